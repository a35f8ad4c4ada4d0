"""Variables that differ between work-items or groups: each use of one asks for its place or its value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError, PassFailed
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import spell
from syclopt.ir.views.function import Function
from syclopt.targets.address_spaces import LOCAL, local_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

_UNDEFINED = ("undef", "poison")
_EXPRESSION = compile_pattern(
    r"(?<![-a-zA-Z0-9$._%@])(?:getelementptr|addrspacecast|bitcast|ptrtoint|inttoptr|add|sub|xor|trunc)"
    r"(?:[ \t]++(?:inbounds|nusw|nuw|nsw|inrange\([^()]*+\)))*+[ \t]*+\("
)
_PREFIX = "__spirv_BuiltIn"
_VECTOR = compile_pattern(r"<[ \t]*+([0-9]{1,4}) x (i[0-9]{1,7})>")
_INTEGER = compile_pattern(r"i[0-9]{1,7}")
_LONG = frozenset({"__spirv_BuiltInGlobalLinearId", "__spirv_BuiltInLocalInvocationIndex"})


def mark_local_parameters(module: Module) -> None:
    """Let parameters of kernels that point to local memory have `"sycl-local-memory"`."""
    for key in module.functions_with_convention(names.SPIR_KERNEL):
        kernel = module.functions[key]
        for at in sorted(local_parameters(kernel)):
            kernel.parameter_attributes(at).add(names.LOCAL_MEMORY, string=True)


def check_local_variables(module: Module, pass_name: str) -> None:
    """Raise `PassFailed` for a variable that may be one in local memory, which its address space does not tell.

    In OpenCL C such a variable has no value to begin with, as few others of a module.
    """
    for variable in module.globals.values():
        if variable.address_space or variable.is_constant or variable.linkage not in ("internal", "private"):
            continue
        if variable.initializer in _UNDEFINED and any(isinstance(u, Function) for u in module.users(variable.key)):
            message = (
                f"'@{variable.key}' may be in local memory, of which each work-group has its own: code for "
                f"'{module.triple or ''}' does not tell; compile for devices (clang: --target=spirv64-unknown-unknown)"
            )
            raise PassFailed(pass_name, message, variable.location)


class Expander:
    """Puts `call ptr @__native_local(ptr @x)` in the place of `@x`, for each variable `@x` in local memory.

    A variable `@__spirv_BuiltInX`, which nobody defines, becomes a variable of the function, set to what a call of the
    function with this name returns. A constant expression around a variable becomes instructions.
    """

    def __init__(self, module: Module, pass_name: str) -> None:
        self._module = module
        self._pass = pass_name

    def run(self) -> None:
        """Edit all functions that use such variables. Raises `PassFailed` for a variable that points to one."""
        users: dict[Key, list[Key]] = {}
        for variable in self._module.globals.values():
            if variable.address_space == LOCAL or is_builtin(variable):
                self._note_users(variable, users)
        used = {key for keys in users.values() for key in keys}
        for declaration in builtin_declarations(self._module, used):
            self._module.add(declaration)
        has_local = any(self._module.globals[key].address_space == LOCAL for key in used)
        if has_local and names.NATIVE_LOCAL not in self._module.functions:
            self._module.add(f"declare ptr addrspace({LOCAL}) @{names.NATIVE_LOCAL}(ptr addrspace({LOCAL}))")
        for key, variables in users.items():
            with self._module.functions[key].edit() as body:
                for variable in variables:
                    self._expand(body, variable)

    def _note_users(self, variable: Global, users: dict[Key, list[Key]]) -> None:
        for user in self._module.users(variable.key):
            if isinstance(user, Function):
                users.setdefault(user.key, []).append(variable.key)
            elif user.kind in ("global", "alias"):
                message = (
                    f"the constant '@{user.key}' points to '@{variable.key}', of which each work-group has its own"
                )
                raise PassFailed(self._pass, message, user.location)

    def _expand(self, body: Body, variable: Key) -> None:
        mention = compile_pattern(rf"@{re.escape(spell(variable))}(?![-a-zA-Z0-9$._])")
        users = [one for one in body.instructions if mention.search(one.raw)]
        place = f"%{body.fresh(f'{variable}.place')}"
        for user in users:
            self._take_apart(body, user, mention, place)
        view = self._module.globals[variable]
        if is_builtin(view):
            body.entry.insert_at_start("\n".join(builtin_value(view, place)))
            return
        space = f"ptr addrspace({LOCAL})"
        body.entry.insert_at_start(f"{place} = call {space} @{names.NATIVE_LOCAL}({space} @{spell(variable)})")

    def _take_apart(self, body: Body, user: Instruction, mention: re.Pattern[str], place: str) -> None:
        """Put `place` where a variable stands, with an instruction for each constant expression around it."""
        text = mention.sub(place, user.raw)
        values = [place]
        before: list[str] = []
        while (around := _innermost(text, values)) is not None:
            start, opening, end = around
            values.append(f"%{body.fresh('local')}")
            before.append(f"{values[-1]} = {text[start:opening].rstrip()} {text[opening + 1 : end - 1]}")
            text = text[:start] + values[-1] + text[end:]
        body.set_text(user, text)
        if before and user.is_phi:
            body.entry.append("\n".join(before))  # it comes before all blocks that the values come from
        elif before:
            user.insert_before("\n".join(before))


def _innermost(text: str, values: list[str]) -> tuple[int, int, int] | None:
    """Return start, bracket and end of a constant expression around one of `values` with no other inside; or None."""
    for found in reversed([*_EXPRESSION.finditer(text)]):
        end = close_of(text, found.end() - 1)
        if any(value in text[found.end() : end] for value in values):
            return found.start(), found.end() - 1, end
    return None


def is_builtin(variable: Global) -> bool:
    """Tell whether a variable is one of SPIR-V's. Raises `InputError` for one that has no type of theirs."""
    if not variable.name.startswith(_PREFIX) or not variable.is_declaration:
        return False
    if not _INTEGER.fullmatch(variable.value_type) and not _VECTOR.fullmatch(variable.value_type):
        message = f"'@{variable.name}' is of type '{variable.value_type}', expected an integer or a vector of integers"
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
