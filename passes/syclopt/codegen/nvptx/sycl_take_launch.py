"""sycl-take-launch: kernels take what their launch tells them as their last parameter."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.ways import steps_towards
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.views.function import Function
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.parameter_lists import set_parameters, spelled_parameters
from syclopt.targets.triples import LOCAL

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_LAUNCH = "{ [3 x i64], [3 x i64], [3 x i32], [3 x i32], [3 x i32], i32, i32 }"  # struct Launch of launch.hpp
_PARAMETER = f'ptr byval({_LAUNCH}) align 8 "nvvm.grid_constant"'


class SYCLTakeLaunchPass(ModulePass):
    """Give each kernel one more parameter, the last one: a struct with what its launch tells.

    Calls of `@__nvptx_launch` in kernels become the address of it. Functions that could not be inlined find that
    address in a variable in local memory, into which the kernels that may call them store it.
    """

    name: ClassVar[str] = "sycl-take-launch"
    idempotent: ClassVar[bool] = False

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        marked = module.functions_with_convention(names.PTX_KERNEL)
        kernels = [module.functions[key] for key in module.definition_keys() if key in marked]
        if not kernels:
            return PassResult(changed=False)
        listeners = _Listeners(module, marked)
        variable = FreshNames(module.symbols).fresh("__nvptx_launch_place")
        if listeners.functions:
            module.add(f"@{variable} = internal addrspace({LOCAL}) global ptr poison, align 8")
        for kernel in kernels:
            _take(kernel, variable if listeners.may_hear(kernel.key) else "")
        for key in listeners.functions:
            _replace_calls(module.functions[key], f"load ptr, ptr addrspace({LOCAL}) @{variable}, align 8")
        if names.NVPTX_LAUNCH in module.functions:
            module.functions[names.NVPTX_LAUNCH].remove()
        ctx.count("functions that find the launch in memory", len(listeners.functions))
        return PassResult(changed=True)


def _take(kernel: Function, variable: str) -> None:
    """Give a kernel the parameter, and let it store the address of it where a variable is named."""
    parameters = spelled_parameters(kernel)
    with kernel.edit() as body:
        launch = f"%{body.fresh('launch')}"
        for instruction in [*body.instructions]:
            call = instruction.call
            if call is not None and call.callee == names.NVPTX_LAUNCH:
                instruction.remove(launch)
        if variable:
            body.entry.insert_at_start(f"store ptr {launch}, ptr addrspace({LOCAL}) @{variable}, align 8")
    set_parameters(kernel, [*parameters, f"{_PARAMETER} {launch}"])


def _replace_calls(function: Function, text: str) -> None:
    with function.edit() as body:
        for instruction in [*body.instructions]:
            call = instruction.call
            if call is None or call.callee != names.NVPTX_LAUNCH:
                continue
            value = f"%{body.fresh('launch')}"
            instruction.insert_before(f"{value} = {text}")
            instruction.remove(value)


class _Listeners:
    """The functions of a module, apart from kernels, that ask for the launch and may run."""

    def __init__(self, module: Module, kernels: frozenset[Key]) -> None:
        self._module = module
        users = module.users(names.NVPTX_LAUNCH) if names.NVPTX_LAUNCH in module.functions else ()
        self.functions = [user.key for user in users if isinstance(user, Function) and user.key not in kernels]
        self._graph = CallGraph.of(module, CalledSymbols.compute(module)) if self.functions else None
        self._callers = steps_towards(self.functions, self._graph.callers) if self._graph is not None else {}

    def may_hear(self, kernel: Key) -> bool:
        """Tell whether a kernel may call one of them: it does, or calls something through a pointer."""
        if self._graph is None:
            return False
        return kernel in self._callers or any(
            call.callee is None and not call.is_asm
            for key in steps_towards((kernel,), self._graph.callees)
            for call in self._module.functions[key].calls
        )
