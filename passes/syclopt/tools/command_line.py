"""Command lines in LLVM's manner on top of argparse, and groups of options that several tools have.

Every long option takes one dash or two. The groups: where a module goes, who finishes images, which targets are known.
"""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from syclopt.errors import UsageError, nearest
from syclopt.tools.run_tool import Printed, read_warnings

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from concurrent.futures import Executor

    from _typeshed import SupportsWrite

    from syclopt.diagnostics import Warnings
    from syclopt.ir.module import Module
    from syclopt.targets import TargetTable

_BOOLEANS = {"": True, "1": True, "true": True, "0": False, "false": False}
_LARGEST = 1024


def integer(text: str) -> int:
    """Return the number that an option is given, as the `type` of an argument."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"found '{text}', expected an integer") from None


class _Help(argparse.HelpFormatter):
    """Help as wide as the terminal, which is found without `shutil`: argparse makes one of these for each argument."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_columns() - 2)


def _columns() -> int:
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns):
        return int(columns)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80 if sys.__stdout__ else 80
    except (OSError, ValueError):
        return 80


class LLVMStyleParser(argparse.ArgumentParser):
    """An argument parser whose errors are `UsageError`s.

    Long options are declared with two dashes. `joined` are prefixes of one dash and a letter whose value follows at
    once, as in `-Wno-name`; `numbered` are letters that a number may follow at once, as in `-j4`. `takes_value` tells
    of options that are not declared whether they take a value, or None for those that nobody knows; what is found of
    them is kept in `undeclared`, name and value, in order. An option without a value may be given `=true` or `=false`,
    and the last one counts; of those in `denying`, `=false` is what sets them.
    """

    def __init__(
        self,
        prog: str,
        description: str,
        *,
        joined: str = "",
        numbered: str = "",
        takes_value: Callable[[str], bool | None] | None = None,
    ) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False, formatter_class=_Help)
        self._joined = joined
        self._numbered = numbered
        self._takes_value = takes_value
        self.denying: list[str] = []
        self.undeclared: list[tuple[str, str | None]] = []
        version = "print the version, and stop"
        self.add_argument("--version", action="store_true", default=argparse.SUPPRESS, help=version)

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return the parsed command line; raises `UsageError`, or `Printed` after `--help`."""
        return self.parse_args(self._normalized(list(arguments)))

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError`."""
        option, colon, rest = message.removeprefix("argument ").partition(": ")
        raise UsageError(f"option '-{option.lstrip('-')}'{colon}{rest}" if message.startswith("argument ") else message)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help to standard output. Raises `FileError`."""
        from syclopt.files import write_stdout

        write_stdout(self.format_help().encode())

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """Raise `Printed`."""
        raise Printed(status)

    def _normalized(self, arguments: list[str]) -> list[str]:
        """Return the arguments with options spelled as they are declared, each with its value, and then the inputs."""
        options: list[str] = []
        inputs: list[str] = []
        rest = iter(arguments)
        for argument in rest:
            if argument == "--":
                inputs += rest
            elif argument == "-" or not argument.startswith("-"):
                inputs.append(argument)
            elif argument[1] in self._joined:
                options.append(argument)
            else:
                self._add_option(options, argument, rest)
        return [*options, "--", *inputs]

    def _add_option(self, options: list[str], argument: str, rest: Iterator[str]) -> None:
        """Add `argument` to the options, with its value, as it is declared."""
        word, equals, value = argument.partition("=")
        name = word.lstrip("-")
        if word[1:2] in self._numbered and word[2:].isdigit() and not equals:
            name, word, equals, value = word[1], word[:2], "=", word[2:]
        action = self._option_string_actions.get(f"-{name}" if len(name) == 1 else f"--{name}")
        if len(word) - len(name) > 2:
            raise UsageError(f"unknown option '{word}'{self._nearest(name)}")
        if action is None:
            self.undeclared.append((name, self._value(word, value if equals else None, rest)))
            return
        option = action.option_strings[0]
        if action.nargs == 0:
            if self._is_on(word, value) != (option in self.denying):
                options.append(option)
            else:
                options[:] = [each for each in options if each != option]
        elif action.nargs == "?" and not equals:
            options.append(option)
        else:
            found = value if equals else _next(word, rest)
            if (
                option == "-o"
                and not isinstance(action.default, list)
                and any(each.startswith("-o") for each in options)
            ):
                raise UsageError("option '-o' is given twice; it may only occur zero or one times")
            options.append(f"{option}={found}" if option.startswith("--") else f"{option}{found}")

    @staticmethod
    def _is_on(word: str, value: str) -> bool:
        if value.lower() not in _BOOLEANS:
            raise UsageError(f"option '{word}': found '{value}', expected true or false")
        return _BOOLEANS[value.lower()]

    def _value(self, word: str, value: str | None, rest: Iterator[str]) -> str | None:
        """Return the value of an option that is not declared."""
        takes = self._takes_value(word.lstrip("-")) if self._takes_value else None
        if takes is None:
            raise UsageError(f"unknown option '{word}'{self._nearest(word.lstrip('-'))}")
        return _next(word, rest) if takes and value is None else value

    def _nearest(self, name: str) -> str:
        close = nearest(name, [option.lstrip("-") for option in self._option_string_actions])
        return close.replace(" '", " '-")


def _next(word: str, rest: Iterator[str]) -> str:
    """Return the word after `word`, an option that needs it."""
    found = next(rest, None)
    if found is None:
        raise UsageError(f"option '{word}' needs a value")
    return found


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
    from syclopt.child_processes import available_cores

    return available_cores()


def add_config_options(parser: LLVMStyleParser) -> None:
    """Declare `-device-config-file=` and `-W`, for tools that run no passes; `W` is a joined prefix of the parser."""
    from syclopt.targets import CONFIG_FILE_HELP
    from syclopt.targets.target import DOUBLED_TARGET

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
