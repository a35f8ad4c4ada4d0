"""sycl-work-group-loops: kernels become functions that loop over work-items and work-groups."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.device_metadata import integers_of
from syclopt.analysis.ways import steps_towards
from syclopt.codegen.native_cpu.regions import SIZES, declarations, link_loops
from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_entry import KernelEntry
from syclopt.errors import PassFailed
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.views.function import Function
from syclopt.ir.views.global_variable import Global
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.parameter_lists import copy_written_parameters

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class SYCLWorkGroupLoopsPass(ModulePass):
    """Let each kernel loop over work-items: `void @K(ptr arguments, ptr launch)` runs groups until none is left.

    A kernel is cut at its barriers (`@__native_barrier`): all work-items of a group run one part before one runs the
    next. Values that live across a barrier are kept for each work-item, once for the group where all have the same, or
    computed again where that is cheap. Where a kernel has no barrier and asks for nothing of its
    group, groups side by side run as one. Functions that have barriers are to be inlined before.
    It is cut, too, at what the work-items of a group do together (`@__native_together_...`): a function, which the call
    names, gets the values of all in memory, and finds one for all or one for each. Where a comparison of local ids
    lets the first work-items of each row in, and there is nothing for the others up to the next barrier, as in
    `if (local_id < n)`, these do not run.
    What a kernel does with its sub-group stays as it is, for `sycl-sub-group-loops`.
    """

    name: ClassVar[str] = "sycl-work-group-loops"
    local_size: tuple[int, ...] = field(
        default=(), metadata={"help": "the extents of all work-groups, where they are known, the first varies fastest"}
    )
    sub_group_size: int = field(
        default=16, metadata={"help": "how many work-items a sub-group has where a kernel requires none"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for what cannot be cut."""
        marked = module.functions_with_convention(names.SPIR_KERNEL)
        kernels = [module.functions[key] for key in module.definition_keys() if key in marked]
        if not kernels:
            return PassResult(changed=False)
        layout = DataLayout(module.data_layout or "")
        listeners = _Listeners(module)
        for kernel in kernels:
            copy_written_parameters(kernel)
            publishes = listeners.may_hear(kernel.key)
            size = self._sub_group_size(kernel)
            texts = [*KernelEntry(kernel, layout, size, self.local_size, publishes=publishes).texts()]
            kernel.remove()
            for text in (*declarations("".join(texts), module), *texts):
                module.add(text)
        listeners.listen()
        link_loops(module)
        return PassResult(changed=True)

    def _sub_group_size(self, kernel: Function) -> int:
        """Return what a kernel requires, or the option says. Raises `PassFailed` for what sub-groups cannot have."""
        (size,) = integers_of(kernel, names.REQD_SUB_GROUP_SIZE_KIND) or (self.sub_group_size,)
        if size not in SIZES:
            *others, last = map(str, SIZES)
            expected = f"expected {', '.join(others)} or {last}"
            message = f"kernel '@{kernel.key}': sub-groups of {size} work-items, {expected}"
            raise PassFailed(self.name, message, kernel.location)
        return size


class _Listeners:
    """The functions of a module, apart from kernels, that ask for the work-item and may run."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._symbols = CalledSymbols.compute(module)
        self._graph = CallGraph.of(module, self._symbols)
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        users = module.users(names.NATIVE_ITEM) if names.NATIVE_ITEM in module.functions else ()
        asking = [user.key for user in users if isinstance(user, Function) and user.key not in kernels]
        self._callers = steps_towards(asking, self._graph.callers)
        self._are_pointed_to = not self._pointed_to().isdisjoint(self._callers)
        self._are_told = False

    def may_hear(self, kernel: Key) -> bool:
        """Tell whether a kernel may call one of them: it does, or calls something through a pointer."""
        hears = kernel in self._callers or (self._are_pointed_to and self._calls_pointers(kernel))
        self._are_told = self._are_told or hears
        return hears

    def listen(self) -> None:
        """Let them ask for what kernels tell, if one does."""
        if self._are_told:
            self._module.functions[names.NATIVE_ITEM].rename(names.NATIVE_CURRENT_ITEM)

    def _pointed_to(self) -> set[Key]:
        """Return the functions that ask, or lead to one that does, and whose address something has."""
        named = {key for _, others in self._symbols.symbols.values() for key in others}
        stored = (key for key in self._callers if any(isinstance(user, Global) for user in self._module.users(key)))
        return named.union(stored)

    def _calls_pointers(self, kernel: Key) -> bool:
        """Tell whether a kernel, or a function that it calls, calls something through a pointer."""
        reached = steps_towards((kernel,), self._graph.callees)
        functions = (self._module.functions[key] for key in reached)
        return any(
            instruction.call is not None and instruction.call.callee is None and not instruction.call.is_asm
            for function in functions
            if not function.is_declaration
            for block in function.blocks
            for instruction in block.instructions
        )
