"""How many registers the threads of a kernel have, as metadata.

`!RegisterAllocMode` knows three sizes, and every driver of Intel's GPUs understands it. `!MaximumRegisters` takes any
number, and needs the SPIR-V extension SPV_INTEL_maximum_registers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.transforms.compile_time_properties.decorations import Place

REGISTER_NAMES = (names.REGISTER_ALLOC_MODE, names.GRF_SIZE, names.MAXIMUM_REGISTERS)
_MODES = {0: 0, 128: 1, 256: 2}
_LARGEST = 512
_GPU_AHEAD_OF_TIME = re.compile(r"spir64_gen(?:-|\Z)")


def check_registers(attributes: Mapping[str, str], place: Place) -> None:
    """Raise `InputError` where attributes say in several ways how many registers there are."""
    said = [name for name in REGISTER_NAMES if name in attributes]
    if len(said) > 1:
        raise InputError(f'{place.what} has both "{said[0]}" and "{said[1]}", expected one of them', place.location)


def alloc_mode(_: Module, kernel: Function, value: str, place: Place) -> tuple[str, str] | None:
    """Return kind and node for a mode of the allocation; None for an ESIMD function. Raises `InputError`."""
    return _mode(kernel, place.number(names.REGISTER_ALLOC_MODE, value))


def grf_size(module: Module, kernel: Function, value: str, place: Place) -> tuple[str, str] | None:
    """Return kind and node for a size; None for an ESIMD function, and for a size that metadata leaves to others.

    A size without a mode is an option of the driver, which the runtime gives it by the property of the image. Ahead of
    time nothing does, so the size that GPUs have besides is metadata there. Raises `InputError`.
    """
    size = place.number(names.GRF_SIZE, value)
    if size in _MODES:
        return _mode(kernel, _MODES[size])
    if size != _LARGEST or _is_esimd(kernel) or not _GPU_AHEAD_OF_TIME.match(module.triple or ""):
        return None
    return _maximum(size)


def maximum_registers(_: Module, __: Function, value: str, place: Place) -> tuple[str, str]:
    """Return kind and node for a number of registers; 0 lets the compiler choose. Raises `InputError`."""
    return _maximum(place.number(names.MAXIMUM_REGISTERS, value))


def _mode(kernel: Function, mode: int) -> tuple[str, str] | None:
    return None if _is_esimd(kernel) else (names.REGISTER_ALLOC_MODE_KIND, f"!{{i32 {mode}}}")


def _maximum(number: int) -> tuple[str, str]:
    return names.MAXIMUM_REGISTERS_KIND, f"!{{i32 {number}}}" if number else '!{!"AutoINTEL"}'


def _is_esimd(kernel: Function) -> bool:
    return names.EXPLICIT_SIMD_KIND in kernel.metadata_kinds
