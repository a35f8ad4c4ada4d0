"""Copies and fills: where the bytes are, and how many."""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING, Any, NamedTuple

from syclrt.errors import Errc, SyclError
from syclrt.memory.usm import UsmPointer

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclrt.submission.handler import Handler


class _Place(NamedTuple):
    """An address, and the bytes from there on; None where nobody knows."""

    address: int
    num_bytes: int | None
    itemsize: int


def memcpy_action(
    handler: Handler, dest: object, src: object, num_bytes: int | None, offset: int
) -> Callable[[], None]:
    """Return what copies bytes. Raises `SyclError` (INVALID) for a copy past an end."""
    target, source = _place(handler, dest), _place(handler, src)
    size = _size(num_bytes, target, source)
    return _copy(handler, target, source, size, offset)


def copy_action(handler: Handler, src: object, dest: object, count: int | None, start: int) -> Callable[[], None]:
    """Return what copies elements. Raises `SyclError` (INVALID) for a copy past an end."""
    target, source = _place(handler, dest), _place(handler, src)
    itemsize = max(source.itemsize, 1) if source.itemsize > 1 else max(target.itemsize, 1)
    size = _size(None if count is None else count * itemsize, target, source)
    return _copy(handler, target, source, size, start * itemsize)


def fill_action(handler: Handler, ptr: object, pattern: Any, count: int) -> Callable[[], None]:
    """Return what writes a pattern. Raises `SyclError` (INVALID) for a fill past the end, and for what has no bytes."""
    target = _place(handler, ptr)
    data = _pattern(ptr, pattern)
    _check(target, len(data) * count, 0)
    backend = handler.queue.device.implementation

    def run() -> None:
        backend.fill(target.address, data, count)

    return run


def _copy(handler: Handler, target: _Place, source: _Place, size: int, offset: int) -> Callable[[], None]:
    _check(target, size, offset)
    _check(source, size, 0)
    backend = handler.queue.device.implementation

    def run() -> None:
        backend.copy(target.address + offset, source.address, size)

    return run


def _check(place: _Place, size: int, offset: int) -> None:
    if size < 0 or offset < 0:
        raise SyclError(f"expected sizes and offsets from 0 on, found {size} and {offset}", Errc.INVALID)
    if place.num_bytes is not None and offset + size > place.num_bytes:
        message = f"{size} bytes at offset {offset} go past the end of memory of {place.num_bytes} bytes"
        raise SyclError(message, Errc.INVALID)


def _size(wanted: int | None, target: _Place, source: _Place) -> int:
    if wanted is not None:
        return wanted
    known = [place.num_bytes for place in (source, target) if place.num_bytes is not None]
    if not known:
        raise SyclError("a copy between two addresses needs the number of bytes", Errc.INVALID)
    return known[0]


def _place(handler: Handler, where: object) -> _Place:
    """Return where something stands; the command keeps it. Raises `SyclError` (INVALID) for what has no address."""
    handler.keeps.append(where)
    pointer = where if isinstance(where, UsmPointer) else getattr(where, "pointer", None)
    if isinstance(pointer, UsmPointer):
        pointer.check(handler.queue.device)
        size = getattr(where, "nbytes", pointer.num_bytes)
        return _Place(pointer.address, size, getattr(where, "itemsize", 1))
    interface = getattr(where, "__array_interface__", None)
    if isinstance(interface, dict):
        return _Place(int(interface["data"][0]), int(where.nbytes), int(where.itemsize))  # pyright: ignore
    if isinstance(where, int) and not isinstance(where, bool):
        return _Place(where, None, 1)
    raise SyclError(f"expected a pointer, an array or an address, found {type(where).__name__}", Errc.INVALID)


def _pattern(where: object, pattern: Any) -> bytes:
    if isinstance(pattern, bytes):
        return pattern
    if hasattr(pattern, "tobytes"):
        return pattern.tobytes()
    dtype = getattr(where, "dtype", None)
    if dtype is not None:
        return dtype.type(pattern).tobytes()
    if isinstance(pattern, int):
        return pack("<i", pattern)
    raise SyclError(f"expected bytes, a NumPy scalar or a number, found {type(pattern).__name__}", Errc.INVALID)
