"""Modifiable graphs: constructors, adding, edges, finalizing."""

import gc
from collections.abc import Callable
from itertools import pairwise

import pytest
from tests.graph.graph_tools import edges, nothing_on, on_buffer, put, refused, run, step, task, values

from syclrt import Buffer, Context, Device, Errc, Handler, Program, Queue, SyclError, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, ExecutableGraph, Node, QueueState

node_of = Node.get_node_from_event


def test_a_node_after_all_leaves(graph: CommandGraph) -> None:
    """A node may depend on every node that nothing follows yet, besides those that are named."""
    first, second = graph.add(), graph.add()
    third = graph.add(depends_on=first)
    fourth = graph.add(task(), depends_on_all_leaves=True)
    assert fourth.get_predecessors() == [second, third]
    assert graph.add(depends_on_all_leaves=True, depends_on=first).get_predecessors() == [first, fourth]


def test_leaves_follow_later_edges(graph: CommandGraph) -> None:
    """A node that got a successor by a later edge is a leaf no more."""
    first, second = graph.add(), graph.add()
    graph.make_edge(first, second)
    assert graph.add(depends_on_all_leaves=True).get_predecessors() == [second]


def test_an_empty_graph_has_no_leaves(graph: CommandGraph) -> None:
    """After all leaves of a graph without nodes there is nothing to depend on."""
    assert graph.add(depends_on_all_leaves=True).get_predecessors() == []


def test_a_dependency_that_is_named_twice_is_one_edge(queue: Queue) -> None:
    """The specification does not say it: however often a dependency is named, neighbours are listed once."""
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
def test_a_node_of_another_graph_is_refused(kernels: Program, queue: Queue, graph: CommandGraph, what: str) -> None:
    """The specification does not say it: a dependency on a foreign node is invalid, as it is in `make_edge`."""
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


def test_a_graph_of_a_context_and_a_device(device: Device) -> None:
    """A graph is made for a device of a context, the context's first one if none is named."""
    first, second = device, device.with_aspects()
    context = Context([first, second])
    graph = CommandGraph(context, second)
    assert (graph.context, graph.device) == (context, second)
    assert CommandGraph(context).device is first
    assert graph.get_nodes() == []


def test_the_device_has_to_be_of_the_context(device: Device) -> None:
    """A device that is not of the context is refused."""
    with refused("no device of the context"):
        CommandGraph(Context(device), device.with_aspects())
    with refused("expected a Device"):
        CommandGraph(Context(device), "cpu")  # pyright: ignore[reportArgumentType]


def test_a_graph_of_a_queue(kernels: Program, device: Device) -> None:
    """A graph made from a queue takes its device and context, and no property of the queue."""
    queue = Queue(device, in_order=True, enable_profiling=True)
    graph = CommandGraph(queue)
    assert (graph.context, graph.device) == (queue.context, queue.device)
    assert queue.ext_oneapi_get_state() is QueueState.EXECUTING
    nodes = [graph.add(task()), graph.add(task())]
    assert edges(graph) == set()
    assert len(nodes) == 2
    other = Queue(device)
    array = zeros(8, "i4", other)
    with graph.recording(other):
        other.submit(put(kernels, array, 1))
    event = queue.ext_oneapi_graph(graph.finalize())
    event.wait()
    with refused("enable_profiling"):
        _ = event.profiling


def test_properties_of_the_constructor(queue: Queue) -> None:
    """The constructor takes its two properties and not those of `finalize`."""
    CommandGraph(queue, no_cycle_check=True, assume_buffer_outlives_graph=True)
    with pytest.raises(TypeError):
        CommandGraph(queue, updatable=True)  # pyright: ignore[reportCallIssue]


def test_an_empty_node_joins_many_to_many(queue: Queue, graph: CommandGraph) -> None:
    """A node without a command orders all before it before all after it, with one edge for each."""
    seen: list[int] = []
    before = [graph.add(task(lambda: seen.append(0))) for _ in range(3)]
    junction = graph.add(depends_on=before)
    for _ in range(3):
        graph.add(task(lambda: seen.append(1)), depends_on=junction)
    assert len(edges(graph)) == 6
    run(graph, queue)
    assert seen == [0] * 3 + [1] * 3


@pytest.mark.parametrize("what", ["empty", "command", "dynamic", "edge"])
def test_nothing_explicit_while_a_queue_records(kernels: Program, queue: Queue, graph: CommandGraph, what: str) -> None:
    """While any of several queues records, neither nodes nor edges can be added, and no group is called."""
    array = zeros(8, "i4", queue)
    dynamic = DynamicCommandGroup(graph, [put(kernels, array, 1)])
    first, second = graph.add(), graph.add()
    called: list[int] = []

    def group(handler: Handler) -> None:
        called.append(1)
        handler.host_task(lambda: None)

    calls: dict[str, Callable[[], object]] = {
        "empty": graph.add,
        "command": lambda: graph.add(group),
        "dynamic": lambda: graph.add(dynamic),
        "edge": lambda: graph.make_edge(first, second),
    }
    others = Queue(queue.device), Queue(queue.device)
    graph.begin_recording([queue, *others])
    for one in (queue, *others):
        with refused("recording"):
            calls[what]()
        graph.end_recording(one)
    assert (graph.get_nodes(), edges(graph), called) == ([first, second], set(), [])
    calls[what]()


def test_a_command_is_asked_for_once_and_runs_with_the_graph(queue: Queue, graph: CommandGraph) -> None:
    """`add` calls the group once and returns its node; the command runs in each run of the graph."""
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


def test_an_error_of_the_function_comes_through_and_adds_nothing(graph: CommandGraph) -> None:
    """What a group raises leaves `add` as it is, and the graph has no new node."""

    def broken(handler: Handler) -> None:
        handler.host_task(lambda: None)
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        graph.add(broken)
    with refused("expected a command group"):
        graph.add(3)  # pyright: ignore[reportArgumentType]
    assert graph.get_nodes() == []


def test_requisites_lead_to_edges(kernels: Program, queue: Queue) -> None:
    """Events and accessors that a group asks for become edges of its node."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    with graph.recording(queue):
        event = queue.submit(task())

    def group(handler: Handler) -> None:
        handler.depends_on(event)
        on_buffer(kernels.kernel("put"), buffer, "write", 1)(handler)

    writer, reader = graph.add(group), graph.add(nothing_on((buffer, "read")))
    assert writer.get_predecessors() == [node_of(event)]
    assert reader.get_predecessors() == [writer]


def test_buffers_need_the_property(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A graph takes commands on buffers only if it was promised that they outlive it."""
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


def test_a_dynamic_group_runs_the_active_command(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A node of several commands runs the one that is active when the graph is finalized."""
    array = zeros(8, "i4", queue)
    group = DynamicCommandGroup(graph, [step(kernels, array, 10, term) for term in range(1, 4)])
    node = graph.add(group)
    assert graph.get_nodes() == [node]
    for index in (0, 2, 1):
        group.set_active_index(index)
        run(graph, queue)
    assert values(array) == [132] * 8


def test_make_edge_orders_nodes(queue: Queue, graph: CommandGraph) -> None:
    """Edges decide the order of a run, not the order in which nodes were added."""
    seen: list[int] = []
    nodes = [graph.add(task(lambda at=at: seen.append(at))) for at in range(6)]
    for first, second in ((5, 4), (4, 3), (3, 2), (2, 1), (1, 0)):
        graph.make_edge(nodes[first], nodes[second])
    run(graph, queue)
    assert seen == [5, 4, 3, 2, 1, 0]


def test_both_ends_are_of_this_graph(queue: Queue, graph: CommandGraph) -> None:
    """An edge joins two nodes of the graph that it is made in; on either side another is refused."""
    own, foreign = graph.add(), CommandGraph(queue).add()
    for pair in ((own, foreign), (foreign, own), (foreign, foreign), (own, None), (None, own)):
        with refused("expected a node of this graph"):
            graph.make_edge(*pair)  # pyright: ignore[reportArgumentType]
    assert own.get_predecessors() == own.get_successors() == foreign.get_successors() == []


def test_a_node_does_not_depend_on_itself(queue: Queue) -> None:
    """An edge from a node to itself is refused, also where cycles are not looked for."""
    for graph in (CommandGraph(queue), CommandGraph(queue, no_cycle_check=True)):
        node = graph.add()
        with refused("itself"):
            graph.make_edge(node, node)
        assert node.get_successors() == node.get_predecessors() == []


def test_an_edge_that_closes_a_cycle_changes_nothing(queue: Queue, graph: CommandGraph) -> None:
    """A cycle, short or long, is an error, after which (not specified) edges, roots and leaves are as before."""
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


def test_no_cycle_check_raises_nothing(queue: Queue) -> None:
    """With `no_cycle_check` an edge that closes a cycle is taken without an error."""
    graph = CommandGraph(queue, no_cycle_check=True)
    first, second = graph.add(), graph.add()
    graph.make_edge(first, second)
    graph.make_edge(second, first)
    assert edges(graph) == {(0, 1), (1, 0)}


def test_a_graph_with_a_cycle_does_no_harm(queue: Queue, tmp_path) -> None:
    """Undefined by the specification: what is done with a cycle is an error or works, and neither crashes nor hangs."""
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


def test_finalize_returns_a_new_graph_and_changes_nothing(queue: Queue, graph: CommandGraph) -> None:
    """Each `finalize` makes another executable graph and leaves the modifiable one alone."""
    nodes = [graph.add(task()), graph.add()]
    graph.make_edge(*nodes)
    executable = graph.finalize()
    assert type(executable) is ExecutableGraph
    assert (graph.get_nodes(), edges(graph)) == (nodes, {(0, 1)})
    assert executable is not graph.finalize()


def test_executable_graphs_are_independent(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Executable graphs of one graph are updated alone and, where nothing is specified, do not wait for each other."""
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


def test_later_nodes_do_not_reach_earlier_executable_graphs(queue: Queue, graph: CommandGraph) -> None:
    """An executable graph keeps the nodes that were there when it was made."""
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
def test_an_empty_graph_runs(graph: CommandGraph, in_order: bool, device: Device) -> None:
    """A graph without nodes, or with empty ones only, can be finalized and submitted."""
    queue = Queue(device, in_order=in_order)
    executable = graph.finalize(updatable=True)
    for _ in range(3):
        queue.ext_oneapi_graph(executable)
    queue.wait_and_throw()
    only_empty = CommandGraph(queue)
    only_empty.add(depends_on=only_empty.add())
    run(only_empty, queue)


def test_properties_of_finalize(graph: CommandGraph) -> None:
    """`finalize` takes its two properties and not those of the constructor."""
    graph.finalize(updatable=True, enable_profiling=True)
    with pytest.raises(TypeError):
        graph.finalize(no_cycle_check=True)  # pyright: ignore[reportCallIssue]


def test_there_is_no_way_back(graph: CommandGraph) -> None:
    """An executable graph cannot be changed in shape, nor turned into a modifiable one."""
    executable = graph.finalize()
    assert not {"finalize", "add", "get_nodes", "make_edge", "end_recording"} & {*dir(executable)}
    with refused("expected"):
        CommandGraph(executable)  # pyright: ignore[reportArgumentType]


def test_finalize_while_a_queue_records(queue: Queue, graph: CommandGraph) -> None:
    """The specification does not say it: a graph may be finalized while it is recorded, with what is there so far."""
    seen: list[int] = []
    with graph.recording(queue):
        queue.submit(task(lambda: seen.append(1)))
        executable = graph.finalize()
        queue.submit(task(lambda: seen.append(2)))
        assert queue.ext_oneapi_get_state() is QueueState.RECORDING
        run(executable, Queue(queue.device))
        assert seen == [1]
    run(executable, queue)
    assert seen == [1, 1]


def test_nodes_are_listed_as_they_were_added(queue: Queue, graph: CommandGraph) -> None:
    """All nodes are listed in the order in which they came, whatever edges there are."""
    nodes = [graph.add(), graph.add(task())]
    with graph.recording(queue):
        nodes.append(node_of(queue.submit(task())))
    nodes.append(graph.add())
    graph.make_edge(nodes[3], nodes[0])
    assert graph.get_nodes() == nodes
    graph.get_nodes().clear()
    assert graph.get_nodes() == nodes


def test_roots_follow_edges(graph: CommandGraph) -> None:
    """Roots are the nodes that depend on none, and a new edge takes its target from them."""
    first, second, third = graph.add(), graph.add(), graph.add()
    assert graph.get_root_nodes() == [first, second, third]
    graph.make_edge(third, first)
    assert graph.get_root_nodes() == [second, third]
    graph.make_edge(second, third)
    assert graph.get_root_nodes() == [second]


def test_a_graph_lives_as_long_as_somebody_holds_it(queue: Queue) -> None:
    """A node keeps working when only the node is held."""
    graph = CommandGraph(queue)
    node = graph.add(task())
    del graph
    gc.collect()
    assert node.get_predecessors() == []
    assert node.type.name == "HOST_TASK"


def test_what_is_no_place_for_a_graph(queue: Queue) -> None:
    """A graph is made for a queue or a context, and a device beside a queue has to be the queue's."""
    for wrong in (None, queue.device, 3):
        with refused("expected a Queue or a Context"):
            CommandGraph(wrong)  # pyright: ignore[reportArgumentType]
    with refused("not the device"):
        CommandGraph(queue, queue.device.with_aspects())
    assert Errc.INVALID
