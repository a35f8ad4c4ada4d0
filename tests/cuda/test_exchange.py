"""Arrays of types that describe themselves by DLPack's interface of C, as PyTorch's do."""

import ctypes
from typing import Any

import numpy as np
import pytest
from tests.cuda.gpu_tools import refused

import syclrt
from syclrt import Device, Program, Queue
from syclrt.memory.exchange import exchange_of

CPU, CUDA = 1, 2
FLOAT = (2, 32, 1)


class Tensor(ctypes.Structure):
    """`DLTensor`."""

    _fields_ = (
        ("data", ctypes.c_uint64),
        *((name, ctypes.c_int32) for name in ("kind", "number", "ndim")),
        *(("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)),
        *((name, ctypes.c_uint64) for name in ("shape", "strides", "byte_offset")),
    )


class Described:
    """An array, by what its library would say of it."""

    def __init__(
        self, address: int, shape: tuple[int, ...], device: tuple[int, int] = (CUDA, 0), element: Any = FLOAT
    ) -> None:
        self._shape = (ctypes.c_int64 * len(shape))(*shape)
        self.tensor = Tensor(address - 8, *device, len(shape), *element, ctypes.addressof(self._shape), 0, 8)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.tensor.kind, self.tensor.number


@ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p)
def tensor_of(array: Described, found: int) -> int:
    ctypes.memmove(found, ctypes.addressof(array.tensor), ctypes.sizeof(Tensor))
    return 0


@ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p)
def stream_of(_kind: int, _number: int, found: int) -> int:
    ctypes.c_void_p.from_address(found).value = None
    return 0


def offer(kind: Any, major: int = 1) -> None:
    """Let a type have the interface."""
    functions = (ctypes.cast(one, ctypes.c_void_p).value or 0 for one in (tensor_of, stream_of))
    table = (ctypes.c_uint64 * 7)(major, 0, 0, 0, 0, *functions)
    new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    make = new(("PyCapsule_New", ctypes.pythonapi))
    capsule = make(ctypes.addressof(table), b"dlpack_exchange_api", None)
    kind.__dlpack_c_exchange_api__, kind._table = capsule, table


offer(Described)


def test_what_a_type_says_of_its_arrays() -> None:
    exchange = exchange_of(Described)
    assert exchange is not None
    found = exchange.describe(Described(4096, (2, 3), (CUDA, 1), (0, 64, 1)))
    assert found == (4096, (CUDA, 1), (2, 3), None, (0, 64, 1))
    assert exchange.describe(Described(4096, ())).shape == ()
    assert exchange.stream((CUDA, 0)) == 0


def test_types_that_say_nothing_or_what_nobody_knows() -> None:
    class Later(Described):
        pass

    offer(Later, major=2)
    assert exchange_of(Later) is None
    assert exchange_of(np.ndarray) is None


def test_they_are_arguments_in_place(kernels: Program, queue: Queue, device: Device) -> None:
    ours = [syclrt.asarray(np.ones(100, "f4"), queue, "device") for _ in range(2)]
    x, y = (Described(int(one.pointer), (10, 10), (CUDA, device.number)) for one in ours)
    for _ in range(3):
        queue.parallel_for(100, kernels.kernel("saxpy"), 2.0, x, y).wait()
    assert ours[1].to_numpy().tolist() == [7] * 100
    wrong = Described(int(ours[0].pointer) + 2, (50,), (CUDA, device.number))
    with refused("multiple of 4"):
        queue.parallel_for(100, kernels.kernel("saxpy"), 2.0, wrong, y)


def test_the_processor_cannot_use_them(processor: Device, kernels: Program) -> None:
    array = Described(4096, (10,))
    with refused("memory of another device"):
        Queue(processor).parallel_for(10, kernels.kernel("saxpy"), 2.0, array, array)


@pytest.mark.parametrize("element", [(2, 32, 4), (2, 4, 1), (9, 32, 1)])
def test_elements_that_nothing_here_has(processor: Device, kernels: Program, element: tuple[int, int, int]) -> None:
    array = Described(4096, (10,), element=element)
    with refused("does not say where its elements are: elements of type"):
        Queue(processor).parallel_for(10, kernels.kernel("saxpy"), 2.0, array, array)
