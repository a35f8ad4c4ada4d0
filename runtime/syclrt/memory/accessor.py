"""Accessors: the right of a command, or of the host, to use a buffer."""

from __future__ import annotations

import os
from math import prod
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

from syclrt.collected import when_collected
from syclrt.errors import Errc, SyclError, again
from syclrt.events import SCHEDULER
from syclrt.handle import Handle
from syclrt.memory.array import UsmArray
from syclrt.memory.host_use import HostUse

if TYPE_CHECKING:
    from typing import Protocol

    import numpy

    from syclrt.backends.device import Device
    from syclrt.events import Event
    from syclrt.memory.buffer import BufferMemory
    from syclrt.memory.usm import UsmPointer

    class Turn(Protocol):
        """What is used by one command after another. Whoever asks holds `ACCESSES`."""

        def before(self, needs: list[Event], after: list[Event]) -> None:
            """Add what the command waits for; see `AccessLog.before`."""
            ...

        def note(self, event: Event) -> None:
            """Let later commands wait for this one."""
            ...


Mode = Literal["read", "write", "read_write"]
_MODES = ("read", "write", "read_write")

ACCESSES = Lock()
"""Held while a command finds out what it waits for, until all its accesses are noted: so none wait in a circle."""
os.register_at_fork(before=ACCESSES.acquire, after_in_parent=ACCESSES.release, after_in_child=ACCESSES.release)


class Accessor(Handle):
    """The use of a buffer, or of a part, by a command. As an argument of a kernel it is the pointer to its start.

    One without a handler is a placeholder: it may be used by each command group that requires it.
    """

    def __init__(
        self, memory: BufferMemory, mode: str, shape: tuple[int, ...] | None, offset: tuple[int, ...] | None
    ) -> None:
        """Raise `SyclError` (INVALID) for a mode that there is not, and a part that goes past the end."""
        whole = memory.array.shape
        self.mode: Mode = checked_mode(mode)
        self.offset = (0,) * len(whole) if offset is None else offset
        if len(self.offset) != len(whole) or len(whole if shape is None else shape) != len(whole):
            raise SyclError(f"the buffer has {len(whole)} extents: found shape {shape}, offset {offset}", Errc.INVALID)
        rest = (extent - first for extent, first in zip(whole, self.offset, strict=True))
        self.shape = tuple(rest) if shape is None else shape
        parts = zip(self.offset, self.shape, whole, strict=True)
        if any(first < 0 or count < 0 or first + count > extent for first, count, extent in parts):
            message = f"the part of shape {self.shape} at {self.offset} is not inside of a buffer of shape {whole}"
            raise SyclError(message, Errc.INVALID)
        self.strides = memory.array.strides
        self.dtype = memory.array.dtype
        self._memory = memory
        self._pointer: UsmPointer | None = None

    @property
    def itemsize(self) -> int:
        """The bytes of an element."""
        return self.dtype.itemsize

    @property
    def size(self) -> int:
        """The number of elements."""
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        """The bytes of all elements."""
        return self.size * self.itemsize

    @property
    def pointer(self) -> UsmPointer:
        """Where the first element stands. Raises `SyclError` (INVALID) before a command group requires it."""
        if self._pointer is None:
            raise SyclError("the accessor belongs to no command group: use Handler.require", Errc.INVALID)
        return self._pointer

    def bind(self, device: Device) -> Access:
        """Give it its place on a device, and return what a command does by it. Raises `SyclError`."""
        start = sum(first * stride for first, stride in zip(self.offset, self.strides, strict=True))
        self._pointer = self._memory.pointer_on(device) + (start if self.size else 0)
        return Access(self._memory, self.mode, device)

    def __repr__(self) -> str:
        return f"<Accessor, {self.mode}, {self.shape} of {self.dtype}>"


class HostAccessor(Handle):
    """A buffer as the host sees it until `close`: an array. What would disturb it waits."""

    def __init__(self, buffer: object, memory: BufferMemory, mode: str) -> None:
        """Wait for what is in the way.

        Raises `SyclError` for a mode that there is not, a buffer that has been closed, and what went wrong before.

        The `buffer` is kept.
        """
        self.mode: Mode = checked_mode(mode)
        self._buffer = buffer
        self._array = memory.array
        self._event = self._open(memory)
        try:
            for one in self._event.wait_list:
                SCHEDULER.wait(one)
            for one in self._event.needs:
                if one.error is not None:
                    self._event.error = one.error  # what was to be written here is not there either
                    raise again(one.error)
        except BaseException:
            self.close()
            raise

    def _open(self, memory: BufferMemory) -> HostUse:
        needs: list[Event] = []
        after: list[Event] = []
        access = Access(memory, self.mode)
        with ACCESSES:
            memory.check_open()
            access.before(needs, after)
            event = HostUse((*needs, *after), tuple(needs))
            access.note(event)
            memory.host_accessors.add(self)
        SCHEDULER.submit(event, event.wait_list)
        return event

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents."""
        return self._array.shape

    @property
    def dtype(self) -> Any:
        """The type of the elements."""
        return self._array.dtype

    @property
    def __array_interface__(self) -> dict[str, object]:
        interface = self._open_array().__array_interface__
        return {**interface, "data": (self._array.pointer.address, self.mode == "read")}

    def __getitem__(self, index: Any) -> Any:
        return self._seen()[index]

    def __setitem__(self, index: Any, value: object) -> None:
        if self.mode == "read":
            raise SyclError("the accessor only reads", Errc.INVALID)
        self._seen()[index] = value

    def __len__(self) -> int:
        return len(self._array)

    def close(self) -> None:
        """Let go on what waits; the second time, do nothing."""
        self._event.end()

    def _open_array(self) -> UsmArray:
        if self._event.dependents is None:
            raise SyclError("the accessor has been closed", Errc.INVALID)
        return self._array

    def _seen(self) -> numpy.ndarray[Any, Any]:
        import numpy

        return numpy.asarray(self)

    def __enter__(self) -> HostAccessor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if "_event" in self.__dict__:
            when_collected(self._event.end)

    def __repr__(self) -> str:
        return f"<HostAccessor, {self.mode}, {self.shape} of {self.dtype}>"


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

    @property
    def writer(self) -> Event | None:
        """The last command that writes."""
        return self._writer

    def unfinished(self) -> list[Event]:
        """Return the commands that have not ended."""
        last = [*self._readers] if self._writer is None else [self._writer, *self._readers]
        return [one for one in last if one.dependents is not None]


class Access:
    """What one command, on a device or (None) on the host, does with one buffer."""

    __slots__ = ("device", "memory", "mode")

    def __init__(self, memory: BufferMemory, mode: Mode, device: Device | None = None) -> None:
        self.memory = memory
        self.mode: Mode = mode
        self.device = device

    def before(self, needs: list[Event], after: list[Event]) -> None:
        """Add what the command waits for, see `AccessLog.before`: also that the content is where the command is."""
        self.memory.bring_to(self.device, after if self.mode == "write" else needs)
        self.memory.log.before(self.mode, needs, after)

    def note(self, event: Event) -> None:
        """Let later commands wait for this one."""
        self.memory.log.note(self.mode, event)
        if self.mode != "read":
            self.memory.is_modified = True
            self.memory.is_only_at(self.device)


def checked_mode(mode: str) -> Mode:
    """Return an access mode. Raises `SyclError` (INVALID) for another word."""
    if not isinstance(mode, str) or mode not in _MODES:  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected an access mode of {', '.join(_MODES)}, found {mode!r}", Errc.INVALID)
    return mode
