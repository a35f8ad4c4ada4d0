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
    before, by LLVM. Size and alignment must be numbers. Calls of `__sycl_staticLocalMemory` name a variable of the
    program, too, and those that name the same one have the same memory.
    """

    name: ClassVar[str] = "sycl-lower-wg-local-memory"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a size or alignment that is not known, or a use that is no call."""
        callees = {names.ALLOCATE_LOCAL_MEMORY, names.STATIC_LOCAL_MEMORY} & module.functions.keys()
        if not callees:
            return PassResult(changed=False)
        if any(_is_handed_on(module, callee) for callee in callees) or self._names_are_in_memory(module):
            from syclopt.ir.llvm import run_passes

            module.become(run_passes(module, ("always-inline", "sroa")))
        in_place_of: dict[str, str] = {}  # variables of the program -> those in local memory
        for function, calls in direct_calls(module, callees, self._refusal).items():
            texts = {call: self._address(module, call, in_place_of) for call in calls}
            ctx.count("variables added", len(texts))
            function.replace_calls(texts)
        for callee in callees:
            module.functions[callee].remove()
        return PassResult(changed=True)

    def _names_are_in_memory(self, module: Module) -> bool:
        """Tell whether calls name no variable of the program: code that is not optimized has its address in memory."""
        if names.STATIC_LOCAL_MEMORY not in module.functions:
            return False
        found = direct_calls(module, {names.STATIC_LOCAL_MEMORY}, self._refusal)
        return any(not call.arguments[0].value.startswith("@") for calls in found.values() for call in calls)

    def _refusal(self, callee: Key, user: Symbol) -> PassFailed:
        message = (
            f"'@{user.key}' takes the address of '@{callee}', which is only to be called: each call has its memory"
        )
        return PassFailed(self.name, message, user.location)

    def _address(self, module: Module, call: Call, in_place_of: dict[str, str]) -> str:
        """Add the variable of a call, if there is none yet; return the instruction that gives its address."""
        values = [argument.value for argument in call.arguments]
        size_and_alignment = values[-2:]
        if len(size_and_alignment) != 2 or not all(value.isdecimal() for value in size_and_alignment):
            message = f"the memory that '@{call.callee}' is asked for"
            raise PassFailed(self.name, f"{message}: expected two numbers, found '{', '.join(values)}'", call.location)
        if call.callee == names.ALLOCATE_LOCAL_MEMORY:
            key = _added(module, *size_and_alignment)
        elif not values[0].startswith("@"):
            message = "static memory of a work-group is used by its name only: expected a variable of the program"
            raise PassFailed(self.name, f"{message}, found '{values[0]}'", call.location)
        elif (known := in_place_of.get(values[0])) is not None:
            key = known
        else:
            key = in_place_of[values[0]] = _added(module, *size_and_alignment)
        result = call.parsed.result
        value = "" if result is None else f"%{spell(result)} = "
        return f"{value}getelementptr i8, ptr addrspace({_LOCAL}) @{key}, i64 0"


def _added(module: Module, size: str, alignment: str) -> str:
    """Add a variable in local memory; return its name."""
    key = next(key for number in count() if (key := f"{_NAME}.{number}") not in module.symbols)
    module.add(f"@{key} = internal addrspace({_LOCAL}) global [{size} x i8] undef, align {alignment}")
    return key


def _is_handed_on(module: Module, callee: Key) -> bool:
    """Tell whether functions call it that others call, and that stand for code of these."""
    users = (module.functions[user.key] for user in module.users(callee) if user.kind == "function")
    return any(user.has_attribute("alwaysinline") and module.users(user.key) for user in users)
