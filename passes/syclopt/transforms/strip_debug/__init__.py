"""strip-debug: remove all debug information, as `opt -strip-debug`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.edits.attach import without_attachments
from syclopt.ir.text.patterns import compile_pattern
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.transforms.strip_debug.loops import Loops
from syclopt.transforms.strip_debug.stripped_bodies import stripped

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_INTRINSIC = compile_pattern(r"llvm\.dbg\.(?:declare|value|assign|label|addr)\Z")
_NAMED = compile_pattern(r"llvm\.(?:dbg\.|gcov)")


class StripDebugPass(ModulePass):
    """Remove debug intrinsics, records and attachments, the metadata they used, and `!llvm.dbg.*`.

    Source locations in `!llvm.loop` nodes, and in what these refer to, go too; a loop of which nothing else is said
    loses its node. The module flag "Debug Info Version" stays. All this as in LLVM.
    """

    name: ClassVar[str] = "strip-debug"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Strip in place. Raises `ParseError` for a debug record whose bracket is not closed."""
        before = module.version
        for function in module.definitions():
            if "@llvm.dbg." in function.body_text:
                function.replace_calls({call: "" for call in function.calls if _INTRINSIC.match(str(call.callee))})
        loops = Loops(module)
        symbols = module.symbols.entities().values()
        edited = {symbol: now for symbol in symbols if (now := _without_debug(symbol, loops)) is not symbol}
        if any(old.body != new.body for old, new in edited.items()):
            module.drop_use_lists()
        module.replace_all(edited)
        loops.strip()
        for name, named in [*module.named_metadata.items()]:
            if _NAMED.match(str(name)):
                named.remove()
        if module.version == before:
            return PassResult(changed=False)
        module.keep(key for key in module.symbols if not _INTRINSIC.match(str(key)))
        return PassResult(changed=True)


def _without_debug(symbol: Entity, loops: Loops) -> Entity:
    """Return a function, global or alias without debug records and attachments; itself when it has none."""
    if symbol.brace < symbol.end:
        body = stripped(symbol, loops.say_nothing_else)
        if len(body) < symbol.end - symbol.brace:
            symbol = symbol.with_text(symbol.header, body)
    return without_attachments(symbol, "dbg")
