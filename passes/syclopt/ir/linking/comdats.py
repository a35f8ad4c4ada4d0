"""Comdats: from which module the members of each are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import LinkError
from syclopt.ir.aliases import symbol_behind
from syclopt.ir.edits.declare import declaration
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.layout import LOCAL, global_layout
from syclopt.ir.linking.header_words import dso_local, linkage_of
from syclopt.ir.linking.merging import declaration_of_alias
from syclopt.ir.references import comdat_of, references
from syclopt.ir.text.alike import same_tokens
from syclopt.ir.views.comdat import selection_kind

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import Part
    from syclopt.ir.linking.resolution import Resolution
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.type_sizes import Sizes

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
        values.append(same_tokens(entity.header[layout.value_type.start : layout.initializer.end]))
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
