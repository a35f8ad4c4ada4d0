"""Debug information in the bodies of functions: intrinsics, records, and what is attached to instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import without_noise
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import METADATA_NAME, metadata_key, spell_metadata

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterator

    from syclopt.errors import ParseError
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_INTRINSIC = compile_pattern(r"llvm\.dbg\.(?:declare|value|assign|label|addr)\Z")
_CLOSING = {"(": ")", "{": "}"}
_INLINE = compile_pattern(r"(?:distinct[ \t\r\n]++)?+![a-zA-Z]*+[ \t\r\n]*+[({]")
_NODE = r"(?:[ \t\r\n]*+![0-9]++|[ \t\r\n]*+(?=!)|[ \t\r\n]++(?=distinct))"
_PLAIN_NODE = r" ![0-9]++(?![-a-zA-Z$._])"
_ATTACHMENT = compile_pattern(rf",[ \t\r\n]*+!(?:dbg|DIAssignID|heapallocsite){_NODE}")
_PLAIN_ATTACHMENT = compile_pattern(rf", !(?:dbg|DIAssignID|heapallocsite){_PLAIN_NODE}")
_ATTACHMENT_OF_VARIABLES = compile_pattern(rf",[ \t\r\n]*+!(?:DIAssignID|heapallocsite){_NODE}")
_PLAIN_ATTACHMENT_OF_VARIABLES = compile_pattern(rf", !(?:DIAssignID|heapallocsite){_PLAIN_NODE}")
_RECORD = compile_pattern(r"(?:\r?\n[ \t]*+|(?<![ \t])[ \t]*+)#dbg_[a-z_]++[ \t\r\n]*+\(")
_KIND = outside_noise(rf"!({METADATA_NAME})")
_LINE_END = compile_pattern(r"[ \t\r]*+(?:\n|;)")
_LOOP = compile_pattern(r",[ \t\r\n]*+!llvm\.loop[ \t\r\n]*+!([0-9]++)")
_TOUCHES = compile_pattern(r"[-a-zA-Z0-9$._\"]")
_PLAIN_RECORD = compile_pattern(
    r'\r?\n[ \t]*+#dbg_[a-z_]++\([^()\n";]*+(?:\([^()\n";]*+\)[^()\n";]*+)*+\)(?=[ \t\r]*+(?:\n|;))'
)
_COMMENT_WITH_MARK = compile_pattern(r";[^\n;!#]*+[!#]")


def drop_intrinsics(module: Module) -> None:
    """Take away calls of debug intrinsics; their declarations stay, see `other_symbols`."""
    for function in module.definitions():
        if "llvm.dbg." in function.body_text or "\\" in function.body_text:
            function.replace_calls({call: "" for call in function.calls if _INTRINSIC.match(str(call.callee))})


def other_symbols(module: Module) -> Iterator[Key]:
    """Yield the symbols of a module that are no debug intrinsics."""
    return (key for key in module.symbols if not _INTRINSIC.match(str(key)))


def _is_never_bare(_: int) -> bool:
    return False


class DebugText:
    """What is taken out of bodies: debug records, attachments about variables, and, if told so, of lines."""

    def __init__(self, *, lines: bool) -> None:
        """Take lines away, too, those of loops included, or leave them."""
        self._marks = ("!DIAssignID", "!heapallocsite", "#dbg_", *(("!dbg", "!llvm.loop") if lines else ()))
        self._attachment = _ATTACHMENT if lines else _ATTACHMENT_OF_VARIABLES
        self._plain_attachment = _PLAIN_ATTACHMENT if lines else _PLAIN_ATTACHMENT_OF_VARIABLES
        self._loop = _LOOP if lines else None

    def stripped(self, function: Entity, is_bare: Callable[[int], bool] = _is_never_bare) -> str:
        """Return the body of a function without that.

        Where lines go, a loop loses its node when `is_bare` says so of the number of the node. Raises `ParseError` for
        a record or node with a bracket that is not closed.
        """
        body = _with_plain_kinds(function.body)
        if not self._is_marked(body):
            return function.body
        if self._is_plain(body):
            body = _PLAIN_RECORD.sub("", self._plain_attachment.sub("", body))
            if not self._is_marked(body):
                return body
        found = self._pieces(body, without_noise(body), is_bare)
        if found is None:
            raise self._unclosed(function)
        return found

    def _is_marked(self, text: str) -> bool:
        return any(mark in text for mark in self._marks)

    def _pieces(self, body: str, clean: str, is_bare: Callable[[int], bool]) -> str | None:
        """Return a body, which is `clean` less strings and comments, stripped; None when a bracket is not closed."""
        loops = self._loop.finditer(clean) if self._loop is not None else ()
        bare_loops = [found for found in loops if is_bare(int(found[1]))]
        pieces: list[str] = []
        start = 0
        for found in sorted([*self._found(clean), *bare_loops], key=_start):
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

    def _found(self, clean: str) -> list[re.Match[str]]:
        return [*self._attachment.finditer(clean), *_RECORD.finditer(clean)]

    def _unclosed(self, function: Entity) -> ParseError:
        """Return the error for the first record or attachment of a body whose bracket is not closed."""
        clean = without_noise(_with_plain_kinds(function.body))
        found = next((one for one in sorted(self._found(clean), key=_start) if _end(clean, one) < 0), None)
        at = function.brace + (found.end() if found is not None else 0)
        return function.source.error("a bracket of debug information is not closed", at)

    def _is_plain(self, body: str) -> bool:
        """Tell whether no string or comment in a body may look like what is stripped: all that looks so is meant."""
        parts = body.split('"')
        inside, outside = '"'.join(parts[1::2]), '"'.join(parts[::2])
        if len(parts) % 2 == 0 or "\n" in inside or "/*" in outside:
            return False
        return not (self._is_marked(inside) or _COMMENT_WITH_MARK.search(outside))


def _with_plain_kinds(body: str) -> str:
    """Return a body in which kinds of metadata have no escapes that they do not need."""
    if "\\" not in body:
        return body
    return _KIND.sub(lambda found: f"!{spell_metadata(metadata_key(found[1]))}" if found[1] else found[0], body)


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
