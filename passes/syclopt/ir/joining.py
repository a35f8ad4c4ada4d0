"""The text of entities that stand one after the other, as few slices of their sources as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.source import Source


def joined(entities: Iterable[Entity]) -> str:
    """Return the text of entities, each in a line of its own: a join of the largest slices of the sources."""
    pieces: list[str] = []
    source: Source | None = None  # the slice that is being collected
    text = ""
    start = stop = 0
    before: Entity | None = None
    for entity in entities:
        head = entity.head
        if source is not None:
            if entity.source is source and entity.start == stop:
                if head is not None:
                    pieces += (text[start : entity.begin], head)
                    start = entity.brace
                stop = entity.end
                before = entity
                continue
            pieces.append(text[start:stop])
        if before is not None and not (pieces[-1] or pieces[-2]).endswith("\n") and not _are_neighbours(before, entity):
            pieces.append("\n")
        before = entity
        source, start, stop = entity.source, entity.start, entity.end
        text = source.text
        if head is not None:
            pieces += (text[start : entity.begin], head)
            start = entity.brace
    if source is not None:
        pieces.append(text[start:stop])
    return "".join(pieces) if len(pieces) != 1 else pieces[0]


def _are_neighbours(before: Entity, entity: Entity) -> bool:
    """Tell whether two entities stood side by side before they were edited."""
    first, second = before.origin or before, entity.origin or entity
    return first.source is second.source and first.end == second.start
