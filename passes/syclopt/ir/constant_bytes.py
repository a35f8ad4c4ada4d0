"""The bytes of a constant in the memory of a device."""

from __future__ import annotations

import struct
from math import isinf, isnan
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.data_layout import DataLayout, resolved
from syclopt.ir.text.source import to_user
from syclopt.limits import CONSTANT_BYTES, check
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.fragments import Constant, Type
    from syclopt.ir.module import Module
    from syclopt.unrolled import Steps

_FLOATS = {"half": 2, "bfloat": 2, "float": 4, "double": 8}
_CODES = {2: "<e", 4: "<f", 8: "<d"}
_SHOWN = 60  # characters of a type
_UNKNOWN = ("undef", "poison")


class NoNumbers(ValueError):
    """A constant that has other things than numbers in it, such as pointers."""


class Memory(NamedTuple):
    """Bytes, and for each one 1 where a value stands, 0 for padding and where nothing is defined."""

    data: bytes
    known: bytes

    @classmethod
    def blank(cls, size: int) -> Memory:
        """Return zeros that nothing defines."""
        return cls(bytes(size), bytes(size))

    @classmethod
    def of_value(cls, data: bytes) -> Memory:
        """Return the bytes of a value."""
        return cls(data, b"\1" * len(data))

    def part(self, offset: int, size: int) -> Memory:
        """Return `size` bytes from `offset` on; those behind the end are blank."""
        end = offset + size
        return Memory(self.data[offset:end].ljust(size, b"\0"), self.known[offset:end].ljust(size, b"\0"))


class ConstantBytes:
    """Turns numbers, and arrays, vectors and structs of them, into bytes: little-endian, laid out as a module says."""

    def __init__(self, module: Module) -> None:
        """Read the data layout of `module`, whose types constants may name."""
        self._module = module
        self._layout = DataLayout(module.data_layout or "")

    def of(self, constant: Constant) -> bytes:
        """Return the bytes of a constant with its type; padding is zero. Raises `NoNumbers`, `LimitError`."""
        return self.memory_of(constant).data

    def memory_of(self, constant: Constant) -> Memory:
        """Return the bytes of a constant with its type, and which of them are defined.

        Raises `NoNumbers`, and `LimitError` for one of very many bytes.
        """
        if constant.type is None:
            raise NoNumbers
        size = self._layout.extent(constant.type, self._module).stride
        check(f"bytes in a constant of type '{to_user(constant.type.text[:_SHOWN])}'", size, CONSTANT_BYTES)
        return unrolled(self._of(constant, constant.type))

    def _of(self, constant: Constant, written: Type) -> Steps[Memory]:
        type_ = self._checked(written)
        size = self._layout.extent(type_, self._module).bytes
        if constant.kind in _UNKNOWN:
            return Memory.blank(size)
        if constant.kind == "zeroinitializer":
            return (yield self._zeros(type_))
        if constant.kind == "bytes" and isinstance(constant.value, bytes):
            return Memory.of_value(constant.value)
        if type_.kind in ("array", "vector", "struct"):
            memory = _Parts(size)
            for item, (element, offset) in zip(constant.operands, self._elements(type_), strict=False):
                memory.add(offset, (yield self._of(item, element)))
            return memory.whole()
        if type_.kind == "integer" and isinstance(constant.value, int):
            number = int(constant.value) & ((1 << type_.size) - 1)
            return Memory.of_value(number.to_bytes(size, "little"))
        if type_.kind == "float" and isinstance(constant.value, str):
            return Memory.of_value(float_bytes(constant.value, str(type_.name)))
        raise NoNumbers

    def _zeros(self, type_: Type) -> Steps[Memory]:
        """Return the bytes of a zero, of which padding is not defined."""
        type_ = self._checked(type_)
        size = self._layout.extent(type_, self._module).bytes
        if type_.kind == "struct":
            memory = _Parts(size)
            for element, offset in self._elements(type_):
                memory.add(offset, (yield self._zeros(element)))
            return memory.whole()
        if type_.kind == "array" and type_.size:
            element = yield self._zeros(type_.elements[0])
            return Memory(bytes(size), element.part(0, size // type_.size).known * type_.size)
        return Memory.of_value(bytes(size))

    def _elements(self, type_: Type) -> Iterator[tuple[Type, int]]:
        """Yield the elements of an array, vector or struct with their offsets."""
        if type_.kind == "struct":
            yield from self._layout.members(type_, self._module)
            return
        element = type_.elements[0]
        extent = self._layout.extent(element, self._module)
        step = extent.stride if type_.kind == "array" else extent.bytes
        for place in range(type_.size):
            yield element, place * step

    def _checked(self, written: Type) -> Type:
        """Return what a type stands for. Raises `NoNumbers` for one that has no numbers in it."""
        type_ = resolved(written, self._module)
        if type_ is None or type_.is_scalable or (type_.kind == "float" and type_.name not in _FLOATS):
            raise NoNumbers
        if type_.kind not in ("integer", "float", "array", "vector", "struct"):
            raise NoNumbers
        return type_


class _Parts:
    """Bytes that are put together of parts."""

    def __init__(self, size: int) -> None:
        self._data, self._known = bytearray(size), bytearray(size)

    def add(self, offset: int, part: Memory) -> None:
        """Put a part at its offset."""
        end = offset + len(part.data)
        self._data[offset:end], self._known[offset:end] = part

    def whole(self) -> Memory:
        """Return what was put together."""
        return Memory(bytes(self._data), bytes(self._known))


def float_bytes(text: str, type_: str) -> bytes:
    """Return the bytes of a float as LLVM spells it: decimal, or the bits in hexadecimal (of a double, for a float).

    Raises `NoNumbers` for what is none of the type.
    """
    try:
        return _float_bytes(text, type_)
    except (ValueError, OverflowError) as error:
        raise NoNumbers from error


def _float_bytes(text: str, type_: str) -> bytes:
    size = _FLOATS[type_]
    if text.startswith(("0xH", "0xR")):
        return int(text[3:], 16).to_bytes(size, "little")
    value = struct.unpack("<d", int(text, 16).to_bytes(8, "little"))[0] if text.startswith("0x") else float(text)
    if type_ == "bfloat":
        return struct.pack("<f", value)[2:]
    return struct.pack(_CODES[size], value)


def spelled_number(data: bytes, type_: Type) -> str:
    """Return the number of a type that bytes are, as LLVM spells it. Raises `NoNumbers` for other types and sizes."""
    number = int.from_bytes(data, "little")
    if type_.kind == "integer" and len(data) == -(-type_.size // 8):
        return str(int.from_bytes(data, "little", signed=True)) if type_.size > 1 else str(bool(number & 1)).lower()
    if type_.kind != "float" or _FLOATS.get(str(type_.name)) != len(data):
        raise NoNumbers
    if len(data) == 2:
        return f"0x{'R' if type_.name == 'bfloat' else 'H'}{number:04X}"
    value: float = struct.unpack(_CODES[len(data)], data)[0]
    decimal = f"{value:e}"
    if float(decimal) == value and not isinf(value):
        return decimal
    if len(data) == 4:
        number = int.from_bytes(struct.pack("<d", value), "little") if not isnan(value) else _widened(number)
    return f"0x{number:016X}"


def _widened(bits: int) -> int:
    """Return the bits of a float that is no number as those of a double."""
    return (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7F_FFFF) << 29
