"""What device code calls and nobody in the program defines: a library, and functions that are made on demand.

The sources are C++ (`sources/`), which `scripts/regen_device_library` compiles to the IR that is linked.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from syclopt.ir.module import Module


@cache
def device_library() -> Module:
    """Return the library for processors; it is not to be edited."""
    text = files(__name__).joinpath("native_cpu.ll").read_bytes()
    return Module.parse(text, "native_cpu.ll")
