"""Where in which file a line and column of the text that LLVM read stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import Location

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module


def place_in_text(text: str, name: str, line: int, column: int) -> Location:
    """Return the place of a line and column of a text; of its end, when they are past it."""
    return Location.at(name, text, _offset(text, line, column))


def place_in_module(module: Module, line: int, column: int) -> Location:
    """Return the place, in the file that it was read from, of a line and column of the text that a module prints.

    What was edited stands where it stood before, and what was put in where it was put in; an entity that was added
    stands in a text of its own.
    """
    text = module.internal_text()
    offset = _offset(text, line, column)
    here = Location.at(module.name, text, offset)
    end = 0
    for entity in module.index.entities:
        head = entity.source.text[entity.start : entity.begin] + entity.header
        start = end if text.startswith(head, end) else end + 1  # a line break was put between two files
        end = start + len(head) + len(entity.body)
        if offset < end:
            place = _place_in_entity(entity, offset - start, len(head))
            return Location(place.file, place.line, place.column, here.excerpt)
    return here


def _place_in_entity(entity: Entity, offset: int, head: int) -> Location:
    if offset >= head:
        return entity.source.location(entity.brace + offset - head)
    if entity.head is None:
        return entity.source.location(entity.start + offset)
    return entity.location


def _offset(text: str, line: int, column: int) -> int:
    start = 0
    for _ in range(line - 1):
        end = text.find("\n", start)
        if end < 0:
            return len(text)
        start = end + 1
    return min(start + column - 1, len(text))
