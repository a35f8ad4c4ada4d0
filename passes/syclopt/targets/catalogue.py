"""Aspects and architectures by name and number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from syclopt.errors import UndefinedError, nearest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Row = TypeVar("Row")


class Catalogue(Generic[Row]):
    """Rows of one kind (`kind` names it) by their names, aliases included, and by their numbers."""

    def __init__(self, kind: str, names: Mapping[str, Row], numbers: Mapping[int, Row]) -> None:
        self._kind = kind
        self._names = names
        self._numbers = numbers

    def get(self, name: str) -> Row:
        """Return the row of a name or alias; raises `UndefinedError`, which names the closest ones."""
        row = self._names.get(name)
        if row is None:
            raise UndefinedError(f"unknown {self._kind} '{name}'{nearest(name, self._names)}")
        return row

    def find(self, number: int) -> Row | None:
        """Return the row with this number; of several, the one whose name is current."""
        return self._numbers.get(number)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[Row]:
        """Yield each row once, in order."""
        return iter(dict.fromkeys(self._names.values()))
