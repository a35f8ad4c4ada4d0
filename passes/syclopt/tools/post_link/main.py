"""syclopt-post-link: from a device module to device images and their files, with sycl-post-link's command line."""

from __future__ import annotations

import sys

from syclopt.tools.run_tool import tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclopt.diagnostics import Warnings
    from syclopt.passes import Pass


@tool("syclopt-post-link")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status: 1 for what the user can mend, 2 for a bug in a pass."""
    from dataclasses import replace

    from syclopt.pipeline.post_link.preset import passes_of
    from syclopt.tools.post_link.arguments import check_combinations, read_command_line
    from syclopt.tools.post_link.writing import outputs_of

    line = read_command_line(arguments)
    check_combinations(line)
    warnings = _warnings(line.warning_flags)
    outputs = outputs_of(line, warnings)
    pipelines = {name: passes_of(replace(line.step, target=name or None)) for name in outputs.made_for}
    if line.print_pipeline_passes:
        _print(pipelines.values())
        return 0
    from syclopt.tools.post_link.writing import write_images, write_ir

    if line.step.ir_only:
        write_ir(line, outputs, next(iter(pipelines.values())), warnings)
    else:
        write_images(line, outputs, pipelines, warnings)
    return 0


def _print(pipelines: Iterable[Sequence[Pass]]) -> None:
    from syclopt.files import write_stdout
    from syclopt.pipeline.parse import print_pipeline

    lines = [f"{print_pipeline(passes)}\n" for passes in pipelines]
    write_stdout("".join(lines).encode("utf-8", "surrogateescape"))


def _warnings(flags: Sequence[str]) -> Warnings:
    from syclopt.tools.run_tool import read_warnings

    def names() -> set[str]:
        from syclopt.pipeline.registry import pass_classes
        from syclopt.targets.target import DOUBLED_TARGET
        from syclopt.tools.post_link.writing import EMPTY, UNKNOWN

        return {DOUBLED_TARGET, EMPTY, UNKNOWN, *(name for cls in pass_classes() for name in cls.warns)}

    return read_warnings(flags, names)


if __name__ == "__main__":
    sys.exit(main())
