"""strip-debug: remove all debug information, as `opt -strip-debug`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.brackets import close_of
from syclopt.ir.cut import Cutter
from syclopt.ir.references import without_noise
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.function import Function
    from syclopt.ir.metadata import MetadataNode
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_INTRINSIC = re.compile(r"llvm\.dbg\.(?:declare|value|assign|label|addr)\Z")
_NAMED = re.compile(r"llvm\.(?:dbg\.|gcov)")
_ATTACHMENT = re.compile(r",[ \t\r\n]*+!(?:dbg|DIAssignID|heapallocsite)[ \t\r\n]++(?:![0-9]++|(?=!|distinct))")
_RECORD = re.compile(r"\n[ \t]*+#dbg_[a-z_]++[ \t]*+\(")
_MARKS = ("!dbg", "!DIAssignID", "!heapallocsite", "#dbg_")
_LOOP = re.compile(r"!llvm\.loop[ \t]++!([0-9]++)")


@dataclass(frozen=True)
class StripDebugPass(ModulePass):
    """Remove debug intrinsics, records and attachments, the metadata they used, and `!llvm.dbg.*`.

    Source locations in `!llvm.loop` nodes go too. The module flag "Debug Info Version" stays, as in LLVM.
    """

    name: ClassVar[str] = "strip-debug"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Strip in place."""
        before = module.version
        loops: set[Key] = set()
        for function in module.definitions():
            self._strip_body(function)
            loops.update(int(number) for number in _LOOP.findall(function.entity.body))
        for symbol in module.symbols.values():
            symbol.set_metadata("dbg", None)
        for number in loops:
            _strip_loop(module.metadata[number])
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

    def _strip_body(self, function: Function) -> None:
        body = function.entity.body
        if not any(mark in body for mark in _MARKS):
            return
        function.replace_calls({call: "" for call in function.calls if _INTRINSIC.match(str(call.callee))})
        body = function.entity.body
        clean = without_noise(body)
        pieces: list[str] = []
        start = 0
        for found in sorted([*_ATTACHMENT.finditer(clean), *_RECORD.finditer(clean)], key=_start):
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


def _strip_loop(node: MetadataNode) -> None:
    """Leave the source locations out of a loop's properties."""
    kept = [
        f"!{inner.number}"
        for inner in node.nodes
        if not inner.content.removeprefix("distinct ").startswith("!DILocation")
    ]
    text = f"distinct !{{{', '.join(kept)}}}"
    if len(kept) < len(node.nodes):
        node.set_content(text)
