"""ELF files made by hand, also such as no compiler makes."""

from __future__ import annotations

import struct
from typing import NamedTuple

PROGRAM, SYMBOLS, STRINGS, RELOCATIONS = 1, 2, 3, 4
ALLOCATED = 2
HEADER, ROW = 64, 64


class Section(NamedTuple):
    """A section; `offset` and `size` are those of its content, unless they are given."""

    name: bytes
    kind: int = PROGRAM
    content: bytes = b""
    flags: int = 0
    address: int = 0
    link: int = 0
    info: int = 0
    offset: int | None = None
    size: int | None = None


def elf(*sections: Section, kind: int = 1, machine: int = 62, **header: int) -> bytes:
    """Return a file of sections, of which the first one has number 1; `header` says what stands there instead."""
    rows, contents = [bytes(ROW)], b""
    names = b"\0".join([b"", *dict.fromkeys(each.name for each in sections), b".names", b""])
    for each in (*sections, Section(b".names", STRINGS, names)):
        offset = HEADER + len(contents) if each.offset is None else each.offset
        size = len(each.content) if each.size is None else each.size
        name_at = names.index(b"\0" + each.name + b"\0") + 1
        place = (each.flags, each.address, offset, size, each.link, each.info, 1, 0)
        rows.append(struct.pack("<IIQQQQIIQQ", name_at, each.kind, *place))
        contents += each.content + bytes(-len(each.content) % 8)
    numbers = {
        "phentsize": 0,
        "phnum": 0,
        "shoff": HEADER + len(contents),
        "shentsize": ROW,
        "shnum": len(rows),
        "shstrndx": len(rows) - 1,
    } | header
    words = (b"\x7fELF\x02\x01\x01", kind, machine, numbers["shoff"])
    sizes = (HEADER, *(numbers[name] for name in ("phentsize", "phnum", "shentsize", "shnum", "shstrndx")))
    return struct.pack("<16sHH20xQ4x6H", *words, *sizes) + contents + b"".join(rows)


def symbols(*rows: tuple[int, int, int, int]) -> bytes:
    """Return a table of symbols: place of the name, section, value, size."""
    packed = (struct.pack("<IBBHQQ", at, 0x11, 0, section, value, size) for at, section, value, size in rows)
    return bytes(24) + b"".join(packed)


NAMES_OF_ARCHIVE = b"//"


def archive(*members: tuple[bytes, bytes], is_thin: bool = False) -> bytes:
    """Return an archive of members: a name as it stands there, and the content."""
    parts = [b"!<thin>\n" if is_thin else b"!<arch>\n"]
    for name, content in members:
        parts.append(name.ljust(48) + str(len(content)).encode().ljust(10) + b"`\n")
        parts.append(content + b"\n" * (len(content) % 2))
    return b"".join(parts)
