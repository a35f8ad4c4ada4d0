"""NVIDIA's driver by ctypes, for runners on machines that have little else: kernels of cubins over NumPy arrays.

A cubin is `NAME.cubin` in a folder; `index.json` there says which kernels are in which, by which names in PTX.
"""

import ctypes
import json
from pathlib import Path
from typing import Any

GROUP = 256


class Launch(ctypes.Structure):
    """What a kernel gets last, as launch.hpp has it."""

    _fields_ = [
        *((name, ctypes.c_uint64 * 3) for name in ("global_base", "global_size")),
        *((name, ctypes.c_uint32 * 3) for name in ("left", "group_base", "group_count")),
        *((name, ctypes.c_uint32) for name in ("dimensions", "scratch")),
    ]


class DriverError(Exception):
    """The driver refused something."""


class Driver:
    """NVIDIA's driver, with the modules of a folder."""

    def __init__(self, folder: Path) -> None:
        self._cuda = ctypes.CDLL("libcuda.so.1")
        self._folder = folder
        self._index = json.loads((folder / "index.json").read_text())
        self._modules: dict[str, ctypes.c_void_p] = {}
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._do("cuInit", 0)
        self._do("cuDeviceGet", ctypes.byref(device), 0)
        self._do("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._do("cuCtxSetCurrent", context)
        self._memory: dict[int, tuple[int, ctypes.c_uint64]] = {}

    def _do(self, name: str, *arguments: Any) -> None:
        if (status := getattr(self._cuda, name)(*arguments)) != 0:
            raise DriverError(f"{name}: error {status}")

    def function(self, symbol: str) -> ctypes.c_void_p:
        """Return a kernel."""
        module, name = self._index[symbol]
        found = ctypes.c_void_p()
        self._do("cuModuleGetFunction", ctypes.byref(found), self.module(module), name.encode())
        return found

    def module(self, name: str) -> ctypes.c_void_p:
        """Return a module, which is loaded once."""
        if name not in self._modules:
            loaded = ctypes.c_void_p()
            self._do("cuModuleLoadData", ctypes.byref(loaded), (self._folder / f"{name}.cubin").read_bytes())
            self._modules[name] = loaded
        return self._modules[name]

    def memory(self, at: int, size: int) -> ctypes.c_uint64:
        """Return memory of at least some bytes; one for each number."""
        had, place = self._memory.get(at, (0, ctypes.c_uint64()))
        if had < size:
            if had:
                self._do("cuMemFree_v2", place)
            self._do("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(size))
            self._memory[at] = (size, place)
        return place

    def run_padded(self, symbol: str, arrays: list[Any], count: int) -> None:
        """Launch a kernel over at least `count` work-items, with arrays that it reads and writes."""
        padded = (count + GROUP - 1) // GROUP * GROUP
        self.run(symbol, arrays, padded, GROUP, [one.nbytes // count * padded for one in arrays])

    def run(
        self, symbol: str, arrays: list[Any], count: int, size: int, room: list[int] | None = None, local_bytes: int = 0
    ) -> None:
        """Launch a kernel over `count` work-items in groups of `size`; `local_bytes` are for one argument more."""
        places = list[Any]()
        for at, one in enumerate(arrays):
            assert one.flags.c_contiguous
            place = self.memory(at, room[at] if room else one.nbytes)
            self._do("cuMemcpyHtoD_v2", place, ctypes.c_void_p(one.ctypes.data), ctypes.c_size_t(one.nbytes))
            places.append(place)
        if local_bytes:
            places.append(ctypes.c_uint32(0))
        groups, none = count // size, (0, 0, 0)
        launch = Launch(none, (count, 1, 1), (count, 1, 1), none, (groups, 1, 1), 1, 0)
        given = (ctypes.c_void_p * (len(places) + 1))(
            *(ctypes.addressof(one) for one in places), ctypes.addressof(launch)
        )
        self._do("cuLaunchKernel", self.function(symbol), groups, 1, 1, size, 1, 1, local_bytes, None, given, None)
        self._do("cuCtxSynchronize")
        for one, place in zip(arrays, places, strict=False):
            self._do("cuMemcpyDtoH_v2", ctypes.c_void_p(one.ctypes.data), place, ctypes.c_size_t(one.nbytes))

    def give_print_buffer(self, module: str, size: int) -> Any:
        """Let what kernels of a module print go to memory of the host; return its address."""
        place, room = ctypes.c_void_p(), ctypes.c_size_t(size)
        self._do("cuMemHostAlloc", ctypes.byref(place), room, 2)
        variable, length = ctypes.c_uint64(), ctypes.c_size_t()
        self._do(
            "cuModuleGetGlobal_v2", ctypes.byref(variable), ctypes.byref(length), self.module(module),
            b"__nvptx_print_buffer",
        )  # fmt: skip
        ctypes.memset(place.value or 0, 0, size)
        head = (ctypes.c_uint64 * 4).from_address(place.value or 0)
        head[0], head[2] = size - 32, size - 32
        self._do("cuMemcpyHtoD_v2", variable, ctypes.byref(place), ctypes.c_size_t(8))
        return place.value
