"""Dynamic parameters and dynamic command groups."""

from collections.abc import Callable
from threading import Event as Flag

import numpy as np
import pytest
from tests.graph.graph_tools import edges, nothing_on, on_buffer, put, refused, run, step, task, values

from syclrt import Buffer, Handler, NdRange, Program, Queue, UsmArray, malloc_shared, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, DynamicParameter, Node

node_of = Node.get_node_from_event


@pytest.fixture
def array(queue: Queue) -> UsmArray:
    return zeros(8, "i4", queue)


def put_dynamic(kernels: Program, array: object, value: object) -> Callable[[Handler], object]:
    """array[:] = value, with arguments by set_arg."""

    def group(handler: Handler) -> None:
        handler.set_arg(0, array)
        handler.set_arg(1, value)
        handler.parallel_for(8, kernels.kernel("put"))

    return group


def use_until(buffer: Buffer, go: Flag) -> Callable[[Handler], object]:
    """A host task that uses a buffer until it may go on."""

    def group(handler: Handler) -> None:
        buffer.get_access(handler)
        handler.host_task(lambda: go.wait(20))

    return group


def test_a_parameter_has_a_graph_and_a_value(queue: Queue, graph: CommandGraph) -> None:
    """A dynamic parameter is made for a modifiable graph, with a value to begin with."""
    DynamicParameter(graph, 1)
    with refused("CommandGraph"):
        DynamicParameter(graph.finalize(), 1)  # pyright: ignore[reportArgumentType]
    with refused("dynamic parameter"):
        DynamicParameter(graph, DynamicParameter(graph, 1))


def test_scalars(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A parameter may hold a number, and each later run has the value of the last update."""
    scalar = DynamicParameter(graph, 3)
    graph.add(put_dynamic(kernels, array, scalar))
    for value in (3, 4, -5):
        scalar.update(value)
        run(graph, queue)
        assert values(array) == [value] * 8


def test_pointers(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A parameter may hold USM of any kind, and an update may turn to another kind."""
    other, third = zeros(8, "i4", queue), malloc_shared(32, queue)
    pointer = DynamicParameter(graph, array)
    graph.add(put_dynamic(kernels, pointer, 7))
    run(graph, queue)
    pointer.update(other)
    run(graph, queue)
    pointer.update(third)
    run(graph, queue)
    found = zeros(8, "i4", queue)
    queue.memcpy(found, third, 32).wait()
    assert values(array) == values(other) == values(found) == [7] * 8


def test_raw_bytes(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A parameter may hold the bytes of an argument, and others only of the same number."""

    def pair(first: int, second: int) -> bytes:
        return np.array([first, second], "i4").tobytes()

    raw = DynamicParameter(graph, pair(1, 2))
    graph.add(lambda handler: handler.parallel_for(8, kernels.kernel("put_pair"), array, raw))
    run(graph, queue)
    assert values(array) == [102] * 8
    raw.update(pair(3, 4))
    run(graph, queue)
    assert values(array) == [304] * 8
    with refused("bytes"):
        raw.update(b"1234")
    run(graph, queue)
    assert values(array) == [304] * 8


def test_accessors(kernels: Program, queue: Queue) -> None:
    """A parameter may hold an accessor: `require` gives the edges, and an update turns to another buffer."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    first, second = Buffer(8, "i4"), Buffer(8, "i4")
    parameter = DynamicParameter(graph, first.get_access(None, "write"))

    def group(handler: Handler) -> None:
        handler.require(parameter)
        handler.parallel_for(8, kernels.kernel("put"), parameter, 5)

    before = graph.add(nothing_on((first, "read")))
    node = graph.add(group)
    assert node.get_predecessors() == [before]
    run(graph, queue)
    parameter.update(second.get_access(None, "write"))
    run(graph, queue)
    for buffer in (first, second):
        with buffer.get_host_access("read") as seen:
            assert [*seen] == [5] * 8


def test_an_accessor_has_to_be_required(kernels: Program, queue: Queue) -> None:
    """A parameter with an accessor is refused as an argument unless the group has required it."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    parameter = DynamicParameter(graph, Buffer(8, "i4").get_access(None, "write"))
    with refused("require"):
        graph.add(put_dynamic(kernels, parameter, 1))
    scalar = DynamicParameter(graph, 1)
    with refused("accessor"):
        graph.add(lambda handler: handler.require(scalar))
    with refused("accessor"):
        parameter.update(3)
    assert graph.get_nodes() == []


@pytest.mark.parametrize("how", ["set_arg", "set_args", "in place"])
def test_a_parameter_is_registered_wherever_arguments_are_set(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray, how: str
) -> None:
    """A parameter counts however the argument is passed: by index, as one of all, or in the launch."""
    parameter, kernel = DynamicParameter(graph, 1), kernels.kernel("put")

    def group(handler: Handler) -> None:
        if how == "set_arg":
            handler.set_arg(1, parameter)
            handler.set_arg(0, array)
        elif how == "set_args":
            handler.set_args(array, parameter)
        handler.parallel_for(8, kernel, *((array, parameter) if how == "in place" else ()))

    graph.add(group)
    parameter.update(2)
    run(graph, queue)
    assert values(array) == [2] * 8


def test_a_parameter_may_be_in_many_places(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """One parameter may be several arguments of several nodes, and one update reaches them all."""
    arrays = [zeros(8, "i4", queue) for _ in range(3)]
    parameter = DynamicParameter(graph, 2)
    for array in arrays:
        graph.add(step(kernels, array, parameter, parameter))
    parameter.update(3)
    executable = graph.finalize()
    run(executable, queue)
    run(executable, queue)
    assert [values(array) for array in arrays] == [[12] * 8] * 3


def test_an_argument_may_have_several_parameters(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """One argument may have several parameters, and the one that was updated last decides."""
    first, second = DynamicParameter(graph, 1), DynamicParameter(graph, 2)

    def group(handler: Handler) -> None:
        handler.set_arg(0, array)
        handler.set_arg(1, first)
        handler.set_arg(1, second)
        handler.parallel_for(8, kernels.kernel("put"))

    graph.add(group)
    run(graph, queue)
    assert values(array) == [2] * 8
    for parameter, value in ((first, 3), (second, 4), (first, 5)):
        parameter.update(value)
        run(graph, queue)
        assert values(array) == [value] * 8


def test_an_update_changes_the_graph_but_no_executable_one(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A parameter's update shows in later graphs at once, in earlier ones node by node as they are updated."""
    arrays = [zeros(8, "i4", queue) for _ in range(2)]
    parameter = DynamicParameter(graph, 1)
    nodes = [graph.add(put_dynamic(kernels, array, parameter)) for array in arrays]
    before = graph.finalize(updatable=True)
    parameter.update(2)
    run(before, queue)
    assert [values(array)[0] for array in arrays] == [1, 1]
    before.update(nodes[1])
    run(before, queue)
    assert [values(array)[0] for array in arrays] == [1, 2]
    run(graph, queue)
    assert [values(array)[0] for array in arrays] == [2, 2]


@pytest.mark.parametrize("dynamic", [False, True])
def test_an_update_before_the_node_is_there_counts(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray, dynamic: bool
) -> None:
    """A parameter that is updated inside its group has the new value when the node is there."""
    parameter = DynamicParameter(graph, 1)

    def group(handler: Handler) -> None:
        handler.parallel_for(8, kernels.kernel("put"), array, parameter)
        parameter.update(2)

    graph.add(DynamicCommandGroup(graph, [group]) if dynamic else group)
    run(graph, queue)
    assert values(array) == [2] * 8


def test_an_update_before_the_node_is_there_may_not_suit_its_kernel(
    kernels: Program, graph: CommandGraph, array: UsmArray
) -> None:
    """A value given inside the group that the kernel cannot take makes `add` fail, without a node."""
    parameter = DynamicParameter(graph, 1)

    def group(handler: Handler) -> None:
        handler.parallel_for(8, kernels.kernel("put"), array, parameter)
        parameter.update(b"two")

    with refused("argument 1 of kernel 'put'"):
        graph.add(group)
    assert graph.get_nodes() == []


def test_an_update_before_the_node_is_there_may_be_an_accessor(kernels: Program, queue: Queue) -> None:
    """Edges follow the buffer that a parameter has when its group has ended."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    first, second = Buffer(np.zeros(8, "i4"), write_back=False), Buffer(np.zeros(8, "i4"), write_back=False)
    parameter = DynamicParameter(graph, first.get_access(None, "write"))
    before = graph.add(nothing_on((second, "read")))

    def group(handler: Handler) -> None:
        handler.require(parameter)
        handler.parallel_for(8, kernels.kernel("put"), parameter, 5)
        parameter.update(second.get_access(None, "write"))

    assert graph.add(group).get_predecessors() == [before]
    run(graph, queue)
    with first.get_host_access("read") as one, second.get_host_access("read") as other:
        assert (one[0], other[0]) == (0, 5)


@pytest.mark.parametrize("dynamic_first", [False, True])
def test_an_accessor_is_required_by_itself_and_by_a_parameter(
    kernels: Program, queue: Queue, dynamic_first: bool
) -> None:
    """When the parameter turns to another buffer, the command goes on using the one that it required itself."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    first, second = Buffer(np.zeros(8, "i4"), write_back=False), Buffer(np.zeros(8, "i4"), write_back=False)
    accessor = first.get_access(None, "read_write")
    parameter = DynamicParameter(graph, accessor)

    def group(handler: Handler) -> None:
        for one in (parameter, accessor) if dynamic_first else (accessor, parameter):
            handler.require(one)
        handler.parallel_for(8, kernels.kernel("put"), parameter, 1)

    graph.add(group)
    parameter.update(second.get_access(None, "read_write"))
    executable = graph.finalize()
    for buffer in (first, second):
        go = Flag()
        user = queue.submit(use_until(buffer, go))
        event = queue.ext_oneapi_graph(executable)
        assert user in event.get_wait_list()
        go.set()
        event.wait()


def test_equal_values_of_other_nodes_stay(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """An update changes registered arguments, not others that happen to be equal."""
    first, second = zeros(8, "i4", queue), zeros(8, "i4", queue)
    parameter = DynamicParameter(graph, 1)
    graph.add(put_dynamic(kernels, first, parameter))
    graph.add(put_dynamic(kernels, second, 1))
    parameter.update(2)
    run(graph, queue)
    assert (values(first)[0], values(second)[0]) == (2, 1)


def test_the_same_value_again(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """Updating to the value that is there already is allowed and changes nothing."""
    parameter = DynamicParameter(graph, 4)
    node = graph.add(put_dynamic(kernels, array, parameter))
    executable = graph.finalize(updatable=True)
    parameter.update(4)
    executable.update(node)
    run(executable, queue)
    assert values(array) == [4] * 8


def test_one_update_swaps_a_buffer_and_keeps_edges(kernels: Program, queue: Queue) -> None:
    """A buffer that two nodes share is exchanged in both by one update, and edges are what they were."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    first, second = Buffer(np.full(8, 1, "i4"), write_back=False), Buffer(np.full(8, 2, "i4"), write_back=False)
    parameter = DynamicParameter(graph, first.get_access(None, "read_write"))

    def group(term: int) -> Callable[[Handler], object]:
        def require_and_step(handler: Handler) -> None:
            handler.require(parameter)
            handler.parallel_for(8, kernels.kernel("step"), parameter, 10, term)

        return require_and_step

    nodes = [graph.add(group(3)), graph.add(group(4))]
    graph.add(nothing_on((second, "write")))
    before = edges(graph)
    assert before == {(0, 1)}
    executable = graph.finalize(updatable=True)
    parameter.update(second.get_access(None, "read_write"))
    executable.update(nodes)
    assert edges(graph) == before
    queue.ext_oneapi_graph(executable)
    with first.get_host_access("read") as old, second.get_host_access("read") as new:
        assert (old[0], new[0]) == (1, 234)


def test_a_swapped_buffer_is_waited_for_outside_of_the_graph(kernels: Program, queue: Queue) -> None:
    """A run waits for commands on the buffers it uses now, not on those it used once."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    first, second = Buffer(8, "i4"), Buffer(8, "i4")
    parameter = DynamicParameter(graph, first.get_access(None, "read_write"))

    def group(handler: Handler) -> None:
        handler.require(parameter)
        handler.parallel_for(8, kernels.kernel("step"), parameter, 10, 1)

    node = graph.add(group)
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    parameter.update(second.get_access(None, "read_write"))
    executable.update(node)
    go = Flag()

    def write(handler: Handler) -> None:
        second.get_access(handler, "write")
        handler.host_task(lambda: go.wait(20))

    writer = queue.submit(write)
    reader = queue.submit(nothing_on((first, "read")))
    event = queue.ext_oneapi_graph(executable)
    assert writer in event.get_wait_list()
    assert reader not in event.get_wait_list()
    go.set()
    queue.wait()


@pytest.mark.parametrize("what", ["copy", "task", "sub-graph"])
def test_only_kernels_take_parameters(queue: Queue, graph: CommandGraph, array: UsmArray, what: str) -> None:
    """A parameter in a group whose command is no kernel makes `add` fail."""
    parameter, inner = DynamicParameter(graph, 1), graph.finalize()

    def group(handler: Handler) -> None:
        handler.set_arg(0, parameter)
        if what == "copy":
            handler.memset(array, 0, 4)
        elif what == "task":
            handler.host_task(lambda: None)
        else:
            handler.ext_oneapi_graph(inner)

    with refused("kernels"):
        graph.add(group)
    assert graph.get_nodes() == []
    parameter.update("anything: nothing has it")


@pytest.mark.parametrize("state", ["recording", "normal"])
def test_no_parameters_outside_of_explicit_building(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray, state: str
) -> None:
    """Parameters are refused where a command is recorded or run at once."""
    parameter = DynamicParameter(graph, 1)
    kernel = kernels.kernel("put")
    if state == "recording":
        graph.begin_recording(queue)
    inside: list[str] = []

    def group(handler: Handler) -> None:
        with refused("added to a graph"):
            handler.set_arg(1, parameter)
        with refused("added to a graph"):
            handler.set_args(array, parameter)
        with refused("added to a graph"):
            handler.parallel_for(8, kernel, array, parameter)
        inside.append("yes")
        handler.parallel_for(8, kernel, array, 2)

    queue.submit(group)
    with refused("added to a graph"):
        queue.parallel_for(8, kernel, array, parameter)
    graph.end_recording()
    queue.wait()
    assert inside == ["yes"]
    run(graph, queue)
    assert values(array) == [2] * 8


def test_a_parameter_of_another_graph(kernels: Program, queue: Queue, array: UsmArray) -> None:
    """A parameter belongs to the nodes of the graph that it was made for."""
    graph, other = (CommandGraph(queue, assume_buffer_outlives_graph=True) for _ in range(2))
    scalar = DynamicParameter(other, 1)
    accessor = DynamicParameter(other, Buffer(8, "i4").get_access(None, "read"))
    with refused("another graph"):
        graph.add(put_dynamic(kernels, array, scalar))
    with refused("another graph"):
        graph.add(put(kernels, array, scalar))
    with refused("another graph"):
        graph.add(lambda handler: handler.require(accessor))
    with refused("another graph"):
        DynamicCommandGroup(graph, [put(kernels, array, scalar)])
    assert graph.get_nodes() == []


@pytest.mark.parametrize("state", ["recording", "normal"])
def test_require_is_for_explicit_building(queue: Queue, state: str) -> None:
    """A parameter's accessor can be required only in a group that is added to a graph."""
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)
    parameter = DynamicParameter(graph, Buffer(8, "i4").get_access(None, "read"))
    if state == "recording":
        graph.begin_recording(queue)
    with refused("added to a graph"):
        queue.submit(lambda handler: handler.require(parameter))


def test_parameters_in_a_whole_graph_update(kernels: Program, queue: Queue, array: UsmArray) -> None:
    """Updating from a whole graph brings over what its parameters hold at that time."""
    source, target = CommandGraph(queue), CommandGraph(queue)
    parameter = DynamicParameter(source, 1)
    source.add(put_dynamic(kernels, array, parameter))
    target.add(put_dynamic(kernels, array, DynamicParameter(target, 5)))
    executable = target.finalize(updatable=True)
    parameter.update(9)
    executable.update(source)
    run(executable, queue)
    assert values(array) == [9] * 8


def test_a_value_that_a_kernel_does_not_take_changes_nothing(
    kernels: Program, queue: Queue, graph: CommandGraph
) -> None:
    """A value that is wrong for one argument is refused for all of them, and the old one stays."""
    arrays = [zeros(8, "i4", queue) for _ in range(2)]
    parameter = DynamicParameter(graph, 1)
    for array in arrays:
        graph.add(put_dynamic(kernels, array, parameter))
    for wrong in (1 << 40, "two", 1.5, None):
        with refused("argument 1"):
            parameter.update(wrong)
    run(graph, queue)
    assert [values(array)[0] for array in arrays] == [1, 1]
    graph.add(put_dynamic(kernels, arrays[0], parameter))


def test_one_group_is_active(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """The first of the commands is active until an index of the list is set; other indices are refused."""
    group = DynamicCommandGroup(graph, [put(kernels, array, value) for value in (10, 11, 12)])
    assert group.get_active_index() == 0
    graph.add(group)
    for index in (0, 1, 2, 1):
        group.set_active_index(index)
        assert group.get_active_index() == index
        run(graph, queue)
        assert values(array) == [10 + index] * 8
    for wrong in (3, -1, 1 << 70, "0", None):
        with refused("index"):
            group.set_active_index(wrong)  # pyright: ignore[reportArgumentType]
        assert group.get_active_index() == 1


def test_a_group_needs_kernels(kernels: Program, graph: CommandGraph, queue: Queue, array: UsmArray) -> None:
    """A dynamic group is made of one or more functions that each launch a kernel."""
    inner = graph.finalize()
    with refused("needs"):
        DynamicCommandGroup(graph, [])
    with refused("expected command group functions"):
        DynamicCommandGroup(graph, put(kernels, array, 1))  # pyright: ignore[reportArgumentType]
    others = (
        task(),
        lambda handler: handler.memset(array, 0, 4),
        lambda handler: handler.ext_oneapi_graph(inner),
        lambda handler: handler.ext_oneapi_barrier(),
        lambda handler: None,
    )
    for other in others:
        with refused():
            DynamicCommandGroup(graph, [put(kernels, array, 1), other])


def test_buffers_need_the_property(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A graph takes commands on buffers only if it was promised that they outlive it."""
    buffer = Buffer(8, "i4")
    groups = [put(kernels, array, 1), on_buffer(kernels.kernel("put"), buffer, "write", 1)]
    with refused("assume_buffer_outlives_graph"):
        DynamicCommandGroup(graph, groups)
    DynamicCommandGroup(CommandGraph(queue, assume_buffer_outlives_graph=True), groups)


def test_the_active_index_again(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """Setting the index that is set already changes nothing, the updated range included."""
    group = DynamicCommandGroup(graph, [put(kernels, array, 1), put(kernels, array, 2)])
    node = graph.add(group)
    node.update_range(4)
    group.set_active_index(0)
    run(graph, queue)
    assert values(array) == [1] * 4 + [0] * 4


def test_a_change_waits_for_update_or_finalize(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """Another active command shows in graphs finalized later, and in others once they are updated."""
    group = DynamicCommandGroup(graph, [put(kernels, array, 1), step(kernels, array, 0, 2)])
    node = graph.add(group)
    executable = graph.finalize(updatable=True)
    group.set_active_index(1)
    run(executable, queue)
    assert values(array) == [1] * 8
    run(graph, queue)
    assert values(array) == [2] * 8
    run(executable, queue)
    assert values(array) == [1] * 8
    executable.update(node)
    run(executable, queue)
    assert values(array) == [2] * 8


def test_every_function_is_called_once_in_order_by_the_constructor(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """Functions of a group are called once and in order; when is not said: here as the group is made."""
    called: list[int] = []

    def group(number: int) -> Callable[[Handler], object]:
        def noted(handler: Handler) -> None:
            called.append(number)
            put(kernels, array, number)(handler)

        return noted

    dynamic = DynamicCommandGroup(graph, [group(number) for number in range(3)])
    assert called == [0, 1, 2]
    graph.add(dynamic)
    dynamic.set_active_index(2)
    run(graph, queue)
    run(graph, queue)
    assert called == [0, 1, 2]
    assert values(array) == [2] * 8


def test_groups_with_the_same_dependencies(kernels: Program, queue: Queue) -> None:
    """Commands of one group depend on the same nodes, and the node has those edges once."""
    graph, buffer = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4")
    graph.add(nothing_on((buffer, "write")))
    with graph.recording(queue):
        event = queue.submit(task())

    def group(value: int, mode: str) -> Callable[[Handler], object]:
        def depending(handler: Handler) -> None:
            handler.depends_on(event)
            on_buffer(kernels.kernel("put"), buffer, mode, value)(handler)

        return depending

    node = graph.add(DynamicCommandGroup(graph, [group(1, "write"), group(2, "read_write")]))
    assert edges(graph) == {(0, 2), (1, 2)}
    assert graph.add(nothing_on((buffer, "read"))).get_predecessors() == [node]


def test_groups_that_give_other_edges(kernels: Program, queue: Queue) -> None:
    """A group whose commands would depend on different nodes, in either order, cannot be added."""
    graph, buffer, other = CommandGraph(queue, assume_buffer_outlives_graph=True), Buffer(8, "i4"), Buffer(8, "i4")
    graph.add(nothing_on((buffer, "write")))
    with graph.recording(queue):
        event = queue.submit(task())
    array = zeros(8, "i4", queue)
    kernel = kernels.kernel("put")

    def depending(handler: Handler) -> None:
        handler.depends_on(event)
        handler.parallel_for(8, kernel, array, 1)

    pairs = [
        (put(kernels, array, 1), depending),
        (on_buffer(kernel, buffer, "write", 1), put(kernels, array, 1)),
        (on_buffer(kernel, buffer, "write", 1), on_buffer(kernel, other, "write", 1)),
    ]
    nodes = graph.get_nodes()
    for pair in pairs:
        for groups in (pair, pair[::-1]):
            dynamic = DynamicCommandGroup(graph, groups)
            with refused("different nodes"):
                graph.add(dynamic)
    assert graph.get_nodes() == nodes
    assert edges(graph) == set()


def test_a_group_of_another_graph(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A dynamic group can be added only to the graph that it was made for."""
    group = DynamicCommandGroup(CommandGraph(queue), [put(kernels, array, 1)])
    with refused("another graph"):
        graph.add(group)
    assert graph.get_nodes() == []


def test_one_group_in_several_nodes(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A group may be several nodes, and its active command is that of all of them."""
    group = DynamicCommandGroup(graph, [step(kernels, array, 10, 1), step(kernels, array, 10, 2)])
    first = graph.add(group)
    graph.add(group, depends_on=first)
    run(graph, queue)
    assert values(array) == [11] * 8
    group.set_active_index(1)
    run(graph, queue)
    assert values(array) == [1122] * 8


def test_parameters_reach_groups_that_are_not_active(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """An update reaches commands that are not active, and shows when they become so."""
    parameter = DynamicParameter(graph, 1)
    group = DynamicCommandGroup(graph, [put_dynamic(kernels, array, parameter), step(kernels, array, 0, parameter)])
    node = graph.add(group)
    executable = graph.finalize(updatable=True)
    parameter.update(5)
    group.set_active_index(1)
    executable.update(node)
    run(executable, queue)
    assert values(array) == [5] * 8
    parameter.update(6)
    group.set_active_index(0)
    executable.update(node)
    run(executable, queue)
    assert values(array) == [6] * 8


def test_the_range_belongs_to_the_active_group(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """A new range is that of the active command in all nodes of the group, and it stays when others are active."""
    array = zeros(8, "i4", queue)
    group = DynamicCommandGroup(graph, [step(kernels, array, 10, 1), step(kernels, array, 10, 2)])
    node = graph.add(group)
    graph.add(group, depends_on=node)

    def result() -> list[int]:
        array[...] = 0
        run(graph, queue)
        return values(array)

    node.update_range(4)
    assert result() == [11] * 4 + [0] * 4
    group.set_active_index(1)
    assert result() == [22] * 8
    node.update_range(2)
    group.set_active_index(0)
    assert result() == [11] * 4 + [0] * 4
    group.set_active_index(1)
    assert result() == [22] * 2 + [0] * 6


def test_groups_may_differ_in_the_number_of_extents(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """Another active command may have another number of dimensions, which a new range may not."""
    kernel = kernels.kernel("put_2d")
    group = DynamicCommandGroup(
        graph,
        [
            put(kernels, array, 1),
            lambda handler: handler.parallel_for((2, 3), kernel, array, 2),
            lambda handler: handler.parallel_for(NdRange((2, 1), (1, 1)), kernel, array, 3),
        ],
    )
    node = graph.add(group)
    executable = graph.finalize(updatable=True)
    found: list[list[int]] = []
    for index in range(3):
        group.set_active_index(index)
        executable.update(node)
        run(executable, queue)
        found.append(values(array))
    assert found == [[1] * 8, [2] * 6 + [1] * 2, [3] * 2 + [2] * 4 + [1] * 2]
    with refused("2 extents"):
        node.update_range(8)


def test_groups_cannot_be_submitted(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A dynamic group cannot be recorded, only added."""
    group = DynamicCommandGroup(graph, [put(kernels, array, 1)])
    with graph.recording(queue), refused("expected a function"):
        queue.submit(group)  # pyright: ignore[reportArgumentType]
    assert graph.get_nodes() == []
