"""File tables: which files make up each device image.

    [Code|Properties|Symbols]
    app_0.ll|app_0.prop|app_0.sym

One row an image; the columns are those that the pipeline filled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import InputError, Location, ParseError
from syclopt.files import read_file
from syclopt.named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

COLUMNS = ("Code", "Properties", "Symbols")
_SHOWN = 80  # characters of what is no table


class FileTable(NamedTuple):
    """Column names, and rows with one cell a column."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...] = ()

    def column(self, name: str) -> tuple[str, ...]:
        """Return the cells of a column from top to bottom; raises `KeyError` for a name that is no column."""
        if name not in self.columns:
            raise KeyError(name)
        place = self.columns.index(name)
        return tuple(row[place] for row in self.rows)

    def to_bytes(self) -> bytes:
        """Return the text of the table; raises `InputError` for a cell that its syntax cannot hold."""
        lines = [f"[{'|'.join(self.columns)}]\n"]
        for row in self.rows:
            if unfit := [cell for cell in row if "|" in cell or "\n" in cell or "\r" in cell]:
                raise InputError(f"a file table cannot hold the path {unfit[0]!a}: it has a '|' or a line break")
            lines.append(f"{'|'.join(row)}\n")
        return "".join(lines).encode("utf-8", "surrogateescape")

    @classmethod
    def parse(cls, text: str | bytes, file: str = "<string>") -> FileTable:
        """Read the text of a table; raises `ParseError` with the line."""
        if isinstance(text, bytes):
            text = text.decode("utf-8", "surrogateescape")
        title, *lines = (line.removesuffix("\r") for line in text.split("\n"))
        if not (title.startswith("[") and title.endswith("]")) or not all(columns := title[1:-1].split("|")):
            if "\0" in title:
                what = "objects and programs hold images, which 'syclopt-image unwrap' takes out"
                raise ParseError(f"expected a file table, found no text; {what}", Location(file, 1, 1))
            shown = title if len(title) <= _SHOWN and title.isprintable() else f"{ascii(title[:_SHOWN])[1:-1]}..."
            raise ParseError(f"malformed title line: '{shown}', expected '[Code|...]'", Location(file, 1, 1))
        rows: list[tuple[str, ...]] = []
        for number, line in enumerate(lines, 2):
            if not line:
                continue
            row = tuple(line.split("|"))
            if len(row) != len(columns):
                message = f"row size mismatch at line {number}: found {len(row)} cells, expected {len(columns)}"
                raise ParseError(message, Location(file, number, 1))
            rows.append(row)
        return cls(tuple(columns), tuple(rows))


def rows_of(file: str) -> Iterator[tuple[Mapping[str, str], str]]:
    """Yield the rows of a table, column -> path, each with the line where it stands.

    Raises `FileError`, `ParseError`.
    """
    data = read_file(file)
    table = FileTable.parse(data, file)
    lines = [number for number, line in enumerate(data.split(b"\n")[1:], 2) if line.strip()]
    for row, line in zip(table.rows, lines, strict=True):
        yield dict(zip(table.columns, row, strict=True)), f"{file}:{line}"


def names_of(symbols: bytes) -> list[str]:
    """Return the names in a file of symbols."""
    return symbols.decode("utf-8", "surrogateescape").split("\n")[:-1]
