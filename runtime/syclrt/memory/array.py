"""Arrays in unified shared memory, which NumPy sees without a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError
from syclrt.memory.usm import allocate

if TYPE_CHECKING:
    import numpy

    from syclrt.memory.usm import Kind, Queue, UsmPointer


class UsmArray:
    """Elements of one type in USM: `a[...]` is a view, `numpy.asarray(a)` needs no copy where the host may read it."""

    def __init__(self, pointer: UsmPointer, shape: tuple[int, ...], dtype: Any, strides: tuple[int, ...]) -> None:
        self.pointer = pointer
        self.shape = shape
        self.dtype = dtype
        self.strides = strides

    @property
    def ndim(self) -> int:
        """The number of extents."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        size = 1
        for extent in self.shape:
            size *= extent
        return size

    @property
    def itemsize(self) -> int:
        """The bytes of an element."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        """The bytes of all elements."""
        return self.size * self.itemsize

    @property
    def __sycl_usm_array_interface__(self) -> dict[str, object]:
        return {**self._interface(), "syclobj": self.pointer.context, "offset": 0}

    @property
    def __array_interface__(self) -> dict[str, object]:
        if self.pointer.kind == "device":
            raise AttributeError("the host cannot read device memory: use to_numpy(), which copies")
        return self._interface()

    def to_numpy(self) -> numpy.ndarray[Any, Any]:
        """Return a copy of the elements."""
        import numpy

        return numpy.array(self._seen())

    def __getitem__(self, index: object) -> UsmArray | Any:
        import numpy

        seen = self._seen()
        found = seen[index]  # pyright: ignore[reportArgumentType] - NumPy says what an index may be
        if not isinstance(found, numpy.ndarray):
            return found
        start = found.__array_interface__["data"][0]
        if not numpy.shares_memory(found, seen):
            raise SyclError("only slices of an array are views: copy it with to_numpy() first", Errc.INVALID)
        return UsmArray(self.pointer + (start - self.pointer.address), found.shape, found.dtype, found.strides)

    def __setitem__(self, index: object, value: object) -> None:
        self._seen()[index] = value  # pyright: ignore[reportArgumentType] - NumPy says what an index may be

    def __len__(self) -> int:
        return self.shape[0]

    def __dlpack__(self, **options: Any) -> object:
        import numpy

        return numpy.asarray(self).__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)  # memory of the processor

    def _seen(self) -> numpy.ndarray[Any, Any]:
        import numpy

        return numpy.asarray(_Seen(self))

    def _interface(self) -> dict[str, object]:
        return {
            "data": (self.pointer.address, False),
            "shape": self.shape,
            "typestr": self.dtype.str,
            "strides": self.strides,
            "version": 3,
        }

    def __repr__(self) -> str:
        return f"<UsmArray {self.shape} of {self.dtype} in {self.pointer.kind} memory>"


class _Seen:
    """An array as NumPy takes it; it keeps the memory."""

    def __init__(self, array: UsmArray) -> None:
        self.array = array
        self.__array_interface__ = array._interface()  # pyright: ignore[reportPrivateUsage] - a part of UsmArray


def empty(shape: int | tuple[int, ...], dtype: Any, queue: Queue, kind: Kind = "shared") -> UsmArray:
    """Return an array whose elements have no value yet. Raises `SyclError`."""
    import numpy

    extents = (shape,) if isinstance(shape, int) else tuple(shape)
    element = numpy.dtype(dtype)
    strides: list[int] = []
    size = element.itemsize
    for extent in reversed(extents):
        strides.append(size)
        size *= extent
    return UsmArray(allocate(size, queue, None, kind, None), extents, element, tuple(reversed(strides)))


def zeros(shape: int | tuple[int, ...], dtype: Any, queue: Queue, kind: Kind = "shared") -> UsmArray:
    """Return an array of zeros. Raises `SyclError`."""
    array = empty(shape, dtype, queue, kind)
    queue.device.implementation.fill(array.pointer.address, b"\0", array.nbytes)
    return array


def asarray(array: object, queue: Queue, kind: Kind = "shared") -> UsmArray:
    """Return a copy of an array, or of what NumPy takes for one, in USM. Raises `SyclError`."""
    import numpy

    source = numpy.ascontiguousarray(array)
    copy = empty(numpy.shape(array), source.dtype, queue, kind)
    queue.device.implementation.copy(copy.pointer.address, source.ctypes.data, copy.nbytes)
    return copy
