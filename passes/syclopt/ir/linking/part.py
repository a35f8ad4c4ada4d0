"""What linking knows of each module: its symbols, its metadata nodes, what it is made for, and for which reader."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from syclopt.ir.aliases import symbols_behind
from syclopt.ir.layout import LOCAL, is_declaration
from syclopt.ir.linking.merging import linkage_of
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.references import comdat_of, symbol_mentions
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, numbers_of, string_in

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Sequence

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


_NODE = compile_pattern(r"!([0-9]++) = ([^\n]*+)\n?+")
_START = compile_pattern(rf"![0-9]++{GAP}={GAP}", re.DOTALL)
_REFERENCE = compile_pattern(r"!([0-9]++)")
_KINDS = ("global", "function", "alias", "ifunc")


class Nodes:
    """The nodes of a module. Their text is read when it is first asked for."""

    def __init__(self, module: Module) -> None:
        """Look at the nodes of `module`."""
        self.entities = [e for e in module.index.entities if e.kind in ("metadata", "metadata run")]
        self._texts: dict[int, str] | None = None
        self._naming: frozenset[int] | None = None

    @property
    def texts(self) -> dict[int, str]:
        """Number -> text after `=`, in one line, in the order of the module."""
        if self._texts is None:
            self._texts = {}
            for entity in self.entities:
                if entity.kind == "metadata run":
                    found = cast("list[tuple[str, str]]", _NODE.findall(entity.source.text, entity.begin, entity.end))
                    self._texts.update((int(number), text) for number, text in found)
                else:
                    start = _START.match(entity.text)
                    self._texts[int(entity.key)] = on_a_line(entity.text[start.end() if start else 0 :])
        return self._texts

    @property
    def naming(self) -> frozenset[int]:
        """The nodes that name a symbol."""
        if self._naming is None:
            numbers: set[int] = set()
            if any("@" in entity.text for entity in self.entities):
                numbers = {n for n, text in self.texts.items() if "@" in text and self.symbols(n)}
            self._naming = frozenset(numbers)
        return self._naming

    def symbols(self, number: int) -> list[Key]:
        """Return the symbols that a node names."""
        return [*symbol_mentions(self.texts.get(number, ""))]

    def closure(self, roots: Iterable[int], seen: set[int]) -> set[int]:
        """Add `roots` and the nodes that they lead to to `seen`; return those that are new."""
        texts = self.texts
        new: set[int] = set()
        todo = [*roots]
        while todo:
            number = todo.pop()
            if number in seen or number not in texts:
                continue
            seen.add(number)
            new.add(number)
            todo += numbers_of(cast("list[str]", _REFERENCE.findall(texts[number])))
        return new


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
        self._behind: dict[Key, Key | None] = {}  # alias -> what it stands for
        self._unnamed = max((key for key in self.symbols if isinstance(key, int)), default=-1)

    def is_definition(self, key: Key) -> bool:
        """Tell whether this module has a body or value for a symbol."""
        return not is_declaration(self.symbols[key])

    def linkage(self, key: Key) -> str:
        """Return the linkage of a symbol."""
        return linkage_of(self.symbols[key])

    def comdat(self, key: Key) -> Key | None:
        """Return the comdat of a symbol; of an alias, that of what it stands for."""
        if key not in self._behind and self.symbols[key].kind == "alias":
            self._behind.update(symbols_behind(self.symbols, (key, *self.keys("alias"))))
        target = self._behind.get(key, key)
        return comdat_of(self.symbols[target]) if target in self.symbols else None

    def keys(self, *kinds: str) -> Iterator[Key]:
        """Yield the symbols of some kinds, in the order of the text."""
        return (key for key, entity in self.symbols.items() if entity.kind in kinds)

    def by_kind(self, keys: Container[Key]) -> list[Key]:
        """Return those of some symbols that this module has: variables, functions, aliases, each as in the text."""
        found = [key for key in self.symbols if key in keys]
        return sorted(found, key=lambda key: _KINDS.index(self.symbols[key].kind))

    def free_key(self) -> int:
        """Return a number that no unnamed symbol of this module has."""
        self._unnamed += 1
        return self._unnamed


def name_symbols(parts: Iterable[Part], separator: str) -> None:
    """Give each symbol of the result its name. Unnamed ones get none yet.

    A local symbol whose name is taken becomes `name.N`; LLVM writes no dot for NVPTX, which is what `separator` is for.
    """
    parts = [*parts]
    taken: set[Key] = {s.name for part in parts for s in part.owned.values() if s.linkage not in LOCAL}
    used = taken.union(*(part.module.index.table("symbol") for part in parts))
    last = 0
    for part in parts:
        for symbol in owned_in_order(part):
            if symbol.linkage not in LOCAL or isinstance(symbol.name, int):
                continue
            if symbol.name in taken:
                base = symbol.name
                while symbol.name in used:
                    last += 1
                    symbol.name = f"{base}{separator}{last}"
                used.add(symbol.name)
            taken.add(symbol.name)


def owned_in_order(part: Part) -> list[LinkedSymbol]:
    """Return the symbols of the result that are in `part`, in the order of its text; copies come last."""
    return [part.owned[key] for key in part.symbols if key in part.owned]


_LAST_WITH_TYPED_POINTERS = 16
_SINCE = {
    "nofpclass(": 17, "dead_on_unwind": 18, "writable": 18, "range(": 19, "#dbg_": 19, "optdebug": 19,
    "initializes(": 20, "splat (": 20, "noext": 20, "samesign": 20, "captures(": 21, "dead_on_return": 22,
    "nocreateundeforpoison": 22,
}  # fmt: skip
_NEW = compile_pattern(
    r"(?<![-a-zA-Z0-9$._\"@%!])(?:nofpclass\(|dead_on_unwind|writable|range\(|#dbg_|optdebug|initializes\(|splat \("
    r"|noext|samesign|captures\(|dead_on_return|nocreateundeforpoison)"
)


def check_readers(parts: Sequence[Part], warn: Callable[[str], None]) -> None:
    """Tell `warn` of modules of which each LLVM refuses one, where some of `parts` have typed pointers."""
    old = next((part.module.name for part in parts if has_typed_pointers(part.module)), "")
    for part in parts:
        word = max(_NEW.findall(part.module.internal_text()), key=_SINCE.__getitem__, default="")
        if word:
            warn(
                f"no LLVM reads both: typed pointers in {old} need LLVM {_LAST_WITH_TYPED_POINTERS} or before, "
                f"'{word.strip(' (')}' in {part.module.name} needs LLVM {_SINCE[word]} or later"
            )


_WHAT = {"triple": "target triple", "datalayout": "data layout"}


def target_lines(parts: Iterable[Part], warn: Callable[[str], None]) -> dict[str, Entity]:
    """Return the lines of target triple and data layout that the result has: the first of each that is not empty.

    `warn` is told of each that differs.
    """
    found: dict[str, Entity] = {}
    for part in parts:
        for entity in part.module.index.entities:
            if entity.kind != "target" or not string_in(entity.text):
                continue
            first = found.setdefault(str(entity.key), entity)
            if string_in(first.text) != string_in(entity.text):
                warn(
                    f"{_WHAT[str(entity.key)]} '{string_in(entity.text)}' of {entity.location.file} differs from "
                    f"'{string_in(first.text)}' of {first.location.file}"
                )
    return found


def is_nvptx(lines: dict[str, Entity]) -> bool:
    """Tell whether the target is NVPTX, where names have no dots."""
    return "triple" in lines and str(string_in(lines["triple"].text)).startswith("nvptx")
