"""strip-debug: remove all debug information, as `opt -strip-debug`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.references import without_noise
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode

_INTRINSIC = compile_pattern(r"llvm\.dbg\.(?:declare|value|assign|label|addr)\Z")
_NAMED = compile_pattern(r"llvm\.(?:dbg\.|gcov)")
_ATTACHMENT = compile_pattern(r",[ \t\r\n]*+!(?:dbg|DIAssignID|heapallocsite)[ \t\r\n]++(?:![0-9]++|(?=!|distinct))")
_INLINE = compile_pattern(r"(?:distinct[ \t\r\n]++)?+![a-zA-Z]*+[ \t\r\n]*+[({]")
_RECORD = compile_pattern(r"\r?\n[ \t]*+#dbg_[a-z_]++[ \t]*+\(")
_MARKS = ("!dbg", "!DIAssignID", "!heapallocsite", "#dbg_", "!llvm.loop", "@llvm.dbg.")
_LOOP = compile_pattern(r",[ \t\r\n]*+!llvm\.loop[ \t\r\n]++!([0-9]++)")


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
        loops = _Loops(module)
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
        module.keep(key for key in module.symbols if not _INTRINSIC.match(str(key)))
        return PassResult(changed=True)

    def _strip_body(self, function: Function, loops: _Loops) -> None:
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
            end = _end(clean, found)
            if found.start() < start or end < 0:
                continue
            pieces.append(body[start : found.start()])
            start = end
        if start:
            function.set_body("".join((*pieces, body[start:])))


def _start(found: re.Match[str]) -> int:
    return found.start()


def _end(text: str, found: re.Match[str]) -> int:
    """Return where an attachment or record ends, or -1 when its brackets are not closed."""
    end = found.end()
    if text[end - 1] == "(":
        return close_of(text, end - 1)
    if text[end - 1].isdigit():
        return end
    inline = _INLINE.match(text, end)
    return close_of(text, inline.end() - 1) if inline else -1


class _Loops:
    """The source locations in the nodes of loops."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._seen: set[int] = set()

    def says_nothing_else(self, number: int) -> bool:
        """Note the node of a loop; tell whether it has locations, and nothing beside them and itself."""
        self._seen.add(number)
        node = self._module.metadata[number]
        rest = [operand for operand in node.operands if operand.number != number]
        return bool(rest) and all(self._is_location(operand, node) for operand in rest)

    def strip(self) -> None:
        """Leave the locations out of the nodes that were noted, and of those that they refer to."""
        todo = [*self._seen]
        while todo:
            node = self._module.metadata[todo.pop()]
            if node.parsed.kind != "tuple":
                continue
            inner = {number for number in node.parsed.references if not self._is_location_number(number, node)}
            todo += inner - self._seen
            self._seen |= inner
            self._strip_node(node)

    def _strip_node(self, node: MetadataNode) -> None:
        operands = node.operands
        kept = [to_user(operand.text) for operand in operands if not self._is_location(operand, node)]
        if len(kept) < len(operands):
            node.set_content(f"{'distinct ' if node.is_distinct else ''}!{{{', '.join(kept)}}}")

    def _is_location(self, operand: MetadataFragment, user: MetadataNode) -> bool:
        if operand.kind == "ref" and operand.number is not None:
            return self._is_location_number(operand.number, user)
        return operand.kind == "DILocation"

    def _is_location_number(self, number: int, user: MetadataNode) -> bool:
        return self._module.node(f"!{number}", user.entity).content.removeprefix("distinct ").startswith("!DILocation")
