"""The text of a module in names and numbers of the result: one regular expression over each slice of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.entity import Entity
from syclopt.ir.linking.local_types import LocalTypes
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Source
from syclopt.ir.text.spelling import STRING, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Mapping

# Each alternative begins with a character of its own: so the search leaps from one such character to the next.
_NOISE = rf"{STRING}|@{STRING}|%{STRING}|\${STRING}|;[^\n\r]*+|/\*.*?\*/"
_NUMBERS = r"![0-9]++|#[0-9]++"
_SYMBOLS = r"@[-a-zA-Z$._0-9]++"
_TYPES = r"%[-a-zA-Z$._0-9]++"


class Renumbering:
    """What is called otherwise in the result: metadata, attribute groups, symbols, types."""

    def __init__(
        self, offset: int, groups: Mapping[int, int], symbols: Mapping[Key, str], types: Mapping[Key, Key]
    ) -> None:
        """Metadata numbers grow by `offset`; `groups`, `symbols` and `types` map what is called otherwise.

        A symbol is replaced by any text, with its sigil.
        """
        self._local = LocalTypes(types) if types else None
        has_numbers = offset != 0 or any(old != new for old, new in groups.items())
        self.is_needed = has_numbers or bool(symbols) or bool(types)
        kinds = [_NOISE, *([_NUMBERS] if has_numbers else []), *([_SYMBOLS] if symbols else [])]
        self._plain = _Table(kinds, offset, groups, symbols, {})
        self._full = _Table([*kinds, _TYPES], offset, groups, symbols, types) if types else self._plain

    def text(self, text: str) -> str:
        """Return a text that has no local values in names and numbers of the result."""
        return self._full.translate(text) if self.is_needed and text else text

    def entity(self, entity: Entity, key: Key) -> Entity:
        """Return an entity in names and numbers of the result, with the key that it has there."""
        if not self.is_needed and key == entity.key:
            return entity
        translate = self._full.translate
        gap = entity.source.text[entity.start : entity.begin]
        header, body = entity.header, entity.body
        names_values = entity.kind == "function" or "blockaddress" in header
        if names_values and self._local and (renamed := self._local.renamed(header, body)) is not None:
            header, body = renamed
            translate = self._plain.translate
        header = translate(header)
        body = translate(body) if body else ""
        begin, brace = len(gap), len(gap) + len(header)
        source = Source(f"{gap}{header}{body}", entity.source.name if entity.kind != "metadata run" else "<linked>")
        new = Entity(entity.kind, key, source, 0, begin, brace, brace + len(body))
        new.origin = entity.origin or entity
        return new


class _Table(dict[str, str]):
    """Token -> token in the result; what was asked for once is kept."""

    def __init__(
        self,
        patterns: list[str],
        offset: int,
        groups: Mapping[int, int],
        symbols: Mapping[Key, str],
        types: Mapping[Key, Key],
    ) -> None:
        super().__init__()
        self._split = compile_pattern(f"({'|'.join(patterns)})", re.DOTALL).split
        self._offset = offset
        self._groups = groups
        self._symbols = symbols
        self._types = types

    def translate(self, text: str) -> str:
        pieces = self._split(text)
        if len(pieces) == 1:
            return text
        pieces[1::2] = [self[token] for token in pieces[1::2]]
        return "".join(pieces)

    def __missing__(self, token: str) -> str:
        sigil = token[0]
        if sigil == "!":
            new = f"!{int(token[1:]) + self._offset}"
        elif sigil == "#":
            number = int(token[1:])
            new = f"#{self._groups.get(number, number)}"
        elif sigil == "@":
            new = self._symbols.get(key_of(token[1:]), token)
        elif sigil == "%" and self._types:
            key = key_of(token[1:])
            new = f"%{spell(self._types[key])}" if key in self._types else token
        else:
            return token  # a string or comment, which is not worth keeping
        self[token] = new
        return new
