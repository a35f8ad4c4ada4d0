"""Texts on which a pattern may take its time: what comes before a repeat, the repeat again and again, and a bad end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from tests.patterns.engine import ALPHABET, Items, characters, codes, is_single

_SAMPLES = 3  # of what a part of a pattern matches
_PREFERRED = "a0 \"\n,;(){}[]<>@%!#$^\\/*'=:.-_|+~&?`\t\r\0\xff"


class Attack(NamedTuple):
    """A text for each number of repetitions."""

    before: str
    pump: str
    after: str

    def text(self, times: int) -> str:
        """Return the text with the pump that often."""
        return self.before + self.pump * times + self.after


def attacks(items: Items, flags: int, most: int) -> list[Attack]:
    """Return attacks on a pattern, at most so many, those that are likely to hurt first."""
    classes = _representatives(items, flags)
    pumps = dict.fromkeys(pump for _, found in _repeats(items, flags, "") for pump in found)
    befores = dict.fromkeys(before for before, _ in _repeats(items, flags, ""))
    ends = ["", *classes[:_SAMPLES], "\0\n"]
    found: dict[Attack, None] = {}
    for before, own in _repeats(items, flags, ""):
        for pump, after in product(own, ("", ends[-1], *ends[1:2])):
            found.setdefault(Attack(before, pump, after))
    for pump, before, after in product((*classes, *pumps), ("", *befores), ends):
        found.setdefault(Attack(before, pump, after))
    return [*found][:most]


def _sets(items: Items, flags: int) -> Iterator[frozenset[str]]:
    """Yield the sets of characters in a pattern."""
    for operator, value in items:
        if operator in (codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN):
            yield characters(operator, value, flags)
        for inner in _inside(operator, value):
            yield from _sets(inner, flags)


def _inside(operator: Any, value: Any) -> list[Items]:
    if operator in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        return [value[2]]
    if operator is codes.BRANCH:
        return [*value[1]]
    if operator is codes.SUBPATTERN:
        return [value[3]]
    if operator is codes.ATOMIC_GROUP:
        return [value]
    return [value[1]] if operator in (codes.ASSERT, codes.ASSERT_NOT) else []


def _representatives(items: Items, flags: int) -> list[str]:
    """Return one character of each kind that the pattern tells from others; those in many sets first."""
    sets = [*dict.fromkeys(_sets(items, flags))]
    kinds: dict[tuple[bool, ...], str] = {}
    for char in (*_PREFERRED, *sorted(ALPHABET)):
        kinds.setdefault(tuple(char in each for each in sets), char)
    return [char for kind, char in sorted(kinds.items(), key=lambda each: -sum(each[0])) if any(kind)]


def samples(items: Items, flags: int) -> list[str]:
    """Return a few texts that items match, as far as can be told without looking around."""
    found = [""]
    for operator, value in items:
        each = _samples_of(operator, value, flags)
        found = [*dict.fromkeys(a + b for a, b in product(found, each))][: _SAMPLES * 2]
    return found[:_SAMPLES]


def _samples_of(operator: Any, value: Any, flags: int) -> list[str]:
    if operator in (codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN):
        wanted = characters(operator, value, flags)
        chosen = [char for char in _PREFERRED if char in wanted] or sorted(wanted)
        return chosen[:_SAMPLES] or [""]
    if operator in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT):
        least, most, inner = value
        one = samples(inner, flags)
        times = min(max(least, 1), 8)
        return [*([""] if least == 0 else []), *(each * times for each in one)] if most else [""]
    if operator is codes.BRANCH:
        return [sample for way in value[1] for sample in samples(way, flags)[:2]][: 3 * _SAMPLES]
    if operator is codes.SUBPATTERN:
        return samples(value[3], (flags | value[1]) & ~value[2])
    if operator is codes.ATOMIC_GROUP:
        return samples(value, flags)
    if operator is codes.ASSERT and value[0] > 0:
        return [""]
    return [""]


def _repeats(items: Items, flags: int, before: str) -> Iterator[tuple[str, list[str]]]:
    """Yield for each repeat what may stand before it, and what it matches once."""
    for operator, value in items:
        if operator in (codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT) and value[1] > 1:
            inner = value[2]
            once = [sample for sample in samples(inner, flags) if sample]
            if is_single(inner):
                wanted = characters(inner[0][0], inner[0][1], flags)
                once = [char for char in _PREFERRED if char in wanted][: 2 * _SAMPLES] or once
            yield before, once
        for inner in _inside(operator, value):
            yield from _repeats(inner, flags, before)
        least = _samples_of(operator, value, flags)
        before += next((sample for sample in least if sample or len(least) == 1), "")
