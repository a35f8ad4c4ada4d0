"""How a run of the driver ends before it is done: the host compiler refuses, or a signal comes."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.child_processes import ask_children_to_end, end_children, end_of
from syclopt.errors import FrontEndError
from syclopt.files import write_stderr
from syclopt.tools.cxx.host_compiler import with_hint

if TYPE_CHECKING:
    from collections.abc import Generator
    from concurrent.futures import ThreadPoolExecutor
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


_RAISED = {signal.SIGINT: KeyboardInterrupt, signal.SIGTERM: Terminated}


@contextmanager
def ended_by_signals() -> Generator[None]:
    """Let SIGINT and SIGTERM end what was begun, and raise `KeyboardInterrupt` and `Terminated` in the main thread.

    What a handler raises may be lost: Python drops it in callbacks of weak references, such as those of imports. So the
    handler ends the processes that others wait for, and what came is raised once more at the end.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) or signal.SIG_DFL for number in _RAISED}
    came: list[signal.Signals] = []

    def end(number: int, frame: FrameType | None) -> None:
        for each in _RAISED:
            signal.signal(each, signal.SIG_IGN)  # once is enough
        came.append(signal.Signals(number))
        ask_children_to_end()
        raise _RAISED[came[0]]

    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if came:
            end_children(lambda: None)
            raise _RAISED[came[0]]


@contextmanager
def ended_early(pool: ThreadPoolExecutor) -> Generator[None]:
    """Wait for the work of a pool, but end it and its processes when a signal comes."""
    with pool:
        try:
            yield
        except (KeyboardInterrupt, Terminated):
            pool.shutdown(wait=False, cancel_futures=True)
            end_children(pool.shutdown)
            raise
