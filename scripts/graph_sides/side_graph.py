"""Our side of `bench_graphs.py`: `python side_graph.py WHAT FOLDER GRAPH` tells how many seconds something takes.

`replay` submits a graph of empty kernels and waits, `native` is the part of that in native code, `calls` calls the same
functions from a loop in C, `one_by_one` submits the kernels; `busy` submits a graph of kernels of 50 µs. `add`,
`record`, `finalize` and `update` make a graph, or change one node of it.
"""

# The parts of a replay are measured one by one.
# pyright: reportPrivateUsage=false

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np

import syclrt
from syclrt.backends.native_cpu.graph_runner import NativeGraph
from syclrt.graph import CommandGraph, ExecutableGraph
from syclrt.graph.execution import Execution

_BUSY = 30_000
_SECONDS = 0.5


class Side:
    """A queue, kernels, and a graph."""

    def __init__(self, folder: Path, edges: list[list[int]]) -> None:
        self._folder = folder
        self._queue = syclrt.Queue()
        self._in_order = syclrt.Queue(in_order=True)
        self._program = syclrt.load(Path(__file__).with_name("graph_kernels.ll"))
        self._empty = self._program.kernel("empty")
        self._results = np.zeros((len(edges), 16), np.int32)
        self._edges = edges

    def replay(self) -> Callable[[], object]:
        executable = self._added(self._add_empty).finalize()
        return lambda: self._queue.ext_oneapi_graph(executable).wait()

    def busy(self) -> Callable[[], object]:
        executable = self._added(self._add_busy).finalize()
        return lambda: self._queue.ext_oneapi_graph(executable).wait()

    def one_by_one(self) -> Callable[[], object]:
        return self._submit

    def native(self) -> Callable[[], object]:
        graph, line = _prepared(self._added(self._add_empty).finalize()), self._queue.lines.line
        return lambda: graph.run(line)

    def calls(self) -> Callable[[], object]:
        executable = self._added(self._add_empty).finalize()
        table = _calls(executable)
        function = ctypes.CDLL(str(self._folder / "calls.so")).call_all
        count = ctypes.c_size_t(len(self._edges))
        return lambda _needed=executable: function(table, count)

    def add(self) -> Callable[[], object]:
        return lambda: self._added(self._add_empty)

    def record(self) -> Callable[[], object]:
        def recorded() -> None:
            with CommandGraph(self._in_order).recording(self._in_order):
                self._submit(waits=False)

        return recorded

    def finalize(self) -> Callable[[], object]:
        return self._added(self._add_empty).finalize

    def update(self) -> Callable[[], object]:
        graph = self._added(self._add_empty)
        executable = graph.finalize(updatable=True)
        node = graph.get_nodes()[len(self._edges) // 2]
        return lambda: executable.update(node)

    def _submit(self, *, waits: bool = True) -> None:
        submit, empty = self._in_order.single_task, self._empty
        for _ in self._edges:
            submit(empty)
        if waits:
            self._in_order.wait()

    def _added(self, add: Callable[[syclrt.Handler, int], object]) -> CommandGraph:
        graph = CommandGraph(self._queue)
        nodes: list[syclrt.Node] = []
        for at, before in enumerate(self._edges):
            after = [nodes[one] for one in before]
            nodes.append(graph.add(lambda handler, at=at: add(handler, at), depends_on=after))
        return graph

    def _add_empty(self, handler: syclrt.Handler, _: int) -> None:
        handler.single_task(self._empty)

    def _add_busy(self, handler: syclrt.Handler, at: int) -> None:
        handler.single_task(self._program.kernel("busy"), _BUSY, self._results[at])


def _prepared(executable: ExecutableGraph) -> NativeGraph:
    execution = executable._execution
    assert isinstance(execution, Execution)
    (prepared,) = execution._prepared
    assert isinstance(prepared, NativeGraph)
    return prepared


def _calls(executable: ExecutableGraph) -> ctypes.Array[ctypes.c_uint64]:
    """Return function, arguments and launch of each node, as native code has them in rows of 64 bytes."""
    prepared = _prepared(executable)
    count = len(executable.nodes)
    rows = (ctypes.c_uint64 * (8 * count)).from_address(prepared.address + prepared._nodes)
    calls = (ctypes.c_uint64 * (3 * count))()
    for at in range(count):
        calls[3 * at : 3 * at + 3] = rows[8 * at : 8 * at + 3]
    return calls


def _least(function: Callable[[], object]) -> float:
    times: list[float] = []
    begin = perf_counter()
    while len(times) < 3 or perf_counter() - begin < _SECONDS:
        start = perf_counter()
        function()
        times.append(perf_counter() - start)
    return min(times)


def main() -> None:
    what, folder, name = sys.argv[1:]
    count, *numbers = map(int, Path(folder, name).read_text().split())
    edges: list[list[int]] = []
    rest = iter(numbers)
    for _ in range(count):
        edges.append([next(rest) for _ in range(next(rest))])
    print(_least(getattr(Side(Path(folder), edges), what)()))


if __name__ == "__main__":
    main()
