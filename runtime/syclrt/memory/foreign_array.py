"""Arrays of somebody else, as they describe themselves: by NumPy's protocol, by SYCL's, or as buffers of Python."""

from __future__ import annotations

import array
import ctypes
import sys
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from syclrt.backends.context import Context
from syclrt.errors import Errc, SyclError
from syclrt.memory.array import is_contiguous, row_major

if TYPE_CHECKING:
    import numpy

    Array = numpy.ndarray[Any, Any]

_BUFFERS: tuple[type, ...] = (bytearray, memoryview, array.array, ctypes.Array)


class ForeignArray(NamedTuple):
    """Where the first element stands, and how the others do; strides are bytes. `keeps` keeps the memory.

    It `is_contiguous` where elements stand side by side, the last extent varying fastest.
    """

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: Any
    is_contiguous: bool
    is_read_only: bool
    keeps: object


def foreign_array(argument: Any, context: Context) -> ForeignArray | None:
    """Return how an array of somebody else stands in memory; None for what has no memory that is used in place.

    Raises `SyclError` (INVALID) for memory of a context of ours that is not the one that is given, and for an array
    that does not describe itself as it should.
    """
    numpy: Any = sys.modules.get("numpy")
    if numpy is not None and isinstance(argument, numpy.ndarray):
        return _seen(argument)
    interface = getattr(argument, "__sycl_usm_array_interface__", None)
    try:
        if isinstance(interface, dict):
            return _of_sycl(cast("dict[str, Any]", interface), argument, context)
        if isinstance(argument, _BUFFERS) or _has_interface(argument):
            import numpy

            return _seen(numpy.asarray(argument))
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        raise SyclError(
            f"{type(argument).__name__} does not say where its elements are: {error}", Errc.INVALID
        ) from error
    return None


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
    stands_together = interface["strides"] is None
    return ForeignArray(address, interface["shape"], found.strides, dtype, stands_together, is_read_only, found)


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
    shape = tuple(map(index, interface["shape"]))
    strides = interface.get("strides")
    size = dtype.itemsize
    in_bytes = row_major(shape, size) if strides is None else tuple(index(one) * size for one in strides)
    if len(in_bytes) != len(shape) or min(shape, default=0) < 0:
        raise ValueError(f"shape {shape}, strides {strides}")
    start = index(address) + (interface.get("offset") or 0) * size
    return ForeignArray(start, shape, in_bytes, dtype, is_contiguous(shape, in_bytes, size), bool(is_read_only), owner)
