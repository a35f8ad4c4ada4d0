"""Groups of options that several tools have: where a module goes, who finishes images, which targets are known."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.tools.run_tool import read_warnings

if TYPE_CHECKING:
    import argparse
    from collections.abc import Generator
    from concurrent.futures import Executor

    from syclopt.diagnostics import Warnings
    from syclopt.ir.module import Module
    from syclopt.targets import TargetTable
    from syclopt.tools.command_line import LLVMStyleParser

_LARGEST = 1024


def add_output_options(parser: LLVMStyleParser) -> None:
    """Let a command line say where a module goes, and in which form."""
    add = parser.add_argument
    add("-o", dest="output", default="-", metavar="FILE", help="where to write; *.bc: bitcode")
    add("-S", dest="text", action="store_true", help="write textual IR, even to a file called *.bc")
    add("--emit-bitcode", action="store_true", help="write bitcode")


def write_module(module: Module, options: argparse.Namespace) -> None:
    """Write a module as the options of `add_output_options` say. Raises `UsageError`, `FileError`, `LLVMError`."""
    from syclopt.images.device_image import DeviceImage
    from syclopt.images.write import write_images

    write_images([DeviceImage(module)], options.output, bitcode=asks_for_bitcode(options), comments=False)


def asks_for_bitcode(options: argparse.Namespace) -> bool:
    """Tell whether `-S`, `-emit-bitcode` and the name of the output ask for bitcode. Raises `UsageError`."""
    if options.emit_bitcode and options.text:
        raise UsageError("-S and -emit-bitcode contradict each other")
    return options.emit_bitcode or (options.output.endswith(".bc") and not options.text)


def add_parallel_options(parser: LLVMStyleParser) -> None:
    """Declare `-j` and `-executor`."""
    add = parser.add_argument
    add("-j", dest="jobs", metavar="N", help="finish images in N processes (0: one for each core; default: 1)")
    add("--executor", metavar="dask:ADDRESS", help="finish images on a Dask cluster: dask:tcp://HOST:PORT")


@contextmanager
def helpers(jobs: str | None, executor: str | None) -> Generator[tuple[int, Executor | None]]:
    """Return what the options `-j` and `-executor` say: the number of processes, and the executor, left at the end.

    Raises `UsageError` for values that mean nothing, `InputError` and `WorkerError` as `open_executor` does.
    """
    if executor is None:
        yield _jobs(jobs), None
        return
    if jobs is not None:
        raise UsageError("-j and -executor contradict each other")
    from syclopt.pipeline.parallel.cluster import open_executor

    with open_executor(executor) as opened:
        yield 1, opened


def _jobs(text: str | None) -> int:
    if text is None:
        return 1
    if not (text.isascii() and text.isdigit()) or int(text) > _LARGEST:
        raise UsageError(f"option '-j': found '{text}', expected a number of processes up to {_LARGEST}, or 0")
    if int(text):
        return int(text)
    from syclopt.pipeline.run import available_cores

    return available_cores()


def add_config_options(parser: LLVMStyleParser) -> None:
    """Declare `-device-config-file=` and `-W`, for tools that run no passes; `W` is a joined prefix of the parser."""
    from syclopt.targets.target import CONFIG_FILE_HELP, DOUBLED_TARGET

    parser.add_argument("--device-config-file", metavar="FILE", help=CONFIG_FILE_HELP)
    parser.add_argument("-W", dest="warnings", action="append", default=[], metavar="no-NAME",
        help=f"silence a warning ({DOUBLED_TARGET}); -Werror and -Werror=NAME make warnings errors")  # fmt: skip


def read_config_options(options: argparse.Namespace) -> tuple[TargetTable, Warnings]:
    """Return the targets that a command line knows, and what becomes of warnings.

    Raises `UsageError` for a warning that there is none, and what `TargetTable.with_config` raises.
    """
    from syclopt.targets import known_targets
    from syclopt.targets.target import DOUBLED_TARGET

    warnings = read_warnings(options.warnings, lambda: {DOUBLED_TARGET}, "there is no warning")
    return known_targets(options.device_config_file, warnings.warn), warnings
