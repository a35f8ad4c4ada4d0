"""Updates of the same arguments again and again: the first one and those after it go by the same rules."""

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from threading import Event as Flag
from threading import Thread
from typing import Any

import numpy as np
import pytest
from tests.graph.graph_tools import put, refused, run, step, task, values
from tests.graph.test_graphs_and_threads import together

import syclrt
from syclopt.ir import Module
from syclrt import Kernel, Program, Queue, UsmArray, zeros
from syclrt.graph import CommandGraph, DynamicCommandGroup, DynamicParameter, ExecutableGraph, Node, executable_graph
from syclrt.submission.commands import KernelCommand

_TYPES = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "float": "f4", "double": "f8"}
_BEGINNING = 3  # updates, after which all that could be prepared has been


@pytest.fixture
def array(queue: Queue) -> UsmArray:
    return zeros(8, "i4", queue)


def kernel_that_stores(kind: str) -> Kernel:
    """Return a kernel that stores its second argument where the first one points."""
    body = f"  store {kind} %value, ptr addrspace(1) %p\n  ret void\n"
    text = f"define spir_kernel void @store(ptr addrspace(1) %p, {kind} %value) {{\n{body}}}\n"
    return syclrt.load(Module.parse(f'target triple = "spirv64-unknown-unknown"\n{text}')).kernel("store")


def prepared(parameter: DynamicParameter, executable: ExecutableGraph, node: Node, queue: Queue, *some: object) -> None:
    """Update and run until nothing is new about that."""
    for value in some or range(_BEGINNING):
        parameter.update(value)
        executable.update(node)
        run(executable, queue)


@pytest.mark.parametrize("kind", _TYPES)
def test_numbers_of_all_types(queue: Queue, graph: CommandGraph, kind: str) -> None:
    """The limits of a type arrive as they are, and what is beyond is refused, however often it was updated before."""
    to, kernel = zeros(1, _TYPES[kind], queue), kernel_that_stores(kind)
    parameter = DynamicParameter(graph, 0)
    node = graph.add(lambda handler: handler.single_task(kernel, to, parameter))
    executable = graph.finalize(updatable=True)
    prepared(parameter, executable, node, queue)
    if kind.startswith("i"):
        end = 1 << int(kind[1:])
        fine, wrong = [-end // 2, -1, 0, end // 2 - 1, end - 1], [-end // 2 - 1, end, 0.5, "1"]
    else:
        fine = [-0.0, 0.1, float("inf"), 7, np.dtype(_TYPES[kind]).type(0.5)]
        wrong = ["1", True, *([1e39] if kind == "float" else [])]
    for value in fine:
        parameter.update(value)
        for no in wrong:
            with refused("argument 1 of kernel 'store'"):
                parameter.update(no)
        executable.update(node)
        run(executable, queue)
        assert to.to_numpy().tobytes() == np.asarray([value]).astype(_TYPES[kind]).tobytes()
    parameter.update(float("nan") if kind in ("float", "double") else 1)
    executable.update(node)
    run(executable, queue)
    assert np.isnan(to.to_numpy()[0]) == (kind in ("float", "double"))


def test_arguments_of_one_byte(queue: Queue, graph: CommandGraph) -> None:
    """Python has one object for each byte; it stays what it is where a byte is all that a kernel takes."""
    text = "define spir_kernel void @take(i8 %value) {\n  ret void\n}\n"
    kernel = syclrt.load(Module.parse(f'target triple = "spirv64-unknown-unknown"\n{text}')).kernel("take")
    parameter = DynamicParameter(graph, 0)
    node = graph.add(lambda handler: handler.single_task(kernel, parameter))
    prepared(parameter, graph.finalize(updatable=True), node, queue, *range(5))
    each = bytes(range(5))
    assert [each[at : at + 1].hex() for at in range(5)] == ["00", "01", "02", "03", "04"]


def test_a_value_that_does_not_fit_everywhere_changes_nothing(queue: Queue, graph: CommandGraph) -> None:
    """Where one of the kernels does not take a number, the others keep theirs."""
    kinds = ("i64", "i8")
    arrays = [zeros(1, _TYPES[kind], queue) for kind in kinds]
    parameter = DynamicParameter(graph, 0)
    nodes = [
        graph.add(lambda h, kind=kind, to=to: h.single_task(kernel_that_stores(kind), to, parameter))
        for kind, to in zip(kinds, arrays, strict=True)
    ]
    executable = graph.finalize(updatable=True)
    for value in range(_BEGINNING):
        parameter.update(value)
    with refused("argument 1 of kernel 'store': expected a value of type i8, found 300"):
        parameter.update(300)
    executable.update(nodes)
    run(executable, queue)
    assert [to.to_numpy()[0] for to in arrays] == [_BEGINNING - 1] * 2


def test_a_node_that_is_added_later_has_the_newest_value(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """A parameter that was updated often takes further nodes, and changes them too."""
    parameter, other = DynamicParameter(graph, 0), zeros(8, "i4", queue)
    node = graph.add(put(kernels, array, parameter))
    prepared(parameter, graph.finalize(updatable=True), node, queue)
    parameter.update(5)
    later = graph.add(put(kernels, other, parameter))
    executable = graph.finalize(updatable=True)
    run(executable, queue)
    assert (values(array)[0], values(other)[0]) == (5, 5)
    for value in (6, 7):
        parameter.update(value)
        executable.update(node)
        executable.update(later)
        run(executable, queue)
        assert (values(array)[0], values(other)[0]) == (value, value)


def test_a_number_a_pointer_and_a_range_in_turn(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """What was updated in one way is there after an update in another one."""
    arrays = [zeros(8, "i4", queue) for _ in range(2)]
    target, number = DynamicParameter(graph, arrays[0]), DynamicParameter(graph, 0)
    node = graph.add(put(kernels, target, number))
    executable = graph.finalize(updatable=True)
    prepared(number, executable, node, queue)
    expected = np.full((2, 8), [[_BEGINNING - 1], [0]])
    for at, size in enumerate((8, 4, 2, 8, 4, 2, 1), _BEGINNING):
        target.update(arrays[at % 2])
        number.update(at)
        node.update_range(size)
        number.update(10 * at)
        executable.update(node)
        number.update(-1)
        run(executable, queue)
        expected[at % 2, :size] = 10 * at
        assert [values(array) for array in arrays] == expected.tolist()


class Noted(np.ndarray):
    """An array that calls a function when it goes."""

    calls: Callable[[], object] = staticmethod(lambda: None)

    def __del__(self) -> None:
        self.calls()


@pytest.mark.native_cpu("arrays of NumPy are arguments")
def test_an_array_goes_when_the_update_is_done(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """What runs when an update lets go of an array finds the graph as it is after the update."""
    arrays = [np.zeros(8, "i4").view(Noted) for _ in range(8)]
    place = DynamicParameter(graph, arrays[0])
    node = graph.add(put(kernels, place, 5))
    executable = graph.finalize(updatable=True)
    prepared(place, executable, node, queue, *arrays[:4])
    found: list[list[int]] = []
    for at in range(4, 8):
        arrays[at - 1].calls = lambda at=at: (run(executable, queue), found.append(arrays[at].tolist()))
        place.update(arrays[at])
        arrays[at - 1] = arrays[0]
        executable.update(node)
        assert found == [[5] * 8] * (at - 3)


def test_local_memory_stays(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """An update of the pointer of a kernel with local memory, again and again."""
    parameter = DynamicParameter(graph, array)
    node = graph.add(
        lambda h: h.parallel_for(syclrt.NdRange(8, 8), kernels.kernel("reverse"), parameter, syclrt.LocalMemory(32))
    )
    executable = graph.finalize(updatable=True)
    for at in range(4):
        other = syclrt.asarray(np.arange(at, at + 8, dtype="i4"), queue)
        parameter.update(other)
        executable.update(node)
        run(executable, queue)
        assert values(other) == [*range(at + 7, at - 1, -1)]


def test_what_was_submitted_keeps_its_numbers(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """Also after many updates, a run that has not begun has the value of its submission."""
    parameter = DynamicParameter(graph, 0)
    node = graph.add(step(kernels, array, 10, parameter))
    executable = graph.finalize(updatable=True)
    for _ in range(3):
        prepared(parameter, executable, node, queue, 1, 2, 3)
        go = Flag()
        gate = queue.submit(task(lambda go=go: go.wait(20)))
        for value in range(4, 8):
            parameter.update(value)
            executable.update(node)
            queue.ext_oneapi_graph(executable, gate)
        parameter.update(0)
        executable.update(node)
        go.set()
        queue.wait()
        assert values(array) == [1234567] * 8
        array[...] = 0
        queue.wait()
        run(executable, queue)
        assert values(array) == [0] * 8


def test_other_changes_of_the_graph_keep_numbers(
    kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray
) -> None:
    """Numbers that were updated stay when another node gets another range, or all are updated at once."""
    parameter, other = DynamicParameter(graph, 0), zeros(1 << 20, "i4", queue)
    node = graph.add(put(kernels, array, parameter))
    large = graph.add(put(kernels, other, 1, range=1))
    executable = graph.finalize(updatable=True)
    for at, size in enumerate((1 << 20, 1, 1 << 19, 0, 5)):
        prepared(parameter, executable, node, queue)
        parameter.update(100 + at)
        executable.update(node)
        parameter.update(-1)
        large.update_range(size)
        executable.update([large])
        run(executable, queue)
        assert values(array) == [100 + at] * 8
        run(executable, queue)
        assert values(array) == [100 + at] * 8
    executable.update(graph)
    run(executable, queue)
    assert values(array) == [-1] * 8


def test_executable_graphs_take_numbers_when_they_are_told(kernels: Program, queue: Queue, graph: CommandGraph) -> None:
    """Of several executable graphs of one node, each keeps what it was told last, as do copies as sub-graphs."""
    array = zeros(8, "i4", queue)
    parameter = DynamicParameter(graph, 0)
    node = graph.add(step(kernels, array, 10, parameter))
    first, second = (graph.finalize(updatable=True) for _ in range(2))
    for executable in (first, second):
        prepared(parameter, executable, node, queue)
    parameter.update(1)
    first.update(node)
    parameter.update(2)
    second.update(node)
    outer = CommandGraph(queue)
    outer.add(lambda handler: handler.ext_oneapi_graph(second))
    parameter.update(3)
    around = outer.finalize()
    second.update(node)
    array[...] = 0
    for executable in (first, around, second, graph.finalize()):
        run(executable, queue)
    assert values(array) == [1233] * 8


def test_groups_that_take_turns(kernels: Program, queue: Queue, graph: CommandGraph, array: UsmArray) -> None:
    """A number reaches the groups of a dynamic command group, whichever is active, and its node."""
    parameter = DynamicParameter(graph, 0)
    group = DynamicCommandGroup(graph, [put(kernels, array, parameter), step(kernels, array, 10, parameter)])
    node = graph.add(group)
    executable = graph.finalize(updatable=True)
    prepared(parameter, executable, node, queue)
    expected = _BEGINNING - 1
    for at in range(6):
        group.set_active_index(at % 2)
        parameter.update(at)
        executable.update(node)
        run(executable, queue)
        expected = 10 * expected + at if at % 2 else at
        assert values(array) == [expected] * 8


@pytest.fixture
def often() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("often")
def test_no_update_of_another_thread_is_lost(kernels: Program, queue: Queue) -> None:
    """Threads that update numbers, ranges and graphs of the same nodes change what each of them is to change."""
    array, own = zeros(8, "i4", queue), Queue(queue.device)
    for last in range(200, 260):
        graph = CommandGraph(queue)
        factor, term, place = (DynamicParameter(graph, one) for one in (0, 0, array))
        node = graph.add(step(kernels, place, factor, term))
        executable = graph.finalize(updatable=True)
        prepared(factor, executable, node, queue)
        prepared(term, executable, node, queue)

        def numbers(
            parameter: DynamicParameter, executable: ExecutableGraph = executable, node: Node = node, last: int = last
        ) -> None:
            for value in range(last - 100, last + 1):
                parameter.update(value)
                executable.update(node)

        def others(place: DynamicParameter = place, node: Node = node) -> None:
            for size in (8, 4) * 20:
                node.update_range(size)
                place.update(array)

        def runs(executable: ExecutableGraph = executable, node: Node = node) -> None:
            for _ in range(20):
                executable.update([node])
                run(executable, own)

        together(partial(numbers, factor), partial(numbers, term), others, runs)
        for executable_now in (executable, graph.finalize()):
            array[...] = 1
            queue.wait()
            run(executable_now, queue)
            executable.update(node)
            assert values(array)[:4] == [2 * last] * 4


@pytest.mark.parametrize("what", ["pointer", "range", "graph"])
def test_an_update_in_the_middle_of_one_of_another_thread(
    kernels: Program, queue: Queue, graph: CommandGraph, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Where an update takes a while, another thread's one comes before or after it: neither is lost."""
    array, other = (zeros(8, "i4", queue) for _ in range(2))
    place, number = DynamicParameter(graph, array), DynamicParameter(graph, 0)
    node = graph.add(put(kernels, place, number))
    executable = graph.finalize(updatable=True)
    prepared(number, executable, node, queue)
    threads: list[Thread] = []

    def update() -> None:
        number.update(7)
        executable.update(node)

    def patch(owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def slow(*arguments: Any, **options: Any) -> object:
            found = original(*arguments, **options)
            if not threads:
                threads.append(Thread(target=update))
                threads[0].start()
                threads[0].join(0.2)  # it may have to wait for this one
            return found

        monkeypatch.setattr(owner, name, slow)

    match what:
        case "pointer":
            patch(KernelCommand, "with_values")
            place.update(other)
        case "range":
            patch(KernelCommand, "with_range")
            node.update_range(4)
        case _:
            patch(executable_graph, "ExecutableNode")
            executable.update([node])
    threads[0].join(20)
    if what != "graph":
        executable.update(node)
    array[...] = 0
    queue.wait()
    run(executable, queue)
    size = 4 if what == "range" else 8
    assert values(other if what == "pointer" else array) == [7] * size + [0] * (8 - size)


class Model:
    """A graph of a line of nodes, `array = array * 3 + number`, and what is to come of it."""

    SIZE = 4

    def __init__(self, kernels: Program, queue: Queue, *, in_order: bool) -> None:
        self.queue = Queue(queue.device, in_order=in_order)
        self.array = zeros(8, "i4", queue)
        graph = self.graph = CommandGraph(queue)
        self.parameters = [DynamicParameter(graph, 0) for _ in range(2)]
        self.nodes = [graph.add(step(kernels, self.array, 3, self.parameters[at % 2])) for at in range(self.SIZE)]
        for one, other in pairwise(self.nodes):
            graph.make_edge(one, other)
        self.executable = graph.finalize(updatable=True)
        self.of_graph = [(0, 8)] * self.SIZE  # number and range of each node
        self.of_executable = [*self.of_graph]
        self.expected = np.zeros(8, "i4")

    def number(self, chance: random.Random) -> None:
        at, value = chance.randrange(2), chance.randrange(-9, 9)
        self.parameters[at].update(value)
        for node in range(at, self.SIZE, 2):
            self.of_graph[node] = value, self.of_graph[node][1]

    def range(self, chance: random.Random) -> None:
        node, size = chance.randrange(self.SIZE), chance.choice((3, 8))
        self.nodes[node].update_range(size)
        self.of_graph[node] = self.of_graph[node][0], size

    def node(self, chance: random.Random) -> None:
        node = chance.randrange(self.SIZE)
        self.executable.update(self.nodes[node])
        self.of_executable[node] = self.of_graph[node]

    def some(self, chance: random.Random) -> None:
        nodes = [at for at in range(self.SIZE) if chance.random() < 0.5]
        self.executable.update([self.nodes[at] for at in nodes])
        for node in nodes:
            self.of_executable[node] = self.of_graph[node]

    def all(self, _: random.Random) -> None:
        self.executable.update(self.graph)
        self.of_executable = [*self.of_graph]

    def copy(self, _: random.Random) -> None:
        outer = CommandGraph(self.queue)
        outer.add(lambda handler: handler.ext_oneapi_graph(self.executable))
        self.queue.wait()
        run(outer, self.queue)
        self.note_run()

    def note_run(self) -> None:
        for number, size in self.of_executable:
            self.expected[:size] = self.expected[:size] * 3 + number

    def run(self, chance: random.Random) -> None:
        after = () if chance.random() < 0.7 else (self.queue.submit(task()),)
        event = self.queue.ext_oneapi_graph(self.executable, after)
        self.note_run()
        if chance.random() < 0.7:
            event.wait()

    @property
    def actions(self) -> list[Callable[[random.Random], None]]:
        often = self.number, self.node, self.run
        return [*often * 4, self.range, self.some, self.all, self.copy]


@pytest.mark.parametrize("seed", range(6))
def test_updates_and_runs_in_any_order(kernels: Program, queue: Queue, seed: int) -> None:
    """Each run has the numbers and ranges that the executable graph was told before it was submitted."""
    chance = random.Random(seed)
    model = Model(kernels, queue, in_order=bool(seed % 2))
    with np.errstate(over="ignore"):
        for at in range(300):
            chance.choice(model.actions)(chance)
            if at % 20 == 19:
                model.queue.wait()
                assert values(model.array) == model.expected.tolist()
