"""The command line of syclopt-post-link: both generations of its spellings, and what may not stand together."""

import re
from argparse import SUPPRESS, Action
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from syclopt.errors import UsageError, nearest
from syclopt.pipeline.post_link.options import Flag, Option, PostLinkOptions, options_of
from syclopt.tools.command_line import LLVMStyleParser

_FORMATS = ("text", "json")
_BOOLEANS = {"": True, "1": True, "true": True, "0": False, "false": False}


@dataclass(frozen=True, kw_only=True, eq=False)
class CommandLine:
    """What a command line says: what the step is to do, and where files go.

    `given` are the names of the fields that it says something of. `outputs` are targets ("" without one) and files.
    """

    step: PostLinkOptions
    given: frozenset[str]
    input: list[str]
    outputs: list[tuple[str, str]]
    warning_flags: list[str]
    jobs: str | None
    executor: str | None
    # fmt: off
    out_dir: Annotated[str | None, Option(
        "where files go that the table lists", Flag("--out-dir", "FOLDER"))] = None
    text: Annotated[bool, Option("write textual IR instead of bitcode", Flag("-S"))] = False
    force: Annotated[bool, Option("write bitcode even to a terminal", Flag("-f"))] = False
    properties_format: Annotated[str, Option(
        "text or json (.json)", Flag("--properties-format", "FORMAT", choices=_FORMATS))] = "text"
    integration_header: Annotated[str | None, Option(
        "write the C++ header that goes before the host code", Flag("--integration-header", "FILE", acts=True))] = None
    integration_footer: Annotated[str | None, Option(
        "write the C++ text that goes after the host code", Flag("--integration-footer", "FILE", acts=True))] = None
    print_pipeline_passes: Annotated[bool, Option(
        "print the pipeline that the options mean, and stop", Flag("--print-pipeline-passes"))] = False
    # fmt: on


class _Parser(LLVMStyleParser):
    """A parser that knows which options take no value."""

    def is_flag(self, word: str) -> bool:
        """Whether `word`, with its dashes, is an option without a value."""
        name = word.lstrip("-")
        action = self._option_string_actions.get(f"-{name}" if len(name) == 1 else f"--{name}")
        return word.startswith("-") and action is not None and action.nargs == 0


class _Ignored(Action):
    """An option that leaves nothing behind."""

    def __call__(self, *_: object) -> None:
        """Do nothing."""


def read_command_line(arguments: Sequence[str]) -> CommandLine:
    """Return what a command line says. Raises `UsageError`, or `SystemExit` after `--help`."""
    parser = _parser()
    found = vars(parser.parse(_without_values(parser, arguments)))
    flags = _flags()
    for name, flag in flags.items():
        if name in found:
            _check_choice(flag, found[name])
    if len(found["input"]) > 1:
        raise UsageError(f"expected one input file, found {' and '.join(repr(name) for name in found['input'])}")
    absent: dict[str, Any] = {name: flag.absent for name, flag in flags.items() if flag.absent}
    absent |= {name: False for name, flag in flags.items() if not flag.value}
    said = {**absent, **found}
    step = {name: said.pop(name) for name in options_of(PostLinkOptions) if name in said}
    requirements = any(target for target, _ in found["outputs"])
    return CommandLine(step=PostLinkOptions(requirements=requirements, **step), given=frozenset(found), **said)


def check_combinations(line: CommandLine) -> None:
    """Raise `UsageError` for options that ask for nothing, or that contradict each other."""
    flags = _flags()
    given = {name: flag for name, flag in flags.items() if name in line.given}
    if not any(flag.acts for flag in given.values()):
        raise UsageError("no actions specified; try --help for usage info")
    if line.step.ir_only:
        if "mode" in given and line.step.mode != "auto":
            raise UsageError(f"{given['mode'].shown} can't be used with -ir-output-only")
        for flag in given.values():
            if not flag.ir_only:
                raise UsageError(f"{flag.shown} can't be used with -ir-output-only")
    for flag in given.values():
        if flag.needs and flag.needs not in given:
            raise UsageError(f"{flag.shown} needs {flags[flag.needs].shown}")


def _flags() -> dict[str, Flag]:
    """Return the flags of options by the names of their fields."""
    options = {**options_of(PostLinkOptions), **options_of(CommandLine)}
    return {name: option.flag for name, option in options.items() if option.flag}


def _without_values(parser: _Parser, arguments: Sequence[str]) -> list[str]:
    """Return the arguments with `-flag=true` as `-flag` and without `-flag=false`, as LLVM reads its flags."""
    found: list[str] = []
    for place, argument in enumerate(arguments):
        if argument == "--":
            return [*found, *arguments[place:]]
        word, equals, value = argument.partition("=")
        if not equals or not parser.is_flag(word):
            found.append(argument)
        elif value.lower() not in _BOOLEANS:
            raise UsageError(f"option '{word}': found '{value}', expected true or false")
        elif _BOOLEANS[value.lower()]:
            found.append(word)
    return found


def _check_choice(flag: Flag, value: str) -> None:
    if flag.choices and value not in flag.choices:
        words = f"{', '.join(flag.choices[:-1])} or {flag.choices[-1]}"
        option = flag.shown.removesuffix("=")
        raise UsageError(f"option '{option}': found '{value}', expected {words}{nearest(value, flag.choices)}")


def _output(text: str) -> tuple[str, str]:
    """Return target and file of `-o`; the target is '' when only a file is given."""
    target, comma, file = text.partition(",")
    if not comma or not file:
        target, file = "", target
    if not file:
        raise UsageError(f"-o '{text}': expected FILE or TARGET,FILE")
    if re.search(r"[/\\|\n\r]", target):
        raise UsageError(f"-o {text}: '{target}' before the comma is to be the name of a target")
    return target, file


def _parser() -> _Parser:
    from syclopt.tools.parallel_options import add_parallel_options

    parser = _Parser(
        "syclopt-post-link",
        "Splits a device module into device images, cleans them up, and writes them with property files and symbol "
        "lists, listed in a file table. Takes the command line of sycl-post-link.",
        joined="W",
        numbered="j",
    )
    add = parser.add_argument
    add("input", nargs="*", help="textual IR or bitcode; '-' or nothing: standard input")
    add("-o", dest="outputs", type=_output, action="append", default=[], metavar="[TARGET,]FILE",
        help="the file table (X.files), or with -ir-output-only the IR; repeatable, for several targets")  # fmt: skip
    _add_options(add, options_of(CommandLine))
    add_parallel_options(parser)
    add("-W", dest="warning_flags", action="append", default=[], metavar="no-NAME",
        help="silence a warning (undefined-function, ...); -Werror and -Werror=NAME make warnings errors")  # fmt: skip
    add("--version", action=_Ignored, nargs=0, default=SUPPRESS, help="print the version, and stop")
    _add_options(parser.add_argument_group("what is to be done").add_argument, options_of(PostLinkOptions))
    ignored = parser.add_argument_group("accepted, and without effect where nothing is done for ESIMD functions")
    for name in ("--O0", "--O1", "--O2", "--O3", "--Os", "--Oz", "--force-disable-esimd-opt"):
        ignored.add_argument(name, action=_Ignored, nargs=0, default=SUPPRESS)
    return parser


def _add_options(add: Callable[..., object], options: Mapping[str, Option]) -> None:
    """Declare options; one that is not given has no value."""
    for name, option in options.items():
        flag = option.flag
        if flag is None:
            continue
        takes = {"metavar": flag.value} if flag.value else {"action": "store_true"}
        text = f"{option.help} (default: {flag.absent})" if flag.absent else option.help
        add(flag.name, *flag.older, dest=name, default=SUPPRESS, help=text, **takes)
