"""Objects and archives of the host, as far as the driver looks into them: sections and symbols of 64-bit ELF files."""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from syclopt.errors import FileError, InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

_ELF = b"\x7fELF\x02\x01"  # 64 bits, little-endian
_ARCHIVE, _THIN = b"!<arch>\n", b"!<thin>\n"
_MEMBER = 60  # bytes of what stands before each member of an archive
_HEADER = struct.Struct("<40xQ10xHHH")  # where the table of sections is, the size of a row, their number, that of names
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOLS, _STRINGS, _EMPTY = 2, 3, 8  # types of sections
_ELSEWHERE = 0xFFFF


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its name, its type and the section that it refers to as ELF numbers them, and its content."""

    name: str
    kind: int
    link: int
    content: bytes


class ObjectFile:
    """An object; `name` is that of its file, or `archive(member)`."""

    def __init__(self, name: str, data: bytes) -> None:
        """Read the sections of an ELF file. Raises `InputError` when it is damaged."""
        self.name = name
        try:
            self.sections = _sections(data)
        except (struct.error, IndexError, OverflowError) as error:
            raise InputError(f"the object is damaged: {error}", file=name) from error

    def section(self, name: str) -> bytes | None:
        """Return the content of a section, if there is one of that name."""
        return next((each.content for each in self.sections if each.name == name), None)

    def mentions(self, word: str) -> bool:
        """Tell whether the name of a symbol or section has `word` in it: a quick look before a close one."""
        encoded = word.encode()
        return any(encoded in each.content for each in self.sections if each.kind == _STRINGS)

    def holds(self, text: bytes) -> bool:
        """Tell whether the bytes stand in some section."""
        return any(text in each.content for each in self.sections)

    @cached_property
    def symbols(self) -> dict[str, bytes]:
        """The symbols of the object, with their content: nothing for those that are defined elsewhere."""
        table = next((each for each in self.sections if each.kind == _SYMBOLS), None)
        if table is None or table.link >= len(self.sections):
            return {}
        names = self.sections[table.link].content
        found: dict[str, bytes] = {}
        for row in _rows(table.content):
            at, home, value, size = row[0], row[3], row[4], row[5]
            found[_string(names, at)] = self._content(home)[value : value + size]
        return found

    def _content(self, number: int) -> bytes:
        return self.sections[number].content if 0 < number < len(self.sections) else b""


def objects_in(path: str) -> list[ObjectFile]:
    """Return the object in a file, or those in an archive; none for files of other kinds.

    Raises `FileError`, and `InputError` when an object or the archive is damaged.
    """
    data = _read(path)
    if data.startswith((_ARCHIVE, _THIN)):
        return [ObjectFile(f"{path}({name})", member) for name, member in _members(path, data) if _is_object(member)]
    return [ObjectFile(path, data)] if _is_object(data) else []


def _is_object(data: bytes) -> bool:
    return data.startswith(_ELF)


def _sections(data: bytes) -> list[Section]:
    start, size, count, names_at = _HEADER.unpack_from(data)
    if not start:
        return []
    first: tuple[int, ...] = _SECTION.unpack_from(data, start)  # it has what is too large for the header
    count, names_at = count or first[5], first[6] if names_at == _ELSEWHERE else names_at
    rows: list[tuple[int, ...]] = [_SECTION.unpack_from(data, start + number * size) for number in range(count)]
    names_row = rows[names_at]
    names = data[names_row[4] : names_row[4] + names_row[5]]
    return [_section(row, names, data) for row in rows]


def _section(row: tuple[int, ...], names: bytes, data: bytes) -> Section:
    name, kind, offset, size, link = row[0], row[1], row[4], row[5], row[6]
    if kind == _EMPTY:
        return Section(_string(names, name), kind, link, b"")
    if offset + size > len(data):
        raise IndexError("it ends before its sections do")
    return Section(_string(names, name), kind, link, data[offset : offset + size])


def _rows(table: bytes) -> Iterator[tuple[int, ...]]:
    return _SYMBOL.iter_unpack(table[: len(table) - len(table) % _SYMBOL.size])


def _string(names: bytes, at: int) -> str:
    end = names.find(b"\0", at)
    return names[at : end if end >= 0 else len(names)].decode("utf-8", "surrogateescape")


def _members(path: str, archive: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of the members of an archive; a thin one names the files that have them."""
    is_thin = archive.startswith(_THIN)
    names, at = b"", len(_ARCHIVE)
    while at + _MEMBER <= len(archive):
        header = archive[at : at + _MEMBER]
        raw, digits = header[:16].rstrip(), header[48:58].strip()
        start = at + _MEMBER
        if not digits.isdigit() or not header.endswith(b"`\n"):
            raise InputError("the archive is damaged", file=path)
        is_table = raw in (b"/", b"//", b"/SYM64/")
        size = 0 if is_thin and not is_table else int(digits)
        content = archive[start : start + size]
        if len(content) < size:
            raise InputError("the archive is damaged: it ends in a member", file=path)
        at = start + size + size % 2
        if raw == b"//":
            names = content
        elif not is_table:
            name = _member_name(raw, names)
            yield name, _read(os.path.join(os.path.dirname(path), name)) if is_thin else content


def _member_name(raw: bytes, names: bytes) -> str:
    if raw[:1] == b"/" and raw[1:].isdigit():
        raw = names[int(raw[1:]) :].partition(b"\n")[0]
    return raw.rstrip(b"/").decode("utf-8", "surrogateescape")


def _read(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise FileError.from_os("read", path, error) from error
