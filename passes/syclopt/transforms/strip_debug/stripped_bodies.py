"""Function bodies without debug records and the attachments that say where code comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import without_noise
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    from syclopt.errors import ParseError
    from syclopt.ir.entity import Entity

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
