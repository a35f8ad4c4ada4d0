"""sycl-export-visible-functions: let other modules call what a language without SYCL_EXTERNAL leaves visible."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.importable_functions import can_be_imported
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class SYCLExportVisibleFunctionsPass(ModulePass):
    """Give `"sycl-module-id"` to functions that are neither static nor hidden, where no function of a module has it.

    A compiler of SYCL says with it which functions others may call. In C and OpenCL C others may call each one that
    they see. Kernels get it too, so that they are of the same translation unit; builtins and reserved names do not.
    """

    name: ClassVar[str] = "sycl-export-visible-functions"
    unit: str = field(default="loaded", metadata={"help": "the translation unit that the attribute names"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        if module.functions_with_string(names.MODULE_ID):
            return PassResult(changed=False)
        visible = [key for key in module.definition_keys() if _is_visible(module, key)]
        kernels = ctx.get(EntryPoints).ordered if visible else ()
        for key in (*visible, *kernels):
            module.functions[key].add_attribute(names.MODULE_ID, self.unit, string=True)
        return PassResult(changed=bool(visible))


def _is_visible(module: Module, key: Key) -> bool:
    if not can_be_imported(key, is_declaration=False, has_module_id=True, dynamic_linking=True):
        return False
    function = module.functions[key]
    is_ours = function.calling_convention == names.SPIR_FUNC and function.visibility == "default"
    return is_ours and function.linkage == "external"
