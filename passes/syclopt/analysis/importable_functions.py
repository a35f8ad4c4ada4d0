"""Which functions an image may take from another one when the images of a program are linked at run time."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.builtins import BFLOAT16_CONVERSIONS, is_builtin
from syclopt.analysis.opencl_builtins import is_opencl_builtin

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def can_be_imported(key: Key, *, is_declaration: bool, has_module_id: bool, dynamic_linking: bool) -> bool:
    """Tell whether an image may leave the function `key` to another image.

    A declaration of a bfloat16 conversion may always be. Without `dynamic_linking` nothing else may; with it a
    SYCL_EXTERNAL function (every declaration counts as one, a definition when it has `"sycl-module-id"`), unless it
    is an intrinsic, or a builtin, also of OpenCL C, or its name begins with `__`, as it is spelled or as C++ has it.
    """
    name = str(key)
    if is_declaration and name in BFLOAT16_CONVERSIONS:
        return True
    if not dynamic_linking or not (is_declaration or has_module_id):
        return False
    return _is_outside(name)


@lru_cache(maxsize=1 << 14)
def _is_outside(name: str) -> bool:
    """Tell whether a name can be that of a function which neither the compiler nor its libraries define."""
    if name.startswith(("llvm.", "__")) or is_builtin(name) or is_opencl_builtin(name):
        return False
    from syclopt.mangling.demangle import demangled

    return not (demangled(name) or "").startswith("__")


def importable_functions(module: Module) -> frozenset[Key]:
    """Return the functions of `module` that images may import from each other in a dynamic link."""
    carriers = module.functions_with_string(names.MODULE_ID)
    return frozenset(
        f.key
        for f in module.functions.values()
        if can_be_imported(
            f.key, is_declaration=f.is_declaration, has_module_id=f.key in carriers, dynamic_linking=True
        )
    )
