"""sycl-add-sanitizer-kernels: let a runtime find the variables of sanitizers in an image."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import is_kernel
from syclopt.analysis.sanitizers import SanitizerMetadata
from syclopt.errors import PassFailed
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


class SYCLAddSanitizerKernelsPass(ModulePass):
    """Add an empty kernel `__sanitizerModule...` for each variable with the metadata of a sanitizer.

    It ends as the variable does: `@__AsanKernelMetadata_7f` has `@__sanitizerModule_7f`. A runtime lists the kernels of
    a program, of whatever images, and asks for the variables of these names. It is no kernel of the user, so it comes
    when symbols and properties are listed already.
    """

    name: ClassVar[str] = "sycl-add-sanitizer-kernels"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Add in place. Raises `PassFailed` when something else has the name of such a kernel."""
        variables = ctx.get(SanitizerMetadata)
        if not variables:
            return PassResult(changed=False)
        before = module.version
        mark = f'"{names.ENTRY_POINT_MARK}" ' if module.functions_with_string(names.ENTRY_POINT_MARK) else ""
        for module_id in variables.module_ids():
            self._add(module, f"{names.SANITIZER_MODULE}{module_id}", mark)
        return PassResult(changed=module.version != before, preserves=(SanitizerMetadata,))

    def _add(self, module: Module, name: str, mark: str) -> None:
        if name not in module.symbols:
            head = f"define weak_odr dso_local {names.SPIR_KERNEL} void @{spell(name)}()"
            module.add(f"{head} {mark}{{\nentry:\n  ret void\n}}")
        elif name not in module.functions or not is_kernel(module.functions[name]):
            raise PassFailed(self.name, f"'@{name}' is no kernel of a sanitizer", module.symbols[name].location)
