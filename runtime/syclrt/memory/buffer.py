"""Buffers: arrays that commands and the host use in turn."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakSet

from syclrt.backends.device import devices
from syclrt.collected import when_collected
from syclrt.errors import Errc, SyclError
from syclrt.events import SCHEDULER, Event, ScheduledEvent
from syclrt.handle import Handle
from syclrt.memory.accessor import ACCESSES, AccessLog, Accessor, HostAccessor
from syclrt.memory.array import UsmArray, dtype_of, element_type, extents_of, host_array, row_major
from syclrt.memory.usm import Allocation, Borrowed, UsmPointer, allocate

if TYPE_CHECKING:
    import numpy

    from syclrt.backends.backend import Backend, Line, Lines
    from syclrt.backends.device import Device

    Extents = int | tuple[int, ...]

    class Handler(Protocol):
        """What requires accessors, as a handler does."""

        def require(self, accessor: Accessor) -> None:
            """Let a command use what a placeholder accesses."""
            ...

    Array = numpy.ndarray[Any, Any]

    class Recording(Protocol):
        """What takes commands that use the buffer, as a graph does."""

        @property
        def is_recording(self) -> bool:
            """Whether it takes any now."""
            ...


_ALIGNMENT = 64


class Buffer(Handle):
    """An array for commands that say how they use it; what they wait for follows from that.

    `close`, or when nobody holds it any more, waits for them and writes the content back: to the array that it was made
    of, or to that of `set_final_data`. What a failed command was to write is not written back.
    """

    def __init__(
        self, array_or_shape: Any, dtype: Any = None, *, write_back: bool = True, use_host_ptr: bool = False
    ) -> None:
        """Take the values of an array, or a shape and a type. `use_host_ptr` uses the memory of the array itself.

        Elements are in the device's byte order, whatever the array's is; what is written back is in that of the array.
        Nothing is written back to an array that is read-only, or that NumPy had to make. Raises `SyclError` (INVALID)
        for a shape without a type, an array of another one, and memory that cannot be used in its place.
        """
        import numpy

        if isinstance(array_or_shape, int | tuple | numpy.integer):
            if dtype is None or use_host_ptr:
                raise SyclError("a buffer of a shape needs a dtype, and has no memory of the host", Errc.INVALID)
            initial, shape, element = None, extents_of(array_or_shape), element_type(dtype)
        else:
            initial = _checked(array_or_shape, dtype, use_host_ptr)
            shape, element = initial.shape, initial.dtype.newbyteorder("=")
        self._memory = BufferMemory(shape, element, initial, in_place=use_host_ptr)
        self._memory.writes_back = bool(write_back)
        if isinstance(array_or_shape, numpy.ndarray) and initial is not None and initial.flags.writeable:
            self._memory.final = initial

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents."""
        return self._memory.array.shape

    @property
    def dtype(self) -> Any:
        """The type of the elements."""
        return self._memory.array.dtype

    @property
    def nbytes(self) -> int:
        """The bytes of all elements."""
        return self._memory.array.nbytes

    def set_final_data(self, array_or_none: Array | None) -> None:
        """Let the content be written to an array in the end, or nowhere.

        Raises `SyclError` (INVALID) for an array that cannot hold it.
        """
        import numpy

        if array_or_none is not None and not (
            isinstance(array_or_none, numpy.ndarray)  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            and array_or_none.flags.writeable
            and array_or_none.dtype.newbyteorder("=") == self.dtype
            and array_or_none.size == self._memory.array.size
        ):
            message = f"expected a NumPy array of {self._memory.array.size} elements of {self.dtype} to write to"
            raise SyclError(message, Errc.INVALID)
        self._memory.final = array_or_none

    def set_write_back(self, write_back: bool) -> None:
        """Say whether the content is written back in the end."""
        self._memory.writes_back = bool(write_back)

    def get_access(
        self,
        handler: Handler | None,
        mode: str = "read_write",
        shape: Extents | None = None,
        offset: Extents | None = None,
    ) -> Accessor:
        """Return the use of the buffer, or of a part, by the command of a handler.

        Without a handler it is a placeholder. Raises `SyclError` (INVALID) for a part that goes past the end, and a
        buffer that has been closed.
        """
        self._memory.check_open()
        accessor = Accessor(self._memory, mode, _extents(shape), _extents(offset))
        if handler is not None:
            if not hasattr(handler, "require"):
                raise SyclError(f"expected a Handler, or None, found {type(handler).__name__}", Errc.INVALID)
            handler.require(accessor)
        return accessor

    def get_host_access(self, mode: str = "read_write") -> HostAccessor:
        """Return the buffer as the host sees it, when all commands that are in the way have ended.

        Raises `SyclError`: for a wrong mode, while a graph records commands that use the buffer, and what went wrong in
        commands that wrote what is read.
        """
        self._memory.check_open()
        self._memory.check_not_recorded()
        return HostAccessor(self, self._memory, mode)

    def close(self) -> None:
        """Wait for all commands that use the buffer, and write it back. What the host has open is closed."""
        self._memory.close()

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if "_memory" in self.__dict__:
            when_collected(self._memory.close)

    def __repr__(self) -> str:
        return f"<Buffer {self.shape} of {self.dtype}>"


def _checked(array: Any, dtype: Any, in_place: bool) -> Array:
    """Return what NumPy takes for an array; one of NumPy, of whatever class, is in the same memory."""
    import numpy

    found = host_array(array)
    element = element_type(found.dtype.newbyteorder("="))
    if dtype is not None and dtype_of(dtype).newbyteorder("=") != element:
        raise SyclError(f"expected an array of {dtype_of(dtype)}, found one of {found.dtype}", Errc.INVALID)
    if in_place and not (
        isinstance(array, numpy.ndarray) and found.flags.c_contiguous and found.flags.writeable and found.dtype.isnative
    ):
        message = "use_host_ptr needs a NumPy array that is contiguous in C's order, writable, and in this byte order"
        raise SyclError(message, Errc.INVALID)
    return found


def _extents(value: Extents | None) -> tuple[int, ...] | None:
    return None if value is None else extents_of(value)


def _place_of(device: Device | None) -> Backend | None:
    return device.implementation if device is not None and device.implementation.has_own_memory else None


class BufferMemory:
    """Memory for an array, who uses it, and where its final content goes."""

    def __init__(self, shape: tuple[int, ...], dtype: Any, initial: Array | None, *, in_place: bool) -> None:
        """Take the values of `initial`, or (`in_place`) its memory. Raises `SyclError` when there is no memory."""
        device = devices("native_cpu")[0]
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
        """Who changes, or looks through, these holds `ACCESSES`."""
        self.final: Array | None = None
        self.writes_back = True
        self.is_modified = False
        self.is_closed = False
        self._initial = initial
        self._pointers: dict[Device | None, UsmPointer] = {None: place, device: place}
        self._lines: dict[Backend, Lines] = {}
        self._places: dict[Backend | None, Event | None] = {None: None}
        """Where the content is, in memory of a device or (None) of the host, and what brought it there."""

    def check_open(self) -> None:
        """Raise `SyclError` (INVALID) when it has been closed."""
        if self.is_closed:
            raise SyclError("the buffer has been closed", Errc.INVALID)

    def check_not_recorded(self) -> None:
        """Raise `SyclError` (INVALID) while commands that use it are being recorded."""
        with ACCESSES:
            recordings = [*self.recordings]
        if any(one.is_recording for one in recordings):
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
            pointer = self._pointers.setdefault(
                device, UsmPointer(self._memory_on(device))
            )  # another thread's, if it has
        return pointer

    def address_for(self, device: Device | None) -> int:
        """Return where commands of a device, or (None) the host, find the content."""
        return self._address_in(_place_of(device))

    def _memory_on(self, device: Device) -> Allocation:
        if not device.implementation.has_own_memory:
            return Borrowed(self.array, device)
        others = (one.allocation for one in [*self._pointers.values()])
        found = next((one for one in others if one.device.implementation is device.implementation), None)
        if found is None:
            found = Allocation(self.array.nbytes, "device", device, device.default_context, _ALIGNMENT)
            found.is_of_all_contexts = True
        return found

    def bring_to(self, device: Device | None, waits_for: list[Event]) -> None:
        """See that the content is in memory of a device, or (None) of the host; add what brings it to `waits_for`.

        Who asks holds `ACCESSES`.
        """
        place = _place_of(device)
        if place not in self._places:
            source, before = next(iter(self._places.items()))
            waits = tuple(one for one in (before, self.log.writer) if one is not None)
            mover = place or source
            assert mover is not None, "one of two places is a device's"
            lines = self._lines.setdefault(mover, mover.lines(in_order=True))
            copy = partial(self._move, self._address_in(place), self._address_in(source))
            moves = ScheduledEvent(None, copy, waits, waits, self, lines)
            self._places[place] = moves
            self.log.note("read", moves)
            SCHEDULER.submit(moves, waits)
        if (arrival := self._places[place]) is not None:
            waits_for.append(arrival)

    def is_only_at(self, device: Device | None) -> None:
        """Note that a command changes the content in memory of a device, or (None) of the host."""
        self._places = {_place_of(device): None}

    def _address_in(self, place: Backend | None) -> int:
        devices_with = (one for one in [*self._pointers] if _place_of(one) is place)
        return self._pointers[next(devices_with)].address

    def _move(self, to: int, source: int, line: Line) -> None:
        line.copy([(to, source, self.array.nbytes)] if self.array.nbytes else [])

    def close(self) -> None:
        """Close what the host has open, wait for all commands, and write back; the second time, do nothing."""
        with ACCESSES:
            if self.is_closed:
                return
            self.is_closed = True
            opened = [*self.host_accessors]
            events = self.log.unfinished()
        for accessor in opened:
            accessor.close()
        for event in events:
            SCHEDULER.wait(event)
        writer = self.log.writer
        if writer is not None and writer.error is not None:
            return  # its queue tells
        if self.will_write_back and self.is_modified:
            arrivals: list[Event] = []
            with ACCESSES:
                self.bring_to(None, arrivals)
            for arrival in arrivals:
                arrival.wait()
        self._write_back()

    def _write_back(self) -> None:
        import numpy

        if self.final is None or not self.will_write_back:
            return
        seen = numpy.asarray(self.array)
        if self.final is self._initial and (not self.is_modified or numpy.shares_memory(self.final, seen)):
            return
        numpy.copyto(self.final, seen.reshape(self.final.shape))
