"""What syclopt-post-link writes: IR, or images as they come with their tables at last, and texts for host code."""

from __future__ import annotations

import os
import sys
from itertools import zip_longest
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.files import STDOUT, write_stdout
from syclopt.images.device_image import CodeForm, DeviceImage
from syclopt.images.write import ImageFiles
from syclopt.pipeline.instrumentation.reproducer import Reproducer
from syclopt.pipeline.instrumentation.standard import Changes
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.post_link.bfloat16 import with_bfloat16_libraries
from syclopt.pipeline.post_link.preset import depends_on_target
from syclopt.tools.post_link.outputs import check_tables, check_writable
from syclopt.tools.progress import Progress
from syclopt.tools.run_tool import read_module
from syclopt.tools.shared_options import helpers

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.ir.module import Module
    from syclopt.passes import Pass
    from syclopt.tools.post_link.arguments import CommandLine
    from syclopt.tools.post_link.outputs import Outputs

_REMARK = "record-esimd-split-status"  # what it records is no modification
_NOTE = "syclopt-post-link NOTE: no modifications to the input LLVM IR have been made"


def write_ir(line: CommandLine, outputs: Outputs, passes: Sequence[Pass], warnings: Warnings) -> None:
    """Run `passes`, and write the IR of the one image. Raises `SycloptError`; then nothing is left behind."""
    to_stdout = outputs.first in STDOUT
    if to_stdout and not line.text and not line.force and sys.stdout is not None and sys.stdout.isatty():
        raise UsageError("bitcode would go to a terminal; -S writes text, -f bitcode nevertheless")
    check_writable([*_host_paths(line), *([] if to_stdout else [outputs.first])])
    module = read_module(line.input)
    host_texts = _host_texts(line, module)
    [image] = PassManager(passes, [Reproducer()], warnings).run([DeviceImage(module)])
    data = image.code(CodeForm(not line.text, comments=False))
    with ImageFiles(outputs.prefix) as files:
        for path, text in host_texts.items():
            files.write_named(path, text)
        if not to_stdout:
            files.write_named(outputs.first, data)
        files.write_tables()
        if to_stdout:
            write_stdout(data)


def write_images(
    line: CommandLine, outputs: Outputs, pipelines: Mapping[str, Sequence[Pass]], warnings: Warnings
) -> None:
    """Run the pipeline of each target, and write images as they come, and the tables at last.

    Raises `SycloptError`; then nothing is left behind.
    """
    tables = [table.path for table in outputs.tables if table.path not in STDOUT]
    folder = None if outputs.discards else os.path.dirname(outputs.prefix)
    check_writable([*_host_paths(line), *tables], folder)
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
        if len(managers) > 1 and not depends_on_target(module):
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
            for path, text in host_texts.items():
                files.write_named(path, text)
            check_tables(files, outputs.known, warnings, is_one_image=line.step.is_one_image)
            files.write_tables()


def _write_as_they_come(
    line: CommandLine, outputs: Outputs, images: Iterable[DeviceImage], files: ImageFiles, changes: Changes
) -> None:
    for image, is_only in _with_place(with_bfloat16_libraries(images, line.step)):
        code = None
        if is_only and outputs.is_default and not changes.found and line.input not in ([], ["-"]):
            print(_NOTE, file=sys.stderr)
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


def _host_texts(line: CommandLine, module: Module) -> dict[str, bytes]:
    """Return the texts for host code that are asked for, by path."""
    if not _host_paths(line):
        return {}
    from syclopt.tools.post_link.host_integration import integration_footer, integration_header

    texts = {line.integration_header: integration_header, line.integration_footer: integration_footer}
    return {path: text(module).encode("utf-8", "surrogateescape") for path, text in texts.items() if path is not None}
