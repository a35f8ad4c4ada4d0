"""What is done when objects are collected."""

from __future__ import annotations

import gc
import sys
from threading import Thread, get_ident
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_collecting: set[int] = set()  # threads in the collector of cycles, which may begin anywhere, also inside of a lock


def when_collected(function: Callable[[], object]) -> None:
    """Call a function now; from the collector of cycles on a thread of its own, as it must not wait there.

    At the end of the interpreter it is not called.
    """
    if sys.is_finalizing():
        return  # there are no threads any more that would go on
    if get_ident() in _collecting:
        Thread(target=function, name="syclrt-collected").start()
    else:
        function()


def _note(phase: str, _: object) -> None:
    if phase == "start":
        _collecting.add(get_ident())
    else:
        _collecting.discard(get_ident())


gc.callbacks.append(_note)
