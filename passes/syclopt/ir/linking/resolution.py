"""Which definition of each symbol wins, with the comdats that decide for their members, and what comes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError, UndefinedError
from syclopt.ir.aliases import symbol_behind
from syclopt.ir.edits.declare import declaration
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.layout import LOCAL, global_layout, is_declaration, words_of
from syclopt.ir.linking.merging import (
    associated_key,
    check_appending,
    clone_of,
    declaration_of_alias,
    dso_local,
    elements_of,
    linkage_of,
    merge_words,
)
from syclopt.ir.linking.part import Elements, LinkedSymbol, Part
from syclopt.ir.references import comdat_of, is_intrinsic, references, symbol_mentions
from syclopt.ir.text.printed import as_printed
from syclopt.ir.views.comdat import selection_kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.data_layout import Sizes
    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key


_LINK_ONCE = frozenset({"linkonce", "linkonce_odr"})
_WEAK = frozenset({"weak", "weak_odr"})
_REPLACEABLE = _LINK_ONCE | _WEAK | {"common", "extern_weak"}


def takes_source(there: LinkedSymbol, part: Part, key: Key, sizes: Sizes) -> bool:
    """Tell whether the symbol `key` of `part` takes the place of the one that the result has.

    A definition wins over a declaration; a strong one over a weak one, `weak` over `linkonce`, the larger `common` over
    the smaller; else the first one wins. Raises `LinkError` when both are strong.
    """
    linkage = part.linkage(key)
    if "appending" in (linkage, there.linkage):
        return True
    if not part.is_definition(key) or linkage == "available_externally":
        return _takes_declaration(there, part, key)
    if there.is_only_declared:
        return True
    if linkage == "common":
        if there.linkage in _LINK_ONCE | _WEAK:
            return True
        return there.linkage == "common" and sizes.of_symbol(part.symbols[key], part.module) > sizes.of_symbol(
            there.entity, there.part.module
        )
    if linkage in _REPLACEABLE:
        return there.linkage in _LINK_ONCE and linkage in _WEAK
    if there.linkage in _REPLACEABLE:
        return True
    first = there.entity.location
    raise LinkError(f"'@{key}' is already defined in {first.file} in line {first.line}", part.symbols[key].location)


def _takes_declaration(there: LinkedSymbol, part: Part, key: Key) -> bool:
    entity = part.symbols[key]
    if words_of(entity).storage == "dllimport":
        return there.is_only_declared
    if there.linkage == "extern_weak":
        return True
    return part.is_definition(key) and not there.is_definition


DESTINATION, SOURCE, BOTH = "destination", "source", "both"
_ALIKE = frozenset({"any", "largest"})


class Comdats:
    """The comdats of the result: the part that each was last used in."""

    def __init__(self, sizes: Sizes) -> None:
        """Begin with none; `sizes` tells how large leaders are."""
        self.owners: dict[Key, Part] = {}
        self._sizes = sizes

    def use(self, part: Part, comdat: Key) -> None:
        """Note that the result has a member of a comdat from `part`, which then says its selection kind."""
        self.owners[comdat] = part

    def choose(self, resolution: Resolution, part: Part) -> dict[Key, str]:
        """Return for each comdat of `part` from where its members are. Raises `LinkError`.

        Members in the result of a comdat that `part` wins become declarations. Private members of one that it loses
        become `available_externally`.
        """
        chosen: dict[Key, str] = {}
        for comdat, entity in part.module.index.table("comdat").items():
            chosen[comdat] = self._choice(resolution, part, comdat, entity)
        replaced = {comdat for comdat, choice in chosen.items() if choice == SOURCE and comdat in self.owners}
        if replaced:
            _drop_members(resolution, replaced)
        lost = {comdat for comdat, choice in chosen.items() if choice == DESTINATION}
        if lost:
            _expose_private_members(part, lost)
        return chosen

    def _choice(self, resolution: Resolution, part: Part, comdat: Key, entity: Entity) -> str:
        if comdat not in self.owners:
            return SOURCE
        other = self.owners[comdat].module.index.table("comdat")[comdat]
        kinds = {selection_kind(entity), selection_kind(other)}
        if kinds == {*_ALIKE}:
            kinds = {"largest"}
        if len(kinds) > 1:
            message = f"'${comdat}' is a comdat '{selection_kind(entity)}', and '{selection_kind(other)}' in {{}}"
            raise LinkError(message.format(other.location.file), entity.location)
        kind = kinds.pop()
        if kind == "any":
            return DESTINATION
        if kind == "nodeduplicate":
            return BOTH
        return self._by_leader(resolution, part, comdat, kind)

    def _by_leader(self, resolution: Resolution, part: Part, comdat: Key, kind: str) -> str:
        """Choose by the variables that two comdats have their name from."""
        owner = self.owners[comdat]
        there = resolution.symbols.get(comdat)
        if there is not None:
            owner = there.part  # else it is local, or was not needed
        ours, theirs = _leader(part, comdat), _leader(owner, there.key if there is not None else comdat)
        if ours is None or theirs is None:
            place = part.module.index.table("comdat")[comdat].location
            raise LinkError(f"'${comdat}' is a comdat '{kind}' that has no variable of its name", place)
        size = self._sizes.of_symbol(ours, part.module)
        other_size = self._sizes.of_symbol(theirs, owner.module)
        if kind == "largest":
            return SOURCE if size > other_size else DESTINATION
        where = f"in {theirs.location.file}"
        if kind == "samesize" and size != other_size:
            raise LinkError(f"'${comdat}' has {size} bytes, and {other_size} {where}", ours.location)
        if kind == "exactmatch" and not _same_value(ours, theirs):
            raise LinkError(f"'${comdat}' has another value {where}", ours.location)
        return DESTINATION


def _leader(part: Part, comdat: Key) -> Entity | None:
    """Return the variable that a comdat has its name from, also if only an alias of it has that name."""
    key = symbol_behind(part.symbols, comdat)
    entity = part.symbols.get(key) if key is not None else None
    return entity if entity is not None and entity.kind == "global" else None


def _same_value(first: Entity, second: Entity) -> bool:
    values: list[str] = []
    for entity in (first, second):
        layout = global_layout(entity)
        values.append(as_printed(entity.header[layout.value_type.start : layout.initializer.end]))
    return values[0] == values[1]


def _drop_members(resolution: Resolution, comdats: set[Key]) -> None:
    """Reduce what the result has of `comdats` to declarations. Local members stay, outside of the comdat."""
    for symbol in [symbol for part in resolution.parts for symbol in part.owned.values()]:
        if symbol.part.comdat(symbol.key) not in comdats or not symbol.is_definition:
            continue
        entity = symbol.entity
        if symbol.linkage in LOCAL:
            symbol.entity = outside_comdat(entity)
        else:
            is_alias = entity.kind in ("alias", "ifunc")
            symbol.entity = declaration_of_alias(entity) if is_alias else declaration(entity)
            symbol.linkage, symbol.is_definition = "external", False
        symbol.comdat = None


def _expose_private_members(part: Part, comdats: set[Key]) -> None:
    """Make private members of comdats that lost `available_externally`: what uses them may still look at them.

    Those that an alias stands for stay as they are.
    """
    aliased = {key for alias in part.keys("alias") for key in references(part.symbols[alias]).symbols}
    for key, entity in [*part.symbols.items()]:
        if key not in aliased and linkage_of(entity) == "private" and comdat_of(entity) in comdats:
            part.symbols[key] = dso_local(outside_comdat(with_linkage(entity, "available_externally")))


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
        self.targets: list[Key] = []  # what aliases stand for, which is resolved before all else
        self.lazy_members: dict[Key, list[Key]] = {}
        self.seen_nodes: set[int] = set()

    def run(self) -> None:
        part = self.part
        self.chosen = self.resolution.comdats.choose(self.resolution, part)
        clones: list[tuple[LinkedSymbol | None, Key]] = []
        for key in part.symbols if self.chosen else ():
            if part.linkage(key) in _LINK_ONCE and (comdat := part.comdat(key)) is not None:
                self.lazy_members.setdefault(comdat, []).append(key)
        for key in self._missing() if self.only_needed else part.by_kind(part.symbols):
            self._link_if_needed(key, clones)
        for loser, key in clones:
            self._keep_clone(loser, key)
        for key in [*self.wanted]:
            self._add_comdat_members(key)
        self.todo = [*self.wanted]
        while self.todo or self.targets:
            if self.targets:
                self._resolve_target(self.targets.pop())
            else:
                self._resolve(self.todo.pop())
        self._resolve_metadata()

    def _missing(self) -> list[Key]:
        """Return the symbols of a part that the result lacks, and those that are appended to what it has."""
        part, symbols = self.part, self.resolution.symbols
        lacking = {key for key, there in symbols.items() if not there.is_definition}
        lacking.update(key for key in part.keys("global") if part.linkage(key) == "appending")
        return part.by_kind(lacking)

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
            self.targets += (target for target in symbol_mentions(entity.header) if target in found.symbols)
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
