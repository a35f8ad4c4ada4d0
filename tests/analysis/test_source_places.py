"""Places in sources: where a message stands, and what it shows of the line."""

from pathlib import Path

from syclopt.analysis.call_chains import described_inlining
from syclopt.analysis.source_places import inlined_calls, location_at
from syclopt.ir.module import Module

SCOPES = """
!1 = !DIFile(filename: "a.cpp", directory: "")
!2 = !DISubprogram(name: "f", scope: !1, file: !1, line: 1)
!3 = !DISubprogram(name: "k", scope: !1, file: !1, line: 5)
!4 = !DIFile(filename: "/usr/include/c++/12/new", directory: "")
!5 = !DISubprogram(name: "of_library", scope: !4, file: !4, line: 7)
"""


def test_a_place_shows_its_line_with_a_caret(tmp_path: Path) -> None:
    source = tmp_path / "app: 2.cpp"
    source.write_text("int main() {\n  return f(1);\n}\n")
    location = location_at(f"{source}:2:10")
    assert str(location) == f"{source}:2:10"
    assert location.excerpt == "return ^f(1);"


def test_a_place_without_a_column_is_where_the_line_begins(tmp_path: Path) -> None:
    source = tmp_path / "app.cpp"
    source.write_text("\n  int x;\n")
    location = location_at(f"{source}:2")
    assert (location.line, location.column, location.excerpt) == (2, 3, "^int x;")


def test_of_a_source_that_is_not_there_or_shorter_the_place_is_all(tmp_path: Path) -> None:
    source = tmp_path / "short.cpp"
    source.write_text("int x;\n")
    for place in (f"{tmp_path}/none.cpp:7:3", f"{source}:7:3"):
        location = location_at(place)
        assert (str(location), location.excerpt) == (place, "")
    assert str(location_at("no place")) == "no place:1:1"


def test_calls_that_a_library_makes_in_itself_are_left_out() -> None:
    places = """
!6 = !DILocation(line: 9, column: 2, scope: !5, inlinedAt: !7)
!7 = !DILocation(line: 8, column: 2, scope: !5, inlinedAt: !8)
!8 = !DILocation(line: 2, column: 3, scope: !2, inlinedAt: !9)
!9 = !DILocation(line: 6, column: 4, scope: !3)
"""
    module = Module.parse(SCOPES + places)
    assert described_inlining(module, "ret void, !dbg !6", "k") == " in 'f', which is inlined into 'k' at a.cpp:6:4"
    assert described_inlining(module, "ret void, !dbg !9", "k") == ""
    assert described_inlining(module, "ret void", "k") == ""


def test_calls_that_are_inlined_into_themselves_come_to_an_end() -> None:
    module = Module.parse(SCOPES + "!6 = distinct !DILocation(line: 2, column: 3, scope: !2, inlinedAt: !6)\n")
    text = described_inlining(module, "ret void, !dbg !6", "k")
    assert text.count("which is inlined into 'f' at a.cpp:2:3") < 20
    assert "more calls)" in text
    assert text.endswith("which is inlined into 'k' at a.cpp:2:3")


def test_metadata_that_leads_nowhere_says_nothing_of_calls() -> None:
    places = """
!6 = !DILocation(line: 2, column: 3, scope: !70, inlinedAt: !8)
!8 = !DILocation(line: 2, column: 3, scope: !2, inlinedAt: !71)
!9 = !{!6}
"""
    module = Module.parse(SCOPES + places)
    for number in (6, 8, 9, 10):
        assert inlined_calls(module, f"ret void, !dbg !{number}") == []
