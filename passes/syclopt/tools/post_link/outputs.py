"""Where syclopt-post-link writes: file names, tables by target, whether all can be written, and what tables lack."""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import FileError, InputError, UsageError, nearest
from syclopt.files import STDOUT
from syclopt.images.write import TableOutput
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.images.device_image import DeviceImage
    from syclopt.images.write import ImageFiles
    from syclopt.ir.text.spelling import Key
    from syclopt.targets import Requirements, Target, TargetTable
    from syclopt.tools.post_link.arguments import CommandLine

UNKNOWN = "unknown-target"
EMPTY = "empty-table"
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


def check_tables(files: ImageFiles, targets: Mapping[str, Target], warnings: Warnings, *, is_one_image: bool) -> None:
    """Warn of each table from which all images were left out; `targets` are those of the tables, by name.

    Raises `InputError` if there is one image for all kernels (`is_one_image`): what one needs takes away all of them.
    The warning is silenced for both.
    """
    for table, image in files.empty_tables():
        if warnings.level(EMPTY) == "ignore":
            continue
        message = f"no image is left for target '{table.target}', which {_denials(targets[table.target], image)}"
        if is_one_image:
            raise InputError(f"{message}; -split=none makes one image of all kernels, write another mode")
        warnings.warn(EMPTY, message)


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


def _known_targets(line: CommandLine, targets: Sequence[str], warnings: Warnings) -> dict[str, Target]:
    """Return those of the targets that are known; warn of others."""
    if not any(targets) and line.step.device_config_file is None:
        return {}
    from syclopt.targets import known_targets

    known = known_targets(line.step.device_config_file, warnings.warn)
    found: dict[str, Target] = {}
    for name in dict.fromkeys(filter(None, targets)):
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


def _denials(target: Target, image: DeviceImage) -> str:
    """Return what the target lacks of what an image needs, and the first kernel or function that needs it."""
    from syclopt.targets import Requirements

    for name, required in _requirements(image):
        if denials := target.denials(required):
            return f"{', '.join(denials)}: {shown(name)} needs it"
    return ", ".join(target.denials(Requirements.from_properties(image.properties or {})))


def _requirements(image: DeviceImage) -> Iterator[tuple[Key, Requirements]]:
    """Yield the entry points of an image with the aspects and sub-group sizes that each requires."""
    from syclopt.analysis.device_metadata import aspects_of, integers_of
    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.targets import Requirements

    for key in EntryPoints.compute(image.module).ordered:
        function = image.module.functions[key]
        kinds = (names.USED_ASPECTS_KIND, names.DECLARED_ASPECTS_KIND)
        aspects = frozenset(number for kind in kinds for number in aspects_of(function, kind) if number >= 0)
        sizes = frozenset(integers_of(function, names.REQD_SUB_GROUP_SIZE_KIND) or ())
        yield key, Requirements(aspects, sizes)
