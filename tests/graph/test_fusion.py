"""Fusion: which kernels become one, why others do not, and that results are the same."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy
import pytest
from tests.graph.graph_tools import refused

import syclrt
from syclrt import Device, Errc, NdRange, Program, Queue, SyclError, UsmArray
from syclrt.errors import LeftOut
from syclrt.graph import CommandGraph, DynamicParameter, ExecutableGraph, Node
from syclrt.graph.fusion import fused_kernel

N = 96
Launch = tuple[str, Any, Sequence[object]]


@pytest.fixture(scope="module")
def program() -> Program:
    return syclrt.load(Path(__file__).with_name("fusion_kernels.ll"))


class Line:
    """Kernels one after another, as a graph, fused and not; arrays are given by letters."""

    def __init__(self, program: Program, *launches: Launch, temporary: str = "", edges: bool = True) -> None:
        self.queue = Queue()
        self.program = program
        self.launches = launches
        self.arrays = self._new_arrays()
        self.graph = CommandGraph(self.queue)
        self.nodes: list[Node] = []
        for name, extent, arguments in launches:
            before = self.nodes[-1:] if edges else []
            self.nodes.append(self.graph.add(self._group(name, extent, arguments, self.arrays), depends_on=before))
        self.temporary = [self.arrays[letter] for letter in temporary]

    def _new_arrays(self) -> dict[str, UsmArray]:
        random = numpy.random.default_rng(5)
        return {
            letter: syclrt.asarray(random.integers(-1000, 1000, 2 * N, "i4"), self.queue) for letter in "abcdxyz"
        } | {"i": syclrt.asarray(random.integers(0, N, 2 * N, "i4"), self.queue)}

    def _group(self, name: str, extent: Any, arguments: Sequence[object], arrays: dict[str, UsmArray]):
        def value(one: object) -> object:
            if not isinstance(one, str):
                return one
            array = arrays[one[0]]
            return array[int(one[1:]) :] if one[1:] else array

        values = [value(one) for one in arguments]
        return lambda handler: handler.parallel_for(extent, self.program.kernel(name), *values)

    def eager(self) -> dict[str, list[int]]:
        """Run the kernels one by one on arrays of their own, and return what these have then."""
        arrays = self._new_arrays()
        for launch in self.launches:
            self.queue.submit(self._group(*launch, arrays)).wait()
        return contents(arrays)

    def fuse(self, **options: Any) -> ExecutableGraph:
        return self.graph.finalize(fuse=True, temporary=self.temporary, **options)

    def check(self, executable: ExecutableGraph | None = None, but: str = "") -> list[str]:
        """Run fused; all arrays (temporary ones left out) are as without graphs. Return the reasons not to fuse."""
        executable = executable or self.fuse()
        self.queue.ext_oneapi_graph(executable).wait()
        found, expected = contents(self.arrays), self.eager()
        for letter in expected:
            assert letter in but or found[letter] == expected[letter], letter
        return [edge.reason for edge in executable.fusion_report.edges]


def contents(arrays: dict[str, UsmArray]) -> dict[str, list[int]]:
    return {letter: array.to_numpy().tolist() for letter, array in arrays.items()}


@pytest.mark.parametrize(
    "launches",
    [
        [("scale", N, "ba"), ("scale", N, "cb")],
        [("scale", N, "ba"), ("in_place", N, "b"), ("sum", N, "cba"), ("in_place", N, "c")],
        [("guarded", N, "ba"), ("guarded", N, "cb")],
        [("in_place", N, "a"), ("halves", N, "a")],
        [("plane", (8, 12), "ba"), ("plane", (8, 12), "cb")],
        [("plane", (8, 12), "ba"), ("scale", (8, 12), "cb")],
        [("next", N, "ba"), ("scale", N, "cb")],
        [("gather", N, "bai"), ("scale", N, "cb")],
        [("scale", N, ("b", "a")), ("scale", N, ("b96", "b"))],
        [("grouped", NdRange(N, 8), "ba"), ("grouped", NdRange(N, 8), "cb")],
        [("scale", 1, "ba"), ("next", 1, "cb")],
        [("scale", N, "aa"), ("scale", N, "aa")],
    ],
    ids=lambda launches: "-".join(name for name, _, _ in launches),
)
def test_element_wise_kernels_become_one(program: Program, launches: list[Launch]) -> None:
    line = Line(program, *map(completed, launches))
    assert set(line.check()) == {""}
    assert line.fuse().explain().startswith("part 0, 1 node")


def completed(launch: Launch) -> Launch:
    """Add the numbers that some kernels take."""
    name, extent, arrays = launch
    more = {"scale": [7], "guarded": [N - 5], "plane": [12]}.get(name, [])
    return name, extent, [*arrays, *more]


@pytest.mark.parametrize(
    ("launches", "reason"),
    [
        (
            [("scale", N, "ba"), ("next", N, "cb")],
            "'scale' writes argument 0 and 'next' reads argument 1: ",
        ),
        ([("next", N, "ba"), ("in_place", N, "a")], "what belongs to others"),
        ([("scale", N, "ba"), ("reverse", N, "cb")], "other elements of the same memory"),
        ([("scale", N, "ba"), ("gather", N, "cbi")], "not known where"),
        ([("scale", N, ("b", "a")), ("scale", N, ("c", "b1"))], "what belongs to others"),
        ([("scale", N, ("b1", "a")), ("scale", N, ("b", "a"))], "what belongs to others"),
        ([("in_place", N, "a"), ("wide", N, "a")], "other elements of the same memory"),
        ([("scale", N, "ba"), ("count", N, "b")], "kernel 'count': '%old.i = atomicrmw add"),
        ([("scale", N, "ba"), ("waits", N, "cb")], "calls '@_Z7barrierj'"),
        ([("scale", N, "ba"), ("scale", N - 1, "cb")], "the ranges differ: 96 and 95"),
        ([("plane", (8, 12), "ba"), ("plane", (12, 8), "cb")], "the ranges differ: 8 x 12 and 12 x 8"),
        ([("scale", NdRange(N, 8), "ba"), ("scale", N, "cb")], "the ranges differ: 96 in groups of 8 and 96"),
        ([("grouped", NdRange(N, 8), "ba"), ("grouped", NdRange(N, 4), "cb")], "in groups of 8 and 96 in groups of 4"),
    ],
    ids=lambda one: "-".join(name for name, _, _ in one) if isinstance(one, list) else "",
)
def test_others_do_not(program: Program, launches: list[Launch], reason: str) -> None:
    (found,) = Line(program, *map(completed, launches)).check()
    assert reason in found


def test_merging_that_goes_wrong_is_left_out(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("too many values")

    monkeypatch.setenv("SYCLRT_CACHE", "0")
    monkeypatch.setattr(fused_kernel, "_kernels", {})
    monkeypatch.setattr(fused_kernel, "_fused_image", fail)
    line = Line(program, ("scale", N, ["b", "a", 3]), ("in_place", N, "b"), ("scale", N, ["c", "b", 3]))
    with pytest.warns(LeftOut, match="merging kernels went wrong and was left out: ValueError: too many values"):
        reasons = line.check()
    assert set(reasons) == {"too many values"}


def test_rows_that_overlap_are_not_fused(program: Program) -> None:
    line = Line(program, ("plane", (8, 12), ["b", "a", 11]), ("plane", (8, 12), ["c", "b", 11]))
    executable = line.fuse()
    assert ["what belongs to others" in edge.reason for edge in executable.fusion_report.edges] == [True]


def test_unknown_pointers_are_not_fused(program: Program) -> None:
    line = Line(program, ("scale", N, ["b", "a", 2]), ("indirect", 1, "c"))
    (edge,) = line.fuse().fusion_report.edges
    assert "'store i32 1, ptr addrspace(1) %p.i, align 4' goes through a pointer that is no parameter" in edge.reason


def test_memory_without_a_known_end_is_not_fused(program: Program) -> None:
    line = Line(program, ("scale", N, ["b", "a", 2]))
    address, index = line.arrays["c"].pointer.address, line.arrays["i"]
    gather = line.graph.add(
        lambda handler: handler.parallel_for(N, program.kernel("gather"), line.arrays["d"], address, index),
        depends_on=line.nodes,
    )
    edges = line.fuse().fusion_report.edges
    assert [(edge.target, "not known where" in edge.reason) for edge in edges] == [(gather, True)]


def test_an_index_that_does_not_fit_is_not_fused(program: Program) -> None:
    line = Line(program, ("guarded", 1 << 31, ["b", "a", 5]), ("guarded", 1 << 31, ["c", "b", 5]))
    assert line.fuse().fusion_report.edges[0].reason == ""
    line = Line(program, ("guarded", (1 << 31) + 1, ["b", "a", 5]), ("guarded", (1 << 31) + 1, ["c", "b", 5]))
    assert "does not fit in the type" in line.fuse().fusion_report.edges[0].reason


def test_what_runs_between_keeps_kernels_apart(program: Program) -> None:
    line = Line(program, ("scale", N, ["b", "a", 2]))
    queue, (first,) = line.queue, line.nodes
    copy = line.graph.add(lambda handler: handler.memcpy(line.arrays["c"], line.arrays["b"]), depends_on=[first])
    line.graph.add(
        lambda handler: handler.parallel_for(N, program.kernel("sum"), *(line.arrays[one] for one in "dbc")),
        depends_on=[first, copy],
    )
    executable = line.fuse()
    report = str(executable.fusion_report)
    assert "node 0 ('scale') -> node 2 ('sum'): not fused: node 1 (memcpy) runs between them" in report
    assert "node 0 ('scale') -> node 1 (memcpy): not fused: node 1 (memcpy) is no kernel" in report
    queue.ext_oneapi_graph(executable).wait()
    b = line.arrays["a"].to_numpy() * 2
    assert line.arrays["d"].to_numpy()[:N].tolist() == (b + b)[:N].tolist()


def test_what_does_not_need_a_host_task_runs_when_that_fails(program: Program) -> None:
    """A kernel is not fused with one that comes after a host task that it does not come after itself."""
    line = Line(program, ("scale", N, ["b", "a", 2]), ("scale", N, ["c", "b", 3]))

    def fail() -> None:
        raise ValueError("on purpose")

    line.graph.make_edge(line.graph.add(lambda handler: handler.host_task(fail)), line.nodes[1])
    unchanged = line.arrays["c"].to_numpy().tolist()
    executable = line.fuse()
    with pytest.raises(SyclError, match="on purpose"):
        line.queue.ext_oneapi_graph(executable).wait()
    assert line.arrays["b"].to_numpy()[:N].tolist() == (line.arrays["a"].to_numpy() * 2)[:N].tolist()
    assert line.arrays["c"].to_numpy().tolist() == unchanged
    assert "not fused: node 0 ('scale') runs also where a host task fails" in str(executable.fusion_report)


def test_nodes_of_sub_graphs_are_told_apart(program: Program) -> None:
    line = Line(program, ("scale", N, ["b", "a", 2]), ("scale", N, ["c", "b", 3]))
    inner = line.graph.finalize()
    line.graph.add(lambda handler: handler.ext_oneapi_graph(inner), depends_on=line.nodes[1])
    assert str(line.fuse().fusion_report).splitlines() == [
        "node 0 ('scale') -> node 1 ('scale'): fused",
        "node 1 ('scale') -> node 2.0 ('scale'): fused",
        "node 2.0 ('scale') -> node 2.1 ('scale'): fused",
    ]


def test_branches_become_one(program: Program) -> None:
    line = Line(program, ("scale", N, ["b", "a", 2]), ("scale", N, ["c", "a", 3]), edges=False)
    line.graph.add(
        lambda handler: handler.parallel_for(N, program.kernel("sum"), *(line.arrays[one] for one in "dbc")),
        depends_on=line.nodes,
    )
    executable = line.fuse()
    assert [edge.is_fused for edge in executable.fusion_report.edges] == [True, True]
    line.queue.ext_oneapi_graph(executable).wait()
    assert line.arrays["d"].to_numpy()[:N].tolist() == (line.arrays["a"].to_numpy() * 5)[:N].tolist()


def test_groups_do_not_wait_for_each_other(program: Program, device: Device) -> None:
    """a0 -> b1 and b0 -> a1: {a0, a1} and {b0, b1} may each become one, but not both."""
    queue = Queue(device)
    arrays = Line(program).arrays
    graph = CommandGraph(queue)

    def add(name: str, extent: int, target: str, source: str, before: Sequence[Node] = ()) -> Node:
        return graph.add(
            lambda handler: handler.parallel_for(extent, program.kernel(name), arrays[target], arrays[source], 3),
            depends_on=before,
        )

    a0, b0 = add("scale", N, "a", "x"), add("scale", N - 1, "b", "x")
    add("scale", N, "c", "a", [a0, b0])
    add("scale", N - 1, "d", "b", [b0, a0])
    executable = graph.finalize(fuse=True)
    assert sum(edge.is_fused for edge in executable.fusion_report.edges) == 1
    queue.ext_oneapi_graph(executable).wait()
    expected = (arrays["x"].to_numpy() * 9).tolist()
    assert arrays["c"].to_numpy()[:N].tolist() == expected[:N]
    assert arrays["d"].to_numpy()[: N - 1].tolist() == expected[: N - 1]


def test_kernels_of_several_programs_become_one(program: Program) -> None:
    other = syclrt.load(Path(__file__).with_name("fusion_kernels.ll"))
    line = Line(program, ("scale", N, ["b", "a", 2]))
    line.graph.add(
        lambda handler: handler.parallel_for(N, other.kernel("in_place"), line.arrays["b"]), depends_on=line.nodes
    )
    executable = line.fuse()
    assert [edge.is_fused for edge in executable.fusion_report.edges] == [True]
    line.queue.ext_oneapi_graph(executable).wait()
    assert line.arrays["b"].to_numpy()[:N].tolist() == (line.arrays["a"].to_numpy() * 6 + 1)[:N].tolist()


def test_kernels_of_dpcpp_become_one(device: Device) -> None:
    dpcpp = syclrt.load(Path(__file__).parents[2] / "ir_fixtures" / "real" / "dpcpp_free_functions_o2.ll")
    queue = Queue(device)
    array = syclrt.zeros((8, 8), "i4", queue)
    graph = CommandGraph(queue)
    first = graph.add(lambda handler: handler.parallel_for((64,), dpcpp.kernel("_Z18__sycl_kernel_iotaiPi"), 5, array))
    graph.add(
        lambda handler: handler.parallel_for((64,), dpcpp.kernel("_Z19__sycl_kernel_scaleIiEvT_PS0_"), 3, array),
        depends_on=[first],
    )
    executable = graph.finalize(fuse=True)
    assert [edge.is_fused for edge in executable.fusion_report.edges] == [True]
    queue.ext_oneapi_graph(executable).wait()
    assert array.to_numpy().reshape(-1).tolist() == [(5 + at) * 3 for at in range(64)]


# Temporary memory.


def test_temporary_memory_is_not_stored(program: Program) -> None:
    line = Line(program, *map(completed, [("guarded", N, "ba"), ("guarded", N, "cb")]), temporary="b")
    before = line.arrays["b"].to_numpy().tolist()
    executable = line.fuse()
    line.check(executable, but="b")
    assert line.arrays["b"].to_numpy().tolist() == before
    assert str(executable.fusion_report) == "node 0 ('guarded') -> node 1 ('guarded'): fused\ntemporary 0: not stored"


def test_temporary_memory_that_others_read_is_stored(program: Program) -> None:
    launches = [("scale", N, "ba"), ("scale", N, "cb"), ("reverse", N, "db")]
    line = Line(program, *map(completed, launches), temporary="b")
    executable = line.fuse()
    line.check(executable)
    assert str(executable.fusion_report).endswith("temporary 0: stored: node 2 ('reverse') reads it")


def test_temporary_memory_that_is_copied_is_stored(program: Program) -> None:
    line = Line(program, *map(completed, [("scale", N, "ba"), ("scale", N, "cb")]), temporary="b")
    line.graph.add(lambda handler: handler.memcpy(line.arrays["d"], line.arrays["b"]), depends_on=line.nodes)
    executable = line.fuse()
    line.queue.ext_oneapi_graph(executable).wait()
    assert line.arrays["d"].to_numpy()[:N].tolist() == (line.arrays["a"].to_numpy() * 7)[:N].tolist()
    assert executable.fusion_report.temporaries[0].reason == "node 2 (memcpy) reads it"


def test_temporary_memory_that_keeps_values_between_runs_is_stored(program: Program) -> None:
    line = Line(program, ("sum", N, "cbc"), ("scale", N, ["b", "a", 5]), temporary="b")
    executable = line.fuse()
    reason = executable.fusion_report.temporaries[0].reason
    assert reason == "node 1 ('scale') is one with a kernel that may load what was there before"
    start = {one: line.arrays[one].to_numpy().astype("i8")[:N] for one in "abc"}
    for _ in range(2):
        line.queue.ext_oneapi_graph(executable).wait()
    expected = start["c"] + start["b"] + start["a"] * 5
    assert line.arrays["c"].to_numpy()[:N].tolist() == expected.tolist()


def test_temporary_memory_of_a_guard_of_its_own_is_stored(program: Program) -> None:
    line = Line(program, ("guarded", N, ["b", "a", 50]), ("guarded", N, ["c", "b", 60]), temporary="b")
    executable = line.fuse()
    assert line.check(executable) == [""]
    assert executable.fusion_report.temporaries[0].is_stored


def test_temporary_memory_of_a_kernel_of_its_own_is_stored(program: Program) -> None:
    line = Line(program, *map(completed, [("scale", N, "ba"), ("reverse", N, "cb")]), temporary="b")
    executable = line.fuse()
    line.check(executable)
    assert executable.fusion_report.temporaries[0].reason == "node 0 ('scale') is a kernel of its own"


def test_parts_of_temporary_memory(program: Program) -> None:
    line = Line(program, ("scale", N, ["b96", "a", 7]), ("scale", N, ["c", "b96", 7]), temporary="b")
    before = line.arrays["b"].to_numpy().tolist()
    line.check(but="b")
    assert line.arrays["b"].to_numpy().tolist() == before


def test_temporary_memory_needs_fusion(program: Program) -> None:
    line = Line(program, ("scale", N, ["b", "a", 7]))
    with refused("use fuse=True"):
        line.graph.finalize(temporary=[line.arrays["b"]])
    with refused("found list", Errc.INVALID):
        line.graph.finalize(fuse=True, temporary=[[1]])  # pyright: ignore[reportArgumentType] - that is the mistake
    with refused("found int"):
        line.graph.finalize(fuse=True, temporary=5)  # pyright: ignore[reportArgumentType]
    with refused("with gaps"):
        line.graph.finalize(fuse=True, temporary=[line.arrays["b"][::2]])


# Reports and updates.


def test_a_graph_that_is_not_fused_has_an_empty_report(program: Program) -> None:
    line = Line(program, *map(completed, [("scale", N, "ba"), ("scale", N, "cb")]))
    assert str(line.graph.finalize().fusion_report) == ""


def test_arguments_of_fused_kernels_are_updated(program: Program) -> None:
    line = Line(program)
    factor = DynamicParameter(line.graph, 2)
    arrays = line.arrays

    def first(handler: Any) -> None:
        handler.parallel_for(N, program.kernel("scale"), arrays["b"], arrays["a"], factor)

    one = line.graph.add(first)
    line.graph.add(
        lambda handler: handler.parallel_for(N, program.kernel("scale"), arrays["c"], arrays["b"], 3), depends_on=[one]
    )
    executable = line.fuse(updatable=True)
    for value in (2, 5, 3, 3, 11):  # 3 is what the other kernel has: that is another kernel, of fewer parameters
        factor.update(value)
        executable.update(one)
        line.queue.ext_oneapi_graph(executable).wait()
        assert arrays["c"].to_numpy()[:N].tolist() == (arrays["a"].to_numpy() * (3 * value))[:N].tolist()
        assert executable.fusion_report.edges[0].is_fused


def test_an_update_may_part_kernels_and_join_them_again(program: Program) -> None:
    line = Line(program)
    arrays = line.arrays
    source = DynamicParameter(line.graph, arrays["b"])

    def second(handler: Any) -> None:
        handler.parallel_for(N, program.kernel("scale"), arrays["c"], source, 3)

    one = line.graph.add(lambda handler: handler.parallel_for(N, program.kernel("scale"), arrays["b"], arrays["a"], 2))
    two = line.graph.add(second, depends_on=[one])
    executable = line.fuse(updatable=True)
    for start in (0, 1, 0):
        source.update(arrays["b"][start:])
        executable.update(two)
        line.queue.ext_oneapi_graph(executable).wait()
        assert executable.fusion_report.edges[0].is_fused == (start == 0)
        expected = (arrays["b"].to_numpy() * 3)[start : start + N]
        assert arrays["c"].to_numpy()[:N].tolist() == expected.tolist()


def test_an_update_may_part_kernels_of_a_graph_that_the_host_cuts(program: Program) -> None:
    """There are more parts then: the host comes after the first kernel, and not before the second one."""
    line = Line(program)
    arrays, seen = line.arrays, list[int]()
    source = DynamicParameter(line.graph, arrays["b"])

    def second(handler: Any) -> None:
        handler.parallel_for(N, program.kernel("scale"), arrays["c"], source, 3)

    one = line.graph.add(lambda handler: handler.parallel_for(N, program.kernel("scale"), arrays["b"], arrays["a"], 2))
    two = line.graph.add(second, depends_on=[one])

    def see() -> None:
        seen.append(int(arrays["b"].to_numpy()[0]))

    line.graph.add(lambda handler: handler.host_task(see), depends_on=[one])
    executable = line.fuse(updatable=True)
    for start in (0, 1, 0):
        source.update(arrays["b"][start:])
        executable.update(two)
        line.queue.ext_oneapi_graph(executable).wait()
        assert executable.fusion_report.edges[0].is_fused == (start == 0)
        expected = (arrays["b"].to_numpy() * 3)[start : start + N]
        assert arrays["c"].to_numpy()[:N].tolist() == expected.tolist()
    assert seen == [int(arrays["b"].to_numpy()[0])] * 3


def test_submissions_keep_the_kernels_that_they_had(program: Program) -> None:
    line = Line(program)
    arrays = line.arrays
    source = DynamicParameter(line.graph, arrays["b"])

    def second(handler: Any) -> None:
        handler.parallel_for(N, program.kernel("sum"), arrays["c"], source, arrays["c"])

    one = line.graph.add(lambda handler: handler.parallel_for(N, program.kernel("scale"), arrays["b"], arrays["a"], 2))
    two = line.graph.add(second, depends_on=[one])
    executable = line.fuse(updatable=True)
    start = {letter: arrays[letter].to_numpy() for letter in "abc"}
    expected = start["c"][:N].astype("i8")
    b = start["b"].copy()
    b[:N] = start["a"][:N] * 2
    events = []
    for shift in (0, 3, 3, 0, 7):
        source.update(arrays["b"][shift:])
        executable.update(two)
        events.append(line.queue.ext_oneapi_graph(executable))
        expected = expected + b[shift : shift + N]
    for event in events:
        event.wait()
    assert arrays["c"].to_numpy()[:N].tolist() == expected.tolist()


def test_buffers_are_fused(program: Program, device: Device) -> None:
    queue = Queue(device)
    data = numpy.arange(N, dtype="i4")
    source, target = syclrt.Buffer(data), syclrt.Buffer((N,), "i4")
    graph = CommandGraph(queue, assume_buffer_outlives_graph=True)

    def group(to: syclrt.Buffer, frm: syclrt.Buffer):
        def add(handler: Any) -> None:
            arguments = to.get_access(handler, "write"), frm.get_access(handler, "read"), 3
            handler.parallel_for(N, program.kernel("scale"), *arguments)

        return add

    middle = syclrt.Buffer((N,), "i4")
    graph.add(group(middle, source))
    graph.add(group(target, middle))
    executable = graph.finalize(fuse=True)
    assert [edge.is_fused for edge in executable.fusion_report.edges] == [True]
    queue.ext_oneapi_graph(executable)
    assert numpy.asarray(target.get_host_access("read")).tolist() == (data * 9).tolist()
