"""Device images taken back out of an object, library or executable that has a wrapper, whoever made it.

The tables of a wrapper are found by what they hold: stripped files have no names for them.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from syclopt.errors import InputError
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.wrapper.memory import Memory
from syclopt.images.wrapper.offload_image import OffloadImage
from syclopt.images.wrapper.records import BYTES, IMAGE_VERSION, INTEGER, LAYOUTS, SYCL_KIND

if TYPE_CHECKING:
    from collections.abc import Iterator

_IMAGE = re.compile(rb"[\1-\17]\0" + re.escape(struct.pack("<B", SYCL_KIND)) + rb"[\0-\10]\0{4}", re.DOTALL)
_TARGET = re.compile(rb"spir[\w.-]+")
_LAYOUTS = {
    kind: struct.Struct("@" + "".join("Q" if word == "p" else word for word, _ in layout))
    for kind, layout in LAYOUTS.items()
}


def unwrap(data: bytes, file: str = "<string>") -> list[OffloadImage]:
    """Return the images of an ELF file's bytes, in the order in which they stand there; `file` is for messages.

    Raises `InputError` for what is no ELF file of a 64-bit machine, for a wrapper of another version, and for one whose
    tables are broken; `LimitError` where many images or tables name the same bytes.
    """
    memory = Memory.of_elf(data, file)
    return [image for region in memory.regions for image in _images(memory, region.address, region.content, file)]


def _images(memory: Memory, start: int, content: bytearray, file: str) -> Iterator[OffloadImage]:
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


def _image(memory: Memory, words: tuple[int, ...], names: list[bytes | None], code: bytes) -> OffloadImage:
    symbols = tuple(_string(memory, entry[1]) for entry in _rows(memory, "entry", *words[8:10]))
    sets = PropertySets()
    for name, begin, end in _rows(memory, "property_set", *words[10:12]):
        for key, value, kind, size in _rows(memory, "property", begin, end):
            sets.add(_string(memory, name), _string(memory, key), _value(memory, value, kind, size))
    target, compile_options, link_options = ((each or b"").decode("utf-8", "surrogateescape") for each in names)
    return OffloadImage(code, symbols, sets, target, compile_options, link_options)


def _value(memory: Memory, value: int, kind: int, size: int) -> int | Blob:
    if kind == INTEGER:
        return size
    content = memory.read(value, value + size) if kind == BYTES else None
    if content is None or size < 8:
        raise LookupError(f"a property of type {kind} and {size} bytes")
    return Blob(content[8:], int.from_bytes(content[:8], "little"))


def _rows(memory: Memory, kind: str, begin: int, end: int) -> Iterator[tuple[int, ...]]:
    layout = _LAYOUTS[kind]
    content = memory.read(begin, end) if begin else b""
    if content is None or len(content) % layout.size:
        raise LookupError(f"a table of {kind} structures at {begin:#x}")
    return layout.iter_unpack(content)


def _struct(memory: Memory, kind: str, address: int) -> tuple[int, ...] | None:
    content = memory.read(address, address + _LAYOUTS[kind].size)
    return None if content is None else _LAYOUTS[kind].unpack(content)


def _string(memory: Memory, address: int) -> str:
    text = memory.string(address)
    if text is None:
        raise LookupError(f"a name at {address:#x}")
    return text.decode("utf-8", "surrogateescape")
