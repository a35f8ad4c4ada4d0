"""sycl-forward-stores: kernels do not load what they stored, and leave out stores to memory that nobody reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.element_wise.kernel_accesses import KernelAccesses
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.sycl_forward_stores.cells import Cells
from syclopt.transforms.sycl_forward_stores.forwarding import forward, remove_stores

if TYPE_CHECKING:
    from syclopt.ir.module import Module


class SYCLForwardStoresPass(ModulePass):
    """Let kernels keep what a work-item stores, and use that where they would load it again.

    A load is replaced where a store to the same place comes before it on all ways, and no other store may change it
    meanwhile: places are told apart by parameters that are `noalias`, and by offsets that differ by constants. Stores
    through a parameter with `"sycl-temporary-memory"` go when no load through it is left. A kernel stays as it is where
    work-items may notice each other, or memory is reached other than by parameters; calls should have been inlined.
    """

    name: ClassVar[str] = "sycl-forward-stores"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        version = module.version
        for key in sorted(module.functions_with_convention(names.SPIR_KERNEL), key=str):
            kernel = module.functions[key]
            if kernel.is_declaration or (found := KernelAccesses(kernel)).problem:
                continue
            ctx.count("loads replaced", forward(kernel, Cells(kernel, found)))
            ctx.count("stores removed", remove_stores(kernel))
        return PassResult(changed=module.version != version)
