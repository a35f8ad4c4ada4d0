"""One of the modules that are being linked: its symbols, metadata and types, and what became of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.ir.aliases import symbol_behind
from syclopt.ir.layout import is_declaration
from syclopt.ir.linking.header_words import linkage_of
from syclopt.ir.linking.nodes import Nodes
from syclopt.ir.references import comdat_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(slots=True, eq=False)
class LinkedSymbol:
    """A symbol of the result. `part` has its text, `entity`, in which names are those of `part`.

    When a later part has a better definition, `part`, `key` and `entity` become those of it.
    """

    part: Part
    key: Key
    entity: Entity
    linkage: str
    is_definition: bool
    comdat: Key | None
    name: Key
    """The name in the result."""
    elements: list[Elements] = field(default_factory=list)
    """Of an appending variable: its elements, of all parts."""

    @property
    def is_only_declared(self) -> bool:
        """Whether a linker sees no definition here; one that is `available_externally` is none."""
        return not self.is_definition or self.linkage == "available_externally"


@dataclass(frozen=True, slots=True, eq=False)
class Elements:
    """Elements of the appending variable `entity`, each with its type, in the names of `part`."""

    part: Part
    entity: Entity
    texts: tuple[str, ...]


class Part:
    """A module that is being linked. It stays as it is: `symbols` has what was edited on the way."""

    def __init__(self, module: Module) -> None:
        """Look at `module`."""
        self.module = module
        self.symbols: dict[Key, Entity] = dict(module.index.table("symbol"))
        self.resolved: dict[Key, LinkedSymbol] = {}
        """What a name of this module stands for in the result; names that nothing needs are not in it."""
        self.copies: dict[Key, LinkedSymbol] = {}
        """What aliases of this module stand for, where another module's definition took the name."""
        self.owned: dict[Key, LinkedSymbol] = {}
        """The symbols of the result whose text is in this module."""
        self.nodes = Nodes(module)
        self.type_names: dict[Key, Key] = {}
        """The types of this module that have other names in the result."""
        self._unnamed = max((key for key in self.symbols if isinstance(key, int)), default=-1)

    def is_definition(self, key: Key) -> bool:
        """Tell whether this module has a body or value for a symbol."""
        return not is_declaration(self.symbols[key])

    def linkage(self, key: Key) -> str:
        """Return the linkage of a symbol."""
        return linkage_of(self.symbols[key])

    def comdat(self, key: Key) -> Key | None:
        """Return the comdat of a symbol; of an alias, that of what it stands for."""
        target = symbol_behind(self.symbols, key)
        return comdat_of(self.symbols[target]) if target in self.symbols else None

    def keys(self, *kinds: str) -> Iterator[Key]:
        """Yield the symbols of some kinds, in the order of the text."""
        return (key for key, entity in self.symbols.items() if entity.kind in kinds)

    def free_key(self) -> int:
        """Return a number that no unnamed symbol of this module has."""
        self._unnamed += 1
        return self._unnamed
