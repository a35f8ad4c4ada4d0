"""Loops of random graphs are what dominators make them, and rounds meet where post-dominators say."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from syclopt.ir.body.loops import END, Level, LoopNest, SeveralWaysIn

Graph = dict[str, list[str]]


def random_graph(random: Random) -> Graph:
    count = random.randint(2, 9)
    names = [f"b{at}" for at in range(count)]
    ways = {name: random.sample(names[1:], min(count - 1, random.choice((0, 1, 1, 2, 2, 3)))) for name in names}
    for at, name in enumerate(names[:-1]):
        if random.random() < 0.6 and names[at + 1] not in ways[name]:
            ways[name].append(names[at + 1])
    return ways


def natural_loops(graph: nx.DiGraph, dominators: dict[str, str]) -> dict[str, set[str]] | None:
    """Return header -> blocks; None where a way back leads to a block that does not dominate where it comes from."""
    found: dict[str, set[str]] = {}
    forward = graph.copy()
    for source, target in list(graph.edges):
        if target in dominating(source, dominators):
            without = graph.subgraph([one for one in graph if one != target])
            before = nx.ancestors(without, source) | {source} if source != target else set()
            found.setdefault(target, {target}).update(before)
            forward.remove_edge(source, target)
    return found if nx.is_directed_acyclic_graph(forward) else None


def dominating(block: str, dominators: dict[str, str]) -> set[str]:
    found = {block}
    while dominators.get(block, block) != block:
        block = dominators[block]
        found.add(block)
    return found


def of_level(level: Level) -> nx.DiGraph:
    return nx.DiGraph([(node, one) for node in level.nodes for one in level.successors(node) or (END,)])


@pytest.mark.parametrize("seed", range(150))
def test_random_graphs(seed: int) -> None:
    ways = random_graph(Random(seed))
    graph = nx.DiGraph([(source, target) for source, targets in ways.items() for target in targets])
    graph.add_node("b0")
    graph = graph.subgraph(nx.descendants(graph, "b0") | {"b0"})
    expected = natural_loops(graph, nx.immediate_dominators(graph, "b0"))
    if expected is None:
        with pytest.raises(SeveralWaysIn):
            LoopNest("b0", ways)
        return
    nest = LoopNest("b0", ways)
    assert {level.start: {*level.blocks} for level in nest.levels if level is not nest.root} == expected
    assert nest.root.blocks == {*graph}
    for block in graph:
        around = [level for level in nest.levels if block in level.blocks]
        assert nest.of[block] is min(around, key=lambda level: len(level.blocks))
        assert nest.depth[block] == len(around) - 1
    for level in nest.levels:
        meets = nx.immediate_dominators(of_level(level).reverse(), END)
        places = {node: at for at, node in enumerate(level.nodes)}
        for node in level.nodes:
            assert level.join[node] == meets[node]
            assert all(one == END or places[one] > places[node] for one in level.successors(node))
            inside = {*level.between(node), level.join[node]} - {END}
            assert level.meetings(node) == {one for one in inside if have_two_ways(of_level(level), node, one)}


def have_two_ways(graph: nx.DiGraph, source: str, target: str) -> bool:
    """Tell whether two ways that share no other node lead from one node to another."""
    direct = graph.has_edge(source, target)
    graph.remove_edges_from([(source, target)])
    if not nx.has_path(graph, source, target):
        return False
    return direct or len([*nx.node_disjoint_paths(graph, source, target, cutoff=2)]) == 2
