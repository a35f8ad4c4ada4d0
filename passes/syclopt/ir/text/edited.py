"""Where the text of an edited entity stood before: what is told of it names lines of the file that was read."""

from __future__ import annotations

from syclopt.errors import Location
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source, Span

_NUMBER = compile_pattern(r"(?<=[!#])[0-9]++")  # of metadata and attribute groups, which others may have taken
_MOST_LINES = 10_000  # that were edited: it would take long to find out what stands for what among more


class EditedText(Source):
    """The text of an edited entity. Places in it are those of what it was made from.

    A line that was not edited is where it was. One that was is where the line is in whose place it stands, and what was
    put in where it was put in.
    """

    __slots__ = ("_before", "_span", "_turns")

    def __init__(self, text: str, before: Source, span: Span) -> None:
        """Take the text that there is now, and what it was made from: a span of a source."""
        super().__init__(text, before.name)
        self._before = before
        self._span = span
        self._turns: list[tuple[str, int, int, int, int]] | None = None

    def location(self, offset: int) -> Location:
        """Return file, line and column of `offset`; the excerpt is of the text that there is now."""
        here = Location.at(self.name, self.text, offset)
        lines, now = self._before.text[self._span.start : self._span.end].split("\n"), self.text.split("\n")
        line = self._line_before(here.line - 1, lines, now)
        is_same = lines[line] == now[here.line - 1]
        column = here.column - 1 if is_same else len(lines[line]) - len(lines[line].lstrip())
        begin = self._span.start + sum(map(len, lines[:line])) + line
        there = self._before.location(min(begin + column, self._span.end))
        return Location(there.file, there.line, there.column, here.excerpt)

    def _line_before(self, at: int, lines: list[str], now: list[str]) -> int:
        """Return which line stood for one, counted from 0."""
        if self._turns is None:
            self._turns = _turns(*([_NUMBER.sub("", line) for line in each] for each in (lines, now)))
        for what, first, last, begin, end in self._turns:
            if begin <= at < end:
                is_paired = what == "equal" or last - first == end - begin
                return first + at - begin if is_paired else min(first, len(lines) - 1)
        return 0


def _turns(before: list[str], now: list[str]) -> list[tuple[str, int, int, int, int]]:
    """Return how lines become others: what is done, and with which lines of which; as `difflib` has it."""
    same = min(len(before), len(now))
    first = next((at for at in range(same) if before[at] != now[at]), same)
    last = next((at for at in range(same - first) if before[-1 - at] != now[-1 - at]), same - first)
    ends = len(before) - last, len(now) - last
    inner: list[tuple[str, int, int, int, int]] = []
    if ends[0] - first + ends[1] - first <= _MOST_LINES:
        from difflib import SequenceMatcher

        found = SequenceMatcher(None, before[first : ends[0]], now[first : ends[1]]).get_opcodes()
        inner = [(what, a + first, b + first, c + first, d + first) for what, a, b, c, d in found]
    return [
        ("equal", 0, first, 0, first),
        *inner,
        ("equal", ends[0], len(before), ends[1], len(now)),
    ]
