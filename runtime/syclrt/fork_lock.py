"""Locks of objects that go on to work in a child of a fork."""

from __future__ import annotations

import os
from threading import Lock
from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from collections.abc import Callable
    from threading import RLock


class ForkLock:
    """A lock that nobody holds in a child of a fork: the thread that held it is not there.

    What it guards must be as good as before when a thread is lost on the way. Those who want it take `inner`, the lock
    itself (another one in a child): an interrupt just before a method of ours ended would leave it locked.
    """

    __slots__ = ("__weakref__", "_make", "inner")

    def __init__(self, make: Callable[[], Lock | RLock] = Lock) -> None:
        """Take what makes a lock: `RLock` for one that a thread may take again while it has it."""
        self._make = make
        self.inner = make()
        _ALL.add(ref(self, _ALL.discard))

    def forget(self) -> None:
        """Let nobody hold it."""
        self.inner = self._make()


def _after_fork() -> None:
    for one in [*_ALL]:
        lock = one()
        if lock is not None:
            lock.forget()


_ALL: set[ref[ForkLock]] = set()
os.register_at_fork(after_in_child=_after_fork)
