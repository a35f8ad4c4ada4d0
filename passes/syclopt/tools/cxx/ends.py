"""How a run of the driver ends before it is done: the host compiler refuses, or a signal comes."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.child_processes import end_of
from syclopt.errors import FrontEndError
from syclopt.files import write_stderr
from syclopt.tools.cxx.host_compiler import with_hint

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import FrameType


class HostFailed(Exception):
    """The host compiler or linker failed, and has said why."""


def pass_on(messages: str, status: int, compiler: str) -> None:
    """Print what the host compiler said. Raises `HostFailed` when it failed, or `FrontEndError`: without saying why."""
    if status == -signal.SIGXFSZ:  # it shows its stack
        raise FrontEndError(f"the host compiler '{compiler}' ended: its output is larger than files may be (ulimit)")
    write_stderr(with_hint(messages))
    if status < 0 or (status and not messages.strip()):
        raise FrontEndError(f"the host compiler '{compiler}' ended ({end_of(status)})")
    if status:
        raise HostFailed


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
