"""What the driver writes: how files are called, whether they can be written, and what make is told of them."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FileError, UsageError
from syclopt.files import real_path, write_file
from syclopt.tools.cxx.device_code import device_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.tools.cxx.cxx_options import Arguments

_PROGRAM = "a.out"
_ASKED_FOR = ("-MD", "-MMD")


def program_name(arguments: Arguments) -> str:
    """Return the name of what is linked."""
    return arguments.output or _PROGRAM


def object_name(arguments: Arguments, source: str) -> str:
    """Return the name of the object or assembly file of a source, also where a program is all that is kept."""
    if arguments.output and arguments.stage != "link":
        return arguments.output
    return f"{Path(source).stem}{'.s' if arguments.stage == 'assembly' else '.o'}"


def check_outputs(arguments: Arguments) -> None:
    """Raise `UsageError` when two files would have one name, or a source's, `FileError` when one cannot be written."""
    sources = {real_path(source): source for source in arguments.sources}
    owners: dict[str, str] = {}
    for owner, output in names_of_outputs(arguments):
        path = real_path(output)
        if path in sources:
            raise UsageError(f"'{output}' is a source, and would be overwritten")
        other = owners.setdefault(path, owner)
        if other != owner:
            raise UsageError(f"'{other}' and '{owner}' would both become '{output}'; name their outputs with -o")
        _check_writable(output, path)


def names_of_outputs(arguments: Arguments) -> Iterator[tuple[str, str]]:
    """Yield the names of files, each with what it is made of."""
    if arguments.stage == "link":
        yield "", program_name(arguments)
        return
    if arguments.stage == "syntax":
        return
    for source in arguments.sources:
        if arguments.stage == "device":
            targets = arguments.targets
            ending = arguments.device_ending
            yield from ((source, arguments.output or device_name(source, each, targets, ending)) for each in targets)
        else:
            yield source, object_name(arguments, source)


def _check_writable(output: str, path: str) -> None:
    """Raise `FileError` when a file cannot be written: of a new one, when its folder is not there or closed."""
    if os.path.isdir(path):
        raise FileError("cannot write: is a directory", file=output)
    folder = os.path.dirname(path)
    if not os.path.isdir(folder):
        raise FileError(f"cannot write: there is no folder '{os.path.dirname(output)}'", file=output)
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise FileError("cannot write: permission denied", file=output)


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

    def leave_out(self, path: Path) -> None:
        """Let the file not name a path."""
        found = Path(self.name).read_text("utf-8", "surrogateescape")
        named = re.compile(rf"(?:\\\n)?[ ]*{re.escape(_escaped(str(path)))}(?::\n|(?=\s))")
        write_file(self.name, named.sub("", found).encode("utf-8", "surrogateescape"))

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
