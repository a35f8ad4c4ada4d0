"""LLVM's arrays that list symbols without needing them: each element speaks of the symbol that it names first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import global_layout
from syclopt.ir.references import symbol_mentions
from syclopt.ir.text.brackets import split_commas, type_end

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key

ANNOTATIONS = "llvm.global.annotations"
SUBJECT_LISTS = frozenset({"llvm.used", "llvm.compiler.used", ANNOTATIONS})


def subjects(array: Entity) -> Iterator[Key]:
    """Yield the symbols that the elements of a list speak of."""
    for element in _elements(array):
        yield from _subject(element)


def reduced(array: Entity, kept: Container[Key]) -> Entity | None:
    """Return a list of those elements that speak of symbols in `kept`; None when there are none."""
    elements = _elements(array)
    left = [element for element in elements if any(key in kept for key in _subject(element))]
    if not left:
        return None
    if len(left) == len(elements):
        return array
    layout, header = global_layout(array), array.header
    array_type = f"[{len(left)} x {left[0][: type_end(left[0], 0)]}]"
    return array.with_head(
        f"{header[: layout.value_type.start]}{array_type} [{', '.join(left)}]{header[layout.initializer.end :]}"
    )


def _elements(array: Entity) -> list[str]:
    header = array.header
    start, end = global_layout(array).initializer
    if header[start : start + 1] != "[":
        return []
    return [header[slice(*span)] for span in split_commas(header, start + 1, end - 1)]


def _subject(element: str) -> tuple[Key, ...]:
    return tuple(symbol_mentions(element))[:1]
