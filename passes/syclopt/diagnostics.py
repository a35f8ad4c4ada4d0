"""Warnings: each has a name, by which it is shown, silenced or made an error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from syclopt.errors import InputError, Location

if TYPE_CHECKING:
    from collections.abc import Iterable

Warn = Callable[[str, str, Location | None], None]
"""Whoever hears of warnings: their name, message and place. `Warnings.warn` is one, `PassContext.warn` another."""


class Warnings:
    """What becomes of warnings: each has a name, is shown on `emit`, ignored, or made an error.

    `flags` are read in order, and a later one wins: `no-NAME` (ignore), `error=NAME`, `error` (all that are shown).
    """

    def __init__(self, flags: Iterable[str] = (), emit: Callable[[str], None] | None = None) -> None:
        self.flags = tuple(flags)
        self._emit = emit or print_message
        self._shown: set[str] = set()

    @property
    def names(self) -> list[str]:
        """The names of warnings that the flags mention, in order."""
        return [flag.removeprefix("error=").removeprefix("no-") for flag in self.flags if flag != "error"]

    def level(self, name: str) -> Literal["ignore", "warning", "error"]:
        """Return what becomes of the warning `name`."""
        level: Literal["ignore", "warning", "error"] = "error" if "error" in self.flags else "warning"
        for flag in self.flags:
            if flag == f"no-{name}":
                level = "ignore"
            elif flag == f"error={name}":
                level = "error"
        return level

    def warn(self, name: str, message: str, location: Location | None = None) -> None:
        """Do with a warning what the flags say. Raises `InputError` if it is an error."""
        level = self.level(name)
        if level == "error":
            raise InputError(f"{message} [-Werror={name}]", location)
        if level == "warning":
            self.show(name, message, location)

    def show(self, name: str, message: str, location: Location | None) -> None:
        """Write one line about the warning, unless the same line was written before."""
        place = f"{location}: " if location else ""
        excerpt = f": '{location.excerpt}'" if location and location.excerpt else ""
        self.write(f"{place}warning: {' '.join(message.split())}{excerpt} [-W{name}]")

    def write(self, line: str) -> None:
        """Write a line, unless the same line was written before."""
        if line not in self._shown:
            self._shown.add(line)
            self._emit(line)


def print_message(line: str) -> None:
    """Print a line to standard error. Where that is closed, or its disk full, nobody can be told."""
    if sys.stderr is not None:  # else `print` takes standard output
        with suppress(OSError):
            print(line, file=sys.stderr, flush=True)
