"""Where the local values of a function are defined and used, and renumbering those that have no name."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from syclopt.ir.references import without_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import NAME, STRING, key_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.text.spelling import Key

_LOCAL = compile_pattern(rf"%({NAME})")
_NUMBERED = compile_pattern(rf"{STRING}|%([0-9]++)(?![-a-zA-Z$._])|(?<![^\n\r])([0-9]++):")
_EQUALS = re.compile(r"[ \t\r\n]*=")


class Locals:
    """The local values that the body of a function names. Offsets are into `text`, the body."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clean = without_noise(text)  # of the same length, without strings and comments
        self._places: dict[Key, list[Span]] = {}
        for found in _LOCAL.finditer(self.clean):
            self._places.setdefault(key_of(found[1]), []).append(Span(*found.span()))

    def definition(self, key: Key) -> Span | None:
        """Return where the instruction that defines a value begins, as the span of its name; None for a parameter."""
        return next((span for span in self._places.get(key, ()) if _EQUALS.match(self.clean, span.end)), None)

    def uses(self, key: Key) -> list[Span]:
        """Return where the name of a value stands, other than in its definition."""
        defined = self.definition(key)
        return [span for span in self._places.get(key, ()) if span != defined]

    def line(self, offset: int) -> Span:
        """Return the line around an offset, without blanks at its ends and without a comment."""
        start = self.clean.rfind("\n", 0, offset) + 1
        end = self.clean.find("\n", offset)
        line = self.clean[start : len(self.clean) if end < 0 else end]
        return Span(start + len(line) - len(line.lstrip()), start + len(line.rstrip()))


def renumbered(body: str, gone: Iterable[int]) -> str:
    """Return a body whose unnamed values, which are numbered in order, close the gaps that those of `gone` left."""
    order = sorted(gone)

    def closed(found: re.Match[str]) -> str:
        if found[1] is not None:
            return f"%{int(found[1]) - bisect_left(order, int(found[1]))}"
        if found[2] is not None:
            return f"{int(found[2]) - bisect_left(order, int(found[2]))}:"
        return found[0]

    return _NUMBERED.sub(closed, body)
