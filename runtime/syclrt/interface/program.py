"""A program that a stock clang compiled, as it is loaded: its device images, kernels and device globals."""

from __future__ import annotations

import ctypes
import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.images import embedded
from syclopt.images.properties import Blob
from syclopt.named_tuples import NamedTuple
from syclrt.errors import Errc, SyclError, told_as
from syclrt.memory.usm import HeldAddress
from syclrt.programs.loaded_image import Code, LoadedImage
from syclrt.programs.program import Library, Program
from syclrt.ranges import NdRange, Range, launch_shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from syclrt.backends.device import Device
    from syclrt.device_globals import DeviceGlobal
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape

_LOADER = ctypes.CDLL(None)
_WITH_GROUPS = "nd_range_entry"  # in the symbols of kernels that headers launch for an `nd_range`
_NAMED_KERNEL = re.compile(r"\bkernel '(\w[^']*)'")  # in messages


class LoadedProgram:
    """The images of an executable and of its shared libraries; each library brings its own when it is loaded."""

    def __init__(self) -> None:
        self._program = Program()
        self._images: list[LoadedImage] = []
        self._libraries: list[_Library] = []
        self._ids: dict[int, str] = {}
        self._symbols: dict[str, ctypes.Array[ctypes.c_char]] = {}

    def add_images(self, data: bytes, name: str, address: int | None = None) -> None:
        """Take the images of an executable or a shared library, which stand at an address if it is loaded.

        Those of libraries that have been closed meanwhile go. Raises `SyclError`.
        """
        self._forget_closed(address)
        with told_as(Errc.INVALID):
            found = embedded.from_bytes(data, name)
        package = object()
        own = [LoadedImage(package, name, one.symbols, one.sets, Code.of_bytes(one.code, name)) for one in found.images]
        taken = self._program.take(own, found.variables)
        self._libraries.append(_Library(taken, address, _object_at(address)))
        self._images += own

    def _forget_closed(self, address: int | None) -> None:
        """Forget libraries in whose place is another one now, such as the one at an address, or nothing."""
        for one in [*self._libraries]:
            if one.address is None or (one.address != address and _object_at(one.address) == one.loaded_as):
                continue
            self._libraries.remove(one)
            self._program.unload(one.taken)
            self._images = [image for image in self._images if image not in one.taken.images]

    def suitable_first(self, devices: Iterable[Device]) -> list[Device]:
        """Return devices in their order, but those last for which there is no code."""
        return sorted(devices, key=lambda device: bool(self._images) and not self._has_code_for(device))

    def _has_code_for(self, device: Device) -> bool:
        for image in self._images:
            machine_code = image.machine_code
            if machine_code is not None and device.implementation.rank_of(machine_code) is not None:
                return True
            if image.is_ir and device.implementation.takes(str(image.module.triple)):
                return True
        return False

    @property
    def symbols(self) -> list[str]:
        """The symbols of all kernels."""
        return [*self._program.kernels]

    def shapes(self, symbol: str, sizes: Iterable[Range]) -> Iterator[LaunchShape]:
        """Yield what a kernel may be launched for, as far as code differs: work-groups that it requires, or of `sizes`.

        What is launched for a range has code for any.
        """
        required = self.kernel(symbol).required_size
        if required is not None:
            yield _in_one_group(Range(*reversed(required)))
        elif _WITH_GROUPS in symbol:
            yield from map(_in_one_group, sizes)
        else:
            yield launch_shape(1)

    def kernel(self, symbol: str, values: Mapping[str, bytes] | None = None) -> Kernel:
        """Return a kernel, of the program in which specialization constants have some values. Raises `SyclError`."""
        program = self._program
        if values:
            known = program.specialization_constants
            program = program.specialize({name: value for name, value in values.items() if name in known})
        return program.kernel(symbol)

    def symbol_of_type(self, type_name: str) -> int | None:
        """Return the address of the symbol of the kernel that goes by a type; None where there is none."""
        for image in self._images:
            symbol = image.sets.get(names.REGISTERED_KERNELS_SET, {}).get(type_name)
            if isinstance(symbol, Blob):
                text = symbol.as_string()
                return ctypes.addressof(self._symbols.setdefault(text, ctypes.create_string_buffer(text.encode())))
        return None

    @property
    def kernel_types(self) -> list[str]:
        """Return the names of the types that kernels go by."""
        return [
            *dict.fromkeys(name for image in self._images for name in image.sets.get(names.REGISTERED_KERNELS_SET, {}))
        ]

    @property
    def constant_ids(self) -> list[str]:
        """Return the ids of the specialization constants that kernels read."""
        return [*self._program.specialization_constants]

    def with_types(self, message: str) -> str:
        """Return a message in which kernels are named by the types that they go by, not by symbols."""
        return _NAMED_KERNEL.sub(lambda found: f"kernel '{self.type_of(found[1])}'", message)

    def type_of(self, symbol: str) -> str:
        """Return the name of the type that a kernel goes by; its symbol where there is none."""
        for image in self._images:
            for type_name, value in image.sets.get(names.REGISTERED_KERNELS_SET, {}).items():
                if isinstance(value, Blob) and value.as_string() == symbol:
                    return type_name
        return symbol

    def add_device_global(self, address: int, unique_id: str) -> None:
        """Take the address that a device global has on the host."""
        self._ids[address] = unique_id

    def device_global(self, address: int) -> DeviceGlobal:
        """Return the device global at an address of the host. Raises `SyclError` (INVALID)."""
        unique_id = self._ids.get(address)
        if unique_id is None:
            raise SyclError(f"there is no device global at {address:#x}", Errc.INVALID)
        found = self._program.device_global(unique_id)
        if found.device_image_scope:
            found.on_host = HeldAddress(address, self)
        return found


class _Library(NamedTuple):
    """Images of a library, where they stand in memory, and what is loaded there."""

    taken: Library
    address: int | None
    loaded_as: tuple[bytes, int] | None


class _Object(ctypes.Structure):
    """`Dl_info` of the C library."""

    _fields_ = (
        *(("path", ctypes.c_char_p), ("base", ctypes.c_void_p)),
        *(("symbol", ctypes.c_char_p), ("symbol_address", ctypes.c_void_p)),
    )


def _object_at(address: int | None) -> tuple[bytes, int] | None:
    """Return the path of the program or library that has an address, and where it is loaded."""
    found = _Object()
    if not address or not _LOADER.dladdr(ctypes.c_void_p(address), ctypes.byref(found)):
        return None
    return found.path, found.base


def _in_one_group(size: Range) -> LaunchShape:
    return launch_shape(NdRange(size, size))
