"""Shortest ways from symbols to what they need, directly or through others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.ir.text.spelling import Key


def steps_towards(goals: Iterable[Key], users: Mapping[Key, Sequence[Key]]) -> dict[Key, Key]:
    """Return, for each symbol that needs one of `goals`, the next one on a shortest way there; for a goal itself.

    `users` is symbol -> symbols that need it.
    """
    steps = {goal: goal for goal in goals}
    level = [*steps]
    while level:
        following: list[Key] = []
        for key in level:
            for user in users.get(key, ()):
                if user not in steps:
                    steps[user] = key
                    following.append(user)
        level = following
    return steps


def way_from(start: Key, steps: Mapping[Key, Key]) -> list[Key]:
    """Return the symbols from `start`, which must be in `steps`, to the goal."""
    way = [start]
    while (key := steps[way[-1]]) != way[-1]:
        way.append(key)
    return way
