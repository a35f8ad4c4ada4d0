"""Devices as command lines name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclrt.backends.device import devices
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.backends.device import Device


def device_named(text: str | None) -> Device:
    """Return a device by its backend, or backend and number: "native_cpu:0"; without any, the default one.

    Raises `SyclError`.
    """
    if text is None:
        return devices()[0]
    backend, colon, number = text.partition(":")
    found = devices(backend)
    if not colon:
        return found[0]
    if not number.isdecimal() or int(number) >= len(found):
        names = ", ".join(f"{backend}:{at}" for at in range(len(found)))
        raise SyclError(f"there is no device '{text}': found {names}", Errc.INVALID)
    return found[int(number)]
