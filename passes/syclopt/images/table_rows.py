"""File tables with what a message needs: where each row stands, and the contents of the files that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.files import read_file, read_named
from syclopt.images.file_table import FileTable
from syclopt.images.json import from_json
from syclopt.images.properties import PropertySets

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def rows_of(file: str) -> Iterator[tuple[Mapping[str, str], str]]:
    """Yield the rows of a table, column -> path, each with the line where it stands.

    Raises `FileError`, `ParseError`.
    """
    data = read_file(file)
    table = FileTable.parse(data, file)
    lines = [number for number, line in enumerate(data.split(b"\n")[1:], 2) if line.strip()]
    for row, line in zip(table.rows, lines, strict=True):
        yield dict(zip(table.columns, row, strict=True)), f"{file}:{line}"


def read_cell(path: str, where: str, size: int = -1) -> bytes:
    """Return the first bytes of a file, or all, that a table names in the line `where`. Raises `FileError`."""
    return read_named(path, where, size)


def names_of(symbols: bytes) -> list[str]:
    """Return the names in a file of symbols."""
    return symbols.decode("utf-8", "surrogateescape").split("\n")[:-1]


def properties_of(data: bytes, file: str) -> PropertySets:
    """Return the property sets of a file of either form, which may be empty. Raises `ParseError`."""
    if not data:
        return PropertySets()
    return from_json(data, file) if data.lstrip().startswith(b"{") else PropertySets.parse(data, file)
