"""Unified shared memory: pointers that devices and, for most kinds, the host can use."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Protocol, get_args

from syclrt.backends.device import Device, checked_context
from syclrt.backends.records import Argument, DirectMemory, Kept
from syclrt.errors import Errc, SyclError, shown
from syclrt.handle import Handle
from syclrt.ranges import LARGEST, as_count

if TYPE_CHECKING:
    from syclrt.backends.device import Context, OnDevice

    class HostArray(Protocol):
        """What NumPy takes for an array."""

        @property
        def nbytes(self) -> int:
            """The bytes of all elements."""
            ...

        @property
        def __array_interface__(self) -> dict[str, Any]: ...


Kind = Literal["device", "shared", "host"]
_KINDS = get_args(Kind)
_ALIGNMENT = 64


class Allocation(Kept):
    """Memory of a device. It is given back when nothing points into it any more, or by `free`."""

    __slots__ = ("address", "context", "device", "is_of_all_contexts", "kind", "num_bytes")

    def __init__(self, num_bytes: int, kind: Kind, device: Device, context: Context, alignment: int) -> None:
        self.is_of_all_contexts = False
        self.num_bytes = num_bytes
        self.kind: Kind = kind
        self.device = device
        self.context = context
        memory = device.implementation.allocate(kind, num_bytes, alignment)
        self.address = memory.address
        self.block = memory

    def free(self) -> None:
        """Give it back, as soon as no command uses it any more. Raises `SyclError` when it already was."""
        block, self.block = self.block, None
        if block is None:
            raise SyclError(f"the memory at {self.address:#x} has been freed already", Errc.INVALID)


class Borrowed(Allocation):
    """Memory that the host has anyway, where a device uses it as it is; it keeps the owner, an array."""

    __slots__ = ()

    def __init__(self, owner: HostArray, device: Device) -> None:
        self.is_of_all_contexts = True
        self.block = owner
        self.num_bytes = owner.nbytes
        self.kind: Kind = "host"
        self.device = device
        self.context = device.default_context
        self.address = int(owner.__array_interface__["data"][0])

    def free(self) -> None:
        """Raise `SyclError` (INVALID): it is not ours."""
        raise SyclError(f"the memory at {self.address:#x} is that of an array", Errc.INVALID)


class HeldAddress:
    """An address, and what keeps the memory there."""

    __slots__ = ("address", "keeps")

    def __init__(self, address: int, keeps: object) -> None:
        self.address = address
        self.keeps = keeps


class UsmPointer(Handle, Argument):
    """An address in memory that was allocated; `p + bytes` is another one in the same memory."""

    __slots__ = ("__weakref__", "allocation", "offset")

    def __init__(self, allocation: Allocation, offset: int = 0) -> None:
        self.allocation = allocation
        self.offset = offset

    def _looked_at(self) -> DirectMemory:
        allocation = self.allocation
        return DirectMemory(allocation.address + self.offset, allocation, allocation.context, 0)

    @property
    def address(self) -> int:
        """The address."""
        return self.allocation.address + self.offset

    @property
    def num_bytes(self) -> int:
        """The bytes from here to the end of the memory."""
        return self.allocation.num_bytes - self.offset

    @property
    def kind(self) -> Kind:
        """Who can use it: "device", "shared" or "host"."""
        return self.allocation.kind

    @property
    def device(self) -> Device:
        """The device that it was allocated for."""
        return self.allocation.device

    @property
    def context(self) -> Context:
        """The context that it belongs to."""
        return self.allocation.context

    @property
    def block(self) -> object:
        """What keeps the memory. Raises `SyclError` (INVALID) if it was freed."""
        block = self.allocation.block
        if block is None:
            raise SyclError(f"the memory at {self.address:#x} has been freed", Errc.INVALID)
        return block

    def check(self, queue: OnDevice) -> object:
        """Return what keeps the memory, which the device of a queue may use from then on.

        Raises `SyclError` (INVALID) if it was freed, or belongs to another context than that of the queue.
        """
        allocation = self.allocation
        block = allocation.block
        if block is None or (allocation.context is not queue.context and not allocation.is_of_all_contexts):
            self._refuse(queue)
        if allocation.device is not queue.device:
            queue.device.implementation.reaches(allocation.device.implementation)  # it is not given back meanwhile
        return block

    def _refuse(self, queue: OnDevice) -> NoReturn:
        _ = self.block
        other = "device" if queue.device not in self.context.devices else "context"
        message = f"the memory at {self.address:#x} belongs to another {other} than the queue: {self.context!r}"
        raise SyclError(message, Errc.INVALID, device=queue.device)

    def __int__(self) -> int:
        return self.address

    def __add__(self, num_bytes: int) -> UsmPointer:
        try:
            offset = self.offset + index(num_bytes)
        except TypeError:
            return NotImplemented
        if not 0 <= offset <= self.allocation.num_bytes:
            raise SyclError(f"{shown(num_bytes)} bytes after {self!r} is outside of its memory", Errc.INVALID)
        return UsmPointer(self.allocation, offset)

    def __sub__(self, num_bytes: int) -> UsmPointer:
        return self + -num_bytes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UsmPointer) and (self.allocation is other.allocation) and self.offset == other.offset

    def __hash__(self) -> int:
        return hash((id(self.allocation), self.offset))

    def __repr__(self) -> str:
        return f"<UsmPointer {self.address:#x}, {self.num_bytes} bytes of {self.kind} memory>"


def allocate(
    num_bytes: int, place: OnDevice | Device, context: Context | None, kind: Kind, alignment: int | None
) -> UsmPointer:
    """Return new memory for a queue's or another device. Raises `SyclError`."""
    if not isinstance(kind, str) or kind not in _KINDS:  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected {', '.join(_KINDS)} as the kind of memory, found {kind!r}", Errc.INVALID)
    queue: Any = place  # as it is, most of the time
    device: Device
    own: Context
    try:
        device, own = queue.device, queue.context
    except AttributeError:
        device = device_of(place)
        own = device.default_context
    if context is None:
        context = own
    elif device not in checked_context(context).devices:
        raise SyclError(f"{device.name} is no device of the context", Errc.INVALID, device=device)
    alignment = _ALIGNMENT if alignment is None else _power_of_two(alignment)
    if type(num_bytes) is not int or not 0 <= num_bytes <= LARGEST:
        num_bytes = as_count(num_bytes)
    return UsmPointer(Allocation(num_bytes, kind, device, context, alignment))


def device_of(place: OnDevice | Device) -> Device:
    """Return the device to allocate for: itself, or that of a queue. Raises `SyclError` (INVALID)."""
    if isinstance(place, Device):
        return place
    device = getattr(place, "device", None)
    if not isinstance(device, Device):
        raise SyclError(f"expected a queue or a device to allocate for, found {place!r}", Errc.INVALID)
    return device


def memory_with(data: bytes, device: Device, context: Context) -> HeldAddress:
    """Return memory of a device with some bytes in it. Raises `SyclError` where there is no room."""
    memory = Allocation(len(data), "device", device, context, _ALIGNMENT)
    device.implementation.fill(memory.address, data, 1)
    return HeldAddress(memory.address, memory.block)


def _power_of_two(alignment: int) -> int:
    found = as_count(alignment, "an alignment")
    if not found or found & (found - 1):
        raise SyclError(f"expected a power of two as the alignment, found {alignment}", Errc.INVALID)
    return found


def malloc_device(
    num_bytes: int, queue_or_device: OnDevice | Device, context: Context | None = None, *, alignment: int | None = None
) -> UsmPointer:
    """Return new memory of a device; the host may only copy from and to it. Raises `SyclError`."""
    return allocate(num_bytes, queue_or_device, context, "device", alignment)


def malloc_shared(
    num_bytes: int, queue_or_device: OnDevice | Device, context: Context | None = None, *, alignment: int | None = None
) -> UsmPointer:
    """Return new memory that a device and the host use. Raises `SyclError`."""
    return allocate(num_bytes, queue_or_device, context, "shared", alignment)


def malloc_host(
    num_bytes: int, queue_or_device: OnDevice | Device, context: Context | None = None, *, alignment: int | None = None
) -> UsmPointer:
    """Return new memory of the host that devices can use. Raises `SyclError`."""
    return allocate(num_bytes, queue_or_device, context, "host", alignment)


def free(pointer: UsmPointer, queue_or_context: OnDevice | Context) -> None:
    """Give memory back; the pointer must be the one to its start.

    `queue_or_context` is a queue of the context, or the context, that it belongs to. Raises `SyclError` for any other
    pointer, and the second time.
    """
    if not isinstance(pointer, UsmPointer):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected a UsmPointer, found {type(pointer).__name__}", Errc.INVALID)
    allocation = pointer.allocation
    if getattr(queue_or_context, "context", queue_or_context) is not allocation.context:
        raise SyclError(f"{pointer!r} belongs to another context", Errc.INVALID)
    if pointer.offset:
        raise SyclError(f"{pointer!r} is inside of the memory, expected its start", Errc.INVALID)
    allocation.free()
