"""Devices, which one is the default, and contexts."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol
from weakref import ref

from syclopt import targets
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.backends.backend import Backend

_SELECTOR = "SYCLRT_DEVICE_SELECTOR"


class Device:
    """A device, which compares by identity."""

    def __init__(self, implementation: Backend, target: targets.Target | None = None) -> None:
        """Take what does all for it, and what it has, if that is not what the hardware has."""
        self.implementation = implementation
        self._target = target

    @cached_property
    def target(self) -> targets.Target:
        """What the device has, as compilers ask it."""
        return self._target or self.implementation.target

    @staticmethod
    def default() -> Device:
        """Return the device that SYCLRT_DEVICE_SELECTOR names, else the first one. Raises `SyclError`."""
        return devices()[0]

    @property
    def backend(self) -> str:
        """The name of the backend: "native_cpu"."""
        return self.implementation.facts.backend

    @property
    def name(self) -> str:
        """The name of the device."""
        return self.implementation.facts.name

    @property
    def vendor(self) -> str:
        """Who made the device's driver: for the processor, this project."""
        return self.implementation.facts.vendor

    @property
    def driver_version(self) -> str:
        """The version of the driver: for the processor, of this project."""
        return self.implementation.facts.driver_version

    @cached_property
    def aspects(self) -> frozenset[str]:
        """The names of the aspects."""
        return frozenset(aspect.name for aspect in self.target.aspects)

    def has(self, aspect: str) -> bool:
        """Tell whether the device has an aspect. Raises `SyclError` for a name that no aspect has."""
        return _known(aspect) in self.aspects

    @property
    def architecture(self) -> str:
        """The name of the architecture: "x86_64"."""
        return self.target.architecture.name if self.target.architecture else "unknown"

    @property
    def sub_group_sizes(self) -> tuple[int, ...]:
        """The sizes that a sub-group may have."""
        return self.target.sub_group_sizes

    @property
    def max_compute_units(self) -> int:
        """How many parts run work-groups: of the processor, threads."""
        return self.implementation.facts.max_compute_units

    @property
    def max_work_group_size(self) -> int:
        """How many work-items a work-group may have."""
        return self.implementation.facts.max_work_group_size

    @property
    def max_work_item_sizes(self) -> tuple[int, int, int]:
        """How far each extent of a work-group may go."""
        size = self.max_work_group_size
        return size, size, size

    @property
    def global_mem_size(self) -> int:
        """The bytes of global memory."""
        return self.implementation.facts.global_mem_size

    @property
    def local_mem_size(self) -> int:
        """The bytes of local memory that a work-group may use."""
        return self.implementation.facts.local_mem_size

    def with_aspects(self, add: Iterable[str] = (), remove: Iterable[str] = ()) -> Device:
        """Return another device of the same hardware that says to have other aspects. Raises `SyclError`."""
        wanted = (self.aspects | {_known(name) for name in add}) - {_known(name) for name in remove}
        listed = tuple(aspect for aspect in targets.aspects() if aspect.name in wanted)
        return Device(self.implementation, replace(self.target, aspects=listed))

    @cached_property
    def default_context(self) -> Context:
        """The context that is used where none is given."""
        return Context(self)

    def __repr__(self) -> str:
        return f"<Device '{self.name}' ({self.backend})>"


def devices(backend: str | None = None) -> list[Device]:
    """Return the devices, the default one first, or those of one backend. Raises `SyclError` for an unknown one."""
    wanted, _, number = os.environ.get(_SELECTOR, "").partition(":")
    for name in (backend, wanted or None):
        if name not in (None, "native_cpu"):
            code = Errc.FEATURE_NOT_SUPPORTED
            raise SyclError(f"there is no backend '{name}' here: found native_cpu", code)
    if number not in ("", "0"):
        raise SyclError(f"{_SELECTOR}: there is no device '{wanted}:{number}': found native_cpu:0", Errc.INVALID)
    from syclrt.backends.native_cpu import backend as native_cpu

    return native_cpu.devices()


def _known(name: str) -> str:
    from syclopt.errors import UndefinedError

    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected the name of an aspect, found {name!r}", Errc.INVALID)
    try:
        return targets.aspects().get(name).name
    except UndefinedError as error:
        raise SyclError(error.message, Errc.INVALID) from error


class OnDevice(Protocol):
    """What has a device and a context, as queues and graphs do."""

    @property
    def device(self) -> Device:
        """The device."""
        ...

    @property
    def context(self) -> Context:
        """The context."""
        ...


class Context:
    """Some devices of one backend; it compares by identity."""

    def __init__(self, devices: Device | Iterable[Device] | None = None) -> None:
        """Take the default device if none is given. Raises `SyclError` for no device at all."""
        if devices is not None and not isinstance(devices, Iterable):
            devices = (devices,)
        found = (Device.default(),) if devices is None else (*dict.fromkeys(devices),)
        if not found:
            raise SyclError("a context needs a device", Errc.INVALID)
        for one in found:
            if not isinstance(one, Device):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
                raise SyclError(f"expected a Device, found {one!r}", Errc.INVALID)
        self.devices: tuple[Device, ...] = found
        self.reference = ref(self)
        """For tables of what is made for a context, which do not keep it."""

    def __repr__(self) -> str:
        return f"<Context of {', '.join(device.name for device in self.devices)}>"
