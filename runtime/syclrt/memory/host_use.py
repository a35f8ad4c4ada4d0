"""What the host does with buffers while accessors live: commands wait for it as for other commands."""

from __future__ import annotations

from threading import get_ident

from syclrt.events import SCHEDULER, Event, ScheduledEvent

PATIENCE = 3.0  # seconds that a thread waits before it is told that it waits for itself
_WORDS = (
    "syclrt: warning: a thread waits for what cannot begin before an accessor of the host is closed (a host_accessor: "
    "destroyed), and has made that accessor itself: close or destroy it before you wait, as at the end of a block"
)


class HostUse(ScheduledEvent):
    """Something that has no action: it ends with the accessor, which `thread`, if not this one, has made."""

    __slots__ = ("_is_told", "_thread")

    def __init__(
        self, wait_list: tuple[Event, ...] = (), needs: tuple[Event, ...] = (), *, thread: int | None = None
    ) -> None:
        super().__init__(None, None, wait_list, needs)
        self._thread = get_ident() if thread is None else thread
        self._is_told = False

    def end(self) -> None:
        """Let go on what waits for it."""
        SCHEDULER.end(self)

    def note_wait(self, seconds: float) -> None:
        """Tell the thread that has made the accessor, once, if it is the one that waits.

        Another one may still destroy the accessor, so this is no error.
        """
        if seconds < PATIENCE or self._is_told or get_ident() != self._thread:
            return
        self._is_told = True
        from syclopt.diagnostics import print_message

        print_message(_WORDS)
