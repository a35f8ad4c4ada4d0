"""syclopt-post-link: from a device module to device images and their files, with sycl-post-link's command line."""

from __future__ import annotations

import sys

from syclopt.tools.run import print_version, run_tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from syclopt.images.image import DeviceImage
    from syclopt.images.image_files import ImageFiles
    from syclopt.ir.module import Module
    from syclopt.passes import Pass, Warnings
    from syclopt.pipeline.instrumentation.standard import Changes
    from syclopt.pipeline.manager import PassManager
    from syclopt.tools.post_link.outputs import Outputs

_REMARK = "record-esimd-split-status"  # what it records is no modification
_NOTE = "syclopt-post-link NOTE: no modifications to the input LLVM IR have been made"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status: 1 for what the user can mend, 2 for a bug in a pass."""
    if argv is None:
        from syclopt.tools.run import rest_the_collector

        rest_the_collector()
    return run_tool("syclopt-post-link", _main, argv)


def _main(arguments: Sequence[str]) -> int:
    from syclopt.tools.post_link.arguments import check_combinations, post_link_options, read_command_line
    from syclopt.tools.post_link.outputs import outputs_of

    options = read_command_line(arguments)
    if options.version:
        return print_version("syclopt-post-link")
    check_combinations(options)
    warnings = _warnings(options.warnings)
    outputs = outputs_of(options, warnings)
    pipelines = {name: post_link_options(options, name or None).passes() for name in outputs.made_for}
    if options.print_pipeline_passes:
        from syclopt.files import write_stdout
        from syclopt.pipeline.parse import print_pipeline

        lines = [f"{print_pipeline(passes)}\n" for passes in pipelines.values()]
        write_stdout("".join(lines).encode("utf-8", "surrogateescape"))
        return 0
    if options.ir_output_only:
        _write_ir(options, outputs, next(iter(pipelines.values())), warnings)
    else:
        _write_images(options, outputs, pipelines, warnings)
    return 0


def _write_ir(options: argparse.Namespace, outputs: Outputs, passes: Sequence[Pass], warnings: Warnings) -> None:
    """Write the IR of the one image."""
    from syclopt.files import STDOUT, write_file, write_stdout
    from syclopt.images.image import CodeForm, DeviceImage
    from syclopt.images.image_files import FileFormat, ImageFiles
    from syclopt.pipeline.instrumentation.reproducer import Reproducer
    from syclopt.pipeline.manager import PassManager
    from syclopt.tools.command_line import UsageError
    from syclopt.tools.post_link.outputs import check_writable
    from syclopt.tools.run import read_module

    to_stdout = outputs.first in STDOUT
    if to_stdout and not options.text and not options.force and sys.stdout is not None and sys.stdout.isatty():
        raise UsageError("bitcode would go to a terminal; -S writes text, -f bitcode nevertheless")
    check_writable([*_integration_paths(options), *([] if to_stdout else [outputs.first])])
    module = read_module(options.input)
    beside = _integration_files(options, module)
    [image] = PassManager(passes, [Reproducer()], warnings).run([DeviceImage(module)])
    data = image.code(CodeForm(not options.text, comments=False))
    with ImageFiles(outputs.prefix, (), (), FileFormat()) as files:
        for path, text in beside.items():
            files.write(path, text)
        if to_stdout:
            write_stdout(data)
        else:
            write_file(outputs.first, data)


def _write_images(
    options: argparse.Namespace, outputs: Outputs, pipelines: Mapping[str, Sequence[Pass]], warnings: Warnings
) -> None:
    """Write images as they come, and the tables at last."""
    import os

    from syclopt.files import STDOUT
    from syclopt.images.image import DeviceImage
    from syclopt.images.image_files import FileFormat, ImageFiles
    from syclopt.pipeline.instrumentation.reproducer import Reproducer
    from syclopt.pipeline.instrumentation.standard import Changes
    from syclopt.pipeline.manager import PassManager
    from syclopt.pipeline.post_link.preset import depends_on_target
    from syclopt.tools.parallel_options import helpers
    from syclopt.tools.post_link.outputs import check_writable
    from syclopt.tools.progress import Progress
    from syclopt.tools.run import read_module

    tables = [table.path for table in outputs.tables if table.path not in STDOUT]
    folder = None if outputs.discards else os.path.dirname(outputs.prefix)
    check_writable([*_integration_paths(options), *tables], folder)
    columns = ["Code", *(name for name in ("Properties", "Symbols") if getattr(options, name.lower()))]
    form = FileFormat(not options.text, comments=False, json_properties=options.properties_format == "json")
    changes, progress = Changes({_REMARK}), Progress("syclopt-post-link")
    with helpers(options) as (jobs, executor):
        watchers = [Reproducer(), changes, *progress.watchers()]
        managers = {
            name: PassManager(passes, watchers, warnings, jobs=jobs, executor=executor, form=form.code)
            for name, passes in pipelines.items()
        }
        module = read_module(options.input)
        if len(managers) > 1 and not depends_on_target(module):
            managers = dict([next(iter(managers.items()))])
        beside = _integration_files(options, module)
        with ImageFiles(outputs.prefix, outputs.tables, columns, form) as files:
            if len(managers) > 1:
                for made in _made_for_targets(managers, module, options):
                    if not outputs.discards:
                        files.add_made_for(made)
            else:
                [manager] = managers.values()
                images = progress.over(manager.stream([DeviceImage(module)]))
                del module  # it is free to go when the last image is cut from it
                _write_as_they_come(options, outputs, images, files, changes)
            for path, text in beside.items():
                files.write(path, text)
            files.write_tables()


def _write_as_they_come(
    options: argparse.Namespace, outputs: Outputs, images: Iterable[DeviceImage], files: ImageFiles, changes: Changes
) -> None:
    from syclopt.pipeline.post_link.bfloat16 import with_bfloat16_libraries

    for image, is_only in _with_place(with_bfloat16_libraries(images, options.device_lib_dir)):
        code = None
        if is_only and outputs.is_default and not changes.found and options.input not in ([], ["-"]):
            print(_NOTE, file=sys.stderr)
            [code] = options.input
        if outputs.discards:
            continue
        files.add(image, code)
        if options.imports:
            files.add_imports(image)


def _made_for_targets(
    managers: Mapping[str, PassManager], module: Module, options: argparse.Namespace
) -> Iterator[dict[str, DeviceImage]]:
    """Yield, for each number of an image, the images of that number: target -> image."""
    from itertools import zip_longest

    from syclopt.images.image import DeviceImage
    from syclopt.pipeline.post_link.bfloat16 import with_bfloat16_libraries

    lists = [
        [*with_bfloat16_libraries(manager.stream([DeviceImage(module.copy())]), options.device_lib_dir)]
        for manager in managers.values()
    ]
    for images in zip_longest(*lists):
        yield {name: image for name, image in zip(managers, images, strict=True) if image is not None}


def _with_place(images: Iterable[DeviceImage]) -> Iterator[tuple[DeviceImage, bool]]:
    """Yield each image, and whether it is the only one."""
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


def _integration_paths(options: argparse.Namespace) -> list[str]:
    return [path for path in (options.integration_header, options.integration_footer) if path is not None]


def _integration_files(options: argparse.Namespace, module: Module) -> dict[str, bytes]:
    """Return the texts for host code that are asked for, by path."""
    if not _integration_paths(options):
        return {}
    from syclopt.tools.post_link.host_integration import integration_footer, integration_header

    texts = {options.integration_header: integration_header, options.integration_footer: integration_footer}
    return {path: text(module).encode("utf-8", "surrogateescape") for path, text in texts.items() if path is not None}


def _warnings(flags: Sequence[str]) -> Warnings:
    from syclopt.pipeline.registry import pass_classes
    from syclopt.targets.entry import DOUBLED_TARGET
    from syclopt.tools.post_link.outputs import UNKNOWN
    from syclopt.tools.run import read_warnings

    return read_warnings(
        flags, lambda: {DOUBLED_TARGET, UNKNOWN, *(name for cls in pass_classes() for name in cls.warns)}
    )


if __name__ == "__main__":
    sys.exit(main())
