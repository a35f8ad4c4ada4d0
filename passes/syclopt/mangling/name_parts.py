"""The words that mangled names are made of, and what can be said of a name without reading the rest of it.

Most callers ask of most names no more than that, so nothing else is loaded for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Found = TypeVar("Found")

DIGITS = frozenset("0123456789")
SEQUENCE = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_LONGEST_NUMBER = 12  # digits of a length or a position


class NotMangled(Exception):
    """The text breaks off, or follows no rule."""


def plain_name(symbol: str) -> str | None:
    """Return the identifier of a function or variable in no namespace, whatever follows it: `f` of `_Z1fi`."""
    try:
        return Words(symbol, 2).identifier() if symbol.startswith("_Z") else None
    except NotMangled:
        return None


def thunk_target(symbol: str) -> str | None:
    """Return the mangled name of the function that a thunk adjusts pointers for; None for what is no thunk."""
    reader = Words(symbol, 3)
    try:
        reader.call_offsets()
    except NotMangled:
        return None
    return f"_Z{symbol[reader.at :]}" if symbol.startswith("_ZT") and reader.at < len(symbol) else None


class Words:
    """A place in a text, and words that are read there. What is not there raises `NotMangled`."""

    def __init__(self, text: str, at: int = 0) -> None:
        self.text = text
        self.at: int = at

    def peek(self, *words: str) -> bool:
        """Tell whether one of some words stands here."""
        return self.text.startswith(words, self.at)

    def take(self, word: str) -> bool:
        """Read a word, if it stands here; tell whether it does."""
        found = self.text.startswith(word, self.at)
        if found:
            self.at += len(word)
        return found

    def expect(self, word: str) -> None:
        """Read a word."""
        if not self.take(word):
            raise NotMangled

    def number(self, digits: frozenset[str] = DIGITS) -> str:
        """Read the digits that stand here, if any."""
        start = end = self.at
        text = self.text
        while text[end : end + 1] in digits:
            end += 1
        self.at = end
        return text[start:end]

    def signed(self) -> str:
        """Read a number, with an `n` before it if it is negative."""
        sign = "n" if self.take("n") else ""
        if not (digits := self.number()):
            raise NotMangled
        return sign + digits

    def position(self, base: int = 10) -> int:
        """Read what is counted as in `S_`, `S0_`, `S1_`."""
        digits = self.number(DIGITS if base == 10 else SEQUENCE)
        self.expect("_")
        if len(digits) > _LONGEST_NUMBER:
            raise NotMangled
        return int(digits, base) + 1 if digits else 0

    def count(self) -> str:
        """Read a number, if any, and what ends it."""
        digits = self.number()
        self.expect("_")
        return digits

    def qualifiers(self) -> str:
        """Read qualifiers of a type, in the order that they have."""
        return "".join([letter for letter in "rVK" if self.take(letter)])

    def until(self, end: str, rule: Callable[[], Found]) -> tuple[Found, ...]:
        """Apply a rule until the end is there."""
        found: list[Found] = []
        while not self.take(end):
            found.append(rule())
        return tuple(found)

    def before(self, end: str, rule: Callable[[], Found]) -> Found:
        """Apply a rule; the end comes then."""
        found = rule()
        self.expect(end)
        return found

    def identifier(self) -> str:
        """An identifier, after its length."""
        digits = self.number()
        start = self.at
        self.at += int(digits or 0) if len(digits) <= _LONGEST_NUMBER else len(self.text)
        if not start < self.at <= len(self.text):
            raise NotMangled
        return self.text[start : self.at]

    def call_offsets(self) -> None:
        """What a thunk adds to pointers."""
        for _ in range(2 if self.take("c") else 1):
            is_virtual = self.take("v")
            if not is_virtual:
                self.expect("h")
            for _ in range(1 + is_virtual):
                self.before("_", self.signed)
