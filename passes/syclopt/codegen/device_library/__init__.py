"""What device code calls and nobody in the program defines: a library, and functions that are made on demand.

The sources are C++ (`sources/`), which `scripts/regen_device_library` compiles to the IR that is linked, for each kind
of device. Mathematics on NVIDIA's GPUs is that of NVIDIA's own library, which is linked too (`libdevice.py`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

from syclopt.ir.module import Module

Device = Literal["native_cpu", "nvptx64"]
"""What code is for: the processor of this machine, or NVIDIA's GPUs."""

_FILES = {"native_cpu": "native_cpu.ll", "nvptx64": "nvptx.ll"}


_FORMATTING = "__native_format_records"


def host_formatting() -> Module:
    """Return what the host reads the records with that GPUs print (`sources/reading_records.hpp`), for no machine yet.

    Its function `char *__native_format_records(char *records, size_t bytes, uint stream, size_t *size)` returns the
    text for one stream, 1 or 2, which the caller frees. A process has all that it calls.
    """
    return device_library("native_cpu").extract([_FORMATTING])


@cache
def device_library(device: Device) -> Module:
    """Return the library for a kind of device; it is not to be edited."""
    name = _FILES[device]
    return Module.parse(files(__name__).joinpath(name).read_bytes(), name)
