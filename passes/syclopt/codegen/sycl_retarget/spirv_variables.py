"""Variables of SPIR-V, `__spirv_BuiltInX`: what a program reads of them is what a function of that name returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import InputError
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

_PREFIX = "__spirv_BuiltIn"
_VECTOR = compile_pattern(r"<[ \t]*+([0-9]{1,4}) x (i[0-9]{1,7})>")
_INTEGER = compile_pattern(r"i[0-9]{1,7}")
_LONG = frozenset({"__spirv_BuiltInGlobalLinearId", "__spirv_BuiltInLocalInvocationIndex"})


def is_builtin(variable: Global) -> bool:
    """Tell whether a variable is one of SPIR-V's. Raises `InputError` for one that has no type of theirs."""
    if not variable.name.startswith(_PREFIX) or not variable.is_declaration:
        return False
    kind = _kind(variable)
    if not _INTEGER.fullmatch(kind) and not _VECTOR.fullmatch(kind):
        message = f"'@{variable.name}' is of type '{kind}', expected an integer or a vector of integers"
        raise InputError(message, variable.location)
    return True


def builtin_declarations(module: Module, used: Iterable[Key]) -> Iterator[str]:
    """Yield declarations of the functions that give what the variables among `used` have."""
    for key in sorted(str(one) for one in used):
        if is_builtin(module.globals[key]):
            answer, name, parameters = _query(module.globals[key])
            if name not in module.functions:
                yield f"declare {answer} @{name}({parameters})"


def builtin_value(variable: Global, place: str) -> Iterator[str]:
    """Yield instructions that make a variable of a function with the value of one of SPIR-V's; `place` points to it."""
    answer, name, _ = _query(variable)
    kind = _kind(variable)
    yield f"{place}.own = alloca {kind}"
    if (vector := _VECTOR.fullmatch(kind)) is None:
        yield f"{place}.called = call {answer} @{name}()"
        yield from _converted(f"{place}.called", answer, f"{place}.value", kind)
    else:
        value = "poison"
        for lane in range(int(vector[1])):
            yield f"{place}.called{lane} = call i64 @{name}(i32 {lane})"
            yield from _converted(f"{place}.called{lane}", answer, f"{place}.value{lane}", vector[2])
            after = f"{place}.{lane}" if lane < int(vector[1]) - 1 else f"{place}.value"
            yield f"{after} = insertelement {kind} {value}, {vector[2]} {place}.value{lane}, i32 {lane}"
            value = after
    yield f"store {kind} {place}.value, ptr {place}.own"
    yield f"{place} = addrspacecast ptr {place}.own to ptr addrspace({variable.address_space})"


def _kind(variable: Global) -> str:
    """Return the type of the value of a variable, as LLVM prints it."""
    from syclopt.ir.fragments import parse_type

    return parse_type(variable.value_type).text


def _query(variable: Global) -> tuple[str, str, str]:
    """Return the function that gives the value of a variable: the type of its result, its name, its parameters."""
    name = f"_Z{len(variable.name)}{variable.name}"
    if _VECTOR.fullmatch(_kind(variable)):
        return "i64", f"{name}i", "i32"
    return "i64" if variable.name in _LONG else "i32", f"{name}v", ""


def _converted(value: str, kind: str, result: str, wanted: str) -> Iterator[str]:
    width, other = int(kind[1:]), int(wanted[1:])
    if width == other:
        yield f"{result} = add {wanted} {value}, 0"
    else:
        yield f"{result} = {'trunc' if other < width else 'zext'} {kind} {value} to {wanted}"
