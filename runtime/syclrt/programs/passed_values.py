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

    Python's numbers are taken for all types that can hold them, those of NumPy for their own.
    """
    return _float(kind, argument) if kind in _FLOATS else _integer(kind, argument)


def bytes_of(size: int, argument: Any) -> bytes | None:
    """Return the bytes of a structure or vector; None if they are not as many, or nobody knows what they mean."""
    if isinstance(argument, bytes):
        data = argument
    elif isinstance(argument, ctypes.Structure | ctypes.Union):
        data = bytes(argument)
    else:
        numpy: Any = sys.modules.get("numpy")
        if numpy is None or not isinstance(argument, numpy.void | numpy.ndarray) or argument.dtype.hasobject:
            return None
        data = argument.tobytes()
    return data if len(data) == size else None


def _float(kind: str, argument: Any) -> float | None:
    if type(argument) not in (float, int) and not _is_numpy(argument, "f", {"half": 2, "float": 4}.get(kind, 8)):
        return None
    try:
        number = float(argument)
    except OverflowError:
        return None
    return number if -(limit := _FLOATS[kind][1]) < number < limit or not isfinite(number) else None


def _integer(kind: str, argument: Any) -> int | None:
    bits = int(kind[1:])
    if isinstance(argument, bool) or _is_numpy(argument, "b", 1):
        return int(argument) if kind in _BOOLEANS else None
    if not isinstance(argument, int) and not _is_numpy(argument, "iu", bits // 8):
        return None
    number = int(argument)
    return number & ((1 << bits) - 1) if -(1 << (bits - 1)) <= number < 1 << bits else None


def is_numpy_scalar(argument: object) -> bool:
    """Tell whether an argument is a scalar of NumPy: it has memory, but nobody else sees that."""
    numpy: Any = sys.modules.get("numpy")
    return numpy is not None and isinstance(argument, numpy.generic)


def _is_numpy(argument: Any, kinds: str, size: int) -> bool:
    return is_numpy_scalar(argument) and argument.dtype.kind in kinds and argument.dtype.itemsize == size
