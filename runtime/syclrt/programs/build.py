"""Machine code of linked images, and the kernels in it."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclrt.caches.disk_cache import digest, find, store
from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir import Module
    from syclrt.devices.backend import Entry, Loaded
    from syclrt.devices.device import Device
    from syclrt.programs.explanation import LinkedImage


class Built:
    """One linked program on a device. One thread builds it; others that need it wait for that one."""

    def __init__(self, linked: Sequence[LinkedImage], device: Device, local_size: tuple[int, ...] = ()) -> None:
        self.linked = linked
        self.device = device
        self._local_size = local_size
        self._lock = Lock()
        self._loaded: Loaded | None = None
        self._entries: dict[str, Entry] = {}

    @property
    def kernels(self) -> tuple[str, ...]:
        """The kernels in it."""
        return tuple(name for one in self.linked for name in one.image.kernels)

    def finish(self) -> None:
        """Build and load the code, if nobody has. Raises `SyclError` (BUILD)."""
        with self._lock:
            if self._loaded is None:
                kernels = [*dict.fromkeys(self.kernels)]
                self._loaded = self.device.implementation.load(self._code(kernels), kernels, ())

    def _code(self, kernels: list[str]) -> bytes:
        """Return the machine code: what was built before from the same images, or new code."""
        backend = self.device.implementation
        key = digest(
            f"{backend.key} {self._local_size}".encode(),
            "\0".join(kernels).encode(),
            *(one.image.digest for one in self._ordered()),
        )
        code = find(key)
        if code is None:
            code = backend.build(self._module(), kernels, (), self._local_size)
            store(key, code)
        return code

    def _ordered(self) -> list[LinkedImage]:
        """Return the images in the order of linking. Stand-ins come last: of weak definitions the first one wins."""
        return sorted(self.linked, key=lambda one: one.image.is_dummy)

    def entry(self, kernel: str) -> Entry:
        """Return a kernel that is ready to run."""
        entry = self._entries.get(kernel)
        if entry is None:
            assert self._loaded is not None
            entry = self._entries[kernel] = self._loaded.entry(kernel)
        return entry

    def _module(self) -> Module:
        """Return the linked module."""
        from syclopt.ir import link

        ordered = self._ordered()
        modules = [one.image.module for one in ordered]
        if len(modules) == 1:
            return modules[0].copy()
        try:
            return link(modules, name=modules[0].name)
        except SycloptError as error:
            images = ", ".join(str(one.image.number) for one in ordered)
            raise SyclError(f"cannot link the images {images}: {error}", Errc.BUILD, device=self.device) from error
