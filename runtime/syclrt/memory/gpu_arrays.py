"""Arrays in memory of GPUs that others made, or take: by the interface of CUDA arrays, and by DLPack."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from syclrt.errors import Errc, SyclError
from syclrt.memory.exchange import exchange_of

if TYPE_CHECKING:
    from syclrt.backends.backend import Backend
    from syclrt.memory.array import UsmArray
    from syclrt.memory.exchange import Described, Exchange

_DEFAULT_STREAM = 1  # of CUDA: lines of ours wait for it
_CUDA, _CUDA_HOST, _CUDA_MANAGED = 2, 3, 13  # kDLCUDA, kDLCUDAHost, kDLCUDAManaged
_KINDS = {"device": _CUDA, "host": _CUDA_HOST, "shared": _CUDA_MANAGED}
_CODES = {"i": 0, "u": 1, "f": 2, "V": 3, "c": 5, "b": 6}
_COMPLEX = 5
_LETTERS = {0: "i", 1: "u", 2: "f", 4: "u", 5: "c", 6: "b"}  # bfloat16 is seen as its bits
_NAME = b"dltensor"


class GpuArray(NamedTuple):
    """Where elements stand; strides are bytes. `keeps` keeps the memory."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None
    dtype: Any
    is_read_only: bool
    keeps: object


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    """`DLTensor`."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    """`DLManagedTensor`."""

    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


def gpu_array(argument: Any, backend: Backend) -> GpuArray | None:
    """Return how an array of somebody else stands in memory of a GPU; None for what says nothing of the kind.

    What comes later on the device waits for the stream that the array is still written by, as far as it says. Raises
    `SyclError` (INVALID) for memory that the device cannot use, and what `AttributeError` and the like stand for.
    """
    exchange = exchange_of(cast("type[object]", type(argument)))
    if exchange is not None and not getattr(argument, "requires_grad", False):
        described = exchange.describe(argument)
        if not is_by_gpu(described.device):
            return None
        if described.type[0] != _COMPLEX:  # they may stand for their conjugates, which is not told here
            return _of_description(described, argument, exchange, backend)
    interface = getattr(argument, "__cuda_array_interface__", None)
    if isinstance(interface, dict):
        found = _of_interface(cast("dict[str, Any]", interface), argument)
        stream: Any = cast("dict[str, Any]", interface).get("stream")
    else:
        device = getattr(argument, "__dlpack_device__", None)
        if device is None or not is_by_gpu(device()):
            return None
        found, stream = _of_capsule(argument.__dlpack__(stream=_DEFAULT_STREAM)), None
    _check_device(found.address, backend)
    if stream is not None:
        backend.follow_stream(int(stream))
    elif isinstance(interface, dict) and hasattr(argument, "__dlpack__"):
        argument.__dlpack__(stream=_DEFAULT_STREAM)  # which waits for the stream of the library that made it
    return found


def is_by_gpu(device: tuple[int, int]) -> bool:
    """Tell whether memory is that of a GPU of NVIDIA, by the device that DLPack knows an array by."""
    return device[0] in (_CUDA, _CUDA_MANAGED)


def _check_device(address: int, backend: Backend) -> None:
    if not backend.has_own_memory or (address and not backend.can_use(address)):
        message = f"the array is in memory of another device than '{backend.facts.name}': copy it first"
        raise SyclError(message, Errc.INVALID)


def _of_description(described: Described, owner: object, exchange: Exchange, backend: Backend) -> GpuArray:
    dtype = _dtype_of(*described.type)
    if described.device != (_CUDA, backend.number) or not backend.has_own_memory:
        _check_device(described.address, backend)
    stream = exchange.stream(described.device)
    if stream > _DEFAULT_STREAM:
        backend.follow_stream(stream)
    size, strides = dtype.itemsize, described.strides
    in_bytes = None if strides is None else tuple(stride * size for stride in strides)
    return GpuArray(described.address, described.shape, in_bytes, dtype, False, owner)


def _of_interface(interface: dict[str, Any], owner: object) -> GpuArray:
    import numpy

    address, is_read_only = interface["data"]
    strides = interface.get("strides")
    return GpuArray(
        *(
            int(address or 0),
            tuple(map(int, interface["shape"])),
            None if strides is None else tuple(map(int, strides)),
        ),
        *(numpy.dtype(str(interface["typestr"])), bool(is_read_only), owner),
    )


def _of_capsule(capsule: object) -> GpuArray:
    """Read what DLPack hands over; the capsule keeps the memory."""
    tensor = _Managed.from_address(_CAPSULE_POINTER(capsule, _NAME)).tensor
    shape = tuple(tensor.shape[at] for at in range(tensor.ndim))
    dtype = _dtype_of(tensor.type.code, tensor.type.bits, tensor.type.lanes)
    size = dtype.itemsize
    strides = tuple(tensor.strides[at] * size for at in range(tensor.ndim)) if tensor.strides else None
    return GpuArray((tensor.data or 0) + tensor.byte_offset, shape, strides, dtype, False, capsule)


@cache
def _dtype_of(code: int, bits: int, lanes: int) -> Any:
    import numpy

    letter = _LETTERS.get(code)
    if letter is None or bits % 8 or lanes != 1:
        raise ValueError(f"elements of type {code} with {bits} bits, {lanes} lanes")
    return numpy.dtype(f"{letter}{bits // 8}")


def cuda_interface(array: UsmArray) -> dict[str, object]:
    """Return the array as the interface of CUDA arrays describes it. Raises `SyclError` for memory that was freed."""
    _ = array.pointer.block
    return {
        "data": (array.pointer.address if array.size else 0, False),
        "shape": array.shape,
        "typestr": array.dtype.str,
        "descr": array.dtype.descr,
        "strides": None if array.is_contiguous else array.strides,
        "stream": _DEFAULT_STREAM,  # it waits for ours
        "version": 3,
    }


def dlpack_device(array: UsmArray, number: int) -> tuple[int, int]:
    """Return the kind of memory and the device that DLPack knows an array by."""
    kind = _KINDS[array.pointer.kind]
    return (kind, 0 if kind == _CUDA_HOST else number)


def capsule_of(array: UsmArray, number: int, stream: int | None) -> object:
    """Return the array for DLPack; a stream waits for what was handed over so far. Raises `SyclError`."""
    if stream != -1:
        array.pointer.device.implementation.lead_stream(int(stream or 0))
    managed = _Managed()
    shape = (ctypes.c_int64 * max(1, array.ndim))(*array.shape)
    strides = (ctypes.c_int64 * max(1, array.ndim))(*(stride // array.itemsize for stride in array.strides))
    tensor = managed.tensor
    tensor.data, tensor.ndim = array.pointer.address, array.ndim
    tensor.device = _Device(*dlpack_device(array, number))
    tensor.type = _Type(_CODES[array.dtype.kind], array.itemsize * 8, 1)
    tensor.shape = ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64))
    tensor.strides = ctypes.cast(strides, ctypes.POINTER(ctypes.c_int64))
    address = ctypes.addressof(managed)
    managed.deleter = ctypes.cast(_DELETER, ctypes.c_void_p).value
    _HANDED[address] = (managed, shape, strides, array.pointer.block)
    return _NEW_CAPSULE(address, _NAME, ctypes.cast(_DESTRUCTOR, ctypes.c_void_p))


_HANDED: dict[int, tuple[object, ...]] = {}  # address of what was handed over -> what it consists of, and the memory


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _DELETER(address: int) -> None:  # noqa: N802 - a constant
    _HANDED.pop(address, None)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def _DESTRUCTOR(capsule: int) -> None:  # noqa: N802 - a constant
    """Let go of what nobody took: who takes it gives the capsule another name."""
    if _IS_VALID(capsule, _NAME):
        _HANDED.pop(_POINTER_IN(capsule, _NAME), None)


_NEW_CAPSULE: Any = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_CAPSULE_POINTER: Any = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_POINTER_IN: Any = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_IS_VALID: Any = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
