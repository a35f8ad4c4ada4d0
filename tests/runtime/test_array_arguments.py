"""Arrays that kernels cannot take as they are: strides, byte orders, read-only memory, no elements, other types."""

import ctypes
from array import array
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Errc, Kernel, Program, Queue, SyclError
from syclrt.graph import CommandGraph, DynamicParameter

ANY: Any = syclrt
HOST = pytest.mark.native_cpu("memory of the host as an argument")
TYPED = """target triple = "spir64-unknown-unknown"
%struct.S = type { i32, float }
define spir_kernel void @typed(float addrspace(1)* %f, i32 addrspace(1)* %i, <4 x half> addrspace(1)* %h,
                               i8 addrspace(1)* %b, %struct.S addrspace(1)* %s) {
  ret void
}
"""
WHERE = pytest.mark.parametrize("is_ours", [pytest.param(False, marks=HOST), True], ids=["host", "shared"])


@pytest.fixture
def step(kernels: Program) -> Kernel:
    return kernels.kernel("step")


def refused(match: str | None, argument: int | None = None):
    def is_it(error: SyclError) -> bool:
        return error.code is Errc.INVALID and (argument is None or error.argument == argument)

    return pytest.raises(SyclError, match=match, check=is_it)


VIEWS: dict[str, Callable[[Any], Any]] = {
    "every other one": lambda a: a[::2],
    "backwards": lambda a: a[::-1],
    "a column": lambda a: a.reshape(4, 4)[:, 1],
    "some columns": lambda a: a.reshape(4, 4)[:, :2],
    "columns first": lambda a: a.reshape(4, 4).T,
    "one element again and again": lambda a: np.lib.stride_tricks.as_strided(a, (4,), (0,)),
}


@HOST
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_elements_that_stand_apart_are_refused(queue: Queue, step: Kernel, view: Callable[[Any], Any]) -> None:
    memory = np.arange(16, dtype="i4")
    wrong = view(memory)
    graph = CommandGraph(queue)
    cure = r"argument 0 of kernel 'step': the elements do not stand side by side.*numpy\.ascontiguousarray"
    for launch in (
        lambda: queue.parallel_for(2, step, wrong, 2, 1),
        lambda: queue.submit(lambda h: h.parallel_for(2, step, wrong, 2, 1)),
        lambda: graph.add(lambda h: h.parallel_for(2, step, wrong, 2, 1)),
        lambda: graph.add(lambda h: h.parallel_for(2, step, DynamicParameter(graph, wrong), 2, 1)),
    ):
        with refused(cure, 0):
            launch()
    assert memory.tolist() == [*range(16)]
    queue.parallel_for(2, step, np.ascontiguousarray(wrong), 2, 1).wait()


def test_views_of_our_arrays_are_refused_however_often_a_kernel_is_launched(queue: Queue, step: Kernel) -> None:
    memory = syclrt.asarray(np.arange(16, dtype="i4").reshape(4, 4), queue)
    for _ in range(12):
        queue.parallel_for(2, step, memory, 1, 0).wait()
        for view in (memory[::-1], memory[:, 1], memory[:, ::2], memory[::2]):
            with refused(r"argument 0 of kernel 'step': the elements.*syclrt\.asarray\(array, queue\)", 0):
                queue.parallel_for(2, step, view, 2, 1)
    assert memory.to_numpy().ravel().tolist() == [*range(16)]
    queue.parallel_for(2, step, syclrt.asarray(memory[:, 1], queue), 2, 1).wait()


@WHERE
def test_extents_of_one_may_have_any_stride(queue: Queue, step: Kernel, is_ours: bool) -> None:
    memory = np.arange(16, dtype="i4").reshape(4, 4)
    one = syclrt.asarray(memory, queue) if is_ours else memory
    for view in (one[::3][1:], one[1:2, ::3][:, 1:], one[3:, ::-1][:, :1]):
        queue.parallel_for(1, step, view, 0, 7).wait()
    found = np.asarray(one)
    assert found[3].tolist() == [7, 13, 14, 7]
    assert found[1].tolist() == [4, 5, 6, 7]


ORDERS = pytest.mark.parametrize(
    ("dtype", "cure"),
    [(">i4", r"array\.astype\('<i4'\)"), ([("a", ">i2"), ("b", "<i2")], r"array\.dtype\.newbyteorder\('='\)")],
)


@HOST
@ORDERS
def test_arguments_in_another_byte_order_are_refused(queue: Queue, step: Kernel, dtype: Any, cure: str) -> None:
    with refused(f"argument 0 of kernel 'step': elements of type .*{cure}", 0):
        queue.parallel_for(4, step, np.zeros(4, dtype), 2, 1)


@ORDERS
def test_another_byte_order_is_refused(queue: Queue, dtype: Any, cure: str) -> None:
    wrong, ours = np.zeros(4, dtype), syclrt.zeros(4, "i4", queue)
    for action in (
        lambda: queue.memcpy(ours, wrong),
        lambda: queue.copy(wrong, ours.pointer, 4),
        lambda: queue.copy(ours.pointer, wrong, 4),
        lambda: syclrt.empty(4, dtype, queue),
        lambda: syclrt.Buffer(4, dtype),
        lambda: syclrt.Buffer(wrong, use_host_ptr=True),
    ):
        with refused(f"{cure}|byte order"):
            action()


def test_copies_in_memory_have_the_byte_order_of_the_device(queue: Queue, step: Kernel) -> None:
    values = np.arange(4, dtype=">i4")
    copy = syclrt.asarray(values[::-1], queue)
    assert copy.dtype.isnative
    queue.parallel_for(4, step, copy, 10, 1).wait()
    assert copy.to_numpy().tolist() == [31, 21, 11, 1]
    with syclrt.Buffer(values) as buffer:
        assert buffer.dtype == "i4"
        queue.submit(lambda h: h.parallel_for(4, step, buffer.get_access(h), 10, 1))
    assert values.tolist() == [1, 11, 21, 31]
    assert syclrt.asarray(np.array([(258,)], [("a", ">i2")]), queue)[0]["a"] == 258


def read_only(memory: Any) -> Any:
    view = memory.view()
    view.flags.writeable = False
    return view


@HOST
def test_read_only_arrays_are_for_kernels_that_only_read(queue: Queue, kernels: Program) -> None:
    source, target = read_only(np.arange(4, dtype="i4")), np.zeros(4, "i4")
    queue.parallel_for(4, kernels.kernel("add"), source, target).wait()
    assert target.tolist() == [0, 1, 2, 3]
    for arguments, at in (((target, source), 1), ((source, source), 1)):
        with refused(f"argument {at} of kernel 'add': the array is read-only.*copy", at):
            queue.parallel_for(4, kernels.kernel("add"), *arguments)
    with refused("argument 0 of kernel 'step': the array is read-only", 0):
        queue.parallel_for(4, kernels.kernel("step"), source, 2, 1)
    assert source.tolist() == [0, 1, 2, 3]

    interface = {**syclrt.zeros(4, "i4", queue).__sycl_usm_array_interface__, "data": (target.ctypes.data, True)}
    foreign = type("Foreign", (), {"__sycl_usm_array_interface__": interface})()
    with refused("read-only"):
        queue.parallel_for(4, kernels.kernel("step"), foreign, 2, 1)
    with refused("read-only"):
        queue.memset(foreign, 0, 4)


READERS = """target triple = "spirv64-unknown-unknown"
define spir_func float @inner(ptr addrspace(4) %p, i64 %i) noinline {
  %place = getelementptr float, ptr addrspace(4) %p, i64 %i
  %v = load float, ptr addrspace(4) %place
  ret float %v
}
define weak_odr spir_kernel void @tiled(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(3) %tile) {
entry:
  %where = alloca ptr addrspace(1)
  store ptr addrspace(1) %in, ptr %where
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = load ptr addrspace(1), ptr %where
  %generic = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %v = call spir_func float @inner(ptr addrspace(4) %generic, i64 %i)
  %here = getelementptr float, ptr addrspace(3) %tile, i64 %i
  store float %v, ptr addrspace(3) %here
  call spir_func void @_Z7barrierj(i32 1)
  %there = getelementptr float, ptr addrspace(3) %tile, i64 0
  %w = load float, ptr addrspace(3) %there
  %to = getelementptr float, ptr addrspace(1) %out, i64 %i
  store float %w, ptr addrspace(1) %to
  ret void
}
declare spir_func void @_Z7barrierj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
"""
HIDES = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @hides(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %where = alloca ptr addrspace(1)
  store ptr addrspace(1) %in, ptr %where
  call spir_func void @unknown(ptr %where)
  ret void
}
declare spir_func void @unknown(ptr)
"""


@HOST
def test_what_a_kernel_only_reads_is_found_through_calls_and_barriers(queue: Queue) -> None:
    program = syclrt.load(Module.parse(READERS))
    source, target = read_only(np.arange(4, dtype="f4") + 3), np.zeros(4, "f4")
    shape, tile = syclrt.NdRange(4, 4), syclrt.LocalMemory(16)
    queue.parallel_for(shape, program.kernel("tiled"), source, target, tile).wait()
    assert target.tolist() == [3] * 4
    with refused("read-only", 1):
        queue.parallel_for(shape, program.kernel("tiled"), target, source, tile)
    with refused("read-only", 0):
        queue.parallel_for(4, syclrt.load(Module.parse(HIDES)).kernel("hides"), source, target)


@HOST
def test_buffers_of_python_are_memory(queue: Queue, kernels: Program) -> None:
    add = kernels.kernel("add")
    data, numbers, fixed = bytearray(16), array("i", [1, 2, 3, 4]), (ctypes.c_int * 4)(5, 6, 7, 8)
    for source in (numbers, fixed, memoryview(numbers), memoryview(bytes(numbers))):
        queue.parallel_for(4, add, source, data).wait()
    assert np.frombuffer(data, "i4").tolist() == [8, 12, 16, 20]
    queue.parallel_for(2, add, numbers, memoryview(data)[8:]).wait()
    assert np.frombuffer(data, "i4").tolist() == [8, 12, 17, 22]
    with refused("read-only", 1):
        queue.parallel_for(4, add, numbers, memoryview(bytes(16)))
    with refused("side by side", 0):
        queue.parallel_for(2, add, memoryview(numbers)[::2], data)
    released = memoryview(data)
    released.release()
    with refused("found memoryview", 0):
        queue.parallel_for(2, add, released, data)


def test_buffers_of_python_are_copied(queue: Queue) -> None:
    data, numbers, ours = bytearray(np.arange(4, dtype="i4")), array("i", [0] * 4), syclrt.zeros(4, "i4", queue)
    queue.memcpy(ours, data).wait()
    queue.memcpy(memoryview(numbers), ours).wait()
    assert numbers.tolist() == [0, 1, 2, 3]


def test_an_array_that_describes_itself_wrongly_is_refused(queue: Queue, step: Kernel) -> None:
    good = np.zeros(4, "i4").__array_interface__
    wrong: list[dict[str, object]] = [
        {"typestr": "i3"}, {"typestr": None}, {"shape": None}, {"shape": (-1,)}, {"shape": 4}, {"strides": (4, 4)},
        {"strides": ("x",)}, {"data": 5}, {"data": ("x", False)}, {"data": None},
    ]  # fmt: skip
    for protocol in ("__array_interface__", "__sycl_usm_array_interface__"):
        for interface in ({}, *({**good, **one} for one in wrong)):
            foreign = type("Foreign", (), {protocol: interface})()
            for action in (
                lambda one=foreign: queue.parallel_for(1, step, one, 2, 1),
                lambda one=foreign: queue.memset(one, 0, 4),
            ):
                with refused(None):
                    action()


def test_an_array_is_no_number(queue: Queue, step: Kernel) -> None:
    array = syclrt.zeros(4, "i4", queue)
    with refused("argument 1 of kernel 'step': expected a value of type i32, found UsmArray$"):
        queue.parallel_for(4, step, array, array, 1)


@HOST
def test_memory_that_is_made_when_it_is_asked_for_is_read_only(queue: Queue, step: Kernel) -> None:
    """As that of pictures."""
    made = {"shape": (4,), "typestr": "<i4", "data": bytes(16), "version": 3}
    with refused("read-only"):
        queue.parallel_for(1, step, type("Image", (), {"__array_interface__": made})(), 2, 1)


@WHERE
def test_arrays_without_elements(queue: Queue, kernels: Program, is_ours: bool) -> None:
    """They are null pointers, and none that a kernel is sure to access."""
    add, ours, data = kernels.kernel("add"), syclrt.zeros(4, "i4", queue), np.zeros(4, "i4")
    host: list[Any] = [np.zeros(0, "i4"), np.zeros((3, 0), "i4"), data[4:], bytearray()]
    every = [syclrt.zeros(0, "i4", queue), ours[:0], ours[4:]] if is_ours else host
    for empty in every:
        queue.parallel_for(0, add, ours, empty).wait()
        for _ in range(3):
            with refused("argument 1 of kernel 'add': the array has no elements", 1):
                queue.parallel_for(4, add, ours, empty)
    optional = syclrt.load(
        Module.parse("""target triple = "spirv64-unknown-unknown"
define spir_kernel void @maybe(ptr addrspace(1) %bias, ptr addrspace(1) %out) {
  %address = ptrtoint ptr addrspace(1) %bias to i64
  store i64 %address, ptr addrspace(1) %out
  %is_there = icmp ne ptr addrspace(1) %bias, null
  br i1 %is_there, label %read, label %end
read:
  %v = load i64, ptr addrspace(1) %bias
  store i64 %v, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
""")
    ).kernel("maybe")
    for empty in every:
        out = syclrt.asarray(np.full(1, 9), queue)
        for _ in range(3):
            queue.single_task(optional, empty, out).wait()
        assert out[0] == 0
    with syclrt.Buffer(np.zeros(0, "i8")) as buffer:
        out = syclrt.asarray(np.full(1, 9), queue)
        queue.submit(lambda h: h.single_task(optional, buffer.get_access(h), out)).wait()
        assert out[0] == 0


@WHERE
def test_elements_have_the_size_that_typed_pointers_tell(queue: Queue, is_ours: bool) -> None:
    def zeros(dtype: str) -> Any:
        return syclrt.zeros(4, dtype, queue) if is_ours else np.zeros(4, dtype)

    kernel = syclrt.load(Module.parse(TYPED)).kernel("typed")
    ours = [zeros(one) for one in ("f4", "i4", "f2", "f8", "f8")]
    for _ in range(3):
        queue.single_task(kernel, *ours).wait()
    for at, dtypes in enumerate(("u4 i4 u1 c8", "f4 u4 i1", "u2 i2 u1", "f4 i8 c16", "f4 i8 u1 c16")):
        for dtype in dtypes.split():
            one = zeros(dtype)
            queue.single_task(kernel, *(one if i == at else each for i, each in enumerate(ours))).wait()
    for at, dtypes in enumerate(("f8 f2 i8 c16", "i8 u2 f8", "f4 i8")):
        for dtype in dtypes.split():
            one = zeros(dtype)
            with refused(f"argument {at} of kernel 'typed': expected an array of numbers of", at):
                queue.single_task(kernel, *(one if i == at else each for i, each in enumerate(ours)))


def test_patterns_are_values(queue: Queue) -> None:
    floats, integers = syclrt.zeros(2, "f4", queue), syclrt.zeros(2, "i4", queue)
    for pattern in (np.float64(2.5), np.array(2.5, ">f8"), np.float32(2.5), 2.5):
        queue.fill(floats, pattern, 2).wait()
        assert floats.to_numpy().tolist() == [2.5, 2.5]
        queue.memset(floats, 0, 8).wait()
    for pattern in (np.int32(7), np.uint8(7), np.int64(7), 7.0):
        queue.fill(integers, pattern, 2).wait()
        queue.fill(floats, pattern, 2).wait()
        assert (integers.to_numpy().tolist(), floats.to_numpy().tolist()) == ([7, 7], [7.0, 7.0])
    queue.fill(integers.pointer, np.array([1, 2], ">i4"), 1).wait()
    assert integers.to_numpy().tolist() == [1, 2]
    for wrong in (2.5, np.float32(2.5), np.int64(1 << 32), np.nan):
        with refused("is no value of type int32"):
            queue.fill(integers, wrong, 1)
    for other in (1e300, 10**60, None, "1.5", 1j, np.complex64(1)):
        with refused("is no value of type float32"):
            queue.fill(floats, other, 1)


def test_patterns_keep_their_bits(queue: Queue) -> None:
    """A number that is none, with a payload, of the elements' own type."""
    floats = syclrt.zeros(2, "f4", queue)
    queue.fill(floats, np.uint32(0x7F80_0123).view("f4"), 2).wait()
    assert floats.to_numpy().view("u4").tolist() == [0x7F80_0123] * 2


def test_patterns_with_a_unit_are_converted(queue: Queue) -> None:
    times, spans = syclrt.zeros(2, "M8[s]", queue), syclrt.zeros(2, "m8[ms]", queue)
    queue.fill(times, np.datetime64("2020-01-02"), 2).wait()
    queue.fill(spans, np.timedelta64(3, "s"), 2).wait()
    assert (times.to_numpy() == np.datetime64("2020-01-02")).all()
    assert (spans.to_numpy() == np.timedelta64(3, "s")).all()
    with refused("is no value of type int64"):
        queue.fill(syclrt.zeros(2, "i8", queue), np.timedelta64(3, "s"), 2)


def test_accessors_are_arguments_of_the_command_group_that_requires_them(queue: Queue, step: Kernel) -> None:
    """Also for kernels that are launched again."""
    with syclrt.Buffer(np.zeros(4, "i4")) as buffer:
        ours = syclrt.zeros(4, "i4", queue)
        for _ in range(3):
            queue.parallel_for(4, step, ours, 1, 1).wait()
        accessor = buffer.get_access(None)
        queue.submit(lambda h: (h.require(accessor), h.parallel_for(4, step, accessor, 1, 1))).wait()
        with refused("not of this command group"):
            queue.parallel_for(4, step, accessor, 1, 1)


WIDE = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @twice(ptr addrspace(1) align 64 %from, ptr addrspace(1) align 64 %to) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %source = getelementptr <8 x double>, ptr addrspace(1) %from, i64 %i
  %v = load <8 x double>, ptr addrspace(1) %source, align 64
  %w = fadd <8 x double> %v, %v
  %target = getelementptr <8 x double>, ptr addrspace(1) %to, i64 %i
  store <8 x double> %w, ptr addrspace(1) %target
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


@HOST
def test_vectors_larger_than_the_alignment_of_arrays(queue: Queue) -> None:
    """Wherever memory of the host begins, arrays go in; what is not even a multiple of 16 never does."""
    kernel = syclrt.load(Module.parse(WIDE)).kernel("twice")
    assert kernel.parameters[0].target_align == 16
    memory = np.zeros(256)
    start = -memory.ctypes.data % 64 // 8
    for shift in (0, 2, 4, 6):
        source, target = memory[start + shift :][:64], np.zeros(64)
        source[:] = np.arange(64)
        for count in (1, 8):
            queue.parallel_for(count, kernel, source, target).wait()
            assert target[: 8 * count].tolist() == (2 * source[: 8 * count]).tolist()
    with refused("expected an address that is a multiple of 16", 0):
        queue.parallel_for(1, kernel, memory[start + 1 :][:64], np.zeros(64))
