"""remove-device-globals-from-llvm-compiler-used: let device globals go that no code uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir.references import references
from syclopt.ir.uses import uses
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.used_lists import COMPILER_USED, without_members

if TYPE_CHECKING:
    from syclopt.ir.module import Module


@dataclass(frozen=True)
class RemoveDeviceGlobalsFromLLVMCompilerUsedPass(ModulePass):
    """Take device globals out of the list `@llvm.compiler.used`, and remove those that nothing uses then.

    What is left of the list becomes the last variable; of an empty one, nothing is left.
    """

    name: ClassVar[str] = "remove-device-globals-from-llvm-compiler-used"
    spir_only: bool = field(default=False, metadata={"help": "do nothing where the target triple has no 'spir'"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place."""
        table = module.index.table("symbol")
        used = table.get(COMPILER_USED)
        if used is None or used.kind != "global" or (self.spir_only and "spir" not in (module.triple or "")):
            return PassResult(changed=False)
        listed = module.globals_with_string(names.DEVICE_GLOBAL_SIZE).keys() & references(used).symbols
        if not listed:
            return PassResult(changed=False)
        ctx.count("variables taken off the list", len(listed))
        shorter = without_members(used, listed)
        module.symbol(used).remove()
        if shorter:
            module.add(shorter)
        table = module.index.table("symbol")
        dead = listed.difference(*(uses(entity) for entity in table.values()))
        ctx.count("variables removed", len(dead))
        if dead:
            module.keep(key for key in table if key not in dead)
        return PassResult(changed=True, preserves=(EntryPoints,))
