"""The bytes of a constant in the memory of a device."""

from __future__ import annotations

import re
import struct
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.fragments import parse_type
from syclopt.ir.text.source import to_internal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.fragments import Constant, Type
    from syclopt.ir.module import Module

_FLOATS = {"half": 2, "bfloat": 2, "float": 4, "double": 8}
_CODES = {2: "<e", 4: "<f", 8: "<d"}
_RULE = re.compile(r"([ifv])([0-9]+):([0-9]+)")
# What LLVM assumes where a data layout is silent: bits of the alignment.
_DEFAULTS = {"i1": 8, "i8": 8, "i16": 16, "i32": 32, "i64": 32, "f16": 16, "f32": 32, "f64": 64, "v64": 64, "v128": 128}
_ZEROS = ("zeroinitializer", "undef", "poison")


class NoNumbers(ValueError):
    """A constant that has other things than numbers in it, such as pointers."""


class _Size(NamedTuple):
    """The bytes of a value, its alignment, and the bytes from one element of an array to the next."""

    bytes: int
    alignment: int

    @property
    def stride(self) -> int:
        return -(-self.bytes // self.alignment) * self.alignment


class ConstantBytes:
    """Turns numbers, and arrays, vectors and structs of them, into bytes: little-endian, laid out as a module says."""

    def __init__(self, module: Module) -> None:
        """Read the data layout of `module`, whose types constants may name."""
        self._module = module
        self._alignments = _alignments(module.data_layout or "")

    def of(self, constant: Constant) -> bytes:
        """Return the bytes of a constant with its type; padding is zero. Raises `NoNumbers`."""
        if constant.type is None:
            raise NoNumbers
        return self._of(constant, constant.type)

    def _of(self, constant: Constant, type_: Type) -> bytes:
        type_ = self._resolved(type_)
        size = self._size(type_)
        if constant.kind in _ZEROS:
            return bytes(size.bytes)
        if constant.kind == "bytes" and isinstance(constant.value, bytes):
            return constant.value
        if type_.kind in ("array", "vector"):
            element = self._resolved(type_.elements[0])
            stride = self._size(element).stride if type_.kind == "array" else self._size(element).bytes
            return b"".join(self._of(item, element).ljust(stride, b"\0") for item in constant.operands)
        if type_.kind == "struct":
            data = b""
            for item, (element, offset) in zip(constant.operands, self._members(type_), strict=False):
                data = data.ljust(offset, b"\0") + self._of(item, element)
            return data.ljust(size.bytes, b"\0")
        if type_.kind == "integer" and isinstance(constant.value, int):
            return (int(constant.value) & ((1 << type_.size) - 1)).to_bytes(size.bytes, "little")
        if type_.kind == "float" and isinstance(constant.value, str):
            return _float(constant.value, str(type_.name))
        raise NoNumbers

    def _resolved(self, type_: Type) -> Type:
        """Return what a named type stands for."""
        while type_.kind == "named":
            named = self._module.types.get(type_.name)
            if named is None or named.is_opaque:
                raise NoNumbers
            type_ = parse_type(to_internal(named.body))
        return type_

    def _size(self, type_: Type) -> _Size:
        type_ = self._resolved(type_)
        match type_.kind:
            case "integer":
                return _Size((type_.size + 7) // 8, self._integer_alignment(type_.size))
            case "float" if type_.name in _FLOATS:
                count = _FLOATS[str(type_.name)]
                return _Size(count, self._alignments.get(f"f{8 * count}", 8 * count) // 8)
            case "array":
                element = self._size(type_.elements[0])
                return _Size(type_.size * element.stride, element.alignment)
            case "vector" if not type_.is_scalable:
                count = type_.size * self._size(type_.elements[0]).bytes
                natural = 1 << max(count - 1, 0).bit_length()
                return _Size(count, self._alignments.get(f"v{8 * count}", 8 * natural) // 8)
            case "struct":
                return self._struct_size(type_)
            case _:
                raise NoNumbers

    def _struct_size(self, type_: Type) -> _Size:
        end, alignment = 0, 1
        for element, offset in self._members(type_):
            size = self._size(element)
            end = offset + (size.bytes if type_.is_packed else size.stride)
            alignment = alignment if type_.is_packed else max(alignment, size.alignment)
        return _Size(_Size(end, alignment).stride, alignment)

    def _members(self, type_: Type) -> Iterator[tuple[Type, int]]:
        """Yield the members of a struct with their offsets."""
        offset = 0
        for element in type_.elements:
            size = self._size(element)
            if not type_.is_packed:
                offset = -(-offset // size.alignment) * size.alignment
            yield element, offset
            offset += size.stride

    def _integer_alignment(self, bits: int) -> int:
        widths = sorted(int(name[1:]) for name in self._alignments if name[0] == "i")
        nearest = next((size for size in widths if size >= bits), widths[-1])
        return self._alignments[f"i{nearest}"] // 8


@lru_cache(maxsize=16)
def _alignments(layout: str) -> dict[str, int]:
    rules = {f"{kind}{size}": int(bits) for kind, size, bits in _RULE.findall(layout)}
    return _DEFAULTS | {name: max(bits, 8) for name, bits in rules.items()}


def _float(text: str, type_: str) -> bytes:
    """Return the bytes of a float as LLVM spells it: decimal, or the bits in hexadecimal (of a double, for a float)."""
    size = _FLOATS[type_]
    if text.startswith(("0xH", "0xR")):
        return int(text[3:], 16).to_bytes(size, "little")
    value = struct.unpack("<d", int(text, 16).to_bytes(8, "little"))[0] if text.startswith("0x") else float(text)
    if type_ == "bfloat":
        return struct.pack("<f", value)[2:]
    return struct.pack(_CODES[size], value)
