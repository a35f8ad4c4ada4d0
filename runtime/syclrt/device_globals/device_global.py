"""A device global as the host has it: what it is, and where its value stands for each device and context."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import Allocation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclrt.backends.context import Context
    from syclrt.backends.device import Device
    from syclrt.device_globals.variable import HostAccess, InitMode, Variable

    class Owner(Protocol):
        """The program of a device global."""

        def variable(self, unique_id: str) -> Variable:
            """Return what the code says of it."""
            ...

        def places(self, unique_id: str, device: Device, context: Context) -> Sequence[Place]:
            """Return where it stands in each linked program; if there is none yet, one is built."""
            ...


_ALIGNMENT = 64


class Place(NamedTuple):
    """An address, and what keeps the memory."""

    address: int
    keeps: object


class DeviceGlobal:
    """A variable of device code. Handles of one variable are the same object.

    Without image scope, its value is in memory that all programs of a device and context share; else it is in the one
    program that has it.
    """

    def __init__(self, owner: Owner, unique_id: str, size: int, *, device_image_scope: bool) -> None:
        self.unique_id = unique_id
        self.size = size
        self.device_image_scope = device_image_scope
        self._owner = owner
        self._lock = ForkLock()
        self._memory: WeakKeyDictionary[Context, dict[Device, Place]] = WeakKeyDictionary()
        self._on_host: Place | None = None

    @property
    def host_access(self) -> HostAccess:
        """What the host may do: "read", "write", "read_write" or "none"."""
        return self._variable.host_access

    @property
    def init_mode(self) -> InitMode | None:
        """When the device gives the first value: "reprogram", "reset", or None where nothing is said."""
        return self._variable.init_mode

    @property
    def implement_in_csr(self) -> bool:
        """Whether the host reaches it by a register."""
        return self._variable.implement_in_csr

    def place(self, device: Device, context: Context, *, writes: bool) -> Place:
        """Return where the value stands, for a copy to or from it.

        Raises `SyclError` (INVALID) when the host may not do that, and when several programs have a value.
        """
        if self.host_access not in ("read_write", "write" if writes else "read"):
            message = f"the host cannot {'write' if writes else 'read'} device global '{self.unique_id}'"
            raise SyclError(f"{message}: its host access is '{self.host_access}'", Errc.INVALID)
        if not self.device_image_scope:
            return self.memory(device, context)
        places = self._owner.places(self.unique_id, device, context)
        if len(places) > 1:
            message = f"device global '{self.unique_id}' has image scope and is in {len(places)} programs"
            raise SyclError(f"{message}: the host cannot tell which one is meant", Errc.INVALID, device=device)
        return places[0] if places else self._host_value(device, context)

    def memory(self, device: Device, context: Context) -> Place:
        """Return the memory for a device and context, which has the initial value at first. Raises `SyclError`."""
        with self._lock.inner:
            places = self._memory.setdefault(context, {})
            found = places.get(device)
            if found is None:
                found = places[device] = self._allocated(device, context)
            return found

    def _host_value(self, device: Device, context: Context) -> Place:
        """Return the value of a variable that no image has."""
        with self._lock.inner:
            if self._on_host is None:
                self._on_host = self._allocated(device, context)
            return self._on_host

    def _allocated(self, device: Device, context: Context) -> Place:
        memory = Allocation(self.size, "device", device, context, _ALIGNMENT)
        initial = self._variable.initial
        backend = device.implementation
        backend.fill(memory.address, b"\0", self.size)
        if any(initial):
            backend.fill(memory.address, initial, 1)
        return Place(memory.address, memory.block)

    @cached_property
    def _variable(self) -> Variable:
        return self._owner.variable(self.unique_id)

    def __repr__(self) -> str:
        return f"<DeviceGlobal '{self.unique_id}', {self.size} bytes>"
