"""What many entities refer to, taken together: their texts are looked at in large pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.joining import joined
from syclopt.ir.references import (
    comdat_of,
    known_references,
    numbers_and_noise_in,
    numbers_in,
    references,
    type_references,
    types_in,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key

_AT_ONCE = 64  # entities whose texts are one piece
_NOTHING: frozenset[Key] = frozenset()


class Shared(NamedTuple):
    """What entities refer to: attribute groups, metadata nodes, comdats, and names after `%` if asked for."""

    groups: AbstractSet[Key]
    nodes: AbstractSet[Key]
    comdats: AbstractSet[Key]
    types: AbstractSet[Key]


def shared_references(entities: Sequence[Entity], *, types: bool, numbered: bool) -> Shared:
    """Return what entities refer to, with `types` also types and values; see `references` and `type_references`."""
    if len(entities) == 1:
        return _of_one(entities[0], types, numbered)
    groups: set[Key] = set()
    nodes: set[Key] = set()
    comdats: set[Key] = set()
    names: set[Key] = set()
    for text, some in pieces(entities):
        if "comdat" in text:
            comdats.update(comdat for entity in some if (comdat := comdat_of(entity)) is not None)
        if types:
            names |= types_in(text, numbered)
        if "#" in text or "!" in text:
            _add_numbers(text, some, groups, nodes)
    return Shared(groups, nodes, comdats, names)


def _of_one(entity: Entity, types: bool, numbered: bool) -> Shared:
    found, comdat = references(entity), comdat_of(entity)
    names = type_references(entity, numbered) if types else _NOTHING
    return Shared(found.attributes, found.metadata, frozenset(() if comdat is None else (comdat,)), names)


def _add_numbers(text: str, entities: Sequence[Entity], groups: set[Key], nodes: set[Key]) -> None:
    """Add the groups and nodes that entities with a text refer to."""
    known = [known_references(entity) for entity in entities]
    if None not in known:
        groups.update(*[each.attributes for each in known if each is not None])
        nodes.update(*[each.metadata for each in known if each is not None])
        return
    named_groups, named_nodes = numbers_and_noise_in(text)
    if not (named_groups <= groups and named_nodes <= nodes):
        named_groups, named_nodes = numbers_in(text)
        groups |= named_groups
        nodes |= named_nodes


def pieces(entities: Sequence[Entity]) -> Iterator[tuple[str, Sequence[Entity]]]:
    """Yield the text of so many entities at once, and these."""
    for at in range(0, len(entities), _AT_ONCE):
        some = entities[at : at + _AT_ONCE]
        yield joined(some), some
