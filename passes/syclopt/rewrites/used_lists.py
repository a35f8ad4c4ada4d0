"""Lists of symbols in LLVM: `llvm.used` and `llvm.compiler.used` keep them alive; annotations speak of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.layout import global_layout
from syclopt.ir.references import symbol_mentions
from syclopt.ir.text.brackets import split_commas, type_end

if TYPE_CHECKING:
    from collections.abc import Container, Iterator
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.layout import GlobalLayout
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

COMPILER_USED = "llvm.compiler.used"
USED_LISTS = ("llvm.used", COMPILER_USED)
ANNOTATIONS = "llvm.global.annotations"
SUBJECT_LISTS = frozenset({*USED_LISTS, ANNOTATIONS})
"""An element of these speaks of the symbol that it names first, and does not need it."""


def without_members(used: Entity, keys: AbstractSet[Key]) -> str:
    """Return the text of a list less the elements that name `keys`; nothing when there is no other."""
    header = used.header
    layout = global_layout(used)
    kept = [one for one in _elements(header, layout) if keys.isdisjoint(symbol_mentions(one))]
    if not kept:
        return ""
    head = f"{header[: layout.linkage.start]}appending {header[layout.rest.start : layout.value_type.start]}"
    return f'{head}{_array(kept)}, section "llvm.metadata"'


def subjects(array: Global) -> Iterator[Key]:
    """Yield the symbols that the elements of a list speak of."""
    for element in _elements(array.header, array.layout):
        yield from _subject(element)


def reduce_list(array: Global, kept: Container[Key]) -> bool:
    """Keep the elements of a list that speak of symbols in `kept`; tell whether there are any. An empty list goes."""
    header, layout = array.header, array.layout
    elements = _elements(header, layout)
    left = [element for element in elements if any(key in kept for key in _subject(element))]
    if not left:
        array.remove()
        return False
    if len(left) == len(elements):
        return True
    array.set_header(f"{header[: layout.value_type.start]}{_array(left)}{header[layout.initializer.end :]}")
    return True


def _elements(header: str, layout: GlobalLayout) -> list[str]:
    start, end = layout.initializer
    if header[start : start + 1] != "[":
        return []
    return [header[slice(*span)] for span in split_commas(header, start + 1, end - 1)]


def _array(elements: list[str]) -> str:
    """Return type and value of an array of elements that begin with their types."""
    return f"[{len(elements)} x {elements[0][: type_end(elements[0], 0)]}] [{', '.join(elements)}]"


def _subject(element: str) -> tuple[Key, ...]:
    return tuple(symbol_mentions(element))[:1]
