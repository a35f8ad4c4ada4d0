"""Names and strings of LLVM IR: how they are spelled, and what they mean.

A *key* is what a name means: a `str` for a name (quoted or not, it is the same name), an `int` for the number of
an unnamed entity. `@"0"` has the key `"0"`, `@0` has the key `0`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import encode, to_internal, to_user

if TYPE_CHECKING:
    from collections.abc import Collection

Key = str | int

STRING = r'"[^"]*+"'
LINE_COMMENT = r";[^\n\r]*+"
BLOCK_COMMENT = r"/\*(?:[^*]++|\*(?!/))*+\*/"
COMMENT = rf"(?:{LINE_COMMENT}|{BLOCK_COMMENT})"
BLANKS = r"[ \t\r\n]*+"
GAP = rf"(?:[ \t\r\n\0]++|{COMMENT})*+"
NAME = rf"(?:{STRING}|[-a-zA-Z$._0-9]++)"
NOISE = rf"{STRING}|{LINE_COMMENT}|{BLOCK_COMMENT}"
METADATA_NAME = r"[-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*+"

NEEDLESS_ESCAPE = compile_pattern(r"\\(?:2[013-9a-fA-F]|5[0-9abdefABDEF]|[346][0-9a-fA-F]|7[0-9a-eA-E])")
"""The escape of a character that LLVM prints as it is."""

STRING_OR_COMMENT = compile_pattern(NOISE, re.DOTALL)
_LONG = 4000  # digits; Python reads a few more as one number
_ONE_WORD = compile_pattern(r'[-a-zA-Z$._0-9"]{2}')
_PLAIN = compile_pattern(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*")
_ESCAPE = compile_pattern(r"\\(?:([0-9a-fA-F]{2})|\\)")
_SPECIAL = compile_pattern(r"[^ !#-\[\]-~]")
_METADATA_SPECIAL = compile_pattern(r"^[0-9]|[^-a-zA-Z$._0-9]")


def _parentheses(depth: int) -> str:
    inner = f"|{_parentheses(depth - 1)}" if depth else ""
    return rf'\((?:[^()";/]++|{STRING}|{COMMENT}{inner})*+\)'


FLAT_PARENTHESES = _parentheses(0)
PARENTHESES = _parentheses(5)  # as deep as types of pointers to functions nest


def parting(before: str, after: str) -> str:
    """Return the blank that keeps the end of a text and the start of the next one apart, where one is needed."""
    return " " if before and after and _ONE_WORD.match(before[-1] + after[0]) else ""


def unescape(text: str) -> str:
    """Return what the inside of a quoted string means: `\\41` is `A`, `\\\\` is one backslash."""
    if "\\" in text:
        text = _ESCAPE.sub(lambda match: chr(int(match[1], 16)) if match[1] else "\\", text)
    return to_user(text)


def bytes_of(literal: str) -> bytes:
    """Return the bytes that `c"..."` stands for."""
    return encode(to_internal(unescape(literal[2:-1])))


def string_in(text: str) -> str | None:
    """Return what the first string in `text` means; None when there is none outside of comments."""
    for found in STRING_OR_COMMENT.finditer(text):
        if found[0][0] == '"':
            return unescape(found[0][1:-1])
    return None


def escape(value: str) -> str:
    """Return the inside of a quoted string that means `value`, as LLVM spells it."""
    return _SPECIAL.sub(lambda match: f"\\{ord(match[0]):02X}", to_internal(value))


def key_of(token: str) -> Key:
    """Return the key that a name token (without its sigil) stands for."""
    if token[0] == '"':
        return unescape(token[1:-1])
    return int(token) if token[0].isdigit() and token.isdigit() else token


def numbers_of(tokens: Collection[str]) -> list[int]:
    """Return what digits mean, less those that are longer than any number in LLVM IR: they stand in some string."""
    try:
        return [*map(int, tokens)]
    except ValueError:
        return [int(token) for token in tokens if len(token) < _LONG]


def spell(key: Key) -> str:
    """Return the token (without sigil) of a key: plain where LLVM allows it, else quoted."""
    if isinstance(key, int):
        return str(key)
    return key if _PLAIN.fullmatch(key) else f'"{escape(key)}"'


def metadata_key(token: str) -> str:
    """Return the name that a named-metadata token (without `!`) stands for."""
    return unescape(token)


def spell_metadata(name: str) -> str:
    """Return the token (without `!`) of the name of a named metadata node or attachment kind."""
    return _METADATA_SPECIAL.sub(lambda match: f"\\{ord(match[0]):02x}", to_internal(name))
