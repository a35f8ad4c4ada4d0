"""Numbers that stand for objects in programs: a program counts how often it uses each."""

from __future__ import annotations

import os
from itertools import count
from threading import Lock
from typing import Generic, TypeVar

from syclrt.errors import Errc, SyclError

T = TypeVar("T")
_STEP = 16  # handles are no odd numbers, and no null pointers
_LOCK = Lock()
os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release)


class Handles(Generic[T]):
    """Objects by their handles; `kind` names them in messages."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._numbers = count(_STEP, _STEP)
        self._objects: dict[int, T] = {}
        self._uses: dict[int, int] = {}

    def add(self, one: T) -> int:
        """Return a new handle, which is used once."""
        with _LOCK:
            handle = next(self._numbers)
            self._objects[handle] = one
            self._uses[handle] = 1
        return handle

    def get(self, handle: int | None) -> T:
        """Return the object of a handle. Raises `SyclError` (INVALID) for one that has been given back."""
        found = self._objects.get(handle or 0)
        if found is None:
            raise SyclError(f"the program uses {self._kind} that it has given back", Errc.INVALID)
        return found

    def retain(self, handle: int | None) -> None:
        """Count one more use. Raises `SyclError` (INVALID)."""
        with _LOCK:
            self.get(handle)
            self._uses[handle or 0] += 1

    def release(self, handle: int | None) -> T | None:
        """Count one use less, and return the object when there is none any more. Raises `SyclError` (INVALID)."""
        with _LOCK:
            self.get(handle)
            key = handle or 0
            self._uses[key] -= 1
            if self._uses[key]:
                return None
            del self._uses[key]
            return self._objects.pop(key)
