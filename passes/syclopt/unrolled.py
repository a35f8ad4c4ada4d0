"""Recursion that input may drive as deep as it likes: on a list of generators, where Python's stack would end."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Result = TypeVar("Result")

# A function that calls itself, as a generator: `found = yield inner(...)` stands for `found = inner(...)`.
Steps = Generator["Steps[Any]", Any, Result]


def unrolled(steps: Steps[Result]) -> Result:
    """Return what a generator returns, which is sent what the generators return that it yields.

    An exception leaves all of them; those further out do not see it.
    """
    waiting: list[Steps[Any]] = []
    current: Steps[Any] = steps
    found: Any = None
    while True:
        try:
            inner = current.send(found)
        except StopIteration as end:
            if not waiting:
                return end.value
            current, found = waiting.pop(), end.value
        else:
            waiting.append(current)
            current, found = inner, None
