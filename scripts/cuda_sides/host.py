"""What the host does for the GPU: launches, waits, graphs, memory and copies, each by several sides."""

import ctypes
from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np

import syclrt
from cuda_sides.gpu import Found, Gpu, Launch, Sample, library, measure
from cuda_sides.kernels import program
from syclrt.graph import CommandGraph, DynamicParameter, ExecutableGraph

_FEW, _MANY = 200, 10_000  # launches: fewer than a stream takes, and more
_REPLAYS, _ALLOCATIONS = 20, 1000
_COPIED = 256 << 20


class Host:
    """An empty kernel with five arguments, and memory, for all sides."""

    def __init__(self, gpu: Gpu) -> None:
        self.gpu = gpu
        self.memory = syclrt.zeros(1, "f4", gpu.queue, "device")
        self.address = self.memory.pointer.address
        self.queue = syclrt.Queue(gpu.device, in_order=True)
        self.kernel = program().kernel("empty")
        self.arguments = 1, 2.0, self.memory, self.memory, self.memory

    # Launches.

    def launch(self) -> Launch:
        """Return what launches the kernel by ours."""
        submit, kernel, arguments = self.queue.parallel_for, self.kernel, self.arguments
        return lambda: submit(1, kernel, *arguments)

    def launch_by_core(self) -> Launch:
        """Return what launches the kernel by cuda.core."""
        found = library("cuda.core", "cuda-core")
        found.Device(0).set_current()
        stream = found.Stream.from_handle(self.gpu.stream)
        kernel = found.ObjectCode.from_cubin(self.gpu.cubin).get_kernel("empty")
        shape = found.LaunchConfig(grid=1, block=1)
        arguments = np.int32(1), np.float32(2), self.address, self.address, self.address
        launch: Launch = partial(found.launch, stream, shape, kernel, *arguments)
        return launch

    def launch_by_cupy(self) -> Launch:
        """Return what launches the kernel by CuPy, on its stream of the moment."""
        cupy = _cupy()
        kernel = cupy.RawModule(path=self.gpu.cubin).get_function("empty")
        one = cupy.zeros(1, "f4")
        arguments = np.int32(1), np.float32(2), one, one, one
        return lambda: kernel((1,), (1,), arguments)

    def c(self, function: str, count: int) -> Sample:
        """Return what a function of host.c takes for one of some launches."""
        at = self.gpu.function("empty"), self.gpu.stream, self.address
        return partial(self.gpu.seconds, function, *at, count)

    # Graphs.

    def graph(self, chains: int, length: int) -> ExecutableGraph:
        """Return a graph of ours: chains of empty kernels."""
        graph = CommandGraph(self.queue)
        for _ in range(chains):
            before: tuple[Any, ...] = ()
            for _ in range(length):
                before = (graph.add(lambda h: h.parallel_for(1, self.kernel, *self.arguments), depends_on=before),)
        return graph.finalize()

    def update(self, length: int) -> Launch:
        """Return what changes the last kernel of a chain, runs the graph, and waits."""
        graph = CommandGraph(self.queue)
        number = DynamicParameter(graph, 0)
        node = None
        for at in range(length):
            arguments = (number if at == length - 1 else 1, *self.arguments[1:])
            command = partial(_submit, self.kernel, arguments)
            node = graph.add(command, depends_on=() if node is None else node)
        executable, values = graph.finalize(updatable=True), iter(range(1 << 30))

        def run() -> None:
            number.update(next(values))
            executable.update(node)  # pyright: ignore[reportArgumentType] - there is one
            self.queue.ext_oneapi_graph(executable).wait()

        return run

    def graph_in_c(self, chains: int, length: int) -> int:
        """Return a graph of host.c."""
        at = self.gpu.function("empty")
        pointer = ctypes.c_void_p
        found = self.gpu.c_side.new_graph(pointer(at), pointer(self.address), chains, length)
        if not found:
            raise RuntimeError("new_graph: the driver refused it")
        return found

    def graph_by_cupy(self, length: int) -> Launch:
        """Return what runs a graph that CuPy recorded, and waits."""
        cupy = _cupy()
        launch, stream = self.launch_by_cupy(), cupy.cuda.Stream(non_blocking=True)
        with stream:
            launch()
            stream.synchronize()
            stream.begin_capture()
            for _ in range(length):
                launch()
            graph = stream.end_capture()

        def run() -> None:
            graph.launch(stream)
            stream.synchronize()

        return run


def _submit(kernel: syclrt.Kernel, arguments: tuple[object, ...], handler: syclrt.Handler) -> None:
    handler.parallel_for(1, kernel, *arguments)


def _cupy() -> Any:
    return library("cupy", "CuPy")


def _each(action: Launch, count: int, *, before: Launch, within: Launch | None = None) -> float:
    """Return the seconds of one of some calls, which begin after a wait; `within` counts, too."""
    before()
    start = perf_counter()
    for _ in range(count):
        action()
    if within is not None:
        within()
    return (perf_counter() - start) / count


def _launches(gpu: Gpu, count: int, function: str, *, waits: bool) -> Mapping[str, Callable[[], Sample]]:
    host = Host(gpu)

    def by(make: Callable[[], Launch], wait: Launch) -> Sample:
        return partial(_each, make(), count, before=wait, within=wait if waits else None)

    return {
        "syclrt": lambda: by(host.launch, host.queue.wait),
        "C": lambda: host.c(function, count),
        "cuda.core": lambda: by(host.launch_by_core, gpu.wait),
        "CuPy": lambda: by(host.launch_by_cupy, lambda: _cupy().cuda.get_current_stream().synchronize()),
    }


def _wait(gpu: Gpu) -> Mapping[str, Callable[[], Sample]]:
    host = Host(gpu)
    submit, kernel, arguments = host.queue.parallel_for, host.kernel, host.arguments
    ours = partial(_each, lambda: submit(1, kernel, *arguments).wait(), _FEW, before=host.queue.wait)
    return {"syclrt": lambda: ours, "C": lambda: host.c("submit_and_wait", _FEW)}


def _graphs(gpu: Gpu, chains: int, length: int) -> Mapping[str, Callable[[], Sample]]:
    host = Host(gpu)

    def ours() -> Sample:
        executable, run = host.graph(chains, length), host.queue.ext_oneapi_graph
        return partial(_each, lambda: run(executable).wait(), _REPLAYS, before=host.queue.wait)

    def in_c() -> Sample:
        return partial(gpu.seconds, "replay", host.graph_in_c(chains, length), gpu.stream, _REPLAYS)

    sides: dict[str, Callable[[], Sample]] = {"syclrt": ours, "C": in_c}
    if chains == 1:
        sides["CuPy"] = lambda: partial(_each, host.graph_by_cupy(length), _REPLAYS, before=gpu.wait)
    return sides


def _updates(gpu: Gpu, length: int) -> Mapping[str, Callable[[], Sample]]:
    host = Host(gpu)
    return {
        "syclrt": lambda: partial(_each, host.update(length), _REPLAYS, before=host.queue.wait),
        "C": lambda: partial(gpu.seconds, "update_and_replay", host.graph_in_c(1, length), gpu.stream, _REPLAYS),
    }


def _allocations(gpu: Gpu, num_bytes: int) -> Mapping[str, Callable[[], Sample]]:
    queue = gpu.queue

    def once() -> None:
        syclrt.free(syclrt.malloc_device(num_bytes, queue), queue)

    return {
        "syclrt": lambda: partial(_each, once, _ALLOCATIONS, before=queue.wait),
        "C": lambda: partial(gpu.seconds, "allocate_and_free", 0, gpu.stream, num_bytes, _ALLOCATIONS),
    }


def _copies(gpu: Gpu, function: str) -> Mapping[str, Callable[[], Sample]]:
    queue = gpu.queue
    array = np.arange(_COPIED // 4, dtype="u4")  # written, so that all its pages are there
    memory = syclrt.asarray(array, queue, "device")
    places = (memory, array) if function == "copy_in" else (array, memory)
    at = memory.pointer.address, array.ctypes.data, _COPIED

    def ours() -> Sample:
        array[:] = 7 if function == "copy_in" else 8
        queue.memcpy(*places).wait()
        if not (memory.to_numpy() == array).all():
            raise RuntimeError("what was copied differs")
        return partial(_each, lambda: queue.memcpy(*places).wait(), 1, before=queue.wait)

    return {"syclrt": ours, "C": lambda: partial(gpu.seconds, function, *at, 1)}


_WORKS: Mapping[str, Callable[[Gpu], Mapping[str, Callable[[], Sample]]]] = {
    "launch": partial(_launches, count=_FEW, function="submit", waits=False),
    "launches in order": partial(_launches, count=_MANY, function="submit_in_order", waits=True),
    "launch and wait": _wait,
    "graph, chain": partial(_graphs, chains=1, length=1000),
    "graph, chains": partial(_graphs, chains=10, length=100),
    "graph, no edges": partial(_graphs, chains=1000, length=1),
    "update of a chain": partial(_updates, length=1000),
    "update of a short chain": partial(_updates, length=10),
    "allocation": partial(_allocations, num_bytes=1 << 20),
    "large allocation": partial(_allocations, num_bytes=64 << 20),
    "copy in": partial(_copies, function="copy_in"),
    "copy out": partial(_copies, function="copy_out"),
}
WORKS = tuple(_WORKS)


def times(gpu: Gpu, name: str, runs: int) -> Found:
    """Measure one of the works."""
    return measure(_WORKS[name](gpu), runs)
