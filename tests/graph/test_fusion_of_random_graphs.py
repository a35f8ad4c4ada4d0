"""Random graphs of kernels give the same results one by one, as graphs, and fused, bit for bit."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy
import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

import syclrt
from syclrt import Device, Program, Queue, UsmArray
from syclrt.graph import CommandGraph, DynamicParameter, Node

SIZE = 64  # elements of an array
RANGES = (16, 17, (4, 4))
# name -> how many arrays it takes, and whether a number comes then
KERNELS = {
    "scale": (2, True),
    "sum": (3, False),
    "guarded": (2, True),
    "in_place": (1, False),
    "next": (2, False),
    "reverse": (2, False),
    "halves": (1, False),
    "wide": (1, False),
    "plane": (2, True),
    "waits": (2, False),
}
OF_TWO_DIMENSIONS = ("scale", "sum", "in_place", "plane")


class Call(NamedTuple):
    """A kernel, its range, arrays with where they begin, and a number."""

    kernel: str
    extent: Any
    arrays: tuple[tuple[int, int], ...]
    number: int


@st.composite
def calls(draw: st.DrawFn) -> Call:
    """Draw a launch whose work-items leave each other alone."""
    extent = draw(st.sampled_from((16, 16, 16, *RANGES)))
    names = OF_TWO_DIMENSIONS if isinstance(extent, tuple) else ("scale", "sum", "in_place", "guarded", *KERNELS)
    kernel = draw(st.sampled_from(names))
    start = st.sampled_from((0, 0, 0, 0, 0, 0, 1, 16, 2))
    target = draw(st.tuples(st.integers(0, 3), st.just(0) if kernel == "wide" else start))
    arrays = [target]
    for _ in range(KERNELS[kernel][0] - 1):
        source = draw(st.tuples(st.integers(0, 3), start))
        if source[0] == target[0]:
            source = ((source[0] + 1) % 4, source[1]) if kernel in ("next", "reverse") else target
        arrays.append(source)
    return Call(kernel, extent, tuple(arrays), draw(st.integers(4, 6)))


@pytest.fixture(scope="module")
def program() -> Program:
    return syclrt.load(Path(__file__).with_name("fusion_kernels.ll"))


def new_arrays(queue: Queue) -> list[UsmArray]:
    random = numpy.random.default_rng(3)
    return [syclrt.asarray(random.integers(-(2**31), 2**31 - 1, SIZE, "i4"), queue) for _ in range(4)]


def arguments(call: Call, arrays: Sequence[UsmArray], number: object) -> list[object]:
    views = [arrays[array][start:] for array, start in call.arrays]
    return [*views, number] if KERNELS[call.kernel][1] else [*views]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_results_are_the_same(program: Program, data: st.DataObject, device: Device) -> None:
    chosen = data.draw(st.lists(calls(), min_size=2, max_size=7), "calls")
    extra = data.draw(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=4), "edges")
    drop = data.draw(st.lists(st.integers(0, 6), max_size=2, unique=True), "copies")
    updated = data.draw(st.integers(0, 6), "updated")
    has_temporary = data.draw(st.booleans(), "temporary")
    queue = Queue(device)
    eager, plain, fused = (new_arrays(queue) for _ in range(3))
    built = [build(queue, program, chosen, extra, drop, arrays) for arrays in (plain, fused)]
    temporary = [fused[3]] if has_temporary else []
    executables = [
        built[0][0].finalize(updatable=True),
        built[1][0].finalize(fuse=True, temporary=temporary, updatable=True),
    ]
    report = executables[1].fusion_report
    event(f"{sum(edge.is_fused for edge in report.edges)} edges are fused")
    event("memory is not stored" if any(not one.is_stored for one in report.temporaries) else "all memory is stored")
    for step in (0, 3):
        numbers = [call.number + step * (at == updated) for at, call in enumerate(chosen)]
        for (_, nodes, parameters), executable in zip(built, executables, strict=True):
            for parameter, number in zip(parameters, numbers, strict=True):
                parameter.update(number)
            executable.update(nodes)
            queue.ext_oneapi_graph(executable).wait()
        for at, call in enumerate(chosen):
            if at in drop:
                queue.memcpy(eager[0], eager[1]).wait()
            values = arguments(call, eager, numbers[at])
            queue.parallel_for(call.extent, program.kernel(call.kernel), *values).wait()
        expected = [array.to_numpy().tolist() for array in eager]
        assert [array.to_numpy().tolist() for array in plain] == expected
        seen = 3 if has_temporary else 4
        assert [array.to_numpy().tolist() for array in fused[:seen]] == expected[:seen], executables[1].fusion_report


def build(
    queue: Queue,
    program: Program,
    chosen: Sequence[Call],
    more: Sequence[tuple[int, int]],
    drop: Sequence[int],
    arrays: list[UsmArray],
) -> tuple[CommandGraph, list[Node], list[DynamicParameter]]:
    """Build a graph: a node depends on all before it that use its arrays, and on some others."""
    graph = CommandGraph(queue)
    users: list[tuple[Node, set[int]]] = []
    nodes: list[Node] = []
    parameters: list[DynamicParameter] = []
    for at, call in enumerate(chosen):
        if at in drop:
            before = [node for node, used in users if used & {0, 1}]
            users.append((graph.add(lambda handler: handler.memcpy(arrays[0], arrays[1]), depends_on=before), {0, 1}))
        own = {array for array, _ in call.arrays}
        before = [node for node, used in users if used & own]
        before += [nodes[source] for source, target in more if target == at and source < at]
        parameters.append(DynamicParameter(graph, call.number))
        nodes.append(graph.add(group(program, call, arrays, parameters[-1]), depends_on=before))
        users.append((nodes[-1], own))
    return graph, nodes, parameters


def group(program: Program, call: Call, arrays: list[UsmArray], number: DynamicParameter) -> Any:
    values = arguments(call, arrays, number)
    return lambda handler: handler.parallel_for(call.extent, program.kernel(call.kernel), *values)
