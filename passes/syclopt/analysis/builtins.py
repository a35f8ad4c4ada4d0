"""Names of functions that no program defines."""

from __future__ import annotations

from syclopt import names

# Conversions between float and bfloat16, which a library of their own defines.
BFLOAT16_CONVERSIONS = frozenset(
    f"{names.DEVICE_LIBRARY_PREFIX}Convert{conversion}INTEL{size}"
    for conversion in ("FToBF16", "BF16ToF")
    for size in ("", "Vec1", "Vec2", "Vec3", "Vec4", "Vec8", "Vec16")
)
_DIGITS = "0123456789"
_COMPILER = "__builtin_"
_MANGLED = ("__spirv_", "__sycl_", "__esimd_")


def is_builtin(name: str) -> bool:
    """Tell whether a name is that of a SPIR-V, SYCL, ESIMD or compiler builtin."""
    if name.startswith("_Z"):
        return name[2:].lstrip(_DIGITS).startswith(_MANGLED)
    return name.startswith(_COMPILER)
