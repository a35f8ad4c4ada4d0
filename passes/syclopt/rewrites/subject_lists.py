"""LLVM's arrays that list symbols without needing them: each element speaks of the symbol that it names first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import symbol_mentions
from syclopt.ir.text.brackets import split_commas, type_end

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

ANNOTATIONS = "llvm.global.annotations"
SUBJECT_LISTS = frozenset({"llvm.used", "llvm.compiler.used", ANNOTATIONS})


def subjects(array: Global) -> Iterator[Key]:
    """Yield the symbols that the elements of a list speak of."""
    for element in _elements(array):
        yield from _subject(element)


def reduce_list(array: Global, kept: Container[Key]) -> bool:
    """Keep the elements of a list that speak of symbols in `kept`; tell whether there are any. An empty list goes."""
    elements = _elements(array)
    left = [element for element in elements if any(key in kept for key in _subject(element))]
    if not left:
        array.remove()
        return False
    if len(left) == len(elements):
        return True
    layout, header = array.layout, array.header
    array_type = f"[{len(left)} x {left[0][: type_end(left[0], 0)]}]"
    array.set_header(
        f"{header[: layout.value_type.start]}{array_type} [{', '.join(left)}]{header[layout.initializer.end :]}"
    )
    return True


def _elements(array: Global) -> list[str]:
    header = array.header
    start, end = array.layout.initializer
    if header[start : start + 1] != "[":
        return []
    return [header[slice(*span)] for span in split_commas(header, start + 1, end - 1)]


def _subject(element: str) -> tuple[Key, ...]:
    return tuple(symbol_mentions(element))[:1]
