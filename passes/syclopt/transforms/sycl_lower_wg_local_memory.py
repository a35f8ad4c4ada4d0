"""sycl-lower-wg-local-memory: memory that a kernel asks for within its body becomes variables in local memory."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.direct_calls import direct_calls
from syclopt.errors import PassFailed
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.symbol import Symbol

_LOCAL = 3  # OpenCL's number of the address space
_NAME = "WGLocalMem"


class SYCLLowerWGLocalMemoryPass(ModulePass):
    """Give each call of `__sycl_allocateLocalMemory` a variable in local memory (address space 3).

    Each call stands for memory of its own, so functions that are always inlined and only hand it on are inlined
    before, by LLVM. Size and alignment must be numbers.
    """

    name: ClassVar[str] = "sycl-lower-wg-local-memory"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a size or alignment that is not known, or a use that is no call."""
        callee = names.ALLOCATE_LOCAL_MEMORY
        if callee not in module.functions:
            return PassResult(changed=False)
        if _is_handed_on(module, callee):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ("always-inline",)))
        for function, calls in direct_calls(module, {callee}, self._refusal).items():
            texts = {call: self._variable(module, call) for call in calls}
            ctx.count("variables added", len(texts))
            function.replace_calls(texts)
        module.functions[callee].remove()
        return PassResult(changed=True)

    def _refusal(self, callee: Key, user: Symbol) -> PassFailed:
        message = (
            f"'@{user.key}' takes the address of '@{callee}', which is only to be called: each call has its memory"
        )
        return PassFailed(self.name, message, user.location)

    def _variable(self, module: Module, call: Call) -> str:
        """Add the variable of a call; return the instruction that gives its address."""
        values = [argument.value for argument in call.arguments]
        if len(values) != 2 or not all(value.isdecimal() for value in values):
            message = f"the memory that '@{names.ALLOCATE_LOCAL_MEMORY}' is asked for"
            raise PassFailed(self.name, f"{message}: expected two numbers, found '{', '.join(values)}'", call.location)
        size, alignment = values
        key = next(key for number in count() if (key := f"{_NAME}.{number}") not in module.symbols)
        module.add(f"@{key} = internal addrspace({_LOCAL}) global [{size} x i8] undef, align {alignment}")
        result = call.parsed.result
        value = "" if result is None else f"%{spell(result)} = "
        return f"{value}getelementptr i8, ptr addrspace({_LOCAL}) @{key}, i64 0"


def _is_handed_on(module: Module, callee: Key) -> bool:
    """Tell whether functions call it that others call, and that stand for code of these."""
    users = (module.functions[user.key] for user in module.users(callee) if user.kind == "function")
    return any(user.has_attribute("alwaysinline") and module.users(user.key) for user in users)
