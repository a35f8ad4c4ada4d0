"""Parameters by value that a kernel writes to: each work-item gets a copy of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import parameter_keys
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function

_COPY = "llvm.memcpy.p0.p0.i64"


def copy_written_parameters(kernel: Function) -> None:
    """Let a kernel work on copies of the parameters by value that it does more with than to read them."""
    by_value = {
        key: attribute.value
        for key, parameter in zip(parameter_keys(kernel), kernel.parameters, strict=True)
        for attribute in parameter.attributes
        if attribute.name == "byval"
    }
    if not by_value:
        return
    with kernel.edit() as body:
        written = [key for key in by_value if not _is_only_read(body, key)]
        for key in written:
            copy = f"%{body.fresh('copy')}"
            kind = by_value[key]
            body.replace_uses(key, copy)
            body.entry.insert_at_start(
                f"{copy} = alloca {kind}, align 16\n"
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
