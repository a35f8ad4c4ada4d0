"""Functions with other parameters: the list in the header, and copies of what is passed by value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.fragments import Parameter
    from syclopt.ir.views.function import Function

_COPY = "llvm.memcpy.p0.p0.i64"


def spelled_parameters(function: Function) -> list[str]:
    """Return the parameters as a header has them, each with its name or number."""
    found: list[str] = []
    for parameter, key in zip(function.parameters, parameter_keys(function.entity), strict=True):
        text = parameter.source[parameter.start_pos : parameter.end_pos]
        found.append(text if parameter.key is not None else f"{text} %{spell(key)}")
    return found


def set_parameters(function: Function, parameters: Sequence[str]) -> None:
    """Give a function other parameters, as they are spelled. Numbers of the body stay: the last one is to stay, too."""
    start, end = function.layout.parameters
    function.set_span(start, end, f"({to_internal(', '.join(parameters))})")


def by_value_type(parameter: Parameter) -> str | None:
    """Return the type of what a pointer passes by value."""
    return next((one.value for one in parameter.attributes if one.name == "byval"), None)


def copy_written_parameters(kernel: Function) -> None:
    """Let a kernel work on copies of the parameters by value that it does more with than to read them."""
    keys = parameter_keys(kernel.entity)
    by_value = {
        key: (kind, max(16, *(int(one.value) for one in parameter.attributes if one.name == "align"), 0))
        for key, parameter in zip(keys, kernel.parameters, strict=True)
        if (kind := by_value_type(parameter)) is not None
    }
    if not by_value:
        return
    with kernel.edit() as body:
        written = [key for key in by_value if not _is_only_read(body, key)]
        for key in written:
            copy = f"%{body.fresh('copy')}"
            kind, alignment = by_value[key]
            body.replace_uses(key, copy)
            body.entry.insert_at_start(
                f"{copy} = alloca {kind}, align {alignment}\n"
                f"call void @{_COPY}(ptr {copy}, ptr %{spell(key)},"
                f" i64 ptrtoint (ptr getelementptr ({kind}, ptr null, i64 1) to i64), i1 false)"
            )
    if written and _COPY not in kernel.module.functions:
        kernel.module.add(f"declare void @{_COPY}(ptr, ptr, i64, i1)")


def _is_only_read(body: Body, key: Key) -> bool:
    waiting = [key]
    while waiting:
        one = waiting.pop()
        for user in body.users(one):
            if user.opcode == "getelementptr" and user.result is not None:
                waiting.append(user.result)
            elif not _reads(user, one):
                return False
    return True


def _reads(user: Instruction, key: Key) -> bool:
    if user.opcode == "load":
        return True
    call = user.call
    if call is None or not str(call.callee).startswith("llvm.memcpy."):
        return False
    target, *_ = call.arguments
    return f"%{spell(key)}" != target.value
