"""What other extensions do in graphs, and what the specification leaves out.

Where nothing here has the API of an extension, the test says so: what is not there cannot be in a graph.
"""

from threading import Event as Flag
from typing import Any

import numpy as np
import pytest
from tests.graph.graph_tools import edges, put, refused, run, step, task, values

import syclrt
from syclrt import Device, Handler, LocalMemory, NdRange, Program, Queue, asarray, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, Node, NodeType, QueueState

node_of = Node.get_node_from_event

WITH_GLOBAL = """
target triple = "spirv64-unknown-unknown"
@Counter = addrspace(1) global { ptr addrspace(1) } zeroinitializer, align 8 #0
define spir_kernel void @count() {
  %place = load ptr addrspace(1), ptr addrspace(1) @Counter
  %old = atomicrmw add ptr addrspace(1) %place, i32 1 monotonic
  ret void
}
attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="Counter" }
"""

WITH_SIZE = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @fixed() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 4, i32 1, i32 1}
"""


def has_none_of(*names: str) -> bool:
    """Whether neither queues nor handlers have any of these."""
    return not any(hasattr(kind, name) for kind in (Queue, Handler) for name in names)


def test_native_commands_exist_nowhere() -> None:
    """Native commands are forbidden in graphs, and there is no such API here."""
    assert has_none_of("ext_codeplay_enqueue_native_command")


def test_queues_have_no_index_and_no_priority(device: Device) -> None:
    """Recording is to ignore these properties, and there are none here."""
    for name in ("compute_index", "ext_intel_compute_index", "priority", "priority_low"):
        with pytest.raises(TypeError):
            Queue(device, **{name: 1})  # pyright: ignore[reportArgumentType]


def test_bindless_images_exist_nowhere() -> None:
    """Methods for bindless images are forbidden in graphs, and there is no such API here."""
    assert has_none_of("ext_oneapi_copy", "ext_oneapi_wait_external_semaphore", "ext_oneapi_signal_external_semaphore")


def test_copies_of_device_globals_are_refused(queue: Queue, graph: CommandGraph) -> None:
    """A copy to or from a device global cannot be a node, in whatever way it is made."""
    program = syclrt.load(syclopt_module(WITH_GLOBAL))
    counter, value = program.device_global("Counter"), zeros(1, "i4", queue)
    calls: list[Any] = [
        lambda target: target.copy(value, counter),
        lambda target: target.copy(counter, value),
        lambda target: target.memcpy(counter, value),
        lambda target: target.memcpy(value, counter, 4),
    ]
    for call in calls:
        with refused("device global"):
            graph.add(call)
        with graph.recording(queue):
            with refused("device global"):
                call(queue)
            with refused("device global"):
                queue.submit(call)
    with refused("device global"):
        DynamicCommandGroup(graph, calls)
    assert graph.get_nodes() == []
    for call in calls:
        call(queue).wait()


def test_copies_of_device_globals_do_not_make_queues_join(queue: Queue, graph: CommandGraph) -> None:
    """A queue does not join by a copy of a device global, which is refused."""
    counter, value = syclrt.load(syclopt_module(WITH_GLOBAL)).device_global("Counter"), zeros(1, "i4", queue)
    other = Queue(queue.device)
    graph.begin_recording(queue)
    event = queue.submit(task())

    def copy_first(handler: Handler) -> None:
        handler.copy(value, counter)
        handler.depends_on(event)

    with refused("device global"):
        other.submit(copy_first)
    with refused("device global"):
        other.memcpy(counter, value, depends_on=event)
    assert other.ext_oneapi_get_state() is QueueState.EXECUTING


def test_kernels_may_use_device_globals(queue: Queue, graph: CommandGraph) -> None:
    """Kernels of a graph share device globals with all others, and their values last from run to run."""
    program = syclrt.load(syclopt_module(WITH_GLOBAL))
    graph.add(lambda handler: handler.parallel_for(10, program.kernel("count")))
    executable = graph.finalize()
    for _ in range(3):
        run(executable, queue)
    found = np.zeros(1, "i4")
    queue.memcpy(found, program.device_global("Counter")).wait()
    assert found[0] == 30


def syclopt_module(text: str) -> Any:
    from syclopt import Module

    return Module.parse(text)


def test_discarded_events_make_no_edges(graph: CommandGraph, device: Device) -> None:
    """The event of a queue that discards events cannot be a dependency, and has no node."""
    queue, other = Queue(device, discard_events=True), Queue(device)
    with graph.recording(queue, other):
        event = queue.submit(task())
        for target in (queue, other):
            with refused("discard_events"):
                target.submit(task(depends_on=event))
            with refused("discard_events"):
                target.ext_oneapi_submit_barrier([event])
    with refused("discard_events"):
        graph.add(task(depends_on=event))
    with refused():
        graph.add(depends_on=event)
    with refused("has no node"):
        node_of(event)
    assert len(graph.get_nodes()) == 1


def test_commands_of_a_queue_that_discards_events_are_recorded(
    kernels: Program, graph: CommandGraph, device: Device
) -> None:
    """A queue that discards events records, and its order gives edges."""
    queue = Queue(device, discard_events=True, in_order=True)
    array = zeros(8, "i4", queue)
    with graph.recording(queue):
        for term in (1, 2, 3):
            queue.submit(step(kernels, array, 10, term))
    assert edges(graph) == {(0, 1), (1, 2)}
    run(graph, Queue(device))
    assert values(array) == [123] * 8


def test_barriers_can_be_recorded(queue: Queue, graph: CommandGraph) -> None:
    """A barrier, submitted by a queue or in a group, becomes a node after the events it waits for."""
    with graph.recording(queue):
        first, second = queue.submit(task()), queue.submit(task())
        by_queue = queue.ext_oneapi_submit_barrier([first])
        by_handler = queue.submit(lambda handler: handler.ext_oneapi_barrier([second]))
    for event in (by_queue, by_handler):
        assert node_of(event).type is NodeType.EXT_ONEAPI_BARRIER
    assert edges(graph) == {(0, 2), (1, 3), (2, 3)}
    run(graph, queue)


def test_barriers_cannot_be_added(queue: Queue, graph: CommandGraph) -> None:
    """A barrier in a group that is added is an error, which says what to use in its place."""
    with graph.recording(queue):
        event = queue.submit(task())
    for wait_list in ((), [event]):
        with refused("depends_on_all_leaves"):
            graph.add(lambda handler, wait_list=wait_list: handler.ext_oneapi_barrier(wait_list))
    assert len(graph.get_nodes()) == 1


def test_an_empty_node_after_all_leaves_does_for_a_barrier(queue: Queue, graph: CommandGraph) -> None:
    """An empty node after all leaves orders all before it before what depends on it."""
    seen: list[int] = []
    for _ in range(3):
        graph.add(task(lambda: seen.append(0)))
    graph.add(task(lambda: seen.append(1)), depends_on=graph.add(depends_on_all_leaves=True))
    run(graph, queue)
    assert seen == [0, 0, 0, 1]


def test_a_barrier_comes_after_the_leaves_of_its_queue(graph: CommandGraph, device: Device) -> None:
    """A barrier without events waits for the leaves that its own queue recorded, and for no others."""
    queue, other = Queue(device), Queue(device)
    explicit = graph.add(task())
    with graph.recording(queue, other):
        first = queue.submit(task())
        second = queue.submit(task(depends_on=first))
        third = queue.submit(task())
        other.submit(task())
        barrier = queue.ext_oneapi_submit_barrier()
        fourth = queue.submit(task())
        later = queue.ext_oneapi_submit_barrier()
    assert node_of(barrier).get_predecessors() == [node_of(second), node_of(third)]
    assert node_of(later).get_predecessors() == [node_of(fourth)]
    assert explicit.get_successors() == []


def test_what_only_other_queues_go_on_with_is_a_leaf_of_its_queue(graph: CommandGraph, device: Device) -> None:
    """A barrier, and all that comes after it in its queue, waits for all that came before it in its queue."""
    queue, other = Queue(device), Queue(device)
    with graph.recording(queue, other):
        first = queue.submit(task())
        second = queue.submit(task())
        between = other.submit(task(depends_on=[first, second]))
        third = queue.submit(task(depends_on=between))
        fourth = queue.submit(task())
        other.submit(task(depends_on=fourth))
        barrier = queue.ext_oneapi_submit_barrier()
        later = queue.ext_oneapi_submit_barrier()
    assert node_of(barrier).get_predecessors() == [node_of(third), node_of(fourth)]
    assert node_of(later).get_predecessors() == [node_of(barrier)]


def test_only_later_commands_of_its_queue_come_after_a_barrier(graph: CommandGraph, device: Device) -> None:
    """A barrier precedes what its queue records later, and nothing else."""
    queue, other = Queue(device), Queue(device)
    with graph.recording(queue, other):
        before = queue.submit(task())
        barrier = queue.ext_oneapi_submit_barrier()
        after = [queue.submit(task()), queue.submit(task())]
        elsewhere = other.submit(task())
        queue.ext_oneapi_submit_barrier([node_event := after[0]])
        last = queue.submit(task())
    explicit = graph.add(task())
    assert node_event is after[0]
    assert node_of(before).get_successors() == [node_of(barrier)]
    for one in after:
        assert node_of(one).get_predecessors() == [node_of(barrier)]
    assert node_of(elsewhere).get_predecessors() == explicit.get_predecessors() == []
    assert [one.type for one in node_of(last).get_predecessors()] == [NodeType.EXT_ONEAPI_BARRIER]


@pytest.mark.parametrize("in_order", [False, True])
def test_a_barrier_may_come_first(graph: CommandGraph, in_order: bool, device: Device) -> None:
    """The specification does not say it: a barrier with nothing to wait for is no error."""
    queue, other = Queue(device, in_order=in_order), Queue(device)
    with graph.recording(queue, other):
        other.submit(task())
        barrier = queue.ext_oneapi_submit_barrier()
        next_ = queue.submit(task())
    assert node_of(barrier).get_predecessors() == []
    assert node_of(next_).get_predecessors() == [node_of(barrier)]
    run(graph, queue)


@pytest.mark.parametrize("in_order", [False, True])
def test_barriers_order_what_runs(kernels: Program, graph: CommandGraph, in_order: bool, device: Device) -> None:
    """Commands before a barrier of a queue have ended when those after it start."""
    queue, seen = Queue(device, in_order=in_order), list[int]()
    with graph.recording(queue):
        for at in range(4):
            for _ in range(3):
                queue.submit(task(lambda at=at: seen.append(at)))
            queue.ext_oneapi_submit_barrier()
    run(graph, Queue(device))
    assert seen == sorted(seen)
    assert len(seen) == 12


def test_every_submission_can_be_recorded_and_a_graph_run_without_an_event(
    kernels: Program, graph: CommandGraph, device: Device
) -> None:
    """What free functions would do, queues do: record launches, and run graphs that return no event to wait for."""
    queue = Queue(device, discard_events=True)
    array = zeros(8, "i4", queue)
    with graph.recording(queue):
        queue.parallel_for(8, kernels.kernel("put"), array, 3)
    queue.ext_oneapi_graph(graph.finalize())
    queue.wait()
    assert values(array) == [3] * 8


def test_kernels_of_a_program_take_arguments_by_index(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Kernels loaded at run time, as all are here, work in graphs with arguments by index."""
    array = zeros(8, "i4", queue)

    def group(handler: Handler) -> None:
        handler.set_arg(1, 6)
        handler.set_arg(0, array)
        handler.parallel_for(8, kernels.kernel("put"))

    graph.add(group)
    run(graph, queue)
    assert values(array) == [6] * 8


def test_properties_of_kernels_hold_in_graphs(queue: Queue, graph: CommandGraph) -> None:
    """A work-group size that a kernel requires is required of its node and of new ranges."""
    kernel = syclrt.load(syclopt_module(WITH_SIZE)).kernel("fixed")
    with refused("requires work-groups", syclrt.Errc.ND_RANGE):
        graph.add(lambda handler: handler.parallel_for(NdRange(8, 8), kernel))
    node = graph.add(lambda handler: handler.parallel_for(NdRange(8, 4), kernel))
    with refused("requires work-groups", syclrt.Errc.ND_RANGE):
        node.update_nd_range(NdRange(8, 2))
    run(graph, queue)


def test_local_memory_of_a_kernel_in_graphs(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A kernel's own variable in local memory, which `group_local_memory` leads to, works in a node."""
    array = asarray(np.arange(16, dtype="i4"), queue)
    first = graph.add(lambda handler: handler.parallel_for(NdRange(16, 8), kernels.kernel("reverse_8"), array))
    graph.add(step(kernels, array, 2, 1, 16), depends_on=first)
    run(graph, queue)
    assert values(array) == [2 * one + 1 for one in (*range(7, -1, -1), *range(15, 7, -1))]


def test_local_memory_as_an_argument_in_graphs(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Local memory as an argument works in a node, also after an update of the range."""
    array = asarray(np.arange(16, dtype="i4"), queue)
    kernel = kernels.kernel("reverse")
    node = graph.add(lambda handler: handler.parallel_for(NdRange(16, 8), kernel, array, LocalMemory(64)))
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    assert values(array) == [*range(7, -1, -1), *range(15, 7, -1)]
    node.update_nd_range(NdRange(16, 16))
    executable.update(node)
    run(executable, queue)
    assert values(array) == [*range(8, 16), *range(8)]


def test_two_dimensional_copies_exist_nowhere() -> None:
    """Two-dimensional copies are forbidden in graphs, and there is no such API here."""
    assert has_none_of("ext_oneapi_memcpy2d", "ext_oneapi_copy2d", "ext_oneapi_memset2d", "ext_oneapi_fill2d")


def test_prod_and_empty_exist_nowhere_and_recorded_commands_are_not_submitted(
    queue: Queue, graph: CommandGraph
) -> None:
    """There is no such API here; what a queue counts as unfinished are commands that it runs."""
    assert has_none_of("ext_oneapi_prod", "ext_oneapi_empty")
    go = Flag()
    running = queue.submit(task(lambda: go.wait(20)))
    with graph.recording(queue):
        queue.submit(task())
        assert queue.unfinished() == (running,)
    go.set()
    queue.wait()
    assert queue.unfinished() == ()


def test_scratch_memory_exists_nowhere(kernels: Program, queue: Queue) -> None:
    """Scratch memory is forbidden in graphs, and launches take no such property here."""
    with pytest.raises(TypeError):
        queue.parallel_for(8, kernels.kernel("put"), work_group_scratch_size=64)  # pyright: ignore[reportCallIssue]
    assert not any("scratch" in name for name in dir(syclrt))


def test_reductions_exist_nowhere() -> None:
    """Reductions are not supported in graphs, and there is no such API here."""
    assert has_none_of("reduction")
    assert not hasattr(syclrt, "reduction")


def test_streams_exist_nowhere(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Streams are not supported in graphs; there are none here, and what is no argument is refused."""
    assert not {"stream", "Stream"} & {*dir(syclrt)}
    with refused("argument 1"):
        graph.add(put(kernels, zeros(8, "i4", queue), object()))


def test_runs_one_after_another_give_the_same_results(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Runs that are waited for one by one give what runs submitted at once give."""
    array = zeros(8, "i4", queue)
    first = graph.add(step(kernels, array, 3, 1))
    graph.add(step(kernels, array, 2, 5), depends_on=first)
    executable = graph.finalize()
    for _ in range(5):
        queue.ext_oneapi_graph(executable)
    queue.wait()
    at_once = values(array)
    array[...] = 0
    for _ in range(5):
        run(executable, queue)
    assert values(array) == at_once
