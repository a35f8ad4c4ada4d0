"""Arrays and streams of other libraries: used without copies, waited for where they say what to wait for."""

import gc
from typing import Any
from weakref import ref

import numpy as np
import pytest
from tests.cuda.gpu_tools import KERNELS, lines_of, refused

import syclrt
from syclrt import Device, Event, Kernel, Program, Queue
from syclrt.graph import CommandGraph, ExecutableGraph

MANY = 1 << 22


@pytest.fixture
def saxpy(kernels: Program) -> Kernel:
    return kernels.kernel("saxpy")


@pytest.fixture(params=["torch", "cupy"])
def library(request: pytest.FixtureRequest, device: Device) -> Any:
    """A library with arrays on the GPU."""
    return pytest.importorskip(request.param)


def ones(library: Any, count: int) -> Any:
    if library.__name__ == "torch":
        return library.ones(count, dtype=library.float32, device="cuda")
    return library.ones(count, dtype="float32")


def on_host(array: Any) -> np.ndarray:
    return array.cpu().numpy() if hasattr(array, "cpu") else array.get()


def address(array: Any) -> int:
    return array.__cuda_array_interface__["data"][0]


def test_their_arrays_are_arguments_in_place(library: Any, queue: Queue, saxpy: Kernel) -> None:
    x, y = ones(library, 1000), ones(library, 1000)
    for _ in range(20):
        queue.parallel_for(1000, saxpy, 2.0, x, y).wait()
    assert on_host(y).tolist() == [41] * 1000
    with refused("side by side"):
        queue.parallel_for(10, saxpy, 2.0, x[::2], y)
    with refused("expected a pointer, an array.*found object"):
        queue.parallel_for(0, saxpy, 2.0, object(), y)


def test_their_arrays_are_copied(library: Any, queue: Queue, processor: Device) -> None:
    theirs, ours = ones(library, 1000), syclrt.zeros(1000, "f4", queue, kind="device")
    queue.copy(theirs, ours).wait()
    assert ours.to_numpy().tolist() == [1] * 1000
    assert syclrt.asarray(theirs, queue).to_numpy().tolist() == [1] * 1000
    assert syclrt.asarray(theirs, queue, kind="device").to_numpy().tolist() == [1] * 1000
    assert syclrt.asarray(theirs, Queue(processor)).to_numpy().tolist() == [1] * 1000
    theirs[::2] = 7
    assert syclrt.asarray(theirs[::2], queue).to_numpy().tolist() == [7] * 500
    theirs[:] = 1
    queue.fill(ours, 3.0, 1000).wait()
    queue.copy(ours, theirs).wait()
    assert on_host(theirs).tolist() == [3] * 1000


def test_they_see_our_arrays_in_place(library: Any, queue: Queue, saxpy: Kernel) -> None:
    ours = syclrt.asarray(np.arange(1000, dtype="f4"), queue, kind="device")
    theirs = library.as_tensor(ours, device="cuda") if library.__name__ == "torch" else library.asarray(ours)
    assert address(theirs) == int(ours.pointer)
    by_dlpack = library.from_dlpack(ours)
    assert address(by_dlpack) == int(ours.pointer)
    by_dlpack += 1
    assert on_host(theirs).tolist() == [*range(1, 1001)]
    queue.parallel_for(1000, saxpy, 1.0, theirs, by_dlpack).wait()
    assert ours.to_numpy().tolist() == [2 * at for at in range(1, 1001)]


def test_they_keep_our_memory(library: Any, queue: Queue) -> None:
    ours = syclrt.asarray(np.arange(1000, dtype="f4"), queue, kind="device")
    theirs = library.from_dlpack(ours)
    del ours
    others = [syclrt.zeros(1000, "f4", queue, kind="device") for _ in range(20)]
    assert on_host(theirs).tolist() == [*range(1000)]
    del others


def test_what_they_still_compute_is_waited_for(queue: Queue, saxpy: Kernel) -> None:
    """CuPy's arrays name the stream that they are used in."""
    cupy = pytest.importorskip("cupy")
    y = syclrt.zeros(MANY, "f4", queue, kind="device")
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        x = cupy.zeros(MANY, "float32")
        for _ in range(300):
            x += 1
        queue.parallel_for(MANY, saxpy, 1.0, x, y).wait()
    assert (y.to_numpy() == 300).all()


def test_who_takes_our_array_has_its_stream_wait(library: Any, queue: Queue, saxpy: Kernel) -> None:
    """`__dlpack__(stream=...)`: what our queues do to the array comes before what that stream does."""
    ours, one = (syclrt.asarray(np.ones(MANY, "f4"), queue, kind="device") for _ in range(2))
    last: Event | tuple[()] = ()
    for _ in range(200):
        last = queue.parallel_for(MANY, saxpy, 1.0, one, ours, depends_on=last)
    theirs = library.from_dlpack(ours)
    assert (on_host(theirs) == 201).all()


def test_a_queue_of_a_stream_of_theirs(library: Any, device: Device, saxpy: Kernel) -> None:
    """Commands of both come one after another, without waiting for any."""
    is_torch = library.__name__ == "torch"
    stream = library.cuda.Stream() if is_torch else library.cuda.Stream(non_blocking=True)
    handle = stream.cuda_stream if is_torch else stream.ptr
    queue = Queue.from_stream(device, handle)
    assert queue.is_in_order
    assert queue.native_stream == handle
    with library.cuda.stream(stream) if is_torch else stream:
        x, y = ones(library, MANY), ones(library, MANY)
        for _ in range(50):
            x += 1
            queue.parallel_for(MANY, saxpy, 1.0, x, y)
        y *= 2
        found = on_host(y)
    assert (found == 2 * (1 + sum(range(2, 52)))).all()
    del queue
    with library.cuda.stream(stream) if is_torch else stream:
        assert (on_host(x + 1) == 52).all()  # the stream is theirs


def test_a_stream_of_theirs_may_end_after_its_queue(device: Device, saxpy: Kernel) -> None:
    """Nothing asks it after that, also where nobody waited; memory that its commands use waits for them."""
    cupy = pytest.importorskip("cupy")
    x, y = (syclrt.asarray(np.ones(MANY, "f4"), Queue(device), kind="device") for _ in range(2))
    for _ in range(20):
        stream = cupy.cuda.Stream(non_blocking=True)
        queue = Queue.from_stream(device, stream.ptr)
        queue.parallel_for(MANY, saxpy, 1.0, x, y)
        del queue
        del stream
        again = syclrt.zeros(MANY, "f4", Queue(device), kind="device")
        del again
    cupy.cuda.runtime.deviceSynchronize()
    assert (y.to_numpy() == 21).all()


def test_lines_of_streams_that_ended_are_forgotten(device: Device, saxpy: Kernel) -> None:
    """A process that makes a queue for each of very many streams does not grow."""
    cupy = pytest.importorskip("cupy")
    x, y = (syclrt.asarray(np.ones(1000, "f4"), Queue(device), kind="device") for _ in range(2))
    lines: list[ref[object]] = []
    for _ in range(20):
        stream = cupy.cuda.Stream(non_blocking=True)
        queue = Queue.from_stream(device, stream.ptr)
        queue.parallel_for(1000, saxpy, 1.0, x, y).wait()
        lines.append(ref(queue.lines.line))
        del queue, stream
    gc.collect()
    assert sum(line() is not None for line in lines) <= 2


def test_a_stream_that_is_being_captured_takes_no_commands(device: Device, kernels: Program) -> None:
    """They are refused before the capture could be spoiled, also the first launch, which would load code."""
    cupy = pytest.importorskip("cupy")
    saxpy = syclrt.load(KERNELS).kernel("saxpy")
    stream = cupy.cuda.Stream(non_blocking=True)
    queue = Queue.from_stream(device, stream.ptr)
    x, y = (syclrt.asarray(np.ones(1000, "f4"), queue, kind="device") for _ in range(2))
    known = kernels.kernel("saxpy")
    for _ in range(3):
        queue.parallel_for(1000, known, 1.0, x, y).wait()
    executable = graph_of(queue, known, x, y)
    queue.ext_oneapi_graph(executable).wait()
    with stream:
        theirs = cupy.asarray(y)
        theirs += 1
        stream.begin_capture()
        for submit in (
            lambda: queue.parallel_for(1000, saxpy, 1.0, x, y),
            lambda: queue.parallel_for(1000, known, 1.0, x, y),
            lambda: queue.memcpy(y, x),
            lambda: queue.ext_oneapi_graph(executable),
            lambda: queue.submit(lambda h: h.fill(y, 1.0, 1000)),
        ):
            with refused("captured"):
                submit()
        theirs += 1
        captured = stream.end_capture()
        captured.launch()
        captured.launch()
    queue.parallel_for(1000, saxpy, 1.0, x, y).wait()
    assert (y.to_numpy() == 9).all()


def graph_of(queue: Queue, kernel: Kernel, x: Any, y: Any) -> ExecutableGraph:
    graph = CommandGraph(queue)
    graph.add(lambda h: h.parallel_for(1000, kernel, 1.0, x, y))
    return graph.finalize()


@pytest.mark.usefixtures("device")
def test_a_stream_of_another_context_is_refused() -> None:
    text = """
    import ctypes
    print(saxpy(queue))
    driver, other, stream = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_void_p()
    assert driver.cuCtxCreate_v2(ctypes.byref(other), 0, 0) == 0
    assert driver.cuStreamCreate(ctypes.byref(stream), 0) == 0
    driver.cuCtxPopCurrent_v2(ctypes.byref(other))
    print(outcome(lambda: syclrt.Queue.from_stream(device, stream.value)))
    print(saxpy(queue))
    """
    first, told, last = lines_of(text)
    assert "not one of the primary context" in told
    assert first == last


class _Stream:
    """A stream as CUDA's protocol of streams describes it."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        return (0, self._handle)


def test_our_stream_in_their_hands(device: Device, saxpy: Kernel) -> None:
    cupy = pytest.importorskip("cupy")
    queue = Queue(device, in_order=True)
    x, y = (syclrt.asarray(np.ones(MANY, "f4"), queue, kind="device") for _ in range(2))
    with cupy.cuda.Stream.from_external(_Stream(queue.native_stream)):
        theirs = cupy.asarray(y)
        for _ in range(50):
            queue.parallel_for(MANY, saxpy, 1.0, x, y)
            theirs += 1
    queue.wait()
    assert (y.to_numpy() == 101).all()


def test_only_queues_in_order_have_one_stream(queue: Queue, processor: Device) -> None:
    with refused("in.order"):
        _ = queue.native_stream
    with refused("stream"):
        _ = Queue(processor, in_order=True).native_stream


@pytest.mark.usefixtures("device")
def test_a_context_that_was_there_may_go() -> None:
    """What another library lets a thread have, it may take away again."""
    text = """
    import ctypes
    driver, other, one = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_int()
    syclrt.devices("cuda")
    assert driver.cuCtxCreate_v2(ctypes.byref(other), 0, 0) == 0
    print(saxpy(queue))
    graph = CommandGraph(queue)
    array = syclrt.zeros(4, "f4", queue, kind="device")
    graph.add(lambda h: h.parallel_for(4, kernels.kernel("saxpy"), 1.0, syclrt.asarray(np.ones(4, "f4"), queue), array))
    executable = graph.finalize(updatable=True)
    queue.ext_oneapi_graph(executable).wait()
    assert driver.cuCtxPopCurrent_v2(ctypes.byref(other)) == 0
    assert driver.cuCtxDestroy_v2(other) == 0
    queue.ext_oneapi_graph(executable).wait()
    print(array.to_numpy().tolist())
    print(saxpy(queue))
    """
    assert lines_of(text) == ["[0.0, 3.0, 6.0, 9.0]", "[2.0, 2.0, 2.0, 2.0]", "[0.0, 3.0, 6.0, 9.0]"]
