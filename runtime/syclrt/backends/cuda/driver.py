"""NVIDIA's driver: its functions by `cuda-bindings`, and what goes wrong in them."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable

NOT_READY = 600
OUT_OF_MEMORY = 2
_DEINITIALIZED = 4
_NOT_INITIALIZED = 3
_LEAST_VERSION = 12090  # of the driver's interface: PTX 8.8
# What a kernel did after which the driver refuses all work of this process on the device.
_FAULTS = {
    700: "an address was read or written that nothing stands at",
    702: "it ran for longer than the system allows",
    710: "an assertion failed",
    714: "the hardware found a stack that was broken",
    715: "an instruction was illegal, or reached past local memory",
    716: "an address was not aligned as the access needs it",
    717: "an access was to memory of another kind than its instruction is for",
    718: "the program counter was invalid",
    719: "it trapped, or the launch failed",
    721: "memory of another device could not be reached",
}
_unusable: list[str] = []  # why the driver cannot be used in this process any more


def _note_fork() -> None:
    if _load.cache_info().currsize:
        _unusable.append(
            "the process was forked after NVIDIA's driver had been initialized, which cannot be used in it: "
            "start processes by multiprocessing's 'spawn' or 'forkserver', or fork before the first use of a GPU"
        )


os.register_at_fork(after_in_child=_note_fork)


class DriverError(SyclError):
    """The driver refused something; `status` is its CUresult. Where it has no room, that is the code."""

    def __init__(self, status: int, name: str, what: str, code: Errc = Errc.RUNTIME) -> None:
        super().__init__(f"{what}: {name}", Errc.MEMORY_ALLOCATION if status == OUT_OF_MEMORY else code)
        self.status = status


class NoDriver(Exception):
    """There is no driver, or none that can be used; the message says why."""


@cache
def _load() -> Any:
    """Return the module of bindings, with the driver initialized. Raises `NoDriver`."""
    try:
        driver: Any = import_module("cuda.bindings.driver")
    except ImportError as error:
        raise NoDriver(f"the package cuda-bindings is not installed: pip install 'syclopt[cuda]' ({error})") from error
    try:
        status, version = driver.cuDriverGetVersion()
        if not status and version >= _LEAST_VERSION:
            (status,) = driver.cuInit(0)
    except RuntimeError as error:
        raise NoDriver(f"there is no driver of NVIDIA: {error}") from error
    except ValueError as error:  # a status that the bindings do not know
        raise NoDriver(f"the driver cannot be initialized: {error}") from error
    if status:
        raise NoDriver(f"the driver cannot be initialized: {_name(driver, status)}")
    if version < _LEAST_VERSION:
        shown = f"CUDA {version // 1000}.{version % 1000 // 10}"
        raise NoDriver(f"the driver is for {shown}, expected one for CUDA 12.9 or later: install a newer driver")
    return driver


def driver() -> Any:
    """Return the functions of the driver. Raises `NoDriver`, `SyclError` in a process that was forked meanwhile."""
    if _unusable:
        raise SyclError(_unusable[0], Errc.RUNTIME)
    return _load()


@cache
def library() -> ctypes.CDLL:
    """Return the driver's library, for functions whose addresses native code takes."""
    return ctypes.CDLL("libcuda.so.1")


def address_of(function: str) -> int:
    """Return where a function of the driver stands."""
    return ctypes.cast(getattr(library(), function), ctypes.c_void_p).value or 0


def call(what: str, function: Callable[..., Any], *arguments: object, code: Errc = Errc.RUNTIME) -> Any:
    """Return what a function of the driver returns beside its status. Raises `DriverError` that says `what`."""
    status, *found = function(*arguments)
    if status:
        raise DriverError(int(status), _name(driver(), status), what, code)
    return found[0] if len(found) == 1 else found


def address_of_bytes(data: bytes) -> int:
    """Return where bytes of Python stand."""
    return ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p).value or 0


def checked(status: int, what: str, code: Errc = Errc.RUNTIME) -> None:
    """Raise `DriverError` for a status that is no success."""
    if status:
        raise DriverError(status, _name(driver(), status), what, code)


def fault_of(error: DriverError) -> str | None:
    """Return what a kernel did, if that is why the driver refuses everything from now on."""
    return _FAULTS.get(error.status)


def _name(bindings: Any, status: int) -> str:
    try:
        known = bindings.CUresult(status)
    except ValueError:
        return f"error {status} of the driver"
    _, name = bindings.cuGetErrorName(known)
    _, text = bindings.cuGetErrorString(known)
    return f"{(name or b'?').decode()} ({int(status)}): {(text or b'').decode()}"
