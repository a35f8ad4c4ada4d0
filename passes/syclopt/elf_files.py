"""ELF files of 64 bits, lowest byte first: sections, symbols and relocations, each read when it is asked for.

Objects of data are written here, too.

Files may be made to hurt. Their tables must be as large as they say, and what they name must not be far more than they
are: sections do not overlap, and strings and values that many symbols share are counted each time.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import InputError
from syclopt.limits import SHARED_BYTES, check

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

MAGIC = b"\x7fELF\x02\x01"
OBJECT = 1  # a type of files
X86_64 = 62  # a machine
PROGRAM, SYMBOLS, STRINGS, RELOCATIONS, NO_CONTENT = 1, 2, 3, 4, 8  # types of sections
ALLOCATED = 0x2  # a flag of sections

# Type and machine, where the tables of segments and of sections are, then for each the size of a row, and their number,
# and the section with the names of sections.
_HEADER = Struct("<16xHH12xQQ6xHHHHH")
_SECTION = Struct("<IIQQQQIIQQ")
_SYMBOL = Struct("<IBBHQQ")
_RELOCATION = Struct("<QIIq")
_IN_FIRST_ROW = 0xFFFF
_IDENTITY = MAGIC + b"\x01"
_NEW_HEADER = Struct("<16sHHIQQQIHHHHHH")
_NO_EXECUTABLE_STACK = ".note.GNU-stack"
_ALIGNED = 16
_GLOBAL, _HIDDEN = 1 << 4, 2  # a binding of symbols, and a visibility
_PAGE = 4096


class Section(NamedTuple):
    """A section: its name, and what the file says of it. `link` and `info` are numbers of other sections."""

    name: str
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int


class Symbol(NamedTuple):
    """A symbol: where its name stands, the number of its section, and its place in there."""

    name_at: int
    section: int
    value: int
    size: int


class Relocation(NamedTuple):
    """A place that takes an address: of a symbol, whose number is 0 for none, and so much more."""

    offset: int
    kind: int
    symbol: int
    addend: int


class ElfFile:
    """The tables of a file. `name` is for messages."""

    def __init__(self, data: bytes, name: str) -> None:
        """Read the table of sections. Raises `InputError` for what is no such file or damaged, and `LimitError`."""
        self.name = name
        self._data = data
        self._named = 0
        if not data.startswith(MAGIC) or len(data) < _HEADER.size:
            raise InputError("expected an ELF file of 64 bits, lowest byte first", file=name)
        self.kind, self.machine, segments, start, row, rows, size, count, names_at = _HEADER.unpack_from(data)
        if rows and segments + row * rows > len(data):
            raise self._damaged("it ends before its table of segments does")
        self.sections: list[Section] = []
        if start:
            self._read_sections(start, size, count, names_at)

    def content(self, section: Section) -> bytes:
        """Return the bytes of a section in the file."""
        return b"" if section.kind == NO_CONTENT else self._data[section.offset : section.offset + section.size]

    def part(self, section: int, begin: int, size: int) -> bytes:
        """Return bytes from a place in a section on; nothing where there is no such section."""
        if not 0 < section < len(self.sections) or self.sections[section].kind == NO_CONTENT:
            return b""
        home = self.sections[section]
        found = self._data[home.offset + min(begin, home.size) : home.offset + min(begin + size, home.size)]
        self._count(len(found))
        return found

    def symbols(self, table: Section) -> Iterator[Symbol]:
        """Yield what is in a table of symbols."""
        for name_at, _, _, section, value, size in _SYMBOL.iter_unpack(self._rows(table, _SYMBOL)):
            yield Symbol(name_at, section, value, size)

    def relocations(self, table: Section) -> Iterator[Relocation]:
        """Yield what is in a table of relocations."""
        for offset, kind, symbol, addend in _RELOCATION.iter_unpack(self._rows(table, _RELOCATION)):
            yield Relocation(offset, kind, symbol, addend)

    def string(self, strings: Section, at: int) -> str:
        """Return the string at a place of a section of strings."""
        end = strings.offset + strings.size
        begin = min(strings.offset + at, end)
        stop = self._data.find(b"\0", begin, end)
        found = self._data[begin : stop if stop >= 0 else end]
        self._count(len(found))
        return found.decode("utf-8", "surrogateescape")

    def _read_sections(self, start: int, size: int, count: int, names_at: int) -> None:
        whole = len(self._data)
        if size != _SECTION.size or start + size > whole:
            raise self._damaged("it has no table of sections where it says")
        first: tuple[int, ...] = _SECTION.unpack_from(self._data, start)  # it has what is too large for the header
        count, names_at = count or first[5], first[6] if names_at == _IN_FIRST_ROW else names_at
        if start + count * size > whole or names_at >= count:
            raise self._damaged(f"it ends before its table of {count} sections does")
        rows = [*_SECTION.iter_unpack(self._data[start : start + count * size])]
        if sum(row[5] for row in rows if row[1] != NO_CONTENT) > whole:
            raise self._damaged("its sections are larger than it is")
        if any(row[4] + row[5] > whole for row in rows if row[1] != NO_CONTENT):
            raise self._damaged("it ends before its sections do")
        names = Section("", *rows[names_at][1:8])
        self.sections = [Section(self.string(names, row[0]), *row[1:8]) for row in rows]

    def _rows(self, table: Section, row: Struct) -> bytes:
        content = self.content(table)
        return content[: len(content) - len(content) % row.size]

    def _count(self, size: int) -> None:
        """Count what was named. Raises `LimitError` when it is too much for a file of this size."""
        self._named += size
        limit = SHARED_BYTES * (len(self._data) + _PAGE)
        check("bytes that its tables name", self._named, limit, file=self.name)

    def _damaged(self, why: str) -> InputError:
        return InputError(f"the ELF file is damaged: {why}", file=self.name)


def object_of_data(name: str, content: bytes, symbols: Mapping[str, int]) -> bytes:
    """Return an object for x86-64 that has a section of data to read, and hidden symbols at places in there."""
    strings, rows = _strings(symbols), [bytes(_SYMBOL.size)]
    for symbol, place in symbols.items():
        rows.append(_SYMBOL.pack(strings.index(f"\0{symbol}\0".encode()) + 1, _GLOBAL, _HIDDEN, 1, place, 0))
    own = {name: content, _NO_EXECUTABLE_STACK: b"", ".symtab": b"".join(rows), ".strtab": strings}
    names = _strings([*own, ".shstrtab"])
    parts: list[bytes] = []
    table = [bytes(_SECTION.size)]
    end = _NEW_HEADER.size
    of_symbols = (SYMBOLS, 0, 4, 1, _SYMBOL.size)
    kinds = ((PROGRAM, ALLOCATED, 0, 0, 0), (PROGRAM, 0, 0, 0, 0), of_symbols, *[(STRINGS, 0, 0, 0, 0)] * 2)
    for (section, data), (kind, flags, link, info, row) in zip({**own, ".shstrtab": names}.items(), kinds, strict=True):
        at = names.index(f"\0{section}\0".encode()) + 1
        table.append(_SECTION.pack(at, kind, flags, 0, end, len(data), link, info, _ALIGNED, row))
        parts.append(data + bytes(-len(data) % _ALIGNED))
        end += len(parts[-1])
    sizes = (_NEW_HEADER.size, 0, 0, _SECTION.size, len(table), len(table) - 1)
    header = _NEW_HEADER.pack(_IDENTITY, OBJECT, X86_64, 1, 0, 0, end, 0, *sizes)
    return b"".join((header, *parts, *table))


def _strings(names: Iterable[str]) -> bytes:
    """Return a table of strings, of which each stands between zeros."""
    return b"".join((b"\0", *(f"{name}\0".encode() for name in names)))
