"""Executable graphs on queues, sub-graphs, and properties."""

import gc
import threading
from threading import Event as Flag
from typing import Any

import numpy as np
import pytest
from tests.graph.graph_tools import edges, fail, nothing_on, on_buffer, put, refused, run, step, task, values

from syclrt import Buffer, Context, Device, Event, EventStatus, Handler, Program, Queue, SyclError, asarray, zeros
from syclrt.graph import CommandGraph, NodeType


def test_the_ways_to_submit_are_equal(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A graph is run by a queue's method, with none, one or several events, or inside a command group, all alike."""
    array = zeros(8, "i4", queue)
    graph.add(step(kernels, array, 10, 1))
    executable = graph.finalize()
    go, seen = Flag(), list[int]()
    gates = [queue.submit(task(lambda: (go.wait(20), seen.append(1)))) for _ in range(2)]

    def group(handler: Handler) -> None:
        handler.depends_on(gates)
        handler.ext_oneapi_graph(executable)

    events = [
        queue.ext_oneapi_graph(executable, gates[0]),
        queue.ext_oneapi_graph(executable, depends_on=gates),
        queue.submit(group),
    ]
    assert all(gates[0] in event.get_wait_list() for event in events)
    assert values(array) == [0] * 8
    go.set()
    queue.wait_and_throw()
    assert values(array) == [111] * 8
    queue.ext_oneapi_graph(executable).wait()
    assert values(array) == [1111] * 8
    with refused("expected an ExecutableGraph"):
        queue.ext_oneapi_graph(graph)  # pyright: ignore[reportArgumentType]


def test_another_device_or_context_is_refused(device: Device) -> None:
    """A graph runs on queues of its own device and context only, and is a node only of such graphs."""
    first, second = device, device.with_aspects()
    context = Context([first, second])
    executable = CommandGraph(context, first).finalize()
    for queue in (Queue(second, context), Queue(first, Context(first)), Queue(first)):
        with refused("another device or context"):
            queue.ext_oneapi_graph(executable)
        with refused("another device or context"):
            queue.submit(lambda handler: handler.ext_oneapi_graph(executable))
        with refused("another device or context"):
            CommandGraph(queue).add(lambda handler: handler.ext_oneapi_graph(executable))
        queue.wait_and_throw()
    Queue(first, context).ext_oneapi_graph(executable).wait()


def test_any_queue_of_the_device_and_context(kernels: Program, device: Device) -> None:
    """A graph runs on any queue of its device and context, whether or not it recorded anything."""
    queue = Queue(device)
    graph, array = CommandGraph(queue), zeros(8, "i4", queue)
    with graph.recording(queue):
        queue.submit(step(kernels, array, 1, 1))
    executable = graph.finalize()
    del queue
    every: tuple[dict[str, Any], ...] = {}, {"in_order": True}, {"enable_profiling": True}, {"discard_events": True}
    for options in every:
        other = Queue(device, **options)
        other.ext_oneapi_graph(executable)
        other.wait_and_throw()
    assert values(array) == [4] * 8


def test_the_status_of_a_submission(queue: Queue, graph: CommandGraph) -> None:
    """The event of a run is running once any node has begun, and complete when all have ended."""
    began, go, gate = Flag(), Flag(), Flag()
    first = graph.add(task(lambda: (began.set(), go.wait(20))))
    graph.add(task(), depends_on=first)
    before = queue.submit(task(lambda: gate.wait(20)))
    event = queue.ext_oneapi_graph(graph.finalize(), before)
    assert event.status is EventStatus.SUBMITTED
    gate.set()
    assert began.wait(20)
    assert event.status is EventStatus.RUNNING
    go.set()
    event.wait()
    assert event.status is EventStatus.COMPLETE


@pytest.mark.parametrize("in_order", [False, True])
def test_graphs_run_on_both_kinds_of_queues(
    kernels: Program, queue: Queue, graph: CommandGraph, in_order: bool
) -> None:
    """A graph runs alike on in-order queues and on others."""
    array, target = zeros(8, "i4", queue), Queue(queue.device, in_order=in_order)
    first = graph.add(step(kernels, array, 10, 1))
    graph.add(step(kernels, array, 10, 2), depends_on=first)
    executable = graph.finalize()
    for _ in range(2):
        target.ext_oneapi_graph(executable)
    target.wait_and_throw()
    assert values(array) == [1212] * 8


@pytest.mark.parametrize("queues", [1, 3])
def test_one_executable_graph_never_runs_twice_at_once(graph: CommandGraph, queues: int, device: Device) -> None:
    """Runs of one executable graph follow each other without a wait, also from several queues."""
    running, most, count = [0], [0], [0]
    lock = threading.Lock()

    def body() -> None:
        with lock:
            running[0] += 1
            most[0] = max(most[0], running[0])
        threading.Event().wait(0.001)
        with lock:
            count[0] += 1
            running[0] -= 1

    graph.add(task(body))
    executable = graph.finalize()
    targets = [Queue(device) for _ in range(queues)]
    for at in range(30):
        targets[at % queues].ext_oneapi_graph(executable)
    for target in targets:
        target.wait_and_throw()
    assert (most, count) == ([1], [30])


def test_kernels_of_resubmitted_graphs_see_each_other(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Each run sees what the run before it wrote."""
    array = zeros(8, "i4", queue)
    graph.add(step(kernels, array, 1, 1))
    executable = graph.finalize()
    for _ in range(1000):
        queue.ext_oneapi_graph(executable)
    queue.wait()
    assert values(array) == [1000] * 8


def test_events_and_accessors_order_graphs_with_other_commands(kernels: Program, queue: Queue) -> None:
    """A graph is ordered with other commands on its buffers, from any queue and with the host."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    other = Buffer(np.zeros(8, "i4"), write_back=False)
    graph.add(on_buffer(kernels.kernel("step"), buffer, "read_write", 10, 1))
    graph.add(on_buffer(kernels.kernel("step"), other, "read_write", 1, 1))
    executable = graph.finalize()
    for round_ in range(20):
        queue.submit(on_buffer(kernels.kernel("put"), buffer, "write", round_))
        Queue(queue.device).ext_oneapi_graph(executable)
        Queue(queue.device).submit(on_buffer(kernels.kernel("step"), buffer, "read_write", 10, 2))
        with buffer.get_host_access("read") as seen:
            assert [*seen] == [round_ * 100 + 12] * 8
    with other.get_host_access("read") as seen:
        assert seen[0] == 20


def test_what_depends_on_a_submission_waits_for_all_nodes(queue: Queue, graph: CommandGraph) -> None:
    """A command after a graph starts when the last node has ended."""
    seen: list[int] = []
    first = graph.add(task(lambda: (threading.Event().wait(0.01), seen.append(1))))
    graph.add(task(lambda: (threading.Event().wait(0.01), seen.append(2))), depends_on=first)
    event = queue.ext_oneapi_graph(graph.finalize())
    Queue(queue.device).submit(task(lambda: seen.append(3), depends_on=event)).wait()
    queue.ext_oneapi_submit_barrier().wait()
    assert seen == [1, 2, 3]


def test_on_an_in_order_queue_a_graph_is_one_command(graph: CommandGraph, device: Device) -> None:
    """On an in-order queue a graph starts after all before it, and all after it waits for its end."""
    queue, seen = Queue(device, in_order=True), list[int]()
    for _ in range(3):
        graph.add(task(lambda: (threading.Event().wait(0.002), seen.append(1))))
    executable = graph.finalize()
    for _ in range(5):
        queue.submit(task(lambda: (threading.Event().wait(0.002), seen.append(0))))
        queue.ext_oneapi_graph(executable)
        queue.submit(task(lambda: seen.append(2)))
    queue.wait_and_throw()
    assert seen == [0, 1, 1, 1, 2] * 5


def test_replays_see_the_data_of_now(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Each run works on what memory holds at that time."""
    source, target = asarray(np.arange(8, dtype="i4"), queue), zeros(8, "i4", queue)
    first = graph.add(lambda handler: handler.copy(source, target))
    graph.add(step(kernels, target, 2, 1), depends_on=first)
    executable = graph.finalize()
    for start in (0, 5):
        source[...] = np.arange(start, start + 8)
        run(executable, queue)
        assert values(target) == [2 * one + 1 for one in range(start, start + 8)]


@pytest.mark.parametrize("recorded", [False, True])
def test_an_executable_graph_is_a_node(queue: Queue, graph: CommandGraph, recorded: bool) -> None:
    """An executable graph that is added or recorded becomes a node of type SUBGRAPH."""
    seen: list[int] = []
    child = CommandGraph(queue)
    child.add(task(lambda: seen.append(1)))
    inner = child.finalize()
    if recorded:
        with graph.recording(queue):
            queue.ext_oneapi_graph(inner)
            queue.submit(lambda handler: handler.ext_oneapi_graph(inner))
    else:
        for _ in range(2):
            graph.add(lambda handler: handler.ext_oneapi_graph(inner))
    assert [node.type for node in graph.get_nodes()] == [NodeType.SUBGRAPH] * 2
    assert seen == []
    run(graph, queue)
    assert seen == [1, 1]


def test_edges_lead_to_the_roots_and_from_the_leaves(queue: Queue, graph: CommandGraph) -> None:
    """What a nested graph follows precedes its roots, and its leaves precede what follows it."""
    seen: list[str] = []

    def note(name: str):
        return task(lambda: (threading.Event().wait(0.001), seen.append(name)))

    child = CommandGraph(queue)
    roots = [child.add(note("root")) for _ in range(2)]
    middle = child.add(note("middle"), depends_on=roots)
    for _ in range(2):
        child.add(note("leaf"), depends_on=middle)
    inner, empty = child.finalize(), CommandGraph(queue).finalize()
    last = graph.add(note("after"))
    before = [graph.add(note("before")) for _ in range(2)]
    node = graph.add(lambda handler: handler.ext_oneapi_graph(inner), depends_on=before)
    nothing = graph.add(lambda handler: handler.ext_oneapi_graph(empty), depends_on=node)
    graph.make_edge(nothing, last)
    executable = graph.finalize()
    for _ in range(3):
        seen.clear()
        run(executable, queue)
        assert seen == ["before"] * 2 + ["root"] * 2 + ["middle"] + ["leaf"] * 2 + ["after"]


def test_sub_graphs_in_sub_graphs_and_twice_in_a_row(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Graphs nest to any depth, and the same one may follow itself."""
    array = zeros(8, "i4", queue)
    child = CommandGraph(queue)
    child.add(step(kernels, array, 2, 1))
    for _ in range(3):
        inner, parent = child.finalize(), CommandGraph(queue)
        first = parent.add(lambda handler, inner=inner: handler.ext_oneapi_graph(inner))
        parent.add(lambda handler, inner=inner: handler.ext_oneapi_graph(inner), depends_on=first)
        child = parent
    run(child, queue)
    assert values(array) == [2**8 - 1] * 8


def test_buffers_of_a_sub_graph_give_edges(kernels: Program, queue: Queue) -> None:
    """A nested graph is ordered by the buffers of its commands, as a command is by its own."""
    buffer = Buffer(8, "i4")
    child, graph = (CommandGraph(queue, assume_buffer_outlives_graph=True) for _ in range(2))
    child.add(on_buffer(kernels.kernel("step"), buffer, "read_write", 10, 2))
    inner = child.finalize()
    graph.add(on_buffer(kernels.kernel("put"), buffer, "write", 1))
    graph.add(lambda handler: handler.ext_oneapi_graph(inner))
    graph.add(on_buffer(kernels.kernel("step"), buffer, "read_write", 10, 3))
    assert edges(graph) == {(0, 1), (1, 2)}
    queue.ext_oneapi_graph(graph.finalize())
    with buffer.get_host_access("read") as seen:
        assert seen[0] == 123


def test_a_sub_graph_stays_usable(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A graph that is nested in others still runs, updates and nests alone, and the others keep what they took."""
    array = zeros(8, "i4", queue)
    child, other = CommandGraph(queue), CommandGraph(queue)
    node = child.add(step(kernels, array, 1, 1))
    inner = child.finalize(updatable=True)
    for parent in (graph, other):
        parent.add(lambda handler: handler.ext_oneapi_graph(inner))
    executables = [graph.finalize(updatable=True), other.finalize(), inner]
    for executable in executables:
        run(executable, queue)
    assert values(array) == [3] * 8
    node.update_range(4)
    inner.update(node)
    for executable in executables:
        run(executable, queue)
    assert values(array) == [6] * 4 + [5] * 4
    with refused("not part"):
        executables[0].update(node)
    run(graph, queue)
    assert values(array) == [7] * 4 + [5] * 4


def test_the_property_lifts_the_ban(kernels: Program, queue: Queue) -> None:
    """With the promise that buffers outlive the graph, they may be used in added and recorded commands."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    graph.add(on_buffer(kernels.kernel("put"), buffer, "write", 1))
    with graph.recording(queue):
        queue.submit(on_buffer(kernels.kernel("step"), buffer, "read_write", 10, 2))
    queue.ext_oneapi_graph(graph.finalize())
    with buffer.get_host_access("read") as seen:
        assert seen[0] == 12


@pytest.mark.parametrize("when", ["before finalize", "before submit", "after submit"])
def test_a_buffer_that_ends_too_early_does_no_harm(kernels: Program, queue: Queue, when: str) -> None:
    """Undefined by the specification: a graph whose buffer is gone must not crash."""
    graph, buffers = CommandGraph(queue, assume_buffer_outlives_graph=True), [Buffer(1 << 20, "i4")]
    graph.add(on_buffer(kernels.kernel("put"), buffers[0], "write", 1, range=1 << 20))
    graph.add(on_buffer(kernels.kernel("step"), buffers[0], "read_write", 1, 1, range=1 << 20))
    if when == "before finalize":
        buffers.clear()
    executable = graph.finalize()
    if when == "before submit":
        buffers.pop().close()
    for _ in range(3):
        queue.ext_oneapi_graph(executable)
    buffers.clear()
    gc.collect()
    queue.wait()


def test_updatable_is_needed_for_every_update(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Every form of `update` needs a graph finalized as updatable, an empty list too."""
    node = graph.add(put(kernels, zeros(8, "i4", queue), 1))
    fixed, updatable = graph.finalize(), graph.finalize(updatable=True)
    for source in (node, [node], [], graph):
        with refused("updatable=True"):
            fixed.update(source)
        updatable.update(source)


@pytest.mark.parametrize(
    ("of_queue", "of_graph"), [(True, True), (True, False), (False, True), (False, False)], ids=str
)
def test_both_properties_are_needed_to_profile(
    graph: CommandGraph, of_queue: bool, of_graph: bool, device: Device
) -> None:
    """A run has times if both its queue and its graph were made for profiling; else asking is an error."""
    queue = Queue(device, enable_profiling=of_queue)
    graph.add(task())
    event = queue.ext_oneapi_graph(graph.finalize(enable_profiling=of_graph))
    if of_queue and of_graph:
        assert event.profiling.submit <= event.profiling.start <= event.profiling.end
    else:
        with refused("enable_profiling"):
            _ = event.profiling
    event.wait()


def test_an_error_names_the_node_and_later_submissions_work(
    kernels: Program, queue: Queue, graph: CommandGraph
) -> None:
    """An error in a node reaches all that depends on the run, names the node, and does not hinder later runs."""
    array, works, seen = zeros(8, "i4", queue), [False], list[int]()
    first = graph.add(step(kernels, array, 1, 1))
    second = graph.add(task(lambda: None if works[0] else fail()), depends_on=first)
    graph.add(task(lambda: seen.append(1)), depends_on=second)
    graph.add(task(lambda: seen.append(2)))
    executable = graph.finalize()
    event = queue.ext_oneapi_graph(executable)
    dependent = queue.submit(task(lambda: seen.append(3), depends_on=event))
    with pytest.raises(SyclError, match=r"node 1 of the graph \(a host task\).*no luck") as caught:
        event.wait()
    assert isinstance(caught.value.__cause__, ValueError)
    with pytest.raises(SyclError):
        dependent.wait()
    with pytest.raises(SyclError, match="no luck"):
        queue.wait_and_throw()
    assert event.status is EventStatus.COMPLETE
    works[0] = True
    run(executable, queue)
    queue.wait_and_throw()
    assert sorted(seen) == [1, 2, 2]
    assert values(array) == [2] * 8


def test_an_error_tells_which_node_of_which_sub_graph(queue: Queue) -> None:
    """An error inside nested graphs names the node by its place in each."""
    inner, middle, outer = (CommandGraph(queue) for _ in range(3))
    inner.add(task())
    inner.add(task(fail), depends_on_all_leaves=True)
    last = inner.finalize()
    middle.add(lambda handler: handler.ext_oneapi_graph(last))
    whole = middle.finalize()
    for _ in range(3):
        outer.add(task())
    outer.add(lambda handler: handler.ext_oneapi_graph(whole), depends_on_all_leaves=True)
    with pytest.raises(SyclError, match=r"node 3\.0\.1 of the graph \(a host task\)"):
        run(outer, queue)
    with pytest.raises(SyclError, match=r"node 1 of the graph"):
        run(last, queue)


def test_an_error_reaches_the_async_handler(graph: CommandGraph, device: Device) -> None:
    """An error in a node that nobody waited for reaches the queue's handler, once."""
    errors: list[list[Exception]] = []
    queue = Queue(device, async_handler=errors.append)
    graph.add(task(fail))
    queue.ext_oneapi_graph(graph.finalize())
    queue.wait_and_throw()
    assert [len(one) for one in errors] == [1]


def test_branches_with_host_tasks_do_not_wait_for_each_other(
    kernels: Program, queue: Queue, graph: CommandGraph
) -> None:
    """Three branches, each a kernel, a host task that meets the others', and a kernel, run side by side."""
    arrays, meeting = [zeros(8, "i4", queue) for _ in range(3)], threading.Barrier(3)
    for array in arrays:
        first = graph.add(step(kernels, array, 10, 1))
        second = graph.add(task(lambda: meeting.wait(20)), depends_on=first)
        graph.add(step(kernels, array, 10, 2), depends_on=second)
    run(graph, queue)
    assert [values(array)[0] for array in arrays] == [12] * 3


def test_a_graph_on_a_buffer_that_failed_commands_were_to_write(queue: Queue) -> None:
    """A run after a failed write to its buffer fails too, until the buffer is written again."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    graph.add(nothing_on((buffer, "read")))
    executable = graph.finalize()

    def failing(handler: Handler) -> None:
        buffer.get_access(handler, "write")
        handler.host_task(fail)

    queue.submit(failing)
    event: Event = queue.ext_oneapi_graph(executable)
    with pytest.raises(SyclError, match="no luck"):
        event.wait()
    queue.submit(nothing_on((buffer, "write")))
    queue.ext_oneapi_graph(executable).wait()
