"""What devices have: aspects and architectures, built in and read from a copy of `data.yaml` when first asked for."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar, cast

from syclopt.errors import UndefinedError, nearest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Row = TypeVar("Row")
Data = TypedDict(  # the parts of `data.yaml`, which says what they hold
    "Data",
    {
        "aspects": dict[str, int | dict[str, Any]],
        "architectures": dict[str, list[Any]],
        "families": dict[str, dict[str, str]],
        "aspect-groups": dict[str, list[str]],
        "targets": list[dict[str, Any]],
    },
)


@dataclass(frozen=True, slots=True)
class Aspect:
    """A feature that a device has or lacks.

    `deprecated` says why, or is empty. `now` is the current name of the same number, if this one is not current.
    `removed`: newer headers do not have it.
    """

    name: str
    number: int
    deprecated: str = ""
    now: str = ""
    removed: bool = False

    @property
    def is_current(self) -> bool:
        """Whether no other name took the place of this one."""
        return not self.now


@dataclass(frozen=True, slots=True)
class Architecture:
    """A device architecture: its 64-bit value, and further names with the same value."""

    name: str
    value: int
    aliases: tuple[str, ...] = ()


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


@cache
def aspects() -> Catalogue[Aspect]:
    """Return all known aspects."""
    rows = data()["aspects"].items()
    found = [Aspect(name, row) if isinstance(row, int) else Aspect(name, **row) for name, row in rows]
    numbers = {aspect.number: aspect for aspect in sorted(found, key=lambda aspect: aspect.is_current)}
    return Catalogue("aspect", {aspect.name: aspect for aspect in found}, numbers)


@cache
def architectures() -> Catalogue[Architecture]:
    """Return all known architectures."""
    rows = data()["architectures"].items()
    found = [Architecture(name, value, tuple(aliases)) for name, (value, *aliases) in rows]
    names = {name: architecture for architecture in found for name in (architecture.name, *architecture.aliases)}
    return Catalogue("architecture", names, {architecture.value: architecture for architecture in found})


@cache
def data() -> Data:
    """Return the tables of `data.yaml`, as `scripts/regen_parser_tables` has copied them: reading YAML takes longer."""
    with open(os.path.join(os.path.dirname(__file__), "data.json"), "rb") as file:
        return cast("Data", json.load(file))
