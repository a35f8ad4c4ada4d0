"""Calls in a body: where each begins and ends, and what is said of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.attribute_kinds import KINDS
from syclopt.ir.body.opcodes import OPCODES
from syclopt.ir.entity import Fact
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import Source, Span, to_user
from syclopt.ir.text.spelling import BLANKS, METADATA_NAME, NAME, STRING, STRING_OR_COMMENT, Key, key_of

if TYPE_CHECKING:
    from syclopt.errors import Location
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import Argument, CallFragment


_WORDS = "|".join(sorted(name for name, kind in KINDS.items() if "call" in kind.places))
_TAIL_CALL = compile_pattern(r"(?<![-a-zA-Z0-9$._%@!#])(?:tail|musttail|notail)\Z")
_RESULT = compile_pattern(rf"%{NAME}{BLANKS}=\Z")
_ATTRIBUTE = compile_pattern(
    rf"{BLANKS}(?:#[0-9]++|{STRING}(?!:)(?:{BLANKS}={BLANKS}{STRING})?+"
    rf"|(?:{_WORDS})(?![-a-zA-Z0-9$._:])(?:=[0-9]++|{BLANKS}(?P<open>\())?+)"
)
_BUNDLES = compile_pattern(rf"{BLANKS}\[")
_TO_LABEL = compile_pattern(rf"{BLANKS}(?:to|unwind){BLANKS}label{BLANKS}%{NAME}")
_ATTACHMENT = compile_pattern(
    rf"{BLANKS},{BLANKS}!{METADATA_NAME}{BLANKS}(?:distinct{BLANKS})?+!(?:[0-9]++|[a-zA-Z]*+{BLANKS}(?P<open>[({{]))"
)
_STOP = compile_pattern(
    rf"%{NAME}{BLANKS}=|\}}|(?:{STRING}|(?<![-a-zA-Z$._0-9])[-a-zA-Z$._0-9]++):"
    rf"|(?<![-a-zA-Z0-9$._%@!#])(?:{'|'.join(sorted(OPCODES))}|tail|musttail|notail|uselistorder(?:_bb)?+)(?![-a-zA-Z0-9$._:])"
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


_KEYWORD = compile_pattern(r"(?:call|invoke|callbr)(?![-a-zA-Z0-9$._:])")
_NAME_CHARACTERS = frozenset("-$._%@!#abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
_DIRECT = compile_pattern(rf"(?:[^@%({{}}\"\n]{{1,80}}+|%{NAME}|\([^()\n]*+\)|\{{[^{{}}\n]*+\}}){{0,40}}+@({NAME})\(")
_PIECE = compile_pattern(
    rf"(?P<symbol>@{NAME})|(?P<local>%{NAME})|(?P<word>[a-z_][a-z0-9_]*+)|(?P<open>[({{\[<])|(?P<other>\S)"
)
_CASTS = frozenset({"bitcast", "addrspacecast", "inttoptr", "ptrtoint", "getelementptr", "select", "ptrauth"})
_TYPE_GOES_ON = compile_pattern(
    rf"[ \t\r\n]*+(?:\*|@|%(?!{NAME}[ \t\r\n]*+=)|addrspace|asm\b|bitcast\b|addrspacecast\b|inttoptr\b)"
)
_CROSSES = compile_pattern(
    r"\b(?:call|invoke|callbr|asm|null|undef|poison|zeroinitializer|bitcast|addrspacecast|inttoptr|ptrtoint|getelementptr"
    rf"|select|ptrauth)\b|%{NAME}[ \t]*+\("
)
_NOT_BLANK = compile_pattern(r"\S")
_USE_LIST = compile_pattern(r"(?<![-a-zA-Z0-9$._%@!#])uselistorder(?:_bb)?+(?=[ \t\r\n])")
_NAME_IN = compile_pattern(rf"@({NAME})")

_PLAIN_RESULT = compile_pattern(
    rf"(?:%{NAME}[ \t]*+=[ \t]*+)?+(?:(?:tail|musttail|notail)[ \t]++)?+(?:call|invoke|callbr)[ \t]++"
    r"(?:[a-z_][a-z0-9_]*+[ \t]++)*"
    rf"(ptr(?:[ \t]++addrspace\([0-9]++\))?+|[a-z][a-z0-9]*+|%{NAME}|<[0-9]++ x [a-z0-9]++>)[ \t]*+"
)

_INSTRUCTIONS = frozenset({"call", "invoke", "callbr", "ret", "br", "unreachable", "store", "load"})


class _NotClosedError(Exception):
    """A bracket that is not closed, so that no call after it can be made out."""

    def __init__(self, offset: int) -> None:
        super().__init__()
        self.offset = offset


class Call:
    """One `call`, `invoke` or `callbr` of a body. Spans are into the text of the source that it was found in."""

    __slots__ = ("arguments_span", "callee", "callee_span", "is_asm", "keyword", "source", "span")

    def __init__(
        self,
        source: Source,
        base: int,
        keyword: str,
        span: Span,
        callee: Key | None,
        callee_span: Span,
        arguments: Span,
        is_asm: bool,
    ) -> None:
        self.source = source
        self.keyword = keyword
        self.span = Span(base + span[0], base + span[1])
        self.callee = callee
        self.callee_span = Span(base + callee_span[0], base + callee_span[1])
        self.arguments_span = Span(base + arguments[0], base + arguments[1])
        self.is_asm = is_asm

    @property
    def text(self) -> str:
        """The whole instruction, with result and metadata."""
        return to_user(self.source.text[self.span.start : self.span.end])

    @property
    def printed(self) -> str:
        """The whole instruction as LLVM prints it, on one line."""
        return to_user(as_printed(self.source.text[self.span.start : self.span.end]))

    @property
    def callee_text(self) -> str:
        """The callee as it is spelled."""
        return to_user(self.source.text[self.callee_span.start : self.callee_span.end])

    @property
    def is_indirect(self) -> bool:
        """Whether it calls a pointer that is not, also not behind a cast, a symbol."""
        return self.callee is None and not self.is_asm

    @property
    def is_direct(self) -> bool:
        """Whether it calls a symbol with no cast between, but for one that LLVM leaves out."""
        spelled = self.source.text[self.callee_span.start : self.callee_span.end]
        return as_printed(spelled).startswith("@")

    @property
    def location(self) -> Location:
        """Where the instruction stands."""
        return self.source.location(self.span.start)

    @property
    def parsed(self) -> CallFragment:
        """The full structure: function type, arguments, attributes, bundles. Raises `ParseError`."""
        from syclopt.ir.fragments import parse_call

        return parse_call(self.source.text[self.span.start : self.span.end])

    @property
    def result_type(self) -> str:
        """The type of the result as it is spelled. Raises `ParseError`."""
        plain = _PLAIN_RESULT.fullmatch(self.source.text, self.span.start, self.callee_span.start)
        return to_user(plain[1]) if plain is not None else self.parsed.return_type.text

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """The arguments: type, attributes, value."""
        return self.parsed.arguments

    def __repr__(self) -> str:
        return f"<Call {self.text.splitlines()[0]!r}>"


_CALLS = Fact[tuple[Call, ...]]("calls", of="body")


def calls_of(entity: Entity) -> tuple[Call, ...]:
    """Return the calls in the body of a function, in the order of the text. Raises `ParseError`."""
    known = _CALLS.get(entity)
    return _CALLS.keep(entity, tuple(_find(entity))) if known is None else known


def without_use_lists(body: str) -> str:
    """Return a body without its `uselistorder` directives, which come last in it."""
    if "uselistorder" not in body:
        return body
    clean = blanked(body)
    found = _USE_LIST.search(clean)
    return body[: found.start()] + body[clean.rindex("}") :] if found else body


def _find(entity: Entity) -> list[Call]:
    body = entity.body
    if "call" not in body and "invoke" not in body:
        return []
    clean = blanked(body)
    calls: list[Call] = []
    position = 0
    while (keyword := _KEYWORD.search(clean, position)) is not None:
        at, position = keyword.span()
        try:
            shape = _callee(clean, position) if clean[at - 1] not in _NAME_CHARACTERS else None
        except _NotClosedError as error:
            offset = error.offset
            raise entity.source.error(f"'{clean[offset]}' is not closed", entity.brace + offset) from None
        if shape is None:
            continue
        callee_span, arguments, is_asm = shape
        start = call_start(clean, at)
        end = call_end(clean, arguments.end)
        spelled = None if is_asm else _NAME_IN.search(clean, callee_span.start, callee_span.end)
        callee = key_of(body[slice(*spelled.span(1))]) if spelled else None
        calls.append(
            Call(entity.source, entity.brace, keyword[0], Span(start, end), callee, callee_span, arguments, is_asm)
        )
        position = end
    return calls


def blanked(text: str) -> str:
    """Return `text` of the same length with comments blanked out, and nothing but `_` inside of quotes."""
    if '"' in text or ";" in text or "/*" in text:
        text = STRING_OR_COMMENT.sub(_blank, text)
    return text.replace("\0", " ")


def _blank(found: re.Match[str]) -> str:
    """Blank a comment; keep the length of a string or name, and let its inside be plain."""
    size = len(found[0])
    return f'"{"_" * (size - 2)}"' if found[0][0] == '"' else " " * size


def _callee(text: str, start: int) -> tuple[Span, Span, bool] | None:
    """Return the spans of callee and arguments of the call whose keyword ends at `start`, and whether it is asm."""
    direct = _DIRECT.match(text, start)
    if direct is not None and not (
        ")" in text[start : direct.start(1)] and _CROSSES.search(text, start, direct.start(1))
    ):
        opening = direct.end() - 1
        return _with_arguments(text, Span(direct.start(1) - 1, opening), opening, is_asm=False)
    position = start
    while (piece := _PIECE.search(text, position)) is not None:
        position = piece.end()
        if piece["symbol"]:
            return _with_arguments(text, Span(*piece.span()), text.find("(", position), is_asm=False)
        if piece["local"]:
            opening = _next(text, position)
            if text[opening : opening + 1] == "(":
                close = _close_of(text, opening)
                if not _TYPE_GOES_ON.match(text, close):
                    return Span(*piece.span()), Span(opening, close), False
        elif piece["word"] == "asm":
            return _with_arguments(text, Span(piece.start(), position), text.find("(", position), is_asm=True)
        elif piece["word"] in _CASTS:
            opening = text.find("(", position)
            if opening < 0:
                return None
            close = _close_of(text, opening)
            return _with_arguments(text, Span(piece.start(), close), _next(text, close), is_asm=False)
        elif piece["word"] in ("null", "undef", "poison", "zeroinitializer"):
            return _with_arguments(text, Span(*piece.span()), _next(text, position), is_asm=False)
        elif piece["open"]:
            position = _close_of(text, piece.start())
        elif piece["word"] in _INSTRUCTIONS or piece["other"] == "}":
            return None
    return None


def _with_arguments(text: str, callee: Span, opening: int, *, is_asm: bool) -> tuple[Span, Span, bool] | None:
    if opening < 0 or text[opening : opening + 1] != "(":
        return None
    close = _close_of(text, opening)
    return (Span(callee.start, opening) if is_asm else callee), Span(opening, close), is_asm


def _close_of(text: str, opening: int) -> int:
    close = close_of(text, opening)
    if close < 0:
        raise _NotClosedError(opening)
    return close


def _next(text: str, position: int) -> int:
    found = _NOT_BLANK.search(text, position)
    return found.start() if found else len(text)
