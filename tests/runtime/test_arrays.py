"""Arrays in USM: views, NumPy and DLPack without copies, memory that is given back when nobody uses it."""

import copy
import gc
import os
import weakref
from threading import Event as Flag
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import syclrt
from syclrt import (
    Context,
    Errc,
    Program,
    Queue,
    SyclError,
    UsmArray,
    asarray,
    empty,
    free,
    malloc_device,
    malloc_host,
    malloc_shared,
    zeros,
)
from syclrt.memory.usm import Kind


def refused(match: str | None = None):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is Errc.INVALID)


@pytest.mark.parametrize("kind", ["device", "shared", "host"])
def test_an_array_has_the_values_that_it_was_made_of(queue: Queue, kind: Kind) -> None:
    data = np.arange(24, dtype="f8").reshape(2, 3, 4)
    array = asarray(data[:, ::-1], queue, kind=kind)
    assert (array.shape, array.dtype, array.nbytes, array.strides) == ((2, 3, 4), "f8", 192, (96, 32, 8))
    assert array.to_numpy().tolist() == data[:, ::-1].tolist()
    assert array.pointer.kind == kind
    assert not zeros((3, 2), "i2", queue, kind=kind).to_numpy().any()
    assert empty((), "i4", queue, kind=kind).shape == ()
    assert len(array) == 2


@pytest.mark.parametrize("kind", ["device", "shared"])
def test_a_copy_of_an_array_has_elements_of_its_own(queue: Queue, kind: Kind) -> None:
    array = asarray(np.arange(6, dtype="i4").reshape(2, 3), queue, kind=kind)
    for one in (copy.copy(array), copy.deepcopy([array])[0], copy.copy(array[:, ::-2])[:, ::-1]):
        queue.memset(array, 0, 24).wait()
        assert one.to_numpy().tolist() in ([[0, 1, 2], [3, 4, 5]], [[0, 2], [3, 5]])
        assert (one.pointer.kind, one.pointer.context, one.dtype) == (kind, queue.context, "i4")
        queue.copy(np.arange(6, dtype="i4"), array).wait()


@pytest.mark.native_cpu("memory that goes back to the system")
def test_memory_is_there_for_finalizers_of_a_cycle(queue: Queue) -> None:
    found: list[list[int]] = []

    class Holder:
        def __init__(self, array: UsmArray) -> None:
            self.array, self.itself = array, self

        def __del__(self) -> None:
            found.append(self.array.to_numpy().tolist())

    for _ in range(8):
        Holder(asarray(np.arange(1000, dtype="i4"), queue))
        gc.collect()
    assert found == [[*range(1000)]] * 8


def test_numpy_sees_memory_that_the_host_reads(queue: Queue) -> None:
    array = zeros((2, 3), "i4", queue)
    seen = np.asarray(array)
    seen[1, 2] = 5
    array[0] = [1, 2, 3]
    assert seen.tolist() == [[1, 2, 3], [0, 0, 5]]
    assert array[1, 2] == 5
    assert seen.ctypes.data == int(array.pointer)


def test_the_host_does_not_read_device_memory(queue: Queue, kernels: Program) -> None:
    array = asarray(np.arange(6, dtype="i4").reshape(2, 3), queue, kind="device")
    for wrong in (
        lambda: np.asarray(array),
        lambda: array[0, 0],
        lambda: array[[0, 1]],
        lambda: array.__setitem__(0, 1),
    ):
        with refused():
            wrong()
    assert array[1, ::-1].to_numpy().tolist() == [5, 4, 3]
    assert array[..., 1:].to_numpy().tolist() == [[1, 2], [4, 5]]
    queue.parallel_for(3, kernels.kernel("step"), array[1], 1, 10).wait()
    assert array.to_numpy().tolist() == [[0, 1, 2], [13, 14, 15]]


SLICES = st.slices(5) | st.integers(-5, 4)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.tuples(SLICES, SLICES), st.sampled_from(["shared", "device"]))
def test_views_are_those_of_numpy(queue: Queue, index: tuple[slice | int, slice | int], kind: Kind) -> None:
    data = np.arange(25, dtype="i4").reshape(5, 5)
    array, expected = asarray(data, queue, kind=kind), data[index]
    if np.isscalar(expected):
        return
    view = array[index]
    assert isinstance(view, UsmArray)
    assert view.to_numpy().tolist() == expected.tolist()
    out, back = np.zeros(expected.shape, "i4"), np.array(expected)
    queue.copy(view, out).wait()
    assert out.tolist() == expected.tolist()
    queue.copy(back[::-1], view).wait()
    data[index] = back[::-1]
    assert array.to_numpy().tolist() == data.tolist()


def test_fills_leave_gaps_alone(queue: Queue) -> None:
    array = zeros((3, 4), "i4", queue)
    queue.fill(array[::2, 1:3], 7, 4).wait()
    assert array.to_numpy().tolist() == [[0, 7, 7, 0], [0] * 4, [0, 7, 7, 0]]
    queue.fill(array[:, 0], 8, 2).wait()
    assert array.to_numpy()[:, 0].tolist() == [8, 8, 0]


def test_only_slices_are_views(queue: Queue) -> None:
    array = zeros(4, "i4", queue)
    with refused("views"):
        array[[0, 1]]
    assert array[4:].shape == (0,)
    assert array[4:].to_numpy().tolist() == []


def test_views_are_arguments_that_begin_where_they_begin(queue: Queue, kernels: Program) -> None:
    array = zeros(8, "i4", queue)
    queue.parallel_for(3, kernels.kernel("step"), array[2:], 1, 1).wait()
    assert array.to_numpy().tolist() == [0, 0, 1, 1, 1, 0, 0, 0]


def test_dlpack_goes_both_ways(queue: Queue) -> None:
    array = asarray(np.arange(6, dtype="f4").reshape(2, 3), queue)
    seen = np.from_dlpack(array[:, ::2])  # pyright: ignore[reportArgumentType]
    array[1, 2] = 9
    assert seen.tolist() == [[0, 2], [3, 9]]

    class OnlyDLPack:
        def __dlpack__(self, **options: Any) -> object:
            return array.__dlpack__(**options)

        def __dlpack_device__(self) -> tuple[int, int]:
            return array.__dlpack_device__()

    assert asarray(OnlyDLPack(), queue).to_numpy().tolist() == array.to_numpy().tolist()

    class Elsewhere:
        def __dlpack__(self, **_: object) -> object:
            raise BufferError("no")

        def __dlpack_device__(self) -> tuple[int, int]:
            return (2, 0)

    with refused("by DLPack"):
        asarray(Elsewhere(), queue)


def test_the_interface_of_sycl_arrays_counts_in_elements(queue: Queue, kernels: Program) -> None:
    array = asarray(np.arange(12, dtype="i4").reshape(3, 4), queue)
    whole, view = array.__sycl_usm_array_interface__, array[::-1, 1:].__sycl_usm_array_interface__
    assert (whole["shape"], whole["strides"], whole["typestr"], whole["version"]) == ((3, 4), None, "<i4", 1)
    assert (view["strides"], view["data"]) == ((-4, 1), (int(array.pointer) + 36, False))

    class Foreign:
        def __init__(self, offset: int, shape: tuple[int, ...], strides: tuple[int, ...] | None) -> None:
            self.__sycl_usm_array_interface__ = {
                **whole, "offset": offset, "shape": shape, "strides": strides
            }  # fmt: skip

    queue.parallel_for(2, kernels.kernel("step"), Foreign(1, (2,), None), 1, 100).wait()
    assert array.to_numpy()[0].tolist() == [0, 101, 102, 3]
    out = np.zeros((3, 2), "i4")
    queue.copy(Foreign(0, (3, 2), (4, 2)), out).wait()
    assert out.tolist() == [[0, 102], [4, 6], [8, 10]]


def test_memory_is_freed_once(queue: Queue, kernels: Program) -> None:
    for make in (malloc_device, malloc_host, malloc_shared):
        pointer = make(64, queue, alignment=256)
        assert int(pointer) % 256 == 0
        with refused("inside"):
            free(pointer + 8, queue)
        with refused("another context"):
            free(pointer, Context(queue.device))
        free(pointer, queue)
        with refused("freed already"):
            free(pointer, queue.context)
        for wrong in (
            lambda p=pointer: queue.parallel_for(4, kernels.kernel("step"), p, 1, 1),
            lambda p=pointer: queue.memset(p, 0, 4),
            lambda p=pointer: queue.memcpy(np.zeros(4), p, 4),
        ):
            with refused("freed"):
                wrong()
    array = zeros(4, "i4", queue)
    view = array[1:]
    free(array.pointer, queue)
    for wrong in (array.to_numpy, lambda: np.asarray(view), lambda: queue.fill(view, 1, 1)):
        with refused("freed"):
            wrong()


def test_memory_is_kept_while_a_command_may_use_it(queue: Queue, kernels: Program) -> None:
    """Also memory that was freed in between, and that of arrays that nobody else holds."""
    out = zeros(4, "i4", queue)
    for frees in (False, True):
        go = Flag()
        array = asarray(np.full(4, 3, "i4"), queue)
        kept = weakref.ref(array.pointer.block)
        gate = queue.submit(lambda h: h.host_task(lambda: go.wait(20)))  # noqa: B023
        event = queue.parallel_for(4, kernels.kernel("add"), array, out, depends_on=gate)
        if frees:
            free(array.pointer, queue)
        del array
        gc.collect()
        assert kept() is not None
        go.set()
        event.wait()
        gc.collect()
        assert kept() is None
    assert out.to_numpy().tolist() == [6] * 4


def test_memory_goes_with_the_last_view(queue: Queue) -> None:
    array = zeros(1024, "i4", queue)
    kept = weakref.ref(array.pointer.block)
    seen = np.asarray(array[10:])
    del array
    assert kept() is not None
    del seen
    assert kept() is None


def test_memory_of_another_device_is_refused(queue: Queue, kernels: Program) -> None:
    other = Queue(queue.device.with_aspects(remove=["fp64"]))
    with refused("another device"):
        queue.parallel_for(4, kernels.kernel("step"), zeros(4, "i4", other), 1, 1)


def test_large_memory_can_be_used_and_freed(queue: Queue) -> None:
    arrays = [zeros(3 << 20, "f4", queue) for _ in range(3)]
    for array in arrays:
        np.asarray(array)[-1] = 1
        assert np.asarray(array).sum() == 1


def test_wrong_shapes_and_types_are_refused(queue: Queue) -> None:
    for wrong in (
        lambda: empty(-1, "i4", queue),
        lambda: empty((2, "x"), "i4", queue),  # pyright: ignore[reportArgumentType]
        lambda: empty(4, "O", queue),
        lambda: empty(4, "no type", queue),
        lambda: malloc_shared(-1, queue),
        lambda: malloc_shared(4, queue, alignment=3),
        lambda: free(4, queue),  # pyright: ignore[reportArgumentType]
        lambda: queue.copy(zeros(4, "i4", queue), np.zeros(4, "f4")),
        lambda: queue.copy(zeros(4, "i4", queue), np.zeros(3, "i4")),
        lambda: queue.memcpy(zeros(4, "i4", queue), "text"),
        lambda: queue.memcpy(1000, 2000),
        lambda: queue.fill(zeros(4, "i2", queue), b"123", 1),
        lambda: queue.fill(zeros(4, "u1", queue), 256, 1),
    ):
        with refused():
            wrong()
    frozen = np.zeros(4)
    frozen.flags.writeable = False
    with refused("read-only"):
        queue.memset(frozen, 0, 4)
    with pytest.raises(SyclError, check=lambda error: error.code is Errc.MEMORY_ALLOCATION):
        malloc_device(1 << 60, queue)


def test_dpctl_takes_the_interface_of_our_arrays_and_we_take_its_memory(queue: Queue) -> None:
    """As far as the form goes: a pointer of another runtime is none of dpctl's contexts."""
    dpctl_memory = pytest.importorskip("dpctl.memory")
    with pytest.raises(ValueError, match="'data' field is not consistent with 'syclobj' field"):
        dpctl_memory.as_usm_memory(zeros((3, 4), "i4", queue)[:, ::2])
    dpctl = pytest.importorskip("dpctl")
    if not dpctl.get_devices():
        pytest.skip("dpctl has no device")
    memory, out = dpctl_memory.MemoryUSMShared(16), np.zeros(4, "i4")
    memory.copy_from_host(np.arange(4, dtype="i4").view("u1"))
    queue.memcpy(out, memory).wait()
    assert out.tolist() == [0, 1, 2, 3]


def test_importing_syclrt_imports_no_numpy(tmp_path: object) -> None:
    code = "import syclrt, sys; sys.exit('numpy' in sys.modules or 'llvmlite' in sys.modules)"
    import subprocess
    import sys

    assert syclrt.__file__
    assert subprocess.run([sys.executable, "-c", code], env={**os.environ}, check=False).returncode == 0
