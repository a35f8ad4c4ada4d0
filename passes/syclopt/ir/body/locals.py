"""The local names in the text of an instruction: values, blocks, and the types that are spelled like them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.references import without_comments
from syclopt.ir.text.brackets import close_of, type_end
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import GAP, NAME, Key, key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

_LOCAL = outside_noise(
    rf"(?P<address>blockaddress{GAP}\({GAP}@(?P<function>{NAME}){GAP},{GAP}%(?P<block>{NAME}))|%(?P<name>{NAME})"
)
_ENDS_VALUE = compile_pattern(
    r"[ \t\r\n]*+(?:\Z|[,)\]}>!#;(]"
    r"|(?:to|unwind|within|from|unordered|monotonic|acquire|release|acq_rel|seq_cst|syncscope)\b)"
)
_BEFORE_TYPE = compile_pattern(
    r"(?:(?<![-a-zA-Z0-9$._%@])(?:x|to|alloca|load|getelementptr|inbounds|nusw|volatile|atomic|inalloca)|[({<])\Z"
)
_TOUCHES = compile_pattern(r"[-a-zA-Z$._0-9]")  # what is one word with what stands beside it
_LONGEST_WORD = 20  # characters: more than those of the words before types
_CLOSES_TYPE = compile_pattern(r"[ \t\r\n]*+[}>]")
_METADATA = compile_pattern(
    r"(?<![-a-zA-Z0-9$._%@!#])metadata(?![-a-zA-Z0-9$._:])[ \t\r\n]*+(?=[^!\s])|!DIArgList(?=\()"
)


class Mention(NamedTuple):
    """A place that names a local value or a block; its span has the `%`."""

    key: Key
    span: Span


def mentions(text: str, types: Container[Key] = ()) -> Iterator[Mention]:
    """Yield where `text` names local values and blocks.

    `types` are the names of types, which are spelled alike; a block of another function, as `blockaddress` names it,
    is no local one.
    """
    if "%" not in text:
        return
    for found in _LOCAL.finditer(text):
        token: str | None = found["name"]
        if token is not None:
            key = key_of(token)
            if key not in types or not _is_type(text, found.span()):
                yield Mention(key, Span(*found.span()))


def replace_mentions(
    text: str, new: Callable[[Key], str | None], function: Key | None = None, types: Container[Key] = ()
) -> str:
    """Put `new(key)` in the places that name local values and blocks; None leaves what stands there.

    In `blockaddress`, only those of `function` are named.
    """

    def replaced(found: re.Match[str]) -> str:
        token: str | None = found["name"]
        if token is not None:
            key = key_of(token)
            other = new(key)
            if other is None or (key in types and _is_type(text, found.span())):
                return found[0]
            before = " " if _TOUCHES.match(text, max(found.start() - 1, 0)) and _TOUCHES.match(other) else ""
            after = " " if _TOUCHES.match(text, found.end()) and _TOUCHES.match(other[-1]) else ""
            return f"{before}{other}{after}"
        return _address_of(found, new, function)

    return _LOCAL.sub(replaced, text) if "%" in text else text


def replace_addresses(text: str, new: Callable[[Key], str | None], function: Key) -> str:
    """Put `new(key)` in the place of blocks of `function` whose addresses a text takes."""

    def replaced(found: re.Match[str]) -> str:
        return _address_of(found, new, function)

    return _LOCAL.sub(replaced, text)


def _address_of(found: re.Match[str], new: Callable[[Key], str | None], function: Key | None) -> str:
    if found["address"] is None or key_of(found["function"]) != function:
        return found[0]
    other = new(key_of(found["block"]))
    return found[0] if other is None else found[0][: found.start("block") - 1 - found.start()] + other


def metadata_spans(text: str) -> list[Span]:
    """Return the spans of the values that are operands of metadata: `metadata i32 %x`, `!DIArgList(i32 %x)`.

    They tell a debugger about a value, and are no uses of it.
    """
    spans: list[Span] = []
    for found in _METADATA.finditer(text):
        end = found.end()
        if text.startswith("(", end):
            spans.append(Span(end, close_of(text, end)))
            continue
        value = _LOCAL.match(text, _skip_blanks(text, type_end(text, end)))
        if value is not None:
            spans.append(Span(end, value.end()))
    return spans


def _skip_blanks(text: str, position: int) -> int:
    return position + len(text[position:]) - len(text[position:].lstrip())


def _is_type(text: str, span: tuple[int, int]) -> bool:
    """Tell whether what is spelled as a type and as a value is the type, by what stands around it."""
    start, end = span
    text = without_comments(text)
    if not _ENDS_VALUE.match(text, end):
        return True
    before = text[:start].rstrip()[-_LONGEST_WORD:]
    if _BEFORE_TYPE.search(before):
        return True
    return before.endswith(",") and _CLOSES_TYPE.match(text, end) is not None
