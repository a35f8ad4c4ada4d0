"""Names in a text, outside of strings and comments: what is looked for there, and what is put in its place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, NOISE, Key, key_of, parting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_AFTER_SIGIL = {"@": NAME, "%": NAME, "$": NAME, "!": "[0-9]++", "#": "[0-9]++"}


def outside_noise(wanted: str) -> re.Pattern[str]:
    """Return the pattern of what is wanted outside of strings and comments.

    These match too, without any group of `wanted`. Where each alternative begins with a character of its own, a search
    leaps from one such character to the next.
    """
    return compile_pattern(f"{wanted}|{NOISE}", re.DOTALL)


_SYMBOL = outside_noise(f"@({NAME})")


def symbol_mentions(text: str) -> Iterator[Key]:
    """Yield the symbols that `text` names with `@`, as often as it does."""
    return (key_of(token) for token in _SYMBOL.findall(text) if token)


class Renaming(dict[str, str]):
    """Name with its sigil, as it is spelled -> what takes its place; what was asked for once is kept."""

    def __init__(self, by_sigil: Mapping[str, Callable[[Key], str | None]]) -> None:
        """Take for some sigils what takes the place of a key, with its sigil; None leaves what stands there.

        After `!` and `#` only numbers are names.
        """
        super().__init__()
        self._by_sigil = by_sigil
        self._touching: set[str] = set()  # what may touch other words, where what takes its place may not
        wanted = [f"{re.escape(sigil)}{_AFTER_SIGIL[sigil]}" for sigil in by_sigil]
        self._pattern = compile_pattern(f"({'|'.join((*wanted, NOISE))})", re.DOTALL)

    def text(self, text: str) -> str:
        """Return a text with other names."""
        pieces = self._pattern.split(text)
        if len(pieces) == 1:
            return text
        tokens = pieces[1::2]
        pieces[1::2] = [self[token] for token in tokens]
        if not self._touching.isdisjoint(tokens):
            for at in [at for at, token in enumerate(tokens, 1) if token in self._touching]:
                before, now, after = pieces[2 * at - 2 : 2 * at + 1]
                pieces[2 * at - 1] = f"{parting(before, now)}{now}{parting(now, after)}"
        return "".join(pieces)

    def __missing__(self, token: str) -> str:
        new = self._by_sigil.get(token[0])
        if new is None:
            return token  # a string or comment, which is not worth keeping
        now = self[token] = new(key_of(token[1:])) or token
        if now != token and (token[-1] == '"' or now[0] not in _AFTER_SIGIL):
            self._touching.add(token)
        return now
