"""What every tool does around its work: errors become one line and an exit status."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from typing import NoReturn, Protocol

    from syclopt.diagnostics import Warnings
    from syclopt.ir.module import Module

    class Tool(Protocol):
        """The `main` of a tool, which takes the words behind its name, or those of this process."""

        def __call__(self, argv: Sequence[str] | None = None) -> int:
            """Run the command line; return the exit status."""
            ...


_VERSION = ("-version", "--version")


class Printed(SystemExit):
    """The end of a tool that has printed what was asked for, such as its help."""


def run_tool(name: str, body: Callable[[Sequence[str]], int], argv: Sequence[str] | None) -> int:
    """Call `body` with the command line; return the exit status: 1 for what the user can mend, 2 for a bug.

    Response files are read here, and `--version` is answered, wherever it stands. An error without a place begins with
    the name of the tool.
    """
    arguments = sys.argv[1:] if argv is None else list(argv)
    from syclopt.errors import SycloptError

    try:
        if _asks_for_version(arguments):
            return print_version(name)
        if argv is None:
            _rest_the_collector()
        if any(argument.startswith("@") for argument in arguments):
            from syclopt.tools.response_files import expanded

            arguments = expanded(arguments)
            if _asks_for_version(arguments):
                return print_version(name)
        return body(arguments)
    except Printed:
        return 0
    except SycloptError as error:
        line = str(error)
        _say(f"{name}: {line}" if error.location is None and error.file is None else line)
    except MemoryError:
        _say(f"{name}: error: out of memory")
    except BrokenPipeError:
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # else the interpreter writes to the broken pipe again
    except KeyboardInterrupt:
        return 130
    except (Exception, SystemExit):  # the last word about a bug
        import traceback

        traceback.print_exc()
        _say(f"{name}: this is a bug in syclopt or in one of its passes")
        return 2
    return 1


def tool(name: str) -> Callable[[Callable[[Sequence[str]], int]], Tool]:
    """Make a tool of a function that takes the words of a command line and returns the exit status; see `run_tool`."""

    def tool_of(body: Callable[[Sequence[str]], int]) -> Tool:
        def main(argv: Sequence[str] | None = None) -> int:
            return run_tool(name, body, argv)

        main.__doc__ = body.__doc__
        return main

    return tool_of


def end_process(status: int) -> NoReturn:
    """End this process now, with what it has printed: all that Python would take apart first, the system takes back.

    Processes that are at work for this one end with it.
    """
    import os

    try:
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
    except (OSError, ValueError):
        sys.exit(status)  # which says that it cannot be printed
    os._exit(status)


def _asks_for_version(arguments: Sequence[str]) -> bool:
    options = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return not {*_VERSION}.isdisjoint(options)


def read_module(inputs: Sequence[str]) -> Module:
    """Return the module of the one file among `inputs`, or of standard input ('-', or no name at all).

    Raises `FileError`, `ParseError`, `LLVMError`, and `UsageError` for several names.
    """
    from syclopt.errors import FileError, UsageError
    from syclopt.ir.module import Module

    if len(inputs) > 1:
        raise UsageError(f"expected one input file, found {' and '.join(repr(name) for name in inputs)}")
    if inputs and inputs[0] != "-":
        return Module.read(inputs[0])
    if sys.stdin is None:  # so it is when descriptor 0 is closed
        raise FileError("cannot read: standard input is closed", file="<stdin>")
    try:
        data = sys.stdin.buffer.read()
    except OSError as error:
        raise FileError.from_os("read", "<stdin>", error) from error
    if not data:
        raise FileError("the input is empty", file="<stdin>")
    return Module.parse(data, "<stdin>")


def read_warnings(
    flags: Sequence[str], known: Callable[[], Collection[str]], unknown: str = "no pass has the warning"
) -> Warnings:
    """Return what becomes of warnings after `-W` options; `known` gives the names there are, if it is asked.

    Raises `UsageError` for an option of another form, and, saying `unknown`, for a name that no warning has.
    """
    from syclopt.diagnostics import Warnings
    from syclopt.errors import UsageError, nearest

    for flag in flags:
        if flag != "error" and not flag.startswith(("no-", "error=")):
            raise UsageError(f"unknown option '-W{flag}'; expected -Wno-NAME, -Werror or -Werror=NAME")
    warnings = Warnings(flags)
    if warnings.names:
        names = known()
        for name, flag in zip(warnings.names, (flag for flag in flags if flag != "error"), strict=True):
            if name not in names:
                raise UsageError(f"-W{flag}: {unknown} '{name}'{nearest(name, names)}")
    return warnings


def _rest_the_collector() -> None:
    """Let garbage be collected rarely, and not at exit: a short process with many small objects leaves little."""
    import atexit
    import gc

    gc.set_threshold(200_000, 20, 100)
    atexit.register(gc.freeze)


def print_version(name: str) -> int:
    """Print the version of a tool; return the exit status. Raises `FileError`."""
    import syclopt

    try:
        print(f"{name} {syclopt.__version__}", flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        from syclopt.errors import FileError

        raise FileError.from_os("write", "<stdout>", error) from error
    return 0


def _say(message: str) -> None:
    from syclopt.diagnostics import print_message

    print_message(message)
