"""cleanup-sycl-metadata-from-llvm-used: drop the list `@llvm.used`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import PassFailed
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_LIST = "llvm.used"


class CleanupSYCLMetadataFromLLVMUsedPass(ModulePass):
    """Remove the variable `@llvm.used`, and declared functions that nothing but this list names.

    A kernel of the list that another variable or an alias holds as well is refused.
    """

    name: ClassVar[str] = "cleanup-sycl-metadata-from-llvm-used"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place. Raises `PassFailed` for a kernel that a constant holds."""
        if _LIST not in module.globals:
            return PassResult(changed=False)
        used = module.globals[_LIST]
        functions = [module.functions[key] for key in used.symbols_used if key in module.functions]
        self._refuse_held(module, {f.key for f in functions if f.calling_convention == names.SPIR_KERNEL})
        declared = {function.key for function in functions if function.is_declaration}
        dead = declared - module.used(declared, but_by={_LIST})
        ctx.count("declarations removed", len(dead))
        if dead:
            module.keep(module.symbols.keys() - dead - {_LIST})
        else:
            used.remove()
        return PassResult(changed=True, preserves=(DeviceGlobals, EntryPoints))

    def _refuse_held(self, module: Module, kernels: AbstractSet[Key]) -> None:
        for key in (*module.globals, *module.aliases) if kernels else ():
            if key != _LIST and (held := module.uses(key) & kernels):
                message = f"Unexpected usage of SYCL kernel: '@{key}' holds '@{min(held, key=str)}' of '@{_LIST}'"
                raise PassFailed(self.name, message, module.symbols[key].location)
