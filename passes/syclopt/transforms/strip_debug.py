"""strip-debug: remove all debug information, as `opt -strip-debug`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.edits.attach import without_attachments
from syclopt.ir.references import without_noise
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    from syclopt.errors import ParseError
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode

_INTRINSIC = compile_pattern(r"llvm\.dbg\.(?:declare|value|assign|label|addr)\Z")
_NAMED = compile_pattern(r"llvm\.(?:dbg\.|gcov)")
_CLOSING = {"(": ")", "{": "}"}
MARKS = ("!dbg", "!DIAssignID", "!heapallocsite", "#dbg_", "!llvm.loop")
_ATTACHMENT = compile_pattern(
    r",[ \t\r\n]*+!(?:dbg|DIAssignID|heapallocsite)(?:[ \t\r\n]*+![0-9]++|[ \t\r\n]*+(?=!)|[ \t\r\n]++(?=distinct))"
)
_INLINE = compile_pattern(r"(?:distinct[ \t\r\n]++)?+![a-zA-Z]*+[ \t\r\n]*+[({]")
_RECORD = compile_pattern(r"(?:\r?\n[ \t]*+|(?<![ \t])[ \t]*+)#dbg_[a-z_]++[ \t\r\n]*+\(")
_LINE_END = compile_pattern(r"[ \t\r]*+(?:\n|;)")
_LOOP = compile_pattern(r",[ \t\r\n]*+!llvm\.loop[ \t\r\n]*+!([0-9]++)")
_PLAIN_ATTACHMENT = compile_pattern(r", !(?:dbg|DIAssignID|heapallocsite) ![0-9]++(?![-a-zA-Z$._])")
_TOUCHES = compile_pattern(r"[-a-zA-Z0-9$._\"]")
_PLAIN_RECORD = compile_pattern(
    r'\r?\n[ \t]*+#dbg_[a-z_]++\([^()\n";]*+(?:\([^()\n";]*+\)[^()\n";]*+)*+\)(?=[ \t\r]*+(?:\n|;))'
)
_COMMENT_WITH_MARK = compile_pattern(r";[^\n;!#]*+[!#]")
_OF_NUMBERS = compile_pattern(r"(?:distinct )?+!\{(![0-9]++(?:, ![0-9]++)*+)\}")
_NUMBER = compile_pattern(r"[0-9]++")


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


def stripped(function: Entity, is_bare: Callable[[int], bool]) -> str:
    """Return the body of a function without records and attachments of debug information.

    A loop loses its node when `is_bare` says so of the number of the node. Raises `ParseError` for a record or node
    with a bracket that is not closed.
    """
    body = function.body
    if not any(mark in body for mark in MARKS):
        return body
    plain = _is_plain(body)
    if plain:
        body = _PLAIN_RECORD.sub("", _PLAIN_ATTACHMENT.sub("", body))
        if not any(mark in body for mark in MARKS):
            return body
    found = _pieces(body, without_noise(body), is_bare)
    if found is None:
        raise _unclosed(function)
    return found


def _pieces(body: str, clean: str, is_bare: Callable[[int], bool]) -> str | None:
    """Return a body, which is `clean` less strings and comments, stripped; None when a bracket is not closed."""
    bare_loops = [found for found in _LOOP.finditer(clean) if is_bare(int(found[1]))]
    pieces: list[str] = []
    start = 0
    for found in sorted([*_ATTACHMENT.finditer(clean), *_RECORD.finditer(clean), *bare_loops], key=_start):
        if found.start() < start:
            continue
        end = _end(clean, found)
        if end < 0:
            return None
        pieces.append(body[start : found.start()])
        blanks, is_record, _ = found[0].partition("#")
        if is_record and not _LINE_END.match(body, end):
            pieces.append(blanks or " ")  # what follows stays where it is
        elif _TOUCHES.match(body, end):
            pieces.append(" ")
        start = end
    return "".join((*pieces, body[start:]))


def _unclosed(function: Entity) -> ParseError:
    """Return the error for the first record or attachment of a body whose bracket is not closed."""
    clean = without_noise(function.body)
    for found in sorted([*_ATTACHMENT.finditer(clean), *_RECORD.finditer(clean)], key=_start):
        if _end(clean, found) < 0:
            return function.source.error("a bracket of debug information is not closed", function.brace + found.end())
    return function.source.error("a bracket of debug information is not closed", function.brace)


def _is_plain(body: str) -> bool:
    """Tell whether no string or comment in a body may look like what is stripped: then all that looks so is meant."""
    parts = body.split('"')
    inside, outside = '"'.join(parts[1::2]), '"'.join(parts[::2])
    if len(parts) % 2 == 0 or "\n" in inside or "/*" in outside:
        return False
    return not (any(mark in inside for mark in MARKS) or _COMMENT_WITH_MARK.search(outside))


def _start(found: re.Match[str]) -> int:
    return found.start()


def _end(text: str, found: re.Match[str]) -> int:
    """Return where an attachment or record ends, or -1 when its brackets are not closed."""
    end = found.end()
    if text[end - 1].isdigit():
        return end
    inline = _INLINE.match(text, end) if text[end - 1] != "(" else found
    if inline is None:
        return -1
    opening = inline.end() - 1
    close = close_of(text, opening)
    return close if text[close - 1 : close] == _CLOSING[text[opening]] else -1


class Loops:
    """The source locations in the nodes of loops."""

    def __init__(self, module: Module) -> None:
        """Look for none yet."""
        self._module = module
        self._seen: set[int] = set()
        self._is_location_of: dict[int, bool] = {}

    def say_nothing_else(self, number: int) -> bool:
        """Note the node of a loop; tell whether it has locations, and nothing beside them and itself."""
        self._seen.add(number)
        node = self._module.metadata[number]
        numbers = _numbers(node)
        if numbers is not None:
            others = [other for other in numbers if other != number]
            return bool(others) and all(self._is_location_number(other, node) for other in others)
        rest = [operand for operand in node.operands if operand.number != number]
        return bool(rest) and all(self._is_location(operand, node) for operand in rest)

    def strip(self) -> None:
        """Leave the locations out of the nodes that were noted, and of those that they refer to."""
        todo = [*self._seen]
        while todo:
            node = self._module.metadata[todo.pop()]
            numbers = _numbers(node)
            if numbers is None:
                if node.parsed.kind != "tuple":
                    continue
                numbers = [*node.parsed.references]
            inner = {number for number in numbers if not self._is_location_number(number, node)}
            todo += inner - self._seen
            self._seen |= inner
            if len(inner) < len({*numbers}) or _numbers(node) is None:
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
        known = self._is_location_of.get(number)
        if known is None:
            content = self._module.node(f"!{number}", user).content
            known = self._is_location_of[number] = content.removeprefix("distinct ").startswith("!DILocation")
        return known


def _numbers(node: MetadataNode) -> list[int] | None:
    """Return the operands of a node that has only numbered ones, without parsing it; None for another node."""
    found = _OF_NUMBERS.fullmatch(node.content)
    return [int(number) for number in _NUMBER.findall(found[1])] if found else None
