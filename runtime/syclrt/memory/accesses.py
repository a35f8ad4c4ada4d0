"""Who reads and writes a buffer, in the order of submission: what commands wait for because of their accessors."""

from __future__ import annotations

import os
from threading import Lock
from typing import TYPE_CHECKING, Literal, Protocol

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.events.event import Event
    from syclrt.memory.buffer_memory import BufferMemory

Mode = Literal["read", "write", "read_write"]
_MODES = ("read", "write", "read_write")

ACCESSES = Lock()
"""Held while a command finds out what it waits for, until all its accesses are noted: so none wait in a circle."""
os.register_at_fork(before=ACCESSES.acquire, after_in_parent=ACCESSES.release, after_in_child=ACCESSES.release)


class AccessLog:
    """The last command that writes a buffer, and those that read what it wrote. Whoever asks holds `ACCESSES`."""

    def __init__(self) -> None:
        self._writer: Event | None = None
        self._readers: list[Event] = []
        self._limit = 8

    def before(self, mode: Mode, needs: list[Event], after: list[Event]) -> None:
        """Add what a command waits for: to `needs` who writes what it reads, to `after` who only has to go first."""
        writer = self._writer
        if writer is not None:
            if mode != "write":
                needs.append(writer)
            elif writer.dependents is not None:
                after.append(writer)
        if mode != "read":
            after += [one for one in self._readers if one.dependents is not None]

    def note(self, mode: Mode, event: Event) -> None:
        """Take a command as the last one."""
        if mode != "read":
            self._writer = event
            self._readers.clear()
            return
        if len(self._readers) >= self._limit:
            self._readers = [one for one in self._readers if one.dependents is not None]
            self._limit = max(8, 2 * len(self._readers))
        self._readers.append(event)

    def unfinished(self) -> list[Event]:
        """Return the commands that have not ended."""
        last = [*self._readers] if self._writer is None else [self._writer, *self._readers]
        return [one for one in last if one.dependents is not None]


class Turn(Protocol):
    """What is used by one command after another. Whoever asks holds `ACCESSES`."""

    def before(self, needs: list[Event], after: list[Event]) -> None:
        """Add what the command waits for; see `AccessLog.before`."""
        ...

    def note(self, event: Event) -> None:
        """Let later commands wait for this one."""
        ...


class Access:
    """What one command does with one buffer."""

    __slots__ = ("memory", "mode")

    def __init__(self, memory: BufferMemory, mode: Mode) -> None:
        self.memory = memory
        self.mode: Mode = mode

    def before(self, needs: list[Event], after: list[Event]) -> None:
        """Add what the command waits for; see `AccessLog.before`."""
        self.memory.log.before(self.mode, needs, after)

    def note(self, event: Event) -> None:
        """Let later commands wait for this one."""
        self.memory.log.note(self.mode, event)
        if self.mode != "read":
            self.memory.is_modified = True


def checked_mode(mode: str) -> Mode:
    """Return an access mode. Raises `SyclError` (INVALID) for another word."""
    if mode not in _MODES:
        raise SyclError(f"expected an access mode of {', '.join(_MODES)}, found {mode!r}", Errc.INVALID)
    return mode
