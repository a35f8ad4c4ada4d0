"""Texts that differ in blanks, line ends, comments and escapes alone, made alike."""

from __future__ import annotations

import re

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, STRING, escape, unescape

_TOKEN = compile_pattern(
    rf"[@%$!c]?+(?P<string>{STRING})|(?P<noise>(?:[ \t\r\n\0]++|{COMMENT})++)|[@%$!#^]?+[-+\w$.\\]++:?+|.",
    re.DOTALL | re.ASCII,
)
_NOT_PLAIN = compile_pattern(r"[\n\r\t\0;]|  |/\*")


def on_a_line(text: str) -> str:
    """Return a text with the same tokens in one line, without comments and with one blank where there are several."""
    text = text.strip(" \t\r\n\0")
    return _TOKEN.sub(_flat, text).strip(" ") if _NOT_PLAIN.search(text) else text


def _flat(found: re.Match[str]) -> str:
    if found["noise"]:
        return " "
    return found[0].replace("\n", "\\0A").replace("\r", "\\0D") if found["string"] else found[0]


def same_tokens(text: str) -> str:
    """Return what is one for all texts of the same tokens: a blank between two, and strings spelled alike."""
    return " ".join([_alike(found) for found in _TOKEN.finditer(text) if not found["noise"]])


def _alike(found: re.Match[str]) -> str:
    token, string = found[0], found["string"]
    return f'{token[: -len(string)]}"{escape(unescape(string[1:-1]))}"' if string and "\\" in string else token
