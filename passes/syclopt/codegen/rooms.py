"""How much room the variables of functions take, and at which places they may stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NAME

if TYPE_CHECKING:
    from syclopt.ir.data_layout import DataLayout, Extent
    from syclopt.ir.module import Module

_ALLOCA = compile_pattern(rf"={GAP}alloca{GAP}(?:inalloca{GAP})?+", re.DOTALL)
_COUNT = compile_pattern(rf"{GAP},{GAP}(?P<type>i[0-9]++){GAP}(?P<count>[0-9]++|%{NAME})", re.DOTALL)
_ALIGNED = compile_pattern(rf",{GAP}align{GAP}([0-9]++)", re.DOTALL)


class Room(NamedTuple):
    """What an `alloca` makes room for: `many` times a type; that is a number or a value, of `number_type`.

    `alignment` is in bytes, 0 where it does not say one.
    """

    type: str
    number_type: str
    many: str
    alignment: int

    def element(self, layout: DataLayout, module: Module) -> str:
        """Return a type for arrays of such variables, of which each is as aligned as it wants to be."""
        whole = self.type if self.many == "1" else f"[{self.many} x {self.type}]"
        size = extent_of(whole, layout, module).stride
        padded = -(-size // self.alignment) * self.alignment if self.alignment else size
        return whole if padded == size else f"[{padded} x i8]"

    def aligned(self, layout: DataLayout, module: Module) -> int:
        """Return the alignment, in bytes, of the room."""
        return max(self.alignment, extent_of(self.type, layout, module).alignment)


def room_of(text: str) -> Room:
    """Return the room that an `alloca` makes."""
    found = _ALLOCA.search(text)
    start = found.end() if found else 0
    end = type_end(text, start)
    count = _COUNT.match(text, end)
    aligned = _ALIGNED.search(text, count.end() if count else end)
    number = (count["type"], count["count"]) if count else ("i64", "1")
    return Room(text[start:end], *number, int(aligned[1]) if aligned else 0)


def extent_of(kind: str, layout: DataLayout, module: Module) -> Extent:
    """Return the size and alignment, in bytes, of a type as it is spelled."""
    from syclopt.ir.fragments import parse_type

    return layout.extent(parse_type(kind), module)
