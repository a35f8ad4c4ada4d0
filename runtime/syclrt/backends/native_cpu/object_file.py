"""Object files for x86-64, made into images that are mapped as they are: this needs no LLVM, which is slow to start."""

from __future__ import annotations

from struct import Struct, error, pack_into
from typing import TYPE_CHECKING, NamedTuple

from syclopt.limits import SHARED_BYTES
from syclrt.backends.native_cpu.debuggers import with_places
from syclrt.backends.native_cpu.loaded_code import PAGE, Image

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEADER = Struct("<16s2HI3QI6H")
_SECTION = Struct("<2I4Q2I2Q")
_SYMBOL = Struct("<I2BH2Q")
_RELOCATION = Struct("<2Qq")
_ELF = b"\x7fELF\x02\x01"  # of 64 bits, lowest byte first
_RELOCATABLE, _X86_64 = 1, 62
_PROGRAM, _SYMBOLS, _RELOCATIONS, _ZEROS = 1, 2, 4, 8
_WRITABLE, _ALLOCATED, _OF_A_THREAD = 1, 2, 0x400
_UNWINDING = b".eh_frame"
_LINES = b".debug_line"
_RUN_BY_LOADERS = (b".ctors", b".dtors", b".init_array", b".fini_array")
_LARGEST = 1 << 32  # bytes of a section
_GLOBAL, _WEAK, _FILE, _NO_SECTION = 1, 2, 4, 0xFF00
_FUNCTION = 2
_ADDRESS, _RELATIVE, _CALL, _RELATIVE_64 = 1, 2, 4, 24
_BY_SLOT = frozenset({9, 41, 42})  # relative to a place that holds the address
_JUMP = b"\xff\x25"  # to the address that stands at some distance from the next instruction
_JUMP_BYTES, _STUB_BYTES, _SLOT_BYTES = 6, 8, 8


class _Unusual(Exception):
    """The object has something that is left to LLVM's linker."""


class _Section(NamedTuple):
    name: bytes
    kind: int
    flags: int
    data: bytes
    size: int
    link: int
    info: int
    alignment: int

    @property
    def is_loaded(self) -> bool:
        return bool(self.flags & _ALLOCATED) and self.name != _UNWINDING

    @property
    def rank(self) -> int:
        """Where it stands: code and constants, then variables, then variables that begin with zeros."""
        return 2 if self.kind == _ZEROS else int(bool(self.flags & _WRITABLE))


class _Symbol(NamedTuple):
    name: str
    is_global: bool
    section: int  # 0: it is in another library
    value: int
    size: int
    kind: int


class FunctionPlace(NamedTuple):
    """Where a function stands in a section."""

    name: str
    section: int
    start: int
    size: int


def functions_of(code: bytes) -> list[FunctionPlace]:
    """Return the functions of an object file for any machine; none of one with anything unusual."""
    try:
        symbols = [*_symbols([*_sections(code)])]
    except (_Unusual, IndexError, ValueError, OverflowError, error):
        return []
    functions = (one for one in symbols if one.kind == _FUNCTION and one.section)
    return [FunctionPlace(one.name, one.section, one.value, one.size) for one in functions]


def image_of(code: bytes) -> Image | None:
    """Return the image that an object file becomes; None for one of another machine, or with anything unusual."""
    try:
        return _Linker(code).image()
    except (_Unusual, IndexError, ValueError, OverflowError, error):  # whatever comes of a damaged one
        return None


class _Linker:
    """Gives sections their places, and resolves what refers to them."""

    def __init__(self, code: bytes) -> None:
        if _HEADER.unpack_from(code)[2] != _X86_64:
            raise _Unusual
        self._code = code
        self._sections = [*_sections(code)]
        self._has_lines = any(section.name == _LINES for section in self._sections)
        for section in self._sections:
            _check_plain(section)
        self._symbols = [*_symbols(self._sections)]
        self._places: dict[int, int] = {}
        self._slots: dict[_Symbol, int] = {}
        self._stubs: dict[str, int] = {}
        self._rebased: list[int] = []
        self._imported: dict[int, str] = {}

    def image(self) -> Image:
        """Return the code with all that refers to places in it resolved."""
        relocations = [*self._relocations()]
        called = {symbol.name for _, _, kind, symbol, _ in relocations if kind == _CALL and not symbol.section}
        by_slot = {symbol for _, _, kind, symbol, _ in relocations if kind in _BY_SLOT}
        by_slot |= {symbol for symbol in self._symbols if symbol.name in called and not symbol.section}
        end = self._place(0, 0)
        for name in sorted(called):
            self._stubs[name] = end
            end += _STUB_BYTES
        writable = -(-end // PAGE) * PAGE
        end = -(-self._place(1, writable) // _SLOT_BYTES) * _SLOT_BYTES
        for symbol in sorted(by_slot):
            self._slots[symbol] = end
            end += _SLOT_BYTES
        content = bytearray(end)
        size = self._place(2, end)
        for at, place in self._places.items():
            section = self._sections[at]
            content[place : place + len(section.data)] = section.data
        self._fill_slots(content)
        for section, offset, kind, symbol, addend in relocations:
            self._resolve(content, self._places[section] + offset, kind, symbol, addend)
        symbols = {
            symbol.name: self._place_of(symbol)
            for symbol in self._symbols
            if symbol.is_global and symbol.section in self._places
        }
        lines = with_places(self._code, self._places) if self._has_lines else b""
        return Image(bytes(content), size, writable, symbols, self._rebased, self._imported, lines)

    def _relocations(self) -> Iterator[tuple[int, int, int, _Symbol, int]]:
        """Yield section, offset, kind, symbol and addend of what must be resolved."""
        for section in self._sections:
            if section.kind == _RELOCATIONS and self._sections[section.info].is_loaded:
                for offset, info, addend in _RELOCATION.iter_unpack(section.data):
                    yield section.info, offset, info & 0xFFFF_FFFF, self._symbols[info >> 32], addend

    def _place(self, rank: int, end: int) -> int:
        """Place the sections of a rank from some place on; return where they end."""
        for at, section in enumerate(self._sections):
            if section.is_loaded and section.rank == rank:
                end = -(-end // max(1, section.alignment)) * max(1, section.alignment)
                self._places[at] = end
                end += section.size
        return end

    def _place_of(self, symbol: _Symbol) -> int:
        place = self._places.get(symbol.section)
        if place is None:
            raise _Unusual
        return place + symbol.value

    def _fill_slots(self, content: bytearray) -> None:
        for symbol, place in self._slots.items():
            self._write_address(content, place, symbol, 0)
            if symbol.name in self._stubs and not symbol.section:
                stub = self._stubs[symbol.name]
                content[stub : stub + len(_JUMP)] = _JUMP
                pack_into("<i", content, stub + len(_JUMP), place - stub - _JUMP_BYTES)

    def _resolve(self, content: bytearray, place: int, kind: int, symbol: _Symbol, addend: int) -> None:
        if kind == _ADDRESS:
            self._write_address(content, place, symbol, addend)
        elif kind in _BY_SLOT:
            pack_into("<i", content, place, self._slots[symbol] + addend - place)
        elif kind == _CALL and not symbol.section:
            pack_into("<i", content, place, self._stubs[symbol.name] + addend - place)
        elif kind in (_RELATIVE, _CALL, _RELATIVE_64):
            code = "<q" if kind == _RELATIVE_64 else "<i"
            pack_into(code, content, place, self._place_of(symbol) + addend - place)
        else:
            raise _Unusual

    def _write_address(self, content: bytearray, place: int, symbol: _Symbol, addend: int) -> None:
        if symbol.section:
            pack_into("<Q", content, place, self._place_of(symbol) + addend)
            self._rebased.append(place)
        elif addend or not symbol.name:
            raise _Unusual
        else:
            self._imported[place] = symbol.name


def _sections(code: bytes) -> Iterator[_Section]:
    header = _HEADER.unpack_from(code)
    start, count, names_at = header[6], header[12], header[13]
    if not header[0].startswith(_ELF) or header[1] != _RELOCATABLE:
        raise _Unusual
    rows = [_SECTION.unpack_from(code, start + at * _SECTION.size) for at in range(count)]
    in_file = [row for row in rows if row[1] != _ZEROS]
    if sum(row[5] for row in in_file) > len(code) or any(row[4] + row[5] > len(code) for row in in_file):
        raise _Unusual
    names = code[rows[names_at][4] :]
    for name_at, kind, flags, _, offset, size, link, info, alignment, _ in rows:
        yield _Section(
            names[name_at : names.index(b"\0", name_at)],
            kind,
            flags,
            b"" if kind == _ZEROS else code[offset : offset + size],
            size,
            link,
            info,
            alignment,
        )


def _check_plain(section: _Section) -> None:
    """Raise `_Unusual` for a section that is not mapped as it is."""
    is_plain = section.kind in (_PROGRAM, _ZEROS) and not section.name.startswith(_RUN_BY_LOADERS)
    is_small = section.alignment <= PAGE and section.size <= _LARGEST
    if section.is_loaded and not (is_plain and is_small and not section.flags & _OF_A_THREAD):
        raise _Unusual


def _symbols(sections: list[_Section]) -> Iterator[_Symbol]:
    for section in sections:
        if section.kind == _SYMBOLS:
            names = sections[section.link].data
            left = SHARED_BYTES * len(names)
            for name_at, info, _, index, value, size in _SYMBOL.iter_unpack(section.data):
                name = names[name_at : names.index(b"\0", name_at)].decode("utf-8", "surrogateescape")
                left -= len(name)
                if left < 0:
                    raise _Unusual
                binding, kind = info >> 4, info & 15
                may_be_missing = not index and binding > _GLOBAL
                if may_be_missing or (binding and index >= _NO_SECTION) or binding > _WEAK or kind > _FILE:
                    raise _Unusual
                yield _Symbol(name, binding != 0, index, value, size, kind)
