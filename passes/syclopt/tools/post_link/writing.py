"""What syclopt-post-link writes, and where: IR, or images with their tables at last, and texts for host code.

File names and tables by target are known, and whether all can be written and what tables lack, before passes run.
"""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.diagnostics import print_message
from syclopt.errors import FileError, InputError, UsageError, nearest
from syclopt.files import STDOUT, real_path, write_stdout
from syclopt.images.device_image import CodeForm, DeviceImage
from syclopt.images.write import ImageFiles, TableOutput
from syclopt.mangling.shown_names import shown
from syclopt.pipeline.instrumentation.reproducer import Reproducer
from syclopt.pipeline.instrumentation.standard import Changes
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.post_link.preset import depends_on_target, with_bfloat16_libraries
from syclopt.targets.nvidia_gpus import architecture_of
from syclopt.tools.command_line import helpers
from syclopt.tools.progress import Progress
from syclopt.tools.run_tool import read_module

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.passes import Pass
    from syclopt.targets import Requirements, Target, TargetTable
    from syclopt.tools.post_link.arguments import CommandLine

UNKNOWN = "unknown-target"
EMPTY = "empty-table"
_JUST_IN_TIME = "spir64"
_REMARK = "record-esimd-split-status"  # what it records is no modification
_NOTE = "syclopt-post-link NOTE: no modifications to the input LLVM IR have been made"


class Outputs(NamedTuple):
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

    A table for a known target keeps the images that the target can run; one may list those that are made for several
    targets. Raises `UsageError` for two outputs of one name for the same images, `InputError` for a target that no code
    is made for, and what `known_targets` raises.
    """
    named = line.outputs
    if not named:
        stem = os.path.splitext(os.path.basename(line.input[0] if line.input else "-"))[0]
        named = [("", f"{stem}.{'out' if line.step.ir_only else 'files'}")]
    named = [(target, "-" if path in STDOUT else path) for target, path in named]
    known = _known_targets(line, [target for target, _ in named], warnings)
    for target in known.values():
        if _makes_machine_code(line, [target.name]):
            architecture_of(target)
    tables = tuple(_table(path, target, known.get(target)) for target, path in named)
    places = [(table.made_for, real_path(table.path)) for table in tables if table.path != os.devnull]
    if doubled := [path for at, (made_for, path) in enumerate(places) if (made_for, path) in places[:at]]:
        raise UsageError(f"-o names '{doubled[0]}' twice")
    _check_stdout(line, [table.path for table in tables])
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


def write_ir(line: CommandLine, outputs: Outputs, passes: Sequence[Pass], warnings: Warnings) -> None:
    """Run `passes`, and write the IR of the one image. Raises `SycloptError`; then nothing is left behind."""
    to_stdout = outputs.first in STDOUT
    if to_stdout and not line.text and not line.force and sys.stdout is not None and sys.stdout.isatty():
        raise UsageError("bitcode would go to a terminal; -S writes text, -f bitcode nevertheless")
    check_writable([*_host_files(line), *([] if to_stdout else [outputs.first])])
    module = read_module(line.input)
    host_texts = _host_texts(line, module)
    [image] = PassManager(passes, [Reproducer()], warnings).run([DeviceImage(module)])
    data = image.code(CodeForm(not line.text, comments=False))
    with ImageFiles(outputs.prefix) as files:
        _write_named(files, host_texts)
        if not to_stdout:
            files.write_named(outputs.first, data)
        files.write_tables()
        if to_stdout:
            write_stdout(data)
        _write_to_stdout(host_texts)


def write_images(
    line: CommandLine, outputs: Outputs, pipelines: Mapping[str, Sequence[Pass]], warnings: Warnings
) -> None:
    """Run the pipeline of each target, and write images as they come, and the tables at last.

    Raises `SycloptError`; then nothing is left behind.
    """
    tables = [table.path for table in outputs.tables if table.path not in STDOUT]
    folder = None if outputs.discards else os.path.dirname(outputs.prefix)
    check_writable([*_host_files(line), *tables], folder)
    filled = {"Properties": line.step.properties, "Symbols": line.step.symbols}
    files_beside = [name for name, is_filled in filled.items() if is_filled and not line.step.embed_aux_info]
    columns = ["Code", *files_beside]
    form, is_json = CodeForm(not line.text, comments=False), line.properties_format == "json"
    changes, progress = Changes({_REMARK}), Progress("syclopt-post-link")
    with helpers(line.jobs, line.executor) as (jobs, executor):
        watchers = [Reproducer(), *([changes] if outputs.is_default else []), *progress.watchers()]
        managers = {
            name: PassManager(passes, watchers, warnings, jobs=jobs, executor=executor, form=form)
            for name, passes in pipelines.items()
        }
        module = read_module(line.input)
        if len(managers) > 1 and not (_makes_machine_code(line, pipelines) or depends_on_target(module)):
            managers = dict([next(iter(managers.items()))])
        host_texts = _host_texts(line, module)
        with ImageFiles(outputs.prefix, outputs.tables, columns, form, json_properties=is_json) as files:
            if len(managers) > 1:
                for made in _made_for_targets(managers, module, line):
                    if not outputs.discards:
                        files.add_made_for(made)
            else:
                [manager] = managers.values()
                images = progress.over(manager.stream([DeviceImage(module)]))
                del module  # it is free to go when the last image is cut from it
                _write_as_they_come(line, outputs, images, files, changes)
            _write_named(files, host_texts)
            check_tables(files, outputs.known, warnings, is_one_image=line.step.is_one_image)
            files.write_tables()
            _write_to_stdout(host_texts)


def _makes_machine_code(line: CommandLine, targets: Iterable[str]) -> bool:
    return any(replace(line.step, target=target or None).makes_machine_code for target in targets)


def _write_as_they_come(
    line: CommandLine, outputs: Outputs, images: Iterable[DeviceImage], files: ImageFiles, changes: Changes
) -> None:
    for image, is_only in _with_place(with_bfloat16_libraries(images, line.step)):
        code = None
        if is_only and outputs.is_default and not changes.found and line.input not in ([], ["-"]):
            print_message(_NOTE)
            [code] = line.input
        if outputs.discards:
            continue
        files.add(image, code)
        if line.step.import_lists:
            files.add_imports(image)


def _made_for_targets(
    managers: Mapping[str, PassManager], module: Module, line: CommandLine
) -> Iterator[dict[str, DeviceImage]]:
    """Yield, for each number of an image, the images of that number: target -> image."""
    lists = [
        [*with_bfloat16_libraries(manager.stream([DeviceImage(module.copy())]), line.step)]
        for manager in managers.values()
    ]
    for images in zip_longest(*lists):
        yield {name: image for name, image in zip(managers, images, strict=True) if image is not None}


def _with_place(images: Iterable[DeviceImage]) -> Iterator[tuple[DeviceImage, bool]]:
    """Yield each image, and whether it is the only one; none is kept."""
    rest = iter(images)
    first = next(rest, None)
    if first is None:
        return
    second = next(rest, None)
    yield first, second is None
    if second is not None:
        first = None
        yield second, False
        second = None
    for image in rest:
        yield image, False


def _host_paths(line: CommandLine) -> list[str]:
    return [path for path in (line.integration_header, line.integration_footer) if path is not None]


def _host_files(line: CommandLine) -> list[str]:
    return [path for path in _host_paths(line) if path not in STDOUT]


def _check_stdout(line: CommandLine, tables: Sequence[str]) -> None:
    """Raise `UsageError` where more than one output is standard output."""
    if sum(path in STDOUT for path in (*_host_paths(line), *tables)) > 1:
        raise UsageError("two outputs would be written to standard output")


def _write_named(files: ImageFiles, texts: Iterable[tuple[str, bytes]]) -> None:
    for path, text in texts:
        if path not in STDOUT:
            files.write_named(path, text)


def _write_to_stdout(texts: Iterable[tuple[str, bytes]]) -> None:
    for path, text in texts:
        if path in STDOUT:
            write_stdout(text)


def _host_texts(line: CommandLine, module: Module) -> list[tuple[str, bytes]]:
    """Return the texts for host code that are asked for, each behind its path."""
    if not _host_paths(line):
        return []
    from syclopt.tools.post_link.host_integration import integration_footer, integration_header

    texts = ((line.integration_header, integration_header), (line.integration_footer, integration_footer))
    return [(path, text(module).encode("utf-8", "surrogateescape")) for path, text in texts if path is not None]
