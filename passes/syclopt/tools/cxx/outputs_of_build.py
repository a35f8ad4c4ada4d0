"""The files that a build is to write, looked at before it begins."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from syclopt.errors import FileError, UsageError
from syclopt.tools.cxx.device_targets import device_name
from syclopt.tools.cxx.host_side import object_name, program_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.tools.cxx.cxx_arguments import Arguments


def check_outputs(arguments: Arguments) -> None:
    """Raise `UsageError` when two files would have one name, or a source's, `FileError` when one cannot be written."""
    sources = {os.path.realpath(source): source for source in arguments.sources}
    owners: dict[str, str] = {}
    for owner, output in _outputs(arguments):
        path = os.path.realpath(output)
        if path in sources:
            raise UsageError(f"'{output}' is a source, and would be overwritten")
        other = owners.setdefault(path, owner)
        if other != owner:
            raise UsageError(f"'{other}' and '{owner}' would both become '{output}'; name their outputs with -o")
        _check_writable(output, path)


def _outputs(arguments: Arguments) -> Iterator[tuple[str, str]]:
    """Yield the names of files, each with what it is made of."""
    if arguments.stage == "link":
        yield "", program_name(arguments)
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
