"""syclopt-extract: takes symbols out of a module, in the manner of llvm-extract."""

from __future__ import annotations

import re
import sys

from syclopt.tools.run_tool import tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.tools.command_line import LLVMStyleParser

_KINDS = {"func": "function", "glob": "global", "alias": "alias"}
_WEAK = {"linkonce": "weak", "linkonce_odr": "weak_odr"}


@tool("syclopt-extract")
def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status."""
    from syclopt.tools.command_line import write_module
    from syclopt.tools.run_tool import read_module

    options = _parser().parse(arguments)
    module = read_module(options.input)
    named = {key for option, kind in _KINDS.items() for key in _named(module, options, option, kind)}
    if options.recursive:
        named = _with_callees(module, named)
    write_module(_rest(module, named) if options.delete else _part(module, named), options)
    return 0


def _named(module: Module, options: argparse.Namespace, option: str, kind: str) -> Iterable[Key]:
    """Yield the symbols of a kind that the options name. Raises `UsageError` when there is none of a name."""
    from syclopt.errors import UsageError, nearest

    there = {symbol.name: key for key, symbol in module.symbols.items() if symbol.kind == kind}
    for name in getattr(options, option):
        if name not in there:
            raise UsageError(f"the module has no {kind} named '{name}'{nearest(name, there)}")
        yield there[name]
    for pattern in getattr(options, f"r{option}"):
        try:
            found = [key for name, key in there.items() if re.search(pattern, name)]
        except re.error as error:
            raise UsageError(f"option '-r{option}': '{pattern}' is no regular expression: {error}") from None
        if not found:
            raise UsageError(f"the module has no {kind} of a name like '{pattern}'")
        yield from found


def _with_callees(module: Module, named: AbstractSet[Key]) -> set[Key]:
    found: set[Key] = set()
    todo = [*named]
    while todo:
        key = todo.pop()
        if key not in found:
            found.add(key)
            function = module.functions.get(key)
            calls = function.calls if function is not None else ()
            todo += [call.callee for call in calls if call.callee is not None and call.callee in module.functions]
    return found


def _part(module: Module, named: AbstractSet[Key]) -> Module:
    """Return a module of the definitions `named`, with what an alias among them stands for; the rest is declared."""
    kept = named | {module.symbol_behind(key) for key in named if key in module.aliases}
    return _declared(module, [key for key in module.symbols if key not in kept]).extract(named)


def _rest(module: Module, named: AbstractSet[Key]) -> Module:
    """Return the module without the definitions `named`; those that something uses are declared."""
    rest = _declared(module, named)
    for key in named:
        if not rest.users(key):
            rest.symbols[key].remove()
    return rest


def _declared(module: Module, going: Iterable[Key]) -> Module:
    """Return a copy of a module in which some definitions are declarations, and another module may define them.

    As in LLVM, what was local is hidden then, and what might have been dropped stays. Raises `EditError` for what goes
    where an alias that stands for it stays.
    """
    from syclopt.ir.linking.merging import declaration_of_alias
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

    module = module.copy()
    going = {key for key in going if not str(key).startswith("llvm.")}
    aliases = [e for key, e in module.symbols.entities().items() if key in going and e.kind in ("alias", "ifunc")]
    module.replace_all({alias: declaration_of_alias(alias) for alias in aliases})
    for symbol in module.symbols.values():
        if symbol.is_internal and not symbol.name.startswith("llvm."):
            symbol.set_linkage("external")
            symbol.set_visibility("hidden")
        elif symbol.linkage in _WEAK:
            symbol.set_linkage(_WEAK[symbol.linkage])
    for symbol in module.symbols.values():
        if symbol.key in going and isinstance(symbol, Function):
            symbol.drop_body()
        elif symbol.key in going and isinstance(symbol, Global):
            symbol.drop_initializer()
    return module


def _parser() -> LLVMStyleParser:
    from syclopt.tools.command_line import LLVMStyleParser, add_output_options

    parser = LLVMStyleParser("syclopt-extract", "Takes symbols out of a module; what they use is declared.")
    add = parser.add_argument
    add("input", nargs="*", help="textual IR or bitcode; '-' or nothing: standard input")
    add_output_options(parser)
    for option, kind in _KINDS.items():
        add(f"--{option}", action="append", default=[], metavar="NAME", help=f"extract the {kind} of this name")
        add(
            f"--r{option}",
            action="append",
            default=[],
            metavar="REGEX",
            help=f"extract each {kind} of such a name",
        )
    add("--recursive", action="store_true", help="also the functions that these call, directly or through others")
    add("--delete", action="store_true", help="keep all but these, which are declared")
    return parser


if __name__ == "__main__":
    sys.exit(main())
