"""Where syclopt-post-link writes: file names, tables by target, and whether all of it can be written."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.errors import FileError, UsageError, nearest
from syclopt.files import STDOUT
from syclopt.images.image_files import TableOutput

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.images.device_image import DeviceImage
    from syclopt.targets import Target, TargetTable
    from syclopt.tools.post_link.arguments import CommandLine

UNKNOWN = "unknown-target"
_JUST_IN_TIME = "spir64"


@dataclass(frozen=True)
class Outputs:
    """The prefix of all file names, and the tables; the path of the first `-o` is that of IR without a table.

    `known` are the targets of tables that are known, by name; `is_default` when no `-o` was given.
    """

    prefix: str
    tables: tuple[TableOutput, ...]
    known: Mapping[str, Target]
    is_default: bool

    @property
    def first(self) -> str:
        """The path of the first `-o`."""
        return self.tables[0].path

    @property
    def made_for(self) -> list[str]:
        """The targets that images are made for, each once, in order; "" when it is decided on the device."""
        return [*dict.fromkeys(table.made_for for table in self.tables)]

    @property
    def discards(self) -> bool:
        """Whether the files of images would be beside the null device."""
        return self.prefix == os.devnull


def outputs_of(line: CommandLine, warnings: Warnings) -> Outputs:
    """Return where a command line writes.

    A table for a known target keeps the images that the target can run. Raises `UsageError` for two outputs of one
    name, and what `known_targets` raises.
    """
    named = line.outputs
    if not named:
        stem = os.path.splitext(os.path.basename(line.input[0] if line.input else "-"))[0]
        named = [("", f"{stem}.{'out' if line.step.ir_only else 'files'}")]
    named = [(target, "-" if path in STDOUT else path) for target, path in named]
    paths = [os.path.realpath(path) for _, path in named if path != os.devnull]
    if doubled := [path for i, path in enumerate(paths) if path in paths[:i]]:
        raise UsageError(f"-o names '{doubled[0]}' twice")
    known = _known_targets(line, [target for target, _ in named], warnings)
    tables = tuple(_table(path, target, known.get(target)) for target, path in named)
    folder, name = os.path.split(tables[0].path)
    prefix = os.path.join(line.out_dir or folder, os.path.splitext(name)[0])
    return Outputs(prefix, tables, known, not line.outputs)


def check_writable(files: Sequence[str], folder: str | None = None) -> None:
    """Raise `FileError` if one of `files` could not be made where it is to be, or any file in `folder`."""
    for path in files:
        if os.path.isdir(path):
            raise FileError.from_os("write", path, IsADirectoryError(None, "is a directory"))
        if not _is_special(path):
            _check_folder(os.path.dirname(path), path)
    if folder is not None:
        _check_folder(folder, folder or ".")


def _check_folder(folder: str, shown: str) -> None:
    folder = folder or "."
    if not os.path.exists(folder):
        code = errno.ENOENT
    elif not os.path.isdir(folder):
        code = errno.ENOTDIR
    elif not os.access(folder, os.W_OK | os.X_OK):
        code = errno.EACCES
    else:
        return
    raise FileError.from_os("write", shown, OSError(code, os.strerror(code)))


def _is_special(path: str) -> bool:
    return os.path.exists(path) and not os.path.isfile(path)


def _table(path: str, name: str, target: Target | None) -> TableOutput:
    if target is None:
        return TableOutput(path, name)
    return TableOutput(path, name, _runs_on(target), ahead_of_time=target.name != _JUST_IN_TIME)


def _known_targets(line: CommandLine, names: Sequence[str], warnings: Warnings) -> dict[str, Target]:
    """Return those of the targets that are known; warn of others."""
    if not any(names) and line.step.device_config_file is None:
        return {}
    from syclopt.targets import known_targets

    known = known_targets(line.step.device_config_file, warnings.warn)
    found: dict[str, Target] = {}
    for name in dict.fromkeys(filter(None, names)):
        target = known.find(name)
        if target is None:
            _warn_unknown(known, name, warnings)
        else:
            found[name] = target
    return found


def _runs_on(target: Target) -> Callable[[DeviceImage], bool]:
    from syclopt.targets import Requirements

    return lambda image: target.supports(Requirements.from_properties(image.properties or {}))


def _warn_unknown(known: TargetTable, name: str, warnings: Warnings) -> None:
    hint = nearest(name, [target.name for target in known])
    warnings.warn(UNKNOWN, f"unknown target '{name}'{hint or ';'} its table lists all images")
