"""Arguments of kernels: checked against parameters, and laid out as a launch passes them."""

from __future__ import annotations

import ctypes
from operator import index
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from syclrt.errors import Errc, SyclError
from syclrt.memory.usm import UsmPointer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclrt.backends.device import Device
    from syclrt.programs.kernel import Kernel
    from syclrt.programs.parameters import Parameter

_FLOATS = {"half": "e", "float": "f", "double": "d"}
_INTEGERS = {1: "B", 8: "B", 16: "H", 32: "I", 64: "Q"}
_LOCAL_ALIGNMENT = 64


class LocalMemory(NamedTuple):
    """Local memory of some bytes, for a parameter that points to local memory."""

    num_bytes: int


class Packed(NamedTuple):
    """Arguments as bytes, the local memory that they ask for, and the objects whose memory they point to."""

    data: bytes
    local_bytes: int
    keeps: tuple[object, ...]


class ArgumentLayout:
    """How the arguments of a kernel are checked and packed."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel.name
        self._parameters = kernel.parameters
        self._readers = [self._reader(parameter) for parameter in self._parameters]
        pieces = ["<"]
        places: list[int] = []
        end = 0
        for parameter in self._parameters:
            size, align, code = _slot(parameter)
            place = -(-end // align) * align
            pieces.append(f"{place - end}x{code}" if place > end else code)
            places.append(place)
            end = place + size
        self._struct = Struct("".join(pieces))
        self.offsets = tuple(places)
        """Where each argument stands among the packed ones."""
        self.num_bytes = end

    def pack(self, arguments: Sequence[object], device: Device) -> Packed:
        """Return arguments as a launch on a device passes them. Raises `SyclError` (INVALID)."""
        if len(arguments) != len(self._readers):
            message = f"kernel '{self._kernel}' takes {len(self._readers)} arguments, found {len(arguments)}"
            raise SyclError(message, Errc.INVALID, kernel=self._kernel)
        values: list[Any] = []
        keeps: list[object] = []
        local_bytes = 0
        for read, argument in zip(self._readers, arguments, strict=True):
            if isinstance(argument, LocalMemory):
                values.append(self._local(argument, len(values), local_bytes))
                local_bytes += -(-argument.num_bytes // _LOCAL_ALIGNMENT) * _LOCAL_ALIGNMENT
                continue
            values.append(read(argument, device, keeps))
        return Packed(self._struct.pack(*values), local_bytes, tuple(keeps))

    def unpack(self, data: bytes) -> tuple[object, ...]:
        """Return the arguments that `pack` laid out: numbers, addresses, and bytes of structures."""
        return self._struct.unpack(data)

    def slot(self, index: int) -> slice:
        """Return where an argument stands among the bytes of the packed ones."""
        start = self.offsets[index]
        return slice(start, start + _slot(self._parameters[index])[0])

    def _local(self, argument: LocalMemory, at: int, used: int) -> int:
        if self._parameters[at].kind != "local":
            raise self._wrong(self._parameters[at], argument)
        if argument.num_bytes < 0:
            raise SyclError(
                f"local memory of {argument.num_bytes} bytes", Errc.INVALID, kernel=self._kernel, argument=at
            )
        return used

    def _reader(self, parameter: Parameter) -> Callable[[object, Device, list[object]], object]:
        def scalar(argument: object, _: Device, __: list[object]) -> object:
            if parameter.type in _FLOATS:
                return self._float(parameter, argument)
            return self._integer(parameter, argument)

        def pointer(argument: object, device: Device, keeps: list[object]) -> object:
            if isinstance(argument, UsmPointer):
                keeps.append(argument.check(device))
                return argument.address
            return self._address(parameter, argument, device, keeps)

        def struct(argument: object, _: Device, __: list[object]) -> object:
            return self._bytes(parameter, argument)

        def local(argument: object, _: Device, __: list[object]) -> object:
            raise self._wrong(parameter, argument)

        return {"scalar": scalar, "pointer": pointer, "struct": struct, "local": local}[parameter.kind]

    def _float(self, parameter: Parameter, argument: object) -> float:
        try:
            if not isinstance(argument, str | bytes):
                return float(argument)  # pyright: ignore[reportArgumentType] - what has no float is an error below
        except (TypeError, ValueError, OverflowError):
            pass
        raise self._wrong(parameter, argument)

    def _integer(self, parameter: Parameter, argument: object) -> int:
        if not parameter.type.startswith("i") or parameter.type[1:] not in map(str, _INTEGERS):
            raise self._wrong(parameter, argument)
        bits = int(parameter.type[1:])
        try:
            number = index(argument)  # pyright: ignore[reportArgumentType] - what is no integer is an error below
        except TypeError:
            raise self._wrong(parameter, argument) from None
        if not -(1 << (bits - 1)) <= number < 1 << bits:
            raise self._wrong(parameter, argument)
        return number & ((1 << bits) - 1)

    def _address(self, parameter: Parameter, argument: object, device: Device, keeps: list[object]) -> int:
        if argument is None:
            return 0
        if isinstance(argument, int) and not isinstance(argument, bool):
            if 0 <= argument < 1 << 64:
                return argument
            raise self._wrong(parameter, argument)
        pointer = getattr(argument, "pointer", None)
        if isinstance(pointer, UsmPointer):
            keeps.append(pointer.check(device))
            return pointer.address
        for protocol in ("__sycl_usm_array_interface__", "__array_interface__"):
            interface = getattr(argument, protocol, None)
            if isinstance(interface, dict):
                keeps.append(argument)
                return address_in(cast("dict[str, Any]", interface))
        raise self._wrong(parameter, argument)

    def _bytes(self, parameter: Parameter, argument: object) -> bytes:
        data = argument
        if isinstance(argument, ctypes.Structure):
            data = bytes(argument)
        elif not isinstance(argument, bytes):
            tobytes = getattr(argument, "tobytes", None)
            data = tobytes() if callable(tobytes) else argument
        if not isinstance(data, bytes) or len(data) != parameter.size:
            raise self._wrong(parameter, argument)
        return data

    def _wrong(self, parameter: Parameter, argument: object) -> SyclError:
        expected = {
            "pointer": "a pointer, an array, an address or None",
            "local": "LocalMemory(num_bytes)",
            "struct": f"{parameter.size} bytes, or a structure of that size",
        }.get(parameter.kind, f"a value of type {parameter.type}")
        found = repr(argument) if isinstance(argument, int | float | str) else type(argument).__name__
        return SyclError(
            f"argument {parameter.index} of kernel '{self._kernel}': expected {expected}, found {found}",
            Errc.INVALID,
            kernel=self._kernel,
            argument=parameter.index,
        )


def address_in(interface: dict[str, Any]) -> int:
    """Return where the first element stands, by NumPy's protocol or SYCL's, which has an offset in elements."""
    offset = interface.get("offset") or 0
    return int(interface["data"][0]) + (offset * int(interface["typestr"][2:]) if offset else 0)


def _slot(parameter: Parameter) -> tuple[int, int, str]:
    """Return size, alignment and code of struct for what a launch passes."""
    if parameter.kind == "struct":
        return parameter.size, parameter.align, f"{parameter.size}s"
    if parameter.kind in ("pointer", "local"):
        return 8, 8, "Q"
    code = _FLOATS.get(parameter.type) or _INTEGERS.get(int(parameter.type[1:] or 0), "Q")
    return parameter.size, parameter.align, code
