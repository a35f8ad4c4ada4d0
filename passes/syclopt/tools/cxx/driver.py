"""syclopt-cxx: compiles C++ with SYCL to programs that DPC++'s runtime runs; its device side is syclopt's passes."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.tools.run_tool import run_tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.tools.cxx.cxx_arguments import Arguments


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    return run_tool("syclopt-cxx", _main, argv)


def _main(words: Sequence[str]) -> int:
    from syclopt.tools.cxx.cxx_arguments import read_arguments

    arguments = read_arguments(words)
    if not arguments.is_sycl or arguments.stage in ("preprocess", "assembly"):
        return _host_alone(arguments)
    if arguments.print_passes:
        from syclopt.files import write_stdout
        from syclopt.pipeline.parse import print_pipeline
        from syclopt.tools.cxx.device_side import passes_of

        lines = [f"{print_pipeline(passes_of(arguments, target))}\n" for target in arguments.targets]
        write_stdout("".join(lines).encode())
        return 0
    return _build(arguments)


def _build(arguments: Arguments) -> int:
    from syclopt.errors import FrontEndError, UsageError
    from syclopt.tools.cxx.host_compilation import HostFailed
    from syclopt.tools.cxx.program_build import Build

    if not arguments.sources and not arguments.linked:
        raise UsageError("no input files")
    with tempfile.TemporaryDirectory(prefix="syclopt-cxx-") as folder:
        try:
            Build(arguments, Path(folder)).run()
        except FrontEndError as error:
            if not error.diagnostics:
                raise
            sys.stderr.write(error.diagnostics)
            return 1
        except HostFailed:
            return 1
    return 0


def _host_alone(arguments: Arguments) -> int:
    """Let the host compiler do what has no device side."""
    from syclopt.tools.cxx.host_compiler import find_host_compiler

    compiler = find_host_compiler(arguments.host_compiler)
    sys.stdout.flush()
    os.execv(compiler.path, [compiler.path, *(word for word in arguments.rest if not word.startswith("-fsycl"))])


if __name__ == "__main__":
    sys.exit(main())
