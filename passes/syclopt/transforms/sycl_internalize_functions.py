"""sycl-internalize-functions: hide the inline functions of a whole program from all but its own optimizer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.internalization import internalize

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_LINK_ONCE = "linkonce_odr"
# What later passes know functions by: they find the arguments of the source there, and names for other images.
_MARKS = (
    *(names.INDIRECTLY_CALLABLE, names.REFERENCED_INDIRECTLY),
    *(names.CALL_IF_ON_DEVICE, names.CALL_IF_ON_HOST, names.CALL_CONDITIONALLY),
    *(names.IF_ARCHITECTURE_IS, names.IF_ARCHITECTURE_IS_NOT),
)


@dataclass(frozen=True)
class SYCLInternalizeFunctionsPass(ModulePass):
    """Give internal linkage to the functions that each module may have for itself: `linkonce_odr` ones.

    A front end of SYCL gives that linkage to all functions that are neither static nor `SYCL_EXTERNAL`. Once all code
    of a program is in one module, no other one has need of them, and LLVM makes an internal function that is called
    once part of its caller, however large it is. Entry points stay as they are, and so do functions with marks that
    later passes read: virtual functions, and calls that depend on a device.
    """

    name: ClassVar[str] = "sycl-internalize-functions"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `UndefinedError` for a comdat that nothing defines."""
        functions = module.functions
        known = ctx.get(EntryPoints).names.union(*map(module.functions_with_string, _MARKS))
        hidden = {
            key
            for key in module.definition_keys()
            if key not in known and key in functions and functions[key].linkage == _LINK_ONCE
        }
        changed, _ = internalize(module, module.symbols.keys() - hidden) if hidden else (False, 0)
        ctx.count("functions that no other module needs", len(hidden))
        return PassResult(changed=changed)
