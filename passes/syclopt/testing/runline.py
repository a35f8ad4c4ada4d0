"""What a golden file says about itself: its RUN lines, its conditions and its marks."""

import re
from dataclasses import dataclass
from pathlib import Path

from syclopt.errors import InputError, Location
from syclopt.testing import shell

# lit finds its keywords anywhere in a line, so this does too.
_KEYWORD = re.compile(r"(RUN:|REQUIRES:|UNSUPPORTED:|XFAIL:|END\.|ALLOW_RETRIES:|DEFINE:|REDEFINE:)([^\n]*)")
_MARK = re.compile(r"^[ \t]*;[ \t]*(UNCHANGED|RUN-UNCHANGED|GOLDEN):([^\n]*)", re.MULTILINE)


class GoldenError(InputError):
    """A golden file that cannot be run: a RUN line that is not understood, a mark without its reason."""


@dataclass(frozen=True)
class RunLine:
    """One RUN line, continuations joined, at 1-based `number`; `unchanged` holds the reason of its mark."""

    number: int
    text: str
    steps: tuple[shell.Step, ...]
    unchanged: str | None = None

    def mentions(self, substitution: str) -> bool:
        """Whether any word or redirection of this line holds `substitution`."""
        return substitution in self.text


@dataclass(frozen=True)
class GoldenFile:
    """The directives of one file. Conditions are lit's boolean expressions; `XFAIL: *` means always."""

    path: Path
    run_lines: tuple[RunLine, ...]
    requires: tuple[str, ...] = ()
    unsupported: tuple[str, ...] = ()
    xfail: tuple[str, ...] = ()
    is_auto: bool = False

    @property
    def has_run_lines(self) -> bool:
        """Whether there is anything to run."""
        return bool(self.run_lines)


def read(path: Path) -> GoldenFile:
    """Return the directives of the file at `path`, or raise `GoldenError`."""
    return parse(path, path.read_bytes().decode("utf-8", "surrogateescape").replace("\r\n", "\n"))


def has_run_line(path: Path) -> bool:
    """Whether the file at `path` has a RUN line, without reading anything else out of it."""
    return b"RUN:" in path.read_bytes()


def parse(path: Path, text: str) -> GoldenFile:
    """Return the directives in `text`, or raise `GoldenError` with the line at fault."""
    commands: list[tuple[int, str]] = []
    conditions: dict[str, list[str]] = {"REQUIRES:": [], "UNSUPPORTED:": [], "XFAIL:": []}
    for match in _KEYWORD.finditer(text):
        keyword, rest = match[1], match[2].strip()
        number = text.count("\n", 0, match.start()) + 1
        if keyword == "RUN:":
            if commands and commands[-1][1].endswith("\\"):
                commands[-1] = (commands[-1][0], commands[-1][1][:-1] + match[2].rstrip())
            else:
                commands.append((number, rest))
        elif keyword in conditions:
            conditions[keyword].extend(part.strip() for part in rest.split(","))
        elif keyword != "END.":
            raise _error(path, number, f"'{keyword}' is lit's, but is not known here")
        elif not rest:
            break
    everywhere, per_line, is_auto = _marks(path, text, [number for number, _ in commands])
    return GoldenFile(
        path,
        tuple(_run_line(path, number, command, per_line.get(number, everywhere)) for number, command in commands),
        requires=tuple(conditions["REQUIRES:"]),
        unsupported=tuple(conditions["UNSUPPORTED:"]),
        xfail=tuple(conditions["XFAIL:"]),
        is_auto=is_auto,
    )


def _run_line(path: Path, number: int, command: str, unchanged: str | None) -> RunLine:
    if command.endswith("\\"):
        raise _error(path, number, "the RUN line ends with '\\', but no RUN line follows")
    try:
        return RunLine(number, command, shell.parse(command), unchanged)
    except shell.ShellError as error:
        raise _error(path, number, str(error)) from None


def _marks(path: Path, text: str, run_numbers: list[int]) -> tuple[str | None, dict[int, str], bool]:
    """Return the reason for the whole file, the reasons for single RUN lines, and whether checks are written."""
    everywhere: str | None = None
    per_line: dict[int, str] = {}
    is_auto = False
    for match in _MARK.finditer(text):
        mark, value = match[1], match[2].strip()
        number = text.count("\n", 0, match.start(1)) + 1
        if mark == "GOLDEN":
            if value != "auto":
                raise _error(path, number, f"'GOLDEN: {value}' is not known; expected 'GOLDEN: auto'")
            is_auto = True
        elif not value:
            raise _error(path, number, f"'{mark}:' needs a reason")
        elif mark == "UNCHANGED":
            everywhere = value
        else:
            following = [run for run in run_numbers if run > number]
            if not following:
                raise _error(path, number, "'RUN-UNCHANGED:' stands above no RUN line")
            per_line[min(following)] = value
    return everywhere, per_line, is_auto


def _error(path: Path, number: int, message: str) -> GoldenError:
    return GoldenError(message, Location(str(path), number, 1))
