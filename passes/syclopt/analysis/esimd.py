"""Which functions are ESIMD functions: those with the metadata `!sycl_explicit_simd`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module


def is_esimd(module: Module, function: Entity) -> bool:
    """Tell whether `function`, of `module`, is an ESIMD function."""
    kind = names.EXPLICIT_SIMD_KIND
    return kind in function.header and kind in module.symbol(function).metadata_kinds
