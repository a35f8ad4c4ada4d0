"""Which functions are ESIMD functions: those with the metadata `!sycl_explicit_simd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def esimd_functions(module: Module) -> frozenset[Key]:
    """Return the ESIMD functions of a module, declarations too."""
    return frozenset(function.key for function in module.functions_with_metadata(names.EXPLICIT_SIMD_KIND))
