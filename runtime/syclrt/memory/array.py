"""Arrays: ours, in unified shared memory, which NumPy sees without a copy, and those of somebody else.

Those describe themselves by NumPy's protocol, by SYCL's, or as buffers of Python.
"""

from __future__ import annotations

import ctypes
import sys
from math import prod
from operator import index as as_integer
from typing import TYPE_CHECKING, Any, NoReturn, cast

from syclrt.backends.device import Context, devices_of
from syclrt.backends.records import Argument, DirectMemory, Kept
from syclrt.errors import Errc, SyclError, shown
from syclrt.memory.usm import UsmPointer, allocate, device_of
from syclrt.ranges import are_extents

if TYPE_CHECKING:
    import numpy

    from syclrt.backends.backend import Backend
    from syclrt.backends.device import OnDevice
    from syclrt.memory.usm import Kind

    Array = numpy.ndarray[Any, Any]

_BUFFERS: tuple[type, ...] = (bytearray, memoryview, ctypes.Array)
_MISDESCRIBED = (AttributeError, BufferError, LookupError, RuntimeError, TypeError, ValueError)


class UsmArray(Argument):
    """Elements of one type in USM: `a[...]` is a view, `numpy.asarray(a)` needs no copy where the host may read it.

    `pointer` is where the first element stands; `strides` are bytes, and may be negative.
    """

    def __init__(self, pointer: UsmPointer, shape: tuple[int, ...], dtype: Any, strides: tuple[int, ...]) -> None:
        self.pointer = pointer
        self.shape = shape
        self.dtype = dtype
        self.strides = strides
        self.itemsize: int = dtype.itemsize

    def _looked_at(self) -> DirectMemory | None:
        """Return None where elements do not stand side by side in the processor's byte order, or there are none."""
        if 0 in self.shape or not self.dtype.isnative or not is_contiguous(self.shape, self.strides, self.itemsize):
            return None
        allocation = self.pointer.allocation
        return DirectMemory(allocation.address + self.pointer.offset, allocation, allocation.context, self.itemsize)

    @property
    def ndim(self) -> int:
        """The number of extents."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        """The bytes of all elements."""
        return self.size * self.itemsize

    @property
    def is_contiguous(self) -> bool:
        """Whether elements stand side by side, the last extent varying fastest."""
        return is_contiguous(self.shape, self.strides, self.itemsize)

    @property
    def __sycl_usm_array_interface__(self) -> dict[str, object]:
        return {
            "data": (self.pointer.address, False),
            "shape": self.shape,
            "strides": None if self.is_contiguous else tuple(stride // self.itemsize for stride in self.strides),
            "typestr": self.dtype.str,
            "version": 1,
            "offset": 0,
            "syclobj": self.pointer.context,
        }

    @property
    def __array_interface__(self) -> dict[str, object]:
        if self.pointer.kind == "device":
            raise AttributeError("the host cannot read device memory")
        self._kept_for_host()
        return self._interface()

    def __array__(self, *args: Any, **options: Any) -> Array:
        """Raise `SyclError` (INVALID): NumPy asks only where the host cannot read the memory."""
        raise SyclError("the host cannot read device memory: use to_numpy(), which copies", Errc.INVALID)

    def to_numpy(self) -> Array:
        """Return a copy of the elements.

        Raises `SyclError`: INVALID for memory that has been freed, RUNTIME when the device has failed.
        """
        import numpy

        seen = self._seen()
        if self.pointer.kind != "device":
            return numpy.array(seen)
        copy = self.pointer.device.implementation.copy
        if self.is_contiguous:
            found = numpy.empty(self.shape, self.dtype)
            copy(found.ctypes.data, self.pointer.address, self.nbytes)
            return found
        first, size = _span(self)
        data = numpy.empty(size, "u1")
        copy(data.ctypes.data, self.pointer.address + first, size)
        return numpy.array(numpy.ndarray(self.shape, self.dtype, data, -first, self.strides))

    def __copy__(self) -> UsmArray:
        """Return an array of the same elements, in memory of the same kind."""
        return asarray(self, self.pointer, self.pointer.kind)

    def __deepcopy__(self, _: object) -> UsmArray:
        return self.__copy__()

    def __reduce__(self) -> NoReturn:
        message = "an array in memory of a device belongs to its process and cannot be pickled: to_numpy() is a copy"
        raise TypeError(f"{message} that can")

    def __getitem__(self, index: Any) -> UsmArray | Any:
        import numpy

        seen = self._seen()
        value: Any = seen[self._checked(index)]
        if not hasattr(value, "__array_interface__") or isinstance(value, numpy.generic):
            return cast("Any", value)
        found: Array = value
        if found.ndim == 0 and self.pointer.kind == "device":
            raise SyclError("the host cannot read device memory: use to_numpy(), which copies", Errc.INVALID)
        if not found.size:
            return UsmArray(self.pointer, found.shape, found.dtype, found.strides)
        if not numpy.may_share_memory(found, seen):
            raise SyclError("only slices of an array are views: copy it with to_numpy() first", Errc.INVALID)
        start = found.__array_interface__["data"][0]
        return UsmArray(self.pointer + (start - self.pointer.address), found.shape, found.dtype, found.strides)

    def __setitem__(self, index: Any, value: object) -> None:
        if self.pointer.kind == "device":
            raise SyclError("the host cannot write device memory: use Queue.copy", Errc.INVALID)
        self._seen()[index] = value

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array without extents has no length")
        return self.shape[0]

    def __dlpack__(self, *, stream: int | None = None, **options: Any) -> object:
        device = self.pointer.device
        if not device.implementation.has_own_memory:
            return self._seen().__dlpack__(**({} if stream is None else {"stream": stream}), **options)
        from syclrt.memory.gpu_arrays import capsule_of

        return capsule_of(self, device.number, stream)

    def __dlpack_device__(self) -> tuple[int, int]:
        device = self.pointer.device
        if not device.implementation.has_own_memory:
            return (1, 0)  # memory of the processor
        from syclrt.memory.gpu_arrays import dlpack_device

        return dlpack_device(self, device.number)

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        device = self.pointer.device
        if device.backend != "cuda":
            raise AttributeError(f"the array is in memory of '{device.name}', which is no GPU of NVIDIA")
        from syclrt.memory.gpu_arrays import cuda_interface

        return cuda_interface(self)

    def _checked(self, index: Any) -> Any:
        """Return an index that does not read what the host cannot read. Raises `SyclError` (INVALID) for any other."""
        if self.pointer.kind != "device":
            return index
        parts: tuple[Any, ...] = index if isinstance(index, tuple) else (index,)  # pyright: ignore[reportUnknownVariableType]
        if not all(part is None or part is Ellipsis or isinstance(part, int | slice) for part in parts):
            raise SyclError("arrays in device memory take integers and slices", Errc.INVALID)
        return parts if any(part is Ellipsis for part in parts) else (*parts, Ellipsis)

    def _kept_for_host(self) -> object:
        """Return what keeps the memory.

        Raises `SyclError`: INVALID when it has been freed, RUNTIME when the device has failed that shares it.
        """
        if self.pointer.kind == "shared":
            self.pointer.device.implementation.check()
        return self.pointer.block

    def _seen(self) -> Array:
        import numpy

        return numpy.asarray(_Seen(self))

    def _interface(self) -> dict[str, object]:
        return {
            "data": (self.pointer.address, False),
            "shape": self.shape,
            "typestr": self.dtype.str,
            "descr": self.dtype.descr,
            "strides": self.strides,
            "version": 3,
        }

    def __repr__(self) -> str:
        return f"<UsmArray {self.shape} of {self.dtype} in {self.pointer.kind} memory>"


class _Seen:
    """An array as NumPy takes it; it keeps the memory.

    Raises `SyclError`: INVALID when that has been freed, RUNTIME when the device has failed that shares it.
    """

    def __init__(self, array: UsmArray) -> None:
        self._block = array._kept_for_host()  # pyright: ignore[reportPrivateUsage] - a part of UsmArray
        self.__array_interface__ = array._interface()  # pyright: ignore[reportPrivateUsage] - a part of UsmArray


def extents_of(shape: Any) -> tuple[int, ...]:
    """Return the extents of a shape, which may be one integer. Raises `SyclError` (INVALID)."""
    try:
        extents = tuple(map(as_integer, shape)) if isinstance(shape, tuple | list) else (as_integer(shape),)  # pyright: ignore
    except TypeError:
        extents = (-1,)
    if not are_extents(extents):
        found = shown(cast("object", shape))
        raise SyclError(f"expected integers from 0 on as extents, found {found}", Errc.INVALID)
    return extents


def element_type(dtype: Any) -> Any:
    """Return the dtype of elements in memory of a device.

    Raises `SyclError` (INVALID) for Python objects, and for another byte order than the device's.
    """
    found = dtype_of(dtype)
    if found.hasobject:
        raise SyclError(f"elements in memory of a device cannot be of type {found}", Errc.INVALID)
    if problem := foreign_order(found):
        raise SyclError(problem, Errc.INVALID)
    return found


def dtype_of(dtype: Any) -> Any:
    """Return what NumPy takes for a dtype. Raises `SyclError` (INVALID)."""
    import numpy

    try:
        return numpy.dtype(dtype)
    except (TypeError, ValueError) as error:
        raise SyclError(f"{dtype!r} is no dtype: {error}", Errc.INVALID) from error


def empty(shape: int | tuple[int, ...], dtype: Any, queue: OnDevice, kind: Kind = "shared") -> UsmArray:
    """Return an array whose elements have no value yet. Raises `SyclError`."""
    extents, element = extents_of(shape), element_type(dtype)
    pointer = allocate(prod(extents) * element.itemsize, queue, None, kind, None)
    return UsmArray(pointer, extents, element, row_major(extents, element.itemsize))


def zeros(shape: int | tuple[int, ...], dtype: Any, queue: OnDevice, kind: Kind = "shared") -> UsmArray:
    """Return an array of zeros. Raises `SyclError`."""
    array = empty(shape, dtype, queue, kind)
    array.pointer.device.implementation.fill(array.pointer.address, b"\0", array.nbytes)
    return array


def asarray(array: object, queue: OnDevice, kind: Kind = "shared") -> UsmArray:
    """Return a copy of an array in USM, in the device's byte order: of what NumPy takes for one, or of what has DLPack.

    What a GPU has written so far is in the copy. Raises `SyclError`.
    """
    import numpy

    if (found := _on_some_gpu(array, device_of(queue).implementation)) is not None:
        theirs, gpu = found
        copy = empty(theirs.shape, theirs.dtype, queue, kind)
        gpu.copy(copy.pointer.address, theirs.address, copy.nbytes)
        return copy
    values = host_array(array)
    copy = empty(values.shape, values.dtype.newbyteorder("="), queue, kind)
    source = numpy.ascontiguousarray(values, copy.dtype)
    copy.pointer.device.implementation.copy(copy.pointer.address, source.ctypes.data, copy.nbytes)
    return copy


def copy(src: UsmArray, dest: UsmArray) -> None:
    """Copy elements from array to array, also of other contexts and devices, and return when they are there.

    Commands that use them are to have ended. Raises `SyclError` (INVALID) for other extents or types.
    """
    for array in (src, dest):
        if not isinstance(array, UsmArray):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected a UsmArray, found {type(array).__name__}", Errc.INVALID)
    if src.shape != dest.shape or src.dtype != dest.dtype:
        found = f"{src.shape} of {src.dtype} and {dest.shape} of {dest.dtype}"
        raise SyclError(f"expected two arrays of the same extents and type, found {found}", Errc.INVALID)
    if not src.is_contiguous or not dest.is_contiguous:
        raise SyclError("expected arrays whose elements stand side by side: asarray makes such copies", Errc.INVALID)
    held = src.pointer.block, dest.pointer.block
    target = dest.pointer.device.implementation
    if src.pointer.context is dest.pointer.context or not src.pointer.device.implementation.has_own_memory:
        target.copy(dest.pointer.address, src.pointer.address, src.nbytes)
    else:
        between = src.to_numpy()
        target.copy(dest.pointer.address, between.ctypes.data, src.nbytes)
    del held


def _on_some_gpu(array: Any, near: Backend) -> tuple[ForeignArray, Backend] | None:
    """Return an array of somebody else in memory of a GPU, and the GPU, one copy by which copies it.

    None for any other; one that does not say on which GPU it is may be on the one that is near.
    """
    if isinstance(array, UsmArray):
        return None
    gpu = _gpu_of(array) or near
    try:
        found = _on_gpu(array, gpu) if gpu.has_own_memory else None
    except (SyclError, *_MISDESCRIBED):  # it comes by way of the host
        return None
    return (found, gpu) if found is not None and found.is_contiguous and found.dtype.isnative else None


def _gpu_of(array: Any) -> Backend | None:
    if not _is_by_gpu(array):
        return None
    number = int(array.__dlpack_device__()[1])
    gpus = devices_of("cuda")
    return gpus[number].implementation if number < len(gpus) else None


def host_array(array: Any) -> Array:
    """Return the elements of what NumPy or DLPack takes for an array: its own memory or a copy. Raises `SyclError`."""
    import numpy

    if isinstance(array, UsmArray):
        return array.to_numpy()
    has_interface = any(hasattr(array, name) for name in ("__array_interface__", "__array__"))
    if not hasattr(array, "__dlpack__") or (has_interface and not _is_by_gpu(array)):
        try:
            return numpy.asarray(array)
        except (TypeError, ValueError) as error:
            raise SyclError(f"{type(array).__name__} is no array: {_first_line(error)}", Errc.INVALID) from error
    try:
        return numpy.from_dlpack(array)
    except (BufferError, RuntimeError):  # of another device: it may copy to the host
        pass
    try:
        return numpy.from_dlpack(array, device="cpu", copy=True)
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        raise SyclError(f"cannot read {type(array).__name__} by DLPack: {_first_line(error)}", Errc.INVALID) from error


def _first_line(error: Exception) -> str:
    """Return what an error says, without what libraries of C++ append."""
    return str(error).partition("\n")[0]


def _is_by_gpu(array: Any) -> bool:
    """Tell whether DLPack knows an array to be in memory of a GPU."""
    import numpy

    if isinstance(array, numpy.ndarray) or not hasattr(array, "__dlpack_device__"):
        return False
    from syclrt.memory.gpu_arrays import is_by_gpu

    return is_by_gpu(array.__dlpack_device__())


def _span(array: UsmArray) -> tuple[int, int]:
    """Return where the lowest byte stands, from the first element on, and how many bytes there are to the highest."""
    if not array.size:
        return 0, 0
    reach = [(extent - 1) * stride for extent, stride in zip(array.shape, array.strides, strict=True)]
    first = sum(one for one in reach if one < 0)
    return first, sum(one for one in reach if one > 0) - first + array.itemsize


def row_major(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    """Return the strides, in bytes, of elements that stand side by side, the last extent varying fastest."""
    strides: list[int] = []
    for extent in reversed(shape):
        strides.append(itemsize)
        itemsize *= extent
    return tuple(reversed(strides))


def is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    """Tell whether elements stand side by side, the last extent varying fastest; one of 1 may have any stride."""
    if strides == (itemsize,) or strides == row_major(shape, itemsize) or 0 in shape:
        return True
    pairs = [pair for pair in zip(shape, strides, strict=True) if pair[0] != 1]
    return tuple(stride for _, stride in pairs) == row_major(tuple(extent for extent, _ in pairs), itemsize)


def foreign_order(dtype: Any) -> str:
    """Say what is wrong with elements that are not in the processor's byte order; nothing where they are."""
    if dtype.isnative:
        return ""
    native = dtype.newbyteorder("=")
    cure = f"'{native.str}'" if native.names is None else "array.dtype.newbyteorder('=')"
    return f"elements of type '{dtype.str}' are not in the byte order of the device: array.astype({cure}) converts them"


def fits(number_size: int, dtype: Any) -> bool:
    """Tell whether elements may be numbers of some bytes: others of that size, or bytes of which anything is made.

    0 is any size; anything but numbers fits.
    """
    if number_size <= 1 or dtype.kind not in "iufc":
        return True
    return dtype.itemsize in (1, number_size * 2 if dtype.kind == "c" else number_size)


class ForeignArray:
    """Where the first element stands, and how the others do; strides are bytes. `keeps` keeps the memory.

    It `is_on_gpu` where a GPU's driver knows it. It `is_contiguous` where elements stand side by side, the last extent
    varying fastest.
    """

    __slots__ = ("address", "dtype", "is_contiguous", "is_on_gpu", "is_read_only", "keeps", "shape", "strides")

    def __init__(
        self,
        address: int,
        shape: tuple[int, ...],
        strides: tuple[int, ...],
        dtype: Any,
        keeps: object,
        *,
        is_contiguous: bool,
        is_read_only: bool,
        is_on_gpu: bool = False,
    ) -> None:
        self.address = address
        self.shape = shape
        self.strides = strides
        self.dtype = dtype
        self.keeps = keeps
        self.is_contiguous = is_contiguous
        self.is_read_only = is_read_only
        self.is_on_gpu = is_on_gpu


def foreign_array(argument: Any, place: OnDevice) -> ForeignArray | None:
    """Return how an array of somebody else stands in memory; None for what has no memory that is used in place.

    Raises `SyclError` (INVALID) for memory of a context of ours that is not that of the place, or of a GPU that its
    device cannot use, and for an array that does not describe itself as it should.
    """
    numpy: Any = sys.modules.get("numpy")
    if numpy is not None and isinstance(argument, numpy.ndarray):
        return _seen(argument)
    interface = getattr(argument, "__sycl_usm_array_interface__", None)
    try:
        if isinstance(interface, dict):
            return _of_sycl(cast("dict[str, Any]", interface), argument, place.context)
        if (found := _on_gpu(argument, place.device.implementation)) is not None:
            return found
        if isinstance(argument, _BUFFERS) or _is_of_python(argument) or _has_interface(argument):
            import numpy

            return _seen(numpy.asarray(argument))
    except _MISDESCRIBED as error:
        raise SyclError(
            f"{type(argument).__name__} does not say where its elements are: {_first_line(error)}", Errc.INVALID
        ) from error
    return None


_OURS = (int, float, type(None), UsmPointer, UsmArray)


class _InPlace(Argument):
    """An array of somebody else, as a `DirectLaunch` takes it."""

    __slots__ = ()

    def __init__(self, argument: DirectMemory) -> None:
        self._argument = argument


def direct_arguments(arguments: tuple[object, ...], place: OnDevice) -> tuple[object, ...] | None:
    """Return arguments in which arrays of somebody else in memory of a GPU are such that a `DirectLaunch` takes them.

    None where there is none, or one that has to be looked at closely. Whoever launches a kernel with them keeps the
    given ones until it has ended.
    """
    backend = place.device.implementation
    if not backend.has_own_memory:
        return None
    try:
        arrays = [None if isinstance(one, _OURS) else _on_gpu(one, backend) for one in arguments]
    except (SyclError, *_MISDESCRIBED):
        return None
    if not any(arrays):
        return None
    found: list[object] = [*arguments]
    for at, array in enumerate(arrays):
        if array is not None:
            if array.is_read_only or not array.is_contiguous or not array.dtype.isnative or 0 in array.shape:
                return None
            memory = DirectMemory(array.address, Kept(array.keeps), place.context, array.dtype.itemsize)
            found[at] = _InPlace(memory)
    return tuple(found)


def _on_gpu(argument: object, backend: Backend) -> ForeignArray | None:
    if not hasattr(argument, "__dlpack_device__") and not hasattr(argument, "__cuda_array_interface__"):
        return None
    from syclrt.memory.gpu_arrays import gpu_array

    found = gpu_array(argument, backend)
    if found is None:
        return None
    size = found.dtype.itemsize
    strides = row_major(found.shape, size) if found.strides is None else found.strides
    is_whole = is_contiguous(found.shape, strides, size)
    place = found.address, found.shape, strides, found.dtype, found.keeps
    return ForeignArray(*place, is_contiguous=is_whole, is_read_only=found.is_read_only, is_on_gpu=True)


def _is_of_python(argument: object) -> bool:
    """Tell whether it is an array of Python's module of that name."""
    module: Any = sys.modules.get("array")
    return module is not None and isinstance(argument, module.array)


def _has_interface(argument: object) -> bool:
    """Tell whether NumPy can see memory; a scalar of its own has some, but nobody else sees that."""
    numpy: Any = sys.modules.get("numpy")
    is_scalar = numpy is not None and isinstance(argument, numpy.generic)
    return not is_scalar and isinstance(getattr(argument, "__array_interface__", None), dict)


def _seen(found: Array) -> ForeignArray | None:
    dtype = found.dtype
    if dtype.hasobject:
        return None
    interface = found.__array_interface__
    address, is_read_only = interface["data"]
    place = address, interface["shape"], found.strides, dtype, found
    return ForeignArray(*place, is_contiguous=interface["strides"] is None, is_read_only=is_read_only)


def _of_sycl(interface: dict[str, Any], owner: object, context: Context) -> ForeignArray | None:
    """Read SYCL's protocol, in which strides and an offset count elements."""
    import numpy

    place = interface.get("syclobj")
    if isinstance(place, Context) and place is not context:
        raise SyclError("the memory belongs to another context than the queue", Errc.INVALID)
    dtype = numpy.dtype(str(interface["typestr"]))
    if dtype.hasobject:
        return None
    address, is_read_only = interface["data"]
    shape = tuple(map(as_integer, interface["shape"]))
    strides = interface.get("strides")
    size = dtype.itemsize
    in_bytes = row_major(shape, size) if strides is None else tuple(as_integer(one) * size for one in strides)
    if len(in_bytes) != len(shape) or min(shape, default=0) < 0:
        raise ValueError(f"shape {shape}, strides {strides}")
    start = as_integer(address) + (interface.get("offset") or 0) * size
    is_whole = is_contiguous(shape, in_bytes, size)
    place = start, shape, in_bytes, dtype, owner
    return ForeignArray(*place, is_contiguous=is_whole, is_read_only=bool(is_read_only))
