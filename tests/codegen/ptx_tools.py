"""PTX in tests: all that a test makes is assembled for the architectures that count."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import Module, cubin_of, ptx_of

if TYPE_CHECKING:
    from syclopt.pipeline.nvptx import PTX

ARCHITECTURES = ("sm_70", "sm_90", "sm_100")
LEAST = ARCHITECTURES[0]


def assembled(text: str | Module, *variables: str, local_size: tuple[int, ...] = ()) -> PTX:
    """Return the PTX of all kernels of a module, which `ptxas` takes for each architecture."""
    module = Module.parse(text) if isinstance(text, str) else text
    marked = module.functions_with_convention("spir_kernel")
    kernels = [str(key) for key in module.definition_keys() if key in marked]
    ptx = ptx_of(module, kernels, variables, LEAST, local_size)
    assert not narrow_stores_of_numbers(ptx.text)
    for architecture in ARCHITECTURES:
        assert cubin_of(ptx, architecture).startswith(b"\x7fELF")
    return ptx


def narrow_stores_of_numbers(text: str) -> list[str]:
    """Return the stores of a part of a register that has a floating-point number: `ptxas` would convert it."""
    widths = {"rs": 16, "r": 32, "rd": 64}
    wrong: list[str] = []
    for body in re.split(r"(?m)^\}$", text):
        numbers = set(re.findall(r"(?m)^[ \t]*[a-z][\w.]*\.b?f(?:16|32|64)(?:x2)?[\w.]*[ \t]+(%\w+)", body))
        for store in re.finditer(r"(?m)^[ \t]*st[\w.:]*\.b(8|16|32)[ \t]+\[[^\]]*\],([^;]*);", body):
            stored = re.findall(r"%(r[sd]?)\d+\b", store[2])
            if any(widths[kind] > int(store[1]) for kind in stored) and numbers & set(re.findall(r"%\w+", store[2])):
                wrong.append(store[0])
    return wrong
