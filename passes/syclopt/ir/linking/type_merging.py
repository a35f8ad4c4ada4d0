"""Named types of several modules: equal ones are one type, an opaque one gets a body, others get another name."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, Key, key_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.linking.part import Part

_NAME = compile_pattern(rf"%({NAME})")
_OPAQUE = "opaque"


class MergedType(NamedTuple):
    """A type of the result: whose text it has, and its body in names of the result."""

    part: Part
    entity: Entity
    body: tuple[Key, ...]


def merge_types(parts: Iterable[Part]) -> dict[Key, MergedType]:
    """Return the types of the result by name, and set what types are called there in `type_names` of each part."""
    merged: dict[Key, MergedType] = {}
    for part in parts:
        _merge(part, merged)
    return merged


def _merge(part: Part, merged: dict[Key, MergedType]) -> None:
    types = part.module.index.table("type")
    if not types:
        return
    bodies = {key: _body(entity) for key, entity in types.items()}
    same = _alike(bodies, merged)
    clashing = [key for key in bodies if key in merged and key not in same]
    taken = {*merged, *types}
    for key in clashing:
        part.type_names[key] = name = _free_name(key, taken)
        taken.add(name)
    for key, entity in types.items():
        name = part.type_names.get(key, key)
        if key not in same or merged[key].body == (_OPAQUE,):
            merged[name] = MergedType(part, entity, _renamed(bodies[key], part.type_names))


def _alike(bodies: Mapping[Key, tuple[Key, ...]], merged: Mapping[Key, MergedType]) -> set[Key]:
    """Return the types that are the same in both: taken to be so as long as nothing speaks against it."""
    same = {key for key in bodies if key in merged}
    while True:
        other = {key for key in same if not _fits(bodies[key], merged[key].body, same)}
        if not other:
            return same
        same -= other


def _fits(body: tuple[Key, ...], known: tuple[Key, ...], same: Collection[Key]) -> bool:
    if (_OPAQUE,) in (body, known):
        return True
    return body == known and all(name in same for name in body[1::2])


def _renamed(body: tuple[Key, ...], names: Mapping[Key, Key]) -> tuple[Key, ...]:
    return tuple(names.get(piece, piece) if at % 2 else piece for at, piece in enumerate(body))


def _body(entity: Entity) -> tuple[Key, ...]:
    """Return the text of a type after `type`: pieces of text, and between them the types that it names."""
    from syclopt.ir.fragments.types import canonical

    start = _NAME.match(entity.header)
    text = canonical(entity.header[start.end() if start else 0 :]).partition("type")[2].strip()
    pieces: list[Key] = [*_NAME.split(text)]
    pieces[1::2] = [key_of(str(token)) for token in pieces[1::2]]
    return tuple(pieces)


def _free_name(key: Key, taken: Collection[Key]) -> Key:
    if isinstance(key, int):
        return max((other for other in taken if isinstance(other, int)), default=-1) + 1
    number = 0
    while f"{key}.{number}" in taken:
        number += 1
    return f"{key}.{number}"
