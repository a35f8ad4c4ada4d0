"""Specialization constants as SPIR-V has them: numbers with ids, and what is composed of them."""

from __future__ import annotations

import struct
from math import isinf, isnan
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.data_layout import resolved
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell
from syclopt.transforms.sycl_lower_spec_constants.constant_parts import AGGREGATES, parts_of
from syclopt.transforms.sycl_lower_spec_constants.listing import Listing
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.fragments import Type
    from syclopt.rewrites.spec_constant_reads import Read, SpecConstantReads
    from syclopt.transforms.sycl_lower_spec_constants.constant_parts import Part
    from syclopt.transforms.sycl_lower_spec_constants.listing import Record
    from syclopt.unrolled import Steps

_INTEGERS = {1: "b", 8: "a", 16: "s", 32: "i", 64: "x"}
_FLOATS = {"half": "Dh", "float": "f", "double": "d"}


class NativeConstants:
    """Gives constants their ids, from 0 on, and makes calls of SPIR-V's builtins of reads."""

    def __init__(self, found: SpecConstantReads) -> None:
        self._found = found
        self._module = found.module
        self._listing = Listing()
        self._firsts: dict[str, int] = {}
        self._records: dict[str, list[Record]] = {}
        self._next = 0

    def lower(self, read: Read) -> None:
        """Replace a read. Raises `PassFailed` for a type that no constant of SPIR-V has."""
        part = parts_of(read, self._module, self._found.layout)
        calls = _Calls(read, self._found, self._first(read, part))
        value = unrolled(calls.value_of(part))
        read.replace(calls.lines, value)

    def list_all(self) -> None:
        """Say in the module which constants there are."""
        self._listing.write(self._module)

    def _first(self, read: Read, part: Part) -> int:
        """Return the first id of the constant that is read."""
        first = self._firsts.get(read.name)
        if first is not None:
            if self._records[read.name] != part.records(first):
                raise self._found.refused(read, f"is read with two types, one of them '{to_user(read.type.text)}'")
            return first
        first = self._firsts[read.name] = self._next
        self._next += part.ids
        self._records[read.name] = part.records(first)
        self._listing.add(read.name, self._records[read.name], read.default)
        return first


class _Calls:
    """Makes the calls in the place of one read."""

    def __init__(self, read: Read, found: SpecConstantReads, first: int) -> None:
        self._read = read
        self._found = found
        self._module = found.module
        self._first = first
        self.lines: list[str] = []

    def value_of(self, part: Part) -> Steps[str]:
        """Return the value of a part, less its type, for which calls are added."""
        if part.is_padding:
            return "undef"
        if part.kind in AGGREGATES:
            return (yield self._composite(part))
        number = self._found.layout.extent(part.type, self._module).bytes
        default = self._read.default.memory.data[part.offset : part.offset + number]
        if part.type.text != "i1":
            return self._number(part, part.type, default)
        whole, value = self._number(part, parse_type("i8"), default), self._read.fresh()
        self.lines.append(f"{value} = trunc i8 {whole} to i1")
        return value

    def _number(self, part: Part, type_: Type, default: bytes) -> str:
        name = f"{names.SPEC_CONSTANT_PREFIX}i{self._mangled(type_)}"
        written = resolved(type_, self._module) or type_
        return self._call(
            name, type_, [("i32", str(self._first + part.place)), (type_.text, _spelled(default, written))]
        )

    def _composite(self, part: Part) -> Steps[str]:
        arguments: list[tuple[str, str]] = []
        for each in part.parts:
            arguments.append((to_user(each.type.text), (yield self.value_of(each))))
        types = "".join(self._mangled(each.type) for each in part.parts)
        name = f"{names.SPEC_CONSTANT_COMPOSITE_PREFIX}{types}_R{self._mangled(part.type)}"
        return self._call(name, part.type, arguments)

    def _call(self, name: str, result: Type, arguments: Iterable[tuple[str, str]]) -> str:
        """Add a call of a function that is declared when it is first called; return the result."""
        arguments = [*arguments]
        written = to_user(result.text)
        if name not in self._module.functions:
            self._module.add(f"declare {written} @{spell(name)}({', '.join(type_ for type_, _ in arguments)})")
        value = self._read.fresh()
        spelled = ", ".join(f"{type_} {argument}" for type_, argument in arguments)
        self.lines.append(f"{value} = call {written} @{spell(name)}({spelled})")
        return value

    def _mangled(self, type_: Type) -> str:
        """Return what a type is called in the name of a builtin, where named structs have their names."""
        return unrolled(self._spelled_type(type_))

    def _spelled_type(self, type_: Type) -> Steps[str]:
        if type_.kind == "named":
            return str(type_.name)
        if type_.kind == "integer" and type_.size in _INTEGERS:
            return _INTEGERS[type_.size]
        if type_.kind == "float" and type_.name in _FLOATS:
            return _FLOATS[str(type_.name)]
        if type_.kind == "array":
            return f"A{type_.size}_{(yield self._spelled_type(type_.elements[0]))}"
        if type_.kind == "vector":
            return f"Dv{type_.size}_{(yield self._spelled_type(type_.elements[0]))}"
        if type_.kind == "struct":
            parts = [f"S{'p' if type_.is_packed else ''}"]
            for element in type_.elements:
                parts.append((yield self._spelled_type(element)))
            return f"{''.join(parts)}E"
        raise self._found.refused(self._read, f"no constant of SPIR-V has the type '{to_user(type_.text)}'")


def _spelled(data: bytes, type_: Type) -> str:
    """Return the number that bytes are, as LLVM spells it."""
    number = int.from_bytes(data, "little")
    if type_.kind == "integer":
        return str(int.from_bytes(data, "little", signed=True))
    if type_.name == "half":
        return f"0xH{number:04X}"
    value: float = struct.unpack("<d" if type_.name == "double" else "<f", data)[0]
    decimal = f"{value:e}"
    if float(decimal) == value and not isinf(value):
        return decimal
    if type_.name == "float":
        number = int.from_bytes(struct.pack("<d", value), "little") if not isnan(value) else _widened(number)
    return f"0x{number:016X}"


def _widened(bits: int) -> int:
    """Return the bits of a float that is no number as those of a double."""
    return (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7F_FFFF) << 29
