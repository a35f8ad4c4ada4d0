"""Specialization constants whose values a kernel gets in a buffer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.source import to_user
from syclopt.transforms.sycl_lower_spec_constants.listing import Listing, Record

if TYPE_CHECKING:
    from syclopt.rewrites.spec_constant_reads import Read, SpecConstantReads


class EmulatedConstants:
    """Gives constants their places in the buffer, one after the other, and makes loads of reads."""

    def __init__(self, found: SpecConstantReads) -> None:
        self._module = found.module
        self._listing = Listing()
        self._offsets: dict[str, int] = {}
        self._end = 0

    def lower(self, read: Read) -> None:
        """Replace a read."""
        offset = self._offset(read)
        lines: list[str] = []
        pointer = read.buffer
        if offset:
            place = read.fresh()
            lines.append(f"{place} = getelementptr i8, {pointer}, i64 {offset}")
            pointer = f"{pointer.rpartition(' ')[0]} {place}"
        value = read.fresh()
        is_bit = read.type.text == "i1"
        loaded = "i8" if is_bit else to_user(read.type.text)
        lines.append(f"{value} = load {loaded}, {pointer}, align {read.extent.alignment}")
        if is_bit:
            whole, value = value, read.fresh()
            lines.append(f"{value} = trunc i8 {whole} to i1")
        read.replace(lines, value)

    def list_all(self) -> None:
        """Say in the module which constants there are."""
        self._listing.write(self._module)

    def _offset(self, read: Read) -> int:
        """Return where the value of a constant stands in the buffer."""
        known = self._offsets.get(read.name)
        if known is not None:
            return known
        padding = -self._end % read.extent.alignment
        if padding:
            self._listing.pad(padding)
        offset = self._offsets[read.name] = self._end + padding
        self._listing.add(read.name, [Record(len(self._offsets) - 1, 0, read.extent.bytes)], read.default)
        self._end = offset + read.extent.bytes
        return offset
