"""remove-device-globals-from-llvm-compiler-used: let device globals go that no code uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
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
        if COMPILER_USED not in module.globals or (self.spir_only and "spir" not in (module.triple or "")):
            return PassResult(changed=False)
        used = module.globals[COMPILER_USED]
        listed = module.globals_with_string(names.DEVICE_GLOBAL_SIZE).keys() & used.symbols_used
        if not listed:
            return PassResult(changed=False)
        ctx.count("variables taken off the list", len(listed))
        shorter = without_members(used.entity, listed)
        used.remove()
        if shorter:
            module.add(shorter)
        dead = listed - module.used(listed)
        ctx.count("variables removed", len(dead))
        if dead:
            module.keep(module.symbols.keys() - dead)
        return PassResult(changed=True, preserves=(EntryPoints,))
