"""Names of functions that no program defines."""

from __future__ import annotations

from syclopt import names
from syclopt.ir.text.patterns import compile_pattern

# Conversions between float and bfloat16, which a library of their own defines.
BFLOAT16_CONVERSIONS = frozenset(
    f"{names.DEVICE_LIBRARY_PREFIX}Convert{conversion}INTEL{size}"
    for conversion in ("FToBF16", "BF16ToF")
    for size in ("", "Vec1", "Vec2", "Vec3", "Vec4", "Vec8", "Vec16")
)
_BUILTIN = compile_pattern(r"_Z[0-9]*__(?:spirv|sycl|esimd)_|__builtin_")


def is_builtin(name: str) -> bool:
    """Tell whether a name is that of a SPIR-V, SYCL, ESIMD or compiler builtin."""
    return "__" in name and _BUILTIN.match(name) is not None
