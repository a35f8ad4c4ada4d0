"""A command of a class that nobody knows: it runs in queues and graphs, is drawn, and fusion heeds what it reads."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.graph.graph_tools import fail, put, refused, run, step, values

import syclrt
from syclrt import Errc, Handler, Program, Queue, SyclError, UsmArray, zeros
from syclrt.backends.backend import Line
from syclrt.backends.graph_work import FillWork
from syclrt.backends.native_cpu.backend import NativeCPU
from syclrt.backends.native_cpu.queue_lines import AtOnce
from syclrt.graph import CommandGraph, DynamicParameter, NodeType
from syclrt.memory.memory_use import MemoryUse, Touch
from syclrt.submission.commands import Command

N = 96
Group = Callable[[Handler], object]


def place(array: UsmArray) -> tuple[int, int]:
    return array.pointer.address, array.pointer.address + array.nbytes


class Copied(Command):
    """What one array has goes to another one: the least that a command has to say."""

    def __init__(self, target: UsmArray, source: UsmArray) -> None:
        self.target = target
        self.source = source

    @property
    def node_type(self) -> NodeType:
        return NodeType.MEMCPY

    @property
    def is_for_host(self) -> bool:
        return False

    def memory(self) -> MemoryUse:
        return MemoryUse((Touch(False, *place(self.source)), Touch(True, *place(self.target))))

    def run(self, line: Line) -> None:
        (to, end), (source, _) = place(self.target), place(self.source)
        line.copy([(to, source, end - to)])


class Secret(Copied):
    """The same, by something that cannot be looked into."""

    def memory(self) -> MemoryUse:
        return MemoryUse(problem="nobody knows what it does")


class Failing(Copied):
    """A command that goes wrong."""

    def run(self, line: Line) -> None:
        fail()


class Rows(Command):
    """Rows of an array, with gaps between them, set to one byte: with all that a command can say."""

    may_wait = False

    def __init__(self, array: UsmArray, pitch: int, width: int, rows: int) -> None:
        self.pieces = tuple((array.pointer.address + row * pitch, width) for row in range(rows))
        self.array = array

    @property
    def node_type(self) -> NodeType:
        return NodeType.MEMSET

    @property
    def is_for_host(self) -> bool:
        return False

    @property
    def is_short(self) -> bool:
        return True

    def memory(self) -> MemoryUse:
        return MemoryUse(tuple(Touch(True, to, to + size) for to, size in self.pieces))

    def run(self, line: Line) -> None:
        line.fill(self.pieces, b"\1")

    def work(self) -> FillWork:
        return FillWork(self.pieces, b"\1")

    def details(self) -> Iterator[str]:
        yield f"Rows = {len(self.pieces)}"


def asks_for(command: Command) -> Group:
    """A command group with a command that handlers have no method for."""

    def group(handler: Handler) -> None:
        handler.command = command

    return group


@pytest.fixture(scope="module")
def program() -> Program:
    return syclrt.load(Path(__file__).with_name("fusion_kernels.ll"))


def test_it_runs_in_a_queue(queue: Queue, kernels: Program) -> None:
    array, other = (zeros(8, "i4", queue) for _ in range(2))
    queue.submit(put(kernels, array, 5)).wait()
    queue.submit(asks_for(Copied(other, array))).wait()
    assert values(other) == [5] * 8
    queue.submit(asks_for(Rows(other, 8, 4, 4))).wait()
    assert values(other) == [0x01010101, 5] * 4


def test_its_error_reaches_the_event(queue: Queue) -> None:
    array = zeros(8, "i4", queue)
    with pytest.raises(ValueError, match="no luck"):
        queue.submit(asks_for(Failing(array, array))).wait()


def test_it_runs_in_a_graph_by_the_host(queue: Queue, kernels: Program, graph: CommandGraph) -> None:
    array, other = (zeros(8, "i4", queue) for _ in range(2))
    first = graph.add(put(kernels, array, 5))
    copy = graph.add(asks_for(Copied(other, array)), depends_on=first)
    graph.add(step(kernels, other, 2, 1), depends_on=copy)
    executable = graph.finalize()
    for _ in range(2):
        run(executable, queue)
        assert values(other) == [11] * 8
    told = [line.partition(": ")[2] for line in executable.explain().splitlines()]
    assert [line.startswith("the host") for line in told] == [False, True, False]


def test_it_is_recorded(queue: Queue, kernels: Program, graph: CommandGraph) -> None:
    array = zeros(8, "i4", queue)
    with graph.recording(queue):
        first = queue.submit(put(kernels, array, 5))
        second = queue.submit(lambda h: (h.depends_on(first), asks_for(Rows(array, 8, 4, 4))(h)))
        queue.submit(lambda h: (h.depends_on(second), step(kernels, array, 2, 1)(h)))
    assert [node.type.name for node in graph.get_nodes()] == ["KERNEL", "MEMSET", "KERNEL"]
    executable = graph.finalize()
    run(executable, queue)
    assert values(array) == [0x02020203, 11] * 4
    assert len(executable.explain().splitlines()) == 1  # as a step of native code


def test_its_error_names_the_node(queue: Queue, graph: CommandGraph) -> None:
    array = zeros(8, "i4", queue)
    graph.add(asks_for(Failing(array, array)))
    with refused(r"node 0 of the graph \(a memcpy\) failed: ValueError\('no luck'\)", Errc.RUNTIME):
        run(graph, queue)


def test_only_kernels_are_updated(queue: Queue, graph: CommandGraph) -> None:
    array = zeros(8, "i4", queue)
    node = graph.add(asks_for(Copied(array, array)))
    with refused("only kernels can be updated"):
        node.update_range(3)
    with refused("only kernels can be updated"):
        graph.finalize(updatable=True).update(node)


def test_it_is_drawn(queue: Queue, graph: CommandGraph, tmp_path: Path) -> None:
    array = zeros(8, "i4", queue)
    graph.add(asks_for(Copied(array, array)))
    graph.add(asks_for(Rows(array, 8, 4, 4)))
    graph.print_graph(tmp_path / "new.dot", verbose=True)
    text = (tmp_path / "new.dot").read_text()
    assert r'"ID = 0\lTYPE = MEMCPY\l"' in text
    assert r'"ID = 1\lTYPE = MEMSET\lRows = 4\l"' in text


@pytest.mark.parametrize(("kind", "how"), [(Copied, "reads it"), (Secret, "may read it: nobody knows what it does")])
def test_stores_that_it_reads_are_not_lost(
    program: Program, queue: Queue, graph: CommandGraph, kind: type[Copied], how: str
) -> None:
    scale = program.kernel("scale")
    a, b, c, d = (zeros(N, "i4", queue) for _ in range(4))
    a[...] = 2
    first = graph.add(lambda handler: handler.parallel_for(N, scale, b, a, 3))
    second = graph.add(lambda handler: handler.parallel_for(N, scale, c, b, 5), depends_on=first)
    graph.add(asks_for(kind(d, b)), depends_on=second)
    executable = graph.finalize(fuse=True, temporary=[b])
    report = executable.fusion_report
    assert [edge.is_fused for edge in report.edges] == [True, False]
    assert str(report.edges[1]) == "node 1 ('scale') -> node 2 (memcpy): not fused: node 2 (memcpy) is no kernel"
    assert str(report.temporaries[0]) == f"temporary 0: stored: node 2 (memcpy) {how}"
    run(executable, queue)
    assert (values(c), values(d)) == ([30] * N, [6] * N)


@pytest.mark.parametrize("fills", [False, True])
def test_what_it_stores_to_temporary_memory_is_told(
    program: Program, queue: Queue, graph: CommandGraph, fills: bool
) -> None:
    scale = program.kernel("scale")
    a, b, c = (zeros(N, "i4", queue) for _ in range(3))
    last = graph.add(lambda handler: handler.memset(b, 1, 8) if fills else asks_for(Rows(b, 8, 4, 4))(handler))
    last = graph.add(lambda handler: handler.parallel_for(N, scale, b, a, 3), depends_on=last)
    graph.add(lambda handler: handler.parallel_for(N, scale, c, b, 5), depends_on=last)
    report = graph.finalize(fuse=True, temporary=[b]).fusion_report
    assert str(report.temporaries[0]) == "temporary 0: stored: node 0 (memset) stores to it"


@pytest.mark.parametrize("missing", ["node_type", "memory", "run"])
def test_a_command_that_leaves_something_out_cannot_be_made(missing: str) -> None:
    said = {name: value for name, value in vars(Copied).items() if name != missing}
    incomplete = type("Incomplete", (Command,), said)
    with pytest.raises(TypeError, match=missing):
        incomplete()


@pytest.mark.native_cpu("steps that Python runs")
def test_a_backend_that_prepares_no_graphs(
    queue: Queue, kernels: Program, graph: CommandGraph, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NativeCPU, "prepare", lambda *_, **__: None)
    array, other = (zeros(8, "i4", queue) for _ in range(2))
    term = DynamicParameter(graph, 1)
    with graph.recording(queue):
        queue.submit(put(kernels, array, 5))
    (first,) = graph.get_nodes()
    node = graph.add(step(kernels, array, 2, term), depends_on=first)
    copy = graph.add(lambda handler: handler.memcpy(other, array), depends_on=node)
    graph.add(lambda handler: handler.fill(array, 9, 4), depends_on=copy)
    executable = graph.finalize(updatable=True)
    assert executable.explain() == (
        "part 0, 4 nodes: a list that Python runs step by step, since the backend prepares no graphs"
    )
    run(executable, queue)
    assert (values(array), values(other)) == ([9] * 4 + [11] * 4, [11] * 8)
    term.update(3)
    executable.update(node)
    run(executable, queue)
    assert values(other) == [13] * 8


@pytest.mark.native_cpu("steps that Python runs")
def test_an_error_of_a_step_that_python_runs(
    queue: Queue, kernels: Program, graph: CommandGraph, monkeypatch: pytest.MonkeyPatch
) -> None:
    array = zeros(8, "i4", queue)
    monkeypatch.setattr(NativeCPU, "prepare", lambda *_, **__: None)
    first = graph.add(put(kernels, array, 5))
    graph.add(lambda handler: handler.fill(array, 9, 4), depends_on=first)
    executable = graph.finalize()

    def refuse(*_: object) -> None:
        raise SyclError("no room", Errc.MEMORY_ALLOCATION)

    monkeypatch.setattr(AtOnce, "fill", refuse)
    with refused(r"node 1 of the graph \(a memfill\) failed", Errc.MEMORY_ALLOCATION):
        run(executable, queue)
    assert values(array) == [5] * 8
