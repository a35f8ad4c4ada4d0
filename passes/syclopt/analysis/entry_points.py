"""Which functions of a device module can be entered from outside: kernels and SYCL_EXTERNAL functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from syclopt import names
from syclopt.analysis.builtins import is_builtin
from syclopt.ir.layout import LOCAL

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

KERNEL_CONVENTIONS = frozenset({names.SPIR_KERNEL, names.AMDGPU_KERNEL, names.PTX_KERNEL})
_YES = frozenset({"", "1", "true"})


def is_kernel(function: Function) -> bool:
    """Tell whether a function has the calling convention of a kernel."""
    return function.calling_convention in KERNEL_CONVENTIONS


class EntryPoints(NamedTuple):
    """The entry points of a module: `ordered` as in the module, `names` as a set."""

    ordered: tuple[Key, ...]
    names: frozenset[Key]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find the entry points of `module`.

        A declaration never is one; a kernel always is, by its convention or by `"sycl-kernel"`; any other function is
        when it carries `"sycl-module-id"`, unless its name is that of a builtin. A module that was split off has them
        marked with `"sycl-entry-point"`: if there are marks, of what has none only kernels that others see count, which
        another module brought when it was linked.
        """
        marks = module.functions_with_string(names.ENTRY_POINT_MARK)
        kernels = {key for key, value in module.functions_with_string(names.KERNEL_MARK).items() if value in _YES}
        found = kernels | module.functions_with_convention(*KERNEL_CONVENTIONS)
        if marked := [key for key in marks if not module.functions[key].is_declaration]:
            found = {key for key in found.difference(marked) if _is_for_others(module.functions[key])}.union(marked)
        else:
            found.update(key for key in module.functions_with_string(names.MODULE_ID) if not is_builtin(str(key)))
        ordered = tuple([key for key in module.definition_keys() if key in found])
        return cls(ordered, frozenset(ordered))

    @classmethod
    def kernels_and_virtual_functions(cls, module: Module) -> Self:
        """Find the kernels of `module`, and the definitions with `"indirectly-callable"`: all but SYCL_EXTERNAL."""
        kernels = module.functions_with_string(names.KERNEL_MARK).items()
        virtual = module.functions_with_string(names.INDIRECTLY_CALLABLE).keys()
        found = virtual | {key for key, value in kernels if value in _YES}
        found |= module.functions_with_convention(*KERNEL_CONVENTIONS)
        ordered = tuple(key for key in module.definition_keys() if key in found)
        return cls(ordered, frozenset(ordered))


def _is_for_others(function: Function) -> bool:
    return function.linkage not in LOCAL and function.linkage != "available_externally"
