"""syclopt-targets: prints the targets that are known, one of them, or those that `-fsycl-targets=` asks for."""

from __future__ import annotations

import sys

from syclopt.tools.run_tool import tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.targets import Target, TargetTable
    from syclopt.targets.selection import Phase
    from syclopt.tools.command_line import LLVMStyleParser

_WIDTH = 100


@tool("syclopt-targets")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    from syclopt.errors import UsageError
    from syclopt.files import write_stdout
    from syclopt.tools.command_line import read_config_options

    options = _parser().parse(arguments)
    table, warnings = read_config_options(options)
    match options.words:
        case ["list"] if options.fsycl_targets is None:
            text = _list(table)
        case ["show", *names] if names and options.fsycl_targets is None:
            text = "\n".join(_show(table.get(name)) for name in names)
        case [] if options.fsycl_targets is not None:
            text = "\n".join(_show(target) for target in _selected(options, table, warnings))
        case _:
            raise UsageError("expected 'list', 'show NAME' or -fsycl-targets=NAMES")
    write_stdout(text.encode())
    return 0


def _selected(options: argparse.Namespace, table: TargetTable, warnings: Warnings) -> Iterable[Target]:
    from syclopt.errors import UsageError
    from syclopt.targets import parse_sycl_targets

    phases: dict[str, Phase] = {"1": 1, "2": 2}
    if options.phase not in phases:
        raise UsageError(f"option '-phase': found '{options.phase}', expected 1 or 2")
    return parse_sycl_targets(options.fsycl_targets, phases[options.phase], options.xs, table=table, warn=warnings.warn)


def _list(table: TargetTable) -> str:
    """Return one line a target: its name, its sub-group sizes, what compiles for it, and its aliases."""
    rows = [("name", "sub-groups", "tool", "device", "aliases")]
    for target in table:
        sizes = _comma(target.sub_group_sizes)
        rows.append((target.name, sizes, target.aot_tool, target.aot_device, " ".join(target.aliases)))
    widths = [max(len(row[column]) for row in rows) + 2 for column in range(4)]
    lines = ("".join(f"{cell:{width}}" for cell, width in zip(row, [*widths, 0], strict=True)) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _show(target: Target) -> str:
    """Return all that is known of a target; lines without a value are left out."""
    aspects = _comma(f"{aspect.name} ({aspect.number})" for aspect in target.aspects)
    rows = {
        "aliases": _comma(target.aliases),
        "architecture": f"0x{target.architecture.value:016x}" if target.architecture else "",
        "triple": target.triple,
        "macros": _comma(target.macros),
        "tool": target.aot_tool,
        "device": target.aot_device,
        "options": target.aot_options,
        "code": _code(target),
        "sub-group sizes": _comma(target.sub_group_sizes),
        "aspects": aspects,
        "other aspects": "perhaps" if target.may_support_other_aspects else "none",
    }
    lines = [line for name, value in rows.items() if value for line in _wrapped(name, value)]
    return "".join(f"{line}\n" for line in [target.name, *lines])


def _code(target: Target) -> str:
    """Return what code is made for a target ahead of time, without other tools than `ptxas`."""
    from syclopt.errors import InputError
    from syclopt.targets.nvidia_gpus import architecture_of, is_nvidia_gpu

    if not is_nvidia_gpu(target.name):
        return ""
    try:
        architecture = architecture_of(target)
    except InputError:
        return "none"
    return f"cubin for {architecture}" if target.aot_device else f"PTX for {architecture} and what is newer"


def _wrapped(name: str, value: str) -> Iterator[str]:
    import textwrap

    yield from textwrap.wrap(value, _WIDTH, initial_indent=f"  {name:17}", subsequent_indent=" " * 19)


def _comma(values: Iterable[object]) -> str:
    return ", ".join(str(value) for value in values)


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser, add_config_options

    parser = LLVMStyleParser("syclopt-targets", "Prints the targets that device code can be compiled for.", joined="W")
    add = parser.add_argument
    add("words", nargs="*", metavar="list | show NAME", help="all targets in a table, or all that is known of some")
    add("--fsycl-targets", metavar="NAMES", help="show the targets that a compiler would compile for")
    add("--phase", default="1", metavar="1|2", help="with -fsycl-targets: 2 takes several names of GPUs (default: 1)")
    add("--Xs", dest="xs", action="append", default=[], metavar="OPTIONS", help="with -fsycl-targets: options for the "
        "ahead-of-time compiler")  # fmt: skip
    add_config_options(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
