"""The buffer that emulated specialization constants are read from: a kernel has it as a parameter."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import Allocation

if TYPE_CHECKING:
    from syclrt.backends.context import Context
    from syclrt.backends.device import Device

    class Queue(Protocol):
        """What has a device and a context, as a queue does."""

        @property
        def device(self) -> Device:
            """The device."""
            ...

        @property
        def context(self) -> Context:
            """The context."""
            ...


PARAMETER = "_arg__specialization_constants_buffer"
_ALIGNMENT = 64


class _Place(NamedTuple):
    address: int
    keeps: object


class SpecConstants:
    """The default values of an image, once for each context."""

    def __init__(self, values: bytes) -> None:
        self._values = values
        self._lock = ForkLock()
        self._places: WeakKeyDictionary[Context, _Place] = WeakKeyDictionary()

    def place(self, queue: Queue) -> _Place:
        """Return where the values stand for a queue, and what keeps them. Raises `SyclError`."""
        with self._lock.inner:
            found = self._places.get(queue.context)
            if found is None:
                memory = Allocation(len(self._values), "device", queue.device, queue.context, _ALIGNMENT)
                queue.device.implementation.fill(memory.address, self._values, 1)
                found = self._places[queue.context] = _Place(memory.address, memory.block)
            return found
