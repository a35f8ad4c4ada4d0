"""How many bytes values take in memory, and where the members of structs stand, by the data layout."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module

_BEFORE_BODY = compile_pattern(rf"%{NAME}{GAP}={GAP}type\b", re.DOTALL)
_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "fp128": 128, "x86_fp80": 80, "ppc_fp128": 128}
_DEFAULTS = "p:64:64-i1:8-i8:8-i16:16-i32:32-i64:32-f16:16-f32:32-f64:64-f128:128-v64:64-v128:128-a:0"


class Extent(NamedTuple):
    """The bytes that a value takes, and its alignment in bytes."""

    bytes: int
    alignment: int

    @property
    def stride(self) -> int:
        """The bytes from one element of an array to the next."""
        return _padded(self.bytes, self.alignment)


class DataLayout:
    """Extents of types, as a data layout has them."""

    def __init__(self, text: str) -> None:
        """Read a data layout; what it does not say is as LLVM has it."""
        self._alignments: dict[tuple[str, int], int] = {}
        self._pointers: dict[int, Extent] = {}
        for word in (*_DEFAULTS.split("-"), *text.split("-")):
            self._read(word)

    def _read(self, word: str) -> None:
        name, *values = word.split(":")
        numbers = [int(value) for value in values if value.isdigit()]
        letter, digits = name[:1], name[1:].lstrip("abcdefghijklmnopqrstuvwxyz")
        if letter == "p" and len(numbers) > 1:
            self._pointers[int(digits or 0)] = Extent(numbers[0] // 8, numbers[1] // 8)
        elif letter in ("i", "f", "v", "a") and numbers and (digits.isdigit() or not digits):
            self._alignments[letter, int(digits or 0)] = max(1, numbers[0] // 8)

    def extent(self, value_type: Type, module: Module) -> Extent:
        """Return what a value of a type of `module` takes; nothing for one without a size."""
        match value_type.kind:
            case "pointer":
                space = value_type.address_space
                return self._pointers.get(space if isinstance(space, int) else 0, self._pointers[0])
            case "named":
                inner = resolved(value_type, module)
                return self.extent(inner, module) if inner is not None else Extent(0, 1)
            case "array":
                element = self.extent(value_type.elements[0], module)
                return Extent(element.stride * value_type.size, element.alignment)
            case "struct":
                return self._of_struct(value_type, module)
            case "vector":
                return self._of_vector(value_type, module)
            case _:
                is_integer = value_type.kind == "integer"
                bits = value_type.size if is_integer else _FLOATS.get(str(value_type.name), 0)
                return Extent((bits + 7) // 8, self._alignment("i" if is_integer else "f", bits))

    def members(self, struct: Type, module: Module) -> Iterator[tuple[Type, int]]:
        """Yield the members of a struct with their offsets in bytes."""
        offset = 0
        for element in struct.elements:
            extent = self.extent(element, module)
            if not struct.is_packed:
                offset = _padded(offset, extent.alignment)
            yield element, offset
            offset += extent.stride

    def _of_struct(self, struct: Type, module: Module) -> Extent:
        end, alignment = 0, 1 if struct.is_packed else self._alignments["a", 0]
        for element, offset in self.members(struct, module):
            extent = self.extent(element, module)
            end = offset + extent.stride
            alignment = alignment if struct.is_packed else max(alignment, extent.alignment)
        return Extent(_padded(end, alignment), alignment)

    def _of_vector(self, vector: Type, module: Module) -> Extent:
        element = vector.elements[0]
        bits = element.size if element.kind == "integer" else self.extent(element, module).bytes * 8
        size = (bits * vector.size + 7) // 8
        alignment = self._alignments.get(("v", bits * vector.size)) or 1 << max(0, size - 1).bit_length()
        return Extent(size, alignment)

    def _alignment(self, letter: str, bits: int) -> int:
        exact = self._alignments.get((letter, bits))
        if exact is not None:
            return exact
        if letter == "f":
            return 1 << max(0, (bits + 7) // 8 - 1).bit_length()
        sizes = sorted(size for kind, size in self._alignments if kind == "i")
        next_larger = next((size for size in sizes if size >= bits), sizes[-1])
        return self._alignments["i", next_larger]


def resolved(value_type: Type, module: Module) -> Type | None:
    """Return what a type is, by whatever name; None for an opaque one and a name that nothing defines."""
    from syclopt.ir.fragments import parse_type

    while value_type.kind == "named":
        entity = module.index.names("type").get(value_type.name)
        start = _BEFORE_BODY.match(entity.header) if entity else None
        body = on_a_line(entity.header[start.end() :]) if entity and start else "opaque"
        if body == "opaque":
            return None
        value_type = parse_type(body)
    return value_type


def _padded(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment
