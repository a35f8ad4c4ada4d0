"""sycl-widen-indices: sums that index memory along a row of work-items are computed in 64 bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.native_cpu.sycl_widen_indices.row_sums import RowSums
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function


class SYCLWidenIndicesPass(ModulePass):
    """Write `sext (x + y)`, a sum that does not overflow, as `sext x + sext y` in kernels.

    It is done where one of both is the same for work-items that differ in their first index only, and the other one
    grows with that index. Then LLVM extends the first one before the loop over these work-items, and sees that what
    they access stands in a row.
    """

    name: ClassVar[str] = "sycl-widen-indices"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        done = sum(_widened(module.functions[key]) for key in module.definition_keys() if key in kernels)
        ctx.count("indices widened", done)
        return PassResult(changed=bool(done))


def _widened(kernel: Function) -> int:
    """Edit a kernel; return how many indices are computed in another way now."""
    if " sext i32 " not in kernel.body_text:
        return 0
    done = 0
    with kernel.edit() as body:
        sums = RowSums(body)
        for instruction in [one for one in body.instructions if one.opcode == "sext"]:
            lines = sums.widened(instruction)
            if lines:
                instruction.replace("\n".join(lines))
                done += 1
    return done
