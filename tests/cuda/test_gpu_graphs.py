"""Graphs on GPUs: updated, replayed, with host tasks and sub-graphs, from several queues and for several devices."""

import random
from pathlib import Path
from threading import Thread

import numpy as np
import pytest
from tests.cuda.gpu_tools import KERNELS
from tests.graph.graph_tools import Group, put, run, step, task, values

import syclrt
from syclrt import Context, Device, Program, Queue, UsmArray
from syclrt.graph import CommandGraph, DynamicParameter, Node


@pytest.fixture(scope="session")
def kernels() -> Program:
    return syclrt.load(Path(__file__).parents[1] / "graph" / "graph_kernels.ll")


@pytest.fixture
def graph(queue: Queue) -> CommandGraph:
    return CommandGraph(queue)


def on_device(queue: Queue, count: int = 8) -> UsmArray:
    return syclrt.zeros(count, "i4", queue, kind="device")


def added(kernels: Program, source: UsmArray, target: UsmArray) -> Group:
    """target += source, of one element."""
    return lambda handler: handler.parallel_for(1, kernels.kernel("add"), source, target)


@pytest.mark.parametrize("branches", [1, 3, 64, 300])
def test_many_kernels_in_chains_are_replayed(
    kernels: Program, queue: Queue, graph: CommandGraph, branches: int
) -> None:
    arrays = [on_device(queue) for _ in range(branches)]
    for array in arrays:
        nodes: list[Node] = []
        for at in range(600 // branches):
            nodes = [graph.add(step(kernels, array, 3, at), depends_on=nodes)]
    executable = graph.finalize()
    for _ in range(3):
        run(executable, queue)
    expected = 0
    for _ in range(3):
        for at in range(600 // branches):
            expected = (expected * 3 + at) % 2**32
    expected = (expected + 2**31) % 2**32 - 2**31
    assert [values(array) for array in arrays] == [[expected] * 8] * branches


def test_all_edges_are_kept(kernels: Program, queue: Queue) -> None:
    """Random graphs in which each node adds up what its predecessors made, in one order of many."""
    chance = random.Random(4)
    for _ in range(5):
        graph, nodes = CommandGraph(queue), list[Node]()
        arrays = [on_device(queue, 1) for _ in range(60)]
        sums = list[int]()
        for at, array in enumerate(arrays):
            before = sorted(chance.sample(range(at), min(at, chance.randrange(4))))
            last = graph.add(put(kernels, array, at + 1, 1), depends_on=[nodes[one] for one in before])
            for one in before:
                last = graph.add(added(kernels, arrays[one], array), depends_on=last)
            nodes.append(last)
            sums.append((at + 1 + sum(sums[one] for one in before)) % 2**31)
        executable = graph.finalize()
        for _ in range(2):
            run(executable, queue)
            assert [values(array)[0] % 2**31 for array in arrays] == sums


def test_updates_change_one_node_of_many(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    arrays = [on_device(queue), on_device(queue)]
    where, term = DynamicParameter(graph, arrays[0]), DynamicParameter(graph, 1)
    first = graph.add(step(kernels, arrays[0], 1, 0))
    nodes = [first, graph.add(step(kernels, where, 1, term), depends_on=first)]
    for _ in range(50):
        nodes.append(graph.add(step(kernels, arrays[0], 1, 1), depends_on=nodes[-1]))
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    assert values(arrays[0]) == [51] * 8
    where.update(arrays[1])
    term.update(100)
    executable.update(nodes[1])
    run(executable, queue)
    assert (values(arrays[0]), values(arrays[1])) == ([101] * 8, [100] * 8)
    nodes[1].update_range(3)
    executable.update(nodes[1])
    run(executable, queue)
    assert values(arrays[1]) == [200] * 3 + [100] * 5
    nodes[1].update_range(0)
    executable.update(nodes[1])
    run(executable, queue)
    assert values(arrays[1]) == [200] * 3 + [100] * 5


def test_an_update_between_runs_in_flight_counts_for_the_later_ones(
    kernels: Program, queue: Queue, graph: CommandGraph
) -> None:
    array, term = on_device(queue), DynamicParameter(graph, 1)
    node = graph.add(step(kernels, array, 1, term))
    executable = graph.finalize(updatable=True)
    for at in range(100):
        term.update(at)
        executable.update(node)
        queue.ext_oneapi_graph(executable)
    queue.wait()
    assert values(array) == [4950] * 8


def test_copies_fills_and_host_tasks_between_kernels(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    array, other = on_device(queue), on_device(queue)
    source, out, seen = np.arange(8, dtype="i4"), np.zeros(8, "i4"), list[list[int]]()
    first = graph.add(lambda h: h.memcpy(array, source))
    second = graph.add(step(kernels, array, 2, 1), depends_on=first)
    third = graph.add(lambda h: h.memcpy(out, array), depends_on=second)
    fourth = graph.add(task(lambda: seen.append(out.tolist())), depends_on=third)
    fifth = graph.add(lambda h: h.fill(other.pointer, np.int16(-2), 16), depends_on=fourth)
    graph.add(lambda h: h.parallel_for(8, kernels.kernel("add"), array, other), depends_on=fifth)
    executable = graph.finalize()
    for start in (0, 10):
        source[:] = np.arange(start, start + 8)
        run(executable, queue)
        wanted = (2 * source + 1).tolist()
        assert seen.pop() == wanted
        assert values(other) == [one - 0x10002 for one in wanted]


def test_sub_graphs_that_are_updated_alone(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    array, inner = on_device(queue), CommandGraph(queue)
    node = inner.add(step(kernels, array, 2, 1))
    child = inner.finalize(updatable=True)
    first = graph.add(lambda h: h.ext_oneapi_graph(child))
    graph.add(lambda h: h.ext_oneapi_graph(child), depends_on=first)
    executable = graph.finalize()
    run(executable, queue)
    assert values(array) == [3] * 8
    node.update_range(4)
    child.update(node)
    run(child, queue)
    run(executable, queue)
    assert values(array) == [31] * 4 + [15] * 4


def test_two_queues_and_threads_submit_one_graph(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    array = on_device(queue)
    graph.add(step(kernels, array, 1, 1))
    executable = graph.finalize()

    def submit(in_order: bool) -> None:
        own = Queue(queue.device, in_order=in_order)
        for _ in range(200):
            own.ext_oneapi_graph(executable)
        own.wait_and_throw()

    threads = [Thread(target=submit, args=(one,)) for one in (True, False)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert values(array) == [400] * 8


def test_graphs_come_in_order_with_kernels(kernels: Program, device: Device) -> None:
    queue = Queue(device, in_order=True)
    array, graph = on_device(queue), CommandGraph(queue)
    graph.add(step(kernels, array, 2, 0))
    executable = graph.finalize()
    expected = 0
    for at in range(20):
        queue.submit(step(kernels, array, 1, at))
        queue.ext_oneapi_graph(executable)
        expected = 2 * (expected + at)
    queue.wait()
    assert values(array) == [expected] * 8


def test_large_arguments_and_local_memory_in_graphs(queue: Queue, graph: CommandGraph) -> None:
    program, out = syclrt.load(KERNELS), on_device(queue, 40)
    numbers = syclrt.asarray(np.arange(1024, dtype="i4"), queue)
    given = np.arange(10_000, dtype="i4")
    graph.add(lambda h: h.parallel_for(40, program.kernel("sum_of_many"), out, given.tobytes(), 1))
    local = syclrt.LocalMemory(60 << 10)
    graph.add(lambda h: h.parallel_for(syclrt.NdRange(1024, 256), program.kernel("apart"), numbers, local, 60))
    executable = graph.finalize()
    for _ in range(3):
        run(executable, queue)
    assert values(out) == [int(given.sum()) + at for at in range(40)]
    assert np.array_equal(numbers.to_numpy().reshape(4, 256), np.arange(1024).reshape(4, 256)[:, ::-1])


def test_a_graph_over_two_gpus(kernels: Program, device: Device, second: Device) -> None:
    context = Context([device, second])
    queues = [Queue(one, context) for one in (device, second)]
    arrays = [on_device(queue) for queue in queues]
    graphs = [CommandGraph(context, one) for one in (device, second)]
    for graph, array in zip(graphs, arrays, strict=True):
        graph.add(step(kernels, array, 1, 1))
    executables = [graph.finalize() for graph in graphs]
    event = queues[0].ext_oneapi_graph(executables[0])
    for at in range(1, 20):
        event = queues[at % 2].ext_oneapi_graph(executables[at % 2], event)
    event.wait()
    assert [values(array) for array in arrays] == [[10] * 8] * 2
