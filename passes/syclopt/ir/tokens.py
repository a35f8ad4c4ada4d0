"""The slow road of the scanner: one entity at a time through a complete tokenizer.

LLVM IR has no separators between top-level entities, only tokens. An entity ends where the next one starts, outside
of all brackets; a function ends with the last bracket of its body.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.keywords import is_keyword
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, METADATA_NAME, NAME, PARENTHESES, STRING, Key, key_of, metadata_key

if TYPE_CHECKING:
    from syclopt.ir.entity import Kind
    from syclopt.ir.text.source import Source

_STARTS: tuple[tuple[Kind, str], ...] = (
    ("function", r"(define|declare)\b(?!:)"),
    ("global", rf"@({NAME}){GAP}="),
    ("type", rf"%({NAME}){GAP}="),
    ("comdat", rf"\$({NAME}){GAP}="),
    ("attributes", rf"attributes{GAP}#([0-9]++)"),
    ("metadata", rf"!([0-9]++){GAP}="),
    ("named metadata", rf"!({METADATA_NAME}){GAP}="),
    ("target", rf"target{GAP}(datalayout|triple)\b"),
    ("source_filename", rf"(source_filename){GAP}="),
    ("module asm", rf"(module){GAP}asm\b"),
    ("uselist", r"(uselistorder(?:_bb)?+)\b(?!:)"),
    ("summary", rf"\^([0-9]++){GAP}="),
)
_START = "|".join(f"({pattern})" for _, pattern in _STARTS)
_TOKEN = compile_pattern(
    rf"(?P<open>[({{\[])|(?P<close>[)}}\]])|(?P<string>[@%$!c]?+{STRING})|(?P<comment>{COMMENT})|(?P<bad>\")"
    rf"|(?P<word>[@%!#$^]?+[-\w$.\\+]++:?+|[@%!#$^])|(?P<mark>[*<>=,|])",
    re.DOTALL | re.ASCII,
)
_START_HERE = compile_pattern(_START, re.DOTALL | re.ASCII)
_LONGEST_NUMBER = 18  # digits of a node
_START_CHARACTERS = frozenset("ad@%$!tsmu^")
_CLOSER = {"(": ")", "{": "}", "[": "]"}
_GLOBAL_KIND = compile_pattern(
    rf"{GAP}(?:(?!(?:global|constant|alias|ifunc)\b)[a-z_]+\b{GAP}(?:{PARENTHESES})?+{GAP})*+(global|constant|alias|ifunc)\b",
    re.DOTALL,
)
_FUNCTION_NAME = compile_pattern(rf'(?:[^@"(;/]++|{STRING}|{COMMENT}|{PARENTHESES})*+@({NAME}){GAP}\(', re.DOTALL)
_REST_OF_LINE = compile_pattern(r"[ \t]*+(?:;[^\n\r]*+)?+(?:\r?\n|\Z)")
_LINE_BREAK = compile_pattern(r"[\n\r]")

_NUMBER = compile_pattern(r"[-+]?(?:[0-9][-+0-9.eExXa-fA-FKMLHR]*|f0x[0-9a-fA-F]+|inf|[sq]?nan)")


class Extent(NamedTuple):
    """What the tokenizer found: an entity from where it was asked to `end`; `brace` is where a body starts."""

    kind: Kind
    key: Key
    brace: int
    end: int


def starts_entity(source: Source, offset: int) -> bool:
    """Tell whether a top-level entity starts at `offset`."""
    return _START_HERE.match(source.text, offset) is not None


def slow_entity(source: Source, begin: int) -> Extent:
    """Return the extent of the entity that starts at `begin`.

    Raises `ParseError` when none starts there, when brackets do not match, or a string or bracket is not closed.
    """
    text = source.text
    start = _START_HERE.match(text, begin)
    if start is None:
        raise source.error("expected a top-level entity", begin)
    index = start.lastindex or 1
    kind, token = _STARTS[index // 2][0], start[index + 1]
    groups, end = _walk(source, start.end())
    if kind == "function":
        return _function(source, begin, token, groups, end)
    key: Key = token
    if kind == "global":
        found = _GLOBAL_KIND.match(text, start.end())
        if found is None or found.end() > end:
            raise source.error("expected 'global', 'constant', 'alias' or 'ifunc'", start.end())
        kind = "global" if found[1] in ("global", "constant") else "alias" if found[1] == "alias" else "ifunc"
    if kind == "type" and compile_pattern(rf"{GAP}type\b", re.DOTALL).match(text, start.end()) is None:
        raise source.error("expected 'type'", start.end())
    if kind in ("global", "alias", "ifunc", "type", "comdat"):
        key = key_of(token)
    elif kind == "named metadata":
        key = metadata_key(token)
    elif kind == "metadata" and len(token) > _LONGEST_NUMBER:
        raise source.error("a number has too many digits", start.start(index + 1))
    elif kind in ("metadata", "attributes", "summary"):
        key = int(token)
    if kind in ("attributes", "named metadata") and not any(text[opening] == "{" for opening, _ in groups):
        raise source.error("expected '{'", end)
    end = _line_end(text, end)
    return Extent(kind, key, end, end)


def _function(source: Source, begin: int, keyword: str, groups: list[tuple[int, int]], end: int) -> Extent:
    name = _FUNCTION_NAME.match(source.text, begin)
    if name is None or name.end() > end:
        raise source.error("expected a function name and '('", begin)
    key = key_of(name[1])
    if keyword == "declare":
        end = _line_end(source.text, end)
        return Extent("function", key, end, end)
    bodies = [group for group in groups if group[0] > name.end() and source.text[group[0]] == "{"]
    if not bodies:
        raise source.error("expected '{' and the body of the function", end)
    brace, close = bodies[-1]
    if close != end:
        raise source.error("expected a top-level entity", _skip_gap(source.text, close))
    return Extent("function", key, brace, _line_end(source.text, end))


def _walk(source: Source, offset: int) -> tuple[list[tuple[int, int]], int]:
    """Walk tokens from `offset` to the next entity; return the outermost bracket groups and the last token's end."""
    text = source.text
    stack: list[tuple[str, int]] = []
    groups: list[tuple[int, int]] = []
    end = offset
    position = offset
    while (token := _TOKEN.search(text, position)) is not None:
        at = token.start()
        if not stack and text[at] in _START_CHARACTERS and _START_HERE.match(text, at):
            break
        position = token.end()
        what = token.lastgroup
        if what == "comment":
            continue
        if what == "open":
            stack.append((token[0], at))
        elif what == "close":
            if not stack:
                raise source.error(f"'{token[0]}' closes nothing", at)
            opened, where = stack.pop()
            if _CLOSER[opened] != token[0]:
                raise source.error(f"expected '{_CLOSER[opened]}', found '{token[0]}'", at)
            if not stack:
                groups.append((where, position))
        elif what == "bad":
            raise source.error("string is not closed", at)
        elif not stack and what == "word" and _is_stray(text, end, at, token[0]):
            raise source.error("expected a top-level entity", at)
        end = position
    if stack:
        raise source.error(f"'{stack[-1][0]}' is not closed", stack[-1][1])
    return groups, end


def _is_stray(text: str, previous_end: int, at: int, word: str) -> bool:
    """Tell whether `word` opens a line on which no entity can go on."""
    if not _LINE_BREAK.search(text, previous_end, at) or word[0] in "@%!#$^":
        return False
    return not is_keyword(word) and _NUMBER.fullmatch(word) is None


def _skip_gap(text: str, offset: int) -> int:
    match = compile_pattern(GAP, re.DOTALL).match(text, offset)
    return match.end() if match else offset


def _line_end(text: str, offset: int) -> int:
    """Return the end of the line of `offset` if nothing but blanks and a comment follows, else `offset`."""
    match = _REST_OF_LINE.match(text, offset)
    return match.end() if match else offset
