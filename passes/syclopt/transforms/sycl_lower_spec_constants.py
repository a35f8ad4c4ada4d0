"""sycl-lower-spec-constants: reads of specialization constants become constants of SPIR-V, or loads from a buffer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from syclopt import names
from syclopt.errors import PassFailed
from syclopt.ir.constant_bytes import spelled_number
from syclopt.ir.data_layout import resolved
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import escape, spell
from syclopt.limits import CONSTANT_PARTS, check
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.spec_constant_reads import SpecConstantReads, has_reads
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.rewrites.spec_constant_reads import Default, Read
    from syclopt.unrolled import Steps

_NO_BUFFER = "missing-spec-constant-buffer"
_INTEGERS = {1: "b", 8: "a", 16: "s", 32: "i", 64: "x"}
_FLOATS = {"half": "Dh", "float": "f", "double": "d"}
AGGREGATES = frozenset({"array", "vector", "struct"})
PADDING = 0xFFFF_FFFF  # the id of what is no constant


@dataclass(frozen=True)
class SYCLLowerSpecConstantsPass(ModulePass):
    """Replace each read of a specialization constant, and list the constants for `emit-specialization-constants`.

    `native` makes calls of `__spirv_SpecConstant(id, default)`: one for each number in a constant, with ids from 0 on,
    and `__spirv_SpecConstantComposite` for each array, vector and struct. Elements without a default are padding.
    `emulation` makes loads from the buffer of values that the front end hands to each read.
    """

    name: ClassVar[str] = "sycl-lower-spec-constants"
    warns: ClassVar[tuple[str, ...]] = (_NO_BUFFER,)
    mode: Literal["native", "emulation"] = field(
        default="native", metadata={"help": "what the constants become", "positional": True}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a read whose constant, default or type is not known."""
        if not has_reads(module):
            return PassResult(changed=False)
        listed = module.named_metadata.get(names.SPEC_CONSTANTS_LIST)
        if listed is not None and listed.operands:
            raise PassFailed(self.name, "some specialization constants have been lowered before", listed.location)
        found = SpecConstantReads(module, self.name)
        constants = self._constants(found)
        for read in found.reads:
            if self.mode == "emulation" and read.buffer.endswith(" null"):
                message = f"'@{read.function.key}' reads '{read.name}' from no buffer: it is compiled for native ones"
                ctx.warn(_NO_BUFFER, message, read.instruction.location)
            constants.lower(read)
        found.finish()
        constants.list_all()
        ctx.count("reads lowered", len(found.reads))
        return PassResult(changed=True)

    def _constants(self, found: SpecConstantReads) -> NativeConstants | EmulatedConstants:
        if self.mode == "native":
            return NativeConstants(found)
        return EmulatedConstants(found)


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
        from syclopt.ir.fragments import parse_type

        whole, value = self._number(part, parse_type("i8"), default), self._read.fresh()
        self.lines.append(f"{value} = trunc i8 {whole} to i1")
        return value

    def _number(self, part: Part, type_: Type, default: bytes) -> str:
        name = f"{names.SPEC_CONSTANT_PREFIX}i{self._mangled(type_)}"
        written = resolved(type_, self._module) or type_
        return self._call(
            name, type_, [("i32", str(self._first + part.place)), (type_.text, spelled_number(default, written))]
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


class EmulatedConstants:
    """Gives constants their places in the buffer, one after the other, and makes loads of reads."""

    def __init__(self, found: SpecConstantReads) -> None:
        self._module = found.module
        self._listing = Listing()
        self._offsets: dict[str, int] = {}
        self._end = 0

    def lower(self, read: Read) -> None:
        """Replace a read."""
        offset = self._offset(read)
        lines: list[str] = []
        pointer = read.buffer
        if offset:
            place = read.fresh()
            lines.append(f"{place} = getelementptr i8, {pointer}, i64 {offset}")
            pointer = f"{pointer.rpartition(' ')[0]} {place}"
        value = read.fresh()
        is_bit = read.type.text == "i1"
        loaded = "i8" if is_bit else to_user(read.type.text)
        lines.append(f"{value} = load {loaded}, {pointer}, align {read.extent.alignment}")
        if is_bit:
            whole, value = value, read.fresh()
            lines.append(f"{value} = trunc i8 {whole} to i1")
        read.replace(lines, value)

    def list_all(self) -> None:
        """Say in the module which constants there are."""
        self._listing.write(self._module)

    def _offset(self, read: Read) -> int:
        """Return where the value of a constant stands in the buffer."""
        known = self._offsets.get(read.name)
        if known is not None:
            return known
        padding = -self._end % read.extent.alignment
        if padding:
            self._listing.pad(padding)
        offset = self._offsets[read.name] = self._end + padding
        self._listing.add(read.name, [Record(len(self._offsets) - 1, 0, read.extent.bytes)], read.default)
        self._end = offset + read.extent.bytes
        return offset


class Part(NamedTuple):
    """A number, or an array, vector or struct of parts; or something without a default, which is padding.

    `type` is as it is written, `kind` that of the type it stands for. Of `place`, each number and each padding counts
    one: it is what the id of the constant is added to.
    """

    type: Type
    kind: str
    offset: int
    size: int
    place: int
    is_padding: bool
    parts: tuple[Part, ...]

    @property
    def ids(self) -> int:
        """How many numbers and paddings there are."""
        count = 0
        waiting: list[Part] = [self]
        while waiting:
            part = waiting.pop()
            count += not part.parts
            waiting += part.parts
        return count

    def records(self, first: int) -> list[Record]:
        """Return the numbers in it, when its first id is `first`; padding that ends it has a record, too."""
        return unrolled(self._records(first))

    def _records(self, first: int) -> Steps[list[Record]]:
        if self.is_padding:
            return []
        if self.kind not in AGGREGATES:
            return [Record(first + self.place, self.offset, self.size)]
        found: list[Record] = []
        for part in self.parts:
            found += yield part._records(first)
        end = found[-1].offset + found[-1].size if found else self.offset
        rest = self.offset + self.size - end
        return [*found, Record(PADDING, end, rest)] if rest else found


def parts_of(read: Read, module: Module, layout: DataLayout) -> Part:
    """Return the parts of the value that is read."""
    return unrolled(_Cutter(read, module, layout).part(read.type, 0, is_whole=True))


class _Cutter:
    """Cuts a value into parts."""

    def __init__(self, read: Read, module: Module, layout: DataLayout) -> None:
        self._memory = read.default.memory
        self._module = module
        self._layout = layout
        self._place = 0

    def part(self, written: Type, offset: int, *, is_whole: bool = False) -> Steps[Part]:
        type_ = resolved(written, self._module) or written
        extent = self._layout.extent(type_, self._module)
        size = extent.stride if type_.kind in ("array", "struct") else extent.bytes
        place = self._place
        if not is_whole and not any(self._memory.known[offset : offset + size]):
            return self._single(Part(written, type_.kind, offset, size, place, is_padding=True, parts=()))
        if type_.kind not in AGGREGATES:
            return self._single(Part(written, type_.kind, offset, size, place, is_padding=False, parts=()))
        parts: list[Part] = []
        for element, start in self._elements(type_):
            parts.append((yield self.part(element, offset + start)))
        return Part(written, type_.kind, offset, size, place, is_padding=False, parts=tuple(parts))

    def _single(self, part: Part) -> Part:
        self._place += 1
        check("numbers in a specialization constant", self._place, CONSTANT_PARTS)
        return part

    def _elements(self, type_: Type) -> Iterator[tuple[Type, int]]:
        if type_.kind == "struct":
            return self._layout.members(type_, self._module)
        element = type_.elements[0]
        extent = self._layout.extent(element, self._module)
        step = extent.stride if type_.kind == "array" else extent.bytes
        return ((element, place * step) for place in range(type_.size))


class Record(NamedTuple):
    """A number in a constant: its id, its offset in bytes, its size. Runtimes skip those whose id is `PADDING`."""

    id: int
    offset: int
    size: int


class Listing:
    """Constants in the order in which a runtime lays out their values, one after the other."""

    def __init__(self) -> None:
        self._records: dict[str, list[Record]] = {}
        self._defaults: list[str] = []

    def add(self, name: str, records: Iterable[Record], default: Default) -> None:
        """Add a constant, with its default."""
        self._records[name] = [*records]
        self._defaults.append(f"{default.type} {default.value}")

    def pad(self, size: int) -> None:
        """Add bytes of padding behind the last constant."""
        last = [*self._records.values()][-1]
        last.append(Record(PADDING, last[-1].offset + last[-1].size, size))
        self._defaults.append(f"[{size} x i8] zeroinitializer")

    def write(self, module: Module) -> None:
        """Give the module the metadata."""
        constants = [
            module.add_metadata(f'!{{!"{escape(name)}"{"".join(f", i32 {_signed(n)}" for r in records for n in r)}}}')
            for name, records in self._records.items()
        ]
        defaults = [module.add_metadata(f"!{{{default}}}") for default in self._defaults]
        for name, nodes in ((names.SPEC_CONSTANTS_LIST, constants), (names.SPEC_CONSTANT_DEFAULTS_LIST, defaults)):
            if name in module.named_metadata:
                module.named_metadata[name].remove()
            module.add_named_metadata(name, nodes)


def _signed(number: int) -> int:
    """Return a number as LLVM prints 32 bits."""
    return number - (1 << 32) if number >= 1 << 31 else number
