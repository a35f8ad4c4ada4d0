"""The memory that an ELF file describes: what its sections hold once relocations to its own symbols are made."""

from __future__ import annotations

import struct
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from syclopt.elf_files import ALLOCATED, NO_CONTENT, OBJECT, RELOCATIONS, ElfFile
from syclopt.errors import InputError
from syclopt.limits import SHARED_BYTES, check

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_PAGE = 0x10000
# Machine -> types of the relocations that put a 64-bit address somewhere: of a symbol, and of the file itself.
_ADDRESSES = {62: (1, 8), 183: (257, 1027)}  # x86-64, AArch64


class Region(NamedTuple):
    """The content of a section, and its address."""

    address: int
    content: bytearray


class Memory:
    """Regions of memory by address. What is read is counted: tables may name the same bytes again and again."""

    def __init__(self, regions: list[Region], file: str = "<string>") -> None:
        self.regions = sorted(regions)
        self._starts = [region.address for region in self.regions]
        self._file = file
        self._read = 0
        self._limit = SHARED_BYTES * (sum(len(region.content) for region in regions) + _PAGE)

    @classmethod
    def of_elf(cls, data: bytes, file: str) -> Memory:
        """Return the memory of an object, a shared library or an executable. Raises `InputError`."""
        elf = ElfFile(data, file)
        if elf.machine not in _ADDRESSES:
            message = f"expected an ELF file for 64-bit x86 or ARM, found one for machine {elf.machine}"
            raise InputError(message, file=file)
        regions = _regions(elf)
        memory = cls([*regions.values()], file)
        for where, address in _addresses(elf, regions):
            memory.write(where, address)
        return memory

    def read(self, begin: int, end: int) -> bytes | None:
        """Return the bytes from `begin` to `end`, or None where they are not all there. Raises `LimitError`."""
        region = self._region(begin)
        if region is None or end < begin or end > region.address + len(region.content):
            return None
        self._count(end - begin)
        return bytes(memoryview(region.content)[begin - region.address : end - region.address])

    def write(self, where: int, address: int) -> None:
        """Put an address somewhere, if there is something."""
        region = self._region(where)
        if region is not None and where + 8 <= region.address + len(region.content):
            struct.pack_into("<Q", region.content, where - region.address, address % (1 << 64))

    def string(self, begin: int) -> bytes | None:
        """Return the bytes from `begin` to a null character, or None. Raises `LimitError`."""
        region = self._region(begin)
        if region is None:
            return None
        start = begin - region.address
        stop = region.content.find(b"\0", start)
        self._count((stop if stop >= 0 else len(region.content)) - start)
        return None if stop < 0 else bytes(region.content[start:stop])

    def _count(self, size: int) -> None:
        self._read += size
        check("bytes that the tables of its images name", self._read, self._limit, file=self._file)

    def _region(self, address: int) -> Region | None:
        place = bisect_right(self._starts, address) - 1
        if place < 0:
            return None
        region = self.regions[place]
        return region if address <= region.address + len(region.content) else None


def _regions(elf: ElfFile) -> dict[int, Region]:
    """Return the regions of an ELF file by the numbers of their sections; those of an object get addresses."""
    regions: dict[int, Region] = {}
    free = _PAGE
    for number, section in enumerate(elf.sections):
        if not (section.flags & ALLOCATED and section.size) or section.kind == NO_CONTENT:
            continue
        address = free if elf.kind == OBJECT else section.address
        regions[number] = Region(address, bytearray(elf.content(section)))
        free += (section.size // _PAGE + 2) * _PAGE
    return regions


def _addresses(elf: ElfFile, regions: Mapping[int, Region]) -> Iterator[tuple[int, int]]:
    """Yield the places that relocations fill in, each with the address that goes there."""
    of_symbol, of_file = _ADDRESSES[elf.machine]
    is_object = elf.kind == OBJECT
    for section in elf.sections:
        if section.kind != RELOCATIONS or (is_object and section.info not in regions):
            continue
        base = regions[section.info].address if is_object else 0
        symbols = [*elf.symbols(elf.sections[section.link])] if section.link < len(elf.sections) else []
        for relocation in elf.relocations(section):
            where = base + relocation.offset
            if relocation.kind == of_file:
                yield where, relocation.addend
            elif relocation.kind == of_symbol and relocation.symbol < len(symbols):
                symbol = symbols[relocation.symbol]
                if symbol.section in regions:
                    home = regions[symbol.section].address if is_object else 0
                    yield where, symbol.value + relocation.addend + home
