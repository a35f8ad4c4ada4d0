"""Copies and fills: checked, how many bytes of what go where, and what has an address at all."""

from __future__ import annotations

import sys
from operator import index
from struct import pack
from typing import TYPE_CHECKING, Any, cast

from syclrt.device_globals import DeviceGlobal
from syclrt.errors import Errc, SyclError, shown
from syclrt.memory.accessor import Accessor, HostAccessor
from syclrt.memory.array import foreign_array, foreign_order
from syclrt.memory.usm import UsmPointer
from syclrt.ranges import as_count
from syclrt.submission.commands import Nothing
from syclrt.submission.memory_commands import CopyCommand, FillCommand, Place

if TYPE_CHECKING:
    from syclrt.submission.commands import NodeType
    from syclrt.submission.handler import Handler

_NUMBERS = "biufc"  # kinds of dtypes whose values are converted as Python's numbers are
_TIMES = "mM"  # those whose values have a unit


def memcpy_command(handler: Handler, dest: object, src: object, num_bytes: int | None, offset: int) -> CopyCommand:
    """Return the copy of bytes. Raises `SyclError` (INVALID) for a copy past an end."""
    target, source = place_of(handler, dest, writes=True), place_of(handler, src, writes=False)
    size = _size(dest, src, target, source) if num_bytes is None else as_count(num_bytes)
    return _copy(handler, (dest, src), (target, source), size, as_count(offset))


def copy_command(handler: Handler, src: object, dest: object, count: int | None, start: int) -> CopyCommand:
    """Return the copy of elements. Raises `SyclError` (INVALID) for a copy past an end, and elements of two types."""
    target, source = place_of(handler, dest, writes=True), place_of(handler, src, writes=False)
    if target.dtype is not None and source.dtype is not None and target.dtype != source.dtype:
        message = f"cannot copy elements of {source.dtype} to elements of {target.dtype}: memcpy copies bytes"
        raise SyclError(message, Errc.INVALID)
    itemsize = max(source.itemsize, target.itemsize)
    size = _size(dest, src, target, source) if count is None else as_count(count) * itemsize
    return _copy(handler, (dest, src), (target, source), size, as_count(start) * itemsize)


def fill_command(handler: Handler, kind: NodeType, ptr: object, pattern: Any, count: int) -> FillCommand:
    """Return what writes a pattern. Raises `SyclError` (INVALID) for a fill past the end, and for what has no bytes."""
    target = place_of(handler, ptr, writes=True)
    data = _pattern(target, pattern)
    times = as_count(count)
    _check(target, len(data) * times, 0)
    if target.dtype is not None and len(data) not in (1, target.itemsize):
        message = f"a pattern of {len(data)} bytes does not fill elements of {target.dtype}"
        raise SyclError(message, Errc.INVALID)
    return FillCommand(kind, target, data, times)


def byte_of(value: int) -> bytes:
    """Return the lowest byte of an integer. Raises `SyclError` (INVALID) for what is none."""
    try:
        return bytes((index(value) & 0xFF,))
    except TypeError as error:
        raise SyclError(f"expected an integer for the bytes, found {value!r}", Errc.INVALID) from error


def hint_command(handler: Handler, kind: NodeType, ptr: object, num_bytes: int) -> Nothing:
    """Return a hint. Raises `SyclError` (INVALID) for one about what is not there."""
    place = place_of(handler, ptr, writes=False)
    _check(place, as_count(num_bytes), 0)
    return Nothing(kind, place)


def _copy(
    handler: Handler, operands: tuple[object, object], places: tuple[Place, Place], size: int, offset: int
) -> CopyCommand:
    """Return what copies `size` bytes; the offset counts in the device global, or else where they go."""
    globals_ = [isinstance(one, DeviceGlobal) for one in operands]
    if all(globals_):
        raise SyclError("expected a device global on one side of a copy, found one on both", Errc.INVALID)
    target, source = places
    first, second = (0, offset) if globals_[1] else (offset, 0)
    _check(target, size, first)
    _check(source, size, second)
    return CopyCommand(target, source, size, (first, second))


def _check(place: Place, size: int, offset: int) -> None:
    limit = place.num_bytes
    if limit is not None and offset + size > limit:
        message = f"{size} bytes at offset {offset} go past the end of memory of {limit} bytes"
        raise SyclError(message, Errc.INVALID)


def _size(dest: object, src: object, target: Place, source: Place) -> int:
    """Return how many bytes the whole is: of a device global, else of an array, else of memory."""
    sides = ((src, source), (dest, target))
    sizes = (
        *(place.num_bytes for one, place in sides if isinstance(one, DeviceGlobal)),
        *(place.num_bytes for _, place in sides if place.is_whole),
        *(place.num_bytes for _, place in sides),
    )
    found = next((size for size in sizes if size is not None), None)
    if found is None:
        raise SyclError("a copy between two addresses needs the number of bytes", Errc.INVALID)
    return found


def _pattern(target: Place, pattern: Any) -> bytes:
    numpy: Any = sys.modules.get("numpy")
    if numpy is not None and isinstance(pattern, numpy.ndarray | numpy.generic) and not pattern.dtype.hasobject:
        native = pattern.dtype.newbyteorder("=")
        if pattern.ndim or target.dtype in (None, native) or native.kind not in (*_NUMBERS, *_TIMES):
            return cast("bytes", pattern.astype(native).tobytes())
        if native.kind in _NUMBERS:
            pattern = pattern.item()
    if isinstance(pattern, bytes | bytearray) and pattern:
        return bytes(pattern)
    if target.dtype is not None:
        import numpy

        try:
            if target.dtype.kind in _NUMBERS and not isinstance(pattern, int | float | complex | numpy.generic):
                raise TypeError("it is no number")
            if target.dtype.kind in "iu" and int(pattern) != pattern:
                raise ValueError("it is no integer")
            with numpy.errstate(over="raise"):
                return numpy.asarray(pattern, target.dtype).tobytes()
        except (TypeError, ValueError, ArithmeticError) as error:
            raise SyclError(f"{shown(pattern)} is no value of type {target.dtype}: {error}", Errc.INVALID) from error
    if isinstance(pattern, int) and -(1 << 31) <= pattern < 1 << 32:
        return pack("<I", pattern & 0xFFFF_FFFF)
    raise SyclError(f"expected bytes, a NumPy scalar or a 32-bit number, found {shown(pattern)}", Errc.INVALID)


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
    found = None if isinstance(where, HostAccessor) else foreign_array(array, handler.queue)
    if found is None:
        message = f"expected a pointer, array, accessor, DeviceGlobal or address, found {type(array).__name__}"
        raise SyclError(message, Errc.INVALID)
    if writes and found.is_read_only:
        raise SyclError("the array that is written to is read-only: copy it with array.copy() first", Errc.INVALID)
    if problem := foreign_order(found.dtype):
        raise SyclError(problem, Errc.INVALID)
    return Place(found.address, found.shape, found.strides, found.dtype.itemsize, found.dtype, keeps=found.keeps)
