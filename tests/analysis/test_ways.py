"""Shortest ways through graphs, held to those of networkx; and chains of calls in words."""

from itertools import pairwise

import networkx
from hypothesis import given
from hypothesis import strategies as st

from syclopt.analysis.call_chains import described_chain
from syclopt.analysis.ways import inverted, shortest_cycle, steps_towards, way_from
from syclopt.ir.module import Module
from syclopt.ir.text.spelling import Key

NODES = st.integers(0, 7)
GRAPHS = st.dictionaries(NODES, st.lists(NODES, max_size=4, unique=True), max_size=8)


def graph_of(edges: dict[Key, list[Key]]) -> "networkx.DiGraph[Key]":
    graph: networkx.DiGraph[Key] = networkx.DiGraph()
    graph.add_nodes_from(range(8))
    graph.add_edges_from((source, target) for source, targets in edges.items() for target in targets)
    return graph


@given(GRAPHS, st.sets(NODES, min_size=1))
def test_ways_are_shortest(edges: dict[Key, list[Key]], goals: set[Key]) -> None:
    graph = graph_of(edges)
    steps = steps_towards(sorted(goals, key=str), inverted(edges))
    distances = networkx.multi_source_dijkstra_path_length(graph.reverse(), goals)
    assert {node: len(way_from(node, steps)) - 1 for node in steps} == distances
    for node in steps:
        way = way_from(node, steps)
        assert way[0] == node
        assert way[-1] in goals
        assert all(graph.has_edge(*pair) for pair in pairwise(way))
    assert [distances[node] for node in steps] == sorted(distances.values())


@given(GRAPHS, NODES)
def test_cycles_are_shortest(edges: dict[Key, list[Key]], start: Key) -> None:
    graph = graph_of(edges)
    cycle = shortest_cycle(start, edges)
    lengths = networkx.single_target_shortest_path_length(graph, start)
    expected = min((dict(lengths)[node] + 1 for node in graph.successors(start) if node in dict(lengths)), default=0)
    assert len(cycle) == expected
    assert cycle[:1] == [start] * bool(cycle)
    assert all(graph.has_edge(*pair) for pair in zip(cycle, [*cycle[1:], start], strict=False))


def test_of_a_long_chain_the_middle_is_left_out() -> None:
    chain: list[Key] = [f"f{number}" for number in range(40)]
    bodies = [f"define void @f{i}() {{\n  call void @f{i + 1}()\n  ret void\n}}\n" for i in range(39)]
    module = Module.parse("".join((*bodies, "define void @f39() {\n  ret void\n}\n")))
    text = described_chain(module, chain, "a.cpp:1")
    assert text.startswith(" at a.cpp:1, which is called by 'f38', which")
    assert "which is called by 'f31', ... (23 more calls), which is called by 'f7'" in text
    assert text.endswith("which is called by 'f0'")
    assert described_chain(module, chain[:1], None) == " (compile with '-g' to get source locations)"
