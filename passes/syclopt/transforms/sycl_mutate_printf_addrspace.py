"""sycl-mutate-printf-addrspace: formats of printf go to constant memory, where OpenCL wants them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.direct_calls import direct_calls
from syclopt.errors import PassFailed
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Constant, MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global
    from syclopt.ir.views.symbol import Symbol

_CONSTANT = 2  # OpenCL's number of the address space
_SUFFIX = "._AS2"
_REPLACEABLE = frozenset({"weak", "linkonce", "common", "extern_weak", "available_externally"})


@dataclass(frozen=True)
class SYCLMutatePrintfAddrspacePass(ModulePass):
    """Let each call of `__spirv_ocl_printf` take a format in constant memory (address space 2).

    A format that is a constant elsewhere gets a copy there, `@g._AS2`. The functions that the front end declares, one
    for each list of argument types or one for all, give way to the one in constant memory. A format that is no constant
    whose value is known when this pass runs is refused: functions that only hand one on are to be inlined before.
    """

    name: ClassVar[str] = "sycl-mutate-printf-addrspace"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for a format that is not known, and for other uses than calls."""
        callees = {key for key in module.declaration_keys() if str(key).startswith(names.PRINTF_PREFIX)}
        callees.discard(names.PRINTF)
        if not callees:
            return PassResult(changed=False)
        calls = direct_calls(module, callees, self._refusal)
        if calls and names.PRINTF not in module.functions:
            module.add(f"declare dso_local spir_func i32 @{names.PRINTF}(ptr addrspace({_CONSTANT}), ...)")
        copies: dict[Key, Key] = {}
        for function, its_calls in calls.items():
            ctx.count("calls mutated", len(its_calls))
            function.replace_calls({call: self._text(function, call, copies) for call in its_calls})
        for key in callees:
            module.functions[key].remove()
        return PassResult(changed=True)

    def _refusal(self, callee: Key, user: Symbol) -> PassFailed:
        message = f"'@{user.key}' takes the address of '@{callee}', of which only calls can be made those of another"
        return PassFailed(self.name, message, user.location)

    def _text(self, function: Function, call: Call, copies: dict[Key, Key]) -> str:
        """Return a call of the variadic function in the place of `call`."""
        what = f"the format of a call of printf in '@{function.key}'"
        parsed = call.parsed
        first = next(iter(parsed.arguments), None)
        if first is None:
            raise PassFailed(self.name, f"{what} is not there", call.location)
        found = _symbol_behind_casts(first.operand)
        variable = function.module.globals.get(found) if found is not None else None
        if variable is None:
            message = f"{what} is no constant: found '{first.value}', expected a string literal"
            raise PassFailed(self.name, message, call.location)
        if reason := _why_unknown(variable):
            raise PassFailed(self.name, f"{what}, '@{found}', {reason}; expected a string literal", call.location)
        copy = copies.get(variable.key)
        if copy is None:
            copy = copies[variable.key] = _in_constant_memory(variable)
        text = call.source.text[slice(*call.span)]
        return to_user(
            "".join(
                (
                    text[: parsed.type.start_pos],
                    f"i32 (ptr addrspace({_CONSTANT}), ...) @{names.PRINTF}",
                    text[parsed.callee.end_pos : first.type.start_pos],
                    f"ptr addrspace({_CONSTANT})",
                    text[first.type.end_pos : first.operand.start_pos],
                    f"@{spell(copy)}",
                    text[first.operand.end_pos :],
                )
            )
        )


def _symbol_behind_casts(value: Constant | MetadataFragment) -> Key | None:
    """Return the symbol that a value is, also through casts of its address space; None for any other value."""
    from syclopt.ir.fragments import Constant

    while isinstance(value, Constant) and value.kind == "expression" and value.value == "addrspacecast":
        (value,) = value.operands
    return value.global_key if isinstance(value, Constant) and value.kind == "global" else None


def _why_unknown(variable: Global) -> str:
    """Return why the value of a variable at run time is not known here; "" when it is."""
    if variable.address_space == _CONSTANT:
        return ""
    if not variable.is_constant or variable.is_externally_initialized:
        return "can change"
    if variable.initializer is None:
        return "has its value in another module"
    return "may be another one after linking" if variable.linkage in _REPLACEABLE else ""


def _in_constant_memory(variable: Global) -> Key:
    """Return a variable in constant memory with the value of another; it is added unless it is there already."""
    if variable.address_space == _CONSTANT:
        return variable.key
    module = variable.module
    value = f"{variable.value_type} {variable.initializer}"
    for number in count(-1):
        key = f"{variable.name}{_SUFFIX}{f'.{number}' if number >= 0 else ''}"
        known = module.globals.get(key)
        if known is not None and _is_copy(known, value):
            return key
        if key not in module.symbols:
            module.add(f"@{spell(key)} = internal addrspace({_CONSTANT}) constant {value}, align 1")
            return key
    raise AssertionError("numbers do not end")


def _is_copy(known: Global, value: str) -> bool:
    is_there = known.address_space == _CONSTANT and known.is_constant and known.is_internal
    return is_there and f"{known.value_type} {known.initializer}" == value
