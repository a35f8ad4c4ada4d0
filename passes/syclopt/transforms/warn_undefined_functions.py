"""warn-undefined-functions: tell the user which functions an image calls that neither it nor the device defines."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.builtins import is_builtin
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.opencl_builtins import is_opencl_builtin
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_WARNING = "undefined-function"
_OUTLINED = (names.INDIRECTLY_CALLABLE, names.ADD_ON_IMAGE)


class WarnUndefinedFunctionsPass(ModulePass):
    """Warn of each declared function that is used, unless its name is that of an intrinsic or a builtin.

    Names of builtins begin with `__`, or are mangled: those of SPIR-V, SYCL, ESIMD and OpenCL C. Virtual functions and
    what is called under a condition are in images of their own. Nothing is said of a module without entry points,
    which no device can run as it is.
    """

    name: ClassVar[str] = "warn-undefined-functions"
    warns: ClassVar[tuple[str, ...]] = (_WARNING,)

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Change nothing."""
        if not ctx.get(EntryPoints).ordered:
            return PassResult(changed=False)
        declared = [key for key in module.declaration_keys() if not _is_provided(str(key))]
        if declared:
            outlined = [module.functions_with_string(name) for name in _OUTLINED]
            declared = [key for key in declared if not any(key in functions for functions in outlined)]
        used = module.used(declared)
        for key in declared:
            if key in used:
                found = f"{shown(key, quote='')} found in {module.name}"
                ctx.warn(_WARNING, f"Undefined function {found}. This may result in runtime errors.")
        return PassResult(changed=False)


@lru_cache(maxsize=1 << 10)
def _is_provided(name: str) -> bool:
    return name.startswith(("llvm.", "__")) or is_builtin(name) or is_opencl_builtin(name)
