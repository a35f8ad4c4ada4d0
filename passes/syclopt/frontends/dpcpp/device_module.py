"""The device code of one source, with what the host side is compiled with."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# LLVM's numbers, and the widths of its fields in bits.
_DEAD_ON_RETURN, _DEREFERENCEABLE = 103, 41
_INTEGER = 1  # what stands before the number of an attribute with a value
_MODULE, _ATTRIBUTE_GROUPS = 8, 10
_BLOCK, _RECORD = 1, 3
_FIELD, _BLOCK_FIELD, _WIDTH_FIELD, _WORD = 6, 8, 4, 32


class DeviceModule(Module):
    """A module that came from a front end: its IR, and the integration header and footer of the same source.

    The host side includes the header before its first line, and the footer after its last one.
    """

    __slots__ = ("dependencies", "diagnostics", "integration_footer", "integration_header", "is_lowered")

    integration_header: str
    integration_footer: str
    diagnostics: str
    dependencies: tuple[str, ...]
    is_lowered: bool

    @classmethod
    def of_bitcode(cls, bitcode: bytes, name: str, spelled: Mapping[str, str]) -> DeviceModule:
        """Return the module of a bitcode file, with some words spelled otherwise. Raises `LLVMError`."""
        from syclopt.ir.llvm import from_bitcode

        text = from_bitcode(for_our_llvm(bitcode), name)
        for old, new in spelled.items():
            text = text.replace(old.encode(), new.encode())
        module = cast("DeviceModule", cls.parse(text, name))
        module.integration_header = module.integration_footer = module.diagnostics = ""
        module.dependencies = ()
        module.is_lowered = False
        return module


def for_our_llvm(bitcode: bytes) -> bytes:
    """Return bitcode that LLVM 22 reads."""
    bits = _Bits(bitcode)
    for place in [*_numbers_of_dead_on_return(bits)]:
        bits.put(place, _DEREFERENCEABLE)
    return bytes(bits.data)


class _Bits:
    """A stream of bits, and a place in it."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)
        self.place = _WORD  # behind the magic number
        self.end = len(data) * 8

    def read(self, width: int) -> int:
        """Return the next bits, at most 32 of them."""
        start, shift = divmod(self.place, 8)
        self.place += width
        return int.from_bytes(self.data[start : start + 5], "little") >> shift & ((1 << width) - 1)

    def read_number(self, width: int = _FIELD) -> int:
        """Return the next number, whose fields say in their highest bits whether there are more."""
        number = shift = 0
        more = 1 << (width - 1)
        while (part := self.read(width)) & more:
            number |= (part ^ more) << shift
            shift += width - 1
        return number | part << shift

    def put(self, place: int, number: int) -> None:
        """Write a number of two fields over another one."""
        high = 1 << (_FIELD - 1)
        self._put_field(place, number % high | high)
        self._put_field(place + _FIELD, number // high)

    def _put_field(self, place: int, value: int) -> None:
        start, shift = divmod(place, 8)
        word = int.from_bytes(self.data[start : start + 2], "little")
        word = word & ~(((1 << _FIELD) - 1) << shift) | value << shift
        self.data[start : start + 2] = word.to_bytes(2, "little")


def _numbers_of_dead_on_return(bits: _Bits) -> Iterator[int]:
    """Yield the places where the attribute's number stands; `bits` stands at the blocks of a file."""
    width = 2
    while bits.place + _WORD < bits.end:
        kind = bits.read(width)
        if kind == _RECORD:
            _read_record(bits)
        elif kind == _BLOCK:
            block, inner = bits.read_number(_BLOCK_FIELD), bits.read_number(_WIDTH_FIELD)
            bits.place += -bits.place % _WORD
            size = bits.read(_WORD) * _WORD
            if block == _ATTRIBUTE_GROUPS:
                yield from _in_groups(bits, inner)
                return
            if block == _MODULE:
                width = inner
            else:
                bits.place += size
        else:  # what may stand behind the attributes
            return


def _in_groups(bits: _Bits, width: int) -> Iterator[int]:
    while bits.read(width) == _RECORD:
        values, places = _read_record(bits)
        for index in range(2, len(values) - 1):
            # Nowhere else do these two meet: a letter follows no 1, and what follows a value is a small number.
            if values[index] == _INTEGER and values[index + 1] == _DEAD_ON_RETURN:
                yield places[index + 1]


def _read_record(bits: _Bits) -> tuple[list[int], list[int]]:
    """Read a record without abbreviations; return its values, and where each stands."""
    bits.read_number()
    values: list[int] = []
    places: list[int] = []
    for _ in range(bits.read_number()):
        places.append(bits.place)
        values.append(bits.read_number())
    return values, places
