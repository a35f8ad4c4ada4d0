"""Modifiable graphs: constructors, adding, edges, finalizing: G-084 to G-118."""

import gc
from collections.abc import Callable
from itertools import pairwise

import pytest
from tests.graph.graph_tools import edges, nothing_on, on_buffer, put, refused, run, step, task, values

from syclrt import Buffer, Context, Device, Errc, Handler, Program, Queue, SyclError, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, ExecutableGraph, Node, QueueState

node_of = Node.get_node_from_event


def test_G084_a_node_after_all_leaves(graph: CommandGraph) -> None:
    first, second = graph.add(), graph.add()
    third = graph.add(depends_on=first)
    fourth = graph.add(task(), depends_on_all_leaves=True)
    assert fourth.get_predecessors() == [second, third]
    assert graph.add(depends_on_all_leaves=True, depends_on=first).get_predecessors() == [first, fourth]


def test_G084_leaves_follow_later_edges(graph: CommandGraph) -> None:
    first, second = graph.add(), graph.add()
    graph.make_edge(first, second)
    assert graph.add(depends_on_all_leaves=True).get_predecessors() == [second]


def test_G085_an_empty_graph_has_no_leaves(graph: CommandGraph) -> None:
    assert graph.add(depends_on_all_leaves=True).get_predecessors() == []


def test_G086_a_dependency_that_is_named_twice_is_one_edge(queue: Queue) -> None:
    """The suggested reading: neighbours are listed once."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    with graph.recording(queue):
        event = queue.submit(nothing_on((buffer, "write")))

    def group(handler: Handler) -> None:
        handler.depends_on([event, event])
        nothing_on((buffer, "read"), (buffer, "read_write"))(handler)

    first = node_of(event)
    second = graph.add(group, depends_on=[first, first], depends_on_all_leaves=True)
    assert second.get_predecessors() == [first]
    graph.make_edge(first, second)
    assert second.get_predecessors() == [first]
    assert first.get_successors() == [second]


@pytest.mark.parametrize("what", ["empty", "command", "dynamic"])
def test_G087_a_node_of_another_graph_is_refused(
    kernels: Program, queue: Queue, graph: CommandGraph, what: str
) -> None:
    """The suggested reading: INVALID, as for make_edge."""
    foreign, array = CommandGraph(queue).add(), zeros(8, "i4", queue)
    own = graph.add()
    added = {
        "empty": None,
        "command": put(kernels, array, 1),
        "dynamic": DynamicCommandGroup(graph, [put(kernels, array, 1)]),
    }
    for wrong in ([own, foreign], foreign, "node", 7, None, [None]):
        with refused("expected a"):
            graph.add(added[what], depends_on=wrong)  # pyright: ignore[reportArgumentType]
    assert graph.get_nodes() == [own]
    assert own.get_successors() == []


def test_G088_a_graph_of_a_context_and_a_device() -> None:
    first, second = Device.default(), Device.default().with_aspects()
    context = Context([first, second])
    graph = CommandGraph(context, second)
    assert (graph.context, graph.device) == (context, second)
    assert CommandGraph(context).device is first
    assert graph.get_nodes() == []


def test_G089_the_device_has_to_be_of_the_context() -> None:
    with refused("no device of the context"):
        CommandGraph(Context(Device.default()), Device.default().with_aspects())
    with refused("expected a Device"):
        CommandGraph(Context(Device.default()), "cpu")  # pyright: ignore[reportArgumentType]


def test_G091_a_graph_of_a_queue(kernels: Program) -> None:
    queue = Queue(in_order=True, enable_profiling=True)
    graph = CommandGraph(queue)
    assert (graph.context, graph.device) == (queue.context, queue.device)
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING
    nodes = [graph.add(task()), graph.add(task())]
    assert edges(graph) == set()
    assert len(nodes) == 2
    other = Queue()
    array = zeros(8, "i4", other)
    with graph.recording(other):
        other.submit(put(kernels, array, 1))
    event = queue.ext_oneapi_graph(graph.finalize())
    event.wait()
    with refused("enable_profiling"):
        _ = event.profiling


def test_G093_properties_of_the_constructor(queue: Queue) -> None:
    CommandGraph(queue, no_cycle_check=True, assume_buffer_outlives_graph=True)
    with pytest.raises(TypeError):
        CommandGraph(queue, updatable=True)  # pyright: ignore[reportCallIssue]


def test_G094_an_empty_node_joins_many_to_many(queue: Queue, graph: CommandGraph) -> None:
    seen: list[int] = []
    before = [graph.add(task(lambda: seen.append(0))) for _ in range(3)]
    junction = graph.add(depends_on=before)
    for _ in range(3):
        graph.add(task(lambda: seen.append(1)), depends_on=junction)
    assert len(edges(graph)) == 6
    run(graph, queue)
    assert seen == [0] * 3 + [1] * 3


@pytest.mark.parametrize("what", ["G095 empty", "G099 command", "G102 dynamic", "G104 edge"])
def test_G095_G099_G102_G104_nothing_explicit_while_a_queue_records(
    kernels: Program, queue: Queue, graph: CommandGraph, what: str
) -> None:
    array = zeros(8, "i4", queue)
    dynamic = DynamicCommandGroup(graph, [put(kernels, array, 1)])
    first, second = graph.add(), graph.add()
    called: list[int] = []

    def group(handler: Handler) -> None:
        called.append(1)
        handler.host_task(lambda: None)

    calls: dict[str, Callable[[], object]] = {
        "G095 empty": graph.add,
        "G099 command": lambda: graph.add(group),
        "G102 dynamic": lambda: graph.add(dynamic),
        "G104 edge": lambda: graph.make_edge(first, second),
    }
    others = Queue(), Queue()
    graph.begin_recording([queue, *others])
    for one in (queue, *others):
        with refused("recording"):
            calls[what]()
        graph.end_recording(one)
    assert (graph.get_nodes(), edges(graph), called) == ([first, second], set(), [])
    calls[what]()


def test_G096_G098_a_command_is_asked_for_once_and_runs_with_the_graph(queue: Queue, graph: CommandGraph) -> None:
    seen: list[str] = []

    def group(handler: Handler) -> None:
        seen.append("asked")
        handler.host_task(lambda: seen.append("run"))

    node = graph.add(group)
    assert graph.get_nodes() == [node]
    assert seen == ["asked"]
    executable = graph.finalize()
    assert seen == ["asked"]
    run(executable, queue)
    run(executable, queue)
    assert seen == ["asked", "run", "run"]


def test_G096_an_error_of_the_function_comes_through_and_adds_nothing(graph: CommandGraph) -> None:
    def broken(handler: Handler) -> None:
        handler.host_task(lambda: None)
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        graph.add(broken)
    with refused("expected a command group"):
        graph.add(3)  # pyright: ignore[reportArgumentType]
    assert graph.get_nodes() == []


def test_G097_requisites_lead_to_edges(kernels: Program, queue: Queue) -> None:
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    with graph.recording(queue):
        event = queue.submit(task())

    def group(handler: Handler) -> None:
        handler.depends_on(event)
        on_buffer(kernels.kernel("put"), buffer, "write", 1)(handler)

    writer, reader = graph.add(group), graph.add(nothing_on((buffer, "read")))
    assert writer.get_predecessors() == [node_of(event)]
    assert reader.get_predecessors() == [writer]


def test_G100_buffers_need_the_property(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    buffer = Buffer(8, "i4")
    groups = [
        on_buffer(kernels.kernel("put"), buffer, "write", 1),
        lambda handler: handler.fill(buffer.get_access(handler, "write"), 1, 8),
        lambda handler: handler.copy(buffer.get_access(handler, "read"), zeros(8, "i4", queue)),
        nothing_on((buffer, "read")),
    ]
    allowed = CommandGraph(queue, assume_buffer_outlives_graph=True)
    for group in groups:
        with refused("assume_buffer_outlives_graph"):
            graph.add(group)
        allowed.add(group)
    inner = allowed.finalize()
    with refused("assume_buffer_outlives_graph"):
        graph.add(lambda handler: handler.ext_oneapi_graph(inner))
    assert graph.get_nodes() == []
    run(allowed, queue)


def test_G101_a_dynamic_group_runs_the_active_command(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    array = zeros(8, "i4", queue)
    group = DynamicCommandGroup(graph, [step(kernels, array, 10, term) for term in range(1, 4)])
    node = graph.add(group)
    assert graph.get_nodes() == [node]
    for index in (0, 2, 1):
        group.set_active_index(index)
        run(graph, queue)
    assert values(array) == [132] * 8


def test_G103_make_edge_orders_nodes(queue: Queue, graph: CommandGraph) -> None:
    seen: list[int] = []
    nodes = [graph.add(task(lambda at=at: seen.append(at))) for at in range(6)]
    for first, second in ((5, 4), (4, 3), (3, 2), (2, 1), (1, 0)):
        graph.make_edge(nodes[first], nodes[second])
    run(graph, queue)
    assert seen == [5, 4, 3, 2, 1, 0]


def test_G105_both_ends_are_of_this_graph(queue: Queue, graph: CommandGraph) -> None:
    own, foreign = graph.add(), CommandGraph(queue).add()
    for pair in ((own, foreign), (foreign, own), (foreign, foreign), (own, None), (None, own)):
        with refused("expected a node of this graph"):
            graph.make_edge(*pair)  # pyright: ignore[reportArgumentType]
    assert own.get_predecessors() == own.get_successors() == foreign.get_successors() == []


def test_G106_a_node_does_not_depend_on_itself(queue: Queue) -> None:
    for graph in (CommandGraph(queue), CommandGraph(queue, no_cycle_check=True)):
        node = graph.add()
        with refused("itself"):
            graph.make_edge(node, node)
        assert node.get_successors() == node.get_predecessors() == []


def test_G107_G109_an_edge_that_closes_a_cycle_changes_nothing(queue: Queue, graph: CommandGraph) -> None:
    """The suggested reading: edges, roots and leaves stay."""
    nodes = [graph.add(task()) for _ in range(50)]
    for first, second in pairwise(nodes):
        graph.make_edge(first, second)
    before = edges(graph)
    for end in (1, 2, 25, 49):
        with refused("cycle"):
            graph.make_edge(nodes[end], nodes[0])
    assert edges(graph) == before
    assert graph.get_root_nodes() == [nodes[0]]
    graph.make_edge(nodes[0], nodes[49])
    assert graph.add(depends_on_all_leaves=True).get_predecessors() == [nodes[49]]
    run(graph, queue)


def test_G108_G134_no_cycle_check_raises_nothing(queue: Queue) -> None:
    graph = CommandGraph(queue, no_cycle_check=True)
    first, second = graph.add(), graph.add()
    graph.make_edge(first, second)
    graph.make_edge(second, first)
    assert edges(graph) == {(0, 1), (1, 0)}


def test_G135_a_graph_with_a_cycle_does_no_harm(queue: Queue, tmp_path) -> None:
    """Undefined: it must not crash or hang."""
    graph = CommandGraph(queue, no_cycle_check=True)
    first, second, third = graph.add(task()), graph.add(task()), graph.add(task())
    for pair in ((first, second), (second, third), (third, first)):
        graph.make_edge(*pair)
    with pytest.raises(SyclError):
        graph.finalize()
    graph.print_graph(tmp_path / "cycle.dot")
    assert len(graph.to_networkx()) == 3
    assert graph.get_root_nodes() == []
    with graph.recording(queue):
        queue.ext_oneapi_submit_barrier()
    graph.add(depends_on_all_leaves=True)
    with pytest.raises(SyclError):
        graph.finalize()


def test_G110_finalize_returns_a_new_graph_and_changes_nothing(queue: Queue, graph: CommandGraph) -> None:
    nodes = [graph.add(task()), graph.add()]
    graph.make_edge(*nodes)
    executable = graph.finalize()
    assert type(executable) is ExecutableGraph
    assert (graph.get_nodes(), edges(graph)) == (nodes, {(0, 1)})
    assert executable is not graph.finalize()


def test_G111_G130_executable_graphs_are_independent(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """The suggested reading: two of them, made of one graph, do not wait for each other."""
    array = zeros(8, "i4", queue)
    node = graph.add(put(kernels, array, 1))
    first, second = graph.finalize(updatable=True), graph.finalize(updatable=True)
    node.update_range(4)
    first.update(node)
    run(second, queue)
    assert values(array) == [1] * 8
    array[...] = 0
    run(first, queue)
    assert values(array) == [1] * 4 + [0] * 4

    from threading import Barrier

    meeting, waiting = Barrier(2), CommandGraph(queue)
    waiting.add(task(lambda: meeting.wait(20)))
    events = [queue.ext_oneapi_graph(waiting.finalize()) for _ in range(2)]
    for event in events:
        event.wait()


def test_G112_later_nodes_do_not_reach_earlier_executable_graphs(queue: Queue, graph: CommandGraph) -> None:
    seen: list[int] = []
    first = graph.add(task(lambda: seen.append(1)))
    before = graph.finalize()
    second = graph.add(task(lambda: seen.append(2)))
    graph.make_edge(first, second)
    run(before, queue)
    assert seen == [1]
    run(graph, queue)
    assert seen == [1, 1, 2]
    run(before, queue)
    assert seen == [1, 1, 2, 1]


@pytest.mark.parametrize("in_order", [False, True])
def test_G113_an_empty_graph_runs(graph: CommandGraph, in_order: bool) -> None:
    queue = Queue(in_order=in_order)
    executable = graph.finalize(updatable=True)
    for _ in range(3):
        queue.ext_oneapi_graph(executable)
    queue.wait_and_throw()
    only_empty = CommandGraph(queue)
    only_empty.add(depends_on=only_empty.add())
    run(only_empty, queue)


def test_G114_properties_of_finalize(graph: CommandGraph) -> None:
    graph.finalize(updatable=True, enable_profiling=True)
    with pytest.raises(TypeError):
        graph.finalize(no_cycle_check=True)  # pyright: ignore[reportCallIssue]


def test_G115_there_is_no_way_back(graph: CommandGraph) -> None:
    executable = graph.finalize()
    assert not {"finalize", "add", "get_nodes", "make_edge", "end_recording"} & {*dir(executable)}
    with refused("expected"):
        CommandGraph(executable)  # pyright: ignore[reportArgumentType]


def test_G116_finalize_while_a_queue_records(queue: Queue, graph: CommandGraph) -> None:
    """The suggested reading: it is legal, and has what was recorded so far."""
    seen: list[int] = []
    with graph.recording(queue):
        queue.submit(task(lambda: seen.append(1)))
        executable = graph.finalize()
        queue.submit(task(lambda: seen.append(2)))
        assert queue.ext_oneapi_get_state() is QueueState.RECORDING
        run(executable, Queue())
        assert seen == [1]
    run(executable, queue)
    assert seen == [1, 1]


def test_G117_nodes_are_listed_as_they_were_added(queue: Queue, graph: CommandGraph) -> None:
    nodes = [graph.add(), graph.add(task())]
    with graph.recording(queue):
        nodes.append(node_of(queue.submit(task())))
    nodes.append(graph.add())
    graph.make_edge(nodes[3], nodes[0])
    assert graph.get_nodes() == nodes
    graph.get_nodes().clear()
    assert graph.get_nodes() == nodes


def test_G118_roots_follow_edges(graph: CommandGraph) -> None:
    first, second, third = graph.add(), graph.add(), graph.add()
    assert graph.get_root_nodes() == [first, second, third]
    graph.make_edge(third, first)
    assert graph.get_root_nodes() == [second, third]
    graph.make_edge(second, third)
    assert graph.get_root_nodes() == [second]


def test_G011_a_graph_lives_as_long_as_somebody_holds_it(queue: Queue) -> None:
    graph = CommandGraph(queue)
    node = graph.add(task())
    del graph
    gc.collect()
    assert node.get_predecessors() == []
    assert node.type.name == "HOST_TASK"


def test_G088_what_is_no_place_for_a_graph(queue: Queue) -> None:
    for wrong in (None, queue.device, 3):
        with refused("expected a Queue or a Context"):
            CommandGraph(wrong)  # pyright: ignore[reportArgumentType]
    with refused("not the device"):
        CommandGraph(queue, queue.device.with_aspects())
    assert Errc.INVALID
