"""Where device code begins in a module that may hold host code too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.conditional_bodies import marked
from syclopt.analysis.entry_points import KERNEL_CONVENTIONS

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def kernels_of(module: Module) -> frozenset[Key]:
    """Return the defined functions that have the calling convention of a kernel, or the attribute `"sycl-kernel"`.

    Raises `InputError` for an attribute with a value that means neither yes nor no.
    """
    named = marked(module, names.KERNEL_MARK)
    kernels = named | module.functions_with_convention(*KERNEL_CONVENTIONS)
    return kernels.intersection(module.definition_keys())


def device_roots(module: Module, kernels: AbstractSet[Key], entry_points: AbstractSet[Key]) -> tuple[Key, ...]:
    """Return kernels, other entry points, and virtual functions of the device, in the order of the module."""
    virtual = module.functions_with_string(names.INDIRECTLY_CALLABLE)
    roots = kernels | entry_points | virtual.keys()
    return tuple(key for key in module.definition_keys() if key in roots)
