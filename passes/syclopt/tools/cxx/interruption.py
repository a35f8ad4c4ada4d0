"""What the driver does when it is asked to end before it is done."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import FrameType


class Terminated(BaseException):
    """The process got SIGTERM."""


@contextmanager
def terminated_by_signal() -> Generator[None]:
    """Let SIGTERM raise `Terminated` in the main thread meanwhile, so that what was begun is taken away."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough
    raise Terminated
