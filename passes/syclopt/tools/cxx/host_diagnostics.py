"""What the compilers of both sides say: each thing once, and with what to do where that can be told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.tools.cxx.host_compiler import ATTRIBUTE_SPACES

if TYPE_CHECKING:
    from collections.abc import Iterator

_COLOUR = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_MESSAGE = re.compile(r"(?P<place>\S.*?:\d+:\d+): (?P<kind>warning|error|fatal error): (?P<text>.*?)(?: \[-W[^\]]*\])?")
_BEFORE = re.compile(r"In file included from |\s+from |\S.*: (?:In|At) .*:$|\S.*: (?:  )?(?:required|recursively) ")
_COUNT = re.compile(r"\d+ (?:warnings?|errors?)(?: and \d+ errors?)? generated\.")
_OF_DEVICES = re.compile(rf"unknown attribute '(?:{'|'.join(ATTRIBUTE_SPACES)})::[^']*' ignored.*")
_QUOTES = str.maketrans(dict.fromkeys("\u2018\u2019", "'"))  # of GCC


# A header of the C++ library has no dot in its name. As clang and GCC say it:
_NO_LIBRARY = re.compile(r"fatal error: '?(?P<name>[a-z_]+)(?:' file not found|: No such file)")


def with_hint(said: str) -> str:
    """Return what a compiler said, with a line on what to install where it lacks the headers of the C++ library."""
    found = _NO_LIBRARY.search(_plain(said))
    if found is None:
        return said
    what = f"<{found['name']}> is of the C++ library, whose headers are not installed for this compiler"
    return f"{said}syclopt-cxx: note: {what} (Debian: apt-get install g++)\n"


class _Diagnostic(NamedTuple):
    """A message with the lines that belong to it; what it is known by is empty for other lines."""

    known_by: tuple[str, ...]
    lines: list[str]

    @property
    def text(self) -> str:
        """What the message says, without its place."""
        return self.known_by[-1] if self.known_by else ""


def of_host_code(said: str, told_of_device_code: str) -> str:
    """Return what the host compiler said, without what it cannot know, and what was told of device code already.

    It does not know attributes of kernels. Flags after a message do not count.
    """
    told = {each.known_by for each in _diagnostics(told_of_device_code) if each.known_by}
    all_said = [*_diagnostics(said)]
    kept = [each for each in all_said if each.known_by not in told and not _OF_DEVICES.fullmatch(each.text)]
    if len(kept) == len(all_said):
        return said
    count = _counted(kept)
    lines = [line for each in kept for line in each.lines if not _COUNT.fullmatch(_plain(line))]
    return "".join(f"{line}\n" for line in ([*lines, count] if count else lines))


def _diagnostics(text: str) -> Iterator[_Diagnostic]:
    """Yield all lines, put together to messages: what leads to one, its first line, carets and notes."""
    leading: list[str] = []
    current = _Diagnostic((), [])
    for line in text.splitlines():
        plain = _plain(line)
        if found := _MESSAGE.fullmatch(plain):
            yield current
            current = _Diagnostic((found["place"], found["kind"], found["text"]), [*leading, line])
            leading = []
        elif _BEFORE.match(plain):
            leading.append(line)
        elif _COUNT.fullmatch(plain):
            yield current
            current = _Diagnostic((), [*leading, line])
            leading = []
        else:
            current.lines.extend([*leading, line])
            leading = []
    yield _Diagnostic(current.known_by, [*current.lines, *leading])


def _counted(kept: list[_Diagnostic]) -> str:
    """Return what clang says at its end about the messages that are left, if it said such a thing."""
    if not any(_COUNT.fullmatch(_plain(line)) for each in kept for line in each.lines):
        return ""
    kinds = [each.known_by[1] for each in kept if each.known_by]
    numbers = (("warning", kinds.count("warning")), ("error", len(kinds) - kinds.count("warning")))
    parts = [f"{number} {kind}{'s' if number > 1 else ''}" for kind, number in numbers if number]
    return f"{' and '.join(parts)} generated." if parts else ""


def _plain(line: str) -> str:
    return _COLOUR.sub("", line).translate(_QUOTES)
