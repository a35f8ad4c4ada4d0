"""Two GPUs in one process: memory of one used on the other, order between them, work split, and one of them lost."""

import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from tests.cuda.gpu_tools import lines_of, refused

import syclrt
from syclopt import Module
from syclrt import Buffer, Context, Device, Event, Handler, Kernel, Program, Queue, UsmArray
from syclrt.graph import CommandGraph, DynamicParameter

COUNT = 1 << 20
TOLD = "('RUNTIME', True)"
_GLOBAL = """
target triple = "spirv64-unknown-unknown"
%variable = type { ptr addrspace(4), i32 }
@count = addrspace(1) global %variable zeroinitializer, align 8 #0
define spir_kernel void @more(ptr addrspace(1) %out, i32 %by) {
  %place = getelementptr i8, ptr addrspace(1) @count, i64 8
  %old = load i32, ptr addrspace(1) %place, align 4
  %new = add i32 %old, %by
  store i32 %new, ptr addrspace(1) %place, align 4
  store i32 %new, ptr addrspace(1) %out, align 4
  ret void
}
attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="count" }
"""


@pytest.fixture
def saxpy(kernels: Program) -> Kernel:
    return kernels.kernel("saxpy")


@pytest.fixture
def context(device: Device, second: Device) -> Context:
    """Both GPUs."""
    return Context([device, second])


@pytest.fixture(params=[True, False], ids=["in order", "out of order"])
def queues(request: pytest.FixtureRequest, context: Context) -> list[Queue]:
    """One queue for each GPU, in one context."""
    return [Queue(device, context, in_order=request.param) for device in context.devices]


@pytest.fixture
def flag(queues: list[Queue]) -> Iterator[UsmArray]:
    """What a kernel that waits waits for; it is set in the end in any case."""
    flag = syclrt.zeros(1, "i4", queues[0], kind="host")
    yield flag
    flag[0] = 1
    for queue in queues:
        queue.wait()


def ones(queue: Queue, kind: Any = "device") -> UsmArray:
    return syclrt.asarray(np.ones(COUNT, "f4"), queue, kind=kind)


@pytest.mark.parametrize("kind", ["device", "shared", "host"])
def test_kernels_use_memory_of_the_other_gpu(queues: list[Queue], saxpy: Kernel, kind: Any) -> None:
    for own, other in (queues, queues[::-1]):
        x, y = ones(own, kind), ones(own, kind)
        for _ in range(10):
            own.parallel_for(COUNT, saxpy, 1.0, x, y).wait()
            other.parallel_for(COUNT, saxpy, 2.0, x, y).wait()
        assert (y.to_numpy() == 31).all()
        graph = CommandGraph(other.context, other.device)
        graph.add(lambda handler, x=x, y=y: handler.parallel_for(COUNT, saxpy, -1.0, x, y))
        executable = graph.finalize()
        for _ in range(3):
            other.ext_oneapi_graph(executable).wait()
        assert (y.to_numpy() == 28).all()


def test_each_command_waits_for_the_one_on_the_other_gpu(queues: list[Queue], saxpy: Kernel) -> None:
    """The host waits for the last one alone, and all have the same arrays."""
    x, y = ones(queues[0]), ones(queues[1])
    event = queues[0].parallel_for(COUNT, saxpy, 1.0, x, y)
    for at in range(1, 100):
        event = queues[at % 2].parallel_for(COUNT, saxpy, 1.0, x, y, depends_on=event)
    event.wait()
    assert (y.to_numpy() == 101).all()


def test_host_tasks_stand_between_gpus(queues: list[Queue], saxpy: Kernel) -> None:
    x, y = ones(queues[0], "shared"), ones(queues[1], "shared")
    seen: list[float] = []
    for at in range(6):
        event = queues[at % 2].parallel_for(COUNT, saxpy, 1.0, x, y)

        def look(handler: Handler, event: Event = event) -> None:
            handler.depends_on(event)
            handler.host_task(lambda: seen.append(float(np.asarray(y)[-1])))

        queues[(at + 1) % 2].submit(look).wait()
    assert seen == [2, 3, 4, 5, 6, 7]


def test_memory_is_not_used_anew_while_the_other_gpu_reads_it(
    queues: list[Queue], kernels: Program, saxpy: Kernel, flag: UsmArray
) -> None:
    """The second GPU is held up: what it is about to read has been freed, and the first one is asked for as much."""
    first, second = queues
    x, y = ones(first), ones(second)
    second.parallel_for(COUNT, saxpy, 1.0, x, y).wait()
    waits = second.parallel_for(1, kernels.kernel("waits"), flag)
    done = second.parallel_for(COUNT, saxpy, 1.0, x, y, depends_on=waits)
    del x
    others = [syclrt.empty(COUNT, "f4", first, kind="device") for _ in range(8)]
    for other in others:
        first.fill(other, 1000.0, COUNT)
    first.wait()
    flag[0] = 1
    done.wait()
    assert (y.to_numpy() == 3).all()


@pytest.mark.parametrize("is_shared", [True, False], ids=["one context", "two contexts"])
def test_arrays_are_copied_from_gpu_to_gpu(device: Device, second: Device, is_shared: bool) -> None:
    shared = Context([device, second])
    queues = [Queue(one, shared if is_shared else one.default_context) for one in (device, second)]
    numbers = np.arange(COUNT, dtype="i4").reshape(1024, -1)
    for own, other in (queues, queues[::-1]):
        source = syclrt.asarray(numbers, own, kind="device")
        target = syclrt.zeros(numbers.shape, "i4", other, kind="device")
        syclrt.copy(source, target)
        assert (target.to_numpy() == numbers).all()
        if is_shared:
            other.copy(source[::2, 3:], target[1::2, :-3]).wait()
            expected = numbers.copy()
            expected[1::2, :-3] = numbers[::2, 3:]
            assert (target.to_numpy() == expected).all()
        else:
            with refused("another (device|context)"):
                own.copy(source, target)


def test_memory_of_a_gpu_of_another_context_is_refused(device: Device, second: Device, saxpy: Kernel) -> None:
    theirs = ones(Queue(device))
    with refused("another device"):
        Queue(second).parallel_for(COUNT, saxpy, 1.0, theirs, theirs)


def test_buffers_follow_the_commands_that_use_them(queues: list[Queue], saxpy: Kernel) -> None:
    random = np.random.default_rng(7)
    data = [random.integers(-9, 9, 4096).astype("f4") for _ in range(3)]
    expected = [each.copy() for each in data]
    buffers = [Buffer(each) for each in data]
    for _ in range(200):
        source, target, place, start = (int(random.integers(high)) for high in (3, 3, 2, 3000))
        size = int(random.integers(1, 4096 - start))
        if source == target:
            continue

        def command(handler: Handler, at: tuple[int, ...] = (source, target, start, size)) -> None:
            x = buffers[at[0]].get_access(handler, "read", at[3], at[2])
            y = buffers[at[1]].get_access(handler, "read_write", at[3], at[2])
            handler.parallel_for(at[3], saxpy, 1.0, x, y)

        queues[place].submit(command)
        expected[target][start : start + size] += expected[source][start : start + size]
        expected = [np.clip(each, -(2**20), 2**20) for each in expected]
        if max(np.abs(each).max() for each in expected) > 2**18:
            for number, buffer in enumerate(buffers):
                queues[number % 2].submit(lambda h, b=buffer: h.fill(b.get_access(h, "write"), 1.0, 4096))
                expected[number][:] = 1
    for buffer in buffers:
        buffer.close()
    assert all((found == wanted).all() for found, wanted in zip(data, expected, strict=True))


def test_work_is_split(context: Context, saxpy: Kernel) -> None:
    numbers = np.arange(COUNT, dtype="f4")
    parts = np.array_split(numbers, len(context.devices))
    queues = [Queue(device, context, in_order=True) for device in context.devices]
    arrays = [syclrt.asarray(part, queue, kind="device") for part, queue in zip(parts, queues, strict=True)]
    for _ in range(4):
        for queue, array in zip(queues, arrays, strict=True):
            queue.parallel_for(array.size, saxpy, 1.0, array, array)
    for queue in queues:
        queue.wait()
    assert (np.concatenate([array.to_numpy() for array in arrays]) == 16 * numbers).all()


def test_threads_each_with_its_gpu(context: Context, saxpy: Kernel) -> None:
    def work(number: int) -> float:
        queue = Queue(context.devices[number % 2], context, in_order=bool(number & 2))
        x, y = ones(queue), ones(queue)
        for _ in range(50):
            queue.parallel_for(COUNT, saxpy, 1.0, x, y).wait()
        return float(y.to_numpy().sum())

    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(work, range(16))] == [51.0 * COUNT] * 16


def test_device_globals_are_those_of_each_gpu(queues: list[Queue]) -> None:
    program = syclrt.load(Module.parse(_GLOBAL))
    outs = [syclrt.zeros(1, "i4", queue, kind="host") for queue in queues]
    for _ in range(3):
        for number, (queue, out) in enumerate(zip(queues, outs, strict=True)):
            queue.parallel_for(1, program.kernel("more"), out, number + 1).wait()
    assert [out.to_numpy()[0] for out in outs] == [3, 6]


def test_graphs_of_two_gpus_are_updated_and_wait_for_each_other(queues: list[Queue], saxpy: Kernel) -> None:
    x, y = ones(queues[0]), ones(queues[1])
    context = queues[0].context
    replays: list[Any] = []
    for queue in queues:
        graph = CommandGraph(context, queue.device)
        factor = DynamicParameter(graph, 1.0)
        node = graph.add(lambda handler, factor=factor: handler.parallel_for(COUNT, saxpy, factor, x, y))
        replays.append((queue, factor, node, graph.finalize(updatable=True)))
    event: Any = None
    expected = 1
    for at in range(20):
        queue, factor, node, executable = replays[at % 2]
        factor.update(float(at))
        executable.update(node)
        event = queue.ext_oneapi_graph(executable, *(() if event is None else (event,)))
        expected += at
    event.wait()
    assert (y.to_numpy() == expected).all()


def test_both_tell_times(context: Context, saxpy: Kernel) -> None:
    queues = [Queue(device, context, enable_profiling=True) for device in context.devices]
    x, y = ones(queues[0]), ones(queues[1])
    events = [queues[0].parallel_for(COUNT, saxpy, 1.0, x, y)]
    for at in range(1, 6):
        events.append(queues[at % 2].parallel_for(COUNT, saxpy, 1.0, x, y, depends_on=events[-1]))
    events[-1].wait()
    assert all(event.profiling.start < event.profiling.end for event in events)


def test_kernels_travel_to_either(devices: list[Device], second: Device, saxpy: Kernel) -> None:
    found = pickle.loads(pickle.dumps((saxpy, second)))
    assert found[1] is second
    queue = Queue(found[1])
    x = ones(queue)
    queue.parallel_for(COUNT, found[0], 1.0, x, x).wait()
    assert (x.to_numpy() == 2).all()
    assert [*pickle.loads(pickle.dumps(devices))] == devices


def _theirs(library: Any, number: int) -> Any:
    if library.__name__ == "torch":
        return library.ones(COUNT, dtype=library.float32, device=f"cuda:{number}")
    with library.cuda.Device(number):
        return library.ones(COUNT, dtype="float32")


@pytest.mark.parametrize("name", ["torch", "cupy"])
def test_arrays_of_others_are_arguments_on_their_gpu(name: str, queues: list[Queue], saxpy: Kernel) -> None:
    library = pytest.importorskip(name)
    for number, queue in enumerate(queues):
        x, y = _theirs(library, number), _theirs(library, number)
        for _ in range(10):
            queue.parallel_for(COUNT, saxpy, 2.0, x, y).wait()
        found = y.cpu().numpy() if name == "torch" else y.get()
        assert (found == 21).all()
        with refused("memory of another device"):
            queues[1 - number].parallel_for(COUNT, saxpy, 2.0, x, y)
        here = syclrt.asarray(y, queues[1 - number], kind="device")
        assert here.pointer.device is queues[1 - number].device
        assert (here.to_numpy() == 21).all()
        ours = syclrt.asarray(np.full(COUNT, 5, "f4"), queue, kind="device")
        seen = library.from_dlpack(ours)
        assert float(seen.sum()) == 5.0 * COUNT


def test_streams_of_others_on_the_second_gpu(second: Device, device: Device, saxpy: Kernel) -> None:
    torch = pytest.importorskip("torch")
    with torch.cuda.device(1):
        stream = torch.cuda.Stream(1)
        queue = Queue.from_stream(second, stream.cuda_stream)
        with torch.cuda.stream(stream):
            x = torch.ones(COUNT, device="cuda:1")
            y = torch.ones(COUNT, device="cuda:1")
            queue.parallel_for(COUNT, saxpy, 2.0, x, y)
            assert float((y * 2).sum()) == 6.0 * COUNT
    with refused("is not one of the primary context"):
        Queue.from_stream(device, stream.cuda_stream)


def test_a_fault_on_one_is_the_end_of_both() -> None:
    """The driver ends them all; what is told names the kernel, whichever is asked, and the processor goes on."""
    if len(syclrt.devices("cuda")) < 2:
        pytest.skip("there is one GPU")
    text = """
    both = syclrt.Context(syclrt.devices("cuda"))
    first, second = (syclrt.Queue(one, both) for one in both.devices)
    kept = syclrt.asarray(np.arange(4, dtype="f4"), second, kind="device")
    lost = syclrt.asarray(np.arange(4, dtype="f4"), first, kind="device")
    buffer = syclrt.Buffer(np.arange(4, dtype="f4"), write_back=False)
    use = lambda h: h.parallel_for(4, kernels.kernel("saxpy"), 1.0, a := buffer.get_access(h), a)
    first.submit(use).wait()
    print(saxpy(first), saxpy(second))
    event = first.parallel_for(64, kernels.kernel("traps"), lost)
    print(told(second.parallel_for(4, kernels.kernel("saxpy"), 1.0, kept, kept, depends_on=event).wait, "traps"))
    print(told(event.wait, "traps"))
    for queue in (first, second):
        print(told(lambda: saxpy(queue), "traps"), told(lambda: queue.submit(use).wait(), "traps"))
    print(told(lambda: second.copy(lost, kept).wait(), "traps"))
    print(saxpy(syclrt.Queue(syclrt.devices("native_cpu")[0])))
    del buffer, event, kept, lost
    print("the end")
    """
    right = "[0.0, 3.0, 6.0, 9.0]"
    assert lines_of(text) == [f"{right} {right}", TOLD, TOLD, *[f"{TOLD} {TOLD}"] * 2, TOLD, right, "the end"]


def _doubled(chunk: Any, kernel: Kernel) -> Any:
    """Run on a worker of a cluster, on the GPU of its number."""
    from distributed import get_worker

    devices = syclrt.devices("cuda")
    device = devices[int(get_worker().name) % len(devices)]
    queue = Queue(device)
    array = syclrt.asarray(chunk, queue, kind="device")
    queue.parallel_for(chunk.size, kernel, 1.0, array, array).wait()
    found = array.to_numpy()
    found[0] = device.number
    return found


@pytest.mark.usefixtures("second")
def test_workers_of_a_cluster_have_a_gpu_each(saxpy: Kernel) -> None:
    distributed: Any = pytest.importorskip("distributed")
    blocks: Any = pytest.importorskip("dask.array")
    options: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0"}
    with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
        numbers = blocks.ones(1 << 16, chunks=1 << 12, dtype="f4")
        done = client.compute(numbers.map_blocks(_doubled, saxpy, meta=np.empty(0, "f4"))).result()
    places = done[:: 1 << 12]
    assert {*places.tolist()} == {0.0, 1.0}
    done[:: 1 << 12] = 2
    assert (done == 2).all()
