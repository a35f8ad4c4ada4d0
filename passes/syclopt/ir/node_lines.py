"""Where metadata nodes stand that are lines of runs: a few numbers for each stretch of nodes that count up."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.text.spelling import Key


class NodeLines:
    """Number of a node -> its line. What stands line by line in the order of its numbers takes no memory for each."""

    __slots__ = ("_firsts", "_lasts", "_lines")

    def __init__(self, numbers: Iterable[tuple[int, int]] = ()) -> None:
        """Take numbers with their lines, each number once."""
        self._firsts, self._lasts, self._lines = array("q"), array("q"), array("q")
        last = line_before = -2
        for number, line in numbers:
            if number == last + 1 and line == line_before + 1:
                self._lasts[-1] = number
            else:
                self._firsts.append(number)
                self._lasts.append(number)
                self._lines.append(line)
            last, line_before = number, line
        if any(first > second for first, second in zip(self._firsts, self._firsts[1:], strict=False)):
            stretches = sorted(zip(self._firsts, self._lasts, self._lines, strict=True))
            self._firsts, self._lasts, self._lines = (array("q", each) for each in zip(*stretches, strict=True))

    def __bool__(self) -> bool:
        return bool(self._firsts)

    def __contains__(self, key: Key) -> bool:
        return self.get(key) is not None

    def __iter__(self) -> Iterator[int]:
        for first, last in zip(self._firsts, self._lasts, strict=True):
            yield from range(first, last + 1)

    def get(self, key: Key) -> int | None:
        """Return the line of a node; None for one that is in no run."""
        number = cast("int", key)
        at = bisect_right(self._firsts, number) - 1
        if at < 0 or number > self._lasts[at]:
            return None
        return self._lines[at] + number - self._firsts[at]

    def __getitem__(self, key: Key) -> int:
        line = self.get(key)
        if line is None:
            raise KeyError(key)
        return line
