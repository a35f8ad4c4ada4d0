"""What clang says of assertions in our headers, said of the lines of users that they are about."""

from __future__ import annotations

import re
from typing import NamedTuple

from syclopt.frontends.clang.installed_clang import HEADERS

_PLACE = re.compile(r"(?P<file>[^\n:]+):\d+:\d+: (?P<kind>fatal error|error|warning|note): ")
_ASSERTION = re.compile(r"error: static assertion failed(?: due to requirement '.*?')?: (?P<message>.*)")
_INCLUDED = re.compile(r"(?:In file included|                 ) from ")
_END = re.compile(r"\d+ (?:error|warning)s?\b.* generated\.$")
_HERE = ": note: "
_OURS = f"{HEADERS}/"


class _Said(NamedTuple):
    """A line with a place, and those below it that show the source; before an error or warning, what was included."""

    included: list[str]
    lines: list[str]

    @property
    def is_ours(self) -> bool:
        """Whether it is about a place in our headers."""
        return self.lines[0].startswith(_OURS)

    @property
    def is_note(self) -> bool:
        """Whether it belongs to what was said before."""
        place = _PLACE.match(self.lines[0])
        return place is not None and place["kind"] == "note"

    @property
    def all(self) -> list[str]:
        """All lines."""
        return [*self.included, *self.lines]


def in_lines_of_users(messages: str) -> str:
    """Return what clang said, where assertions that fail in our headers are errors in the lines that led there.

    Those are the innermost ones outside of our headers; what led to them in turn stays below.
    """
    if "static assertion failed" not in messages or _OURS not in messages:
        return messages
    lines: list[str] = []
    said = _parted(messages.splitlines())
    at = 0
    while at < len(said):
        end = at + 1
        while end < len(said) and said[end].is_note:
            end += 1
        lines += _in_line_of_user(said[at:end])
        at = end
    return "".join(f"{line}\n" for line in lines)


def _parted(lines: list[str]) -> list[_Said]:
    said: list[_Said] = []
    included: list[str] = []
    for line in lines:
        if _INCLUDED.match(line):
            included.append(line)
        elif _PLACE.match(line) or _END.match(line) or not said:
            said.append(_Said(included, [line]))
            included = []
        else:
            said[-1].lines.append(line)
    return [*said, _Said([], included)] if included else said


def _in_line_of_user(group: list[_Said]) -> list[str]:
    """Return the lines of an error, or of something else, and its notes."""
    first, *notes = group
    assertion = _ASSERTION.search(first.lines[0]) if first.is_ours else None
    at = next((at for at, note in enumerate(notes) if not note.is_ours), None)
    if assertion is None or at is None:
        return [line for one in group for line in one.all]
    place = notes[at].lines[0].partition(_HERE)[0]
    outer = (line for note in notes[at + 1 :] for line in note.all)
    return [f"{place}: error: {assertion['message']}", *notes[at].lines[1:], *outer]
