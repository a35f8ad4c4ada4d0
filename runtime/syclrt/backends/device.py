"""Devices, which one is the default, and contexts."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any
from weakref import ref

from syclopt import targets
from syclopt.cached_property import cached_property
from syclrt.disk_cache import digest, kept
from syclrt.errors import Errc, SyclError
from syclrt.handle import Handle

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from syclrt.backends.backend import Backend

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


BACKENDS = ("native_cpu", "cuda")
SELECTOR = "SYCLRT_DEVICE_SELECTOR"
_REMEMBERED = 64  # devices with other aspects that came in pickles


class Device(Handle):
    """A device, which compares by identity."""

    def __init__(self, implementation: Backend, target: targets.Target | None = None) -> None:
        """Take what does all for it, and what it has, if that is not what the hardware has."""
        self.implementation: Backend = implementation
        self._target = target

    @cached_property
    def target(self) -> targets.Target:
        """What the device has, as compilers ask it."""
        return self._target or self.implementation.target

    @staticmethod
    def default() -> Device:
        """Return the device that SYCLRT_DEVICE_SELECTOR names, else the first one. Raises `SyclError`."""
        return _selected()

    @property
    def backend(self) -> str:
        """The name of the backend: "native_cpu"."""
        return self.implementation.facts.backend

    @property
    def number(self) -> int:
        """Its number among the devices of its backend."""
        return self.implementation.number

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

    @property
    def has_other_aspects(self) -> bool:
        """Whether it may have other aspects than the hardware."""
        return self._target is not None

    @cached_property
    def aspects(self) -> frozenset[str]:
        """The names of the aspects."""
        return frozenset(aspect.name for aspect in self.target.aspects)

    def has(self, aspect: str) -> bool:
        """Tell whether the device has an aspect. Raises `SyclError` for a name that no aspect has."""
        return _known(aspect) in self.aspects

    def denial(self, requirements: targets.Requirements) -> str:
        """Return the first requirement that it does not meet, such as "lacks aspect 'fp64'"; "" if it meets all.

        Where it has what the hardware has, the answer is kept on the disk: the tables of devices take long to read.
        """

        def found() -> bytes:
            return next(iter(self.target.denials(requirements)), "").encode()

        if self._target is not None:
            return found().decode()
        wanted = (sorted(part) if part is not None else None for part in requirements)
        return kept(digest("denial", self.implementation.key, *map(str, wanted)), found).decode()

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
        """How far each extent of a work-group may go; the first one varies fastest."""
        return self.implementation.facts.max_work_item_sizes

    @property
    def global_mem_size(self) -> int:
        """The bytes of global memory."""
        return self.implementation.facts.global_mem_size

    @property
    def free_memory(self) -> int:
        """The bytes of global memory that nobody has taken now. Raises `SyclError` when the device has failed."""
        return self.implementation.free_memory

    @property
    def local_mem_size(self) -> int:
        """The bytes of local memory that a work-group may use."""
        return self.implementation.facts.local_mem_size

    def with_aspects(self, add: str | Iterable[str] = (), remove: str | Iterable[str] = ()) -> Device:
        """Return another device of the same hardware that says to have other aspects: some, or a single one.

        Raises `SyclError`.
        """
        wanted = (self.aspects | _all_known(add)) - _all_known(remove)
        listed = tuple(aspect for aspect in targets.aspects() if aspect.name in wanted)
        from dataclasses import replace

        return Device(self.implementation, replace(self.target, aspects=listed))

    def __reduce__(self) -> tuple[Callable[..., Device], tuple[object, ...]]:
        """Let backend and number travel in a pickle, and the aspects that are other than those of the hardware.

        Raises `SyclError` (INVALID) for a device that is not listed any more, as the environment is another now.
        """
        for number, base in enumerate(devices(self.backend)):
            if base.implementation is self.implementation:
                added, removed = sorted(self.aspects - base.aspects), sorted(base.aspects - self.aspects)
                changes = () if base is self else (tuple(added), tuple(removed))
                return device_from, (self.backend, number, *changes)
        raise SyclError(f"{self} is not among the devices of '{self.backend}' any more", Errc.INVALID)

    @cached_property
    def default_context(self) -> Context:
        """The context that is used where none is given."""
        return Context(self)

    def __repr__(self) -> str:
        return f"<Device '{self.name}' ({self.backend})>"


def devices(backend: str | None = None) -> list[Device]:
    """Return the devices, the default one first, or those of one backend. Raises `SyclError` for an unknown one."""
    if backend is not None:
        return devices_of(backend)
    selected = _selected()
    return [selected, *(one for name in BACKENDS for one in devices_of(name) if one is not selected)]


def devices_of(backend: str) -> list[Device]:
    """Return the devices of a backend. Raises `SyclError` (FEATURE_NOT_SUPPORTED) for an unknown one."""
    return _module(backend).devices()


def _selected() -> Device:
    """Return the device that the environment names, else the processor. No other backend is looked at."""
    wanted, _, number = os.environ.get(SELECTOR, "").partition(":")
    wanted = wanted or "native_cpu"
    if wanted not in BACKENDS:
        raise SyclError(f"{SELECTOR}: {_unknown(wanted)}", Errc.FEATURE_NOT_SUPPORTED)
    first = devices_of(wanted)
    if not first:
        raise SyclError(f"{SELECTOR}: there is no device of {wanted}: {why_not(wanted)}", Errc.INVALID)
    if number and not (number.isdecimal() and int(number) < len(first)):
        listed = ", ".join(f"{wanted}:{at}" for at in range(len(first)))
        raise SyclError(f"{SELECTOR}: there is no device '{wanted}:{number}': found {listed}", Errc.INVALID)
    return first[int(number or 0)]


def backend_classes() -> list[type[Backend]]:
    """Return the classes of all backends, of which no device is looked for."""
    return [_module(name).BACKEND for name in BACKENDS]


def why_not(backend: str) -> str:
    """Return why a backend has no device; nothing where it has one. Raises `SyclError` for an unknown one."""
    return "" if devices_of(backend) else _module(backend).why_not()


def _module(backend: str) -> Any:
    """Return the module of a backend, with `devices()`, `why_not()`, `BACKEND`. Raises `SyclError`."""
    if backend not in BACKENDS:
        raise SyclError(_unknown(backend), Errc.FEATURE_NOT_SUPPORTED)
    return import_module(f"syclrt.backends.{backend}.backend")


def _unknown(backend: str) -> str:
    return f"there is no backend '{backend}' here: found {', '.join(BACKENDS)}"


def device_from(
    backend: str, number: int, added: tuple[str, ...] | None = None, removed: tuple[str, ...] = ()
) -> Device:
    """Return the device of a pickle: of this process, by backend and number; with changed aspects, if it had such.

    Raises `SyclError` (FEATURE_NOT_SUPPORTED) where there is none.
    """
    found = devices(backend)
    if number >= len(found):
        message = (
            f"there is no device '{backend}:{number}' here, which a pickle names: found {len(found)} of '{backend}'"
        )
        raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED)
    return found[number] if added is None else _changed(found[number], added, removed)


@lru_cache(_REMEMBERED)
def _changed(base: Device, added: tuple[str, ...], removed: tuple[str, ...]) -> Device:
    """Return a device with other aspects: the same one again, since programs are built for it."""
    return base.with_aspects(added, removed)


def _known(name: str) -> str:
    from syclopt.errors import UndefinedError

    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected the name of an aspect, found {name!r}", Errc.INVALID)
    try:
        return targets.aspects().get(name).name
    except UndefinedError as error:
        raise SyclError(error.message, Errc.INVALID) from error


def checked_device(found: object) -> Device:
    """Return what is given as a device, if it is one. Raises `SyclError` (INVALID)."""
    if not isinstance(found, Device):
        raise SyclError(f"expected a Device, found {type(found).__name__}", Errc.INVALID)
    return found


def checked_context(found: object) -> Context:
    """Return what is given as a context, if it is one. Raises `SyclError` (INVALID)."""
    if not isinstance(found, Context):
        raise SyclError(f"expected a Context, found {type(found).__name__}", Errc.INVALID)
    return found


def _all_known(names: str | Iterable[str]) -> set[str]:
    try:
        return {_known(name) for name in ((names,) if isinstance(names, str) else names)}
    except TypeError as error:
        raise SyclError(f"expected names of aspects, found {names!r}", Errc.INVALID) from error


class Context(Handle):
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
        if len(found) > 1 and len({one.backend for one in found}) > 1:
            names = ", ".join(str(one) for one in found)
            raise SyclError(f"a context has devices of one backend, found {names}", Errc.INVALID)
        self.devices: tuple[Device, ...] = found
        self.reference = ref(self)
        """For tables of what is made for a context, which do not keep it."""
        hash(self.reference)  # now: finalizers of a cycle with the context find it gone

    def __repr__(self) -> str:
        return f"<Context of {', '.join(device.name for device in self.devices)}>"
