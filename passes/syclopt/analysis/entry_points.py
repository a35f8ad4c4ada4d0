"""Which functions of a device module can be entered from outside: kernels and SYCL_EXTERNAL functions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from syclopt.ir.function import Function
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

KERNEL_CONVENTIONS = frozenset({"spir_kernel", "amdgpu_kernel", "ptx_kernel"})
_BUILTIN = re.compile(r"_Z[0-9]*__(?:spirv|sycl|esimd)_|__builtin_")


def is_kernel(function: Function) -> bool:
    """Tell whether a function has the calling convention of a kernel."""
    return function.calling_convention in KERNEL_CONVENTIONS


def is_entry_point(function: Function) -> bool:
    """Tell whether a function is an entry point.

    A declaration never is; a kernel always is; any other function is when it carries `"sycl-module-id"`, unless its
    name is that of a SPIR-V, SYCL, ESIMD or compiler builtin.
    """
    if function.is_declaration:
        return False
    if is_kernel(function):
        return True
    return function.has_attribute("sycl-module-id") and not _BUILTIN.match(function.name)


@dataclass(frozen=True)
class EntryPoints:
    """The entry points of a module: `ordered` as in the module, `names` as a set."""

    ordered: tuple[Key, ...]
    names: frozenset[Key]

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Find the entry points of `module`."""
        ordered = tuple(function.key for function in module.definitions() if is_entry_point(function))
        return cls(ordered, frozenset(ordered))
