"""sycl-work-group-loops: kernels become functions that loop over work-items and work-groups."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_entry import KernelEntry
from syclopt.codegen.native_cpu.sycl_work_group_loops.listeners import Listeners
from syclopt.codegen.native_cpu.sycl_work_group_loops.written_parameters import copy_written_parameters
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True)
class SYCLWorkGroupLoopsPass(ModulePass):
    """Let each kernel loop over work-items: `void @K(ptr arguments, ptr launch)` runs groups until none is left.

    A kernel is cut at its barriers (`@__native_barrier`): all work-items of a group run one part before one runs the
    next. Values that live across a barrier are kept for each work-item, once for the group where all have the same, or
    computed again where that is cheap. Functions that have barriers are to be inlined before.
    """

    name: ClassVar[str] = "sycl-work-group-loops"
    local_size: tuple[int, ...] = field(
        default=(), metadata={"help": "the extents of all work-groups, where they are known, the first varies fastest"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for what cannot be cut."""
        marked = module.functions_with_convention(names.SPIR_KERNEL)
        kernels = [module.functions[key] for key in module.definition_keys() if key in marked]
        if not kernels:
            return PassResult(changed=False)
        layout = DataLayout(module.data_layout or "")
        listeners = Listeners(module)
        for kernel in kernels:
            copy_written_parameters(kernel)
            publishes = listeners.may_hear(kernel.key)
            texts = [*KernelEntry(kernel, layout, self.local_size, publishes=publishes).texts()]
            kernel.remove()
            for text in (*_declarations("".join(texts), module), *texts):
                module.add(text)
        listeners.listen()
        module.become(link([module, _loops()], only_needed=True, name=module.name))
        return PassResult(changed=True)


@cache
def _loops() -> Module:
    return Module.parse(files(__name__).joinpath("loops.ll").read_bytes(), "loops.ll")


def _declarations(text: str, module: Module) -> Iterator[str]:
    """Yield declarations of the functions of the loops that a text names and a module does not."""
    for function in _loops().functions.values():
        if f"@{function.name}(" in text and function.name not in module.functions:
            types = ", ".join(parameter.type.text for parameter in function.parameters)
            yield f"declare {function.return_type} @{function.name}({types})"
