"""Graphs in notebooks and on pages: what is drawn of nodes, edges, kernels that became one, and runs."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import sleep

import numpy as np
import pytest
from tests.tools import browser
from tests.tools.browser import Page, needs_browser

import syclrt
from syclopt.pages.drawing import MOST_BOXES, Box, Drawing, Edge, svg
from syclrt import CommandGraph, NodeType, Queue

KERNELS = Path(__file__).parents[1] / "runtime" / "small_kernels.ll"
NAMESPACE = {"svg": "http://www.w3.org/2000/svg"}


@pytest.fixture(scope="module")
def program() -> syclrt.Program:
    return syclrt.load(KERNELS)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with browser.opened() as found:
        yield found


@pytest.fixture
def graph(program: syclrt.Program, device: syclrt.Device) -> CommandGraph:
    """Fill, then two kernels, then a host task."""
    queue = Queue(device)
    one, other = (syclrt.zeros(64, np.int32, queue) for _ in range(2))
    graph = CommandGraph(queue)
    fill = graph.add(lambda handler: handler.fill(one, np.int32(1), 64))
    add = graph.add(lambda h: h.parallel_for(64, program.kernel("add"), one, other), depends_on=fill)
    step = graph.add(
        lambda h: h.parallel_for(64, program.kernel("step"), other, np.int32(2), np.int32(3)), depends_on=add
    )
    graph.add(lambda handler: handler.host_task(list), depends_on=step)
    return graph


def texts(picture: str) -> list[str]:
    return [one.text or "" for one in ET.fromstring(picture).iterfind(".//svg:text", NAMESPACE)]


def boxes(picture: str) -> list[tuple[float, float, float, float]]:
    found = ET.fromstring(picture).iterfind(".//svg:rect", NAMESPACE)
    return [(*(float(one.attrib[name]) for name in ("x", "y", "width", "height")),) for one in found]  # pyright: ignore[reportReturnType]


class TestPictures:
    def test_a_graph_has_its_nodes_and_edges(self, graph: CommandGraph) -> None:
        picture = graph._repr_svg_()
        assert [line for line in texts(picture) if ": " in line] == ["0: MEMFILL", "1: add", "2: step", "3: HOST_TASK"]
        assert picture.count('marker-end="url(#arrow)"') == 3

    def test_each_node_stands_below_those_before_it_and_none_overlap(self, graph: CommandGraph) -> None:
        placed = boxes(graph._repr_svg_())
        tops = [y for _, y, _, _ in placed]
        assert tops == sorted(tops)
        assert len({*tops}) == 4

    def test_boxes_of_one_layer_stand_beside_each_other(self) -> None:
        nodes = [Box("root"), *(Box(f"n{at}") for at in range(9))]
        placed = boxes(svg(Drawing(nodes, [Edge(0, at) for at in range(1, 10)])))
        row = sorted(box for box in placed if box[1] > 20)
        assert len(row) == 9
        assert all(x + width < other[0] for (x, _, width, _), other in pairwise(row))

    def test_a_circle_is_drawn(self) -> None:
        picture = svg(Drawing([Box("a"), Box("b"), Box("c")], [Edge(0, 1), Edge(1, 2), Edge(2, 0), Edge(1, 1)]))
        assert picture.count("<path d=") == 5
        assert len(boxes(picture)) == 3

    def test_names_are_no_markup(self) -> None:
        picture = svg(Drawing([Box("<script>alert(1)</script>", ("a & b", '"'))], []))
        assert "<script" not in picture
        assert texts(picture) == ["<script>alert(1)</script>", "a & b", '"']

    def test_a_graph_that_is_too_large_says_how_large_it_is(self) -> None:
        picture = svg(Drawing([Box(str(at)) for at in range(MOST_BOXES + 1)], []))
        assert texts(picture)[0] == f"{MOST_BOXES + 1} nodes, 0 edges"

    def test_an_empty_graph_is_an_empty_picture(self, device: syclrt.Device) -> None:
        assert texts(CommandGraph(Queue(device))._repr_svg_()) == []


class TestExecutableGraphs:
    def test_kernels_that_became_one_stand_together(self, graph: CommandGraph) -> None:
        shown = graph.finalize(fuse=True)._repr_html_()
        assert "2 kernels as one" in shown
        assert "1: add" in shown
        assert "2: step" in shown
        assert "fused" in shown

    def test_without_fusion_all_nodes_are_there(self, graph: CommandGraph) -> None:
        shown = graph.finalize()._repr_html_()
        assert "as one" not in shown
        assert all(name in shown for name in ("0: MEMFILL", "1: add", "2: step", "3: HOST_TASK"))

    def test_the_last_run_is_told(self, graph: CommandGraph, device: syclrt.Device) -> None:
        measured = graph.finalize(enable_profiling=True)
        assert "no run has ended yet" in measured._repr_html_()
        Queue(device, enable_profiling=True).ext_oneapi_graph(measured).wait()
        assert re.search(r"the last run took [0-9.]+ us", measured._repr_html_())
        assert "not measured" in graph.finalize()._repr_html_()

    @pytest.mark.native_cpu("a GPU's driver measures no nodes")
    @pytest.mark.parametrize("fuse", [False, True])
    def test_each_node_has_the_time_of_the_last_run(
        self, graph: CommandGraph, device: syclrt.Device, fuse: bool
    ) -> None:
        measured = graph.finalize(enable_profiling=True, fuse=fuse)
        nodes = 3 if fuse else 4
        assert "took" not in measured._repr_html_().partition("<pre>")[0]
        for _ in range(3):
            Queue(device, enable_profiling=True).ext_oneapi_graph(measured).wait()
            shown = measured._repr_html_().partition("<pre>")[0]
            assert len(re.findall(r">took [0-9,.]+ us<", shown)) == nodes

    def test_a_node_that_lasts_has_a_long_time(self, device: syclrt.Device) -> None:
        graph = CommandGraph(Queue(device))
        graph.add(lambda handler: handler.host_task(lambda: sleep(0.02)))
        measured = graph.finalize(enable_profiling=True)
        Queue(device, enable_profiling=True).ext_oneapi_graph(measured).wait()
        (time,) = re.findall(r">took ([0-9,.]+) us<", measured._repr_html_())
        assert float(time.replace(",", "")) >= 20_000

    def test_without_profiling_nodes_have_no_times(self, graph: CommandGraph, device: syclrt.Device) -> None:
        executable = graph.finalize()
        Queue(device).ext_oneapi_graph(executable).wait()
        assert "took" not in executable._repr_html_()


@needs_browser
class TestPages:
    def open(self, page: Page, html: str, folder: Path) -> None:
        (folder / "graph.html").write_text(html)
        page.open(folder / "graph.html")
        page.wait_for("document.body.dataset.ready === 'yes'")

    def test_a_page_shows_all_nodes_and_tells_of_one(self, page: Page, graph: CommandGraph, tmp_path: Path) -> None:
        self.open(page, graph.to_html(), tmp_path)
        assert page.run("return window.graph.view.nodes().length") == 4
        page.write("#search", "step")
        assert "ARG 1 = 2" in page.text("#about")
        assert page.complaints() == []

    def test_an_executable_graph_tells_what_runs_it(self, page: Page, graph: CommandGraph, tmp_path: Path) -> None:
        self.open(page, graph.finalize(fuse=True).to_html(), tmp_path)
        assert page.run("return window.graph.view.nodes().length") == 3
        assert "part 0" in page.text("#notes")
        assert page.complaints() == []

    def test_of_a_large_graph_what_is_looked_at_is_laid_out(
        self, page: Page, device: syclrt.Device, tmp_path: Path
    ) -> None:
        graph = CommandGraph(Queue(device))
        node = graph.add()
        for _ in range(2_000):
            node = graph.add(depends_on=node)
        assert node.type is NodeType.EMPTY
        self.open(page, graph.to_html(), tmp_path)
        assert page.run("return window.graph.view.nodes().length") == 1
        page.write("#search", "1000: EMPTY")
        page.wait_for("window.graph.view.nodes().length === 4")
        assert page.complaints() == []
