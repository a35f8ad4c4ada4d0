"""dpctl's side: kernels.spv through Intel's runtime for processors."""

# dpctl is not installed where types are checked.
# pyright: basic, reportMissingImports=false

import ctypes
import glob
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from kernel_sides.work import Work

os.environ.setdefault("OCL_ICD_FILENAMES", next(iter(glob.glob(f"{sys.prefix}/lib/libintelocl.so")), ""))
import dpctl
import dpctl.memory
import dpctl.program

_CTYPES = {np.float32: ctypes.c_float, np.int32: ctypes.c_int32}


class Side:
    """Launches kernels, each of which has ended when the call returns."""

    def __init__(self, folder: Path) -> None:
        self._queue = dpctl.SyclQueue("opencl:cpu")
        self._in_order = dpctl.SyclQueue("opencl:cpu", property="in_order")
        code = (folder / "kernels.spv").read_bytes()
        self._program = dpctl.program.create_program_from_spirv(self._queue, code)
        self._program_in_order = dpctl.program.create_program_from_spirv(self._in_order, code)
        number = np.zeros(1, "i4")
        self._short = {"empty": [], "one_store": [self._moved(number)]}

    def launcher(self, kernel: str, work: Work) -> tuple[Callable[[], object], Callable[[], np.ndarray[Any, Any]]]:
        """Return what launches a kernel and waits for it, and what returns the result."""
        arguments = [
            self._moved(each) if isinstance(each, np.ndarray) else _CTYPES[type(each)](each.item())
            for each in work.arguments
        ]
        found, submit = self._program.get_sycl_kernel(kernel), self._queue.submit_async
        extents, group, last = list(work.extents), list(work.group) or None, work.arguments[-1]

        def result() -> np.ndarray[Any, Any]:
            return np.frombuffer(arguments[-1].copy_to_host(), last.dtype).reshape(last.shape)

        return lambda: submit(found, arguments, extents, group).wait(), result

    def _moved(self, values: np.ndarray[Any, Any]) -> Any:
        memory = dpctl.memory.MemoryUSMShared(values.nbytes, alignment=64, queue=self._queue)
        memory.copy_from_host(values.reshape(-1).view("u1"))
        return memory

    def short(self, kernel: str) -> Callable[[], object]:
        """Return what launches a kernel that does next to nothing, and waits for it."""
        found, arguments = self._program.get_sycl_kernel(kernel), self._short[kernel]
        return lambda: self._queue.submit_async(found, arguments, [1]).wait()

    def many(self, kernel: str, count: int) -> None:
        """Submit a kernel that does next to nothing to an in-order queue many times, and wait for the last one."""
        found, arguments = self._program_in_order.get_sycl_kernel(kernel), self._short[kernel]
        submit = self._in_order.submit_async
        for _ in range(count):
            submit(found, arguments, [1])
        self._in_order.wait()
