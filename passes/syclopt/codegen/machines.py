"""The machines that code is made for, as tables: what stands there for SPIR-V's address spaces and conventions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Machine:
    """What code for a machine has: a triple, a layout, and what SPIR-V's words become.

    `address_spaces` maps numbers of spaces as OpenCL has them; those that it does not name become 0. `conventions` maps
    calling conventions, to nothing where C's is meant; those that it does not name stay.
    """

    triple: str
    data_layout: str
    address_spaces: Mapping[int, int]
    conventions: Mapping[str, str]


def _processor(name: str, data_layout: str) -> Machine:
    """Return a processor with one address space; a kernel keeps its convention, by which passes know it."""
    return Machine(f"{name}-unknown-linux-gnu", data_layout, {}, {names.SPIR_FUNC: ""})


_SEGMENTS = "p270:32:32-p271:32:32-p272:64:64"
PROCESSORS = {
    "x86_64": _processor("x86_64", f"e-m:e-{_SEGMENTS}-i64:64-i128:128-f80:128-n8:16:32:64-S128"),
    "aarch64": _processor("aarch64", f"e-m:e-{_SEGMENTS}-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"),
}
"""Name of a processor, as `platform.machine` has it -> what code for it has."""

NVPTX = Machine(
    "nvptx64-nvidia-cuda",
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    {1: 1, 2: 1, 3: 3, 5: 1, 6: 1},  # what is constant can be anywhere, and NVIDIA's constant memory has 64 KiB
    {names.SPIR_KERNEL: names.PTX_KERNEL, names.SPIR_FUNC: ""},
)
"""What code for NVIDIA's GPUs has; memory of the device and of the host (5, 6) is global memory."""
