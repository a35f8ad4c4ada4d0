"""Command lines in LLVM's manner on top of argparse: every long option takes one dash or two."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, NoReturn

from syclopt.errors import UsageError, nearest
from syclopt.tools.run_tool import Printed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


_BOOLEANS = {"": True, "1": True, "true": True, "0": False, "false": False}


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
