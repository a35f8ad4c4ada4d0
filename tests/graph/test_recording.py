"""Recording from queues, also transitively, and what it forbids."""

import gc
from collections.abc import Callable
from threading import Event as Flag
from threading import Thread

import numpy as np
import pytest
from tests.graph.graph_tools import edges, fail, nothing_on, on_buffer, put, refused, run, step, task, values

from syclrt import (
    Buffer,
    Context,
    Device,
    Errc,
    Event,
    Handler,
    Program,
    Queue,
    SyclError,
    malloc_shared,
    zeros,
)
from syclrt.graph import CommandGraph, Node, NodeType, QueueState

node_of = Node.get_node_from_event
EXECUTING, RECORDING = QueueState.EXECUTING, QueueState.RECORDING


def states(*queues: Queue) -> list[QueueState]:
    return [queue.ext_oneapi_get_state() for queue in queues]


def test_begin_recording_changes_the_state_at_once(queue: Queue, graph: CommandGraph) -> None:
    """A queue executes until it is told to record, and both changes are there when the call returns."""
    assert states(queue) == [EXECUTING]
    graph.begin_recording(queue)
    assert states(queue) == [RECORDING]
    graph.end_recording(queue)
    assert states(queue) == [EXECUTING]


def test_a_queue_records_into_one_graph(queue: Queue, graph: CommandGraph) -> None:
    """A queue that records cannot begin again; in a list (not specified) it keeps all from beginning."""
    other, free = CommandGraph(queue), Queue(queue.device)
    for begun in (graph, other):
        begun.begin_recording(queue)
        for again in (graph, other):
            with refused("records already"):
                again.begin_recording(queue)
            for several in ([free, queue], [queue, free]):
                with refused("records already"):
                    again.begin_recording(several)
        assert states(queue, free) == [RECORDING, EXECUTING]
        assert queue.ext_oneapi_get_graph() is begun
        begun.end_recording()
    with refused("records already"):
        graph.begin_recording([free, free])
    assert states(free) == [EXECUTING]


def test_device_and_context_have_to_be_those_of_the_graph(device: Device) -> None:
    """A queue of another device or context cannot record, and no other queue of its list begins."""
    first, second = device, device.with_aspects()
    context = Context([first, second])
    graph, good = CommandGraph(context, first), Queue(first, context)
    for wrong in (Queue(second, context), Queue(first, Context(first)), Queue(first)):
        with refused("another device or context"):
            graph.begin_recording(wrong)
        with refused("another device or context"):
            graph.begin_recording([good, wrong])
        assert states(good, wrong) == [EXECUTING, EXECUTING]
    with refused("expected a Queue"):
        graph.begin_recording([good, None])  # pyright: ignore[reportArgumentType]
    assert states(good) == [EXECUTING]


def test_several_queues_record_into_one_graph(graph: CommandGraph, device: Device) -> None:
    """Any number of queues may record into one graph, begun by one call."""
    queues = [Queue(device), Queue(device, in_order=True), Queue(device)]
    graph.begin_recording(queues)
    assert states(*queues) == [RECORDING] * 3
    events = [queue.submit(task()) for queue in queues]
    assert graph.get_nodes() == [node_of(event) for event in events]
    graph.end_recording()
    graph.begin_recording([])
    assert states(*queues) == [EXECUTING] * 3


def test_begin_recording_takes_properties(queue: Queue, graph: CommandGraph) -> None:
    """`begin_recording` takes properties of graphs, and what the constructor was given still decides."""
    graph.begin_recording(queue, no_cycle_check=True)
    graph.begin_recording([Queue(queue.device)], assume_buffer_outlives_graph=True)
    assert states(queue) == [RECORDING]
    with refused("assume_buffer_outlives_graph"):
        queue.submit(nothing_on((Buffer(8, "i4"), "read")))


def test_every_way_to_submit_is_recorded(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """While a queue records, each of its methods adds a node, with its dependencies, and nothing runs."""
    array, pointer, seen = zeros(8, "i4", queue), malloc_shared(32, queue), list[int]()
    kernel, inner = kernels.kernel("put"), graph.finalize()
    calls: list[tuple[Callable[[], Event], NodeType]] = [
        (lambda: queue.submit(task(lambda: seen.append(1))), NodeType.HOST_TASK),
        (lambda: queue.parallel_for(8, kernel, array, 1), NodeType.KERNEL),
        (lambda: queue.single_task(kernel, array, 1), NodeType.KERNEL),
        (lambda: queue.memcpy(array, pointer), NodeType.MEMCPY),
        (lambda: queue.copy(pointer, array), NodeType.MEMCPY),
        (lambda: queue.memset(array, 1, 32), NodeType.MEMSET),
        (lambda: queue.fill(array, 1, 8), NodeType.MEMFILL),
        (lambda: queue.prefetch(array, 32), NodeType.PREFETCH),
        (lambda: queue.mem_advise(array, 32, 0), NodeType.MEMADVISE),
        (queue.ext_oneapi_submit_barrier, NodeType.EXT_ONEAPI_BARRIER),
        (lambda: queue.ext_oneapi_graph(inner), NodeType.SUBGRAPH),
    ]
    graph.begin_recording(queue)
    events = [call() for call, _ in calls]
    assert [node_of(event).type for event in events] == [expected for _, expected in calls]
    depending = [
        queue.parallel_for(8, kernel, array, 1, depends_on=events[0]),
        queue.single_task(kernel, array, 1, depends_on=events[0]),
        queue.memcpy(array, pointer, depends_on=events[0]),
        queue.copy(pointer, array, depends_on=[events[0]]),
        queue.memset(array, 1, 32, depends_on=events[0]),
        queue.fill(array, 1, 8, depends_on=[events[0]]),
        queue.prefetch(array, 32, depends_on=events[0]),
        queue.mem_advise(array, 32, 0, depends_on=events[0]),
        queue.ext_oneapi_submit_barrier([events[0]]),
        queue.ext_oneapi_graph(inner, events[0]),
    ]
    assert all(node_of(events[0]) in node_of(event).get_predecessors() for event in depending)
    graph.end_recording()
    queue.wait_and_throw()
    assert (values(array), seen) == ([0] * 8, [])


def test_end_recording(queue: Queue, graph: CommandGraph) -> None:
    """Recording ends for all queues of the graph or for those listed; a queue of another graph is refused."""
    other, foreign = Queue(queue.device), CommandGraph(queue)
    elsewhere, idle = Queue(queue.device), Queue(queue.device)
    graph.begin_recording([queue, other])
    foreign.begin_recording(elsewhere)
    for wrong in ([queue, elsewhere], [elsewhere, queue]):
        with refused("another graph"):
            graph.end_recording(wrong)
        assert states(queue, other, elsewhere) == [RECORDING] * 3
    graph.end_recording([idle, queue, queue])
    assert states(queue, other) == [EXECUTING, RECORDING]
    graph.begin_recording(queue)
    graph.end_recording()
    assert states(queue, other, elsewhere) == [EXECUTING, EXECUTING, RECORDING]
    graph.end_recording()
    graph.end_recording([])


def test_end_recording_of_one_queue(queue: Queue, graph: CommandGraph) -> None:
    """Ending a queue that executes does nothing; ending one that records elsewhere is an error."""
    foreign = CommandGraph(queue)
    graph.end_recording(queue)
    foreign.begin_recording(queue)
    with refused("another graph"):
        graph.end_recording(queue)
    assert states(queue) == [RECORDING]
    foreign.end_recording(queue)
    foreign.end_recording(queue)
    assert states(queue) == [EXECUTING]


def test_what_was_recorded_never_runs_on_its_own(kernels: Program, graph: CommandGraph, device: Device) -> None:
    """After recording, a queue neither runs what it recorded nor waits for it."""
    for queue in (Queue(device), Queue(device, in_order=True)):
        array, seen = zeros(8, "i4", queue), list[int]()
        with graph.recording(queue):
            queue.submit(put(kernels, array, 1))
            queue.submit(task(lambda seen=seen: seen.append(1)))
            queue.ext_oneapi_submit_barrier()
        event = queue.submit(step(kernels, array, 10, 5))
        assert event.get_wait_list() == ()
        queue.wait()
        assert (values(array), seen) == ([5] * 8, [])


def test_recording_may_go_on(queue: Queue, graph: CommandGraph) -> None:
    """Recording may end and begin again, and the graph grows on."""
    first = second = None
    for _ in range(3):
        with graph.recording(queue):
            first, second = second, queue.submit(task(depends_on=[second] if second is not None else []))
    assert first is not None
    assert edges(graph) == {(0, 1), (1, 2)}


def test_code_of_a_group_runs_once(queue: Queue, graph: CommandGraph) -> None:
    """The code of a group runs when it is added or recorded, its host task in every run."""
    called: list[str] = []

    def group(handler: Handler) -> None:
        called.append("group")
        handler.host_task(lambda: called.append("task"))

    graph.add(group)
    with graph.recording(queue):
        queue.submit(group)
    assert called == ["group"] * 2
    executable = graph.finalize()
    run(executable, queue)
    run(executable, queue)
    assert called == ["group"] * 2 + ["task"] * 4


def test_a_queue_joins_by_an_event(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A queue that depends on a recorded event records that very command and all after it, until recording ends."""
    other, array = Queue(queue.device), zeros(8, "i4", queue)
    graph.begin_recording(queue)
    first = queue.submit(put(kernels, array, 1))
    second = other.parallel_for(8, kernels.kernel("step"), array, 10, 2, depends_on=first)
    assert states(other) == [RECORDING]
    assert other.ext_oneapi_get_graph() is graph
    assert node_of(second).get_predecessors() == [node_of(first)]
    graph.end_recording(queue)
    assert states(queue, other) == [EXECUTING, RECORDING]
    third = other.submit(task())
    assert node_of(third) is graph.get_nodes()[2]
    graph.end_recording()
    assert states(other) == [EXECUTING]
    other.wait()
    assert values(array) == [0] * 8
    run(graph, queue)
    assert values(array) == [12] * 8


@pytest.mark.parametrize("how", ["group", "depends_on", "barrier", "barrier in a group"])
def test_all_ways_to_depend_make_a_queue_join(queue: Queue, graph: CommandGraph, how: str) -> None:
    """However the dependency on a recorded event is stated, the queue joins."""
    other, array = Queue(queue.device), zeros(8, "i4", queue)
    graph.begin_recording(queue)
    event = queue.submit(task())
    ways: dict[str, Callable[[], Event]] = {
        "group": lambda: other.submit(task(depends_on=event)),
        "depends_on": lambda: other.memset(array, 1, 4, depends_on=[event]),
        "barrier": lambda: other.ext_oneapi_submit_barrier([event]),
        "barrier in a group": lambda: other.submit(lambda handler: handler.ext_oneapi_barrier([event])),
    }
    joined = ways[how]()
    assert node_of(joined).get_predecessors() == [node_of(event)]
    assert states(other) == [RECORDING]


def test_a_queue_that_joined_may_end_by_itself(queue: Queue, graph: CommandGraph) -> None:
    """A queue that joined can be taken out alone, and may join again."""
    other = Queue(queue.device)
    with graph.recording(queue):
        event = queue.submit(task())
        other.submit(task(depends_on=event))
        graph.end_recording(other)
        assert states(queue, other) == [RECORDING, EXECUTING]
        other.submit(task(depends_on=event))
        assert states(queue, other) == [RECORDING, RECORDING]
    assert states(queue, other) == [EXECUTING, EXECUTING]


def test_properties_are_inherited(queue: Queue, graph: CommandGraph) -> None:
    """A queue that joins records as the first one does: the end of a `with` ends it too."""
    other, apart = Queue(queue.device), Queue(queue.device)
    graph.begin_recording(apart)
    with graph.recording(queue):
        other.submit(task(depends_on=queue.submit(task())))
    assert states(queue, other, apart) == [EXECUTING, EXECUTING, RECORDING]


def test_joining_goes_on_from_queue_to_queue(queue: Queue, graph: CommandGraph) -> None:
    """A queue that joined makes others join by its own events."""
    queues = [queue, *(Queue(queue.device) for _ in range(4))]
    graph.begin_recording(queue)
    events = [queue.submit(task())]
    for one in queues[1:]:
        events.append(one.submit(task(depends_on=events[-1])))
    assert states(*queues) == [RECORDING] * 5
    assert edges(graph) == {(at, at + 1) for at in range(4)}
    graph.end_recording()
    assert states(*queues) == [EXECUTING] * 5


def test_a_queue_of_another_device_cannot_join(device: Device) -> None:
    """The specification does not say it: a queue that could not begin to record cannot join either."""
    first, second = device, device.with_aspects()
    context = Context([first, second])
    graph, queue = CommandGraph(context, first), Queue(first, context)
    graph.begin_recording(queue)
    event = queue.submit(task())
    for wrong in (Queue(second, context), Queue(first, Context(first))):
        with refused("another device or context"):
            wrong.submit(task(depends_on=event))
        assert states(wrong) == [EXECUTING]
        wrong.wait()
    assert len(graph.get_nodes()) == 1


def test_events_of_two_graphs_are_refused(queue: Queue, graph: CommandGraph) -> None:
    """The specification does not say it: no command depends on events of two graphs, and no queue joins by it."""
    other, second, idle = CommandGraph(queue), Queue(queue.device), Queue(queue.device)
    graph.begin_recording(queue)
    other.begin_recording(second)
    events = [queue.submit(task()), second.submit(task())]
    for order in (events, events[::-1]):
        with refused("recorded into that graph"):
            idle.submit(task(depends_on=order))
    with refused("recorded into that graph"):
        queue.submit(task(depends_on=events[1]))
    assert states(idle) == [EXECUTING]
    assert [len(one.get_nodes()) for one in (graph, other)] == [1, 1]


@pytest.mark.parametrize("ends_first", [True, False])
def test_a_queue_joins_by_any_of_several_events(queue: Queue, graph: CommandGraph, ends_first: bool) -> None:
    """One that depends on commands of two queues, of which one has ceased to record, joins: in whichever order."""
    second, other = Queue(queue.device), Queue(queue.device)
    graph.begin_recording([queue, second])
    events = [queue.submit(task()), second.submit(task())]
    graph.end_recording(queue if ends_first else second)
    joined = other.submit(task(depends_on=events))
    assert states(other) == [RECORDING]
    assert node_of(joined).get_predecessors() == [node_of(one) for one in events]


def test_a_refused_command_does_not_make_its_queue_join(queue: Queue, graph: CommandGraph) -> None:
    """A queue whose command was refused goes on executing."""
    other, array = Queue(queue.device), zeros(8, "i4", queue)
    normal = other.submit(task())
    graph.begin_recording(queue)
    event = queue.submit(task())
    for order in ([event, normal], [normal, event]):
        with refused("recorded into that graph"):
            other.submit(task(depends_on=order))
    with refused("past the end"):
        other.memset(array, 1, 64, depends_on=event)
    with refused("no command"):
        other.submit(lambda handler: handler.depends_on(event))
    assert states(other) == [EXECUTING]
    assert len(graph.get_nodes()) == 1


def test_the_state_may_be_asked_from_any_thread(queue: Queue, graph: CommandGraph) -> None:
    """Any thread may ask for the state at any time, and gets one of the two."""
    seen: set[QueueState] = set()
    stop = Flag()

    def look() -> None:
        while not stop.is_set():
            seen.add(queue.ext_oneapi_get_state())

    thread = Thread(target=look)
    thread.start()
    for _ in range(2000):
        with graph.recording(queue):
            pass
    stop.set()
    thread.join()
    assert seen <= {EXECUTING, RECORDING}
    assert states(queue) == [EXECUTING]


def test_the_graph_that_a_queue_records_into(queue: Queue, graph: CommandGraph) -> None:
    """A recording queue tells its graph, and one that executes has none to tell."""
    with refused("does not record"):
        queue.ext_oneapi_get_graph()
    with graph.recording(queue):
        assert queue.ext_oneapi_get_graph() is graph
        assert queue.ext_oneapi_get_graph().get_nodes() == []
    with refused("does not record"):
        queue.ext_oneapi_get_graph()


def test_a_queue_that_records_cannot_be_waited_for(queue: Queue, graph: CommandGraph) -> None:
    """Waiting for a queue that records is an error; its earlier commands go on."""
    go = Flag()
    before = queue.submit(task(lambda: go.wait(20)))
    with graph.recording(queue):
        for wait in (queue.wait, queue.wait_and_throw):
            with refused("records"):
                wait()
        assert states(queue) == [RECORDING]
        go.set()
        before.wait()
    queue.wait()


def test_profiling_of_a_queue_says_nothing_while_it_records(graph: CommandGraph, device: Device) -> None:
    """A queue with profiling gives recorded commands no times, not even after a run."""
    queue = Queue(device, enable_profiling=True)
    with graph.recording(queue):
        event = queue.submit(task())
        with refused("no times"):
            _ = event.profiling
    run(graph, queue)
    with refused("no times"):
        _ = event.profiling


def test_times_of_a_submission(queue: Queue) -> None:
    """The times of a graph are those of its submission, of its first command's start, and of its last one's end."""
    from time import perf_counter_ns

    measured, times = Queue(queue.device, enable_profiling=True), list[int]()
    graph = CommandGraph(measured)
    first = graph.add(task(lambda: times.append(perf_counter_ns())))
    graph.add(task(lambda: times.append(perf_counter_ns())), depends_on=first)
    executable = graph.finalize(enable_profiling=True)
    go = Flag()
    gate = measured.submit(task(lambda: go.wait(20)))
    event = measured.ext_oneapi_graph(executable, gate)
    released = perf_counter_ns()
    go.set()
    found = event.profiling
    assert found.submit <= released <= found.start <= times[0] <= times[1] <= found.end


def test_queries_work_while_recording(graph: CommandGraph, device: Device) -> None:
    """What a queue is can be asked while it records."""
    queue = Queue(device, in_order=True)
    with graph.recording(queue):
        assert queue.is_in_order
        assert (queue.device, queue.context) == (graph.device, graph.context)
        queue.throw_asynchronous()


@pytest.mark.parametrize("when", ["while recording", "after recording", "after a run"])
@pytest.mark.parametrize("what", ["status", "profiling", "wait", "wait_and_throw"])
def test_recorded_events_say_nothing(graph: CommandGraph, what: str, when: str, device: Device) -> None:
    """The event of a recorded command has neither status nor times, and cannot be waited for, at any time."""
    queue = Queue(device, enable_profiling=True)
    graph.begin_recording(queue)
    event = queue.submit(task())
    if when != "while recording":
        graph.end_recording()
    if when == "after a run":
        run(graph, queue)
    with refused("recorded command"):
        if what == "status":
            _ = event.status
        elif what == "profiling":
            _ = event.profiling
        elif what == "wait":
            event.wait()
        else:
            event.wait_and_throw()
    graph.end_recording()


def test_recorded_events_mean_nothing_outside(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """When recording has ended, no ordinary command may depend on a recorded event."""
    array, other = zeros(8, "i4", queue), Queue(queue.device)
    with graph.recording(queue):
        event = queue.submit(task())
    executable = CommandGraph(queue).finalize()
    for target in (queue, other):
        for use in (
            lambda target=target: target.submit(task(depends_on=event)),
            lambda target=target: target.parallel_for(8, kernels.kernel("put"), array, 1, depends_on=event),
            lambda target=target: target.memset(array, 1, 4, depends_on=[event]),
            lambda target=target: target.ext_oneapi_submit_barrier([event]),
            lambda target=target: target.ext_oneapi_graph(executable, event),
            lambda target=target: target.submit(lambda handler: handler.depends_on(event)),
        ):
            with refused("outside of recording"):
                use()
        assert states(target) == [EXECUTING]
    queue.wait()
    assert values(array) == [0] * 8


def test_an_event_of_a_queue_that_is_gone_means_nothing_outside(graph: CommandGraph, device: Device) -> None:
    """The event of a queue that nobody holds any more serves its graph still, and nothing else."""
    queue = Queue(device)
    graph.begin_recording(queue)
    event = queue.submit(task())
    del queue
    gc.collect()
    with refused("outside of recording"):
        Queue(device).submit(task(depends_on=event))
    graph.add(task(depends_on=event))


def test_recorded_commands_need_the_property_for_buffers(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Recorded commands on buffers need the promise that buffers outlive the graph, as added ones do."""
    buffer = Buffer(8, "i4")
    with graph.recording(queue):
        for group in (nothing_on((buffer, "read")), on_buffer(kernels.kernel("put"), buffer, "write", 1)):
            with refused("assume_buffer_outlives_graph"):
                queue.submit(group)
    with refused("assume_buffer_outlives_graph"):
        graph.add(nothing_on((buffer, "read")))
    assert graph.get_nodes() == []


def test_a_graph_does_not_keep_buffers(queue: Queue) -> None:
    """A buffer ends when its owner lets it go, whatever graphs use it."""
    graph, data = CommandGraph(queue, assume_buffer_outlives_graph=True), np.zeros(8, "i4")
    buffer = Buffer(data)
    graph.add(lambda handler, buffer=buffer: handler.fill(buffer.get_access(handler, "write"), 3, 8))
    executable = graph.finalize()
    queue.ext_oneapi_graph(executable).wait()
    del buffer
    assert data.tolist() == [3] * 8
    del executable


@pytest.mark.native_cpu("memory of the host in place")
def test_memory_of_the_host_is_used_late(kernels: Program, queue: Queue) -> None:
    """A run reads what the memory behind a buffer holds then, not what it held while recording."""
    graph, data = CommandGraph(queue, assume_buffer_outlives_graph=True), np.zeros(8, "i4")
    with Buffer(data, use_host_ptr=True, write_back=False) as buffer:
        with graph.recording(queue):
            queue.submit(on_buffer(kernels.kernel("step"), buffer, "read_write", 10, 1))
        data[:] = 5
        queue.ext_oneapi_graph(graph.finalize()).wait()
        assert data.tolist() == [51] * 8


@pytest.mark.parametrize("mode", ["read", "write", "read_write"])
def test_a_buffer_that_writes_back_cannot_be_recorded(queue: Queue, mode: str) -> None:
    """A buffer that would be written back at its end is refused while recording, until that is switched off."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    made_of_array, with_final = Buffer(np.zeros(8, "i4")), Buffer(8, "i4")
    with_final.set_final_data(np.zeros(8, "i4"))
    with graph.recording(queue):
        for buffer in (made_of_array, with_final):
            with refused("written back"):
                queue.submit(nothing_on((buffer, mode)))
        assert graph.get_nodes() == []
        made_of_array.set_final_data(None)
        with_final.set_write_back(False)
        for buffer in (made_of_array, with_final, Buffer(8, "i4"), Buffer(np.zeros(8, "i4"), write_back=False)):
            queue.submit(nothing_on((buffer, mode)))
    assert len(graph.get_nodes()) == 4
    run(graph, queue)


def test_explicit_commands_may_use_buffers_that_write_back(kernels: Program, queue: Queue) -> None:
    """The ban on buffers that write back holds for recording alone."""
    graph, data = CommandGraph(queue, assume_buffer_outlives_graph=True), np.zeros(8, "i4")
    with Buffer(data) as buffer:
        graph.add(on_buffer(kernels.kernel("put"), buffer, "write", 4))
        queue.ext_oneapi_graph(graph.finalize())
    assert data.tolist() == [4] * 8


def test_the_host_cannot_use_a_buffer_while_it_is_recorded(kernels: Program, queue: Queue) -> None:
    """The host gets no accessor to a buffer from its first recorded command until recording ends."""
    graph, buffer, other = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4"), Buffer(8, "i4")
    graph.add(on_buffer(kernels.kernel("put"), other, "write", 1))
    with graph.recording(queue):
        buffer.get_host_access("read").close()
        queue.submit(on_buffer(kernels.kernel("put"), buffer, "write", 1))
        for mode in ("read", "write", "read_write"):
            with refused("being recorded"):
                buffer.get_host_access(mode)
        other.get_host_access("read").close()
    buffer.get_host_access("read").close()
    graph.begin_recording(queue)
    buffer.get_host_access("read").close()
    queue.submit(on_buffer(kernels.kernel("put"), buffer, "write", 1))
    with refused("being recorded"):
        buffer.get_host_access("read")
    del graph
    gc.collect()
    buffer.get_host_access("read").close()


def test_host_tasks_run_in_their_place(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Host tasks, added or recorded, run between the commands that edges put them between, in every run."""
    array, seen = zeros(8, "i4", queue), list[int]()
    look = task(lambda: seen.append(int(np.asarray(array)[0])))
    first = graph.add(step(kernels, array, 1, 1))
    second = graph.add(look, depends_on=first)
    third = graph.add(step(kernels, array, 10, 0), depends_on=second)
    in_order = Queue(queue.device, in_order=True)
    with graph.recording(in_order):
        in_order.submit(look)
        in_order.submit(step(kernels, array, 1, 3))
        in_order.submit(look)
    graph.make_edge(third, graph.get_nodes()[3])
    executable = graph.finalize()
    run(executable, queue)
    run(executable, queue)
    assert seen == [1, 10, 13, 14, 140, 143]


def test_host_tasks_may_cut_a_graph_anywhere(kernels: Program, queue: Queue) -> None:
    """Results do not depend on where host tasks stand among kernels."""
    rng = np.random.default_rng(5)
    for _ in range(10):
        graph, arrays = CommandGraph(queue), [zeros(8, "i4", queue) for _ in range(4)]
        expected, last = [0] * 4, [[graph.add()] for _ in range(4)]
        for _ in range(40):
            at, other, term = (int(one) for one in rng.integers((4, 4, 5)))
            kind = rng.integers(3)
            if kind == 0:
                last[at] = [graph.add(add_by_host(arrays[at], term), depends_on=last[at])]
                expected[at] += term
            elif kind == 1 and other != at:
                group = add_to(kernels, arrays[other], arrays[at])
                last[at] = last[other] = [graph.add(group, depends_on=last[at] + last[other])]
                expected[at] += expected[other]
            else:
                last[at] = [graph.add(step(kernels, arrays[at], 2, term), depends_on=last[at])]
                expected[at] = 2 * expected[at] + term
        run(graph, queue)
        assert [values(array) for array in arrays] == [[as_i32(one)] * 8 for one in expected]


def add_by_host(array: object, term: int):
    def body() -> None:
        np.asarray(array)[...] += term

    return task(body)


def add_to(kernels: Program, source: object, target: object):
    return lambda handler: handler.parallel_for(8, kernels.kernel("add"), source, target)


def as_i32(value: int) -> int:
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


def test_a_queue_that_records_has_no_asynchronous_errors(graph: CommandGraph, device: Device) -> None:
    """Nothing that was recorded reaches the handler of asynchronous errors."""
    errors: list[object] = []
    queue = Queue(device, async_handler=errors.append)
    with graph.recording(queue):
        queue.submit(task(fail))
        queue.throw_asynchronous()
    queue.wait_and_throw()
    assert errors == []


def test_synchronous_errors_come_as_always(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A wrong call raises the same error while recording as it does while executing."""
    array = zeros(8, "i4", queue)
    wrong: list[tuple[Callable[[], object], Errc]] = [
        (lambda: queue.parallel_for(8, kernels.kernel("put"), array), Errc.INVALID),
        (lambda: queue.parallel_for(8, kernels.kernel("put"), array, "one"), Errc.INVALID),
        (lambda: queue.parallel_for(-1, kernels.kernel("put"), array, 1), Errc.ND_RANGE),
        (lambda: queue.memcpy(array, array, 64), Errc.INVALID),
        (lambda: queue.submit(lambda handler: None), Errc.INVALID),
    ]
    for is_recording in (False, True):
        if is_recording:
            graph.begin_recording(queue)
        for call, code in wrong:
            with refused(code=code):
                call()
    assert graph.get_nodes() == []
    assert states(queue) == [RECORDING]


def test_nothing_is_ignored_silently(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """What cannot work while recording raises, and leaves graph and queue as they were."""
    buffer, event = Buffer(np.zeros(8, "i4")), queue.submit(task())
    calls = (
        queue.wait,
        queue.wait_and_throw,
        lambda: queue.submit(nothing_on((buffer, "read"))),
        lambda: queue.submit(task(depends_on=event)),
        graph.add,
        lambda: graph.begin_recording(queue),
    )
    graph.begin_recording(queue)
    for call in calls:
        with pytest.raises(SyclError):
            call()
        assert states(queue) == [RECORDING]
        assert graph.get_nodes() == []
    assert node_of(queue.submit(task())).get_predecessors() == []


def test_nothing_outside_depends_on_an_event_of_a_node_that_was_added(queue: Queue, graph: CommandGraph) -> None:
    added = graph.add()
    with graph.recording(queue):
        recorded = queue.submit(task())
    graph.make_edge(added, node_of(recorded))
    (event,) = recorded.get_wait_list()
    assert node_of(event) is added
    with refused("outside of recording"):
        queue.submit(task(depends_on=event))
    with graph.recording(queue), refused("outside of recording"):
        Queue(queue.device).submit(task(depends_on=event))
