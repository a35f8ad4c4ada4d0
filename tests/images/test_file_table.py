"""File tables."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt.errors import InputError, ParseError
from syclopt.images.file_table import FileTable


def test_text() -> None:
    table = FileTable(("Code", "Symbols"), (("a_0.ll", "a_0.sym"), ("a_1.ll", "a_1.sym")))
    assert table.to_bytes() == b"[Code|Symbols]\na_0.ll|a_0.sym\na_1.ll|a_1.sym\n"
    assert table.column("Symbols") == ("a_0.sym", "a_1.sym")
    with pytest.raises(KeyError):
        table.column("Properties")


def test_no_rows() -> None:
    assert FileTable.parse(b"[Code]\n") == FileTable(("Code",))


CELLS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="|\n\r"), min_size=1)


@given(st.lists(CELLS, min_size=1, max_size=3), st.data())
def test_reading_returns_what_was_written(columns: list[str], data: st.DataObject) -> None:
    rows = data.draw(st.lists(st.tuples(*[CELLS] * len(columns)), max_size=3))
    table = FileTable(tuple(columns), tuple(rows))
    assert FileTable.parse(table.to_bytes()) == table


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "t.table:1:1: error: malformed title line: '', expected '[Code|...]'"),
        (
            "\x7fELF\0",
            "t.table:1:1: error: expected a file table, found no text; objects and programs hold images, "
            "which 'syclopt-image unwrap' takes out",
        ),
        ("Code\n", "t.table:1:1: error: malformed title line: 'Code', expected '[Code|...]'"),
        ("[]\n", "t.table:1:1: error: malformed title line: '[]', expected '[Code|...]'"),
        ("[Code|Symbols]\na\n", "t.table:2:1: error: row size mismatch at line 2: found 1 cells, expected 2"),
    ],
)
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        FileTable.parse(text, "t.table")
    assert str(caught.value) == message


@pytest.mark.parametrize("path", ["a|b", "a\nb"])
def test_what_the_syntax_cannot_hold_is_refused(path: str) -> None:
    with pytest.raises(InputError, match="file table"):
        FileTable(("Code",), ((path,),)).to_bytes()
