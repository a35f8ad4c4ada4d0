"""`syclopt-image report`: a page on images, and what a browser shows of it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.runtime.built_programs import LINKED, NEEDS_FP64, kernel, library_of
from tests.tools import browser
from tests.tools.browser import Page, needs_browser

import syclrt
from syclopt import DeviceImage, names, post_link, targets
from syclopt.images import embedded
from syclopt.images.embedded import EmbeddedImage
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.write import write_images
from syclopt.ir import Module
from syclopt.ir.llvm import to_object
from syclopt.pages import render
from syclopt.tools.image import main as image_tool
from syclrt import Device

ROOT = Path(__file__).resolve().parents[2]
REAL = ROOT / "ir_fixtures" / "real"
COLUMNS = ("Code", "Properties", "Symbols")

PROGRAM = (
    LINKED
    + """
@counter = addrspace(1) global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="app::counter"
define spir_func void @outer() {
  call spir_func void @inner()
  ret void
}
define spir_func void @inner() {
  %wide = fadd double 1.0, 2.0
  store i64 7, ptr addrspace(1) @counter
  ret void
}
"""
    + kernel("wide", "  call spir_func void @outer()\n  %n = add i32 0, 0", "!sycl_used_aspects !0")
    + NEEDS_FP64
)
WITH_LINES = """
define spir_kernel void @k1() !dbg !4 {
  call spir_func void @deep(), !dbg !6
  ret void, !dbg !6
}
define internal spir_func void @deep() !dbg !5 {
  %x = fadd double 1.0, 2.0, !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "solver.cpp", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "k1", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 3, column: 5, scope: !4)
!7 = !DILocation(line: 9, column: 7, scope: !5)
"""
GET = 'define spir_func i32 @get(i32 %x) "sycl-module-id"="get.cpp" {\n  ret i32 %x\n}\n'


def numbered(*images: DeviceImage) -> list[DeviceImage]:
    for number, image in enumerate(images):
        image.index = number
    return [*images]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables of one program, split in two ways, and the module that they were made of."""
    path = tmp_path_factory.mktemp("report")
    write_images(numbered(*library_of(PROGRAM), *library_of(GET)), str(path / "app.table"), columns=COLUMNS)
    write_images(numbered(*library_of(PROGRAM, mode="none")), str(path / "one.table"), columns=COLUMNS)
    (path / "input.ll").write_text('target triple = "spirv64-unknown-unknown"\n' + PROGRAM)
    return path


def object_with_section(name: str, data: bytes) -> bytes:
    letters = "".join(f"\\{one:02X}" for one in data)
    text = f'@data = constant [{len(data)} x i8] c"{letters}", section "{name}"\n'
    return to_object(Module.parse(text))


def images_in(table: Path) -> list[str]:
    return table.read_text().splitlines()[1:]


def data_of(page: Path) -> dict[str, Any]:
    """Return what a page has, without its texts."""
    head = page.read_text().partition('<script id="head" type="text/plain">')[2].partition("<")[0]
    return json.loads(zlib.decompress(base64.b64decode(head), wbits=-15))


def report(*words: str | Path) -> Path:
    output = Path(words[0]).with_suffix(".html")
    assert image_tool(["report", *map(str, words), "-o", str(output)]) == 0
    return output


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with browser.opened() as found:
        yield found


def show(page: Page, path: Path) -> Page:
    page.open(path)
    page.wait_for("document.body.dataset.ready === 'yes'")
    return page


def choose(page: Page, searched: str, kind: str, *, row: str) -> None:
    """Search, and click the row of that name when something of the kind has been found."""
    page.write("#search", searched)
    page.wait_for(f"document.querySelector('#list .row small')?.textContent === '{kind}'")
    page.click("#list .row", row)


def rows(page: Page) -> list[str]:
    return page.run("return [...document.querySelectorAll('#list .row')].map((row) => row.textContent)")


@needs_browser
class TestPage:
    def test_it_opens_without_an_error_and_asks_no_network(self, page: Page, folder: Path) -> None:
        path = report(folder / "app.table")
        show(page, path)
        for tab in ("kernels", "graph", "devices", "images"):
            page.click(f"#tab-{tab}")
        assert page.complaints() == []
        assert page.run("return performance.getEntriesByType('resource').length") == 0

    def test_images_with_their_entry_points_sizes_and_properties(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        assert len(rows(page)) == len(images_in(folder / "app.table"))
        page.click("#list .row", "make")
        code = next(path for path in folder.glob("app_*.ll") if "@make(" in path.read_text())
        assert f"{code.stat().st_size:,} bytes" in page.text("#detail")
        assert "make" in page.text("#entry-points")
        assert "needs add-on images" in page.text("#properties")
        assert "imports" in page.text("#properties")

    def test_what_images_share(self, page: Page, tmp_path: Path) -> None:
        text = "define linkonce_odr spir_func void @both() {\n  ret void\n}\n" + "".join(
            f"define spir_kernel void @{name}() {{\n  call spir_func void @both()\n  ret void\n}}\n" for name in "ab"
        )
        images = post_link(text, mode="kernel", symbols=True)
        write_images(images, str(tmp_path / "app.table"), columns=("Code", "Symbols"))
        show(page, report(tmp_path / "app.table"))
        assert "1 function of 2" in page.text("#shared")
        assert "image 1: a" in page.text("#shared")

    def test_a_requirement_has_the_shortest_chain_of_calls(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-kernels")
        page.click("#list .row", "wide")
        told = page.run(
            "return [...document.querySelectorAll('#requirements tr')].map((row) =>"
            " [...row.querySelectorAll('th, .link')].map((one) => one.textContent))"
        )
        assert ["aspect fp64", "wide", "outer", "inner"] in told
        assert ["device global counter", "wide", "outer", "inner"] in told

    def test_a_requirement_has_the_lines_of_the_source(self, page: Page, tmp_path: Path) -> None:
        (tmp_path / "lines.ll").write_text(WITH_LINES)
        show(page, report(tmp_path / "lines.ll"))
        page.click("#tab-kernels")
        assert page.text("#requirements") == "aspect fp64k1 at solver.cpp:3:5→ deep at solver.cpp:9:7"

    def test_a_chain_leads_on_where_all_functions_on_it_list_an_aspect(self, page: Page, tmp_path: Path) -> None:
        functions = "".join(
            f"define spir_func void @{name}() !sycl_used_aspects !0 {{\n  call void @{callee}()\n  ret void\n}}\n"
            for name, callee in (("top", "middle"), ("middle", "leaf"))
        )
        leaf = "declare !sycl_used_aspects !0 spir_func void @leaf()\n!0 = !{i32 5}\n"
        kernel = "define spir_kernel void @k() !sycl_used_aspects !0 {\n  call spir_func void @top()\n  ret void\n}\n"
        (tmp_path / "listed.ll").write_text(kernel + functions + leaf)
        show(page, report(tmp_path / "listed.ll"))
        page.click("#tab-kernels")
        assert page.text("#requirements") == "aspect fp16k→ top→ middle→ leaf"

    def test_search_finds_functions_by_their_names(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        choose(page, "oute", "function", row="outer")
        page.wait_for("document.getElementById('ir')")
        assert "call spir_func void @inner()" in page.text("#ir")
        page.write("#search", "app::counter")
        page.wait_for("document.querySelector('#list .row small')?.textContent === 'device globals'")
        page.write("#search", "nothing of this name")
        page.wait_for("document.querySelectorAll('#list .row').length === 0")

    def test_code_has_its_difference_to_the_input(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table", "--input", folder / "input.ll"))
        page.click("#tab-kernels")
        page.click("#list .row", "make")
        page.click("#detail .button", "code")
        page.wait_for("document.getElementById('ir')")
        page.click("#code .button", "difference to the input")
        page.wait_for("document.querySelector('#ir .removed')")
        removed, added = (
            page.run(f"return [...document.querySelectorAll('#ir .{kind}')].map((one) => one.textContent).join('\\n')")
            for kind in ("removed", "added")
        )
        assert "@stub(ptr @action" in removed
        assert "@stub(ptr @action" not in added


@needs_browser
class TestGraph:
    def test_a_click_unfolds_a_node(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-graph")
        choose(page, "wide", "entry point", row="wide")
        page.click("#detail .button", "in the graph")
        labels = "window.graph.view.nodes().map((node) => node.data('label'))"
        page.wait_for(f"{labels}.includes('outer')")
        assert "inner" not in page.run(f"return {labels}")
        page.run("window.graph.view.nodes().filter((node) => node.data('label') === 'outer').emit('tap')")
        assert "inner" in page.run(f"return {labels}")
        assert page.complaints() == []

    def test_no_box_stands_on_another_one(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-graph")
        unfold = "for (const id of [...window.graph.nodes.keys()]) window.graph.unfold(id);"
        overlapping = """
        const boxes = window.graph.view.nodes().map((one) => one.boundingBox({ includeLabels: false }));
        const meet = (a, b) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;
        return boxes.filter((one, at) => boxes.some((other, place) => place > at && meet(one, other))).length;
        """
        for script in ("", unfold, "window.graph.arrange();"):
            assert page.run(script + overlapping) == 0

    def test_the_graph_is_as_it_was_left(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-graph")
        page.click("[data-kind=set]")
        page.run("window.graph.unfold([...window.graph.nodes.keys()][0])")
        nodes = page.run("return [...window.graph.nodes.keys()]")
        page.click("#tab-images")
        page.click("#tab-graph")
        assert page.run("return [...window.graph.nodes.keys()]") == nodes
        assert not page.run("return document.querySelector('[data-kind=set]').checked")
        assert page.run("return document.querySelectorAll('#graph canvas').length")
        assert page.complaints() == []

    def test_code_is_shown_below_the_graph(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-graph")
        choose(page, "outer", "function", row="outer")
        page.click("#graph-detail .button", "code")
        page.wait_for("document.getElementById('ir')")
        assert "call spir_func void @inner()" in page.text("#ir")

    def test_a_filter_hides_a_kind(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-graph")
        shown = "window.graph.view.nodes().filter((node) => node.visible()).map((node) => node.data('kind'))"
        assert {"image", "set", "condition", "global", "symbol"} <= {*page.run(f"return {shown}")}
        page.click("[data-kind=set]")
        assert "set" not in page.run(f"return {shown}")

    def test_nothing_is_laid_out_that_is_not_shown(self, page: Page, tmp_path: Path) -> None:
        count = 3_000
        functions = "".join(
            f"define spir_func void @f{n}() {{\n  call void @f{n + 1}()\n  ret void\n}}\n" for n in range(count)
        )
        last = f"define spir_func void @f{count}() {{\n  ret void\n}}\n"
        (tmp_path / "deep.ll").write_text(
            functions + last + "define spir_kernel void @k() {\n  call void @f0()\n  ret void\n}\n"
        )
        show(page, report(tmp_path / "deep.ll"))
        page.click("#tab-graph")
        assert page.run("return window.graph.nodes.size") == 1
        choose(page, "f2999", "function", row="f2999")
        assert page.run("return window.graph.nodes.size") == 4


@needs_browser
class TestDevices:
    def test_what_is_linked_is_what_the_runtime_says(
        self, page: Page, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(folder)
        program = syclrt.load("app.table")
        show(page, report("app.table"))
        implementation = Device.default().implementation
        for target in targets.default_table():
            device = Device(implementation, target)
            for name in ("make", "call", "wide"):
                _, *expected = str(program.explain(name, device)).splitlines()
                found = page.run(
                    "const device = data.devices.find((one) => one.name === arguments[1]);"
                    "return program.linked.explain(arguments[0], device).text",
                    *(name, target.name),
                )
                assert found.splitlines()[1:] == [line.replace(device.name, target.name) for line in expected]

    def test_symbols_that_no_image_exports_are_left_to_the_device(self, page: Page, tmp_path: Path) -> None:
        text = kernel("k", "  %n = call spir_func i32 @_Z6absenti(i32 0)")
        images = library_of(f"{text}declare spir_func i32 @_Z6absenti(i32)\n")
        write_images(numbered(*images), str(tmp_path / "app.table"), columns=COLUMNS)
        show(page, report(tmp_path / "app.table"))
        page.click("#tab-devices")
        assert "absent(int)" in page.text("#missing")
        assert "absent" not in page.text("#explanation")

    def test_the_chooser_shows_it(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table"))
        page.click("#tab-devices")
        page.click("#list .row", "wide")
        names = [target.name for target in targets.default_table()]
        lacks = next(
            target.name for target in targets.default_table() if target.denials(targets.Requirements.of(["fp64"]))
        )
        page.write("#device", str(names.index(lacks)))
        assert f"cannot run on {lacks}: it lacks aspect 'fp64'" in page.text("#explanation")


@needs_browser
class TestSideBySide:
    def test_what_moved(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "app.table", folder / "one.table"))
        page.click("#tab-compare")
        assert f"{len(images_in(folder / 'app.table'))} images and {len(images_in(folder / 'one.table'))}" in page.text(
            "#moved"
        )
        assert "with other entry points" in page.text("#moved")

    def test_code_that_moved_is_shown_with_its_difference(self, page: Page, folder: Path) -> None:
        show(page, report(folder / "input.ll", folder / "app.table"))
        page.click("#tab-compare")
        page.click("#other-code .row", "make")
        page.wait_for("document.querySelector('#ir .removed')")
        assert "-  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @action" in page.text("#ir")

    def test_nothing_moved(self, page: Page, folder: Path) -> None:
        (folder / "same.table").write_text((folder / "app.table").read_text())
        show(page, report(folder / "app.table", folder / "same.table"))
        page.click("#tab-compare")
        assert "no entry point differs" in page.text("#moved")


class TestAssets:
    def test_the_library_is_the_one_that_the_script_takes(self) -> None:
        script = (ROOT / "scripts" / "regen_page_assets").read_text()
        library = (ROOT / "passes" / "syclopt" / "pages" / "cytoscape.min.js").read_bytes()
        assert f"digest={hashlib.sha256(library).hexdigest()}\n" in script

    def test_a_page_has_the_licence_of_the_library(self, folder: Path) -> None:
        licence = (ROOT / "passes" / "syclopt" / "pages" / "cytoscape.LICENSE").read_text()
        assert "Permission is hereby granted" in licence
        assert licence in report(folder / "app.table").read_text()


class TestInputs:
    def test_an_object_with_images_of_spirv_has_their_properties(self, tmp_path: Path) -> None:
        text = 'target triple = "spir64-unknown-unknown"\ndefine spir_kernel void @k() {\n  ret void\n}\n'
        images = post_link(text, symbols=True)
        write_images(images, str(tmp_path / "app.table"), columns=COLUMNS)
        assert image_tool(["wrap", str(tmp_path / "app.table"), "-o", str(tmp_path / "app.o")]) == 0
        data = data_of(report(tmp_path / "app.o"))
        (image,) = data["programs"][0]["images"]
        assert data["strings"][image["kind"]] == "SPIR-V"
        assert [data["names"][name] for name in image["symbols"]] == ["k"]
        assert "functions" not in image
        assert ["requires", ["no aspects"]] in data["properties"][image["properties"]]

    def test_a_program_that_runs_by_itself_has_its_kernels_by_their_names(self, tmp_path: Path) -> None:
        data = data_of(report(self.program(tmp_path, b"define spir_kernel void @_Zk() {\n  ret void\n}\n")))
        (image,) = data["programs"][0]["images"]
        assert data["strings"][image["kind"]] == "textual IR"
        assert [data["shown"][name] for name in image["symbols"]] == ["Named"]
        assert len(image["functions"]) == 1

    def test_the_images_of_such_a_program_are_files_again(self, tmp_path: Path) -> None:
        code = b"define spir_kernel void @_Zk() {\n  ret void\n}\n"
        assert image_tool(["unwrap", str(self.program(tmp_path, code)), "-o", str(tmp_path / "out.table")]) == 0
        assert (tmp_path / "out_0.ll").read_bytes() == code
        assert (tmp_path / "out_0.sym").read_text() == "_Zk\n"

    def program(self, folder: Path, code: bytes) -> Path:
        sets = PropertySets()
        sets.add(names.REGISTERED_KERNELS_SET, "Named", Blob.of_string("_Zk"))
        data = embedded.to_bytes([EmbeddedImage(("_Zk",), sets, code)], [])
        path = folder / "program"
        path.write_bytes(object_with_section(embedded.SECTION, data))
        return path

    @pytest.mark.parametrize("name", sorted(path.name for path in REAL.glob("*.ll")))
    def test_every_real_module_has_a_page(self, name: str, tmp_path: Path) -> None:
        output = tmp_path / "page.html"
        assert image_tool(["report", str(REAL / name), "-o", str(output)]) == 0
        assert output.stat().st_size

    def test_the_page_is_small_beside_its_table(self, tmp_path: Path) -> None:
        body = "".join(f"  %v{n} = add i32 %x, {n}\n" for n in range(60))
        text = "".join(f"define spir_kernel void @k{n}(i32 %x) {{\n{body}  ret void\n}}\n" for n in range(400))
        write_images(post_link(text, mode="kernel", symbols=True), str(tmp_path / "app.table"), columns=COLUMNS)
        size = sum(path.stat().st_size for path in tmp_path.iterdir())
        assert report(tmp_path / "app.table").stat().st_size <= 2.5 * size


class TestBadInput:
    def refused(self, capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
        assert image_tool(["report", *map(str, words)]) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said

    def test_a_table_whose_files_are_missing(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "app.table").write_text("[Code|Properties]\nabsent.ll|absent.prop\n")
        said = self.refused(capsys, tmp_path / "app.table", "-o", tmp_path / "app.html")
        assert "absent.ll: error: cannot read what" in said
        assert not (tmp_path / "app.html").exists()

    def test_what_is_neither_a_table_nor_ir(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "text.ll").write_text("define {")
        assert "text.ll:1" in self.refused(capsys, tmp_path / "text.ll")
        (tmp_path / "plain.o").write_bytes(b"\x7fELF" + bytes(60))
        assert "plain.o" in self.refused(capsys, tmp_path / "plain.o")

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            ((b"images 1", b"images 0"), "its device images are of another version"),
            ((b'"images"', b'"imagez"'), "its device images are damaged"),
            ((b", 4]", b", 9]"), "its device images are damaged"),
            ((b'["k"]', b"[{}]  "), "its device images are damaged"),
            ((b'"k"', b"7  "), "its device images are damaged"),
        ],
    )
    def test_a_program_with_damaged_images(
        self, change: tuple[bytes, bytes], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        data = embedded.to_bytes([EmbeddedImage(("k",), PropertySets(), b"code")], [])
        damaged = data.replace(*change)
        assert damaged != data
        (tmp_path / "program").write_bytes(object_with_section(embedded.SECTION, damaged))
        assert f"program: error: {said}" in self.refused(capsys, tmp_path / "program")

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
    def test_a_full_disk(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        said = self.refused(capsys, folder / "app.table", "-o", "/dev/full")
        assert said == "/dev/full: error: cannot write: no space left on device\n"

    def test_without_jinja2_it_says_what_to_install(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "jinja2", None)
        render._environment.cache_clear()
        assert "pip install 'syclopt[report]'" in self.refused(capsys, folder / "app.table", "-o", folder / "none.html")

    @needs_browser
    def test_names_are_no_html_and_may_be_long(self, page: Page, tmp_path: Path) -> None:
        long = "n" * 10_000
        evil = "<img src=x onerror=alert(1)></script><script>alert(2)</script>'${alert(3)}-->"
        kernels = (f'define spir_kernel void @"{name}"() {{\n  ret void\n}}\n' for name in (evil, long))
        (tmp_path / "<b>evil.ll").write_text("".join(kernels))
        show(page, report(tmp_path / "<b>evil.ll"))
        page.click("#tab-kernels")
        assert any(evil in row for row in rows(page))
        page.click("#list .row", "nnnn")
        assert long in page.text("#detail h2")
        self.shows_everything_as_text(page)

    @needs_browser
    def test_places_properties_and_sets_are_no_html(self, page: Page, tmp_path: Path) -> None:
        evil = "<b>bold</b></script><script>alert(2)</script>"
        text = WITH_LINES.replace("solver.cpp", evil).replace('"k1"', f'"{evil}"').replace("@k1", f'@"{evil}"')
        code = (
            f'@g = addrspace(1) global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="{evil}"\n'
            + text.replace(
                "() !dbg !4 {", f'() "calls-indirectly"="{evil}" !dbg !4 {{\n  store i64 7, ptr addrspace(1) @g'
            )
        )
        images = post_link('target triple = "spirv64-unknown-unknown"\n' + code, mode="kernel", symbols=True)
        write_images(images, str(tmp_path / "<b>.table"), columns=COLUMNS)
        (tmp_path / "input.ll").write_text(code)
        show(page, report(tmp_path / "<b>.table", tmp_path / "input.ll", "--input", tmp_path / "input.ll"))
        page.click("#tab-kernels")
        assert f"at {evil}:9:7" in page.text("#requirements")
        page.click("#tab-compare")
        self.shows_everything_as_text(page)

    def shows_everything_as_text(self, page: Page) -> None:
        scripts = "document.scripts.length"
        before = page.run(f"return {scripts}")
        for tab in ("images", "kernels", "devices", "graph"):
            page.click(f"#tab-{tab}")
            assert page.run("return document.querySelectorAll('img, #list b, #detail b').length") == 0
        page.run("for (const id of [...window.graph.nodes.keys()]) window.graph.unfold(id)")
        assert page.run(f"return {scripts}") == before
        assert page.complaints() == []
