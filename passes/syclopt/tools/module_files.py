"""Modules that a command line names: read, and written as textual IR or bitcode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.tools.run_tool import read_module

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

    from syclopt.ir.module import Module
    from syclopt.tools.command_line import LLVMStyleParser


def read_modules(names: Iterable[str]) -> list[Module]:
    """Return the modules of files; `-` is standard input."""
    return [read_module([name]) for name in names]


def add_output_options(parser: LLVMStyleParser) -> None:
    """Let a command line say where a module goes, and in which form."""
    add = parser.add_argument
    add("-o", dest="output", default="-", metavar="FILE", help="where to write; *.bc: bitcode")
    add("-S", dest="text", action="store_true", help="write textual IR, even to a file called *.bc")
    add("--emit-bitcode", action="store_true", help="write bitcode")
    add("--version", action="store_true", help="print the version, and stop")


def write_module(module: Module, options: argparse.Namespace) -> None:
    """Write a module as the options of `add_output_options` say. Raises `UsageError`, `FileError`."""
    from syclopt.images.device_image import DeviceImage
    from syclopt.images.write import write_images

    if options.emit_bitcode and options.text:
        raise UsageError("-S and -emit-bitcode contradict each other")
    bitcode = options.emit_bitcode or (options.output.endswith(".bc") and not options.text)
    write_images([DeviceImage(module)], options.output, bitcode=bitcode, comments=False)
