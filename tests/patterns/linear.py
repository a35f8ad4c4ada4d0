#!/usr/bin/env python3
"""Attack patterns by hand: `python -m tests.patterns.linear --attacks 200`, with more texts than the suite tries."""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.patterns.attacks import Attack, attacks
from tests.patterns.collected import Use, collected, compiled
from tests.patterns.engine import Matcher, TooManySteps, parsed

SIZES = (20, 40, 80)
_MOST = 60_000  # steps
_LINEAR = 3.0  # times more steps for a text of twice the length; two for what is linear, four for a square
_FREE = 15  # steps for each repetition that say nothing about growth


class Slow(NamedTuple):
    """A pattern that is not linear, and a text that shows it."""

    place: str
    spelled: str
    attack: Attack
    steps: tuple[int, ...]


def attacked(use: Use, most: int) -> Iterator[Slow]:
    """Yield the attacks of which a pattern takes more than their length; the matches must be those of `re`."""
    assert use.pattern is not None
    items, flags = parsed(use.pattern, use.flags)
    pattern = compiled(use)
    with _deep():
        for attack in attacks(items, flags, most):
            steps: list[int] = []
            for size in SIZES:
                text = attack.text(size)
                matcher = Matcher(items, flags, _MOST)
                try:
                    span = matcher.span(text, searches=use.is_searched)
                except TooManySteps:
                    steps.append(_MOST * 100)
                    break
                steps.append(matcher.steps)
                subject = text if isinstance(use.pattern, str) else text.encode("latin-1")
                found = pattern.search(subject) if use.is_searched else pattern.match(subject)
                assert span == (found.span() if found else None), (use, attack)
            *_, before, last = (_FREE * SIZES[0], *steps)
            if last > _LINEAR * max(before, _FREE * SIZES[len(steps) - 2]):
                yield Slow(use.place, use.spelled, attack, tuple(steps))


@contextmanager
def _deep() -> Generator[None]:
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(100_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", type=int, default=100, help="texts for each pattern")
    most = parser.parse_args().attacks
    for use in collected():
        if use.pattern is not None:
            for found in [*attacked(use, most)][:1]:
                print(*found)


if __name__ == "__main__":
    threading.stack_size(256 << 20)
    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
