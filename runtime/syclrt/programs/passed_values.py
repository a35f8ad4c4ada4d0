"""Values that are passed to kernels as they are: numbers, and structures and vectors as bytes."""

from __future__ import annotations

import ctypes
import re
import sys
from math import inf, isfinite
from typing import TYPE_CHECKING, Any

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from syclrt.programs.kernel import Parameter

# Type -> its code of `struct`, and from where on numbers are infinite in it.
_FLOATS = {"half": ("e", 65520.0), "float": ("f", float.fromhex("0x1.ffffffp127")), "double": ("d", inf)}
_INTEGERS = {"i1": "B", "i8": "B", "i16": "H", "i32": "I", "i64": "Q"}
_HANDLE = re.compile(r'%"?(?:opencl|spirv)\.|target\("spirv\.')
_BYTES: tuple[type, ...] = (bytes, bytearray, memoryview, ctypes.Structure, ctypes.Union)
_BOOLEANS = ("i1", "i8")  # what compilers make of `bool`


def code_of(parameter: Parameter) -> str:
    """Return the code of `struct` for a number. Raises `SyclError` (FEATURE_NOT_SUPPORTED) for another type."""
    if parameter.type in _FLOATS:
        return _FLOATS[parameter.type][0]
    if parameter.type in _INTEGERS:
        return _INTEGERS[parameter.type]
    what = f"parameter {parameter.index} is of type {parameter.type}"
    message = f"{what}, {_refusal(parameter.type)}"
    raise SyclError(message, Errc.FEATURE_NOT_SUPPORTED, argument=parameter.index)


def _refusal(kind: str) -> str:
    is_image = is_handle(kind) and "image" in kind.lower()
    return "and images are not supported" if is_image else "of which no argument can be"


def is_handle(kind: str) -> bool:
    """Tell whether a type is that of an object of OpenCL, which has no value: an image, a sampler, a queue, ..."""
    return _HANDLE.match(kind) is not None


def number_of(kind: str, argument: object) -> float | None:
    """Return the number that an argument is for a parameter of a type; None if it is none, or out of range.

    Scalars of NumPy, and arrays without extents, are taken as Python's numbers are: by their values.
    """
    value = _plain(argument)
    return _float(kind, value) if kind in _FLOATS else _integer(kind, value)


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


def _plain(argument: Any) -> object:
    """Return the number of Python that has the value of one of NumPy; any other argument as it is."""
    if type(argument) in (int, float):
        return argument
    numpy: Any = sys.modules.get("numpy")
    if numpy is None or not isinstance(argument, numpy.ndarray | numpy.generic) or argument.ndim:
        return argument
    if argument.dtype.kind not in "biuf":
        return argument
    return float(argument) if argument.dtype.kind == "f" else argument.item()


def _float(kind: str, argument: object) -> float | None:
    if isinstance(argument, bool) or not isinstance(argument, int | float):
        return None
    try:
        number = float(argument)
    except OverflowError:
        return None
    return number if -(limit := _FLOATS[kind][1]) < number < limit or not isfinite(number) else None


def _integer(kind: str, argument: object) -> int | None:
    bits = int(kind[1:])
    if isinstance(argument, bool):
        return int(argument) if kind in _BOOLEANS else None
    if not isinstance(argument, int):
        return None
    number = int(argument)
    return number & ((1 << bits) - 1) if -(1 << (bits - 1)) <= number < 1 << bits else None
