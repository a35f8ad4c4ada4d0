"""What graphs are, which devices have them, and how edges come about."""

import copy
from threading import Barrier

import pytest
from tests.graph.graph_tools import edges, nothing_on, on_buffer, put, refused, run, step, task, values

import syclrt
from syclrt import Buffer, Context, Device, Errc, NdRange, Program, Queue, Range, SyclError, zeros
from syclrt.graph import (
    SYCL_EXT_ONEAPI_GRAPH,
    CommandGraph,
    DynamicCommandGroup,
    DynamicParameter,
    ExecutableGraph,
    Node,
    NodeType,
    QueueState,
)

node_of = Node.get_node_from_event


def test_the_extension_has_version_1() -> None:
    """A program learns from a number that graphs are there, and the number is 1."""
    assert SYCL_EXT_ONEAPI_GRAPH == 1


def test_a_device_with_the_aspect_takes_every_call(kernels: Program, queue: Queue) -> None:
    """Every call on graphs works on a device that has the aspect of full support."""
    assert queue.device.has("ext_oneapi_graph")
    graph = CommandGraph(queue)
    array = zeros(8, "i4", queue)
    node = graph.add(put(kernels, array, 3))
    executable = graph.finalize(updatable=True, enable_profiling=True)
    node.update_range(4)
    executable.update(node)
    run(executable, queue)
    assert values(array) == [3] * 4 + [0] * 4


def test_a_device_with_the_limited_aspect_takes_all_but_update(kernels: Program, device: Device) -> None:
    """The limited aspect promises graphs whose executable form can never be updated."""
    queue = Queue(device.with_aspects(remove=["ext_oneapi_graph"]))
    graph = CommandGraph(queue)
    array = zeros(8, "i4", queue)
    with graph.recording(queue):
        queue.submit(put(kernels, array, 3))
    run(graph, queue)
    assert values(array) == [3] * 8
    with refused("limited", Errc.FEATURE_NOT_SUPPORTED):
        graph.finalize(updatable=True)


def test_a_device_without_either_aspect_has_no_graphs(device: Device) -> None:
    """A device without an aspect of graphs gets none, by its context or (not specified) by a queue."""
    device = device.with_aspects(remove=["ext_oneapi_graph", "ext_oneapi_limited_graph"])
    with refused("does not support graphs"):
        CommandGraph(device.default_context, device)
    with refused("does not support graphs"):
        CommandGraph(Queue(device))


def test_a_graph_is_modifiable_until_it_is_finalized(graph: CommandGraph) -> None:
    """A graph has two states with calls of their own: one takes nodes, the other takes updates."""
    executable = graph.finalize()
    assert type(graph) is CommandGraph
    assert type(executable) is ExecutableGraph
    assert not {"add", "make_edge", "begin_recording"} & {*dir(executable)}
    assert "update" not in dir(graph)


def test_queues_have_two_states() -> None:
    """A queue either executes what it is given or records it."""
    assert [state.name for state in QueueState] == ["EXECUTING", "RECORDING"]


def test_nodes_have_ten_types() -> None:
    """The types of nodes are these ten, in this order."""
    expected = "EMPTY SUBGRAPH KERNEL MEMCPY MEMSET MEMFILL PREFETCH MEMADVISE EXT_ONEAPI_BARRIER HOST_TASK"
    assert [one.name for one in NodeType] == expected.split()


def test_explicit_and_recorded_parts_take_turns(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """One graph may be built by calls and by recording, one after the other, in any order."""
    array = zeros(8, "i4", queue)
    first = graph.add(put(kernels, array, 1))
    with graph.recording(queue):
        event = queue.submit(step(kernels, array, 10, 2))
    graph.make_edge(first, node_of(event))
    last = graph.add(step(kernels, array, 10, 3), depends_on=node_of(event))
    assert graph.get_nodes() == [first, node_of(event), last]
    run(graph, queue)
    assert values(array) == [123] * 8


def test_explicit_calls_fail_while_a_queue_records(queue: Queue, graph: CommandGraph) -> None:
    """As long as any queue records into a graph, calls that would change its shape are errors."""
    first, second = graph.add(), graph.add()
    calls = (graph.add, lambda: graph.add(task()), lambda: graph.make_edge(first, second))
    with graph.recording(queue):
        for call in calls:
            with refused("recording"):
                call()
    assert graph.get_nodes() == [first, second]
    assert edges(graph) == set()


def test_a_node_is_one_command_or_one_graph(graph: CommandGraph) -> None:
    """A node stands for one command or for one nested graph, neither for several nor for none."""
    inner = graph.finalize()

    def two(handler: syclrt.Handler) -> None:
        handler.host_task(lambda: None)
        handler.host_task(lambda: None)

    def command_and_graph(handler: syclrt.Handler) -> None:
        handler.host_task(lambda: None)
        handler.ext_oneapi_graph(inner)

    for group in (two, command_and_graph, lambda handler: None):
        with refused("command"):
            graph.add(group)
    assert graph.get_nodes() == []


def test_device_and_context_never_change(device: Device) -> None:
    """A graph keeps the device and the context it was made with, and so does its executable form."""
    first, second = device, device.with_aspects()
    context = Context([first, second])
    graph = CommandGraph(context, second)
    executable = graph.finalize()
    for one in (graph, executable):
        assert (one.context, one.device) == (context, second)
        for name in ("context", "device"):
            with pytest.raises(AttributeError):
                setattr(one, name, None)
    Queue(second, context).ext_oneapi_graph(executable).wait()
    with refused("another device"):
        Queue(first, context).ext_oneapi_graph(executable)


def test_handles_are_equal_when_they_are_of_one_object(kernels: Program, queue: Queue) -> None:
    """Copies of a graph, node, parameter or group are the same object: equal, with the same hash."""
    graph = CommandGraph(queue)
    with graph.recording(queue):
        event = queue.submit(task())
        assert queue.ext_oneapi_get_graph() == graph
    node = node_of(event)
    parameter = DynamicParameter(graph, 1)
    array = zeros(8, "i4", queue)
    group = DynamicCommandGroup(graph, [put(kernels, array, 1)])
    others = [CommandGraph(queue), graph.add(), DynamicParameter(graph, 1)]
    for one in (graph, node, parameter, group, graph.finalize()):
        for handle in (copy.copy(one), copy.deepcopy(one)):
            assert handle == one
            assert hash(handle) == hash(one)
        assert one not in others
    assert node == graph.get_nodes()[0]
    assert {node: 1}[graph.get_nodes()[0]] == 1


def test_nodes_and_executable_graphs_only_come_from_graphs() -> None:
    """Nodes and executable graphs cannot be constructed, only got from a graph."""
    for kind in (Node, ExecutableGraph):
        with pytest.raises(TypeError):
            kind()  # pyright: ignore[reportCallIssue]


def test_what_an_edge_leads_to_starts_when_the_source_has_ended(queue: Queue, graph: CommandGraph) -> None:
    """An edge orders two nodes: the second starts after the first has completed."""
    seen: list[int] = []
    last = graph.add(task(lambda: seen.append(2)))
    first = graph.add(task(lambda: seen.append(0)))
    middle = graph.add(task(lambda: seen.append(1)))
    graph.make_edge(first, middle)
    graph.make_edge(middle, last)
    executable = graph.finalize()
    for _ in range(20):
        run(executable, queue)
    assert seen == [0, 1, 2] * 20


def test_edges_that_are_asked_for(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """`make_edge`, and the dependencies that each form of `add` takes, give exactly the edges they name."""
    array = zeros(8, "i4", queue)
    first, second = graph.add(), graph.add(task())
    empty = graph.add(depends_on=[first, second])
    command = graph.add(task(), depends_on=[first, second])
    group = DynamicCommandGroup(graph, [put(kernels, array, 1)])
    dynamic = graph.add(group, depends_on=(first, second))
    leaves = graph.add(depends_on_all_leaves=True)
    graph.make_edge(first, second)
    assert leaves.get_predecessors() == [empty, command, dynamic]
    assert edges(graph) == {(0, 2), (1, 2), (0, 3), (1, 3), (0, 4), (1, 4), (2, 5), (3, 5), (4, 5), (0, 1)}


@pytest.mark.parametrize(
    ("first", "second", "has_edge"),
    [("write", "read", True), ("read", "write", True), ("write", "write", True), ("read", "read", False)],
)
def test_accessors_that_conflict_give_an_edge(first: str, second: str, has_edge: bool, device: Device) -> None:
    """Two commands on one buffer are ordered if either writes, in added nodes as in recorded ones."""
    queue = Queue(device)
    explicit = CommandGraph(queue, assume_buffer_outlives_graph=True)
    recorded = CommandGraph(queue, assume_buffer_outlives_graph=True)
    buffer, other = Buffer(8, "i4"), Buffer(8, "i4")
    for mode in (first, second):
        explicit.add(nothing_on((buffer, mode)))
    explicit.add(nothing_on((other, "write")))
    with recorded.recording(queue):
        for mode in (first, second):
            queue.submit(nothing_on((buffer, mode)))
        queue.submit(nothing_on((other, "write")))
    expected = {(0, 1)} if has_edge else set[tuple[int, int]]()
    assert edges(explicit) == edges(recorded) == expected


def test_a_write_comes_after_all_that_read_before(queue: Queue) -> None:
    """A writer follows all readers since the last write, and readers follow only that write."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    buffer = Buffer(8, "i4")
    for mode in ("write", "read", "read", "read_write", "read"):
        graph.add(nothing_on((buffer, mode)))
    graph.add(nothing_on((buffer, "read"), (buffer, "write")))
    assert edges(graph) == {(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (4, 5)}


def test_an_explicit_command_may_depend_on_a_recorded_event(queue: Queue, graph: CommandGraph) -> None:
    """A node that is added may depend on the event of a command recorded into the same graph."""
    with graph.recording(queue):
        event = queue.submit(task())
    node = graph.add(task(depends_on=event))
    assert node.get_predecessors() == [node_of(event)]
    assert graph.add(depends_on=event).get_predecessors() == [node_of(event)]


def test_a_recorded_command_may_depend_on_a_recorded_event(queue: Queue, graph: CommandGraph) -> None:
    """Depending on an event of the same graph while recording gives an edge, and nothing else does."""
    with graph.recording(queue):
        first, second = queue.submit(task()), queue.submit(task())
        third = queue.submit(task(depends_on=[first]))
    assert node_of(third).get_predecessors() == [node_of(first)]
    assert node_of(second).get_successors() == []


def test_a_recorded_command_cannot_depend_on_other_events(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """In a graph, an event of another graph or of an ordinary command is refused at once, however it is passed."""
    other = CommandGraph(queue)
    with other.recording(queue):
        foreign = queue.submit(task())
    normal = queue.submit(task())
    normal.wait()
    array = zeros(8, "i4", queue)
    with graph.recording(queue):
        for event in (foreign, normal):
            with refused("recorded into that graph"):
                queue.submit(task(depends_on=event))
            with refused("recorded into that graph"):
                queue.parallel_for(8, kernels.kernel("put"), array, 1, depends_on=event)
            with refused("recorded into that graph"):
                queue.memset(array, 1, 4, depends_on=[event])
            with refused("recorded into that graph"):
                queue.ext_oneapi_submit_barrier([event])

            def refused_inside(handler: syclrt.Handler, event: syclrt.Event = event) -> None:
                with refused("recorded into that graph"):
                    handler.depends_on(event)
                raise LookupError

            with pytest.raises(LookupError):
                queue.submit(refused_inside)
        assert queue.ext_oneapi_get_state() is QueueState.RECORDING
    for event in (foreign, normal):
        with refused("recorded into that graph"):
            graph.add(task(depends_on=event))
    assert graph.get_nodes() == []


def test_an_in_order_queue_gives_a_straight_line(graph: CommandGraph, device: Device) -> None:
    """Each command of an in-order queue follows the one before it, also when recording was interrupted."""
    queue = Queue(device, in_order=True)
    with graph.recording(queue):
        for _ in range(5):
            queue.submit(task())
    with graph.recording(queue):
        queue.submit(task())
    assert edges(graph) == {(at, at + 1) for at in range(5)}


def test_buffers_add_nothing_to_the_line_of_an_in_order_queue(device: Device) -> None:
    """What the order of a queue implies already is no edge of its own."""
    queue, buffer = Queue(device, in_order=True), Buffer(8, "i4")
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    with graph.recording(queue):
        queue.submit(nothing_on((buffer, "write")))
        queue.submit(task())
        queue.submit(nothing_on((buffer, "read")))
    assert edges(graph) == {(0, 1), (1, 2)}


def test_two_in_order_queues_give_two_lines(graph: CommandGraph, device: Device) -> None:
    """The order of a queue orders its own commands and none of the other queues that record."""
    queues = [Queue(device, in_order=True), Queue(device, in_order=True), Queue(device)]
    with graph.recording(*queues):
        for _ in range(3):
            for queue in queues:
                queue.submit(task())
    assert edges(graph) == {(0, 3), (3, 6), (1, 4), (4, 7)}


def test_recorded_nodes_depend_only_on_earlier_ones(queue: Queue) -> None:
    """No edge leads from a recorded node back to one that was recorded before it."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    with graph.recording(queue):
        events = [queue.submit(nothing_on((buffer, mode))) for mode in ("read", "write", "read")]
        queue.submit(task(depends_on=events))
        queue.ext_oneapi_submit_barrier()
    assert len(edges(graph)) > 4
    assert all(first < second for first, second in edges(graph))


def test_each_submission_is_one_node(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Every submission adds one node, and a command group with two commands adds none."""
    array = zeros(8, "i4", queue)
    with graph.recording(queue):
        for count in range(1, 5):
            queue.submit(put(kernels, array, 1))
            assert len(graph.get_nodes()) == count
        with refused("one command"):
            queue.submit(lambda handler: (handler.memset(array, 0, 4), handler.memset(array, 0, 4)))
    assert len(graph.get_nodes()) == 4


@pytest.mark.parametrize("in_order", [False, True])
def test_nodes_without_a_path_may_run_at_once(in_order: bool, graph: CommandGraph, device: Device) -> None:
    """Nodes that no path joins may run together, also on an in-order queue."""
    barrier = Barrier(3)
    for _ in range(3):
        graph.add(task(lambda: barrier.wait(20)))
    run(graph, Queue(device, in_order=in_order))


def test_a_node_tells_its_type(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """The type of a node is that of the command it was made of."""
    array, pointer = zeros(8, "i4", queue), syclrt.malloc_shared(64, queue)
    inner = CommandGraph(queue).finalize()
    with graph.recording(queue):
        barrier = queue.ext_oneapi_submit_barrier()
    found = [
        graph.add(),
        graph.add(lambda handler: handler.ext_oneapi_graph(inner)),
        graph.add(put(kernels, array, 1)),
        graph.add(lambda handler: handler.single_task(kernels.kernel("put"), array, 1)),
        graph.add(DynamicCommandGroup(graph, [put(kernels, array, 1)])),
        graph.add(lambda handler: handler.memcpy(pointer, array)),
        graph.add(lambda handler: handler.copy(array, pointer)),
        graph.add(lambda handler: handler.memset(pointer, 0, 64)),
        graph.add(lambda handler: handler.fill(pointer, b"\1", 64)),
        graph.add(lambda handler: handler.prefetch(pointer, 64)),
        graph.add(lambda handler: handler.mem_advise(pointer, 64, 0)),
        node_of(barrier),
        graph.add(task()),
    ]
    kernel = NodeType.KERNEL
    copy_, rest = NodeType.MEMCPY, [*NodeType][4:]
    assert [node.type for node in found] == [
        *(NodeType.EMPTY, NodeType.SUBGRAPH, kernel, kernel, kernel, copy_, copy_),
        *rest,
    ]


def test_only_direct_neighbours_and_both_sides_agree(graph: CommandGraph) -> None:
    """A node lists its direct neighbours, and two neighbours list each other, after every new edge."""
    nodes = [graph.add() for _ in range(5)]
    for first, second in ((0, 1), (1, 2), (0, 3), (3, 2), (4, 0)):
        graph.make_edge(nodes[first], nodes[second])
        for one in nodes:
            for other in nodes:
                assert (other in one.get_successors()) == (one in other.get_predecessors())
    assert nodes[2].get_predecessors() == [nodes[1], nodes[3]]
    assert nodes[0].get_successors() == [nodes[1], nodes[3]]
    nodes[0].get_successors().clear()
    assert len(nodes[0].get_successors()) == 2


def test_the_node_of_an_event(queue: Queue, graph: CommandGraph) -> None:
    """The event of a recorded command leads to its node, while recording and afterwards."""
    with graph.recording(queue):
        events = [queue.submit(task()) for _ in range(3)]
        assert [node_of(event) for event in events] == graph.get_nodes()
    assert [node_of(event) for event in events] == graph.get_nodes()
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING


def test_other_events_have_no_node(queue: Queue, graph: CommandGraph) -> None:
    """Asking for the node of an event that no recorded command returned is an error."""
    submitted = queue.ext_oneapi_graph(graph.finalize())
    with graph.recording(quiet := Queue(queue.device, discard_events=True)):
        discarded = quiet.submit(task())
    for event in (queue.submit(task()), submitted, discarded, None):
        with refused("has no node"):
            node_of(event)


@pytest.mark.parametrize("nd", [False, True])
def test_a_new_range_waits_for_update(kernels: Program, queue: Queue, graph: CommandGraph, nd: bool) -> None:
    """A range that a node is given counts for graphs finalized later, and for others once they are updated."""
    array = zeros(8, "i4", queue)
    kernel = kernels.kernel("group_size")
    node = graph.add(lambda handler: handler.parallel_for(NdRange(8, 8) if nd else 8, kernel, array))
    before = graph.finalize(updatable=True)
    if nd:
        node.update_nd_range(NdRange(4, 2))
    else:
        node.update_range(Range(4))
    run(before, queue)
    assert 0 not in values(array)
    array[...] = 0
    run(graph.finalize(), queue)
    assert values(array)[4:] == [0] * 4
    assert not nd or values(array)[:4] == [2] * 4
    array[...] = 0
    before.update(node)
    run(before, queue)
    assert values(array)[4:] == [0] * 4


def test_the_number_of_extents_stays(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A range of another number of dimensions than the kernel's is refused, and the node stays as it was."""
    array = zeros(8, "i4", queue)
    node = graph.add(lambda handler: handler.parallel_for((2, 4), kernels.kernel("put_2d"), array, 1))
    for wrong in (4, (4,), (1, 2, 2)):
        with refused("2 extents"):
            node.update_range(wrong)
        with refused("2 extents"):
            node.update_nd_range(NdRange(wrong, (1,) * (3 if wrong == (1, 2, 2) else 1)))
    run(graph, queue)
    assert values(array) == [1] * 8
    node.update_range((1, 4))
    array[...] = 0
    run(graph, queue)
    assert values(array) == [1] * 4 + [0] * 4


def test_only_kernels_have_ranges(queue: Queue, graph: CommandGraph) -> None:
    """Only nodes of kernels can be given a range."""
    array = zeros(8, "i4", queue)
    inner = graph.finalize()
    nodes = [
        graph.add(),
        graph.add(task()),
        graph.add(lambda handler: handler.memset(array, 0, 4)),
        graph.add(lambda handler: handler.ext_oneapi_graph(inner)),
    ]
    for node in nodes:
        with refused("kernel"):
            node.update_range(4)
        with refused("kernel"):
            node.update_nd_range(NdRange(4, 2))


def test_a_range_may_take_the_place_of_an_nd_range(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """The specification does not say it: a range may replace an ND-range, and the other way round."""
    array, kernel = zeros(8, "i4", queue), kernels.kernel("group_size")
    node = graph.add(lambda handler: handler.parallel_for(8, kernel, array))
    node.update_nd_range(NdRange(8, 4))
    run(graph, queue)
    assert values(array) == [4] * 8
    node.update_range(2)
    array[...] = 0
    run(graph, queue)
    assert values(array)[2:] == [0] * 6


def test_what_is_wrong_in_any_launch_keeps_its_code(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A range that no launch could have is refused for a node with the error that a launch gives."""
    array = zeros(8, "i4", queue)
    node = graph.add(lambda handler: handler.parallel_for(NdRange(8, 8), kernels.kernel("group_size"), array))
    with refused(code=Errc.ND_RANGE):
        node.update_nd_range(NdRange(1 << 20, 1 << 20))
    for wrong in (NdRange(8, 8), "8", None):
        with pytest.raises(SyclError):
            node.update_range(wrong)  # pyright: ignore[reportArgumentType]
    with refused("NdRange"):
        node.update_nd_range(8)  # pyright: ignore[reportArgumentType]
    run(graph, queue)
    assert values(array) == [8] * 8


def test_kernels_on_buffers_see_what_was_written(kernels: Program, queue: Queue) -> None:
    """Kernels that use one buffer run in the order in which they were added, in every run."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    with Buffer(8, "i4") as buffer:
        graph.add(on_buffer(kernels.kernel("put"), buffer, "write", 1))
        for term in range(5):
            graph.add(on_buffer(kernels.kernel("step"), buffer, "read_write", 2, term))
        executable = graph.finalize()
        for _ in range(3):
            queue.ext_oneapi_graph(executable)
        with buffer.get_host_access("read") as seen:
            expected = 1
            for term in range(5):
                expected = expected * 2 + term
            assert [*seen] == [expected] * 8
        del graph, executable
