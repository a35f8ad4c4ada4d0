"""What is done when objects are collected."""

from __future__ import annotations

import gc
import sys
from collections import deque
from threading import Thread, get_ident
from typing import TYPE_CHECKING, Any
from weakref import ref

if TYPE_CHECKING:
    from collections.abc import Callable

collecting: set[int] = set()
"""Threads in the collector of cycles, which may begin anywhere, also inside of a lock."""
_finalized: deque[tuple[ref[Any], Callable[..., object], tuple[object, ...]]] = deque()  # what is done for what is gone


def when_collected(function: Callable[[], object]) -> None:
    """Call a function now; from the collector of cycles on a thread of its own, as it must not wait there.

    At the end of the interpreter it is not called.
    """
    if sys.is_finalizing():
        return  # there are no threads any more that would go on
    if get_ident() in collecting:
        Thread(target=function, name="syclrt-collected").start()
    else:
        function()


def when_gone(one: object, function: Callable[..., object], *arguments: object) -> None:
    """Call a function for an object whose finalizer asks for it, when nothing can use the object any more.

    That is now, but in the collector of cycles, where finalizers of others in a cycle may come later, and may keep it.
    Neither function nor arguments have the object.
    """
    if collecting and get_ident() in collecting:
        _finalized.append((ref(one), function, arguments))
    else:
        function(*arguments)


def _note(phase: str, _: object) -> None:
    if phase == "start":
        collecting.add(get_ident())
        return
    collecting.discard(get_ident())
    for _ in range(len(_finalized)):  # one by one: an interrupt, or an error, leaves the others for the next time
        try:
            one = _finalized.popleft()
        except IndexError:
            return  # another thread has it
        if one[0]() is not None:
            _finalized.append(one)  # it is looked at the next time
        else:
            one[1](*one[2])


gc.callbacks.append(_note)
