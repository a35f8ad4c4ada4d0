"""Bodies for functions that differ by types alone: those of vectors, conversions, intrinsics of work-items.

Conversions are OpenCL's `convert_int4_sat_rte`, and SPIR-V's `__spirv_ConvertFToS_Rint4_rte`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.device_library.names_of_functions import BuiltinName, lanes_of
from syclopt.errors import InputError
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import spell
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_OPENCL = compile_pattern(
    r"convert_(?P<kind>u?(?:char|short|int|long)|half|float|double)(?P<count>[0-9]*+)(?P<sat>_sat)?(?:_(?P<mode>rt[enpz]))?"
)
_SPIRV = compile_pattern(
    r"__spirv_(?P<also_sat>Sat)?(?:Convert(?P<source>[FSU])To[FSU]|(?P<both>[FSU])Convert)"
    r"_R(?P<kind>[su]?char|u?(?:short|int|long)|half|float|double)(?P<count>[0-9]*+)(?P<sat>_sat)?(?:_(?P<mode>rt[enpz]))?"
)
_WIDTHS = {"char": 8, "short": 16, "int": 32, "long": 64, "half": 16, "float": 32, "double": 64}
_LETTERS = {"c": "char", "s": "short", "i": "int", "l": "long", "DF16_": "half", "f": "float", "d": "double"}
_UNSIGNED = {"h": "c", "t": "s", "j": "i", "m": "l"}
_LETTER_OF = {name: letter for letter, name in _LETTERS.items()}
_UNSIGNED_OF = {signed: letter for letter, signed in _UNSIGNED.items()}
_ROUNDED = {"rte": "roundeven", "rtp": "ceil", "rtn": "floor"}
_SUFFIXES = {"half": "f16", "float": "f32", "double": "f64"}
_HEAD = "alwaysinline nounwind"
_RELATION = compile_pattern(
    r"is(?:equal|notequal|greater|greaterequal|less|lessequal|lessgreater|finite|inf|nan|normal|ordered|unordered)|signbit"
)
_SPACED = compile_pattern(r"ptr addrspace\([0-9]++\)")
_VECTOR = compile_pattern(r"<[ \t]*+([0-9]++) x ([^>]++)>")
_ASKED = {  # what an intrinsic `llvm.spv.X` is called as a variable of SPIR-V; with a dimension
    "thread.id": "GlobalInvocationId",
    "thread.id.in.group": "LocalInvocationId",
    "group.id": "WorkgroupId",
    "num.workgroups": "NumWorkgroups",
    "workgroup.size": "WorkgroupSize",
    "global.size": "GlobalSize",
    "global.offset": "GlobalOffset",
}
_ASKED_ALONE = {  # without one
    "flattened.thread.id.in.group": "LocalInvocationIndex",
    "subgroup.size": "SubgroupSize",
    "subgroup.max.size": "SubgroupMaxSize",
    "num.subgroups": "NumSubgroups",
    "subgroup.id": "SubgroupId",
    "subgroup.local.invocation.id": "SubgroupLocalInvocationId",
}
_IN_SUB_GROUP = ("SubgroupLocalInvocationId", "SubgroupSize")
_IR_TYPES = {
    "c": "i8", "h": "i8", "s": "i16", "t": "i16", "i": "i32", "j": "i32", "l": "i64", "m": "i64",
    "DF16_": "half", "f": "float", "d": "double",
}  # fmt: skip
_INTRINSIC = compile_pattern(r"llvm\.spv\.([a-z.]*?)(?:\.i(?:32|64))?")
_BARRIER = "_Z7barrierj"
_BLOCK = compile_pattern(
    r"_Z[0-9]++(?:__spirv_SubgroupBlock(?:Read|Write)INTEL|intel_sub_group_block_(?:read|write)).*+", flags=re.DOTALL
)
_GROUP_SYNC = "group.memory.barrier.with.group.sync"


class Number(NamedTuple):
    """A type of numbers: `is_float`, `is_signed`, its width in bits, and its name in OpenCL."""

    name: str
    is_float: bool
    is_signed: bool
    width: int


_HALF = Number("half", is_float=True, is_signed=True, width=16)
_FLOAT = Number("float", is_float=True, is_signed=True, width=32)


class Conversion(NamedTuple):
    """What a name of a conversion says."""

    source: Number
    target: Number
    saturates: bool
    mode: str

    @property
    def scalar(self) -> BuiltinName:
        """The function that converts one number to a floating point number with a mode."""
        letter = _LETTER_OF[self.source.name]
        source = letter if self.source.is_signed else _UNSIGNED_OF[letter]
        return BuiltinName(f"convert_{self.target.name}_{self.mode}", (source,))


def read_conversion(word: str, source: str) -> Conversion | None:
    """Return the conversion that a function makes; `source` is the type of an element of its parameter, mangled."""
    found = _OPENCL.fullmatch(word) or _SPIRV.fullmatch(word)
    number = _number_of(source)
    if found is None or number is None:
        return None
    groups = found.groupdict()
    if (sign := groups.get("source") or groups.get("both")) and not number.is_float:
        number = number._replace(is_signed=sign != "U")
    name = "char" if found["kind"] == "schar" else found["kind"]
    plain = name.removeprefix("u")
    target = Number(name, plain in _SUFFIXES, plain == name, _WIDTHS[plain])
    return Conversion(number, target, bool(found["sat"] or groups.get("also_sat")), found["mode"] or "")


def _number_of(letter: str) -> Number | None:
    signed = _UNSIGNED.get(letter, letter)
    name = _LETTERS.get(signed)
    if name is None:
        return None
    return Number(name, name in _SUFFIXES, signed == letter, _WIDTHS[name])


class ConversionText:
    """Writes the instructions of a conversion of `%0`, of one number or a vector of `lanes`."""

    def __init__(self, conversion: Conversion, lanes: int) -> None:
        self._conversion = conversion
        self._lanes = lanes
        self._value = "%0"
        self._lines: list[str] = []
        self.declarations: list[str] = []

    def text(self) -> str:
        """Return the instructions up to `ret`."""
        source, target = self._conversion.source, self._conversion.target
        if source.is_float and not target.is_float:
            self._to_integer()
        elif source.is_float:
            word = "fpext" if target.width > source.width else "fptrunc" if target.width < source.width else ""
            self._cast(word, source, target)
        elif target.is_float:
            self._cast("sitofp" if source.is_signed else "uitofp", source, target)
        else:
            self._between_integers()
        self._lines.append(f"  ret {self._spelled(target)} {self._value}\n")
        return "".join(self._lines)

    def _to_integer(self) -> None:
        source, target = self._conversion.source, self._conversion.target
        if self._conversion.saturates and source == _HALF:  # LLVM's code for AVX512-FP16 takes NaN for the least number
            self._cast("fpext", source, _FLOAT)
            source = _FLOAT
        if (rounding := _ROUNDED.get(self._conversion.mode)) is not None:
            self._call(f"llvm.{rounding}.{self._mangled(source)}", source, source)
        sign = "s" if target.is_signed else "u"
        if self._conversion.saturates:
            self._call(f"llvm.fpto{sign}i.sat.{self._mangled(target)}.{self._mangled(source)}", source, target)
        else:
            self._cast(f"fpto{sign}i", source, target)

    def _between_integers(self) -> None:
        source, target = self._conversion.source, self._conversion.target
        if self._conversion.saturates:
            self._saturate(source, target)
        if target.width < source.width:
            self._cast("trunc", source, target)
        elif target.width > source.width:
            is_signed = source.is_signed and not (self._conversion.saturates and not target.is_signed)
            self._cast("sext" if is_signed else "zext", source, target)

    def _saturate(self, source: Number, target: Number) -> None:
        largest = (1 << (target.width - target.is_signed)) - 1
        if source.is_signed and (not target.is_signed or target.width < source.width):
            self._limit("smax", source, -largest - 1 if target.is_signed else 0)
        if largest < (1 << (source.width - source.is_signed)) - 1:
            self._limit("smin" if source.is_signed else "umin", source, largest)

    def _limit(self, word: str, number: Number, limit: int) -> None:
        kind = f"i{number.width}"
        constant = f"<{', '.join([f'{kind} {limit}'] * self._lanes)}>" if self._lanes else str(limit)
        self._call(f"llvm.{word}.{self._mangled(number)}", number, number, constant)

    def _call(self, name: str, source: Number, target: Number, *more: str) -> None:
        kind = self._spelled(source)
        arguments = ", ".join(f"{kind} {value}" for value in (self._value, *more))
        self.declarations.append(f"declare {self._spelled(target)} @{name}({', '.join([kind] * (1 + len(more)))})\n")
        self._set(f"call {self._spelled(target)} @{name}({arguments})")

    def _cast(self, word: str, source: Number, target: Number) -> None:
        if word:
            self._set(f"{word} {self._spelled(source)} {self._value} to {self._spelled(target)}")

    def _set(self, text: str) -> None:
        self._value = f"%r{len(self._lines)}"
        self._lines.append(f"  {self._value} = {text}\n")

    def _spelled(self, number: Number) -> str:
        kind = number.name if number.is_float else f"i{number.width}"
        return f"<{self._lanes} x {kind}>" if self._lanes else kind

    def _mangled(self, number: Number) -> str:
        kind = _SUFFIXES[number.name] if number.is_float else f"i{number.width}"
        return f"v{self._lanes}{kind}" if self._lanes else kind


class Made(NamedTuple):
    """The text of a definition, and what it needs declared."""

    definition: str
    declarations: tuple[str, ...]


def made_function(function: Function, name: BuiltinName, library: Module) -> Made | None:
    """Return a definition of a function, from functions of elements that the library has; None if that cannot be.

    Raises `InputError` where vectors are taken or returned as processors do it.
    """
    lanes = max((lanes_of(one.removeprefix("P"))[0] for one in name.types), default=0)
    if name.word == "select" and lanes:
        return definition_of(function, _selection(function))
    if name.word in ("shuffle", "shuffle2"):
        return definition_of(function, _shuffled(function))
    if len(name.types) == 1 and (conversion := read_conversion(name.word, lanes_of(name.types[0])[1])) is not None:
        scalar = conversion.scalar.mangled
        if not conversion.target.is_float or scalar not in library.functions:
            if lanes:
                _vector(function, function.parameters[0].type.text)
                _vector(function, function.return_type)
            writer = ConversionText(conversion, lanes)
            return definition_of(function, [writer.text()], *writer.declarations)
        return _by_scalars(function, library.functions[scalar], name, lanes)
    elements = tuple(_element(one) for one in name.types)
    scalar = BuiltinName(name.word, elements)
    if not lanes or scalar.mangled not in library.functions:
        return None
    return _by_scalars(function, library.functions[scalar.mangled], name, lanes)


def made_intrinsic(function: Function) -> Made | None:
    """Return a definition for one of LLVM's intrinsics for SPIR-V, under a name that is no intrinsic's."""
    found = _INTRINSIC.fullmatch(function.name)
    if found is None:
        return None
    if found[1] == _GROUP_SYNC:
        return definition_of(
            function,
            [f"  call void @{_BARRIER}(i32 1)\n  ret void\n"],
            f"declare void @{_BARRIER}(i32)\n",
        )
    alone = found[1] in _ASKED_ALONE
    word = _ASKED_ALONE.get(found[1]) or _ASKED.get(found[1])
    if word is None:
        return None
    query = BuiltinName(f"__spirv_BuiltIn{word}", () if alone else ("i",)).mangled
    answer = "i32" if alone and word != "LocalInvocationIndex" else "i64"
    parameters = "" if alone else "i32"
    lines = [f"  %r = call {answer} @{query}({'' if alone else 'i32 %0'})\n"]
    wanted = function.return_type
    if wanted != answer:
        lines.append(f"  %w = {'trunc' if wanted == 'i32' else 'zext'} {answer} %r to {wanted}\n")
    lines.append(f"  ret {wanted} {'%r' if wanted == answer else '%w'}\n")
    return definition_of(function, lines, f"declare {answer} @{query}({parameters})\n")


def made_default_value(function: Function) -> Made | None:
    """Return a definition for a function that gives a specialization constant."""
    lines = default_value(function)
    return None if lines is None else definition_of(function, lines)


def made_block_access(function: Function) -> Made | None:
    """Return a definition for a function by which a sub-group reads or writes a block of memory; None for others.

    Each element of a vector is one of as many blocks, which follow each other.
    """
    types = _types(function)
    if _BLOCK.fullmatch(function.name) is None or not types[0].startswith("ptr"):
        return None
    is_read = len(types) == 1
    whole = function.return_type if is_read else types[1]
    found = _VECTOR.fullmatch(whole)
    count, element = (int(found[1]), found[2]) if found is not None else (1, whole)
    lane, size = (BuiltinName(f"__spirv_BuiltIn{one}", ()).mangled for one in _IN_SUB_GROUP)
    lines = [f"  %lane = call i32 @{lane}()\n  %size = call i32 @{size}()\n"]
    kept = "poison"
    for at in range(count):
        lines.append(f"  %before{at} = mul i32 %size, {at}\n  %index{at} = add i32 %lane, %before{at}\n")
        lines.append(f"  %place{at} = getelementptr {element}, {types[0]} %0, i32 %index{at}\n")
        value = f"%value{at}"
        if is_read:
            lines.append(f"  {value} = load {element}, {types[0]} %place{at}\n")
            if found is not None:
                lines.append(f"  %with{at} = insertelement {whole} {kept}, {element} {value}, i32 {at}\n")
                value = f"%with{at}"
            kept = value
            continue
        if found is not None:
            lines.append(f"  {value} = extractelement {whole} %1, i32 {at}\n")
        lines.append(f"  store {element} {value if found is not None else '%1'}, {types[0]} %place{at}\n")
    lines.append(f"  ret {whole} {kept}\n" if is_read else "  ret void\n")
    return definition_of(function, lines, f"declare i32 @{lane}()\n", f"declare i32 @{size}()\n")


def is_vector(kind: str) -> bool:
    """Tell whether a type as it is spelled is a vector."""
    return _VECTOR.fullmatch(kind) is not None


def split_vectors(function: Function) -> InputError:
    """Return what to raise for a function whose vectors are passed in parts, or in memory, as processors do it."""
    types = ", ".join(_types(function))
    message = (
        f"{shown(function.key)} is called as processors pass vectors ('{function.return_type}' of '{types}'); "
        "compile for devices (clang: --target=spirv64-unknown-unknown)"
    )
    return InputError(message, function.location)


def _vector(function: Function, kind: str) -> re.Match[str]:
    """Return the number of lanes and the element of a type of a function. Raises `InputError` where it is no vector."""
    found = _VECTOR.fullmatch(kind)
    if found is None:
        raise split_vectors(function)
    return found


def _element(kind: str) -> str:
    if kind.startswith("PDv"):
        return f"P{lanes_of(kind[1:])[1]}"
    return lanes_of(kind)[1]


def _types(function: Function) -> list[str]:
    return [parameter.type.text for parameter in function.parameters]


def definition_of(function: Function, lines: list[str], *declarations: str) -> Made:
    """Return the definition of a declared function, of which these are the instructions."""
    head = f"define {function.return_type} @{spell(function.name)}({', '.join(_types(function))}) {_HEAD}"
    return Made(f"{head} {{\n{''.join(lines)}}}\n", declarations)


def _selection(function: Function) -> list[str]:
    """Return instructions that choose by the highest bit of each lane."""
    value, _, condition = _types(function)
    _vector(function, value)
    lanes = _vector(function, condition)
    return [
        f"  %c = icmp slt {condition} %2, zeroinitializer\n",
        f"  %r = select <{lanes[1]} x i1> %c, {value} %1, {value} %0\n  ret {value} %r\n",
    ]


def _shuffled(function: Function) -> list[str]:
    *sources, mask = _types(function)
    source, mask_type = _vector(function, sources[0]), _vector(function, mask)
    _vector(function, function.return_type)
    count = int(source[1]) * len(sources)
    lines: list[str] = []
    if len(sources) > 1:
        order = ", ".join(f"i32 {at}" for at in range(count))
        lines.append(f"  %all = shufflevector {sources[0]} %0, {sources[0]} %1, <{count} x i32> <{order}>\n")
    else:
        lines.append(f"  %all = freeze {sources[0]} %0\n")
    kept = "poison"
    for lane in range(int(mask_type[1])):
        lines.append(f"  %m{lane} = extractelement {mask} %{len(sources)}, i32 {lane}\n")
        lines.append(f"  %i{lane} = and {mask_type[2]} %m{lane}, {count - 1}\n")
        lines.append(f"  %x{lane} = extractelement <{count} x {source[2]}> %all, {mask_type[2]} %i{lane}\n")
        lines.append(f"  %r{lane} = insertelement {function.return_type} {kept}, {source[2]} %x{lane}, i32 {lane}\n")
        kept = f"%r{lane}"
    return [*lines, f"  ret {function.return_type} {kept}\n"]


def _by_scalars(function: Function, scalar: Function, name: BuiltinName, lanes: int) -> Made:
    """Return a function that calls another one for each lane; without lanes, once."""
    types = [parameter.type.text for parameter in scalar.parameters]
    result = scalar.return_type
    declaration = f"declare {result} @{scalar.name}({', '.join(types)})\n"
    if not lanes:
        return made_call(function, scalar)
    lines: list[str] = []
    kept = "poison"
    for lane in range(lanes):
        arguments = ", ".join(_lane_arguments(function, types, name, lane, lines))
        if result == "void":
            lines.append(f"  call void @{scalar.name}({arguments})\n")
            continue
        lines.append(f"  %r{lane} = call {result} @{scalar.name}({arguments})\n")
        value = _lane_result(function, result, name, lane, lines)
        whole = function.return_type
        lines.append(f"  %v{lane} = insertelement {whole} {kept}, {value}, i32 {lane}\n")
        kept = f"%v{lane}"
    lines.append("  ret void\n" if result == "void" else f"  ret {function.return_type} {kept}\n")
    return definition_of(function, lines, declaration)


def made_call(function: Function, callee: Function) -> Made:
    """Return a definition that calls another function, whose pointers may be of other address spaces."""
    lines: list[str] = []
    types = [parameter.type.text for parameter in callee.parameters]
    pairs = enumerate(zip(_types(function), types, strict=True))
    given = ", ".join(f"{kind} {_in_space(f'%{at}', whole, kind, lines)}" for at, (whole, kind) in pairs)
    result, wanted = callee.return_type, function.return_type
    if result == "void":
        lines.append(f"  call void @{callee.name}({given})\n  ret void\n")
    else:
        lines.append(f"  %r = call {result} @{callee.name}({given})\n")
        may_be_null = "nonnull" not in callee.result_attributes
        lines.append(f"  ret {wanted} {_in_space('%r', result, wanted, lines, may_be_null=may_be_null)}\n")
    declaration = f"declare {result} @{spell(callee.name)}({', '.join(types)})\n"
    return definition_of(function, lines, declaration)


def differ_by_spaces(function: Function, callee: Function) -> bool:
    """Tell whether functions take and return the same, but for pointers of other address spaces."""
    mine, others = _all_types(function), _all_types(callee)
    return mine != others and [_SPACED.sub("ptr", one) for one in mine] == [_SPACED.sub("ptr", one) for one in others]


def have_same_types(function: Function, callee: Function) -> bool:
    """Tell whether functions take and return the same."""
    return _all_types(function) == _all_types(callee)


def _all_types(function: Function) -> list[str]:
    return [*_types(function), function.return_type]


def _in_space(value: str, kind: str, wanted: str, lines: list[str], *, may_be_null: bool = True) -> str:
    """Return a pointer as one of another address space; what is no pointer stays.

    A pointer that may lead anywhere may be null, which stays null, unless it is known not to be.
    """
    if kind == wanted or not kind.startswith("ptr"):
        return value
    name = f"%as{value[1:]}"
    if wanted == "ptr" or not may_be_null:
        lines.append(f"  {name} = addrspacecast {kind} {value} to {wanted}\n")
        return name
    lines.append(f"  {name}.cast = addrspacecast {kind} {value} to {wanted}\n")
    lines.append(f"  {name}.null = icmp eq {kind} {value}, null\n")
    lines.append(f"  {name} = select i1 {name}.null, {wanted} null, {wanted} {name}.cast\n")
    return name


def _lane_arguments(
    function: Function, types: list[str], name: BuiltinName, lane: int, lines: list[str]
) -> Iterator[str]:
    for at, (whole, kind, mangled) in enumerate(zip(_types(function), types, name.types, strict=True)):
        if mangled.startswith("Dv"):
            _vector(function, whole)
            lines.append(f"  %a{at}.{lane} = extractelement {whole} %{at}, i32 {lane}\n")
        elif mangled.startswith("PDv"):
            element = _IR_TYPES[lanes_of(mangled[1:])[1]]
            lines.append(f"  %p{at}.{lane} = getelementptr {element}, {whole} %{at}, i64 {lane}\n")
            yield f"{kind} {_in_space(f'%p{at}.{lane}', whole, kind, lines)}"
            continue
        elif whole != kind:
            lines.append(f"  %a{at}.{lane} = addrspacecast {whole} %{at} to {kind}\n")
        else:
            yield f"{kind} %{at}"
            continue
        yield f"{kind} %a{at}.{lane}"


def _lane_result(function: Function, result: str, name: BuiltinName, lane: int, lines: list[str]) -> str:
    """Return the result of a lane with its type; what tells yes and no for a number is 0 or -1 for a lane."""
    value, element = f"%r{lane}", _vector(function, function.return_type)[2]
    if _RELATION.fullmatch(name.word):
        lines.append(f"  %t{lane} = icmp ne {result} {value}, 0\n")
        value, result = f"%t{lane}", "i1"
    if result == "i1" and element != "i1":
        lines.append(f"  %s{lane} = sext i1 {value} to {element}\n")
        value = f"%s{lane}"
    return f"{element} {value}"


def default_value(function: Function) -> list[str] | None:
    """Return instructions that return the default value, for a function that gives a specialization constant.

    `__spirv_SpecConstant` gets it as the second argument, `__spirv_SpecConstantComposite` all elements of it.
    """
    kind = function.return_type
    if function.name.startswith(names.SPEC_CONSTANT_COMPOSITE_PREFIX):
        return [*_composed(function, "insertelement" if parse_type(kind).kind == "vector" else "insertvalue")]
    if function.name.startswith(names.SPEC_CONSTANT_PREFIX):
        return [f"  ret {kind} %1\n"]
    return None


def _composed(function: Function, insert: str) -> Iterator[str]:
    kind, value = function.return_type, "poison"
    for at, parameter in enumerate(function.parameters):
        place = f"i32 {at}" if insert == "insertelement" else f"{at}"
        yield f"  %with{at} = {insert} {kind} {value}, {parameter.type.text} %{at}, {place}\n"
        value = f"%with{at}"
    yield f"  ret {kind} {value}\n"
