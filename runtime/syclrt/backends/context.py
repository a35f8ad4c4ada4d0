"""Contexts: devices that share memory and programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import ref

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.backends.device import Device


class Context:
    """Some devices of one backend; it compares by identity."""

    def __init__(self, devices: Device | Iterable[Device] | None = None) -> None:
        """Take the default device if none is given. Raises `SyclError` for no device at all."""
        from syclrt.backends.device import Device

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
