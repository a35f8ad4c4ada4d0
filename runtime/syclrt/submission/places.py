"""What copies and fills go from and to: pointers, arrays, accessors, device globals, addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from syclrt.device_globals import DeviceGlobal
from syclrt.errors import Errc, SyclError
from syclrt.memory.accessor import Accessor, HostAccessor
from syclrt.memory.array import foreign_array, foreign_order, is_contiguous
from syclrt.memory.usm import UsmPointer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.submission.handler import Handler

    Runs = Iterator[tuple[int, int]]


class Place(NamedTuple):
    """Elements in memory: the address of the first one, and how the others stand; strides are bytes.

    `shape` is None where nobody knows how many bytes there are. `is_whole` tells of an array, which has a size of its
    own; a pointer has only an end. `dtype` is the type of the elements, where they have one; `keeps` keeps the memory.
    """

    address: int
    shape: tuple[int, ...] | None
    strides: tuple[int, ...]
    itemsize: int = 1
    dtype: Any = None
    is_whole: bool = True
    keeps: object = None

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
        if self.shape is None or is_contiguous(self.shape, self.strides, self.itemsize):
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
    """Return where something stands.

    Raises `SyclError` (INVALID) for what has no address, what was freed or belongs to other devices, what may not be
    written or read, and an accessor that the command group does not require.
    """
    if isinstance(where, UsmPointer):
        keeps = where.check(handler.queue)
        return Place(where.address, (where.num_bytes,), (1,), is_whole=False, keeps=keeps)
    if isinstance(where, DeviceGlobal):
        handler.refuse_in_graph("a copy from or to a device global")
        place = where.place(handler.queue.device, handler.queue.context, writes=writes)
        return Place(place.address, (where.size,), (1,), keeps=place.keeps)
    if isinstance(where, Accessor):
        handler.check_accessor(where)
        if where.mode == ("read" if writes else "write"):
            message = f"a command cannot {'write' if writes else 'read'} by an accessor of mode '{where.mode}'"
            raise SyclError(message, Errc.INVALID)
    pointer = getattr(where, "pointer", None)
    if isinstance(pointer, UsmPointer):
        keeps = pointer.check(handler.queue)
        array = cast("Any", where)
        return Place(pointer.address, array.shape, array.strides, array.itemsize, array.dtype, keeps=keeps)
    if isinstance(where, int) and not isinstance(where, bool) and 0 < where < 1 << 64:
        return Place(where, None, ())
    return _foreign(handler, where, writes)


def _foreign(handler: Handler, where: Any, writes: bool) -> Place:
    """Return where an array of somebody else stands."""
    import numpy

    array: Any = where if writes or not isinstance(where, numpy.generic) else numpy.asarray(cast("Any", where))
    found = None if isinstance(where, HostAccessor) else foreign_array(array, handler.queue.context)
    if found is None:
        message = f"expected a pointer, array, accessor, DeviceGlobal or address, found {type(array).__name__}"
        raise SyclError(message, Errc.INVALID)
    if writes and found.is_read_only:
        raise SyclError("the array that is written to is read-only: copy it with array.copy() first", Errc.INVALID)
    if problem := foreign_order(found.dtype):
        raise SyclError(problem, Errc.INVALID)
    return Place(found.address, found.shape, found.strides, found.dtype.itemsize, found.dtype, keeps=found.keeps)


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
