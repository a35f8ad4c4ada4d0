"""Threads, and the end of handles."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path
from threading import Barrier, Thread

import numpy as np
import pytest
from tests.graph.graph_tools import edges, on_buffer, put, refused, run, step, task, values

from syclrt import Buffer, Device, Event, Program, Queue, SyclError, load, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, DynamicParameter, Node, QueueState

node_of = Node.get_node_from_event


def together(*functions) -> None:
    """Call functions in threads at the same time; what they raise is raised."""
    start, errors = Barrier(len(functions)), list[BaseException]()

    def call(function) -> None:
        start.wait()
        try:
            function()
        except BaseException as error:
            errors.append(error)

    threads = [Thread(target=call, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()
    if errors:
        raise errors[0]


def test_threads_add_to_one_graph(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Threads may add nodes to one graph at once, and none is lost."""
    array = zeros(8, "i4", queue)

    def add() -> None:
        last: list[Node] = []
        for _ in range(100):
            last = [graph.add(step(kernels, array, 1, 0), depends_on=last)]

    together(*[add] * 4)
    assert len(graph.get_nodes()) == 400
    assert len(edges(graph)) == 4 * 99
    assert len(graph.get_root_nodes()) == 4


def test_threads_record_into_one_graph(kernels: Program, graph: CommandGraph, device: Device) -> None:
    """Threads may record into one graph at once, each with a queue of its own."""
    queues = [Queue(device, in_order=True) for _ in range(4)]
    arrays = [zeros(8, "i4", queue) for queue in queues]

    def record(queue: Queue, array: object) -> None:
        for _ in range(100):
            queue.submit(step(kernels, array, 1, 1))

    with graph.recording(*queues):
        together(
            *(
                lambda queue=queue, array=array: record(queue, array)
                for queue, array in zip(queues, arrays, strict=True)
            )
        )
    assert len(edges(graph)) == 4 * 99
    run(graph, queues[0])
    assert [values(array) for array in arrays] == [[100] * 8] * 4


def test_threads_finalize_submit_and_update(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Threads may submit, finalize and update at once, and every run counts."""
    array = zeros(8, "i4", queue)
    parameter = DynamicParameter(graph, 1)
    node = graph.add(step(kernels, array, 1, parameter))
    shared = graph.finalize(updatable=True)

    def submit() -> None:
        own = Queue(queue.device)
        for at in range(50):
            own.ext_oneapi_graph(shared)
            if at % 10 == 0:
                graph.finalize()
        own.wait_and_throw()

    def update() -> None:
        for _ in range(100):
            parameter.update(1)
            shared.update(node)
            assert graph.get_nodes() == [node]

    together(*[submit] * 3, update)
    assert values(array) == [150] * 8


def test_an_order_that_the_user_enforces_holds(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """One thread after another: each sees what those before it did."""
    array = zeros(8, "i4", queue)

    def begin() -> None:
        graph.begin_recording(queue)

    def submit() -> None:
        queue.submit(step(kernels, array, 10, 1))

    for function in (submit, begin, submit, submit, graph.end_recording, submit):
        together(function)
    queue.wait()
    assert values(array)[0] in (1, 11)
    assert len(graph.get_nodes()) == 2


def test_each_command_is_recorded_or_run(queue: Queue, graph: CommandGraph) -> None:
    """Each command is recorded or run, never both or neither (not specified), while another thread switches."""
    seen: list[int] = []
    total = 2000

    def submit() -> None:
        for at in range(total):
            queue.submit(task(lambda at=at: seen.append(at)))

    def switch() -> None:
        for _ in range(300):
            with graph.recording(queue):
                pass

    together(submit, switch)
    queue.wait_and_throw()
    recorded = len(graph.get_nodes())
    assert len(seen) == len({*seen}) == total - recorded
    run(graph, queue)
    assert sorted(seen) == [*range(total)]


def test_begin_recording_from_many_threads_succeeds_once(queue: Queue, graph: CommandGraph) -> None:
    """Of several threads that begin to record with one queue, one succeeds, and its graph is the queue's."""
    others = [CommandGraph(queue) for _ in range(3)]
    for _ in range(50):
        won: list[CommandGraph] = []

        def begin(one: CommandGraph, won: list[CommandGraph] = won) -> None:
            try:
                one.begin_recording(queue)
            except SyclError:
                return
            won.append(one)

        together(*(lambda one=one: begin(one) for one in (graph, *others)))
        assert len(won) == 1
        assert queue.ext_oneapi_get_graph() is won[0]
        won[0].end_recording()


def test_finalize_and_submit_while_others_record_and_update(
    kernels: Program, graph: CommandGraph, device: Device
) -> None:
    """Everything at once: nothing is lost, and nothing breaks. Runs of different graphs may overlap."""
    queue, other = Queue(device), Queue(device)
    arrays = [zeros(8, "i4", queue) for _ in range(2)]
    parameter = DynamicParameter(graph, 1)
    group = DynamicCommandGroup(graph, [put(kernels, arrays[1], 1), put(kernels, arrays[1], 2)])
    count = graph.add(lambda handler: handler.parallel_for(8, kernels.kernel("count"), arrays[0], parameter))
    nodes = [count, graph.add(group)]
    executable = graph.finalize(updatable=True)

    def record() -> None:
        for _ in range(30):
            with graph.recording(queue):
                queue.submit(task())

    def join() -> None:
        for _ in range(30):
            try:
                with graph.recording(other):
                    event = other.submit(task())
                    Queue(device).submit(task(depends_on=event))
            except SyclError:  # the other thread records
                continue

    def change() -> None:
        for at in range(60):
            group.set_active_index(at % 2)
            parameter.update(1)
            nodes[0].update_range(8)
            executable.update(nodes)

    def submit() -> None:
        own = Queue(device)
        for _ in range(60):
            own.ext_oneapi_graph(executable)
            own.ext_oneapi_graph(graph.finalize())
        own.wait_and_throw()

    together(record, join, change, submit, submit)
    assert values(arrays[0]) == [240] * 8
    assert len(graph.get_nodes()) >= 2 + 30


def test_the_end_of_the_last_handle_ends_recording(queue: Queue) -> None:
    """When nobody holds a graph, its queues execute again, those that joined too."""
    graph, other = CommandGraph(queue), Queue(queue.device)
    graph.begin_recording(queue)
    event = queue.submit(task())
    other.submit(task(depends_on=event))
    del graph
    gc.collect()
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING
    assert other.ext_oneapi_get_state() is QueueState.EXECUTING
    with refused("does not record"):
        queue.ext_oneapi_get_graph()
    with refused("outside of recording"):
        queue.submit(task(depends_on=event))
    queue.submit(task()).wait()
    queue.wait()


def test_an_exception_that_leaves_the_graph_behind_ends_recording(queue: Queue) -> None:
    """An exception past the graph's owner, or out of a `with`, leaves queues executing."""

    def use() -> None:
        graph = CommandGraph(queue)
        graph.begin_recording(queue)
        queue.submit(task())
        raise LookupError

    with pytest.raises(LookupError) as caught:
        use()
    del caught
    gc.collect()
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING

    kept = CommandGraph(queue)
    with pytest.raises(LookupError), kept.recording(queue):
        raise LookupError
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING


def test_while_another_handle_lives_recording_goes_on(queue: Queue) -> None:
    """As long as any handle of a graph is held, its queues record."""
    graph = CommandGraph(queue)
    graph.begin_recording(queue)
    copy = queue.ext_oneapi_get_graph()
    del graph
    gc.collect()
    assert queue.ext_oneapi_get_state() is QueueState.RECORDING
    event = queue.submit(task())
    assert copy.get_nodes() == [node_of(event)]
    del copy
    gc.collect()
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING


def test_neither_nodes_nor_executable_graphs_nor_parameters_keep_recording(kernels: Program, queue: Queue) -> None:
    """Only handles of the graph itself keep its queues recording."""
    graph, array = CommandGraph(queue), zeros(8, "i4", queue)
    node = graph.add(put(kernels, array, 1))
    parameter = DynamicParameter(graph, 1)
    group = DynamicCommandGroup(graph, [put(kernels, array, parameter)])
    executable = graph.finalize()
    graph.begin_recording(queue)
    del graph
    gc.collect()
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING
    assert node.get_successors() == []
    assert group.get_active_index() == 0
    run(executable, queue)


def test_executable_graphs_stay_when_the_graph_goes(kernels: Program, queue: Queue) -> None:
    """An executable graph runs, and is updated from nodes and parameters, when its graph is gone."""
    graph, array = CommandGraph(queue), zeros(8, "i4", queue)
    parameter = DynamicParameter(graph, 1)
    node = graph.add(step(kernels, array, 10, parameter))
    executable = graph.finalize(updatable=True)
    gone = weakref.ref(graph)
    del graph
    gc.collect()
    assert gone() is None
    run(executable, queue)
    parameter.update(2)
    executable.update(node)
    run(executable, queue)
    assert values(array) == [12] * 8


def test_a_graph_goes_that_its_own_host_task_uses(queue: Queue) -> None:
    """What a host task holds may be the graph of its node, or an object that has that graph."""
    held = [CommandGraph(queue)]
    held[0].add(lambda handler, own=held[0]: handler.host_task(own.get_nodes))
    run(held[0], queue)
    gone = weakref.ref(held.pop())
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("seed", range(8))
def test_objects_may_go_in_any_order(seed: int, device: Device) -> None:
    """Queues, programs, arrays, buffers, graphs, nodes and parameters, while submissions are in flight."""
    rng = np.random.default_rng(seed)
    for _ in range(3):
        queue = Queue(device)
        program = load(Path(__file__).with_name("graph_kernels.ll"))
        array, result = zeros(1 << 14, "i4", queue), np.zeros(1 << 14, "i4")
        graph, child = CommandGraph(queue, assume_buffer_outlives_graph=True), CommandGraph(queue)
        written = np.zeros(8, "i4")
        buffer = Buffer(written)
        graph.add(on_buffer(program.kernel("step"), buffer, "read_write", 10, 1))
        child.add(step(program, array, 1, 2, 1 << 14))
        inner = child.finalize()
        parameter = DynamicParameter(graph, 1)
        node = graph.add(step(program, array, 1, parameter, 1 << 14))
        sub = graph.add(lambda handler, inner=inner: handler.ext_oneapi_graph(inner), depends_on=node)
        last = graph.add(lambda handler, array=array, result=result: handler.memcpy(result, array), depends_on=sub)
        executable = graph.finalize(updatable=True)
        events: list[Event] = [queue.ext_oneapi_graph(executable) for _ in range(3)]
        held: dict[str, object] = {
            "queue": queue,
            "program": program,
            "array": array,
            "buffer": buffer,
            "graph": graph,
            "child": child,
            "inner": inner,
            "parameter": parameter,
            "nodes": (node, sub, last),
            "executable": executable,
        }
        del queue, program, array, buffer, graph, child, inner, parameter, node, sub, last, executable
        for name in rng.permutation([*held]):
            del held[name]
            if rng.random() < 0.2:
                gc.collect()
        for event in events:
            event.wait()
        assert result.tolist() == [9] * (1 << 14)
        assert written.tolist() == [111] * 8


def test_a_program_may_be_unloaded(queue: Queue, graph: CommandGraph) -> None:
    """A graph runs on with kernels of a program that was unloaded; only a new range is refused."""
    program = load()
    library = program.load(Path(__file__).with_name("graph_kernels.ll"))
    array = zeros(8, "i4", queue)
    node = graph.add(step(program, array, 10, 1))
    executable = graph.finalize(updatable=True)
    program.unload(library)
    gc.collect()
    run(executable, queue)
    run(graph, queue)
    assert values(array) == [11] * 8
    with refused("not loaded"):
        node.update_range(4)
    executable.update(node)
    run(executable, queue)
    assert values(array) == [111] * 8


FORKS = """
import os, sys, threading
import syclrt
from syclrt.graph import CommandGraph

program, queue = syclrt.load(sys.argv[1]), syclrt.Queue()
array = syclrt.zeros(8, "i4", queue)
graph = CommandGraph(queue)
node = graph.add(lambda handler: handler.parallel_for(8, program.kernel("step"), array, 1, 1))
executable = graph.finalize(updatable=True)
queue.ext_oneapi_graph(executable).wait()
stop = threading.Event()

def work():
    while not stop.is_set():
        graph.get_nodes()
        executable.update(node)
        graph.finalize()

threads = [threading.Thread(target=work) for _ in range(2)]
for thread in threads:
    thread.start()
for _ in range(10):
    child = os.fork()
    if not child:
        executable.update(node)
        graph.add()
        queue.ext_oneapi_graph(executable).wait()
        os._exit(array.to_numpy().tolist() != [2] * 8)
    assert os.waitpid(child, 0)[1] == 0
stop.set()
"""


@pytest.mark.native_cpu("a fork goes on")
def test_locks_are_free_in_a_child_of_a_fork() -> None:
    kernels = Path(__file__).with_name("graph_kernels.ll")
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKS, str(kernels)]
    subprocess.run(command, check=True, timeout=120)
