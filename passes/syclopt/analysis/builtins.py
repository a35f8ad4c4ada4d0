"""Names of functions that no program defines."""

from __future__ import annotations

import re

_BUILTIN = re.compile(r"_Z[0-9]*__(?:spirv|sycl|esimd)_|__builtin_")


def is_builtin(name: str) -> bool:
    """Tell whether a name is that of a SPIR-V, SYCL, ESIMD or compiler builtin."""
    return _BUILTIN.match(name) is not None
