"""Native code for launches and waits (cuda_calls.cpp), and the structures that it reads."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from syclrt.backends.backend import StraightLaunch
from syclrt.backends.cuda import driver
from syclrt.backends.direct_calls import VECTOR, Taken, function_of_python, taken_by
from syclrt.backends.native_cpu.backend import load_own_code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.backend import DirectLaunch, DirectParameter, PointerTarget

_LAUNCH, _CALL, _SPIN = "__cuda_launch", "__cuda_call_kernel", "__cuda_spin"
_STRAIGHT = "__cuda_launch_straight"
_LATEST = 64

Three = ctypes.c_uint32 * 3
LongThree = ctypes.c_uint64 * 3


class NativeLine(ctypes.Structure):
    """`Line`: a stream, and the numbers of the kernels that were launched on it last."""

    _fields_ = (("stream", ctypes.c_uint64), ("count", ctypes.c_uint64), ("latest", ctypes.c_uint64 * _LATEST))


class NativeLaunch(ctypes.Structure):
    """`Launch` of the device library."""

    _fields_ = (
        ("global_base", LongThree),
        ("global_size", LongThree),
        ("global_offset", LongThree),
        ("group_base", Three),
        ("group_count", Three),
        ("dimensions", ctypes.c_uint32),
        ("scratch", ctypes.c_uint32),
    )


class NativeGrid(ctypes.Structure):
    """`Grid`: a part of a range."""

    _fields_ = (("size", Three), ("unused", ctypes.c_uint32), ("launch", NativeLaunch))


class NativeKernel(ctypes.Structure):
    """`Kernel`, with a range."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("launch", "function", "places", "grids", "number")),
        ("parameter_count", ctypes.c_uint32),
        ("grid_count", ctypes.c_uint32),
        ("block", Three),
        ("local_bytes", ctypes.c_uint32),
    )


class _Call(ctypes.Structure):
    """`Call`."""

    _fields_ = (("taken", Taken), ("kernel", ctypes.c_uint64))


class NativeCalls:
    """The functions of the native code."""

    def __init__(self) -> None:
        """Raise `SyclError` (BUILD) where the code cannot be compiled for the processor."""
        path = str(Path(__file__).with_name("cuda_calls.ll"))
        self._code = code = load_own_code(path, (_LAUNCH, _CALL, _SPIN, _STRAIGHT))
        pointer = ctypes.c_void_p
        launch = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, ctypes.c_char_p, ctypes.c_uint32)
        self.launch = launch(code.address(_LAUNCH))
        self._spin = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, ctypes.c_int64)(code.address(_SPIN))
        self._call = code.address(_CALL)
        self._straight = code.address(_STRAIGHT)
        self.launch_kernel = driver.address_of("cuLaunchKernelEx")
        self._query_stream = driver.address_of("cuStreamQuery")
        self._query_event = driver.address_of("cuEventQuery")

    def stream_status(self, stream: int, nanoseconds: int) -> int:
        """Return the status of a stream when it has done all, or after some time."""
        return self._spin(self._query_stream, stream, nanoseconds)

    def event_status(self, event: int, nanoseconds: int) -> int:
        """Return the status of an event when it has come, or after some time."""
        return self._spin(self._query_event, event, nanoseconds)

    def straight(self, kernel: NativeKernel, keeps: object) -> StraightLaunch:
        """Return what launches a kernel for native code."""
        return StraightLaunch(self._straight, ctypes.addressof(kernel), (kernel, keeps, self))

    def kernel_call(
        self, kernel: NativeKernel, parameters: Sequence[DirectParameter], target: PointerTarget, keeps: object
    ) -> DirectLaunch | None:
        """Return what launches a kernel with arguments of Python; None if it has too many."""
        taken = taken_by(parameters, target)
        if taken is None:
            return None
        state = _Call(taken, ctypes.addressof(kernel))
        return function_of_python(self._call, VECTOR, state, (kernel, keeps, self))


@cache
def native_calls() -> NativeCalls:
    """Return the functions of the native code, which is loaded once."""
    return NativeCalls()
