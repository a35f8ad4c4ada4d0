"""The devices that a program sees, the best first, as ONEAPI_DEVICE_SELECTOR and SYCLRT_DEVICE_SELECTOR want them."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from syclrt.backends.device import BACKENDS, SELECTOR, Device, devices_of
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Iterator

_VARIABLE = "ONEAPI_DEVICE_SELECTOR"
_OF_OTHERS = {
    **dict.fromkeys(
        ("SYCL_DEVICE_FILTER", "SYCL_DEVICE_TYPE", "SYCL_BE", "ACPP_VISIBILITY_MASK", "HIPSYCL_VISIBILITY_MASK"),
        f"{_VARIABLE} chooses devices, as in {_VARIABLE}='*:cpu'",
    ),
    **dict.fromkeys(("SYCL_PI_TRACE", "SYCL_UR_TRACE"), "SYCLRT_TRACE=FILE writes what runs when"),
}
"""Variables that other runtimes of SYCL read, and what is to be said of them here."""
_OTHERS = ("opencl", "level_zero", "hip")  # backends that SYCL users name, and that nothing here has
_KINDS = {"cpu": "native_cpu", "gpu": "cuda"}  # which backend has devices of a kind
_NUMBER = re.compile(r"(?P<number>\d+|\*)(?:\.[\d*]+)*")  # behind dots: parts of devices
_FORM = "expected BACKEND:DEVICE with 'cuda', 'native_cpu' or '*', and 'gpu', 'cpu', a number or '*', as in 'cuda:0'"


def visible_devices() -> list[Device]:
    """Return the devices that a program sees: GPUs before the processor, or the one that is selected first.

    Raises `SyclError` (INVALID) for a variable of the environment that says nothing, and where no device is left.
    """
    for name in filter(os.environ.__contains__, _OF_OTHERS):
        from syclopt.diagnostics import print_message

        print_message(f"syclrt: warning: {name} is not read: {_OF_OTHERS[name]}")
    wanted = os.environ.get(_VARIABLE, "").strip()
    terms = [*_terms(wanted)]
    found = [device for name in _wanted_backends(terms) for device in devices_of(name)]
    chosen = [device for device in found if _is_chosen(device, terms)]
    if not chosen:
        raise SyclError(f"{_VARIABLE}={wanted}: there is no such device", Errc.RUNTIME)
    if os.environ.get(SELECTOR):
        first = Device.default()
        chosen.sort(key=lambda device: device is not first)
    return chosen


def _terms(text: str) -> Iterator[tuple[bool, str, list[str]]]:
    """Yield whether a term excludes, its backend, and its devices. Raises `SyclError` (INVALID)."""
    for term in filter(None, text.lower().split(";")):
        backend, colon, listed = term.removeprefix("!").partition(":")
        named = listed.split(",")
        is_known = backend in (*BACKENDS, *_OTHERS, "*")
        if not colon or not is_known or not all(map(_is_device, named)):
            raise SyclError(f"{_VARIABLE}: found '{term}', {_FORM}", Errc.INVALID)
        yield term.startswith("!"), backend, named


def _is_device(text: str) -> bool:
    return text in _KINDS or text == "fpga" or _NUMBER.fullmatch(text) is not None


def _wanted_backends(terms: list[tuple[bool, str, list[str]]]) -> Iterator[str]:
    """Yield the backends to look at, GPUs first: those of which no term speaks are not even loaded."""
    kept = [backend for excludes, backend, _ in terms if not excludes]
    for name in reversed(BACKENDS):
        if not kept or name in kept or "*" in kept:
            yield name


def _is_chosen(device: Device, terms: list[tuple[bool, str, list[str]]]) -> bool:
    taken = [_names(device, backend, named) for excludes, backend, named in terms if not excludes]
    excluded = [_names(device, backend, named) for excludes, backend, named in terms if excludes]
    return (any(taken) or not taken) and not any(excluded)


def _names(device: Device, backend: str, named: list[str]) -> bool:
    if backend not in (device.backend, "*"):
        return False
    return any(_KINDS.get(one) == device.backend or _is_number(device, one) for one in named)


def _is_number(device: Device, text: str) -> bool:
    found = _NUMBER.fullmatch(text)
    return found is not None and found["number"] in ("*", str(device.number))
