"""Kernels that read what the ones before them wrote, in other places: each is launched while the one before it ends."""

from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any

import numpy as np
import pytest

import syclrt
from syclopt import Module
from syclrt import Device, Event, EventStatus, Handler, Kernel, Queue, SyclError, UsmArray
from syclrt.graph import CommandGraph, DynamicParameter, Node

LAUNCHES = 200
SIZES = [1, 64, 4096, 1 << 20]  # of which few, and more than a GPU runs at once, are launched differently in graphs
_TURN = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)

; to[id] = from[(id + by) % count] + more; a count is a power of two.
define spir_kernel void @turn(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %by, i32 %count, i32 %more) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = trunc i64 %id to i32
  %far = add i32 %at, %by
  %mask = sub i32 %count, 1
  %near = and i32 %far, %mask
  %place = zext i32 %near to i64
  %source = getelementptr i32, ptr addrspace(1) %from, i64 %place
  %value = load i32, ptr addrspace(1) %source, align 4
  %sum = add i32 %value, %more
  %target = getelementptr i32, ptr addrspace(1) %to, i64 %id
  store i32 %sum, ptr addrspace(1) %target, align 4
  ret void
}
"""


@pytest.fixture(scope="session")
def turn() -> Kernel:
    return syclrt.load(Module.parse(_TURN)).kernel("turn")


@pytest.fixture
def in_order(device: Device) -> Queue:
    return Queue(device, in_order=True)


class Turned:
    """Two arrays, each of which is made of the other one in turn, beside what they must be."""

    def __init__(self, kernel: Kernel, queue: Queue, count: int) -> None:
        self.kernel = kernel
        self.count = count
        self.expected = np.arange(count, dtype="i4")
        self.arrays: list[UsmArray] = [syclrt.asarray(self.expected, queue, kind="device") for _ in range(2)]
        self.launches = 0

    def arguments(self, more: Any = 1) -> tuple[Any, ...]:
        """Return the arguments of the next launch."""
        by = 997 * self.launches % self.count
        self.launches += 1
        self.expected = np.roll(self.expected, -by) + more
        self.arrays.reverse()
        return (*self.arrays, by, self.count, more)

    def launch(self, queue: Queue, **after: Any) -> Event:
        return queue.parallel_for(self.count, self.kernel, *self.arguments(), **after)

    def add(self, graph: CommandGraph, before: Any = ()) -> Node:
        arguments = self.arguments()
        return graph.add(lambda handler: handler.parallel_for(self.count, self.kernel, *arguments), depends_on=before)

    def check(self) -> None:
        """Fail where the last array is not what it must be."""
        assert (self.arrays[1].to_numpy() == self.expected).all()


@pytest.mark.parametrize("count", SIZES)
def test_each_launch_sees_what_the_one_before_wrote(turn: Kernel, in_order: Queue, count: int) -> None:
    turned = Turned(turn, in_order, count)
    for _ in range(LAUNCHES):
        turned.launch(in_order)
    in_order.wait()
    turned.check()


@pytest.mark.parametrize("count", SIZES)
def test_events_are_dependencies_of_other_queues(turn: Kernel, in_order: Queue, queue: Queue, count: int) -> None:
    turned = Turned(turn, in_order, count)
    for _ in range(LAUNCHES // 8):
        for _ in range(5):
            turned.launch(in_order)
        event = turned.launch(in_order)
        event = turned.launch(queue, depends_on=event)
        event = turned.launch(in_order, depends_on=event)
    in_order.wait()
    turned.check()


BETWEEN: dict[str, Callable[[Queue, UsmArray, list[int]], object]] = {
    "a copy": lambda queue, last, _: (
        queue.memcpy(copy := syclrt.empty(last.shape, "i4", queue, "device"), last),
        queue.memcpy(last, copy),
    ),
    "a fill": lambda queue, last, _: queue.memset(syclrt.empty(last.shape, "i4", queue, "device"), 1, last.nbytes),
    "a barrier": lambda queue, *_: queue.ext_oneapi_submit_barrier(),
    "a host task": lambda queue, last, seen: queue.submit(
        lambda handler: handler.host_task(lambda: seen.append(len(seen)))
    ),
    "a wait": lambda queue, *_: queue.wait(),
}


@pytest.mark.parametrize("what", BETWEEN)
@pytest.mark.parametrize("count", SIZES[1:])
def test_other_commands_come_between(turn: Kernel, in_order: Queue, what: str, count: int) -> None:
    turned, seen = Turned(turn, in_order, count), list[int]()
    for at in range(30):
        for _ in range(1 + at % 3):
            turned.launch(in_order)
        BETWEEN[what](in_order, turned.arrays[1], seen)
    in_order.wait()
    turned.check()
    assert len(seen) == (30 if what == "a host task" else 0)


def test_the_default_stream_of_others_comes_between(turn: Kernel, in_order: Queue) -> None:
    cupy = pytest.importorskip("cupy")
    turned = Turned(turn, in_order, SIZES[-1])
    for _ in range(30):
        turned.launch(in_order)
        turned.launch(in_order)
        theirs = cupy.asarray(turned.arrays[1])
        theirs += 5
        turned.expected = turned.expected + 5
    in_order.wait()
    turned.check()


def test_large_copies_come_after_the_default_stream_of_others(in_order: Queue) -> None:
    cupy = pytest.importorskip("cupy")
    ours = syclrt.zeros(1 << 24, "i4", in_order, "device")
    theirs = cupy.asarray(ours)
    for _ in range(500):
        theirs += 1
    assert (ours.to_numpy() == 500).all()


def test_host_tasks_see_what_launches_before_them_wrote(turn: Kernel, in_order: Queue) -> None:
    count = 256
    shared = [syclrt.zeros(count, "i4", in_order, "shared") for _ in range(2)]
    seen: list[int] = []

    def see(last: UsmArray, handler: Handler) -> None:
        handler.host_task(lambda: seen.append(last.to_numpy().tolist()[-1]))

    for _ in range(50):
        in_order.parallel_for(count, turn, *shared, 0, count, 1)
        in_order.submit(partial(see, shared[1]))
        shared.reverse()
    in_order.wait()
    assert seen == [*range(1, 51)]


def test_an_event_says_how_far_a_launch_is_whenever_it_is_asked(turn: Kernel, in_order: Queue) -> None:
    turned = Turned(turn, in_order, SIZES[-1])
    events = [turned.launch(in_order) for _ in range(100)]
    events[60].wait()
    assert [event.status for event in events[:61]] == [EventStatus.COMPLETE] * 61
    events[20].wait_and_throw()
    assert events[99].get_wait_list() == ()
    in_order.wait()
    assert {event.status for event in events} == {EventStatus.COMPLETE}
    turned.check()


def test_threads_launch_on_one_queue(turn: Kernel, in_order: Queue) -> None:
    all_turned = [Turned(turn, in_order, 1 << (6 + 2 * at)) for at in range(4)]

    def work(turned: Turned) -> None:
        for at in range(300):
            event = turned.launch(in_order)
            if at % 50 == 49:
                event.wait()
            if at % 70 == 69:
                in_order.submit(lambda handler: handler.host_task(lambda: None))

    threads = [Thread(target=work, args=(one,)) for one in all_turned]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    in_order.wait()
    for turned in all_turned:
        turned.check()


def test_the_stream_of_a_queue_goes_with_it(turn: Kernel, device: Device) -> None:
    streams: set[int] = set()
    for _ in range(40):
        queue = Queue(device, in_order=True)
        Turned(turn, queue, 64).launch(queue)
        Turned(turn, queue, 64).launch(queue).wait()
        streams.add(queue.native_stream)
        del queue
    assert len(streams) < 40


@pytest.mark.parametrize("count", SIZES)
def test_a_chain_of_a_graph(turn: Kernel, queue: Queue, count: int) -> None:
    graph, turned, node = CommandGraph(queue), Turned(turn, queue, count), ()
    for _ in range(LAUNCHES):
        node = turned.add(graph, node)
    executable = graph.finalize()
    queue.ext_oneapi_graph(executable).wait()
    turned.check()
    for _ in range(5):
        start = syclrt.asarray(turned.expected, queue, kind="device")
        queue.memcpy(turned.arrays[1], start).wait()
        turned.expected = np.roll(turned.expected, -sum(997 * at % count for at in range(LAUNCHES))) + LAUNCHES
        queue.ext_oneapi_graph(executable).wait()
        turned.check()


@pytest.mark.parametrize("count", [64, 1 << 18])
def test_forks_and_joins_of_a_graph(turn: Kernel, queue: Queue, count: int) -> None:
    """Chains of different lengths that begin with one kernel, and copies that come after kernels of two of them."""
    graph = CommandGraph(queue)
    source = syclrt.asarray(np.arange(count, dtype="i4"), queue, kind="device")
    chains: list[tuple[Node, UsmArray]] = []
    first = syclrt.zeros(count, "i4", queue, "device")
    node = graph.add(lambda handler: handler.parallel_for(count, turn, source, first, 1, count, 1))
    for length in (1, 2, 7, 30):
        last, end = first, node
        for _ in range(length):
            following = syclrt.zeros(count, "i4", queue, "device")
            launch = partial(_launch, turn, count, (last, following, 1, count, 1))
            end, last = graph.add(launch, depends_on=end), following
        chains.append((end, last))
    copies = [syclrt.zeros(count, "i4", queue, "device") for _ in chains]
    for at, copy in enumerate(copies):
        ends = [chains[at][0], chains[at - 1][0]]
        graph.add(partial(_copy, copy, chains[at][1]), depends_on=ends)
    executable = graph.finalize()
    for _ in range(10):
        for copy in copies:
            queue.memset(copy, 0, copy.nbytes)
        queue.wait()
        queue.ext_oneapi_graph(executable).wait()
        for length, copy in zip((1, 2, 7, 30), copies, strict=True):
            expected = np.roll(np.arange(count), -1 - length) + 1 + length
            assert (copy.to_numpy() == expected).all()


@pytest.mark.parametrize("count", [64, 1 << 18])
def test_numbers_of_a_chain_are_updated(turn: Kernel, queue: Queue, count: int) -> None:
    graph, turned, nodes = CommandGraph(queue), Turned(turn, queue, count), list[Node]()
    numbers, added = [DynamicParameter(graph, 1) for _ in range(10)], [1] * 10
    for number in numbers:
        arguments = *turned.arguments()[:-1], number
        nodes.append(graph.add(partial(_launch, turn, count, arguments), depends_on=nodes[-1:]))
    executable = graph.finalize(updatable=True)
    sums: list[int] = []
    for at in range(30):
        added[at % 10] = at
        numbers[at % 10].update(at)
        executable.update(nodes[at % 10])
        queue.ext_oneapi_graph(executable)
        sums.append(sum(added))
    queue.wait()
    by = sum(997 * at % count for at in range(10))
    assert (turned.arrays[1].to_numpy() == np.roll(np.arange(count), -by * 30) + sum(sums)).all()


def _launch(kernel: Kernel, count: int, arguments: tuple[Any, ...], handler: Handler) -> None:
    handler.parallel_for(count, kernel, *arguments)


def _copy(target: UsmArray, source: UsmArray, handler: Handler) -> None:
    handler.memcpy(target, source)


def test_threads_ask_for_the_times_of_one_command(device: Device, turn: Kernel) -> None:
    queue = Queue(device, enable_profiling=True)
    array = syclrt.zeros(64, "i4", queue, kind="device")
    for _ in range(100):
        event, found = queue.parallel_for(64, turn, array, array, 0, 64, 1), list[object]()

        def ask(event: Event = event, found: list[object] = found) -> None:
            event.wait()
            found.append(event.profiling)

        queue.submit(partial(_after, event))
        threads = [Thread(target=ask) for _ in range(4)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        assert found == [event.profiling] * 4
        assert event.profiling.start <= event.profiling.end


def _after(event: Event, handler: Handler) -> None:
    handler.depends_on(event)
    handler.host_task(lambda: None)


def test_commands_have_their_own_times_where_nobody_asks_for_those_of_others(device: Device, turn: Kernel) -> None:
    queue = Queue(device, in_order=True, enable_profiling=True)
    array = syclrt.zeros(64, "i4", queue, kind="device")
    for _ in range(3):
        events = [queue.parallel_for(64, turn, array, array, 0, 64, 1) for _ in range(200)]
        del events[:150]
        events += [queue.parallel_for(64, turn, array, array, 0, 64, 1) for _ in range(100)]
        times = [event.profiling for event in events]
        assert all(one.start <= one.end for one in times)
        assert [one.start for one in times] == sorted(one.start for one in times)


def test_an_interrupt_while_a_queue_takes_another_line(
    device: Device, turn: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    from syclrt.backends.cuda.lines import CudaLine

    queue, count, join = Queue(device), 1 << 26, CudaLine.join
    source, target = (syclrt.zeros(count, "i4", queue, "device") for _ in range(2))

    def interrupted(_line: CudaLine, _lines: object) -> None:
        raise KeyboardInterrupt

    def launch_many() -> None:
        for _ in range(LAUNCHES):
            queue.parallel_for(count, turn, source, target, 1, count, 7)

    queue.parallel_for(count, turn, source, target, 1, count, 7).wait()
    monkeypatch.setattr(CudaLine, "join", interrupted)
    with pytest.raises(KeyboardInterrupt):
        launch_many()
    monkeypatch.setattr(CudaLine, "join", join)
    launch_many()
    queue.wait()
    assert target.to_numpy()[[0, count - 1]].tolist() == [7, 7]


@pytest.mark.parametrize("by_barrier", [True, False])
def test_a_command_that_fails_still_comes_after_all_that_it_waits_for(device: Device, *, by_barrier: bool) -> None:
    """So what comes after it does, too."""
    busy, queue = Queue(device), Queue(device, in_order=True)
    large, seen = (syclrt.zeros(count, "i4", queue, kind="device") for count in (1 << 27, 8))
    failed = busy.submit(lambda handler: handler.host_task(lambda: 1 // 0))
    with pytest.raises(SyclError, match="ZeroDivisionError"):
        failed.wait()
    for value in range(1, 4):
        last = busy.fill(large, np.int32(value), 1 << 27)
        for more in range(8):
            last = busy.fill(large, np.int32(value + more), 1 << 27, depends_on=last)
        if by_barrier:
            queue.ext_oneapi_submit_barrier([failed, last])
        else:
            queue.fill(seen, np.int32(0), 8, depends_on=[failed, last])
        queue.copy(large[-8:], seen).wait()
        assert seen.to_numpy().tolist() == [value + 7] * 8
        last.wait()
