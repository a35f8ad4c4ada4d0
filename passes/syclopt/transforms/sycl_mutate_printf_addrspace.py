"""sycl-mutate-printf-addrspace: formats of printf go to constant memory, where OpenCL wants them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.errors import PassFailed
from syclopt.ir.fragments import Constant
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

_CONSTANT = 2  # OpenCL's number of the address space
_SUFFIX = "._AS2"
_RESULT = re.compile(r"i32[ \t]*(?:\([^()]*\)[ \t]*)?$")  # the return type, and the parameters of a variadic callee
_FORMAT = re.compile(r"ptr(?: addrspace\(\d+\))?")


@dataclass(frozen=True)
class SYCLMutatePrintfAddrspacePass(ModulePass):
    """Let each call of `__spirv_ocl_printf` take a format in constant memory (address space 2).

    A format that is a constant elsewhere gets a copy there, `@g._AS2`. The functions that the front end declares, one
    for each list of argument types, give way to the variadic one. A pointer that is no constant when this pass runs is
    refused: functions that only hand a format on are to be inlined before.
    """

    name: ClassVar[str] = "sycl-mutate-printf-addrspace"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a format that is not known."""
        callees = {key for key in module.declaration_keys() if str(key).startswith(names.PRINTF_PREFIX)}
        callees.discard(names.PRINTF)
        if not callees:
            return PassResult(changed=False)
        users = [user for key in callees for user in module.users(key)]
        if users and names.PRINTF not in module.functions:
            module.add(f"declare dso_local spir_func i32 @{names.PRINTF}(ptr addrspace({_CONSTANT}), ...)")
        for function in {user.key: user for user in users}.values():
            self._mutate(module.functions[function.key], callees, ctx)
        for key in callees:
            module.functions[key].remove()
        return PassResult(changed=True)

    def _mutate(self, function: Function, callees: set[Key], ctx: PassContext) -> None:
        texts = {call: self._text(function, call) for call in function.calls if call.callee in callees}
        ctx.count("calls mutated", len(texts))
        function.replace_calls(texts)

    def _text(self, function: Function, call: Call) -> str:
        """Return a call of the variadic function in the place of `call`."""
        module, (first, *_) = function.module, call.arguments
        found = _symbol_behind_casts(first.operand)
        if found is None or found not in module.globals:
            message = f"the format of a call of printf in '@{function.key}' is no constant: found '{first.value}'"
            raise PassFailed(self.name, f"{message}, expected a string literal", call.location)
        copy = _in_constant_memory(module.globals[found])
        text = call.text
        head = _RESULT.sub("", text[: call.callee_span.start - call.span.start])
        rest = text[call.callee_span.end - call.span.start :]
        arguments = _FORMAT.sub(f"ptr addrspace({_CONSTANT})", rest, count=1).replace(first.value, f"@{spell(copy)}", 1)
        return f"{head}i32 (ptr addrspace({_CONSTANT}), ...) @{names.PRINTF}{arguments}"


def _symbol_behind_casts(value: Constant | MetadataFragment) -> Key | None:
    """Return the symbol that a value is, also through casts of its address space; None for any other value."""
    while isinstance(value, Constant) and value.kind == "expression" and value.value == "addrspacecast":
        (value,) = value.operands
    return value.global_key if isinstance(value, Constant) and value.kind == "global" else None


def _in_constant_memory(variable: Global) -> Key:
    """Return a copy of a variable in constant memory, which is made when it is first asked for."""
    if variable.address_space == _CONSTANT:
        return variable.key
    key = f"{variable.name}{_SUFFIX}"
    module = variable.module
    if key not in module.globals:
        module.add(
            f"@{spell(key)} = internal addrspace({_CONSTANT}) constant"
            f" {variable.value_type} {variable.initializer}, align 1"
        )
    return key
