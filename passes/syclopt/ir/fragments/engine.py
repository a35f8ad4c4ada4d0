"""What all fragments share: nodes, the base of the builders, and the parser that drives Lark.

A builder is Lark's inline transformer: the parser calls the method named by a rule (or its alias) as soon as the rule
is complete, so no tree is built and nothing recurses, however deep the input nests.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import Source, Span, to_user

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.errors import ParseError

Result = TypeVar("Result")

# What a rule is made of: tokens and nodes, both with `start_pos` and `end_pos`.
Items = list[Any]
_Lark = Any  # a `lark.Lark`, whose methods have no full types

_REMEMBERED = 2048  # fragments of a kind
_LARGE = 4096  # characters: no fragment this long is remembered
_EXPECTED = 6  # more possibilities than this tell nobody anything
_EXCERPT = 60


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Node:
    """A part of a fragment. Nodes of one class are equal when their `text` is."""

    source: str
    start_pos: int
    end_pos: int

    @property
    def text(self) -> str:
        """The part as it is written."""
        return self.source[self.start_pos : self.end_pos]

    @property
    def printed(self) -> str:
        """The part as LLVM prints it, on one line."""
        return as_printed(self.text)

    @property
    def span(self) -> Span:
        """Where the part stands in the fragment."""
        return Span(self.start_pos, self.end_pos)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(other) is type(self) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        text = self.text
        return f"<{type(self).__name__} {to_user(text if len(text) <= _EXCERPT else text[:_EXCERPT] + '...')!r}>"


class Builder:
    """Makes the nodes of one parse; `source` is the text that is being parsed, `place` stands for its file name."""

    source = ""
    place = ""

    def __getattr__(self, name: str) -> Callable[[Items], object]:
        """Return the method for a rule that came through `%import`: Lark calls it `grammar__rule`.

        Rules with an underscore before their name have none: what they hold goes to the rule around them.
        """
        grammar, _, rule = name.rpartition("__")
        if not grammar or name[0] == "_":
            raise AttributeError(name)
        return getattr(self, rule)

    def error(self, message: str, item: Any) -> ParseError:
        """Return the error that says `message` about a token or node."""
        return Source(self.source, self.place).error(message, item.start_pos)


class FragmentParser(Generic[Result]):
    """The parser of one kind of fragment. Its grammar is built when it is called for the first time."""

    def __init__(self, what: str, grammar: str, rule: str, builder: Builder) -> None:
        self.what = what
        self.grammar = grammar
        self.rule = rule
        self._builder = builder
        self._builder.place = f"<{what}>"
        self._lark: _Lark = None
        self._lock = Lock()
        self._remembered = lru_cache(_REMEMBERED)(self._parse)
        os.register_at_fork(after_in_child=self._let_go)

    def __call__(self, text: str) -> Result:
        """Return what `text` says. Raises `ParseError` with line and column within `text`."""
        return self._remembered(text) if len(text) < _LARGE else self._parse(text)

    def _let_go(self) -> None:
        """Be free in a child of a fork, which has no other thread that could be parsing."""
        self._lock = Lock()

    def _parse(self, text: str) -> Result:
        from lark import UnexpectedInput

        with self._lock:
            lark = self._lark or self._load()
            self._builder.source = text
            try:
                result: Result = lark.parse(text)
            except UnexpectedInput as error:
                raise self._error(text, error, lark) from None
            except ValueError:  # Python reads no integer of more than a few thousand digits
                raise Source(text, self._builder.place).error("a number has too many digits", 0) from None
            return result

    def _load(self) -> _Lark:
        from syclopt.ir.fragments.parser_tables import parser_of

        self._lark = parser_of(self.grammar, self.rule, self._builder)
        return self._lark

    def _error(self, text: str, error: Any, lark: _Lark) -> ParseError:
        token: Any = getattr(error, "token", None)  # without one, no token starts at the place
        if token is None:
            names, offset = error.allowed, error.pos_in_stream
            found = ascii(text[offset])
        elif token.type == "$END":
            names, offset, found = error.accepts, len(text), "end of text"
        else:
            names, offset, found = error.accepts, token.start_pos, f"'{to_user(token[:_EXCERPT])}'"
        source = Source(text, self._builder.place)
        expected = sorted(_spoken(lark, name) for name in names)
        if 0 < len(expected) <= _EXPECTED:
            return source.error(f"expected {' or '.join(expected)}, found {found}", offset)
        return source.error(f"unexpected {found} in {self.what}", offset)


def _spoken(lark: _Lark, name: str) -> str:
    """Return what a reader calls a terminal: `','`, `integer type`."""
    if name in ("$END", "<END-OF-FILE>"):
        return "end of text"
    pattern = lark.get_terminal(name).pattern
    return f"'{pattern.value}'" if pattern.type == "str" else name.rpartition("__")[2].lower().replace("_", " ")
