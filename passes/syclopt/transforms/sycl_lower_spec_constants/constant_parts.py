"""The numbers that a specialization constant is made of: each one becomes a constant of SPIR-V."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.data_layout import resolved
from syclopt.limits import CONSTANT_PARTS, check
from syclopt.transforms.sycl_lower_spec_constants.listing import PADDING, Record
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.rewrites.spec_constant_reads import Read
    from syclopt.unrolled import Steps

AGGREGATES = frozenset({"array", "vector", "struct"})


class Part(NamedTuple):
    """A number, or an array, vector or struct of parts; or something without a default, which is padding.

    `type` is as it is written, `kind` that of the type it stands for. Of `place`, each number and each padding counts
    one: it is what the id of the constant is added to.
    """

    type: Type
    kind: str
    offset: int
    size: int
    place: int
    is_padding: bool
    parts: tuple[Part, ...]

    @property
    def ids(self) -> int:
        """How many numbers and paddings there are."""
        count = 0
        waiting: list[Part] = [self]
        while waiting:
            part = waiting.pop()
            count += not part.parts
            waiting += part.parts
        return count

    def records(self, first: int) -> list[Record]:
        """Return the numbers in it, when its first id is `first`; padding that ends it has a record, too."""
        return unrolled(self._records(first))

    def _records(self, first: int) -> Steps[list[Record]]:
        if self.is_padding:
            return []
        if self.kind not in AGGREGATES:
            return [Record(first + self.place, self.offset, self.size)]
        found: list[Record] = []
        for part in self.parts:
            found += yield part._records(first)
        end = found[-1].offset + found[-1].size if found else self.offset
        rest = self.offset + self.size - end
        return [*found, Record(PADDING, end, rest)] if rest else found


def parts_of(read: Read, module: Module, layout: DataLayout) -> Part:
    """Return the parts of the value that is read."""
    return unrolled(_Cutter(read, module, layout).part(read.type, 0, is_whole=True))


class _Cutter:
    """Cuts a value into parts."""

    def __init__(self, read: Read, module: Module, layout: DataLayout) -> None:
        self._memory = read.default.memory
        self._module = module
        self._layout = layout
        self._place = 0

    def part(self, written: Type, offset: int, *, is_whole: bool = False) -> Steps[Part]:
        type_ = resolved(written, self._module) or written
        extent = self._layout.extent(type_, self._module)
        size = extent.stride if type_.kind in ("array", "struct") else extent.bytes
        place = self._place
        if not is_whole and not any(self._memory.known[offset : offset + size]):
            return self._single(Part(written, type_.kind, offset, size, place, is_padding=True, parts=()))
        if type_.kind not in AGGREGATES:
            return self._single(Part(written, type_.kind, offset, size, place, is_padding=False, parts=()))
        parts: list[Part] = []
        for element, start in self._elements(type_):
            parts.append((yield self.part(element, offset + start)))
        return Part(written, type_.kind, offset, size, place, is_padding=False, parts=tuple(parts))

    def _single(self, part: Part) -> Part:
        self._place += 1
        check("numbers in a specialization constant", self._place, CONSTANT_PARTS)
        return part

    def _elements(self, type_: Type) -> Iterator[tuple[Type, int]]:
        if type_.kind == "struct":
            return self._layout.members(type_, self._module)
        element = type_.elements[0]
        extent = self._layout.extent(element, self._module)
        step = extent.stride if type_.kind == "array" else extent.bytes
        return ((element, place * step) for place in range(type_.size))
