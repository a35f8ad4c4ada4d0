"""Arguments of kernels: what is taken, what is refused, and how it arrives."""

import ctypes
import math
import re
from collections.abc import Callable
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import Device, Errc, Kernel, LocalMemory, Program, Queue, SyclError

ANY: Any = syclrt  # for calls that types forbid
_HEAD = 'target triple = "spirv64-unknown-unknown"\n%S = type { i32, float, i64 }\n'


class Record(ctypes.Structure):
    """As `%S`."""

    _fields_ = (("a", ctypes.c_int), ("b", ctypes.c_float), ("c", ctypes.c_longlong))


class Shorter(ctypes.Structure):
    """Only the beginning of `%S`."""

    _fields_ = (("a", ctypes.c_int), ("b", ctypes.c_float))


RECORD = np.dtype("i4,f4,i8")


def kernel_with(parameter: str) -> Kernel:
    """Return a kernel that does nothing with its parameter."""
    text = f"{_HEAD}define spir_kernel void @take({parameter}) {{\n  ret void\n}}\n"
    return syclrt.load(Module.parse(text)).kernel("take")


def kernel_that_stores(kind: str, parameter: str | None = None, load: str = "") -> Kernel:
    """Return a kernel that stores its first parameter, or what `load` makes of it as `%v`, to its second one."""
    text = f"""{_HEAD}
define spir_kernel void @take({parameter or f"{kind} %v"}, ptr addrspace(1) %out) {{
  {load}
  store {kind} %v, ptr addrspace(1) %out, align 1
  ret void
}}
"""
    return syclrt.load(Module.parse(text)).kernel("take")


POINTER = "ptr addrspace(1) %p"


@pytest.mark.parametrize(
    ("parameter", "arguments"),
    [
        (POINTER, [np.int64(4096), np.float32(2), np.bool_(True), np.zeros(1, RECORD)[0]]),
        (POINTER, [True, -1, 1 << 64, 2.5, "x", b"x", [1], ctypes.c_void_p(64), LocalMemory(4)]),
        (POINTER, [np.array([object()], object)]),
        ("ptr addrspace(1) align 8 %p", [np.zeros(17, "u1")[1:9], 4, np.zeros(4, "f4")[1:].view("u1")[2:]]),
        ("i32 %x", [2.0, np.float32(2), np.array(2.0), np.bool_(True), True, -(1 << 31) - 1, 1 << 32]),
        ("i32 %x", [np.int64(1 << 32), np.array(-(1 << 31) - 1), np.array(3, object), np.zeros((1, 1), "i4")]),
        ("i32 %x", [np.zeros(1, "i4"), None, "3", b"3", Decimal(3), ctypes.c_int(3), math.nan]),
        ("i32 %x", [np.int64(2), np.uint8(2), np.array(-3), np.array(5, ">i2")]),
        ("i8 zeroext %x", [256, -129, np.int16(2), np.float32(2)]),
        ("i1 zeroext %x", [2, -2, 1.0]),
        ("i64 %x", [1 << 64, -(1 << 63) - 1, np.float64(1), np.int32(-1), 10**5000]),
        ("float %x", [1e39, -1e300, 10**400, np.float64(1e39), np.bool_(True), np.array(True), True]),
        ("float %x", [np.zeros(2), None, "2.5", Decimal("2.5"), 1j, np.complex64(1), np.array("2.5")]),
        ("float %x", [np.float64(0.1), np.float16(0.1), np.longdouble(0.1), np.int32(7), np.array(2.5, ">f8")]),
        ("double %x", [10**400, np.float32(0.1), np.uint64(1 << 63)]),
        ("half %x", [65520, 1e6, np.float64(0.1)]),
        ("ptr byval(%S) %x", [bytes(15), bytes(17), b"", Shorter(1, 2.0), np.zeros(1, "i8"), np.zeros(2, object)]),
        ("ptr byval(%S) %x", [(1, 2.0, 3), 5, None, bytearray(15)]),
        ("<4 x float> %x", [2.0, bytes(12), (1.0, 2.0, 3.0, 4.0), np.zeros(4, "f8")]),
        ("ptr addrspace(3) %x", [4, None, np.zeros(4), LocalMemory(-1), LocalMemory(1 << 40), LocalMemory(1 << 70)]),
        ("ptr addrspace(3) %x", [LocalMemory(2.5), LocalMemory("x"), LocalMemory(True)]),  # pyright: ignore[reportArgumentType]
        ("i32 %x", [LocalMemory(4)]),
    ],
)
def test_other_arguments_are_refused(queue: Queue, parameter: str, arguments: list[object]) -> None:
    kernel = kernel_with(parameter)
    for argument in arguments:
        with pytest.raises(SyclError, match="argument 0 of kernel 'take'") as found:
            queue.single_task(kernel, argument)
        assert (found.value.code, found.value.kernel, found.value.argument) == (Errc.INVALID, "take", 0), argument


@pytest.mark.parametrize(
    ("kind", "arguments", "dtype"),
    [
        ("i8", [1, 255, -128, True, False, np.int8(-3), np.uint8(200), np.bool_(True)], "u1"),
        ("i16", [65535, -1, np.int16(-3), np.uint16(9)], "u2"),
        ("i32", [7, -(1 << 31), (1 << 32) - 1, np.int32(-5), np.uint32((1 << 32) - 1)], "u4"),
        ("i32", [np.array(-3, "i4"), np.array(5, ">u4")], "u4"),
        ("i64", [-1, (1 << 64) - 1, np.int64(-5), np.uint64(1 << 63)], "u8"),
        ("float", [2, 0.1, math.inf, -math.inf, np.float32(0.1), 3.4e38, np.array(2.5, ">f4")], "f4"),
        ("double", [2, 0.1, 1e300, np.float64(0.1)], "f8"),
        ("half", [2, 0.1, 65504, math.inf, np.float16(0.1)], "f2"),
    ],
)
def test_numbers_arrive(queue: Queue, kind: str, arguments: list[Any], dtype: str) -> None:
    kernel, out = kernel_that_stores(kind), np.zeros(1, dtype)
    for argument in arguments:
        launch(queue, 1, kernel, argument, out)
        assert out[0] == np.array([argument]).astype(dtype)[0], argument


def test_a_number_that_is_none_arrives(queue: Queue) -> None:
    out = np.zeros(1, "f4")
    launch(queue, 1, kernel_that_stores("float"), math.nan, out)
    assert np.isnan(out[0])


@pytest.mark.parametrize(
    "argument",
    [
        Record(7, 2.5, -3),
        bytes(Record(7, 2.5, -3)),
        bytearray(Record(7, 2.5, -3)),
        memoryview(Record(7, 2.5, -3)),
        np.array((7, 2.5, -3), RECORD.newbyteorder(">")),
        np.array([(7, 2.5, -3)], RECORD)[0],
        np.array((7, 2.5, -3), RECORD),
    ],
    ids=["ctypes", "bytes", "bytearray", "memoryview", "numpy in the other order", "numpy record", "numpy array"],
)
@pytest.mark.parametrize("parameter", ["ptr byval(%S) align 8 %s", "%S %v"])
def test_structures_arrive(queue: Queue, parameter: str, argument: object) -> None:
    load = "%v = load %S, ptr %s" if "byval" in parameter else ""
    out = np.zeros(1, RECORD)
    launch(queue, 1, kernel_that_stores("%S", parameter, load), argument, out)
    assert out[0].tolist() == (7, 2.5, -3)


@pytest.mark.parametrize(("kind", "size"), [("<4 x float>", 16), ("<3 x i32>", 12), ("[3 x i16]", 6)])
def test_vectors_and_arrays_arrive_between_numbers(queue: Queue, kind: str, size: int) -> None:
    text = f"""{_HEAD}
define spir_kernel void @take(i8 %a, {kind} %v, i32 %b, ptr addrspace(1) %out) {{
  store {kind} %v, ptr addrspace(1) %out, align 1
  %last = getelementptr i8, ptr addrspace(1) %out, i64 16
  store i32 %b, ptr addrspace(1) %last
  ret void
}}
"""
    kernel, out = syclrt.load(Module.parse(text)).kernel("take"), np.zeros(20, "u1")
    given = bytes(range(1, kernel.parameters[1].size + 1))
    launch(queue, 1, kernel, 1, given, 0x11223344, out)
    assert bytes(out[:size]) == given[:size]
    assert out[16:].view("i4")[0] == 0x11223344


def test_a_parameter_that_no_argument_fits_is_said(queue: Queue) -> None:
    image, sampler = 'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)', 'target("spirv.Sampler")'
    for kind, why in (("i128", "of which no"), (sampler, "of which no"), (image, "and images are not supported")):
        message = f"kernel 'take' cannot be launched: parameter 0 is of type {re.escape(kind)}, {why}"
        with pytest.raises(SyclError, match=message) as found:
            queue.single_task(kernel_with(f"{kind} %x"), 1)
        assert found.value.code is Errc.FEATURE_NOT_SUPPORTED


def test_images_that_older_compilers_pass_as_pointers_are_refused(queue: Queue) -> None:
    opaque = "%opencl.image2d_ro_t = type opaque\n"
    body = "define spir_kernel void @take(%opencl.image2d_ro_t addrspace(1)* %x) {\n  ret void\n}\n"
    kernel = syclrt.load(Module.parse(_HEAD + opaque + body)).kernel("take")
    with pytest.raises(SyclError, match="'take' cannot be launched: parameter 0 .*, and images are not supported"):
        queue.single_task(kernel, np.zeros(4, "f4"))


def test_local_memory_is_what_a_work_group_has(queue: Queue) -> None:
    kernel = syclrt.load(
        Module.parse(
            f"{_HEAD}define spir_kernel void @take(ptr addrspace(3) %a, ptr addrspace(3) %b) {{\n  ret void\n}}\n"
        )
    ).kernel("take")
    most = queue.device.local_mem_size
    queue.single_task(kernel, LocalMemory(most // 2), LocalMemory(most // 2)).wait()
    queue.single_task(kernel, LocalMemory(0), LocalMemory(int(np.int64(8)))).wait()
    with pytest.raises(SyclError, match=f"argument 1 of kernel 'take': {most} bytes of local memory") as found:
        queue.single_task(kernel, LocalMemory(64), LocalMemory(most))
    assert found.value.code is Errc.INVALID


def test_memory_that_is_freed_or_foreign_is_refused(queue: Queue, kernels: Program) -> None:
    add = kernels.kernel("add")
    mine, freed = syclrt.zeros(4, "i4", queue), syclrt.malloc_shared(16, queue)
    syclrt.free(freed, queue)
    other_context = Queue(queue.device, context=syclrt.Context(queue.device))
    other_device = Queue(queue.device.with_aspects(remove=["fp64"]))
    cases: dict[object, str] = {freed: "has been freed"}
    for other in (other_context, other_device):
        array = syclrt.zeros(4, "i4", other)
        proxy = type("Proxy", (), {"__sycl_usm_array_interface__": array.__sycl_usm_array_interface__})()
        cases |= dict.fromkeys((array, array.pointer, proxy), "to another")
    for memory, text in cases.items():
        with pytest.raises(SyclError, match=text) as found:
            queue.parallel_for(4, add, mine, memory)
        assert (found.value.code, found.value.kernel, found.value.argument) == (Errc.INVALID, "add", 1)
    closed = syclrt.Buffer(np.zeros(4, "i4"))
    accessor = closed.get_access(None)
    with pytest.raises(SyclError, match="not of this command group"):
        queue.parallel_for(4, add, mine, accessor)
    closed.close()
    with pytest.raises(SyclError, match="has been closed"):
        queue.submit(lambda h: h.require(accessor))


def test_a_buffer_serves_queues_of_all_contexts(kernels: Program, device: Device) -> None:
    data = np.arange(4, dtype="i4")
    with syclrt.Buffer(data) as buffer:
        for queue in (Queue(device), Queue(device, context=syclrt.Context(device))):
            queue.submit(lambda h: h.parallel_for(4, kernels.kernel("step"), buffer.get_access(h), 2, 1))
    assert data.tolist() == [3, 7, 11, 15]


def test_what_is_no_kernel_is_refused(queue: Queue) -> None:
    for what in ("step", None, 5):
        with pytest.raises(SyclError, match="expected a Kernel") as found:
            queue.single_task(what)  # pyright: ignore[reportArgumentType]
        assert found.value.code is Errc.INVALID


@pytest.mark.parametrize(
    "call",
    [
        lambda q, a: q.memcpy(a, a, 2.5),
        lambda q, a: q.memcpy(a, np.zeros(1, "i4"), offset=0.5),
        lambda q, a: q.memcpy(0, a, 4),
        lambda q, a: q.memcpy(a, None, 4),
        lambda q, a: q.memcpy(a, np.int64(4096), -1),
        lambda q, a: q.copy(a, a, 1.0),
        lambda q, a: q.copy(a, a, 1, start_index="x"),
        lambda q, a: q.memset(a, 1.5, 4),
        lambda q, a: q.memset(a, 0, None),
        lambda q, a: q.memset(0, 0, 4),
        lambda q, a: q.fill(a, 1, 2.5),
        lambda q, a: q.fill(0, 1, 1),
        lambda q, a: q.fill(a, 10**5000, 1),
        lambda q, a: q.memcpy(a, a, 10**5000),
        lambda q, a: q.prefetch(a, 65),
        lambda q, a: q.prefetch(None, 4),
        lambda q, a: q.mem_advise(a, -1, 0),
        lambda q, a: syclrt.malloc_device(1 << 70, q),
        lambda q, a: ANY.malloc_shared(2.5, q),
        lambda q, a: ANY.malloc_host(True, q),
        lambda q, a: ANY.malloc_device(4, None),
        lambda q, a: ANY.malloc_device(4, q.context),
        lambda q, a: ANY.malloc_device(4, q, alignment=2.5),
        lambda q, a: ANY.malloc_device(4, q, alignment=10**5000),
        lambda q, a: a.pointer + 10**5000,
        lambda q, a: syclrt.empty((0, 10**5000), "i4", q),
        lambda q, a: ANY.empty(4, "i4", q, kind="global"),
        lambda q, a: ANY.empty(4, "i4", q, kind=np.zeros(3)),
        lambda q, a: ANY.zeros(4, "\udcff", q),
        lambda q, a: ANY.Buffer(4, SimpleNamespace(dtype=5)),
        lambda q, a: ANY.Buffer(4, "i4").get_access(None, np.zeros(2)),
        lambda q, a: syclrt.asarray([[1], [1, 2]], q),
    ],
)  # fmt: skip
def test_sizes_and_places_that_are_none_are_refused(queue: Queue, call: Callable[[Any, Any], object]) -> None:
    with pytest.raises(SyclError) as found:
        call(queue, syclrt.zeros(16, "i4", queue))
    assert found.value.code is Errc.INVALID


def test_sizes_of_numpy_are_sizes(queue: Queue) -> None:
    array = syclrt.zeros(16, "i4", queue)
    numbers: list[Any] = [np.int32(-1), np.int64(64), np.uint8(4)]
    queue.memset(array, *numbers[:2]).wait()
    queue.copy(array, array, numbers[2]).wait()
    assert array.to_numpy().tolist() == [-1] * 16
    assert syclrt.malloc_shared(numbers[1], queue, alignment=numbers[1]).address % 64 == 0
    assert syclrt.Buffer(numbers[2], "f4").shape == (4,)


@pytest.mark.parametrize("extents", [0, (0, 5), (5, 0), (0, 0, 0)])
def test_an_empty_range_runs_nothing(queue: Queue, kernels: Program, extents: Any) -> None:
    queue.parallel_for(extents, kernels.kernel("step"), None, 2, 1).wait()
    local = (1,) * len(extents) if isinstance(extents, tuple) else 1
    queue.parallel_for(syclrt.NdRange(extents, local), kernels.kernel("step"), None, 2, 1).wait()


@pytest.mark.parametrize(
    ("extents", "local", "code"),
    [
        (-1, None, Errc.ND_RANGE),
        ((2, -2), None, Errc.ND_RANGE),
        ((), None, Errc.ND_RANGE),
        ((1, 2, 3, 4), None, Errc.ND_RANGE),
        (1 << 63, None, Errc.ND_RANGE),
        ((1 << 32, 1 << 32), None, Errc.ND_RANGE),
        ((0, 1 << 63), None, Errc.ND_RANGE),
        pytest.param(10**5000, None, Errc.ND_RANGE, id="5000 digits"),
        (1.5, None, Errc.INVALID),
        ("3", None, Errc.INVALID),
        (None, None, Errc.INVALID),
        (4, 3, Errc.ND_RANGE),
        (4, 0, Errc.ND_RANGE),
        (4, -2, Errc.ND_RANGE),
        (4, 8, Errc.ND_RANGE),
        ((4, 4), 2, Errc.ND_RANGE),
        (1 << 14, 1 << 14, Errc.ND_RANGE),
        ((128, 128), (128, 128), Errc.ND_RANGE),
    ],
)
def test_ranges_that_are_none_are_refused(queue: Queue, kernels: Program, extents: Any, local: Any, code: Errc) -> None:
    def launch() -> None:
        shape = extents if local is None else syclrt.NdRange(extents, local)
        queue.parallel_for(shape, kernels.kernel("step"), None, 2, 1)

    with pytest.raises(SyclError) as found:
        launch()
    assert found.value.code is code
