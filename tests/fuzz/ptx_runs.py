"""PTX of any text, and what becomes of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from syclopt import Module, cubin_of, ptx_of
from syclopt.errors import SycloptError

_ROOT = Path(__file__).parents[2]
_LEAST, _OTHER = "sm_70", "sm_90"


@cache
def texts() -> list[bytes]:
    """Return the texts that all damage starts from: whole modules with kernels."""
    paths = (*sorted((_ROOT / "tests" / "runtime").glob("*_kernels.ll")), *_of_passes())
    return [path.read_bytes() for path in paths]


def _of_passes() -> list[Path]:
    return [_ROOT / "ir_fixtures" / "passes" / "sycl_retarget" / name for name in ("gpu.ll", "variables_of_spirv.ll")]


def made(data: bytes) -> str:
    """Return "refused", "assembled", or "nothing" where there is no kernel. What `ptxas` refuses is raised."""
    try:
        module = Module.parse(data)
        marked = module.functions_with_convention("spir_kernel")
        kernels = [str(key) for key in module.definition_keys() if key in marked]
        if not kernels:
            return "nothing"
        ptx = ptx_of(module, kernels, (), _LEAST)
    except SycloptError:
        return "refused"
    for architecture in (_LEAST, _OTHER):
        cubin_of(ptx, architecture)
    return "assembled"
