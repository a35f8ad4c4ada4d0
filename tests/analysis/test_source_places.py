"""Places in sources: where a message stands, and what it shows of the line."""

from pathlib import Path

from syclopt.analysis.source_places import location_at


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
