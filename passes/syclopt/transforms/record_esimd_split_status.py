"""record-esimd-split-status: note in an image whether its kernels are ESIMD kernels, for the tools after this one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.esimd import esimd_functions
from syclopt.passes import ALL, ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


@dataclass(frozen=True)
class RecordESIMDSplitStatusPass(ModulePass):
    """Add `!sycl-esimd-split-status`: 0 when no entry point is an ESIMD one, 1 when all are, 2 for a mixture.

    A module that has it already keeps what it says. With `unmixed`, so does one with a mixture: run so before a split,
    the pass spares all images the work, unless they may differ.
    """

    name: ClassVar[str] = "record-esimd-split-status"
    unmixed: bool = field(default=False, metadata={"help": "add nothing when some entry points are ESIMD ones"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Add in place."""
        if names.ESIMD_SPLIT_STATUS_LIST in module.named_metadata:
            return PassResult(changed=False)
        functions = esimd_functions(module)
        kinds = {key in functions for key in ctx.get(EntryPoints).ordered}
        if self.unmixed and len(kinds) == 2:
            return PassResult(changed=False)
        status = 2 if len(kinds) == 2 else int(True in kinds)
        module.add_named_metadata(names.ESIMD_SPLIT_STATUS_LIST, [module.add_metadata(f"!{{i8 {status}}}")])
        return PassResult(changed=True, preserves=ALL)
