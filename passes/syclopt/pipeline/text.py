"""The text of a pipeline and its syntax tree; nothing here knows which passes exist."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, cast

from syclopt.errors import Location, ParseError, PipelineError

if TYPE_CHECKING:
    from typing import Protocol

    from lark import Token, Tree, UnexpectedInput

    Node = Tree[Token] | Token | None

    class _Parser(Protocol):
        def parse(self, text: str) -> Tree[Token]: ...

    class _BadToken(Protocol):
        token: Token
        accepts: set[str] | None
        expected: set[str]

    class _BadCharacter(Protocol):
        pos_in_stream: int
        char: str
        allowed: set[str]


_PLAIN = re.compile(r'[^\s,;<>()="]+')
_ESCAPED = re.compile(r"\\(?:x([0-9a-fA-F]{2})|(.))", re.DOTALL)
_TO_ESCAPE = re.compile(r'["\\\x00-\x1f\x7f]')

_NAMES = {
    "WORD": "a name",
    "QUOTED": "a string",
    "COMMA": "','",
    "EQUALS": "'='",
    "LESSTHAN": "'<'",
    "LPAR": "'('",
    "MORETHAN": "'>'",
    "RPAR": "')'",
    "SEMICOLON": "';'",
    "$END": "the end",
}


@dataclass(frozen=True, slots=True)
class Value:
    """A word or quoted string, without its quotes, and where it stands."""

    text: str
    offset: int


@dataclass(frozen=True, slots=True)
class Option:
    """`word`, or `name=value,value`; `values` is `None` where there is no `=`."""

    name: Value
    values: tuple[Value, ...] | None


@dataclass(frozen=True, slots=True)
class Element:
    """One pass of a pipeline; `nested` is `None` where there are no parentheses."""

    name: Value
    options: tuple[Option, ...] = ()
    nested: tuple[Element, ...] | None = None


@dataclass(frozen=True, slots=True)
class PipelineText:
    """A text with the name under which errors show it."""

    text: str
    name: str = "<pipeline>"

    def error(self, message: str, offset: int) -> PipelineError:
        """Return the error that says `message` about the place `offset`."""
        return PipelineError(message, Location.at(self.name, self.text, offset))


def parse(source: PipelineText) -> tuple[Element, ...]:
    """Return the elements of a pipeline; raises `ParseError` with the column."""
    if not source.text.strip():
        return ()
    from lark import UnexpectedInput

    try:
        return _elements(_parser().parse(source.text))
    except UnexpectedInput as error:
        raise _syntax_error(source, error) from None
    except RecursionError:
        raise ParseError("pipeline is nested too deeply", Location(source.name, 1, 1)) from None


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


@cache
def _parser() -> _Parser:
    from lark import Lark

    grammar = files("syclopt.pipeline").joinpath("pipeline.lark").read_text(encoding="utf-8")
    return cast("_Parser", Lark(grammar, start="pipeline", parser="lalr", maybe_placeholders=True))


def _elements(tree: Tree[Token]) -> tuple[Element, ...]:
    return tuple(_element(child) for child in _trees(tree, "element"))


def _element(tree: Tree[Token]) -> Element:
    options = tuple(_option(child) for child in _trees(tree, "option"))
    nested = _trees(tree, "nested")
    inner = _elements(_trees(nested[0], "pipeline")[0]) if nested else None
    return Element(_word(cast("Token", tree.children[0])), options, inner)


def _option(tree: Tree[Token]) -> Option:
    name, *values = (_word(cast("Token", child.children[0])) for child in _trees(tree, "value"))
    assigned = any(getattr(child, "type", "") == "EQUALS" for child in cast("list[Node]", tree.children))
    return Option(name, tuple(values) if assigned else None)


def _trees(tree: Tree[Token], kind: str) -> list[Tree[Token]]:
    children = cast("list[Node]", tree.children)
    return [cast("Tree[Token]", child) for child in children if getattr(child, "data", None) == kind]


def _word(token: Token) -> Value:
    offset = token.start_pos or 0
    if not token.startswith('"'):
        return Value(str(token), offset)
    return Value(_ESCAPED.sub(lambda match: chr(int(match[1], 16)) if match[1] else match[2], token[1:-1]), offset)


def _syntax_error(source: PipelineText, error: UnexpectedInput) -> ParseError:
    from lark import UnexpectedCharacters, UnexpectedToken

    offset, found, expected = len(source.text), "the end", set[str]()
    if isinstance(error, UnexpectedToken):
        token = cast("_BadToken", error)
        expected = token.accepts or token.expected
        if token.token.type != "$END":
            offset, found = token.token.start_pos or 0, ascii(str(token.token))
    elif isinstance(error, UnexpectedCharacters):
        character = cast("_BadCharacter", error)
        offset, found, expected = character.pos_in_stream, ascii(character.char), character.allowed
    wanted = " or ".join(sorted(_NAMES.get(name, name) for name in expected))
    where = Location.at(source.name, source.text, offset)
    return ParseError(f"malformed pipeline: found {found}, expected {wanted}", where)
