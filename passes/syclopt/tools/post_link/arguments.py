"""The command line of syclopt-post-link: both generations of its spellings, and what may not stand together."""

import re
from argparse import SUPPRESS
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from syclopt.errors import UsageError, nearest
from syclopt.pipeline.post_link.options import Flag, Option, PostLinkOptions, options_of
from syclopt.tools.command_line import LLVMStyleParser

_FORMATS = ("text", "json")
_IGNORED = "ignored"
_OF_ESIMD = "--O0 --O1 --O2 --O3 --Os --Oz --force-disable-esimd-opt --lower-esimd-force-stateless-mem".split()


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
        "print the pipeline that the options mean, and stop", Flag("--print-pipeline-passes", acts=True))] = False
    # fmt: on


def read_command_line(arguments: Sequence[str]) -> CommandLine:
    """Return what a command line says. Raises `UsageError`, or `SystemExit` after `--help`."""
    parser = _parser()
    found = vars(parser.parse(arguments))
    del found[_IGNORED]
    flags = _flags()
    for name, flag in flags.items():
        if name in found:
            found[name] = _chosen(flag, found[name])
    if len(found["input"]) > 1:
        raise UsageError(f"expected one input file, found {' and '.join(repr(name) for name in found['input'])}")
    absent: dict[str, Any] = {name: False for name, flag in flags.items() if not flag.value}
    said = {**absent, **found}
    step = {name: said.pop(name) for name in options_of(PostLinkOptions) if name in said}
    requirements = any(target for target, _ in found["outputs"])
    return CommandLine(step=PostLinkOptions(requirements=requirements, **step), given=frozenset(found), **said)


def check_combinations(line: CommandLine) -> None:
    """Raise `UsageError` for options that contradict each other."""
    flags = _flags()
    given = {name: flag for name, flag in flags.items() if name in line.given}
    if line.step.mode == "none" and not line.step.ir_only and not any(_is_asked(line, *one) for one in given.items()):
        raise UsageError("no actions specified; try --help for usage info")
    if line.step.ir_only:
        if line.step.mode in ("source", "kernel"):
            raise UsageError(f"{given['mode'].shown} can't be used with -ir-output-only")
        for flag in given.values():
            if not flag.ir_only:
                raise UsageError(f"{flag.shown} can't be used with -ir-output-only")
    if line.step.embed_aux_info and any(target for target, _ in line.outputs):
        flag = given["embed_aux_info"]
        raise UsageError(f"{flag.shown} can't be used with -o TARGET,FILE: the IR of an image is for all tables")
    for flag in given.values():
        if flag.needs and flag.needs not in given:
            raise UsageError(f"{flag.shown} needs {flags[flag.needs].shown}")


def _is_asked(line: CommandLine, name: str, flag: Flag) -> bool:
    """Tell whether the flag of an option asks for something to be done: `-symbols=false` does not."""
    return flag.acts and bool(getattr(line.step, name, None) or getattr(line, name, None))


def _flags() -> dict[str, Flag]:
    """Return the flags of options by the names of their fields."""
    options = {**options_of(PostLinkOptions), **options_of(CommandLine)}
    return {name: option.flag for name, option in options.items() if option.flag}


def _chosen(flag: Flag, value: Any) -> Any:
    """Return a value as it is called today. Raises `UsageError` for one that its option does not take."""
    choices = (*flag.choices, *flag.older_choices)
    if choices and value not in choices:
        words = f"{', '.join(choices[:-1])} or {choices[-1]}"
        option = flag.shown.removesuffix("=")
        raise UsageError(f"option '{option}': found '{value}', expected {words}{nearest(value, choices)}")
    return flag.older_choices.get(value, value)


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


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import add_parallel_options

    parser = LLVMStyleParser(
        "syclopt-post-link",
        "Splits a device module into device images, cleans them up, and writes them with property files and symbol "
        "lists, listed in a file table. Takes the command line of sycl-post-link.",
        joined="W",
        numbered="j",
    )
    parser.denying += [flag.name for flag in _flags().values() if flag.denies]
    add = parser.add_argument
    add("input", nargs="*", help="textual IR or bitcode; '-' or nothing: standard input")
    add("-o", dest="outputs", type=_output, action="append", default=[], metavar="[TARGET,]FILE",
        help="the file table (X.files), or with -ir-output-only the IR; repeatable, for several targets")  # fmt: skip
    _add_options(add, options_of(CommandLine))
    add_parallel_options(parser)
    add("-W", dest="warning_flags", action="append", default=[], metavar="no-NAME",
        help="silence a warning (undefined-function, ...); -Werror and -Werror=NAME make warnings errors")  # fmt: skip
    _add_options(parser.add_argument_group("what is to be done").add_argument, options_of(PostLinkOptions))
    lowering = "about the lowering of ESIMD functions, which is not done here: accepted, and without effect"
    group = parser.add_argument_group(lowering)
    for name in _OF_ESIMD:
        group.add_argument(name, action="store_true", dest=_IGNORED)
    return parser


def _add_options(add: Callable[..., object], options: Mapping[str, Option]) -> None:
    """Declare options; one that is not given has no value."""
    for name, option in options.items():
        flag = option.flag
        if flag is None:
            continue
        takes = {"metavar": flag.value} if flag.value else {"action": "store_true"}
        add(flag.name, *flag.older, dest=name, default=SUPPRESS, help=option.help, **takes)
