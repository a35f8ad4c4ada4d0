"""Short ways to say what tests of graphs do."""

from collections.abc import Callable, Iterable

import pytest

from syclrt import Buffer, Errc, Event, Handler, Kernel, Program, Queue, SyclError, UsmArray
from syclrt.graph import CommandGraph, ExecutableGraph, Node

Group = Callable[[Handler], object]


def refused(match: str | None = None, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def fail() -> None:
    raise ValueError("no luck")


def put(kernels: Program, array: object, value: object, range: int = 8) -> Group:
    """array[:] = value."""
    return lambda handler: handler.parallel_for(range, kernels.kernel("put"), array, value)


def step(kernels: Program, array: object, factor: object, term: object, range: int = 8) -> Group:
    """array = array * factor + term."""
    return lambda handler: handler.parallel_for(range, kernels.kernel("step"), array, factor, term)


def task(function: Callable[[], object] = lambda: None, depends_on: Event | Iterable[Event] = ()) -> Group:
    """A host task that depends on events."""

    def group(handler: Handler) -> None:
        handler.depends_on(depends_on)
        handler.host_task(function)

    return group


def on_buffer(kernel: Kernel, buffer: Buffer, mode: str, *args: object, range: int = 8) -> Group:
    """A kernel that takes an accessor and other arguments."""
    return lambda handler: handler.parallel_for(range, kernel, buffer.get_access(handler, mode), *args)


def nothing_on(*accesses: tuple[Buffer, str]) -> Group:
    """A host task that uses buffers."""

    def group(handler: Handler) -> None:
        for buffer, mode in accesses:
            buffer.get_access(handler, mode)
        handler.host_task(lambda: None)

    return group


def run(graph: CommandGraph | ExecutableGraph, queue: Queue) -> None:
    """Submit a graph, and wait for it."""
    executable = graph.finalize() if isinstance(graph, CommandGraph) else graph
    queue.ext_oneapi_graph(executable).wait()


def edges(graph: CommandGraph) -> set[tuple[int, int]]:
    """The edges, by the indices of nodes."""
    index_of = {node: index for index, node in enumerate(graph.get_nodes())}
    return {(index_of[node], index_of[other]) for node in index_of for other in node.get_successors()}


def values(array: UsmArray) -> list[int]:
    return array.to_numpy().reshape(-1).tolist()


def node_of(event: Event) -> Node:
    return Node.get_node_from_event(event)
