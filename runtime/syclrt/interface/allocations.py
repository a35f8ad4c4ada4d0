"""Memory that a program has allocated: what pointers into it are."""

from __future__ import annotations

import os
from bisect import bisect_right, insort
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.backends.backend import Memory
    from syclrt.backends.device import Device

_LOCK = Lock()
os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_LOCK.release)


class Allocated(NamedTuple):
    """Some bytes of a device."""

    num_bytes: int
    kind: str
    device: Device
    memory: Memory  # goes back with this


class Allocations:
    """Memory by its addresses."""

    def __init__(self) -> None:
        self._addresses: list[int] = []
        self._known: dict[int, Allocated] = {}

    def allocate(self, device: Device, kind: str, num_bytes: int, alignment: int) -> int:
        """Return the address of new memory. Raises `SyclError` (MEMORY_ALLOCATION)."""
        memory = device.implementation.allocate(kind, num_bytes, alignment)
        address = memory.address
        with _LOCK:
            insort(self._addresses, address)
            self._known[address] = Allocated(num_bytes, kind, device, memory)
        return address

    def free(self, address: int) -> None:
        """Give memory back; a null pointer is none. Raises `SyclError` (INVALID) for what is no start of memory."""
        if not address:
            return
        with _LOCK:
            found = self._known.pop(address, None)
            if found is not None:
                del self._addresses[bisect_right(self._addresses, address) - 1]
        if found is None:
            message = f"{address:#x} is not the start of memory that was allocated, or has been freed already"
            raise SyclError(message, Errc.INVALID)

    def find(self, pointer: int) -> Allocated | None:
        """Return what a pointer points into."""
        with _LOCK:
            at = bisect_right(self._addresses, pointer) - 1
            if at < 0:
                return None
            start = self._addresses[at]
            found = self._known[start]
        return found if pointer < start + max(found.num_bytes, 1) else None
