"""The call graph and its components."""

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.analysis.call_graph import CallGraph, components
from syclopt.ir.module import Module

MODULE = """\
@v = global ptr @f
@a = alias void (), ptr @"quoted name"
@b = alias void (), ptr @a
declare void @f()
define void @"quoted name"() {
  ret void
}
define void @main(ptr %p) {
  tail call fastcc void @f() ; call @missing()
  call void () @b()
  call void %p()
  call addrspace(1) void addrspacecast (ptr @main to ptr addrspace(1))(ptr null)
  store ptr @v, ptr %p
  invoke void @f() to label %x unwind label %x
x:
  call void asm "@main()", ""()
  call void @0 ()
  ret void
}
define void @0() {
  ret void
}
"""


def test_calls_are_edges() -> None:
    graph = CallGraph.compute(Module.parse(MODULE))
    assert graph.functions == ["f", "quoted name", "main", 0]
    assert {key: set(callees) for key, callees in graph.callees.items()} == {"main": {"f", "quoted name", "main", 0}}


def test_callees_stand_in_the_order_of_their_first_call() -> None:
    graph = CallGraph.compute(Module.parse(MODULE.replace("call addrspace(1)", "; call")))
    assert graph.callees["main"] == ("f", "quoted name", 0)


@given(st.dictionaries(st.integers(0, 9), st.lists(st.integers(0, 9), max_size=4).map(tuple)))
def test_components_are_those_of_networkx(callees: dict[int, tuple[int, ...]]) -> None:
    graph = networkx.DiGraph()
    graph.add_nodes_from(callees)
    graph.add_edges_from((a, b) for a, targets in callees.items() for b in targets)
    found = components(callees, callees)
    assert {frozenset(c) for c in found} == {frozenset(c) for c in networkx.strongly_connected_components(graph)}
    seen: set[int] = set()
    for component in found:
        seen.update(component)
        assert all(callee in seen for key in component for callee in callees.get(key, ())), "a callee comes later"


@pytest.mark.parametrize("closed", [False, True])
def test_deep_graphs(closed: bool) -> None:
    size = 100_000
    callees = {i: (i + 1,) for i in range(size - 1)}
    if closed:
        callees[size - 1] = (0,)
    assert len(components([0], callees)) == (1 if closed else size)
