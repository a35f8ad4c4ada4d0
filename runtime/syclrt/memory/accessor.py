"""Accessors: the right of a command, or of the host, to use a buffer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.events.collected import when_collected
from syclrt.events.event import Event
from syclrt.events.scheduler import SCHEDULER
from syclrt.memory.accesses import ACCESSES, Access, checked_mode
from syclrt.memory.array import UsmArray

if TYPE_CHECKING:
    import numpy

    from syclrt.backends.device import Device
    from syclrt.memory.accesses import Mode
    from syclrt.memory.buffer_memory import BufferMemory
    from syclrt.memory.usm import UsmPointer


class Accessor:
    """The use of a buffer, or of a part, by a command. As an argument of a kernel it is the pointer to its start.

    One without a handler is a placeholder: it may be used by each command group that requires it.
    """

    def __init__(
        self, memory: BufferMemory, mode: str, shape: tuple[int, ...] | None, offset: tuple[int, ...] | None
    ) -> None:
        """Raise `SyclError` (INVALID) for a mode that there is not, and a part that goes past the end."""
        whole = memory.array.shape
        self.mode: Mode = checked_mode(mode)
        self.offset = offset or (0,) * len(whole)
        self.shape = tuple(whole[at] - first for at, first in enumerate(self.offset)) if shape is None else shape
        if len(self.offset) != len(whole) or len(self.shape) != len(whole):
            raise SyclError(f"the buffer has {len(whole)} extents: found shape {shape}, offset {offset}", Errc.INVALID)
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
        size = 1
        for extent in self.shape:
            size *= extent
        return size

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
        return Access(self._memory, self.mode)

    def __repr__(self) -> str:
        return f"<Accessor, {self.mode}, {self.shape} of {self.dtype}>"


class HostAccessor:
    """A buffer as the host sees it until `close`: an array. What would disturb it waits."""

    def __init__(self, buffer: object, memory: BufferMemory, mode: str) -> None:
        """Wait for what is in the way. Raises `SyclError` for a mode that there is not, and what went wrong before.

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
                    raise one.error
        except BaseException:
            self.close()
            raise

    def _open(self, memory: BufferMemory) -> Event:
        needs: list[Event] = []
        after: list[Event] = []
        access = Access(memory, self.mode)
        with ACCESSES:
            access.before(needs, after)
            event = Event(None, SCHEDULER, None, (*needs, *after), tuple(needs))
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
        return self._array.shape[0]

    def close(self) -> None:
        """Let go on what waits; the second time, do nothing."""
        SCHEDULER.end(self._event)

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
            when_collected(partial(SCHEDULER.end, self._event))

    def __repr__(self) -> str:
        return f"<HostAccessor, {self.mode}, {self.shape} of {self.dtype}>"
