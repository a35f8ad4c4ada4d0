"""Kernels on the GPU: by syclrt, of OpenCL C and of SYCL C++, by nvcc, and by Numba, on the same data."""

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from struct import pack
from typing import Any

import numpy as np

import syclrt
from _bench import compiled
from cuda_sides.gpu import SOURCES, Found, Gpu, Launch, Sample, library, measure
from cuda_sides.work import WORKS, LocalBytes, Work, large
from syclrt.graph import CommandGraph, ExecutableGraph

_COUNT = 250_000_000  # elements of the chain
_FACTOR, _TERM = 1.5, 0.25
OF_CPP = (
    *("saxpy", "stencil", "product", "reduction", "reduction_sub_groups"),
    *("histogram", "mandelbrot", "bodies"),
)
"""The kernels of kernels.cpp."""


def program() -> syclrt.Program:
    """Return kernels.cl, compiled."""
    return syclrt.load(SOURCES / "kernels.ll")


def program_of_cpp(folder: Path) -> syclrt.Program:
    """Return kernels.cpp, compiled by a stock clang for devices alone; the folder takes that. Raises `ToolMissing`."""
    driver = shutil.which("syclopt-cxx", path=Path(sys.executable).parent) or "syclopt-cxx"
    options = "-fsycl-frontend=clang", "-fsycl-device-only", "-O2", "-S", str(SOURCES / "kernels.cpp")
    return syclrt.load(compiled(folder / "kernels_of_cpp.ll", SOURCES, driver, *options))


def callable_of(arguments: Sequence[Any]) -> bytes:
    """Return a callable of kernels.cpp that has some members; arrays are of ours."""
    kinds = "".join("P" if isinstance(one, syclrt.UsmArray) else one.dtype.char for one in arguments)
    members = [one.pointer.address if isinstance(one, syclrt.UsmArray) else one.item() for one in arguments]
    return pack(f"@{kinds}0P", *members)


class Kernel:
    """One of the kernels, launched by each side."""

    def __init__(self, gpu: Gpu, name: str) -> None:
        self._gpu = gpu
        self._name = name
        self._work: Work = WORKS[name](large(gpu.device.max_compute_units))
        self._arguments: list[Any] = [
            syclrt.asarray(one, gpu.queue, "device") if isinstance(one, np.ndarray) else one
            for one in self._work.arguments
        ]

    def sides(self) -> Iterator[tuple[str, Callable[[], Launch]]]:
        """Yield sides, and what makes a launch of each."""
        yield "syclrt", self._ours
        if self._name in OF_CPP:
            yield "C++", self._of_cpp
        yield "nvcc", self._by_nvcc
        yield "numba", self._by_numba

    @property
    def num_bytes(self) -> int:
        """How much memory is read."""
        return self._work.num_bytes

    def begin(self) -> None:
        """Let the results be as before any launch."""
        result = self._work.result
        self._gpu.queue.memcpy(self._arguments[result], self._work.arguments[result]).wait()

    def wrong(self) -> str:
        """Tell what is wrong with the results; nothing if nothing is."""
        return self._work.check(self._arguments[self._work.result].to_numpy())

    def _ours(self) -> Launch:
        return self._launch(program().kernel(self._name), *map(_ours, self._arguments))

    def _of_cpp(self) -> Launch:
        kernels = program_of_cpp(self._gpu.folder).kernels
        name = next(one for one in kernels if f"_entryI{len(self._name)}{self._name}" in one)
        return self._launch(kernels[name], callable_of(self._arguments))

    def _launch(self, kernel: syclrt.Kernel, *arguments: object) -> Launch:
        work, submit = self._work, self._gpu.queue.parallel_for
        shape = syclrt.NdRange(work.extents, work.group) if work.has_groups else work.extents
        return lambda: submit(shape, kernel, *arguments)

    def _by_nvcc(self) -> Launch:
        work = self._work
        return self._gpu.launcher(self._name, work.extents, work.group, (*self._arguments, *work.more))

    def _by_numba(self) -> Launch:
        numba_kernels = library("cuda_sides.numba_kernels", "numba-cuda")
        cuda = numba_kernels.cuda
        work, stream = self._work, cuda.external_stream(self._gpu.stream)
        grid = tuple(-(-whole // part) for whole, part in zip(work.extents, work.group, strict=True))
        local_bytes = sum(one.num_bytes for one in work.arguments if isinstance(one, LocalBytes))
        arguments = [
            cuda.as_cuda_array(one, sync=False) if isinstance(one, syclrt.UsmArray) else one
            for one in self._arguments
            if not isinstance(one, LocalBytes)
        ]
        kernel: Any = getattr(numba_kernels, self._name)[grid, work.group, stream, local_bytes]
        return lambda: kernel(*arguments)


class Chain:
    """Five kernels over 10^9 bytes, each of which reads what the one before wrote: fused, and as one by hand."""

    num_bytes = 0

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self._x = syclrt.asarray(np.linspace(-2, 2, _COUNT, dtype="f4"), gpu.queue, "device")
        self._y = syclrt.zeros(_COUNT, "f4", gpu.queue, "device")

    def sides(self) -> Iterator[tuple[str, Callable[[], Launch]]]:
        """Yield sides, and what makes a run of each."""
        yield "syclrt", self._fused
        yield "nvcc", self._by_hand

    def begin(self) -> None:
        """Let the results be as before any run."""
        self._gpu.queue.fill(self._y, 0.0, _COUNT).wait()

    def wrong(self) -> str:
        """Tell what is wrong with the results; nothing if nothing is."""
        return chain_differs(self._x.to_numpy(), self._y.to_numpy())

    def _fused(self) -> Launch:
        executable = fused_chain(self._gpu.queue, self._x, self._y)
        return lambda: self._gpu.queue.ext_oneapi_graph(executable)

    def _by_hand(self) -> Launch:
        arguments = self._y, self._x, np.float32(_FACTOR), np.float32(_TERM), np.uint64(_COUNT)
        return self._gpu.launcher("chain", (_COUNT,), (256,), arguments)


def fused_chain(queue: syclrt.Queue, x: syclrt.UsmArray, y: syclrt.UsmArray) -> ExecutableGraph:
    """Return a graph of five kernels that became one; `queue` is in order."""
    found = program()
    count = x.size
    between = [syclrt.empty(count, "f4", queue, "device") for _ in range(4)]
    t, u, v, w = between
    graph = CommandGraph(queue)
    with graph.recording(queue):
        for name, *arguments in (
            ("scale", t, x, _FACTOR),
            ("shift", u, t, _TERM),
            ("square", v, u),
            ("blend", w, v, x),
            ("root", y, w),
        ):
            queue.parallel_for(count, found.kernel(name), *arguments)
    executable = graph.finalize(fuse=True, temporary=between)
    edges = executable.fusion_report.edges
    assert edges
    assert all(edge.is_fused for edge in edges)
    return executable


def chain_differs(x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> str:
    """Tell how the results of the chain differ from what NumPy has, in a sample."""
    x, y = x[:: max(1, len(x) // 1_000_003)], y[:: max(1, len(y) // 1_000_003)]
    v = (x * np.float32(_FACTOR) + np.float32(_TERM)) ** 2
    expected = np.sqrt(np.abs(np.where(v > 1, v - x, x)))
    near_step = np.abs(v - 1) < 1e-5  # where rounding decides
    wrong = int((~np.isclose(y, expected, rtol=1e-4, atol=1e-4) & ~near_step).sum())
    return f"{wrong} of {len(x)} results differ" if wrong else ""


def _ours(argument: Any) -> object:
    if isinstance(argument, LocalBytes):
        return syclrt.LocalMemory(argument.num_bytes)
    return argument.item() if isinstance(argument, np.generic) else argument


def times(gpu: Gpu, name: str, runs: int) -> Found:
    """Measure a kernel, or the `chain`."""
    work = Chain(gpu) if name == "chain" else Kernel(gpu, name)

    def checked(make: Callable[[], Launch]) -> Sample:
        launch = make()
        work.begin()
        launch()
        gpu.wait()
        if problem := work.wrong():
            raise RuntimeError(problem)
        return partial(gpu.time, launch)

    return measure({side: partial(checked, make) for side, make in work.sides()}, runs)
