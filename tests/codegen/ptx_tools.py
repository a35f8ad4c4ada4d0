"""PTX in tests: all that a test makes is assembled for the architectures that count."""

from __future__ import annotations

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
    for architecture in ARCHITECTURES:
        assert cubin_of(ptx, architecture).startswith(b"\x7fELF")
    return ptx
