"""syclopt-link: links modules into one, in the manner of llvm-link."""

from __future__ import annotations

import sys

from syclopt.tools.run_tool import tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from syclopt.ir.module import Module
    from syclopt.tools.command_line import LLVMStyleParser


@tool("syclopt-link")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    from syclopt.errors import UsageError
    from syclopt.ir.linking import link
    from syclopt.tools.command_line import write_module
    from syclopt.tools.run_tool import read_module

    options = _parser().parse(arguments)
    if not options.input:
        raise UsageError("expected modules to link, found none")
    modules, overrides = ([read_module([name]) for name in each] for each in (options.input, options.overrides))
    warn = _say_nothing if options.suppress_warnings else _warn
    if options.internalize:
        linked = _internalized(modules, overrides, warn, only_needed=options.only_needed)
    else:
        linked = link(modules, only_needed=options.only_needed, overrides=overrides, warn=warn)
    write_module(linked, options)
    return 0


def _internalized(
    modules: Sequence[Module], overrides: Iterable[Module], warn: Callable[[str], None], *, only_needed: bool
) -> Module:
    """Return the modules linked one after the other; what each but the first brings is hidden from those after it."""
    from syclopt.ir.linking import link
    from syclopt.rewrites.internalization import Internalization

    first, *others = modules
    linked = link([first], warn=warn)
    for at, other in enumerate((*others, *overrides)):
        is_override = at >= len(others)
        before = {key for key in linked.symbols if not linked.symbols[key].is_declaration}
        parts = [linked] if is_override else [linked, other]
        linked = link(parts, only_needed=only_needed, overrides=[other] if is_override else (), warn=warn)
        brought = {symbol.key for symbol in other.symbols.values() if not symbol.is_declaration} - before
        symbols = linked.symbols.keys()
        linked.replace_all(Internalization(linked).edits(symbols, symbols - brought))
    return linked


def _warn(message: str) -> None:
    from syclopt.diagnostics import print_message

    print_message(f"syclopt-link: warning: {message}")


def _say_nothing(message: str) -> None:
    del message


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser, add_output_options

    parser = LLVMStyleParser("syclopt-link", "Links modules into one, by the rules of LLVM's linker.")
    add = parser.add_argument
    add("input", nargs="*", help="textual IR or bitcode; of weak definitions, that of the first module counts")
    add_output_options(parser)
    add("--only-needed", action="store_true", help="of all but the first, take what the modules before them lack")
    add("--internalize", action="store_true", help="make internal what modules but the first bring")
    add("--override", dest="overrides", action="append", default=[], metavar="FILE", help="a module that is linked "
        "last, and whose definitions win")  # fmt: skip
    add("--suppress-warnings", action="store_true", help="say nothing of targets and flags that differ")
    return parser


if __name__ == "__main__":
    sys.exit(main())
