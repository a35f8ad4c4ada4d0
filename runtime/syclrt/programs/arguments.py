"""Arguments of kernels: checked against parameters, and laid out as a launch passes them."""

from __future__ import annotations

import ctypes
import sys
from functools import partial
from math import inf, isfinite
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar, cast

from syclopt.cached_property import cached_property
from syclopt.named_tuples import NamedTuple
from syclrt.backends.direct_calls import rows_of
from syclrt.backends.records import DirectParameter
from syclrt.errors import Errc, SyclError, shown
from syclrt.memory.accessor import Accessor
from syclrt.memory.array import UsmArray, fits, foreign_array, foreign_order
from syclrt.memory.usm import UsmPointer
from syclrt.ranges import as_count

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.images.kernel_facts import Parameter
    from syclrt.backends.device import OnDevice
    from syclrt.memory.array import ForeignArray
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape

    Places = tuple[str, tuple[int, ...], tuple[int, ...], int, bytes | None]

_DIRECT = frozenset({"i1", "i8", "i16", "i32", "i64", "float", "double"})
_LOCAL_ALIGNMENT = 64
_LONGEST_SHOWN = 40
# Type -> its code of `struct`, and from where on numbers are infinite in it.
_FLOATS = {"half": ("e", 65520.0), "float": ("f", float.fromhex("0x1.ffffffp127")), "double": ("d", inf)}
_INTEGERS = {"i1": "B", "i8": "B", "i16": "H", "i32": "I", "i64": "Q"}
_ENDS = {kind: 1 << int(kind[1:]) for kind in _INTEGERS}  # the first numbers that do not fit
_CODES = {**{kind: code for kind, (code, _) in _FLOATS.items()}, **_INTEGERS}
_PACK = {kind: Struct(f"<{code}").pack for kind, code in _CODES.items()}
_BYTES: tuple[type, ...] = (bytes, bytearray, memoryview, ctypes.Structure, ctypes.Union)
_PLAIN = (int, float)
_BOOLEANS = ("i1", "i8")  # what compilers make of `bool`
SPEC_CONSTANTS_PARAMETER = "_arg__specialization_constants_buffer"


class LocalMemory(NamedTuple):
    """Local memory of some bytes, for a parameter that points to local memory."""

    num_bytes: int


class Packed(NamedTuple):
    """Arguments as bytes, the local memory that they ask for, and the objects whose memory they point to."""

    data: bytes
    local_bytes: int
    keeps: tuple[object, ...]


def places_of(parameters: Sequence[Parameter]) -> Places:
    """Return where arguments stand: a format of `struct`, the place of each, the places of offsets into local memory,
    the number of bytes, and what native code reads of the parameters, if all are numbers of usual types and pointers.

    Raises `SyclError` (FEATURE_NOT_SUPPORTED) for a parameter that no argument fits.
    """  # fmt: skip
    pieces = ["<"]
    places: list[int] = []
    end = 0
    for parameter in parameters:
        size, align, code = _slot(parameter)
        place = -(-end // align) * align
        pieces.append(f"{place - end}x{code}" if place > end else code)
        places.append(place)
        end = place + size
    local = (place for one, place in zip(parameters, places, strict=True) if one.kind == "local")
    direct = [*map(_direct, parameters, places)]
    rows = None if None in direct else rows_of([*filter(None, direct)])
    return "".join(pieces), tuple(places), tuple(local), end, rows


class ArgumentLayout:
    """How the arguments of a kernel are checked and packed."""

    def __init__(self, kernel: Kernel, places: Places | None = None) -> None:
        """Take what `places_of` said of the parameters, if it was asked before. Raises as that does."""
        self._kernel = kernel
        self._format, self.offsets, self.of_local_memory, self.num_bytes, self.rows = places or self._places()

    def _places(self) -> Places:
        try:
            return places_of(self._parameters)
        except SyclError as error:
            message = f"kernel '{self._kernel.name}' cannot be launched: {error}"
            raise SyclError(message, error.code, kernel=self._kernel.name, argument=error.argument) from None

    @property
    def _parameters(self) -> tuple[Parameter, ...]:
        return self._kernel.parameters

    @cached_property
    def _struct(self) -> Struct:
        return Struct(self._format)

    @cached_property
    def _readers(self) -> Sequence[Callable[[object, OnDevice, list[object]], object]]:
        """What reads each argument."""
        return [self._reader(parameter) for parameter in self._parameters]

    def number_at(self, index: int) -> DirectParameter | None:
        """Return a parameter, if it is a number of a usual type."""
        parameter = self._parameters[index]
        return None if parameter.kind == "pointer" else _direct(parameter, self.offsets[index])

    def pack(self, arguments: Sequence[object], queue: OnDevice, shape: LaunchShape) -> Packed:
        """Return arguments as a launch in a queue, for a range, passes them. Raises `SyclError` (INVALID).

        Arrays without elements are null pointers.
        """
        if len(arguments) != len(self._readers):
            wanted = "1 argument" if len(self._readers) == 1 else f"{len(self._readers)} arguments"
            message = f"kernel '{self._kernel.name}' takes {wanted}, found {len(arguments)}"
            raise SyclError(message, Errc.INVALID, kernel=self._kernel.name)
        values: list[Any] = []
        keeps: list[object] = []
        local_bytes = 0
        try:
            for read, argument in zip(self._readers, arguments, strict=True):
                if isinstance(argument, LocalMemory):
                    self._check_local(len(values), argument, queue.device.local_mem_size - local_bytes)
                    values.append(local_bytes)
                    local_bytes += -(-argument.num_bytes // _LOCAL_ALIGNMENT) * _LOCAL_ALIGNMENT
                    continue
                values.append(read(argument, queue, keeps))
        except SyclError as error:
            raise self._about(len(values), error) from error.__cause__
        if 0 in values and 0 not in shape.global_size:
            self._check_elements(arguments, values)
        return Packed(self._struct.pack(*values), local_bytes, tuple(keeps))

    def with_number(self, packed: Packed, places: Sequence[int], argument: object) -> Packed | None:
        """Return packed arguments with another number in some places; None where a parameter is none.

        Raises `SyclError` (INVALID).
        """
        data, local_bytes, keeps = packed
        for index in places:
            parameter = self._parameters[index]
            if parameter.kind != "scalar":
                return None
            number = number_bytes(parameter.type, argument)
            if number is None:
                raise self._about(index, self._wrong(parameter, argument))
            start = self.offsets[index]
            data = data[:start] + number + data[start + len(number) :]
        return Packed(data, local_bytes, keeps)

    def unpack(self, data: bytes) -> tuple[object, ...]:
        """Return the arguments that `pack` laid out: numbers, addresses, and bytes of structures."""
        return self._struct.unpack(data)

    def slot(self, index: int) -> slice:
        """Return where an argument stands among the bytes of the packed ones."""
        start = self.offsets[index]
        return slice(start, start + _slot(self._parameters[index])[0])

    def _check_local(self, at: int, argument: LocalMemory, rest: int) -> None:
        try:
            size = as_count(argument.num_bytes) if self._parameters[at].kind == "local" else None
        except SyclError:
            size = None
        if size is None:
            raise self._wrong(self._parameters[at], argument)
        if size > rest:
            raise SyclError(f"{size} bytes of local memory, of which {rest} are left", Errc.INVALID)

    def _reader(self, parameter: Parameter) -> Callable[[object, OnDevice, list[object]], object]:
        is_values = parameter.name == SPEC_CONSTANTS_PARAMETER and parameter.kind == "pointer"
        return partial(self._READERS["values" if is_values else parameter.kind], self, parameter)

    def _by_value(self, parameter: Parameter, argument: object, _: OnDevice, __: list[object]) -> object:
        is_number = parameter.kind == "scalar"
        value = number_of(parameter.type, argument) if is_number else bytes_of(parameter.size, argument)
        if value is None:
            raise self._wrong(parameter, argument)
        return value

    def _pointer(self, parameter: Parameter, argument: object, queue: OnDevice, keeps: list[object]) -> object:
        address, align = self._address(parameter, argument, queue, keeps), parameter.target_align
        if address % align:
            raise SyclError(f"expected an address that is a multiple of {align}, found {address:#x}", Errc.INVALID)
        return address

    def _local(self, parameter: Parameter, argument: object, _: OnDevice, __: list[object]) -> object:
        raise self._wrong(parameter, argument)

    def _values(self, parameter: Parameter, argument: object, queue: OnDevice, keeps: list[object]) -> object:
        if argument is not None:
            return self._pointer(parameter, argument, queue, keeps)
        place = self._kernel.program.constant_values(self._kernel.name, queue)
        keeps.append(place.keeps)
        return place.address

    _READERS: ClassVar = {
        "scalar": _by_value,
        "pointer": _pointer,
        "struct": _by_value,
        "local": _local,
        "values": _values,
    }

    def _address(self, parameter: Parameter, argument: object, queue: OnDevice, keeps: list[object]) -> int:
        pointer = argument if isinstance(argument, UsmPointer) else getattr(argument, "pointer", None)
        if isinstance(pointer, UsmPointer):
            keeps.append(pointer.check(queue))
            if pointer.device is not queue.device and not queue.device.implementation.reaches(
                pointer.device.implementation
            ):
                message = f"'{queue.device.name}' cannot reach memory of another device: syclrt.copy copies it"
                raise SyclError(message, Errc.INVALID, device=queue.device)
            if pointer is not argument:
                array = cast("UsmArray | Accessor", argument)
                self._check_array(parameter, array)
                if 0 in array.shape:
                    return 0
            return pointer.allocation.address + pointer.offset
        if argument is None:
            return 0
        if isinstance(argument, int) and not isinstance(argument, bool) and 0 <= argument < 1 << 64:
            if argument and not queue.device.implementation.can_use(argument):
                message = f"'{queue.device.name}' cannot use the memory at {argument:#x}: its driver does not know it"
                raise SyclError(message, Errc.INVALID, device=queue.device)
            return argument
        array = foreign_array(argument, queue)
        if array is None:
            raise self._wrong(parameter, argument)
        if not array.is_on_gpu and array.address and not queue.device.implementation.can_use(array.address):
            message = f"'{queue.device.name}' cannot use memory of the host: syclrt.asarray(array, queue) is a copy"
            raise SyclError(f"{message} that it can use", Errc.INVALID, device=queue.device)
        self._check_array(parameter, array)
        if array.is_read_only and parameter.index not in self._kernel.pointer_uses.read_only:
            message = "the array is read-only, and the kernel may write to it: array.copy() can be written to"
            raise SyclError(message, Errc.INVALID)
        keeps.append(array.keeps)
        return 0 if 0 in array.shape else array.address

    def _check_array(self, parameter: Parameter, array: UsmArray | Accessor | ForeignArray) -> None:
        """Raise `SyclError` (INVALID) for elements that the kernel would not find where, or as, it expects them.

        An accessor of a part is the pointer to its start.
        """
        if not isinstance(array, Accessor) and not array.is_contiguous:
            cure = "syclrt.asarray(array, queue)" if isinstance(array, UsmArray) else "numpy.ascontiguousarray(array)"
            message = f"the elements do not stand side by side: shape {array.shape}, strides of {array.strides} bytes"
            raise SyclError(f"{message}; {cure} is a copy in which they do", Errc.INVALID)
        if not array.dtype.isnative:
            raise SyclError(foreign_order(array.dtype), Errc.INVALID)
        if parameter.number_size and not fits(parameter.number_size, array.dtype):
            message = f"expected an array of numbers of {parameter.number_size} bytes, as in '{parameter.type}'"
            raise SyclError(f"{message}, found one of {array.dtype}", Errc.INVALID)

    def _check_elements(self, arguments: Sequence[object], values: Sequence[object]) -> None:
        """Raise `SyclError` (INVALID) for an array without elements where each work-item accesses one."""
        for at, (argument, value) in enumerate(zip(arguments, values, strict=True)):
            is_null = value == 0 and self._parameters[at].kind == "pointer"
            if is_null and not isinstance(argument, int | None) and at in self._kernel.pointer_uses.accessed:
                raise self._about(at, SyclError("the array has no elements, and the kernel accesses one", Errc.INVALID))

    def _about(self, at: int, error: SyclError) -> SyclError:
        """Return an error that names kernel and argument."""
        message = f"argument {at} of kernel '{self._kernel.name}': {error}"
        return SyclError(message, error.code, kernel=self._kernel.name, argument=at, device=error.device)

    def _wrong(self, parameter: Parameter, argument: object) -> SyclError:
        expected = {
            "pointer": "a pointer, an array, an address or None",
            "local": "LocalMemory(num_bytes)",
            "struct": f"{parameter.size} bytes, or a structure of that size",
        }.get(parameter.kind, f"a value of type {parameter.type}")
        cure = ""
        if parameter.kind == "pointer" and hasattr(argument, "__dlpack__"):
            cure = ": syclrt.asarray(array, queue) is a copy that can be used"
        elif parameter.kind == "scalar" and getattr(argument, "shape", None) == ():
            cure = f": {'float' if parameter.type in _FLOATS else 'int'}(number) is taken by its value"
        return SyclError(f"expected {expected}, found {_shown(argument)}{cure}", Errc.INVALID)


def _direct(parameter: Parameter, place: int) -> DirectParameter | None:
    """Return what backends take of a parameter that is a number of a usual type, or a pointer, in LLVM's names."""
    if parameter.kind == "pointer" and parameter.name != SPEC_CONSTANTS_PARAMETER:
        return DirectParameter("pointer", place, parameter.target_align, parameter.number_size)
    if parameter.type not in _DIRECT:
        return None
    return DirectParameter(parameter.type, place, parameter.target_align, parameter.number_size)


def _slot(parameter: Parameter) -> tuple[int, int, str]:
    """Return size, alignment and code of struct for what a launch passes."""
    if parameter.kind == "struct":
        return parameter.size, parameter.align, f"{parameter.size}s"
    if parameter.kind in ("pointer", "local"):
        return 8, 8, "Q"
    return parameter.size, parameter.align, code_of(parameter)


def _shown(argument: object) -> str:
    """Return an argument for a message: the value, if it is short."""
    text = shown(argument) if isinstance(argument, int | float | str | LocalMemory) else ""
    return text if 0 < len(text) <= _LONGEST_SHOWN else type(argument).__name__


def code_of(parameter: Parameter) -> str:
    """Return the code of `struct` for a number. Raises `SyclError` (FEATURE_NOT_SUPPORTED) for another type."""
    if parameter.type in _FLOATS:
        return _FLOATS[parameter.type][0]
    if parameter.type in _INTEGERS:
        return _INTEGERS[parameter.type]
    from syclopt.images.code_facts import is_handle

    is_image = is_handle(parameter.type) and "image" in parameter.type.lower()
    why = "and images are not supported" if is_image else "of which no argument can be"
    message = f"parameter {parameter.index} is of type {parameter.type}, {why}"
    raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED, argument=parameter.index)


def number_of(kind: str, argument: object) -> float | None:
    """Return the number that an argument is for a parameter of a type; None if it is none, or out of range.

    Scalars of NumPy, and arrays without extents, have to be of the type, of which an integer has no sign.
    """
    value = argument if type(argument) in _PLAIN else _plain(kind, argument)
    return _integer(kind, value) if kind in _ENDS else _float(kind, value)


def number_bytes(kind: str, argument: object) -> bytes | None:
    """Return the bytes of the number that an argument is for a type; None if it is none, or out of range."""
    pack, end = _PACK[kind], _ENDS.get(kind, 0)
    if type(argument) is int and end:  # as most are
        return pack(argument & (end - 1)) if -(end >> 1) <= argument < end else None
    number = number_of(kind, argument)
    return None if number is None else pack(number)


def bytes_of(size: int, argument: Any) -> bytes | None:
    """Return the bytes of a structure or vector; None if they are not as many, or nobody knows what they mean."""
    if isinstance(argument, _BYTES):
        data = bytes(argument)
    else:
        numpy: Any = sys.modules.get("numpy")
        if numpy is None or not isinstance(argument, numpy.void | numpy.ndarray) or argument.dtype.hasobject:
            return None
        data = argument.astype(argument.dtype.newbyteorder("=")).tobytes()
    return data if len(data) == size else None


def _plain(kind: str, argument: Any) -> object:
    """Return the number of Python that one of NumPy is, None for one of another type; any other argument as it is."""
    numpy: Any = sys.modules.get("numpy")
    if numpy is None or not isinstance(argument, numpy.ndarray | numpy.generic) or argument.ndim:
        return argument
    kinds = "f" if kind in _FLOATS else "iub" if kind in _BOOLEANS else "iu"
    is_of_type = argument.dtype.kind in kinds and argument.itemsize == len(_PACK[kind](0))
    return argument.item() if is_of_type else None


def _float(kind: str, argument: object) -> float | None:
    if isinstance(argument, bool) or not isinstance(argument, int | float):
        return None
    try:
        number = float(argument)
    except OverflowError:
        return None
    return number if -(limit := _FLOATS[kind][1]) < number < limit or not isfinite(number) else None


def _integer(kind: str, argument: object) -> int | None:
    if isinstance(argument, bool):
        return int(argument) if kind in _BOOLEANS else None
    if not isinstance(argument, int):
        return None
    number, end = int(argument), _ENDS[kind]
    return number & (end - 1) if -(end >> 1) <= number < end else None
