"""Paths of conditions: what holds where one conditional call leads to the next."""

from __future__ import annotations

from typing import Self

from syclopt.conditions.prefix_code import AND, is_whole

Condition = tuple[int, ...]


class Path:
    """Conditions that all must hold, in the order in which they are met, each once.

    Paths from one start are one object where they have the same conditions in the same order. `conditions` has a bit
    for each condition: paths on which it is equal hold the same. `shorter` is the path without the last condition.
    """

    __slots__ = ("_bits", "_is_code", "_longer", "_spelled", "condition", "conditions", "shorter")

    def __init__(self, shorter: Path | None, condition: Condition, conditions: int, bits: dict[Condition, int]) -> None:
        self.shorter: Path = shorter or self
        self.condition = condition
        self.conditions = conditions
        self._bits = bits
        self._longer: dict[Condition, Path] = {}
        self._spelled: Condition | None = None if shorter else ()
        self._is_code = False

    @classmethod
    def start(cls) -> Self:
        """Return a path without conditions, of which others can be made."""
        return cls(None, (), 0, {})

    def then(self, condition: Condition) -> Path:
        """Return the path on which also `condition` holds."""
        path = self._longer.get(condition)
        if path is None:
            conditions = self.conditions | self._bits.setdefault(condition, 1 << len(self._bits))
            path = self if conditions == self.conditions else Path(self, condition, conditions, self._bits)
            self._longer[condition] = path
        return path

    def spelled(self) -> Condition:
        """Return the conditions as one: joined by AND where they are prefix code, else one after the other."""
        path, missing = self, list[Path]()
        while (joined := path._spelled) is None:
            missing.append(path)
            path = path.shorter
        is_code = path._is_code
        for path in reversed(missing):
            if is_code and is_whole(path.condition):
                joined = (AND, *joined, *path.condition)
            else:
                joined = (*joined, *path.condition)
                is_code = is_whole(joined)
            path._spelled, path._is_code = joined, is_code
        return joined


class After:
    """Paths that begin with a first path; what was found is kept, so a path costs no more than its last condition."""

    def __init__(self, start: Path, first: Path) -> None:
        self._found = {start: first}

    def path(self, further: Path) -> Path:
        """Return the path on which the conditions of the first path hold, and then those of `further`."""
        missing: list[Path] = []
        while (found := self._found.get(further)) is None:
            missing.append(further)
            further = further.shorter
        for step in reversed(missing):
            found = self._found[step] = found.then(step.condition)
        return found
