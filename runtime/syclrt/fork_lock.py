"""Locks of objects that go on to work in a child of a fork."""

from __future__ import annotations

import os
from threading import Lock
from weakref import WeakSet


class ForkLock:
    """A lock that nobody holds in a child of a fork: the thread that held it is not there.

    What it guards must be as good as before when a thread is lost on the way.
    """

    __slots__ = ("__weakref__", "_lock")

    def __init__(self) -> None:
        self._lock = Lock()
        _ALL.add(self)

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def forget(self) -> None:
        """Let nobody hold it."""
        self._lock = Lock()


def _after_fork() -> None:
    for lock in _ALL:
        lock.forget()


_ALL: WeakSet[ForkLock] = WeakSet()
os.register_at_fork(after_in_child=_after_fork)
