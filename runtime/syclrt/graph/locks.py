"""Locks of graphs: in a child of a fork no thread holds them."""

from __future__ import annotations

import os
from threading import RLock
from weakref import WeakSet


class GraphLock:
    """A lock that a thread may take again while it has it, and that is free in a child of a fork."""

    __slots__ = ("__weakref__", "_lock")

    def __init__(self) -> None:
        self._lock = RLock()
        _LOCKS.add(self)

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def forked(self) -> None:
        """Be free."""
        self._lock = RLock()


def _after_fork() -> None:
    for lock in _LOCKS:
        lock.forked()


_LOCKS: WeakSet[GraphLock] = WeakSet()
os.register_at_fork(after_in_child=_after_fork)
