"""Devices, and which one is the default."""

from __future__ import annotations

import os
import platform
from dataclasses import replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

from syclopt import targets
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclrt.backends.backend import Backend
    from syclrt.backends.context import Context

_SELECTOR = "SYCLRT_DEVICE_SELECTOR"
_THREADS = "SYCLRT_NUM_THREADS"
_MOST_THREADS = 1024
_ASPECTS = "SYCLRT_NATIVE_CPU_ASPECTS"
_NATIVE_ASPECTS = (
    "cpu fp16 fp64 atomic64 online_compiler online_linker queue_profiling usm_device_allocations usm_host_allocations"
    " usm_shared_allocations usm_system_allocations usm_atomic_host_allocations usm_atomic_shared_allocations"
    " ext_oneapi_graph ext_oneapi_limited_graph ext_oneapi_virtual_functions host_debuggable"
)


class Device:
    """A device, which compares by identity."""

    def __init__(self, read_target: Callable[[], targets.Target], backend: Backend, threads: int) -> None:
        self._read_target = read_target
        self.implementation = backend
        self.max_compute_units = threads

    @cached_property
    def target(self) -> targets.Target:
        """What the device has, as compilers ask it."""
        return self._read_target()

    @staticmethod
    def default() -> Device:
        """Return the device that SYCLRT_DEVICE_SELECTOR names, else the first one. Raises `SyclError`."""
        return devices()[0]

    @property
    def backend(self) -> str:
        """The name of the backend: "native_cpu"."""
        return "native_cpu"

    @cached_property
    def name(self) -> str:
        """The name of the device."""
        return _processor_name() or platform.machine()

    @property
    def vendor(self) -> str:
        """Who made the device's driver: for the processor, this project."""
        return "syclrt"

    @cached_property
    def driver_version(self) -> str:
        """The version of the backend."""
        from syclopt import __version__

        return __version__

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
    def max_work_group_size(self) -> int:
        """How many work-items a work-group may have."""
        from syclrt.backends.native_cpu.launch import MAX_WORK_GROUP_SIZE

        return MAX_WORK_GROUP_SIZE

    @property
    def max_work_item_sizes(self) -> tuple[int, int, int]:
        """How far each extent of a work-group may go."""
        size = self.max_work_group_size
        return size, size, size

    @cached_property
    def global_mem_size(self) -> int:
        """The bytes of global memory."""
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")

    @property
    def local_mem_size(self) -> int:
        """The bytes of local memory that a work-group may use."""
        return 1 << 20

    def with_aspects(self, add: Iterable[str] = (), remove: Iterable[str] = ()) -> Device:
        """Return another device of the same hardware that says to have other aspects. Raises `SyclError`."""
        wanted = (self.aspects | {_known(name) for name in add}) - {_known(name) for name in remove}
        listed = tuple(aspect for aspect in targets.aspects() if aspect.name in wanted)
        target = replace(self.target, aspects=listed)
        return Device(lambda: target, self.implementation, self.max_compute_units)

    @cached_property
    def default_context(self) -> Context:
        """The context that is used where none is given."""
        from syclrt.backends.context import Context

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
    return [_native_cpu(_thread_count(), os.environ.get(_ASPECTS, ""))]


@cache
def _native_cpu(threads: int, changes: str) -> Device:
    from syclrt.backends.native_cpu.backend import NativeCPU

    device = Device(_native_target, NativeCPU(threads), threads)
    words = [word.strip() for word in changes.split(",") if word.strip()]
    if wrong := [word for word in words if word[0] not in "+-"]:
        raise SyclError(f"{_ASPECTS}: expected '+aspect' or '-aspect', found '{wrong[0]}'", Errc.INVALID)
    if not words:
        return device
    return device.with_aspects(
        [word[1:] for word in words if word[0] == "+"], [word[1:] for word in words if word[0] == "-"]
    )


def _native_target() -> targets.Target:
    architectures = {one.name: one for one in targets.architectures()}
    listed = tuple(aspect for aspect in targets.aspects() if aspect.name in _NATIVE_ASPECTS.split())
    architecture = architectures.get(platform.machine())
    return targets.Target("native_cpu", aspects=listed, sub_group_sizes=(1,), architecture=architecture)


def _thread_count() -> int:
    text = os.environ.get(_THREADS, "")
    if not text:
        return len(os.sched_getaffinity(0))
    if not text.isdecimal() or not 1 <= int(text) <= _MOST_THREADS:
        raise SyclError(f"{_THREADS}: expected a number from 1 to {_MOST_THREADS}, found '{text}'", Errc.INVALID)
    return int(text)


def _known(name: str) -> str:
    from syclopt.errors import UndefinedError

    if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
        raise SyclError(f"expected the name of an aspect, found {name!r}", Errc.INVALID)
    try:
        return targets.aspects().get(name).name
    except UndefinedError as error:
        raise SyclError(error.message, Errc.INVALID) from error


def _processor_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        return ""
