"""Which symbols of a module have a word in their texts: sources are searched in pieces as large as they are whole."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from syclopt.ir.text.spelling import NEEDLESS_ESCAPE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.source import Source
    from syclopt.ir.text.spelling import Key


class TextSearch:
    """The texts of symbols, to be searched for several words."""

    def __init__(self, table: Mapping[Key, Entity]) -> None:
        """Take the symbols of a table, in any order; the costs of a search grow with their texts alone."""
        self._table = table
        self._runs: list[_Run] = []
        self._heads: list[tuple[Key, str]] = []
        self._escaped: set[Key] | None = None
        run: _Run | None = None
        end = -1
        for key, entity in table.items():
            begin = entity.begin
            if entity.head is not None:
                self._heads.append((key, entity.head))
                begin = entity.brace
            if run is None or entity.start != end or entity.source is not run.source:
                run = _Run(entity.source)
                self._runs.append(run)
            end = entity.end
            run.begins.append(begin)
            run.ends.append(end)
            run.keys.append(key)

    def mentioning(self, *words: str, escaped: bool) -> list[Key]:
        """Return the keys of the symbols whose texts have one of some words, in the order of the table.

        With `escaped`, also of those whose texts may have one in escapes that no name and no string needs.
        """
        found = {key for key, head in self._heads if any(word in head for word in words)}
        for word in words:
            for run in self._runs:
                run.find(word, found)
        if escaped:
            if self._escaped is None:
                self._escaped = self._with_escapes()
            found |= self._escaped
        return [key for key in self._table if key in found] if found else []

    def _with_escapes(self) -> set[Key]:
        """Return the keys of the symbols whose texts have an escape that no name and no string needs."""
        found = {key for key, head in self._heads if NEEDLESS_ESCAPE.search(head)}
        has_escapes = {source: NEEDLESS_ESCAPE.search(source.text) for source in {run.source for run in self._runs}}
        for run in self._runs:
            if has_escapes[run.source]:
                run.find_escapes(found)
        return found


class _Run:
    """Symbols that stand side by side in a source."""

    __slots__ = ("begins", "ends", "keys", "source")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.begins: list[int] = []
        self.ends: list[int] = []
        self.keys: list[Key] = []

    def find(self, word: str, found: set[Key]) -> None:
        """Add the keys of those with a word to `found`; each hit leads on to the next symbol."""
        find, begins, ends = self.source.text.find, self.begins, self.ends
        last = ends[-1]
        at = find(word, begins[0], last)
        while at >= 0:
            place = bisect_right(begins, at)
            if at + len(word) <= ends[place - 1]:
                found.add(self.keys[place - 1])
            if place == len(begins):
                return
            at = find(word, begins[place], last)

    def find_escapes(self, found: set[Key]) -> None:
        """Add the keys of those with an escape that is not needed to `found`."""
        for escape in NEEDLESS_ESCAPE.finditer(self.source.text, self.begins[0], self.ends[-1]):
            place = bisect_right(self.begins, escape.start()) - 1
            if escape.end() <= self.ends[place]:
                found.add(self.keys[place])
