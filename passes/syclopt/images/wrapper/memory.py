"""The memory that an ELF file describes: what its sections hold once relocations to its own symbols are made."""

# elftools is not annotated.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false, reportAttributeAccessIssue=false

from __future__ import annotations

import io
import struct
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from elftools.elf.elffile import ELFFile

_ALLOCATED = 0x2  # a flag of sections
_PAGE = 0x10000
# Machine -> types of the relocations that put a 64-bit address somewhere: of a symbol, and of the file itself.
_ADDRESSES = {"EM_X86_64": (1, 8), "EM_AARCH64": (257, 1027)}


class Region(NamedTuple):
    """The content of a section, and its address."""

    address: int
    content: bytearray
    name: str


class Memory:
    """Regions of memory by address."""

    def __init__(self, regions: list[Region]) -> None:
        self.regions = sorted(regions)
        self._starts = [region.address for region in self.regions]

    @classmethod
    def of_elf(cls, data: bytes, file: str) -> Memory:
        """Return the memory of an object, a shared library or an executable. Raises `InputError`."""
        try:
            return cls._of_elf(data)
        except Exception as error:  # elftools meets broken files with whatever exception comes of them
            raise InputError(f"expected an ELF file: {error or type(error).__name__}", file=file) from error

    @classmethod
    def _of_elf(cls, data: bytes) -> Memory:
        from elftools.elf.elffile import ELFFile

        elf = ELFFile(io.BytesIO(data))
        machine = elf["e_machine"]
        if elf.elfclass != 64 or not elf.little_endian or machine not in _ADDRESSES:
            raise ValueError(f"one for {machine} is not supported, only for 64-bit x86 and ARM")
        is_object = elf["e_type"] == "ET_REL"
        regions = _regions(elf, len(data), is_object=is_object)
        memory = cls([*regions.values()])
        for where, address in _addresses(elf, regions, is_object=is_object):
            memory.write(where, address)
        return memory

    def read(self, begin: int, end: int) -> bytes | None:
        """Return the bytes from `begin` to `end`, or None where they are not all there."""
        region = self._region(begin)
        if region is None or end < begin or end > region.address + len(region.content):
            return None
        return bytes(memoryview(region.content)[begin - region.address : end - region.address])

    def write(self, where: int, address: int) -> None:
        """Put an address somewhere, if there is something."""
        region = self._region(where)
        if region is not None and where + 8 <= region.address + len(region.content):
            struct.pack_into("<Q", region.content, where - region.address, address % (1 << 64))

    def string(self, begin: int) -> bytes | None:
        """Return the bytes from `begin` to a null character, or None."""
        region = self._region(begin)
        if region is None:
            return None
        stop = region.content.find(b"\0", begin - region.address)
        return None if stop < 0 else bytes(region.content[begin - region.address : stop])

    def _region(self, address: int) -> Region | None:
        place = bisect_right(self._starts, address) - 1
        if place < 0:
            return None
        region = self.regions[place]
        return region if address <= region.address + len(region.content) else None


def _regions(elf: ELFFile, size_of_file: int, *, is_object: bool) -> dict[int, Region]:
    """Return the regions of an ELF file by the numbers of their sections; those of an object get addresses."""
    regions: dict[int, Region] = {}
    free, whole = _PAGE, 0
    for number, section in enumerate(elf.iter_sections()):
        size = section["sh_size"]
        if not (section["sh_flags"] & _ALLOCATED and size) or section["sh_type"] == "SHT_NOBITS":
            continue
        whole += size
        if whole > size_of_file:
            raise ValueError("its sections are larger than it is")
        regions[number] = Region(free if is_object else section["sh_addr"], bytearray(section.data()), section.name)
        free += (size // _PAGE + 2) * _PAGE
    return regions


def _addresses(elf: ELFFile, regions: Mapping[int, Region], *, is_object: bool) -> Iterator[tuple[int, int]]:
    """Yield the places that relocations fill in, each with the address that goes there."""
    from elftools.elf.relocation import RelocationSection

    of_symbol, of_file = _ADDRESSES[elf["e_machine"]]
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection) or (is_object and section["sh_info"] not in regions):
            continue
        base = regions[section["sh_info"]].address if is_object else 0
        symbols = elf.get_section(section["sh_link"])
        for relocation in section.iter_relocations():
            kind, where, addend = relocation["r_info_type"], base + relocation["r_offset"], relocation["r_addend"]
            if kind == of_file:
                yield where, addend
            elif kind == of_symbol:
                symbol = symbols.get_symbol(relocation["r_info_sym"])
                home = symbol["st_shndx"]
                if home in regions:
                    yield where, symbol["st_value"] + addend + (regions[home].address if is_object else 0)
