"""What many entities refer to, taken together: their texts are looked at in large pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.joining import joined
from syclopt.ir.references import (
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


def groups_and_nodes(entities: Sequence[Entity]) -> tuple[AbstractSet[Key], AbstractSet[Key]]:
    """Return the attribute groups and metadata nodes that entities refer to; see `references`."""
    if len(entities) == 1:
        found = references(entities[0])
        return found.attributes, found.metadata
    known = [known_references(entity) for entity in entities]
    groups = {*_NOTHING.union(*[each.attributes for each in known if each is not None])}
    nodes = {*_NOTHING.union(*[each.metadata for each in known if each is not None])}
    for text in _texts([entity for entity, each in zip(entities, known, strict=True) if each is None]):
        named_groups, named_nodes = numbers_and_noise_in(text)
        if not (named_groups <= groups and named_nodes <= nodes):
            named_groups, named_nodes = numbers_in(text)
            groups |= named_groups
            nodes |= named_nodes
    return groups, nodes


def types_and_values(entities: Sequence[Entity], *, numbered: bool) -> AbstractSet[Key]:
    """Return the names after `%` in the texts of entities; see `type_references`."""
    if len(entities) == 1:
        return type_references(entities[0], numbered)
    return {name for text in _texts(entities) for name in types_in(text, numbered)}


def _texts(entities: Sequence[Entity]) -> Iterator[str]:
    return (joined(entities[at : at + _AT_ONCE]) for at in range(0, len(entities), _AT_ONCE))
