"""printf: each list of types of arguments gets a function that hands the arguments over in slots of 64 bits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.opencl_builtins import PRINTF
from syclopt.errors import PassFailed
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_BITS = 64
_INTEGER = re.compile(r"i[0-9]+$")


class PrintedArguments:
    """Takes the place of the functions `printf` that a module declares."""

    def __init__(self, module: Module, pass_name: str) -> None:
        self._module = module
        self._pass = pass_name
        self._made: dict[tuple[str, ...], str] = {}
        self._definitions: list[str] = []

    def definitions(self) -> list[str]:
        """Return definitions of functions with a fixed number of parameters, to which all calls go then.

        Raises `PassFailed` for an argument that cannot be printed.
        """
        for key in [key for key in self._module.declaration_keys() if _is_printf(str(key))]:
            function = self._module.functions[key]
            if function.is_vararg:
                self._take_calls(function)
            else:
                self._define(function.name, [parameter.type for parameter in function.parameters][1:])
        return self._definitions

    def _take_calls(self, printf: Function) -> None:
        for user in self._module.users(printf.key):
            if user.key in self._module.functions:
                function = self._module.functions[user.key]
                calls = [call for call in function.calls if call.callee == printf.key and call.is_direct]
                function.replace_calls({call: self._text(call) for call in calls})
        if not self._module.users(printf.key):
            printf.remove()

    def _text(self, call: Call) -> str:
        """Return a call of the function for the types of the arguments in the place of `call`."""
        types = [argument.type for argument in call.arguments][1:]
        key = tuple(one.text for one in types)
        if key not in self._made:
            self._made[key] = f"{names.NATIVE_PRINTF}.{len(self._made)}"
            self._module.add(f"declare i32 @{self._made[key]}({', '.join(('ptr', *key))})")
            self._define(self._made[key], types, call)
        text, parsed = call.source.text[slice(*call.span)], call.parsed
        return to_user(f"{text[: parsed.type.start_pos]}i32 @{self._made[key]}{text[parsed.callee.end_pos :]}")

    def _define(self, name: str, types: list[Type], call: Call | None = None) -> None:
        lines: list[str] = []
        slots = 0
        for at, kind in enumerate(types):
            for value, element in _elements(kind, at + 1, lines):
                slot = _in_slot(value, element, lines)
                if slot is None:
                    location = call.location if call is not None else None
                    raise PassFailed(self._pass, f"printf cannot print a value of type {kind.text}", location)
                lines.append(f"  %place.{slots} = getelementptr i64, ptr %slots, i64 {slots}\n")
                lines.append(f"  store i64 {slot}, ptr %place.{slots}\n")
                slots += 1
        parameters = ", ".join(["ptr", *(one.text for one in types)])
        self._definitions.append(
            f"define i32 @{spell(name)}({parameters}) noinline nounwind {{\n"
            f"  %slots = alloca [{max(slots, 1)} x i64]\n{''.join(lines)}"
            f"  %r = call i32 @{names.NATIVE_PRINTF}(ptr %0, ptr %slots, i32 {slots})\n  ret i32 %r\n}}\n"
        )


def _is_printf(name: str) -> bool:
    return name == PRINTF or name.startswith(names.PRINTF_PREFIX)


def _elements(kind: Type, at: int, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the values in an argument, with their types."""
    if kind.kind != "vector":
        yield f"%{at}", kind.text
        return
    for lane in range(kind.size):
        lines.append(f"  %lane.{at}.{lane} = extractelement {kind.text} %{at}, i32 {lane}\n")
        yield f"%lane.{at}.{lane}", kind.elements[0].text


def _in_slot(value: str, kind: str, lines: list[str]) -> str | None:
    """Return a value as a slot holds it; None for one that no slot can hold."""
    if kind in ("half", "float"):
        wide = f"%wide.{value[1:]}"
        lines.append(f"  {wide} = fpext {kind} {value} to double\n")
        value, kind = wide, "double"
    if kind == f"i{_BITS}":
        return value
    if kind == "double":
        how = "bitcast"
    elif kind == "ptr" or kind.endswith("*"):
        how = "ptrtoint"
    elif _INTEGER.match(kind) and int(kind[1:]) < _BITS:
        how = "zext" if kind == "i1" else "sext"
    else:
        return None
    slot = f"%slot.{value[1:]}"
    lines.append(f"  {slot} = {how} {kind} {value} to i{_BITS}\n")
    return slot
