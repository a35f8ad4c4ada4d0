"""A small backtracking matcher that counts its steps, as those of Python's `re` cannot be counted.

It takes the tree of `re`'s own parser and tries alternatives in the same order, so that it finds the same matches; a
test holds both together. It knows texts of the characters 0 to 255.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

codes: Any = import_module("re._constants")
parser: Any = import_module("re._parser")

Items = Sequence[tuple[Any, Any]]
Rest = Callable[[int], bool]
Step = Callable[[int, Rest], bool]

ALPHABET = frozenset(map(chr, range(256)))
_SINGLE = frozenset({codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN})
_REPEATS = frozenset({codes.MAX_REPEAT, codes.MIN_REPEAT, codes.POSSESSIVE_REPEAT})


class TooManySteps(Exception):
    """The pattern is not linear, and by far."""


def parsed(pattern: str | bytes, flags: int) -> tuple[Items, int]:
    """Return the tree of a pattern, and its flags."""
    tree = parser.parse(pattern, flags)
    return list(tree), tree.state.flags | (re.ASCII if isinstance(pattern, bytes) else 0)


@cache
def _category(name: Any, is_ascii: bool) -> frozenset[str]:
    spelled = {
        codes.CATEGORY_DIGIT: r"\d",
        codes.CATEGORY_NOT_DIGIT: r"\D",
        codes.CATEGORY_SPACE: r"\s",
        codes.CATEGORY_NOT_SPACE: r"\S",
        codes.CATEGORY_WORD: r"\w",
        codes.CATEGORY_NOT_WORD: r"\W",
    }[name]
    one = re.compile(spelled, re.ASCII if is_ascii else 0)
    return frozenset(char for char in ALPHABET if one.match(char))


def characters(operator: Any, value: Any, flags: int) -> frozenset[str]:
    """Return the characters that one item of a tree stands for."""
    if operator is codes.LITERAL:
        return _cased(frozenset({chr(value)}), flags)
    if operator is codes.NOT_LITERAL:
        return ALPHABET - _cased(frozenset({chr(value)}), flags)
    if operator is codes.ANY:
        return ALPHABET if flags & re.DOTALL else ALPHABET - {"\n"}
    found: set[str] = set()
    is_negated = False
    for kind, what in value:
        if kind is codes.NEGATE:
            is_negated = True
        elif kind is codes.LITERAL:
            found.add(chr(what))
        elif kind is codes.RANGE:
            found.update(map(chr, range(what[0], min(what[1], 255) + 1)))
        else:
            found |= _category(what, bool(flags & re.ASCII))
    all_found = _cased(frozenset(found), flags)
    return ALPHABET - all_found if is_negated else all_found & ALPHABET


def _cased(found: frozenset[str], flags: int) -> frozenset[str]:
    if not flags & re.IGNORECASE:
        return found
    return found | frozenset(other for char in found for other in (char.lower(), char.upper()))


def is_single(items: Items) -> bool:
    """Tell whether items match exactly one character."""
    return len(items) == 1 and items[0][0] in _SINGLE


class Matcher:
    """A pattern. `steps` counts what it has done."""

    def __init__(self, items: Items, flags: int, most: int) -> None:
        self._flags = flags
        self._most = most
        self.steps = 0
        self._text = ""
        self._groups: dict[int, tuple[int, int]] = {}
        self._run = self._sequence(items, flags)

    def span(self, text: str, *, searches: bool) -> tuple[int, int] | None:
        """Return where the pattern matches first, at the start of a text or anywhere."""
        self._text = text
        for start in range(len(text) + 1 if searches else 1):
            self._step()
            self._groups = {}
            end: list[int] = []
            if self._run(start, lambda at, end=end: end.append(at) or True):
                return start, end[0]
        return None

    def _step(self, count: int = 1) -> None:
        self.steps += count
        if self.steps > self._most:
            raise TooManySteps

    def _sequence(self, items: Items, flags: int) -> Step:
        steps = [self._item(operator, value, flags) for operator, value in items]

        def run(at: int, rest: Rest, place: int) -> bool:
            if place == len(steps):
                return rest(at)
            return steps[place](at, lambda end: run(end, rest, place + 1))

        return steps[0] if len(steps) == 1 else lambda at, rest: run(at, rest, 0)

    def _item(self, operator: Any, value: Any, flags: int) -> Step:
        if operator in _SINGLE:
            return self._one(characters(operator, value, flags))
        if operator in _REPEATS:
            least, most, items = value
            if is_single(items):
                return self._repeated_single(operator, least, most, characters(items[0][0], items[0][1], flags))
            return self._repeated(operator, least, most, self._sequence(items, flags))
        if operator is codes.BRANCH:
            return self._branch([self._sequence(each, flags) for each in value[1]])
        if operator is codes.SUBPATTERN:
            group, added, removed, items = value
            return self._group(group, self._sequence(items, (flags | added) & ~removed))
        if operator is codes.ATOMIC_GROUP:
            return self._atomic(self._sequence(value, flags))
        if operator in (codes.ASSERT, codes.ASSERT_NOT):
            direction, items = value
            width = items.getwidth()[0] if direction < 0 else 0
            return self._look(self._sequence(items, flags), width, operator is codes.ASSERT)
        if operator is codes.AT:
            return self._at(value, flags)
        if operator is codes.GROUPREF:
            return self._reference(value)
        assert operator is codes.FAILURE, operator
        return lambda at, rest: False

    def _one(self, wanted: frozenset[str]) -> Step:
        def run(at: int, rest: Rest) -> bool:
            self._step()
            return at < len(self._text) and self._text[at] in wanted and rest(at + 1)

        return run

    def _repeated_single(self, operator: Any, least: int, most: Any, wanted: frozenset[str]) -> Step:
        def run(at: int, rest: Rest) -> bool:
            end, text = at, self._text
            if operator is codes.MIN_REPEAT:
                while end - at < least or not rest(end):
                    self._step()
                    if end - at >= most or end >= len(text) or text[end] not in wanted:
                        return False
                    end += 1
                return True
            while end < len(text) and end - at < most and text[end] in wanted:
                end += 1
            self._step(end - at + 1)
            if operator is codes.POSSESSIVE_REPEAT:
                return end - at >= least and rest(end)
            for place in range(end, at + least - 1, -1):
                self._step()
                if rest(place):
                    return True
            return False

        return run

    def _repeated(self, operator: Any, least: int, most: Any, body: Step) -> Step:
        def greedy(at: int, rest: Rest, count: int) -> bool:
            self._step()
            more = count < most and body(at, lambda end: (end > at or count < least) and greedy(end, rest, count + 1))
            return more or (count >= least and rest(at))

        def lazy(at: int, rest: Rest, count: int) -> bool:
            self._step()
            if count >= least and rest(at):
                return True
            return count < most and body(at, lambda end: (end > at or count < least) and lazy(end, rest, count + 1))

        def possessive(at: int, rest: Rest) -> bool:
            count = 0
            while count < most:
                self._step()
                end: list[int] = []
                if not body(at, lambda place, end=end: end.append(place) or True) or (end[0] == at and count >= least):
                    break
                at, count = end[0], count + 1
            return count >= least and rest(at)

        if operator is codes.POSSESSIVE_REPEAT:
            return possessive
        run = greedy if operator is codes.MAX_REPEAT else lazy
        return lambda at, rest: run(at, rest, 0)

    def _branch(self, ways: list[Step]) -> Step:
        def run(at: int, rest: Rest) -> bool:
            self._step()
            return any(way(at, rest) for way in ways)

        return run

    def _group(self, group: int | None, body: Step) -> Step:
        if group is None:
            return body

        def run(at: int, rest: Rest) -> bool:
            before = self._groups.get(group)

            def after(end: int) -> bool:
                inside = self._groups.get(group)
                self._groups[group] = (at, end)
                if rest(end):
                    return True
                if inside is None:
                    del self._groups[group]
                else:
                    self._groups[group] = inside
                return False

            found = body(at, after)
            if not found and before is not None:
                self._groups[group] = before
            return found

        return run

    def _atomic(self, body: Step) -> Step:
        def run(at: int, rest: Rest) -> bool:
            end: list[int] = []
            return body(at, lambda place: end.append(place) or True) and rest(end[0])

        return run

    def _look(self, body: Step, width: int, is_wanted: bool) -> Step:
        def run(at: int, rest: Rest) -> bool:
            self._step()
            found = at >= width and body(at - width, lambda _: True)
            return found is is_wanted and rest(at)

        return run

    def _at(self, where: Any, flags: int) -> Step:
        words = _category(codes.CATEGORY_WORD, bool(flags & re.ASCII))

        def is_here(at: int) -> bool:
            text = self._text
            if where is codes.AT_BEGINNING_STRING or (where is codes.AT_BEGINNING and not flags & re.MULTILINE):
                return at == 0
            if where is codes.AT_BEGINNING:
                return at == 0 or text[at - 1] == "\n"
            if where is codes.AT_END_STRING:
                return at == len(text)
            if where is codes.AT_END:
                is_last = at == len(text) or (at == len(text) - 1 and text[at] == "\n")
                return is_last or bool(flags & re.MULTILINE and text[at] == "\n")
            is_boundary = (at > 0 and text[at - 1] in words) != (at < len(text) and text[at] in words)
            return is_boundary is (where is codes.AT_BOUNDARY)

        def run(at: int, rest: Rest) -> bool:
            self._step()
            return is_here(at) and rest(at)

        return run

    def _reference(self, group: int) -> Step:
        def run(at: int, rest: Rest) -> bool:
            if group not in self._groups:
                return False
            start, end = self._groups[group]
            said = self._text[start:end]
            self._step(len(said) + 1)
            return self._text.startswith(said, at) and rest(at + len(said))

        return run
