"""The command `syclrt`: devices, kernels run from the shell, and why images are linked."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from _typeshed import SupportsWrite

_EXECUTE, _AS = "exec", "--as"
_VERSION = ("-version", "--version")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status. Errors are one line on stderr, also of the command line."""
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == [_EXECUTE] and (program := _program(words[1:])) is not None:
        from syclrt.tools.execute import execute

        execute(*program)
    from syclopt.diagnostics import print_message
    from syclopt.errors import SycloptError
    from syclrt.errors import SyclError, told

    try:
        if words[:1] != [_EXECUTE] and any(word in _VERSION for word in words):
            return _version()
        options = _parser().parse_args(words)
        return options.run(options)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # else the interpreter writes to the broken pipe again
        return 1
    except KeyboardInterrupt:
        return 130
    except (SyclError, SycloptError, OSError, MemoryError) as error:
        line = " ".join(told(error).splitlines())
        print_message(f"syclrt: error: {line.replace(': error: ', ': ', 1)}")
        return 1


def _version() -> int:
    from syclopt.files import write_stdout
    from syclrt import __version__

    write_stdout(f"syclrt {__version__}\n".encode())
    return 0


def _program(words: Sequence[str]) -> tuple[str, Sequence[str]] | None:
    """Return a program and its arguments, the name first; None for what is left to the parser of the command line.

    It comes before that parser, which takes long to load: each program begins with this.
    """
    if words[:1] == [_AS] and len(words) > 2:
        return words[2], (words[1], *words[3:])
    return (words[0], words) if words and not words[0].startswith("-") else None


def _execute(options: argparse.Namespace) -> NoReturn:
    from syclrt.tools.execute import execute

    name = options.program if options.name is None else options.name
    execute(options.program, (name, *options.arguments))


def _info(options: argparse.Namespace) -> int:
    from syclrt.tools.info import info

    return info(options.table, as_json=options.json)


def _run(options: argparse.Namespace) -> int:
    from syclrt.tools.run import run

    return run(options)


def _build(options: argparse.Namespace) -> int:
    from syclrt.tools.build import build

    return build(options)


def _explain(options: argparse.Namespace) -> int:
    from syclrt.tools.info import explain

    return explain(options.table, options.kernel, options.device, options.dot, options.settings)


def _parser() -> argparse.ArgumentParser:
    import argparse

    class Parser(argparse.ArgumentParser):
        """Says what is wrong in one line, also where its help cannot be written."""

        def error(self, message: str) -> NoReturn:
            self.exit(1, f"syclrt: error: {message}, see '{self.prog} --help'\n")

        def print_help(self, file: SupportsWrite[str] | None = None) -> None:
            from syclopt.files import write_stdout

            write_stdout(self.format_help().encode())

    parser = Parser("syclrt", description="Runs the device images of a SYCL program.")
    parser.add_argument("--version", action="store_true", help="print the version")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    info = commands.add_parser("info", help="list devices and what they have, or kernels and constants of a program")
    info.add_argument("table", nargs="?", metavar="TABLE", help="a file table, or a file of IR")
    info.add_argument("--json", action="store_true", help="as JSON")
    info.set_defaults(run=_info)
    run = commands.add_parser("run", help="run a kernel, and print or save its arrays")
    _add_kernel(run)
    run.add_argument("--range", required=True, help="N, N,N or N,N,N work-items")
    run.add_argument("--local", help="the work-groups, in the same form")
    run.add_argument(
        *("--arg", "-a"),
        action="append",
        default=[],
        dest="arguments",
        metavar="VALUE",
        help="f32:2.5, i32:7, zeros:f32:1024, arange:f32:1024, load:x.npy or local:BYTES; one for each parameter",
    )
    run.add_argument("--save", action="append", default=[], metavar="N:FILE.npy", help="save the array of argument N")
    run.add_argument("--repeat", type=int, default=1, metavar="TIMES", help="run it some times")
    run.add_argument("--profile", action="store_true", help="print how long each run took")
    run.set_defaults(run=_run)
    explain = commands.add_parser("explain", help="tell which images are linked for a kernel, and why")
    _add_kernel(explain)
    explain.add_argument("--dot", metavar="FILE", help="write a graph in Graphviz's language; -: instead of the words")
    explain.set_defaults(run=_explain)
    build = commands.add_parser("build", help="build the kernels of a program before it runs, several at a time")
    build.add_argument("programs", nargs="+", metavar="PROGRAM", help="what syclopt-cxx linked, with a stock clang")
    _add_device(build)
    build.add_argument(
        "--local",
        action="append",
        default=[],
        metavar="N",
        help="N, N,N or N,N,N work-items of the work-groups that kernels will be launched with; once for each size",
    )
    build.add_argument("-j", type=int, default=0, dest="jobs", metavar="N", help="how many at a time")
    build.set_defaults(run=_build)
    execute = commands.add_parser("exec", help="run a program, as it does when it is started itself")
    execute.add_argument(_AS, dest="name", metavar="NAME", help="the name that the program sees in its arguments")
    execute.add_argument("program", metavar="PROGRAM", help="what syclopt-cxx linked, with a stock clang")
    execute.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT", help="what follows, as it is")
    execute.set_defaults(run=_execute)
    return parser


def _add_kernel(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="a file table, or a file of IR")
    parser.add_argument("--kernel", required=True, help="its symbol, or its name in the source")
    _add_device(parser)
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="NAME=VALUE",
        help="the value of a specialization constant: a number, true, false, or bytes:0a0b0c in hexadecimal",
    )


def _add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--device", metavar="DEVICE", help="a backend, or a backend and a number: native_cpu:0")
