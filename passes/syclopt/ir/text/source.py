"""A text and where it came from. Text is kept one character a byte, so offsets and columns are those of the file."""

from __future__ import annotations

from typing import NamedTuple

from syclopt.errors import Location, ParseError


class Span(NamedTuple):
    """Offsets into a text, in bytes: `text[start:end]`."""

    start: int
    end: int


class Source:
    """A text with the name of its file. Entities are slices of it; nothing ever changes it."""

    __slots__ = ("name", "text")

    def __init__(self, text: str, name: str = "<string>") -> None:
        self.text = text
        self.name = name

    def location(self, offset: int) -> Location:
        """Return file, line and column of `offset`."""
        return Location.at(self.name, self.text, offset)

    def error(self, message: str, offset: int) -> ParseError:
        """Return the error that says `message` about the place `offset`."""
        return ParseError(message, self.location(offset))


def decode(data: bytes) -> str:
    """Return the internal form of the bytes of a file: one character a byte."""
    return data.decode("latin-1")


def encode(text: str) -> bytes:
    """Return the bytes of an internal text."""
    return text.encode("latin-1")


def to_internal(text: str) -> str:
    """Return the internal form of a user's string (UTF-8, with undecodable bytes as surrogates).

    Raises `ParseError` for a lone surrogate, which stands for no byte.
    """
    if text.isascii():
        return text
    try:
        return text.encode("utf-8", "surrogateescape").decode("latin-1")
    except UnicodeEncodeError as error:
        raise ParseError(f"character {error.object[error.start]!a} at offset {error.start} has no UTF-8 form") from None


def to_user(text: str) -> str:
    """Return the user's form of an internal text: UTF-8 decoded, undecodable bytes as surrogates."""
    return text if text.isascii() else text.encode("latin-1").decode("utf-8", "surrogateescape")
