"""The file of dependencies (`-MD`, `-MMD`) of a source, which the host compiler writes."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.files import write_file

if TYPE_CHECKING:
    from collections.abc import Sequence

_ASKED_FOR = ("-MD", "-MMD")


@dataclass(frozen=True, slots=True)
class DependencyFile:
    """A file of dependencies: its name, and the options that the command line lacks for it."""

    name: str
    options: tuple[str, ...]

    def mend(self, source: str, text: Path) -> None:
        """Let the file name the source instead of `text`, which was compiled, and nothing else beside `text`."""
        found = Path(self.name).read_text("utf-8", "surrogateescape")
        named = found.replace(_escaped(str(text)), _escaped(source))
        beside = re.compile(rf"(?:\\\n)?\s*{re.escape(_escaped(str(text.parent)))}/[^\s:]*:?")
        write_file(self.name, beside.sub("", named).encode("utf-8", "surrogateescape"))

    def delete(self) -> None:
        """Take the file away, which says too little after a failure."""
        Path(self.name).unlink(missing_ok=True)


def _escaped(path: str) -> str:
    """Return a path as make reads it."""
    return path.replace(" ", "\\ ").replace("#", "\\#").replace("$", "$$")


def dependency_file(options: Sequence[str], source: str, output: str | None, made: str) -> DependencyFile | None:
    """Return the file that options of the command line ask for, if they do.

    `output` is the value of `-o`, `made` the file that is said to depend on others.
    """
    if not any(option in _ASKED_FOR for option in options):
        return None
    lacking: list[str] = []
    name = _named(options)
    if name is None:
        name = f"{os.path.splitext(output)[0] if output else Path(source).stem}.d"
        lacking += ["-MF", name]
    if not any(option.startswith(("-MT", "-MQ")) for option in options):
        lacking += ["-MQ", made]
    return DependencyFile(name, tuple(lacking))


def _named(options: Sequence[str]) -> str | None:
    for place, option in enumerate(options):
        if option == "-MF":
            return options[place + 1]
        if option.startswith("-MF"):
            return option[3:]
    return None
