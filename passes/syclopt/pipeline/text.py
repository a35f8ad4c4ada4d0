"""The text of a pipeline and its syntax tree; nothing here knows which passes exist.

`pipeline.lark` is the grammar. It is small, and every start of a tool pays for it, so the parser is written by hand
(a Lark parser of it takes 40 ms to import and build); a test holds both together.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from syclopt.errors import Location, ParseError, PipelineError
from syclopt.ir.text.patterns import compile_pattern
from syclopt.limits import NESTING, check_nesting

_PLAIN = compile_pattern(r'[^\s,;<>()="]+')
_ESCAPED = compile_pattern(r"\\(?:x([0-9a-fA-F]{2})|(.))", re.DOTALL)
_TO_ESCAPE = compile_pattern(r'["\\\x00-\x1f\x7f]')
_TOKEN = compile_pattern(
    r'\s*+(?:(?P<word>[^\s,;<>()="]++)|(?P<string>"(?:[^"\\]|\\.)*+")|(?P<mark>[,;<>()="])|(?P<end>\Z))', re.DOTALL
)


class Value(NamedTuple):
    """A word or quoted string, without its quotes, and where it stands."""

    text: str
    offset: int


class Option(NamedTuple):
    """`word`, or `name=value,value`; `values` is `None` where there is no `=`."""

    name: Value
    values: tuple[Value, ...] | None


class Element(NamedTuple):
    """One pass of a pipeline; `nested` is `None` where there are no parentheses."""

    name: Value
    options: tuple[Option, ...] = ()
    nested: tuple[Element, ...] | None = None


class PipelineText(NamedTuple):
    """A text with the name under which errors show it."""

    text: str
    name: str = "<pipeline>"

    def error(self, message: str, offset: int) -> PipelineError:
        """Return the error that says `message` about the place `offset`."""
        return PipelineError(message, Location.at(self.name, self.text, offset))


def parse(source: PipelineText) -> tuple[Element, ...]:
    """Return the elements of a pipeline; raises `ParseError` with the column."""
    parser = _Parser(source)
    elements = parser.pipeline(0)
    parser.expect("the end")
    return elements


def render(element: Element) -> str:
    """Return the text of an element; it parses back to the same element."""
    text = quote(element.name.text)
    if element.options:
        text += f"<{';'.join(render_option(option) for option in element.options)}>"
    if element.nested is not None:
        text += f"({','.join(render(inner) for inner in element.nested)})"
    return text


def render_option(option: Option) -> str:
    """Return the text of an option."""
    name = quote(option.name.text)
    return name if option.values is None else f"{name}={','.join(quote(value.text) for value in option.values)}"


def quote(text: str) -> str:
    """Return `text` as a word, in quotes where it needs them."""
    if _PLAIN.fullmatch(text):
        return text
    return '"' + _TO_ESCAPE.sub(lambda match: _escape(match[0]), text) + '"'


def _escape(char: str) -> str:
    return f"\\{char}" if char in '"\\' else f"\\x{ord(char):02x}"


class _Parser:
    """One method for each rule of the grammar. `found` is the token under the cursor: a mark, or what kind it is."""

    def __init__(self, source: PipelineText) -> None:
        self.source = source
        self.position = 0
        self.found = ""
        self.text = ""
        self.start = 0
        self.advance()

    def advance(self) -> None:
        token = _TOKEN.match(self.source.text, self.position)
        if token is None:  # \Z or a mark always matches
            raise AssertionError(self.position)
        kind = token.lastgroup or ""
        self.text = token[kind]
        self.start, self.position = token.span(kind)
        self.found = self.text if kind == "mark" else {"word": "a name", "string": "a string", "end": "the end"}[kind]

    def expect(self, *expected: str) -> None:
        if self.found not in expected:
            found = self.found if self.found == "the end" else ascii(self.text)
            wanted = " or ".join(f"'{what}'" if len(what) == 1 else what for what in expected)
            place = Location.at(self.source.name, self.source.text, self.start)
            raise ParseError(f"malformed pipeline: found {found}, expected {wanted}", place)

    def take(self, mark: str) -> bool:
        if self.found != mark:
            return False
        self.advance()
        return True

    def pipeline(self, depth: int) -> tuple[Element, ...]:
        if self.found in ("the end", ")"):
            return ()
        if depth > NESTING:
            check_nesting(depth, Location.at(self.source.name, self.source.text, self.start))
        elements = [self.element(depth)]
        while self.take(","):
            elements.append(self.element(depth))
        return tuple(elements)

    def element(self, depth: int) -> Element:
        self.expect("a name")
        name = self.value()
        options: list[Option] = []
        nested: tuple[Element, ...] | None = None
        if self.take("<"):
            if self.found != ">":
                options.append(self.option())
                while self.take(";"):
                    options.append(self.option())
            self.expect(">", ";")
            self.advance()
        if self.take("("):
            nested = self.pipeline(depth + 1)
            self.expect(")", ",")
            self.advance()
        if depth == 0:
            self.expect(",", "the end", *(() if nested is not None else ("(",)))
        return Element(name, tuple(options), nested)

    def option(self) -> Option:
        self.expect("a name", "a string")
        name = self.value()
        if not self.take("="):
            return Option(name, None)
        values: list[Value] = []
        if self.found in ("a name", "a string"):
            values.append(self.value())
            while self.take(","):
                self.expect("a name", "a string")
                values.append(self.value())
        return Option(name, tuple(values))

    def value(self) -> Value:
        text, start, found = self.text, self.start, self.found
        self.advance()
        if found == "a name":
            return Value(text, start)
        return Value(_ESCAPED.sub(lambda match: chr(int(match[1], 16)) if match[1] else match[2], text[1:-1]), start)
