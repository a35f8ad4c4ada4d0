"""Which definition of a name the result has, and what comes along: the rules of LLVM's linker, part by part.

Parts are linked one after the other into a result that is empty at first, as `llvm-link` does it. Of each part come
the definitions that other modules may need and that win their name; all else (local symbols, `linkonce`,
`available_externally`, declarations) only if what comes uses it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError, UndefinedError
from syclopt.ir.edits.declare import declaration
from syclopt.ir.edits.linkage import with_linkage
from syclopt.ir.layout import LOCAL, is_declaration
from syclopt.ir.linking.appending import associated_key, check_appending, elements_of
from syclopt.ir.linking.comdats import BOTH, DESTINATION, Comdats
from syclopt.ir.linking.header_words import linkage_of
from syclopt.ir.linking.merging import clone_of, declaration_of_alias, merge_words
from syclopt.ir.linking.part import Elements, LinkedSymbol, Part
from syclopt.ir.linking.preference import takes_source
from syclopt.ir.references import is_intrinsic, references, symbol_mentions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.type_sizes import Sizes

_LINK_ONCE = frozenset({"linkonce", "linkonce_odr"})
_LAZY = _LINK_ONCE | {"available_externally"}
_STRUCTORS = frozenset({"llvm.global_ctors", "llvm.global_dtors"})


class Resolution:
    """The result so far: its symbols that other modules see, by name, and its comdats."""

    def __init__(self, sizes: Sizes) -> None:
        """Begin with an empty result; `sizes` tells how large types are."""
        self.symbols: dict[Key, LinkedSymbol] = {}
        self.comdats = Comdats(sizes)
        self.parts: list[Part] = []
        self._sizes = sizes

    def link(self, part: Part, *, only_needed: bool = False, overrides: bool = False) -> None:
        """Link a part into the result: all of it, or what is missing; `overrides` lets it win all of its names.

        Raises `LinkError`, `UndefinedError`.
        """
        self.parts.append(part)
        _PartLink(self, part, self._sizes, only_needed, overrides).run()

    def linked_to(self, part: Part, key: Key) -> LinkedSymbol | None:
        """Return the symbol of the result that has the name which `key` has in `part`, if others see both."""
        if isinstance(key, int) or key not in part.symbols or part.linkage(key) in LOCAL:
            return None
        return self.symbols.get(key)


class _PartLink:
    """One part on its way into the result."""

    def __init__(self, resolution: Resolution, part: Part, sizes: Sizes, only_needed: bool, overrides: bool) -> None:
        self.resolution = resolution
        self.part = part
        self.sizes = sizes
        self.only_needed = only_needed
        self.overrides = overrides
        self.chosen: dict[Key, str] = {}  # comdat -> from where its members are
        self.wanted: dict[Key, None] = {}  # what is linked even if nothing uses it, in order
        self.todo: list[Key] = []
        self.lazy_members: dict[Key, list[Key]] = {}
        self.seen_nodes: set[int] = set()

    def run(self) -> None:
        part = self.part
        self.chosen = self.resolution.comdats.choose(self.resolution, part)
        clones: list[tuple[LinkedSymbol | None, Key]] = []
        for key in part.symbols:
            if part.linkage(key) in _LINK_ONCE and (comdat := part.comdat(key)) is not None:
                self.lazy_members.setdefault(comdat, []).append(key)
        for kinds in (("global",), ("function",), ("alias",), ("ifunc",)):
            for key in part.keys(*kinds):
                self._link_if_needed(key, clones)
        for loser, key in clones:
            self._keep_clone(loser, key)
        for key in [*self.wanted]:
            self._add_comdat_members(key)
        self.todo = [*self.wanted]
        while self.todo:
            self._resolve(self.todo.pop())
        self._resolve_metadata()

    def _link_if_needed(self, key: Key, clones: list[tuple[LinkedSymbol | None, Key]]) -> None:
        """Decide whether a symbol is linked on its own account."""
        part, there = self.part, self.resolution.linked_to(self.part, key)
        linkage = part.linkage(key)
        if self.only_needed and linkage != "appending" and (there is None or there.is_definition):
            return
        if there is not None and linkage != "appending":
            there.entity, part.symbols[key] = merge_words(there.entity, part.symbols[key])
        if there is None and not self.overrides and (linkage in LOCAL or linkage in _LAZY):
            return
        if not part.is_definition(key):
            return
        comdat = part.comdat(key)
        chosen = self.chosen[comdat] if comdat is not None else ""
        if chosen == DESTINATION:
            return
        takes = self._takes(there, key)
        if there is not None and there.is_definition and chosen == BOTH:
            clones.append((there, key) if takes else (None, key))
        if takes:
            self.wanted[key] = None

    def _takes(self, there: LinkedSymbol | None, key: Key) -> bool:
        return self.overrides or there is None or takes_source(there, self.part, key, self.sizes)

    def _keep_clone(self, loser: LinkedSymbol | None, key: Key) -> None:
        """Keep the value of a variable that lost its name in a `nodeduplicate` comdat, under no name.

        Other members of the comdat may lie beside it in its section.
        """
        part, entity = (loser.part, loser.entity) if loser else (self.part, self.part.symbols[key])
        if entity.kind != "global":
            message = f"'@{key}' is no variable and is in a comdat 'nodeduplicate' that another module has too"
            raise LinkError(message, self.part.symbols[key].location)
        number = part.free_key()
        clone = part.symbols[number] = clone_of(entity, number)
        if loser is None:
            self.wanted[number] = None
        else:
            self._own(LinkedSymbol(part, number, clone, "private", True, part.comdat(number), number))

    def _add_comdat_members(self, key: Key) -> None:
        comdat = self.part.comdat(key)
        for member in self.lazy_members.get(comdat, ()) if comdat is not None else ():
            there = self.resolution.linked_to(self.part, member)
            if member not in self.wanted and self._takes(there, member):
                self.wanted[member] = None
                self.todo.append(member)

    def _is_linked(self, there: LinkedSymbol | None, key: Key) -> bool:
        """Tell whether what this part has for `key` goes into the result, now that something uses it."""
        linkage = self.part.linkage(key)
        if key in self.wanted or linkage in LOCAL:
            return True
        if (there is not None and not there.is_only_declared) or not self.part.is_definition(key):
            return False
        if linkage not in _LAZY and not self.only_needed:
            return False
        self.wanted[key] = None
        self.todo.append(key)
        self._add_comdat_members(key)
        return True

    def _resolve(self, key: Key) -> None:
        """Find what `key` stands for in the result, and take what it uses along."""
        part = self.part
        if key in part.resolved or not self._is_there(key):
            return
        there = self.resolution.linked_to(part, key)
        is_linked = self._is_linked(there, key)
        if part.linkage(key) == "appending" or (there is not None and there.linkage == "appending"):
            self._append(key, there)
        elif there is not None and not is_linked:
            part.resolved[key] = there
        else:
            entity = part.symbols[key] if is_linked else self._declaration(key)
            self._own(self._new(key, entity, there))
            if is_linked:
                self._take_along(key)

    def _is_there(self, key: Key) -> bool:
        if key in self.part.symbols:
            return True
        if is_intrinsic(key):
            return False
        raise UndefinedError(f"'@{key}' is not defined", file=self.part.module.name)

    def _new(self, key: Key, entity: Entity, there: LinkedSymbol | None) -> LinkedSymbol:
        """Return the symbol of the result that has the text of this part; it takes the place of `there`."""
        linkage = linkage_of(entity)
        symbol = there or LinkedSymbol(self.part, key, entity, linkage, False, None, key)
        if there is not None:
            del there.part.owned[there.key]
        is_definition = not is_declaration(entity)
        symbol.part, symbol.key, symbol.entity, symbol.linkage = self.part, key, entity, linkage
        symbol.is_definition = is_definition
        symbol.comdat = self.part.comdat(key) if is_definition else None
        if linkage not in LOCAL and not isinstance(key, int):
            self.resolution.symbols[key] = symbol
        return symbol

    def _own(self, symbol: LinkedSymbol) -> None:
        symbol.part.owned[symbol.key] = symbol
        symbol.part.resolved[symbol.key] = symbol
        if symbol.comdat is not None:
            self.resolution.comdats.use(symbol.part, symbol.comdat)

    def _declaration(self, key: Key) -> Entity:
        """Return the declaration of a symbol that is not linked, as its comdat lost to another module's."""
        entity = self.part.symbols[key]
        if entity.kind in ("alias", "ifunc"):
            return declaration_of_alias(entity)
        return declaration(entity)

    def _take_along(self, key: Key) -> None:
        entity = self.part.symbols[key]
        found = references(entity)
        if entity.kind in ("alias", "ifunc"):
            for target in symbol_mentions(entity.header):
                if target in found.symbols:
                    self._resolve_target(target)
        else:
            self.todo += sorted(found.symbols, key=str)  # so that every run does the same
        self._take_along_nodes(found.metadata)

    def _take_along_nodes(self, roots: Iterable[Key]) -> None:
        nodes = self.part.nodes
        if not nodes.naming:
            return
        for number in sorted(nodes.closure(map(int, roots), self.seen_nodes) & nodes.naming):
            self.todo += (key for key in nodes.symbols(number) if key in self.part.symbols)

    def _resolve_target(self, key: Key) -> None:
        """Resolve what an alias stands for: a definition of its own part.

        If another module's definition has won the name, the alias gets an internal copy: it must not stand for what
        is declared or may be replaced.
        """
        part = self.part
        if not self._is_there(key) or self._is_linked(self.resolution.linked_to(part, key), key):
            self._resolve(key)
            return
        if key in part.copies:
            return
        number = part.free_key()
        entity = with_linkage(part.symbols[key], "internal")
        copy = LinkedSymbol(part, number, entity, "internal", True, part.comdat(key), key)
        part.symbols[number] = entity
        part.copies[key] = copy
        part.owned[number] = copy
        part.resolved[number] = copy
        if copy.comdat is not None:
            self.resolution.comdats.use(part, copy.comdat)
        self._take_along(key)

    def _append(self, key: Key, there: LinkedSymbol | None) -> None:
        """Put the elements of an appending variable after those that are there."""
        part, entity = self.part, self.part.symbols[key]
        if not part.is_definition(key):
            if there is not None:
                part.resolved[key] = there
            return
        earlier = there.elements if there is not None and there.is_definition else []
        if there is not None and there.is_definition:
            check_appending(there, part, key)
        texts = elements_of(entity)
        if key in _STRUCTORS:
            texts = [text for text in texts if self._is_wanted_structor(text)]
        symbol = self._new(key, entity, there)
        symbol.elements = [*earlier, Elements(part, entity, tuple(texts))]
        self._own(symbol)
        for text in texts:
            self.todo += symbol_mentions(text)

    def _is_wanted_structor(self, text: str) -> bool:
        """Tell whether a constructor comes along: not if it is for a variable that another module has."""
        key = associated_key(text)
        if key is None or key not in self.part.symbols:
            return True
        return self._is_linked(self.resolution.linked_to(self.part, key), key)

    def _resolve_metadata(self) -> None:
        """Resolve what only metadata names, so far as the result has it."""
        part = self.part
        for number in part.nodes.naming:
            for key in part.nodes.symbols(number):
                there = self.resolution.linked_to(part, key)
                if key not in part.resolved and there is not None:
                    part.resolved[key] = there
