"""Graphs of many nodes: what they cost, and that nothing grows out of proportion."""

import gc
import tracemalloc
from itertools import pairwise
from typing import Any

import pytest
from tests.graph.graph_tools import nothing_on, refused, run, step, task, values

from syclrt import Buffer, Device, NdRange, Program, Queue, zeros
from syclrt.graph import CommandGraph
from syclrt.graph.model import has_path


def test_a_hundred_thousand_nodes(kernels: Program, graph: CommandGraph, device: Device) -> None:
    queue = Queue(device, in_order=True)
    array = zeros(1, "i4", queue)
    kernel = kernels.kernel("step")
    before: Any = ()
    for _ in range(50_000):
        before = graph.add(depends_on=before)
    with graph.recording(queue):
        for _ in range(50_000):
            queue.parallel_for(1, kernel, array, 1, 1)
    graph.make_edge(before, graph.get_nodes()[50_000])
    assert graph.get_root_nodes() == graph.get_nodes()[:1]
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    executable.update(graph.get_nodes()[50_000:])
    run(executable, queue)
    assert values(array) == [100_000]
    del graph, executable, before
    gc.collect()


def test_a_cycle_through_ten_thousand_nodes(graph: CommandGraph) -> None:
    """A cycle is found however long it is, and its edge is not made."""
    nodes = [graph.add() for _ in range(10_000)]
    for at in range(len(nodes) - 1):
        graph.make_edge(nodes[at], nodes[at + 1])
    with refused("cycle"):
        graph.make_edge(nodes[-1], nodes[0])
    assert nodes[0].get_predecessors() == nodes[-1].get_successors() == []
    assert all(len(node.get_successors()) == 1 for node in nodes[:-1])
    graph.make_edge(nodes[0], nodes[-1])


class CountedNode:
    """A node of a graph that counts how often its neighbours are asked for."""

    asked = 0

    def __init__(self) -> None:
        self.lists: tuple[list[CountedNode], list[CountedNode]] = ([], [])

    @property
    def predecessors(self) -> list["CountedNode"]:
        CountedNode.asked += 1
        return self.lists[0]

    @property
    def successors(self) -> list["CountedNode"]:
        CountedNode.asked += 1
        return self.lists[1]


@pytest.mark.parametrize("closes", [False, True])
def test_every_node_is_looked_at_once(closes: bool) -> None:
    """Looking for a cycle costs what there are nodes: here layers of them, each joined to all of the next one."""
    CountedNode.asked = 0
    layers = [[CountedNode() for _ in range(10)] for _ in range(100)]
    for first, second in pairwise(layers):
        for one in first:
            for other in second:
                one.lists[1].append(other)
                other.lists[0].append(one)
    ends: list[Any] = [layers[0][0], layers[-1][0]] if closes else [layers[50][0], layers[50][1]]
    assert has_path(*ends) is closes
    assert CountedNode.asked <= 2 * 1000


def test_memory_of_a_node(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """At most 2 KiB beyond the kernels, executable graph included."""
    array, count = zeros(8, "i4", queue), 5000
    before: Any = ()
    for _ in range(100):
        before = graph.add(step(kernels, array, 1, 1), depends_on=before)
    graph.finalize(updatable=True)  # modules are there, and code for many nodes
    tracemalloc.start()
    try:
        for _ in range(count):
            before = graph.add(step(kernels, array, 1, 1), depends_on=before)
        executable = graph.finalize(updatable=True)
        assert tracemalloc.get_traced_memory()[0] / count <= 2048
    finally:
        tracemalloc.stop()
    run(executable, queue)


def test_a_junction_of_many_nodes(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    arrays = [zeros(1, "i4", queue) for _ in range(4)]
    first = [graph.add(step(kernels, arrays[at % 4], 0, 1, 1)) for at in range(2000)]
    junction = graph.add(depends_on=first)
    last: Any = [junction]
    for at in range(2000):
        last = [graph.add(step(kernels, arrays[at % 4], 2, 0, 1) if at < 40 else None, depends_on=[junction, *last])]
    run(graph, queue)
    assert [values(array)[0] for array in arrays] == [1024] * 4


def test_many_host_tasks(kernels: Program, graph: CommandGraph, device: Device) -> None:
    """A line of a thousand kernels and host tasks in turn runs in order, again and again."""
    queue, seen = Queue(device, in_order=True), list[int]()
    array = zeros(1, "i4", queue)
    with graph.recording(queue):
        for at in range(1000):
            queue.submit(step(kernels, array, 1, 1, 1))
            queue.submit(task(lambda at=at: seen.append(at)))
    executable = graph.finalize()
    for _ in range(2):
        run(executable, Queue(device))
    assert seen == [*range(1000)] * 2
    assert values(array) == [2000]


@pytest.mark.parametrize("in_order", [False, True])
def test_many_barriers(graph: CommandGraph, in_order: bool, device: Device) -> None:
    """Edges of barriers grow with the commands between them, not with all before."""
    queue, other = Queue(device, in_order=in_order), Queue(device)
    with graph.recording(queue, other):
        for _ in range(1000):
            event = queue.submit(task())
            other.submit(task(depends_on=event))
            queue.ext_oneapi_submit_barrier()
    nodes = graph.get_nodes()
    assert all(len(node.get_predecessors()) <= 2 for node in nodes)
    run(graph, other)


def test_many_readers_of_one_buffer(queue: Queue) -> None:
    """Readers depend on the last writer alone, however many there are."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    for _ in range(3):
        writer = graph.add(nothing_on((buffer, "write")))
        for _ in range(1000):
            assert graph.add(nothing_on((buffer, "read"))).get_predecessors() == [writer]
    assert len(graph.add(nothing_on((buffer, "write"))).get_predecessors()) == 1000


@pytest.mark.parametrize("extents", [0, (0, 4), (4, 0), (0, 0, 0), NdRange(0, 4), NdRange((0, 4), (2, 2))], ids=str)
def test_a_range_without_work_items(kernels: Program, queue: Queue, graph: CommandGraph, extents: Any) -> None:
    """A kernel over no work-items runs nothing, and what follows it runs."""
    array = zeros(8, "i4", queue)
    first = graph.add(lambda handler: handler.parallel_for(extents, kernels.kernel("put"), array, 1))
    graph.add(step(kernels, array, 1, 2), depends_on=first)
    queue.parallel_for(extents, kernels.kernel("put"), array, 1).wait()
    run(graph, queue)
    assert values(array) == [2] * 8


def test_everything_goes_when_nobody_holds_it(kernels: Program, device: Device) -> None:
    """A graph has cycles of references, which the collector frees: also long lines, and what nodes keep."""
    import weakref

    queue = Queue(device)
    array = zeros(8, "i4", queue)
    block = weakref.ref(array.pointer.allocation.block)
    graph = CommandGraph(queue)
    before: Any = ()
    for _ in range(5000):
        before = graph.add(step(kernels, array, 1, 1), depends_on=before)
    executable = graph.finalize()
    queue.ext_oneapi_graph(executable).wait()
    del array, graph, before
    gc.collect()
    assert block() is not None
    queue.ext_oneapi_graph(executable).wait()
    del executable, queue
    gc.collect()
    assert block() is None
