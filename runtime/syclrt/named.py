"""What a program has by names: mappings that threads may read while others load."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from syclrt.errors import Errc, UnknownNameError, near_names

T = TypeVar("T")


class Named(Mapping[str, T]):
    """Id -> what has it. `what` is said of an id that there is not, in an error of the class `unknown`."""

    def __init__(self, what: str, unknown: type[UnknownNameError]) -> None:
        self._found: dict[str, T] = {}
        self._what = what
        self._unknown = unknown

    def __getitem__(self, name: str) -> T:
        """Return what has an id. Raises `UnknownNameError` (INVALID)."""
        if name in self:
            return self._found[name]
        hint = near_names(name, [*self._found]) if isinstance(name, str) else ""  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise self._unknown(f"no {self._what} has the id {name!r}{hint}", Errc.INVALID)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._found

    def __iter__(self) -> Iterator[str]:
        return iter([*self._found])

    def __len__(self) -> int:
        return len(self._found)
