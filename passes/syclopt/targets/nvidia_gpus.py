"""Targets that are NVIDIA's GPUs: for which architecture code is made for them ahead of time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import InputError

if TYPE_CHECKING:
    from syclopt.targets.target import Target

TRIPLE = "nvptx64-nvidia-cuda"
"""The name of the target that is any of them, and the triple of all."""
LEAST = "sm_70"
"""The oldest architecture that code can be made for, which that for any of them is for."""
_FAMILY = "nvidia_gpu_"
_FIRST_WITH_WAITS = 90
_ARCHITECTURE = re.compile(r"sm_([1-9][0-9]*)([a-z]?)")


def is_nvidia_gpu(target: str) -> bool:
    """Tell whether the name of a target is that of one of NVIDIA's GPUs, or of any of them."""
    return target == TRIPLE or target.startswith(_FAMILY)


def architecture_of(target: Target) -> str:
    """Return the architecture of code for a target, such as `sm_90`. Raises `InputError` for one that is too old."""
    architecture = target.aot_device or LEAST
    found = _ARCHITECTURE.fullmatch(architecture)
    if found is None:
        message = f"no code can be made for target '{target.name}': its device is '{architecture}', expected sm_NN"
        raise InputError(message)
    if int(found[1]) < _number(LEAST):
        raise InputError(f"no code can be made for target '{target.name}', only for {LEAST} and what is newer")
    return architecture


def rank_of(code: str, kind: str, device: str) -> int | None:
    """Return how well a device of one architecture runs code for another one, None where it does not.

    Code for its own architecture comes before PTX for older ones, of which the newest is the best.
    """
    own, made = _ARCHITECTURE.fullmatch(device), _ARCHITECTURE.fullmatch(code)
    if own is None or made is None or int(made[1]) > int(own[1]):
        return None
    if made[1] == own[1]:
        return 2 * int(made[1]) + (kind == "cubin")
    return None if made[2] or kind != "ptx" else 2 * int(made[1])


def can_wait_for_grids(architecture: str) -> bool:
    """Tell whether kernels for an architecture can wait for the grids that were launched before theirs."""
    found = _ARCHITECTURE.fullmatch(architecture)
    return found is not None and int(found[1]) >= _FIRST_WITH_WAITS


def _number(architecture: str) -> int:
    return int(architecture.removeprefix("sm_"))
