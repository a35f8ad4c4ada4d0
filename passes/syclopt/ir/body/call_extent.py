"""Where a call begins and ends in a body whose strings and comments are blanked out."""

from __future__ import annotations

from syclopt.ir.attribute_kinds import KINDS
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import METADATA_NAME, NAME, STRING

_SPACE = r"[ \t\r\n]*+"
_WORDS = "|".join(sorted(name for name, kind in KINDS.items() if "call" in kind.places))
_TAIL_CALL = compile_pattern(r"(?<![-a-zA-Z0-9$._%@!#])(?:tail|musttail|notail)\Z")
_RESULT = compile_pattern(rf"%{NAME}{_SPACE}=\Z")
_ATTRIBUTE = compile_pattern(
    rf"{_SPACE}(?:#[0-9]++|{STRING}(?!:)(?:{_SPACE}={_SPACE}{STRING})?+"
    rf"|(?:{_WORDS})(?![-a-zA-Z0-9$._:])(?:=[0-9]++|{_SPACE}(?P<open>\())?+)"
)
_BUNDLES = compile_pattern(rf"{_SPACE}\[")
_TO_LABEL = compile_pattern(rf"{_SPACE}(?:to|unwind){_SPACE}label{_SPACE}%{NAME}")
_ATTACHMENT = compile_pattern(
    rf"{_SPACE},{_SPACE}!{METADATA_NAME}{_SPACE}(?:distinct{_SPACE})?+!(?:[0-9]++|[a-zA-Z]*+{_SPACE}(?P<open>[({{]))"
)
_STOP = compile_pattern(
    rf"%{NAME}{_SPACE}=|\}}|(?:{STRING}|(?<![-a-zA-Z$._0-9])[-a-zA-Z$._0-9]++):(?=[ \t\r\n])"
    r"|(?<![-a-zA-Z0-9$._%@!#])(?:ret|br|switch|indirectbr|invoke|callbr|call|tail|musttail|notail|resume|unreachable"
    r"|store|fence|catchret|cleanupret|uselistorder(?:_bb)?+)(?=[ \t\r\n])"
)
_OPENING = compile_pattern(r"[(\[{]")


def call_start(text: str, keyword: int) -> int:
    """Return where the call begins whose keyword is at `keyword`: with its result, or with `tail`."""
    start = keyword
    at = _before_blanks(text, start)
    if text[at - 1] == "l" and (word := _TAIL_CALL.search(text, max(0, at - 9), at)):
        start = word.start()
        at = _before_blanks(text, start)
    if text[at - 1] == "=":
        result = _RESULT.match(text, max(0, text.rfind("%", 0, at)), at)
        start = result.start() if result else start
    return start


def call_end(text: str, arguments_end: int) -> int:
    """Return where the call ends whose arguments end at `arguments_end`.

    What LLVM allows there may be on any line; what is not known goes to the end of its line, or the next instruction.
    """
    position = _after_all(text, arguments_end)
    line = text.find("\n", position)
    line = len(text) if line < 0 else line
    at = position
    while (stop := _STOP.search(text, at)) is not None and stop.start() < line:
        group = _OPENING.search(text, position, stop.start())
        close = close_of(text, group.start()) if group else -1
        if close <= stop.start():
            line = stop.start()
            break
        at = close
    return position + len(text[position:line].rstrip(" \t\r"))


def _after_all(text: str, position: int) -> int:
    """Return the offset after attributes, operand bundles, destinations and metadata."""
    while True:
        for pattern in (_ATTRIBUTE, _BUNDLES, _TO_LABEL, _ATTACHMENT):
            found = pattern.match(text, position)
            if found is None:
                continue
            end = found.end()
            if text[end - 1] in "([{":
                end = close_of(text, end - 1)
            if end < 0:
                return position
            position = end
            break
        else:
            return position


def _before_blanks(text: str, position: int) -> int:
    while text[position - 1] in " \t\r\n":
        position -= 1
    return position
