"""syclopt: runs a pipeline of passes over LLVM IR, in the manner of opt."""

from __future__ import annotations

import sys

from syclopt.tools.run_tool import read_module, read_warnings, tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from syclopt.passes import Pass
    from syclopt.pipeline.instrumentation.interface import Instrumentation
    from syclopt.tools.command_line import LLVMStyleParser


_LEVELS = ("0", "1", "2", "3", "s", "z")
_STYLES = ("quiet", "diff", "diff-quiet", "cdiff", "cdiff-quiet")


@tool("syclopt")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status: 1 for what the user can mend, 2 for a bug in a pass."""
    parser = _parser()
    options = parser.parse(arguments)
    options.passes = _only(options.passes)
    if options.level is not None:
        options.passes = _of_level(options.level, options.passes)
    if options.print_passes:
        from syclopt.files import write_stdout
        from syclopt.pipeline.pass_listing import describe_passes

        write_stdout(describe_passes(report=_warn).encode())
        return 0
    from syclopt.pipeline.parse import parse_pipeline

    passes = parse_pipeline(options.passes, "-passes")
    if parser.undeclared:
        from syclopt.pipeline.parse import with_flags

        passes = with_flags(passes, parser.undeclared)
    if options.print_pipeline_passes:
        from syclopt.files import write_stdout
        from syclopt.pipeline.parse import print_pipeline

        write_stdout(f"{print_pipeline(passes)}\n".encode("utf-8", "surrogateescape"))
        return 0
    if options.time_trace is not None:
        from syclopt.tools.traced import traced

        with traced("syclopt", options.time_trace, _files(options)):
            return _run(options, passes)
    return _run(options, passes)


def _files(options: argparse.Namespace) -> list[str]:
    """Return what the command line reads and writes; standard input is no file."""
    written = [] if options.disable_output else [options.output]
    return [*(path for path in options.input if path != "-"), *written]


def _only(pipelines: Sequence[str]) -> str:
    """Return the pipeline of a command line, "" for none. Raises `UsageError` for several: none is left out unsaid."""
    if len(pipelines) > 1:
        from syclopt.errors import UsageError

        raise UsageError("option '-passes' is given twice; passes have commas between them")
    return pipelines[0] if pipelines else ""


def _of_level(level: str, passes: str) -> str:
    """Return the pipeline that `-O2` and its like stand for. Raises `UsageError` for another level, or passes too."""
    from syclopt.errors import UsageError

    if level not in _LEVELS:
        raise UsageError(f"unknown option '-O{level}'; expected one of {', '.join(f'-O{each}' for each in _LEVELS)}")
    if passes:
        raise UsageError(f"-O{level} and -passes contradict each other; write -passes='default<O{level}>,...'")
    return f"default<O{level}>"


def _warn(message: str) -> None:
    from syclopt.diagnostics import print_message

    print_message(f"syclopt: warning: {message}")


def _run(options: argparse.Namespace, passes: Sequence[Pass]) -> int:
    from syclopt.images.device_image import CodeForm, DeviceImage
    from syclopt.images.write import write_images
    from syclopt.tools.command_line import asks_for_bitcode, helpers

    form = CodeForm(asks_for_bitcode(options), options.keep_comments)
    watchers = _instrumentation(options)
    from syclopt.pipeline.registry import pass_classes

    warnings = read_warnings(options.warnings, lambda: {name for cls in pass_classes() for name in cls.warns})
    with helpers(options.jobs, options.executor) as (jobs, executor):
        if not passes and not watchers and not options.disable_output:
            image = DeviceImage(read_module(options.input))
            write_images([image], options.output, bitcode=form.bitcode, comments=form.comments)
            return 0
        from syclopt.pipeline.manager import PassManager
        from syclopt.time_trace import span
        from syclopt.tools.progress import Progress

        progress = Progress("syclopt")
        manager = PassManager(
            passes, [*watchers, *progress.watchers()], warnings, jobs=jobs, executor=executor, form=form
        )
        with span("read", "file"):
            module = read_module(options.input)
        images = progress.over(manager.stream([DeviceImage(module)]))
        del module
        if options.disable_output:
            for _ in images:
                pass
        else:
            write_images(images, options.output, columns=manager.columns, bitcode=form.bitcode, comments=form.comments)
    if options.stats:
        from syclopt.pipeline.instrumentation.standard import print_statistics

        print_statistics(manager.statistics)
    return 0


def _instrumentation(options: argparse.Namespace) -> list[Instrumentation]:
    """Return what the options ask for, the timer last: so it sees the passes alone."""
    names = _pass_names(options.print_after)
    watchers: list[Instrumentation] = []
    if options.passes.strip():
        from syclopt.pipeline.instrumentation.reproducer import Reproducer

        watchers.append(Reproducer())
    if options.opt_bisect_limit is not None or options.debug_pass_manager or options.verify_each:
        watchers += _checking(options)
    if options.print_changed or options.print_before_all or options.print_after_all or names:
        watchers += _printing(options, names)
    if options.time_passes:
        from syclopt.pipeline.instrumentation.standard import TimePasses

        watchers.append(TimePasses())
    return watchers


def _checking(options: argparse.Namespace) -> list[Instrumentation]:
    from syclopt.pipeline.instrumentation import standard

    watchers: list[Instrumentation] = []
    if options.opt_bisect_limit is not None:
        watchers.append(standard.OptBisect(options.opt_bisect_limit))
    if options.debug_pass_manager:
        watchers.append(standard.DebugPassManager())
    if options.verify_each:
        watchers.append(standard.VerifyEach())
    return watchers


def _printing(options: argparse.Namespace, names: Sequence[str]) -> list[Instrumentation]:
    """Return what prints the IR; `names` are those of the passes after which it is printed."""
    from syclopt.pipeline.instrumentation import printing

    excerpt = printing.Excerpt(options.keep_comments, _names(options.filter_print_funcs))
    watchers: list[Instrumentation] = []
    if options.print_changed:
        style: str = options.print_changed
        quiet, color = style.endswith("quiet"), style.startswith("c")
        watchers.append(printing.PrintChanged(excerpt=excerpt, quiet=quiet, color=color))
    if options.print_before_all or options.print_after_all or names:
        before, after = options.print_before_all, options.print_after_all
        watchers.append(printing.PrintIR(before_all=before, after_all=after, names=names, excerpt=excerpt))
    return watchers


def _pass_names(lists: Sequence[str]) -> list[str]:
    from syclopt.errors import PipelineError
    from syclopt.pipeline.registry import pass_class

    names = _names(lists)
    for name in names:
        try:
            pass_class(name)
        except PipelineError as error:
            raise PipelineError(f"option '-print-after': {error.message}") from None
    return names


def _names(lists: Sequence[str]) -> list[str]:
    """Return the names in texts that hold several, with commas between them."""
    return [name.strip() for text in lists for name in text.split(",") if name.strip()]


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser, add_parallel_options, integer

    parser = LLVMStyleParser(
        "syclopt",
        "Runs passes over LLVM IR and writes the device images that come out. Options that name a field of a pass, as "
        "-print-passes shows them, stand beside these.",
        joined="WO",
        numbered="j",
        takes_value=_takes_value,
    )
    add = parser.add_argument
    add("input", nargs="*", help="textual IR or bitcode; '-' or nothing: standard input")
    add("-o", dest="output", default="-", metavar="FILE", help="where to write: IR, or a file table (X.table)")
    add("-S", dest="text", action="store_true", help="write textual IR, even to a file called *.bc")
    add("--passes", action="append", default=[], metavar="PIPELINE", help="as in 'internalize<preserve=f>,globaldce'")
    add("-O", dest="level", metavar="LEVEL", help="-O0, -O1, -O2, -O3, -Os, -Oz: run LLVM's pipeline 'default<O2>'")
    add("--emit-bitcode", action="store_true", help="write bitcode")
    add("--keep-comments", action="store_true", help="keep comments that fill a line")
    add("--print-passes", action="store_true", help="print all passes with their options, and stop")
    add("--print-pipeline-passes", action="store_true", help="print the pipeline in its shortest form, and stop")
    add("--print-before-all", action="store_true", help="print the IR before each pass")
    add("--print-after-all", action="store_true", help="print the IR after each pass")
    add("--print-after", action="append", default=[], metavar="NAME", help="print the IR after this pass")
    changed = "print what each pass changed, as a diff: 'quiet' leaves out passes that changed nothing, "
    changed += "'cdiff' and 'cdiff-quiet' use colors"
    add("--print-changed", nargs="?", const="diff", choices=_STYLES, metavar="STYLE", help=changed)
    add("--filter-print-funcs", action="append", default=[], metavar="NAMES", help="print these functions alone")
    add("--disable-output", action="store_true", help="write nothing")
    add("--verify-each", action="store_true", help="let LLVM verify the input, and the IR after each change")
    add("--time-passes", action="store_true", help="print how long each pass took")
    add("--time-trace", metavar="FILE", help="write when what ran, as a trace of Chrome's format")
    add("--debug-pass-manager", action="store_true", help="print passes and analyses as they run")
    add("--opt-bisect-limit", type=integer, metavar="N", help="run a pass on an image N times in all (-1: no limit)")
    add("--stats", action="store_true", help="print what the passes counted")
    add_parallel_options(parser)
    add("-W", dest="warnings", action="append", default=[], metavar="no-NAME", help="silence a warning; -Werror and "
        "-Werror=NAME make warnings errors")  # fmt: skip
    return parser


def _takes_value(name: str) -> bool | None:
    from syclopt.pipeline.parse import takes_value

    return takes_value(name)


if __name__ == "__main__":
    sys.exit(main())
