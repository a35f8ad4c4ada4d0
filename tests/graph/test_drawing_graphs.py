"""Graphs as DOT and networkx."""

import os
import re
import resource
import shutil
import subprocess
from pathlib import Path

import networkx
import numpy as np
import pytest
from tests.graph.graph_tools import edges, put, refused, task

import syclrt
from syclrt import NdRange, Program, Queue, asarray, zeros
from syclrt.graph import CommandGraph, NodeType

_LINE = re.compile(r'\s*(?:(?P<from>\w+) -> (?P<to>\w+)|(?P<node>\w+) \[label="(?P<label>(?:[^"\\]|\\.)*)"\]);')


def read_dot(text: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Return labels of nodes, and edges; anything that is not of the language is an error."""
    first, *lines, last = text.splitlines()
    assert re.fullmatch(r"digraph \w+ \{", first)
    assert last == "}"
    labels: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    for line in lines:
        match = _LINE.fullmatch(line)
        assert match is not None, line
        if match["node"]:
            assert match["node"] not in labels
            labels[match["node"]] = re.sub(r"\\(.)", lambda one: {"l": "\n"}.get(one[1], one[1]), match["label"])
        elif match["from"]:
            found.append((match["from"], match["to"]))
    assert {one for edge in found for one in edge} <= {*labels}
    return labels, found


@pytest.fixture
def drawn(kernels: Program, queue: Queue) -> CommandGraph:
    """A graph with a node of each type."""
    graph, array = CommandGraph(queue), asarray(np.zeros(8, "i4"), queue)
    inner = CommandGraph(queue)
    inner.add(put(kernels, array, 1))
    executable = inner.finalize()
    first = graph.add(put(kernels, array, 77))
    last = graph.add(
        lambda handler: handler.parallel_for(NdRange((4, 2), (2, 1)), kernels.kernel("put_2d"), array, -5),
        depends_on=first,
    )
    groups = (
        None,
        lambda handler: handler.ext_oneapi_graph(executable),
        lambda handler: handler.memcpy(array, np.zeros(8, "i4")),
        lambda handler: handler.memset(array, 0x5A, 24),
        lambda handler: handler.fill(array, 3, 4),
        lambda handler: handler.prefetch(array, 4),
        lambda handler: handler.mem_advise(array, 4, 0),
        task(),
    )
    for group in groups:
        last = graph.add(group, depends_on=[first, last])
    with graph.recording(queue):
        queue.ext_oneapi_submit_barrier()
    return graph


@pytest.mark.parametrize("verbose", [False, True])
def test_the_file_has_all_nodes_edges_types_and_names(drawn: CommandGraph, tmp_path: Path, verbose: bool) -> None:
    """A drawn graph has every node with its type, every edge, and kernels' names, and the graph is as before."""
    path, before = tmp_path / "graph.dot", (drawn.get_nodes(), edges(drawn))
    drawn.print_graph(path, verbose) if verbose else drawn.print_graph(str(path))
    assert (drawn.get_nodes(), edges(drawn)) == before
    labels, found = read_dot(path.read_text())
    nodes = drawn.get_nodes()
    assert len(labels) == len(nodes)
    assert len(found) == sum(len(node.get_successors()) for node in nodes)
    names = [*labels]
    assert {(names.index(first), names.index(second)) for first, second in found} == edges(drawn)
    for index, (node, label) in enumerate(zip(nodes, labels.values(), strict=True)):
        lines = label.splitlines()
        assert lines[:2] == [f"ID = {index}", f"TYPE = {node.type.name}"]
        assert len(lines) == 2 + (node.type is NodeType.KERNEL) or verbose
    assert "NAME = put" in labels[names[0]].splitlines()
    assert "NAME = put_2d" in labels[names[1]].splitlines()


def test_verbose_tells_arguments_addresses_and_sizes(drawn: CommandGraph, tmp_path: Path) -> None:
    """A verbose drawing tells arguments and ranges of kernels, places and sizes of copies and fills."""
    drawn.print_graph(tmp_path / "graph.dot", verbose=True)
    labels = [*read_dot((tmp_path / "graph.dot").read_text())[0].values()]
    first, second, *_ = labels
    address = re.search(r"ARG 0 = (0x[0-9a-f]+) \(pointer", first)
    assert address is not None
    assert "ARG 1 = 77 (scalar i32, 4 bytes)" in first
    assert "GLOBAL = 8" in first.splitlines()
    assert {"GLOBAL = 4 x 2", "LOCAL = 2 x 1"} <= {*second.splitlines()}
    copied, memset, fill = labels[4:7]
    assert f"Dst = {address[1]}" in copied.splitlines()
    assert re.search(r"^Src = 0x[0-9a-f]+$", copied, re.MULTILINE)
    assert "Size = 32" in copied.splitlines()
    assert {"Pattern = 0x5a", "Size = 24", f"Dst = {address[1]}"} <= {*memset.splitlines()}
    assert {"Pattern = 0x00000003", "Size = 16"} <= {*fill.splitlines()}
    assert "NODES = 1" in labels[3].splitlines()


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
@pytest.mark.parametrize("verbose", [False, True])
def test_graphviz_accepts_the_file(drawn: CommandGraph, tmp_path: Path, verbose: bool) -> None:
    """Another reader of the language finds the same number of nodes and edges."""
    drawn.print_graph(tmp_path / "graph.dot", verbose=verbose)
    done = subprocess.run(["dot", "-Tplain", tmp_path / "graph.dot"], capture_output=True, text=True, check=True)
    kinds = [line.split()[0] for line in done.stdout.splitlines()]
    assert (kinds.count("node"), kinds.count("edge")) == (len(drawn.get_nodes()), len(edges(drawn)))


def test_names_are_escaped(queue: Queue, graph: CommandGraph, tmp_path: Path) -> None:
    """A kernel's name stands in the file so that it reads back as it is."""
    from syclopt import Module

    text = 'target triple = "spirv64-unknown-unknown"\ndefine spir_kernel void @"a\\22b\\5Cn" () { ret void }\n'
    program = syclrt.load(Module.parse(text))
    (kernel,) = program.kernels.values()
    graph.add(lambda handler: handler.single_task(kernel))
    graph.print_graph(tmp_path / "names.dot")
    labels, _ = read_dot((tmp_path / "names.dot").read_text())
    assert f"NAME = {kernel.name}" in labels["node0"]


@pytest.mark.parametrize("name", ["graph", "graph.txt", "graph.dot.png", "graph.DOT", ""])
def test_the_name_has_to_end_in_dot(graph: CommandGraph, tmp_path: Path, name: str) -> None:
    """A file name without the ending `.dot` is refused, and nothing is written."""
    with refused("'.dot'"):
        graph.print_graph(f"{tmp_path}/{name}")
    assert [*tmp_path.iterdir()] == []


def test_an_invalid_path(graph: CommandGraph) -> None:
    """A path that cannot exist, or that is no path, is an error of the caller."""
    for wrong in ("a\0b.dot", "x" * 5000 + ".dot"):
        with refused("cannot write"):
            graph.print_graph(wrong)
    for wrong in (None, 3, ["graph.dot"]):
        with refused("expected a path"):
            graph.print_graph(wrong)


def test_what_cannot_be_written(graph: CommandGraph, tmp_path: Path) -> None:
    """A file that cannot be written is an error: no folder, a folder in its place, a full disk, no permission."""
    graph.add()
    (tmp_path / "folder.dot").mkdir()
    (tmp_path / "full.dot").symlink_to("/dev/full")
    wrong = [tmp_path / "missing" / "graph.dot", tmp_path / "folder.dot", tmp_path / "full.dot"]
    if os.geteuid():
        (tmp_path / "closed").mkdir(0o500)
        wrong.append(tmp_path / "closed" / "graph.dot")
    for path in wrong:
        with refused("cannot write"):
            graph.print_graph(path)


def test_a_file_that_cannot_be_written_whole_keeps_what_it_had(drawn: CommandGraph, tmp_path: Path) -> None:
    """A file is there whole or as it was, also where the disk is full."""
    path, limits = tmp_path / "graph.dot", resource.getrlimit(resource.RLIMIT_FSIZE)
    path.write_text("before")
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, limits[1]))
    try:
        with refused("cannot write"):
            drawn.print_graph(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [(one, one.read_text()) for one in tmp_path.iterdir()] == [(path, "before")]


def test_an_empty_graph_can_be_drawn(graph: CommandGraph, tmp_path: Path) -> None:
    """A graph without nodes gives a file without any."""
    graph.print_graph(tmp_path / "empty.dot")
    assert read_dot((tmp_path / "empty.dot").read_text()) == ({}, [])


def test_networkx_has_the_same_graph(drawn: CommandGraph) -> None:
    """The networkx graph has the same nodes in the same order, and the same edges."""
    found = drawn.to_networkx()
    assert isinstance(found, networkx.DiGraph)
    nodes = drawn.get_nodes()
    assert [*found.nodes] == nodes
    assert {(nodes.index(first), nodes.index(second)) for first, second in found.edges} == edges(drawn)
    assert networkx.is_directed_acyclic_graph(found)


def test_a_graph_may_be_drawn_while_a_queue_records(queue: Queue, graph: CommandGraph, tmp_path: Path) -> None:
    """Drawing does not disturb recording, and shows what is there so far."""
    with graph.recording(queue):
        queue.submit(task())
        graph.print_graph(tmp_path / "recording.dot")
        queue.submit(task())
    labels, _ = read_dot((tmp_path / "recording.dot").read_text())
    assert [label.splitlines()[1] for label in labels.values()] == ["TYPE = HOST_TASK"]
    assert zeros(1, "i4", queue).size == 1
