"""The GPU as the sides of `bench_cuda.py` share it: a stream, machine code by nvcc, a library in C, and times."""

import ctypes
import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import syclrt
from _bench import ToolMissing, compiled
from cuda_sides.work import LocalBytes

driver: Any = import_module("cuda.bindings.driver")
SOURCES = Path(__file__).resolve().parent
_WARM = 2
_DELAY = 300_000  # nanoseconds: longer than any side takes to hand over a launch
_TOOLKIT = "/usr/local/cuda"

Launch = Callable[[], object]
Sample = Callable[[], float]


class Found(NamedTuple):
    """Samples of each side, in seconds, and why others have none."""

    samples: dict[str, list[float]]
    problems: dict[str, str]


def measure(sides: Mapping[str, Callable[[], Sample]], runs: int) -> Found:
    """Measure sides, which take turns: each is made ready, and gives samples, of which the first ones do not count."""
    found = Found({}, {})
    ready: dict[str, Sample] = {}

    def tried(side: str, action: Callable[[], object]) -> bool:
        try:
            action()
        except Exception as problem:  # whatever libraries of others raise: the row says so
            said = str(problem) if isinstance(problem, ToolMissing) else f"{type(problem).__name__}: {problem}"
            found.problems[side] = said.partition("\n")[0]
            return False
        return True

    def begin(side: str, make: Callable[[], Sample]) -> None:
        ready[side] = sample = make()
        for _ in range(_WARM):
            sample()

    begun = [side for side, make in sides.items() if tried(side, partial(begin, side, make))]
    found.samples.update((side, []) for side in begun)
    for _ in range(runs):
        for side in begun:
            if side not in found.problems:
                tried(side, lambda side=side: found.samples[side].append(ready[side]()))
    return found


def toolkit() -> Path:
    """Return the folder of CUDA's toolkit. Raises `ToolMissing`."""
    nvcc = shutil.which("nvcc")
    for folder in (os.environ.get("CUDA_HOME"), nvcc and Path(nvcc).resolve().parent.parent, _TOOLKIT):
        if folder and all(Path(folder, one).exists() for one in ("bin/nvcc", "include/cuda.h")):
            return Path(folder)
    raise ToolMissing("not installed: nvcc (CUDA_HOME, or on PATH)")


def library(module: str, package: str) -> Any:
    """Return a module of others. Raises `ToolMissing`."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ToolMissing(f"not installed: {package} ({error})") from error


def call(function: Callable[..., Any], *arguments: object) -> Any:
    """Return what a function of the driver returns. Raises `RuntimeError`."""
    status, *found = function(*arguments)
    if status:
        raise RuntimeError(f"{function.__name__}: {status.name}")
    return found[0] if len(found) == 1 else found


class Gpu:
    """The first GPU, with a stream that all sides use."""

    def __init__(self, folder: Path) -> None:
        """Take the folder for what is compiled. Raises `ToolMissing` where there is no GPU."""
        found = syclrt.devices("cuda")
        if not found:
            raise ToolMissing(syclrt.why_not("cuda"))
        self.device = found[0]
        self.folder = folder
        call(driver.cuInit, 0)
        context = call(driver.cuDevicePrimaryCtxRetain, call(driver.cuDeviceGet, 0))
        call(driver.cuCtxSetCurrent, context)
        self.stream = int(call(driver.cuStreamCreate, 1))
        self.queue = syclrt.Queue.from_stream(self.device, self.stream)
        """A queue of ours that is the stream."""
        self._events = [call(driver.cuEventCreate, 0) for _ in range(2)]

    @cached_property
    def cubin(self) -> str:
        """The path of kernels.cu as machine code. Raises `ToolMissing`."""
        name = "-".join(self.device.name.split())
        options = "-O3", "-arch=native", "-cubin", str(SOURCES / "kernels.cu")
        return compiled(self.folder / f"kernels-{name}.cubin", SOURCES, str(toolkit() / "bin" / "nvcc"), *options)

    @cached_property
    def _module(self) -> Any:
        return call(driver.cuModuleLoadData, Path(self.cubin).read_bytes())

    def function(self, name: str) -> int:
        """Return a kernel of kernels.cu."""
        return int(call(driver.cuModuleGetFunction, self._module, name.encode()))

    @cached_property
    def c_side(self) -> ctypes.CDLL:
        """The functions of host.c. Raises `ToolMissing`."""
        ctypes.CDLL("libcuda.so.1", ctypes.RTLD_GLOBAL)
        options = "-O2", "-shared", "-fPIC", f"-I{toolkit() / 'include'}", str(SOURCES / "host.c")
        library = ctypes.CDLL(compiled(self.folder / "host.so", SOURCES, "gcc", *options))
        library.new_graph.restype = ctypes.c_void_p
        return library

    def seconds(self, function: str, *arguments: int) -> float:
        """Call a function of host.c with numbers, and with pointers and sizes, which are large.

        Raises `RuntimeError` for what the driver refuses.
        """
        found = getattr(self.c_side, function)
        found.restype = ctypes.c_double
        seconds = found(*(ctypes.c_int(one) if one < 1 << 20 else ctypes.c_void_p(one) for one in arguments))
        if seconds < 0:
            raise RuntimeError(f"{function}: status {-seconds:.0f} of the driver")
        return seconds

    def launcher(self, name: str, extents: Sequence[int], group: Sequence[int], arguments: Sequence[Any]) -> Launch:
        """Return what launches a kernel of kernels.cu on the stream. Arrays are of ours."""
        function = self.function(name)
        local_bytes = sum(one.num_bytes for one in arguments if isinstance(one, LocalBytes))
        numbers = [_as_number(one) for one in arguments if not isinstance(one, LocalBytes)]
        places = (ctypes.c_void_p * len(numbers))(*(one.ctypes.data for one in numbers))
        grid = [-(-whole // part) for whole, part in zip(extents, group, strict=True)]
        shape = *(*grid, 1, 1)[:3], *(*group, 1, 1)[:3]

        def launch(_kept: object = numbers) -> None:
            call(driver.cuLaunchKernel, function, *shape, local_bytes, self.stream, ctypes.addressof(places), 0)

        return launch

    def wait(self) -> None:
        """Wait for the stream."""
        call(driver.cuStreamSynchronize, self.stream)

    @cached_property
    def _delay(self) -> Launch:
        return self.launcher("delay", (1,), (1,), (np.int64(_DELAY),))

    def time(self, launch: Launch) -> float:
        """Return the seconds between two events of the device around what is handed over while it is busy."""
        self._delay()
        first, last = self._events
        call(driver.cuEventRecord, first, self.stream)
        launch()
        call(driver.cuEventRecord, last, self.stream)
        self.wait()
        return call(driver.cuEventElapsedTime, first, last) / 1000


def _as_number(argument: Any) -> np.ndarray[Any, Any]:
    if isinstance(argument, syclrt.UsmArray):
        return np.array(argument.pointer.address, "u8")
    return np.array(argument)
