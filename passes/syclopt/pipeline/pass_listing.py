"""The text of -print-passes, made from the pass classes."""

from __future__ import annotations

import inspect
import textwrap
from typing import TYPE_CHECKING

from syclopt.pipeline.pass_options import OptionSpec, option_specs
from syclopt.pipeline.registry import package_of, pass_class, pass_classes, pass_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from syclopt.passes import Pass

_INDENT = 34
_WIDTH = 120
_PREAMBLE = """\
# Passes

All passes of syclopt, from the code itself: `syclopt -print-passes` prints the same for a terminal, with those of other
packages. [pipelines.md](pipelines.md) says how they are put together, [writing_a_pass.md](writing_a_pass.md) how to
write one.
"""


def describe_passes(classes: Iterable[type[Pass]] | None = None, report: Callable[[str], None] | None = None) -> str:
    """Return a line for each pass (default: all), and one for each of its options and warnings.

    What is wrong with a pass of another package goes to `report`.
    """
    lines: list[str] = []
    for cls in pass_classes(report) if classes is None else classes:
        summary = (inspect.getdoc(cls) or "").partition("\n\n")[0]
        package = package_of(cls)
        lines.append(_line(cls.name, " ".join([*summary.split(), *([f"[{package}]"] if package else [])])))
        lines += [_line(f"  {spec.usage}", _option_text(spec)) for spec in option_specs(cls)]
        lines += [_line(f"  -{flag}={value}", f"the same as {name}") for flag, name, value in _flags(cls)]
        lines += [_line(f"  -Wno-{name}", f"do not warn; -Werror={name} makes it an error") for name in cls.warns]
    return "".join(f"{line}\n" for line in lines)


def _flags(cls: type[Pass]) -> Iterator[tuple[str, str, str]]:
    """Yield the options of the command line that a pass has: name, the option of the pass, and what it takes."""
    specs = {spec.field: spec for spec in option_specs(cls)}
    for flag, field in cls.flags.items():
        yield flag, specs[field].name, specs[field].kind


def _option_text(spec: OptionSpec) -> str:
    parts = [spec.help]
    if spec.aliases:
        parts.append(f"also {', '.join(spec.aliases)}")
    if spec.is_required:
        parts.append("required")
    if spec.default_text:
        parts.append(f"default: {spec.default_text}")
    return "; ".join(part for part in parts if part)


def _line(name: str, text: str) -> str:
    first = f"{name}{' ' * max(_INDENT - len(name), 2)}"
    wrapped = textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=" " * _INDENT, break_on_hyphens=False)
    return "\n".join(wrapped) or name


def pass_reference() -> str:
    """Return the reference of syclopt's own passes as a page in Markdown: what each does, its options and warnings."""
    pages = [_PREAMBLE, *(_section(pass_class(name)) for name in pass_names())]
    return "\n".join(pages)


def _section(cls: type[Pass]) -> str:
    lines = [f"## {cls.name}", "", inspect.getdoc(cls) or "", ""]
    specs = option_specs(cls)
    if specs:
        lines += ["| option | |", "|---|---|", *(_row(spec.usage, _option_text(spec)) for spec in specs), ""]
    lines += [f"On the command line of `syclopt`, `-{flag}={value}` is `{name}`." for flag, name, value in _flags(cls)]
    lines += [""] if cls.flags else []
    if cls.warns:
        lines += [f"Warnings: {', '.join(f'`{name}`' for name in cls.warns)}.", ""]
    return "\n".join(lines)


def _row(name: str, text: str) -> str:
    first, second = (cell.replace("|", "\\|") for cell in (name, text))
    return f"| `{first}` | {second} |"
