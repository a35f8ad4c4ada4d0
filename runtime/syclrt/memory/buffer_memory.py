"""The memory of a buffer: shared by the buffer, its accessors and commands, and written back in the end."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakSet

from syclrt.backends.device import Device
from syclrt.errors import Errc, SyclError
from syclrt.events.scheduler import SCHEDULER
from syclrt.memory.accesses import ACCESSES, AccessLog
from syclrt.memory.array import UsmArray
from syclrt.memory.elements import row_major
from syclrt.memory.usm import Borrowed, UsmPointer, allocate

if TYPE_CHECKING:
    import numpy

    from syclrt.memory.accessor import HostAccessor

    Array = numpy.ndarray[Any, Any]

    class Recording(Protocol):
        """What takes commands that use the buffer, as a graph does."""

        @property
        def is_recording(self) -> bool:
            """Whether it takes any now."""
            ...


class BufferMemory:
    """Memory for an array, who uses it, and where its final content goes."""

    def __init__(self, shape: tuple[int, ...], dtype: Any, initial: Array | None, *, in_place: bool) -> None:
        """Take the values of `initial`, or (`in_place`) its memory. Raises `SyclError` when there is no memory."""
        device = Device.default()
        strides = row_major(shape, dtype.itemsize)
        if initial is not None and in_place:
            place = UsmPointer(Borrowed(initial, device))
        else:
            place = allocate(prod(shape) * dtype.itemsize, device, None, "shared", None)
            place.allocation.is_of_all_contexts = True
        self.array = UsmArray(place, shape, dtype, strides)
        if initial is not None and not in_place:
            self.array[...] = initial
        self.log = AccessLog()
        self.host_accessors: WeakSet[HostAccessor] = WeakSet()
        self.recordings: WeakSet[Recording] = WeakSet()
        self.final: Array | None = None
        self.writes_back = True
        self.is_modified = False
        self.is_closed = False
        self._initial = initial
        self._pointers = {device: place}

    def check_open(self) -> None:
        """Raise `SyclError` (INVALID) when it has been closed."""
        if self.is_closed:
            raise SyclError("the buffer has been closed", Errc.INVALID)

    def check_not_recorded(self) -> None:
        """Raise `SyclError` (INVALID) while commands that use it are being recorded."""
        if any(one.is_recording for one in self.recordings):
            message = "commands that use the buffer are being recorded: the host cannot use it before end_recording()"
            raise SyclError(message, Errc.INVALID)

    @property
    def will_write_back(self) -> bool:
        """Whether the content goes to an array in the end."""
        return self.final is not None and self.writes_back

    def pointer_on(self, device: Device) -> UsmPointer:
        """Return the start for a device. Raises `SyclError` for a closed buffer, and a device that cannot use it."""
        self.check_open()
        pointer = self._pointers.get(device)
        if pointer is None:
            owner = self.array.pointer.device
            if device.implementation is not owner.implementation:
                message = f"the buffer is in memory of '{owner.name}', which '{device.name}' cannot use"
                raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED, device=device)
            pointer = self._pointers[device] = UsmPointer(Borrowed(self.array, device))
        return pointer

    def close(self) -> None:
        """Close what the host has open, wait for all commands, and write back; the second time, do nothing."""
        for accessor in [*self.host_accessors]:
            accessor.close()
        with ACCESSES:
            if self.is_closed:
                return
            self.is_closed = True
            events = self.log.unfinished()
        for event in events:
            SCHEDULER.wait(event)
        self._write_back()

    def _write_back(self) -> None:
        import numpy

        if self.final is None or not self.will_write_back:
            return
        seen = numpy.asarray(self.array)
        if self.final is self._initial and (not self.is_modified or numpy.shares_memory(self.final, seen)):
            return
        numpy.copyto(self.final, seen.reshape(self.final.shape))
