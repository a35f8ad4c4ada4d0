"""strip-debug: remove all debug information, as `opt -strip-debug`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.brackets import close_of
from syclopt.analysis.loop_locations import LoopLocations
from syclopt.ir.cut import Cutter
from syclopt.ir.references import without_noise
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.function import Function
    from syclopt.ir.module import Module

_INTRINSIC = re.compile(r"llvm\.dbg\.(?:declare|value|assign|label|addr)\Z")
_NAMED = re.compile(r"llvm\.(?:dbg\.|gcov)")
_ATTACHMENT = re.compile(r",[ \t\r\n]*+!(?:dbg|DIAssignID|heapallocsite)[ \t\r\n]++(?:![0-9]++|(?=!|distinct))")
_RECORD = re.compile(r"\n[ \t]*+#dbg_[a-z_]++[ \t]*+\(")
_MARKS = ("!dbg", "!DIAssignID", "!heapallocsite", "#dbg_", "!llvm.loop", "@llvm.dbg.")
_LOOP = re.compile(r",[ \t\r\n]*+!llvm\.loop[ \t\r\n]++!([0-9]++)")


@dataclass(frozen=True)
class StripDebugPass(ModulePass):
    """Remove debug intrinsics, records and attachments, the metadata they used, and `!llvm.dbg.*`.

    Source locations in `!llvm.loop` nodes, and in what these refer to, go too; a loop of which nothing else is said
    loses its node. The module flag "Debug Info Version" stays. All this as in LLVM.
    """

    name: ClassVar[str] = "strip-debug"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Strip in place."""
        before = module.version
        loops = LoopLocations(module)
        for function in module.definitions():
            self._strip_body(function, loops)
        for symbol in module.symbols.values():
            symbol.set_metadata("dbg", None)
        loops.strip()
        for name, named in [*module.named_metadata.items()]:
            if _NAMED.match(str(name)):
                named.remove()
        if module.version == before:
            return PassResult(changed=False)
        cutter = Cutter(module)
        module.become(
            cutter.cut(
                cutter.names[symbol.key] for symbol in module.symbols.values() if not _INTRINSIC.match(symbol.name)
            )
        )
        return PassResult(changed=True)

    def _strip_body(self, function: Function, loops: LoopLocations) -> None:
        body = function.entity.body
        if not any(mark in body for mark in _MARKS):
            return
        function.replace_calls({call: "" for call in function.calls if _INTRINSIC.match(str(call.callee))})
        body = function.entity.body
        clean = without_noise(body)
        pieces: list[str] = []
        start = 0
        bare_loops = (found for found in _LOOP.finditer(clean) if loops.says_nothing_else(int(found[1])))
        for found in sorted([*_ATTACHMENT.finditer(clean), *_RECORD.finditer(clean), *bare_loops], key=_start):
            end = found.end()
            if clean[end - 1] == "(":
                end = close_of(clean, end - 1)
            elif not clean[end - 1].isdigit():
                end = close_of(clean, min(i for i in (clean.find("(", end), clean.find("{", end)) if i >= 0))
            pieces.append(body[start : found.start()])
            start = end
        if start:
            function.set_body("".join((*pieces, body[start:])))


def _start(found: re.Match[str]) -> int:
    return found.start()
