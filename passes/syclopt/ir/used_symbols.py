"""Which of some symbols a module uses: a look at many texts at once, and at a few of them closely.

An `@name` in a text is most often a use. So names are looked for in large slices, and an entity is only asked for its
uses where a slice also has what can hide a name: a string, a comment, a metadata operand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, numbers_of, unescape
from syclopt.ir.uses import known_uses, may_name_in_metadata, uses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.source import Source

_SYMBOL = compile_pattern(r"@([-a-zA-Z$._0-9]++)")
_QUOTED = compile_pattern(r'@(?="([^"]*+)")')  # in a string, the next one may begin where this one ends
_COMMENT = compile_pattern(r';(?! preds = )[^\n\r@";]*+(?:; preds = [^\n\r@";]*+)*+[@"]')
_AT_ONCE = 1 << 18  # characters that are looked at together


class _Slice(NamedTuple):
    """A part of a text, and the entities that stand there."""

    text: str
    start: int
    end: int
    entities: tuple[Entity, ...]


def used_symbols(entities: Iterable[Entity], keys: Iterable[Key]) -> set[Key]:
    """Return those of `keys` that one of `entities`, functions, variables and aliases, uses: see `uses`."""
    wanted = frozenset(keys)
    left = {*wanted}
    others: list[Entity] = []
    for entity in entities:
        if not left:
            break
        known = known_uses(entity)
        if known is not None:
            left -= known
        elif entity.key not in wanted:
            others.append(entity)
        elif entity.brace < entity.end or entity.header.count("@") > 1:
            left -= uses(entity)
    for piece in _slices(others) if left else ():
        named = left & _names(piece)
        if named and _may_hide(piece):
            users = (entity for entity in piece.entities if any(named & _names(part) for part in _parts(entity)))
            named.intersection_update(set[Key]().union(*map(uses, users)))
        left -= named
    return {*wanted} - left


def _slices(entities: Iterable[Entity]) -> Iterator[_Slice]:
    """Yield the texts of entities: one for those that stand side by side and are as they were read."""
    source: Source | None = None
    start = stop = 0
    run: list[Entity] = []
    for entity in entities:
        if entity.head is not None:
            yield from _parts(entity)
        elif entity.source is source and entity.start == stop and stop - start < _AT_ONCE:
            stop = entity.end
            run.append(entity)
        else:
            if source is not None:
                yield _Slice(source.text, start, stop, tuple(run))
            source, start, stop, run = entity.source, entity.start, entity.end, [entity]
    if source is not None:
        yield _Slice(source.text, start, stop, tuple(run))


def _parts(entity: Entity) -> Iterator[_Slice]:
    if entity.head is None:
        yield _Slice(entity.source.text, entity.begin, entity.end, (entity,))
        return
    yield _Slice(entity.head, 0, len(entity.head), (entity,))
    yield _Slice(entity.source.text, entity.brace, entity.end, (entity,))


def _names(piece: _Slice) -> set[Key]:
    """Return what stands after an `@`, wherever that is."""
    text, start, end, _ = piece
    names: set[str] = {*_SYMBOL.findall(text, start, end)}
    numbers = {name for name in names if name.isdigit()}
    found: set[Key] = {*(names - numbers), *numbers_of(numbers)}
    if text.find('@"', start, end) >= 0:
        found.update(map(unescape, _QUOTED.findall(text, start, end)))
    return found


def _may_hide(piece: _Slice) -> bool:
    """Tell whether a name may stand in a string, a comment or a metadata operand."""
    text, start, end, _ = piece
    if text.find("/*", start, end) >= 0 or _COMMENT.search(text, start, end):
        return True
    if text.find('"', start, end) >= 0 and any("@" in inside for inside in text[start:end].split('"')[1::2]):
        return True
    return may_name_in_metadata(text, start, end)
