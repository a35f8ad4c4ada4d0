"""Which functions are ESIMD functions: those with the metadata `!sycl_explicit_simd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_KIND = "sycl_explicit_simd"


def is_esimd(module: Module, function: Entity) -> bool:
    """Tell whether `function`, of `module`, is an ESIMD function."""
    return _KIND in function.header and _KIND in module.symbol(function).metadata_kinds
