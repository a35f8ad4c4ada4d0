"""Device images taken back out of an object, library or executable: of a wrapper, whoever made it, or of a section.

The tables of a wrapper are found by what they hold: stripped files have no names for them.
"""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.elf_files import ALLOCATED, NO_CONTENT, OBJECT, RELOCATIONS, ElfFile
from syclopt.errors import InputError
from syclopt.images.embedded import SECTION, from_bytes
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.wrapper.records import BYTES, IMAGE_VERSION, INTEGER, LAYOUTS, SYCL_KIND, OffloadImage
from syclopt.limits import SHARED_BYTES, check

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_IMAGE = re.compile(rb"[\1-\17]\0" + re.escape(struct.pack("<B", SYCL_KIND)) + rb"[\0-\10]\0{4}", re.DOTALL)
_TARGET = re.compile(rb"(?:spir|nvptx|nvidia_gpu_)[\w.-]+")
_LAYOUTS = {
    kind: struct.Struct("@" + "".join("Q" if word == "p" else word for word, _ in layout))
    for kind, layout in LAYOUTS.items()
}
_PAGE = 0x10000
# Machine -> types of the relocations that put a 64-bit address somewhere: of a symbol, and of the file itself.
_ADDRESSES = {62: (1, 8), 183: (257, 1027)}  # x86-64, AArch64


def unwrap(data: bytes, file: str = "<string>") -> list[OffloadImage]:
    """Return the images of an ELF file's bytes, in the order in which they stand there; `file` is for messages.

    Raises `InputError` for what is no ELF file of a 64-bit machine, for a wrapper of another version, and for one whose
    tables are broken; `LimitError` where many images or tables name the same bytes.
    """
    memory = _Memory.of_elf(data, file)
    wrapped = [image for region in memory.regions for image in _images(memory, region.address, region.content, file)]
    return [*wrapped, *_embedded(ElfFile(data, file), file)]


def _embedded(elf: ElfFile, file: str) -> Iterator[OffloadImage]:
    """Yield the images of programs that carry them in a section."""
    for section in elf.sections:
        if section.name == SECTION:
            for image in from_bytes(elf.content(section), file).images:
                target = image.sets.get(names.REQUIREMENTS_SET, {}).get(names.COMPILE_TARGET_KEY)
                made_for = {"target": target.as_string()} if isinstance(target, Blob) else {}
                yield OffloadImage(image.code, image.symbols, image.sets, **made_for)


def _images(memory: _Memory, start: int, content: bytearray, file: str) -> Iterator[OffloadImage]:
    for found in _IMAGE.finditer(content):
        address = start + found.start()
        if address % 8:
            continue
        words = _struct(memory, "image", address)
        if words is None:
            continue
        names = [memory.string(word) for word in words[3:6]]
        if None in names:
            continue
        if words[0] != IMAGE_VERSION:
            _check_version(words[0], names[0], file)
            continue
        code = memory.read(*words[6:8])
        if not code:
            continue
        try:
            yield _image(memory, words, names, code)
        except (LookupError, ValueError) as error:
            message = f"the tables of an image lead nowhere: {error}; the file is broken, or of another version"
            raise InputError(message, file=file) from error


def _check_version(version: int, target: bytes | None, file: str) -> None:
    """Raise `InputError` where what looks like an image is one: it is for a target of SYCL."""
    if target and _TARGET.fullmatch(target):
        message = f"its device images are of version {version}, expected version {IMAGE_VERSION}"
        raise InputError(message, file=file)


def _image(memory: _Memory, words: tuple[int, ...], names: list[bytes | None], code: bytes) -> OffloadImage:
    symbols = tuple(_string(memory, entry[1]) for entry in _rows(memory, "entry", *words[8:10]))
    sets = PropertySets()
    for name, begin, end in _rows(memory, "property_set", *words[10:12]):
        for key, value, kind, size in _rows(memory, "property", begin, end):
            sets.add(_string(memory, name), _string(memory, key), _value(memory, value, kind, size))
    target, compile_options, link_options = ((each or b"").decode("utf-8", "surrogateescape") for each in names)
    return OffloadImage(code, symbols, sets, target, compile_options, link_options)


def _value(memory: _Memory, value: int, kind: int, size: int) -> int | Blob:
    if kind == INTEGER:
        return size
    content = memory.read(value, value + size) if kind == BYTES else None
    if content is None or size < 8:
        raise LookupError(f"a property of type {kind} and {size} bytes")
    return Blob(content[8:], int.from_bytes(content[:8], "little"))


def _rows(memory: _Memory, kind: str, begin: int, end: int) -> Iterator[tuple[int, ...]]:
    layout = _LAYOUTS[kind]
    content = memory.read(begin, end) if begin else b""
    if content is None or len(content) % layout.size:
        raise LookupError(f"a table of {kind} structures at {begin:#x}")
    return layout.iter_unpack(content)


def _struct(memory: _Memory, kind: str, address: int) -> tuple[int, ...] | None:
    content = memory.read(address, address + _LAYOUTS[kind].size)
    return None if content is None else _LAYOUTS[kind].unpack(content)


def _string(memory: _Memory, address: int) -> str:
    text = memory.string(address)
    if text is None:
        raise LookupError(f"a name at {address:#x}")
    return text.decode("utf-8", "surrogateescape")


class _Region(NamedTuple):
    """The content of a section, and its address."""

    address: int
    content: bytearray


class _Memory:
    """What the sections of an ELF file hold once relocations to its own symbols are made, by address.

    What is read is counted: tables may name the same bytes again and again.
    """

    def __init__(self, regions: list[_Region], file: str = "<string>") -> None:
        self.regions = sorted(regions)
        self._starts = [region.address for region in self.regions]
        self._file = file
        self._read = 0
        self._limit = SHARED_BYTES * (sum(len(region.content) for region in regions) + _PAGE)

    @classmethod
    def of_elf(cls, data: bytes, file: str) -> _Memory:
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

    def _region(self, address: int) -> _Region | None:
        place = bisect_right(self._starts, address) - 1
        if place < 0:
            return None
        region = self.regions[place]
        return region if address <= region.address + len(region.content) else None


def _regions(elf: ElfFile) -> dict[int, _Region]:
    """Return the regions of an ELF file by the numbers of their sections; those of an object get addresses."""
    regions: dict[int, _Region] = {}
    free = _PAGE
    for number, section in enumerate(elf.sections):
        if not (section.flags & ALLOCATED and section.size) or section.kind == NO_CONTENT:
            continue
        address = free if elf.kind == OBJECT else section.address
        regions[number] = _Region(address, bytearray(elf.content(section)))
        free += (section.size // _PAGE + 2) * _PAGE
    return regions


def _addresses(elf: ElfFile, regions: Mapping[int, _Region]) -> Iterator[tuple[int, int]]:
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
