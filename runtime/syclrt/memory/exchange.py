"""Arrays as their library describes them to native code: by DLPack's interface of C, which types of arrays have.

That takes a hundredth of the time that a capsule does, and tells the stream that an array is written by.
"""

from __future__ import annotations

import ctypes
from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

_NAME = b"dlpack_exchange_api"
_ATTRIBUTE = "__dlpack_c_exchange_api__"
_VERSION = 1
_REMEMBERED = 64  # types
_TENSOR = Struct("@QiiiBBHQQQ")  # DLTensor
_BUFFER = ctypes.c_char * _TENSOR.size


class Described(NamedTuple):
    """How elements stand in memory of a device, as `DLTensor` has it: strides count elements, None: row-major."""

    address: int
    device: tuple[int, int]
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None
    type: tuple[int, int, int]
    """Code, bits and lanes."""


class Exchange:
    """What a library tells of its arrays."""

    def __init__(self, tensor_of: int, stream_of: int) -> None:
        """Take the addresses of two functions of `DLPackExchangeAPI`."""
        self._tensor_of = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p)(tensor_of)
        self._stream_of = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p)(stream_of)

    def describe(self, array: object) -> Described:
        """Return how an array stands in memory, whoever writes it. Raises what the library does."""
        found = _BUFFER()
        if self._tensor_of(array, ctypes.addressof(found)):
            raise ValueError("it does not say where its elements are")
        address, kind, number, count, code, bits, lanes, shape, strides, offset = _TENSOR.unpack_from(found)
        return Described(
            *(address + offset, (kind, number), _numbers(shape, count)),
            *(_numbers(strides, count) if strides else None, (code, bits, lanes)),
        )

    def stream(self, device: tuple[int, int]) -> int:
        """Return the stream that the library uses on a device at the moment. Raises what the library does."""
        found = ctypes.c_void_p()
        if self._stream_of(*device, ctypes.addressof(found)):
            raise ValueError("it does not say which stream it uses")
        return found.value or 0


@lru_cache(_REMEMBERED)
def exchange_of(kind: type[object]) -> Exchange | None:
    """Return what the library of a type of arrays tells of them; None where it tells nothing in this way."""
    capsule = getattr(kind, _ATTRIBUTE, None)
    if capsule is None or not _IS_VALID(capsule, _NAME):
        return None
    api = _Api.from_address(_POINTER_IN(capsule, _NAME))
    if api.major != _VERSION or not api.tensor_of or not api.stream_of:
        return None
    return Exchange(api.tensor_of, api.stream_of)


class _Api(ctypes.Structure):
    """`DLPackExchangeAPI`."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        *((name, ctypes.c_void_p) for name in ("previous", "new_tensor", "managed_of", "array_of")),
        *((name, ctypes.c_void_p) for name in ("tensor_of", "stream_of")),
    )


def _numbers(address: int, count: int) -> tuple[int, ...]:
    return (*(ctypes.c_int64 * count).from_address(address),) if count else ()


_IS_VALID: Callable[..., Any] = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_POINTER_IN: Callable[..., Any] = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
