"""Graphs on GPUs: updated, replayed, with host tasks and sub-graphs, from several queues and for several devices."""

import random
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import numpy as np
import pytest
from tests.cuda.gpu_tools import KERNELS
from tests.graph.graph_tools import Group, fail, put, run, step, task, values

import syclrt
from syclrt import Context, Device, Program, Queue, SyclError, UsmArray
from syclrt.graph import CommandGraph, DynamicParameter, ExecutableGraph, Node

LARGE = 1 << 26  # work-items, for which a kernel takes long
GRAPH_KERNELS = Path(__file__).parents[1] / "graph" / "graph_kernels.ll"


@pytest.fixture(scope="session")
def kernels() -> Program:
    return syclrt.load(GRAPH_KERNELS)


@pytest.fixture
def graph(queue: Queue) -> CommandGraph:
    return CommandGraph(queue)


def on_device(queue: Queue, count: int = 8) -> UsmArray:
    return syclrt.zeros(count, "i4", queue, kind="device")


def added(kernels: Program, source: UsmArray, target: UsmArray) -> Group:
    """target += source, of one element."""
    return lambda handler: handler.parallel_for(1, kernels.kernel("add"), source, target)


def submits(executable: ExecutableGraph, device: Device, times: int, *, in_order: bool = True) -> Callable[[], None]:
    """What submits a graph some times to a queue of its own, and waits."""

    def submit() -> None:
        queue = Queue(device, in_order=in_order)
        for _ in range(times):
            queue.ext_oneapi_graph(executable)
        queue.wait_and_throw()

    return submit


def by_threads(*actions: Callable[[], None]) -> None:
    """Run actions at the same time."""
    threads = [Thread(target=action) for action in actions]
    for one in threads:
        one.start()
    for one in threads:
        one.join()


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


@pytest.mark.parametrize("fuse", [False, True])
def test_a_graph_that_an_update_makes_anew_waits_for_its_runs_in_flight(
    kernels: Program, device: Device, graph: CommandGraph, fuse: bool
) -> None:
    """A range of another size may need other edges, or part kernels, so that the driver gets another graph."""
    queue, nodes = Queue(device), list[Node]()  # two commands that are not ordered may run at the same time
    array = on_device(queue, LARGE)
    for _ in range(60):
        nodes.append(graph.add(step(kernels, array, 1, 1, LARGE), depends_on=nodes[-1:]))
    executable = graph.finalize(updatable=True, fuse=fuse)
    extent, runs = LARGE, [0, 0]
    for at in range(40):
        if at % 4 == 3:  # the runs before were short to submit
            extent = LARGE + 8 - extent
            nodes[30].update_range(extent)
            executable.update(nodes[30])
        queue.ext_oneapi_graph(executable)
        runs[extent == LARGE] += 1
        if at == 8:
            queue.wait()  # until code is built
    queue.wait()
    found = array.to_numpy()
    assert (found[:8] == 40 * 60).all()
    assert (found[LARGE // 2 + 8 :] == 40 * 59 + runs[1]).all()


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


def test_copies_and_fills_of_memory_that_is_not_pinned(queue: Queue, graph: CommandGraph) -> None:
    numbers, other, many = np.arange(100, dtype="i4"), np.zeros(100, "i4"), np.zeros((50 << 20) // 4, "i4")
    table, seen = np.arange(64, dtype="i4").reshape(8, 8), np.zeros((8, 4), "i4")
    doubles = np.zeros(10)
    for group in (
        lambda h: h.memcpy(other, numbers),
        lambda h: h.memcpy(numbers[1:], numbers[:-1], 396),  # places that overlap
        lambda h: h.copy(table[:, 2:6], seen),
        lambda h: h.fill(many, np.int32(7), many.size),
        lambda h: h.fill(doubles, 1.1, 10),
        lambda h: h.memset(numbers[50:], 1, 8),
    ):
        graph.add(group, depends_on_all_leaves=True)
    executable = graph.finalize()
    for _ in range(2):
        numbers[:], other[:], many[:], seen[:] = np.arange(100), 0, 0, 0
        run(executable, queue)
        assert other.tolist() == [*range(100)]
        assert numbers.tolist() == [0, *range(49), 0x1010101, 0x1010101, *range(51, 99)]
        assert (many == 7).all()
        assert doubles.tolist() == [1.1] * 10
        assert np.array_equal(seen, table[:, 2:6])


@pytest.mark.parametrize("tasks", [1, 2, 9])
def test_host_tasks_between_kernels_see_what_was_before_and_nothing_later(
    kernels: Program, queue: Queue, graph: CommandGraph, tasks: int
) -> None:
    array, seen = syclrt.zeros(8, "i4", queue, kind="host"), list[int]()
    nodes = [graph.add(step(kernels, array, 1, 1))]
    for _ in range(tasks):
        nodes.append(graph.add(task(lambda: seen.append(int(np.asarray(array)[7]))), depends_on=nodes[-1]))
        for _ in range(3):
            nodes.append(graph.add(step(kernels, array, 1, 1), depends_on=nodes[-1]))
    executable = graph.finalize()
    for run_number in range(50):
        queue.ext_oneapi_graph(executable)
        if run_number % 7 == 0:
            queue.wait()
    queue.wait_and_throw()
    whole = 1 + 3 * tasks
    assert seen == [whole * at + 1 + 3 * cut for at in range(50) for cut in range(tasks)]


def test_a_host_task_beside_a_kernel_that_waits_for_it(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    flag, array = syclrt.zeros(1, "i4", queue, kind="host"), on_device(queue)
    for kernel in (kernels.kernel("until_one"), kernels.kernel("step")):  # code is loaded before kernels wait
        arguments = (1, 0) if kernel.name == "step" else ()
        np.asarray(flag)[0] = 1
        queue.parallel_for(1, kernel, flag, *arguments).wait()
    first = graph.add(step(kernels, array, 1, 1))
    graph.add(lambda h: h.parallel_for(1, kernels.kernel("until_one"), flag), depends_on=first)
    second = graph.add(task(lambda: np.asarray(flag).fill(1)), depends_on=first)
    graph.add(step(kernels, array, 1, 1), depends_on=second)
    executable = graph.finalize()
    for at in range(10):
        np.asarray(flag)[0] = 0
        run(executable, queue)
        assert values(array) == [2 * at + 2] * 8


def test_after_a_host_task_that_failed_only_what_depends_on_it_is_left_out(
    kernels: Program, queue: Queue, graph: CommandGraph
) -> None:
    before, after, beside = (on_device(queue) for _ in range(3))
    works = [False]
    first = graph.add(step(kernels, before, 1, 1))
    second = graph.add(task(lambda: None if works[0] else fail()), depends_on=first)
    third = graph.add(step(kernels, after, 1, 1), depends_on=second)
    graph.add(task(lambda: None), depends_on=third)
    graph.add(step(kernels, beside, 1, 1), depends_on=first)
    executable = graph.finalize()
    for at in range(1, 4):
        with pytest.raises(SyclError, match="node 1 .*no luck"):
            run(executable, queue)
        assert [values(one)[0] for one in (before, after, beside)] == [at, 0, at]
    works[0] = True
    run(executable, queue)
    assert [values(one)[0] for one in (before, after, beside)] == [4, 1, 4]


def test_host_tasks_may_use_the_gpu(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """They copy, allocate, launch kernels that are loaded only then, and wait, also with other libraries."""
    theirs = pytest.importorskip("cupy") if queue.device.backend == "cuda" and find_spec("cupy") else None
    array, seen = on_device(queue), list[list[int]]()

    def look() -> None:
        seen.append(values(array))
        mine = on_device(queue, 1 << 20)
        Queue(queue.device).submit(step(syclrt.load(GRAPH_KERNELS), mine, 1, 5)).wait()
        seen.append(mine.to_numpy()[:8].tolist())
        if theirs is not None:
            seen.append(theirs.asarray(mine)[:8].get().tolist())
            theirs.cuda.runtime.deviceSynchronize()

    first = graph.add(step(kernels, array, 1, 1))
    second = graph.add(task(look), depends_on=first)
    graph.add(step(kernels, array, 1, 1), depends_on=second)
    executable = graph.finalize()
    for at in range(3):
        run(executable, queue)
        assert seen == [[2 * at + 1] * 8, *[[5] * 8] * (1 if theirs is None else 2)]
        seen.clear()


def test_threads_submit_a_graph_with_host_tasks(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    array, seen = on_device(queue), list[int]()
    first = graph.add(step(kernels, array, 1, 1))
    second = graph.add(task(lambda: seen.append(values(array)[0])), depends_on=first)
    graph.add(step(kernels, array, 1, 1), depends_on=second)
    executable = graph.finalize()
    by_threads(*(submits(executable, queue.device, 50, in_order=one) for one in (True, False)))
    assert seen == [2 * at + 1 for at in range(100)]


def test_updates_between_runs_with_host_tasks(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    array, seen, term = on_device(queue), list[int](), DynamicParameter(graph, 1)
    first = graph.add(step(kernels, array, 0, term))
    second = graph.add(task(lambda: seen.append(values(array)[0])), depends_on=first)
    graph.add(step(kernels, array, 0, term), depends_on=second)
    executable = graph.finalize(updatable=True)
    for at in range(30):
        term.update(at)
        executable.update(graph.get_nodes()[:: 2 if at % 2 else 3])
        queue.ext_oneapi_graph(executable)
    queue.wait_and_throw()
    assert seen == [*range(30)]
    assert values(array) == [29] * 8


def test_an_executable_graph_goes_while_it_runs(kernels: Program, queue: Queue) -> None:
    array = on_device(queue, 1 << 20)
    source = syclrt.asarray(np.arange(1 << 20, dtype="i4"), queue, kind="device")
    for at in range(10):
        graph = CommandGraph(queue)
        nodes = [graph.add(lambda h: h.memcpy(array, source))]
        for _ in range(200):
            nodes = [graph.add(step(kernels, array, 1, 1, 1 << 20), depends_on=nodes)]
        executable = graph.finalize()
        if at % 2:
            run(executable, queue)
        event = queue.ext_oneapi_graph(executable)
        del executable, graph, nodes
        event.wait()
        assert (array.to_numpy() == np.arange(200, 200 + (1 << 20))).all()


def test_another_graph_of_the_same_shape_has_other_ranges(kernels: Program, queue: Queue) -> None:
    arrays = [on_device(queue, 1 << 14) for _ in range(2)]

    def line(extent: int, term: int, array: UsmArray) -> CommandGraph:
        made, own = CommandGraph(queue), Queue(queue.device, in_order=True)
        with made.recording(own):
            for _ in range(20):
                own.submit(step(kernels, array, 1, term, extent))
        return made

    executable = line(8, 1, arrays[0]).finalize(updatable=True)
    expected = np.zeros((2, 1 << 14), "i4")
    for extent, term, which in [(8, 1, 0), (1 << 14, 2, 0), (8, 3, 1), (0, 1, 0), (1 << 14, 4, 1), (9, 5, 0)]:
        executable.update(line(extent, term, arrays[which]))
        queue.ext_oneapi_graph(executable)
        expected[which, :extent] += 20 * term
    queue.wait()
    assert np.array_equal([one.to_numpy() for one in arrays], expected)


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
    by_threads(*(submits(executable, queue.device, 200, in_order=one) for one in (True, False)))
    assert values(array) == [400] * 8


def test_a_thread_updates_a_graph_that_others_submit(
    kernels: Program, device: Device, queue: Queue, graph: CommandGraph
) -> None:
    array, term = on_device(queue), DynamicParameter(graph, 1)
    node = graph.add(step(kernels, array, 1, term))
    executable = graph.finalize(updatable=True)

    def update() -> None:
        for _ in range(200):
            term.update(1)
            executable.update(node)

    submit = submits(executable, device, 200)
    by_threads(submit, update, submit, submit)
    assert values(array) == [600] * 8


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


def test_a_thread_whose_first_use_of_the_gpu_is_a_graph(queue: Queue) -> None:
    program, given, seen = syclrt.load(KERNELS), np.arange(10_000, dtype="i4"), list[list[int]]()
    out, copy = on_device(queue, 40), on_device(queue, 40)

    def work() -> None:
        graph, own, other = CommandGraph(queue), Queue(queue.device), Queue(queue.device, in_order=True)
        graph.add(lambda h: h.parallel_for(40, program.kernel("sum_of_many"), out, given.tobytes(), 1))
        executable = graph.finalize()
        for _ in range(3):
            event = own.ext_oneapi_graph(executable)
            copied = other.memcpy(copy, out, depends_on=event)
            other.submit(task(lambda: seen.append(values(copy)), depends_on=copied)).wait()

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [[int(given.sum()) + at for at in range(40)]] * 3


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


@pytest.mark.parametrize("in_order", [True, False])
@pytest.mark.parametrize("fills", [True, False])
def test_what_a_graph_writes_to_arrays_of_the_host_is_there_for_the_copy_after_it(
    device: Device, *, in_order: bool, fills: bool
) -> None:
    """The driver reads such arrays when it is asked for the copy, whatever that waits for."""
    queue, recorded = Queue(device, in_order=in_order), Queue(device, in_order=True)
    graph = CommandGraph(recorded)
    large, seen, on_host = on_device(recorded, LARGE), on_device(queue), np.zeros(8, "i4")
    with graph.recording(recorded):
        for value in range(1, 9):
            recorded.fill(large, np.int32(value), LARGE)
        if fills:
            recorded.fill(on_host, np.int32(8), 8)
        else:
            recorded.copy(large[-8:], on_host)
    executable = graph.finalize()
    for _ in range(3):
        on_host[...] = 0
        event = queue.ext_oneapi_graph(executable)
        queue.copy(on_host, seen, depends_on=event).wait()
        assert seen.to_numpy().tolist() == [8] * 8
