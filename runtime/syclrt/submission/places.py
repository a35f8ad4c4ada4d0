"""What copies and fills go from and to: pointers, arrays, accessors, device globals, addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from syclrt.device_globals.device_global import DeviceGlobal
from syclrt.errors import Errc, SyclError
from syclrt.memory.accessor import Accessor, HostAccessor
from syclrt.memory.array import row_major
from syclrt.memory.usm import UsmPointer
from syclrt.programs.arguments import address_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.submission.handler import Handler

    Runs = Iterator[tuple[int, int]]


class Place(NamedTuple):
    """Elements in memory: the address of the first one, and how the others stand; strides are bytes.

    `shape` is None where nobody knows how many bytes there are. `is_whole` tells of an array, which has a size of its
    own; a pointer has only an end. `dtype` is the type of the elements, where they have one.
    """

    address: int
    shape: tuple[int, ...] | None
    strides: tuple[int, ...]
    itemsize: int = 1
    dtype: Any = None
    is_whole: bool = True

    @property
    def num_bytes(self) -> int | None:
        """The bytes of all elements, if they are known."""
        if self.shape is None:
            return None
        size = self.itemsize
        for extent in self.shape:
            size *= extent
        return size

    def runs(self, start: int, size: int) -> Runs:
        """Yield address and length of the pieces of memory that hold `size` bytes of the elements from `start` on."""
        if self.shape is None or self.strides == row_major(self.shape, self.itemsize):
            if size:
                yield self.address + start, size
            return
        for address, length in _pieces(self.address, self.shape, self.strides, self.itemsize):
            if start >= length:
                start -= length
                continue
            taken = min(length - start, size)
            if not taken:
                return
            yield address + start, taken
            size -= taken
            start = 0


def place_of(handler: Handler, where: object, *, writes: bool) -> Place:
    """Return where something stands; the command keeps it.

    Raises `SyclError` (INVALID) for what has no address, what was freed or belongs to other devices, what may not be
    written or read, and an accessor that the command group does not require.
    """
    if isinstance(where, UsmPointer):
        handler.keeps.append(where.check(handler.queue))
        return Place(where.address, (where.num_bytes,), (1,), is_whole=False)
    if isinstance(where, DeviceGlobal):
        handler.refuse_in_graph("a copy from or to a device global")
        place = where.place(handler.queue.device, handler.queue.context, writes=writes)
        handler.keeps.append(place.keeps)
        return Place(place.address, (where.size,), (1,))
    if isinstance(where, Accessor):
        handler.check_accessor(where)
        if where.mode == ("read" if writes else "write"):
            message = f"a command cannot {'write' if writes else 'read'} by an accessor of mode '{where.mode}'"
            raise SyclError(message, Errc.INVALID)
    pointer = getattr(where, "pointer", None)
    if isinstance(pointer, UsmPointer):
        handler.keeps.append(pointer.check(handler.queue))
        array = cast("Any", where)
        return Place(pointer.address, array.shape, array.strides, array.itemsize, array.dtype)
    if isinstance(where, int) and not isinstance(where, bool) and 0 < where < 1 << 64:
        return Place(where, None, ())
    return _foreign(handler, where, writes)


def _foreign(handler: Handler, where: Any, writes: bool) -> Place:
    """Return where an array of somebody else stands."""
    import numpy

    is_scalar = _is_scalar(where)
    if is_scalar and not writes:
        where = cast("Any", numpy.asarray(where))
    interface = getattr(where, "__sycl_usm_array_interface__", None)
    in_elements = isinstance(interface, dict)
    if not in_elements:
        interface = getattr(where, "__array_interface__", None)
    if not isinstance(interface, dict) or isinstance(where, HostAccessor) or (is_scalar and writes):
        message = f"expected a pointer, array, accessor, DeviceGlobal or address, found {type(where).__name__}"
        raise SyclError(message, Errc.INVALID)
    found = cast("dict[str, Any]", interface)
    if writes and not in_elements and found["data"][1]:
        raise SyclError("the array that is written to is read-only", Errc.INVALID)
    handler.keeps.append(where)
    dtype = numpy.dtype(getattr(where, "dtype", found["typestr"]))
    strides = found.get("strides")
    if strides is None:
        strides = row_major(tuple(found["shape"]), dtype.itemsize)
    elif in_elements:
        strides = tuple(one * dtype.itemsize for one in strides)
    return Place(address_in(found), tuple(found["shape"]), tuple(strides), dtype.itemsize, dtype)


def _is_scalar(where: object) -> bool:
    import numpy

    return isinstance(where, numpy.generic)


def _pieces(address: int, shape: tuple[int, ...], strides: tuple[int, ...], size: int) -> Runs:
    """Yield the pieces of memory without a gap that elements stand in, in their order."""
    while shape and (strides[-1] == size or shape[-1] == 1):
        size *= shape[-1]
        shape, strides = shape[:-1], strides[:-1]
    if not shape:
        yield address, size
        return
    for at in range(shape[0]):
        yield from (
            _pieces(address + at * strides[0], shape[1:], strides[1:], size)
            if shape[1:]
            else [(address + at * strides[0], size)]
        )
