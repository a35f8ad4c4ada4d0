"""Whether host and device code of a source were made of the same text."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from syclopt.errors import InputError
from syclopt.tools.cxx.host_kernels import kernels_without_device_code
from syclopt.tools.cxx.object_files import objects_in

if TYPE_CHECKING:
    from collections.abc import Iterable

_SHOWN = 3  # names in a message


def check_kernels(path: str, source: str) -> None:
    """Raise `InputError` when the host code in the object `path` submits kernels that the device code does not have."""
    kernels = [kernel for file in objects_in(path) for kernel in kernels_without_device_code(file)]
    if not kernels:
        return
    names = ", ".join(f"'{kernel}'" for kernel in kernels[:_SHOWN]) + (", ..." if len(kernels) > _SHOWN else "")
    message = f"host code submits kernels that device code does not have: {names}; both must be made of the same text"
    hint = "(see to __SYCL_DEVICE_ONLY__, -Xarch_host and -Xarch_device, and to headers that change)"
    raise InputError(f"{message} {hint}", file=source)


def check_unchanged(files: Iterable[str], begun: int) -> None:
    """Raise `InputError` when one of `files` was written after the time `begun`, in nanoseconds."""
    now = time.time_ns()
    for file in files:
        try:
            written = os.stat(file).st_mtime_ns
        except OSError:  # gone, or inside of the front end
            continue
        if begun < written <= now:
            message = "it changed while the program was compiled, so host and device may have read different texts"
            raise InputError(f"{message}; compile again", file=file)
