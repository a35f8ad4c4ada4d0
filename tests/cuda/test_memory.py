"""Memory of GPUs: its kinds, what kernels take for memory, copies, and what is too much."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from tests.cuda.gpu_tools import KERNELS, lines_of, refused

import syclrt
from syclrt import Buffer, Context, Device, Errc, Kernel, Program, Queue, UsmArray

KINDS: tuple[Any, ...] = ("device", "shared", "host")


@pytest.fixture
def saxpy(kernels: Program) -> Kernel:
    return kernels.kernel("saxpy")


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_kernels_and_copies_reach_memory_of_all_kinds(queue: Queue, saxpy: Kernel, source: Any, target: Any) -> None:
    x = syclrt.asarray(np.arange(1000, dtype="f4"), queue, kind=source)
    y = syclrt.zeros(1000, "f4", queue, kind=target)
    queue.parallel_for(1000, saxpy, 3.0, x, y).wait()
    assert np.array_equal(y.to_numpy(), 3 * np.arange(1000))
    queue.copy(y, x).wait()
    assert np.array_equal(x.to_numpy(), 3 * np.arange(1000))
    assert (x.pointer.kind, y.pointer.kind) == (source, target)


def test_the_host_sees_what_it_may(queue: Queue, saxpy: Kernel) -> None:
    for kind in ("shared", "host"):
        x = syclrt.asarray(np.ones(8, "f4"), queue, kind=kind)
        seen = np.asarray(x)
        seen[3] = 5
        queue.parallel_for(8, saxpy, 1.0, x, x).wait()
        assert seen.tolist() == [2, 2, 2, 10, 2, 2, 2, 2]
    x = syclrt.asarray(np.ones(8, "f4"), queue, kind="device")
    with refused("to_numpy"):
        np.asarray(x)
    assert x[2:4].to_numpy().tolist() == [1, 1]


def test_memory_of_the_host_is_no_argument(queue: Queue, saxpy: Kernel) -> None:
    y = syclrt.zeros(8, "f4", queue)
    host = np.ones(8, "f4")
    for wrong in (host, host[::2], bytearray(32), memoryview(bytes(32))):
        with refused(r"argument 1 of kernel 'saxpy'.*syclrt\.asarray"):
            queue.parallel_for(8, saxpy, 1.0, wrong, y)
    queue.parallel_for(8, saxpy, 1.0, syclrt.asarray(host, queue), y).wait()
    assert y.to_numpy().tolist() == [1] * 8


def test_addresses_are_arguments(queue: Queue, saxpy: Kernel) -> None:
    x, y = (syclrt.asarray(np.ones(8, "f4"), queue, kind="device") for _ in range(2))
    queue.parallel_for(4, saxpy, 1.0, int(x.pointer), int(y.pointer) + 16).wait()
    assert y.to_numpy().tolist() == [1] * 4 + [2] * 4


def test_memory_of_the_processor_is_refused(queue: Queue, saxpy: Kernel, processor: Device) -> None:
    theirs = syclrt.zeros(8, "f4", Queue(processor))
    with refused("another"):
        queue.parallel_for(8, saxpy, 1.0, theirs, syclrt.zeros(8, "f4", queue))


def test_arrays_describe_themselves_to_others(queue: Queue) -> None:
    for kind in KINDS:
        array = syclrt.asarray(np.arange(12, dtype="i4").reshape(3, 4), queue, kind=kind)
        whole, part = array.__cuda_array_interface__, array[::-1, 1:].__cuda_array_interface__
        assert (whole["shape"], whole["typestr"], whole["data"]) == ((3, 4), "<i4", (int(array.pointer), False))
        assert part["shape"] == (3, 3)
        assert part["strides"] == (-16, 4)
        assert part["data"] == (int(array.pointer) + 36, False)


@pytest.mark.parametrize(
    "pattern", [np.uint8(7), np.int16(-3), np.float32(2.5), np.float64(1e300), b"abc", b"0123456789abcdef"]
)
def test_fills_with_patterns_of_any_size(queue: Queue, pattern: Any) -> None:
    data = pattern if isinstance(pattern, bytes) else pattern.tobytes()
    for kind in KINDS:
        memory = syclrt.zeros(len(data) * 33 + 5, "u1", queue, kind=kind)
        queue.fill(memory.pointer + 2, pattern, 33).wait()
        found = memory.to_numpy().tobytes()
        assert (found[:2], found[2:-3], found[-3:]) == (bytes(2), data * 33, bytes(3))


@pytest.mark.parametrize("size", [(4 << 20) - 1, 4 << 20, (4 << 20) + 1, (33 << 20) + 12345])
def test_large_copies_of_memory_of_the_host(queue: Queue, size: int) -> None:
    """Threads share them, after what they have to wait for."""
    sent = np.random.default_rng(size).integers(0, 256, size + 3, dtype="u1")[3:]
    memory, twice = syclrt.zeros(size, "u1", queue, kind="device"), np.zeros(size + 1, "u1")[1:]
    for _ in range(2):
        event = queue.memset(memory, 1, size)
        event = queue.memcpy(memory, sent, depends_on=[event])
        queue.memcpy(twice, memory, depends_on=[event]).wait()
        assert np.array_equal(twice, sent)
        sent[:] = sent[::-1].copy()
    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(lambda _: np.array_equal(memory.to_numpy(), twice), range(4)))


def test_copies_may_overlap(queue: Queue) -> None:
    for kind in KINDS:
        memory = syclrt.asarray(np.arange(100_000, dtype="i4"), queue, kind=kind)
        queue.memcpy(memory.pointer + 40, memory.pointer, 399_960).wait()
        assert np.array_equal(memory.to_numpy()[10:], np.arange(99_990))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(37, 53), (7, 11, 13)])
def test_parts_of_two_and_three_dimensions_are_copied(queue: Queue, kind: Any, shape: tuple[int, ...]) -> None:
    data = np.random.default_rng(1).integers(0, 1000, shape, "i4")
    array = syclrt.asarray(data, queue, kind=kind)
    part = tuple(slice(1, extent - 1, step) for extent, step in zip(shape, (1, 2, 3), strict=False))
    out = np.zeros_like(data[part])
    queue.copy(array[part], out).wait()
    assert np.array_equal(out, data[part])
    queue.copy(-out, array[part]).wait()
    data[part] = -out
    assert np.array_equal(array.to_numpy(), data)
    other: UsmArray = syclrt.zeros(shape, "i4", queue, kind="device")
    queue.copy(array[part], other[part]).wait()
    assert np.array_equal(other[part].to_numpy(), data[part])
    assert not other.to_numpy()[0].any()


def test_a_buffer_goes_to_and_fro(queue: Queue, saxpy: Kernel, processor: Device) -> None:
    data, host = np.ones(1000, "f4"), Queue(processor)
    with Buffer(data) as buffer, Buffer(np.ones(1000, "f4"), write_back=False) as one:
        for at in range(6):
            where = (queue, host)[at % 2]
            where.submit(lambda h: h.parallel_for(1000, saxpy, 2.0, one.get_access(h, "read"), buffer.get_access(h)))
        with buffer.get_host_access("read") as seen:
            assert seen[999] == 13
    assert data.tolist() == [13] * 1000


def test_parts_of_buffers_are_copied(queue: Queue) -> None:
    data = np.arange(6 * 7 * 8, dtype="i4").reshape(6, 7, 8)
    out = np.zeros((2, 3, 4), "i4")
    with Buffer(data.copy(), write_back=False) as buffer, Buffer((6, 7, 8), "i4") as other:
        queue.submit(lambda h: h.fill(other.get_access(h, "write"), 0, 336))
        queue.submit(
            lambda h: h.copy(
                buffer.get_access(h, "read", (2, 3, 4), (1, 2, 3)), other.get_access(h, "write", (2, 3, 4), (3, 3, 3))
            )
        )
        queue.submit(lambda h: h.copy(other.get_access(h, "read", (2, 3, 4), (3, 3, 3)), out))
    assert np.array_equal(out, data[1:3, 2:5, 3:7])


@pytest.mark.parametrize("kind", ["device", "shared", "host"])
def test_more_bytes_than_have_addresses_are_too_many(kind: str, device: Device) -> None:
    for size in (1 << 49, 1 << 63, (1 << 64) - 1):
        with refused("no room", Errc.MEMORY_ALLOCATION):
            device.implementation.allocate(kind, size, 1)


def test_too_much_memory_is_an_error_and_no_more(queue: Queue, device: Device, saxpy: Kernel) -> None:
    with refused("room|memory", Errc.MEMORY_ALLOCATION):
        syclrt.empty(2 * device.global_mem_size, "u1", queue, kind="device")
    x, y = (syclrt.asarray(np.ones(8, "f4"), queue, kind="device") for _ in range(2))
    queue.parallel_for(8, saxpy, 1.0, x, y).wait()
    assert y.to_numpy().tolist() == [2] * 8


def test_code_that_found_no_room_is_loaded_later(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    """As other memory, it comes when what nobody uses has gone back, and a build that had no room has not failed."""
    implementation: Any = queue.device.implementation
    gpu, loads = implementation._gpu, []
    really = gpu.load_module

    def full(image: bytes) -> tuple[int, int, bytes]:
        loads.append(image)
        return (2, 0, b"") if len(loads) <= 3 else really(image)  # CUDA_ERROR_OUT_OF_MEMORY

    monkeypatch.setattr(gpu, "load_module", full)
    store, numbers = syclrt.load(KERNELS).kernel("store"), syclrt.zeros(8, "i4", queue)
    with refused("memory", Errc.MEMORY_ALLOCATION):
        queue.parallel_for(8, store, numbers)
    assert len(loads) == 2
    queue.parallel_for(8, store, numbers).wait()
    assert len(loads) == 4
    assert numbers.to_numpy().tolist() == [1] * 8


@pytest.mark.usefixtures("device")
def test_memory_of_another_context_is_no_argument() -> None:
    text = """
    import ctypes
    print(saxpy(queue))
    driver, other, memory = ctypes.CDLL("libcuda.so.1"), ctypes.c_void_p(), ctypes.c_uint64()
    assert driver.cuCtxCreate_v2(ctypes.byref(other), 0, 0) == 0
    assert driver.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(4096)) == 0
    for action in (lambda: queue.parallel_for(8, kernels.kernel("store"), memory.value), lambda: saxpy(queue)):
        print(outcome(action))
    driver.cuCtxPopCurrent_v2(ctypes.byref(other))
    print(saxpy(queue))
    """
    first, told, other, last = lines_of(text)
    assert told.startswith("Errc")
    assert "cannot use the memory at 0x" in told
    assert other == "went on"
    assert first == last == "[0.0, 3.0, 6.0, 9.0]"


def test_memory_that_was_freed_serves_again(queue: Queue, device: Device) -> None:
    """More than the device's memory, a piece at a time; also while commands that use it are in flight."""
    size, pieces = device.global_mem_size // 1024, 1500
    for at in range(pieces):
        array = syclrt.empty(size, "u1", queue, kind="device")
        queue.memset(array, at % 256, size)
        del array
        if at % 32 == 0:
            queue.wait()  # so that little is in flight at a time, where others use the device too
    queue.wait()


def test_memory_is_aligned_as_is_asked(queue: Queue) -> None:
    for make in (syclrt.malloc_device, syclrt.malloc_shared, syclrt.malloc_host):
        for alignment in (1, 64, 256, 4096):
            pointer = make(100, queue, alignment=alignment)
            assert int(pointer) % alignment == 0
            syclrt.free(pointer, queue)


@pytest.mark.usefixtures("device")
def test_memory_and_queues_go_in_any_order_at_the_end() -> None:
    text = """
    arrays = [syclrt.zeros(1 << 20, "u1", queue, kind=kind) for kind in ("device", "shared", "host")]
    buffer = syclrt.Buffer(np.zeros(1 << 20, "u1"))
    queue.submit(lambda h: h.fill(buffer.get_access(h, "write"), 1, 1 << 20))
    for array in arrays:
        queue.memset(array, 1, 1 << 20)
    graph = CommandGraph(queue)
    graph.add(lambda h: h.memset(arrays[0], 2, 1 << 20))
    executable = graph.finalize()
    queue.ext_oneapi_graph(executable)
    syclrt.kept = arrays, queue, graph, executable, kernels, buffer
    """
    assert lines_of(text) == []


def test_two_gpus_share_a_context(device: Device, second: Device, saxpy: Kernel) -> None:
    context = Context([device, second])
    one, other = Queue(device, context), Queue(second, context)
    x = syclrt.asarray(np.arange(1000, dtype="f4"), one, kind="device")
    y = syclrt.zeros(1000, "f4", other, kind="device")
    event = one.parallel_for(1000, saxpy, 1.0, x, x)
    copied = other.copy(x, y, depends_on=event)
    other.parallel_for(1000, saxpy, 1.0, y, y, depends_on=copied).wait()
    assert np.array_equal(y.to_numpy(), 4 * np.arange(1000))


def test_a_buffer_goes_from_gpu_to_gpu(device: Device, second: Device, saxpy: Kernel) -> None:
    data = np.ones(1000, "f4")
    with Buffer(data) as buffer:
        for at in range(4):
            Queue((device, second)[at % 2]).submit(
                lambda h: h.parallel_for(1000, saxpy, 1.0, a := buffer.get_access(h), a)
            )
    assert data.tolist() == [16] * 1000
