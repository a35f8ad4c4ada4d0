"""Relations, vectors in memory, atomic operations, and groups, by the device library."""

from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.launches import launch
from tests.runtime.kernels_of_calls import Called, program_of, results

import syclrt
from syclopt.ir import Module
from syclrt import Device, LocalMemory, NdRange, Queue
from syclrt.errors import SyclError

Values = NDArray[Any]
REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
SIZES = (1, 5, 8, 33)
NO_BARRIERS = pytest.mark.native_cpu("barriers are cut into loops")


def test_relations_of_vectors_are_minus_one() -> None:
    scalar = Called("_Z6islessff", ("f", "f"), "i")
    vector = Called("_Z6islessDv4_fS_", ("f4", "f4"), "i4")
    double = Called("_Z5isnanDv2_d", ("d2",), "l2")
    chosen = Called("_Z6selectDv4_fS_Dv4_i", ("f4", "f4", "i4"), "f4")
    every = Called("_Z3allDv4_i", ("i4",), "i")
    program = program_of([scalar, vector, double, chosen, every])
    x, y = np.array([[1, 2, np.nan, 4]], "f4"), np.array([[2, 1, 3, 5]], "f4")
    assert results(program, scalar, x[0], y[0])[0].tolist() == [1, 0, 0, 1]
    less = results(program, vector, x, y)[0]
    assert less.tolist() == [[-1, 0, 0, -1]]
    assert results(program, double, np.array([[np.nan, 1]]))[0].tolist() == [[-1, 0]]
    assert results(program, chosen, x, y, less)[0].tolist() == [[2, 2, pytest.approx(np.nan, nan_ok=True), 5]]
    assert results(program, every, np.array([[-1, -2, -3, -4], [-1, 0, -1, -1]], "i4"))[0].tolist() == [1, 0]


def test_shuffles_and_geometry() -> None:
    shuffled = Called("_Z7shuffleDv4_fDv2_j", ("f4", "j2"), "f2")
    both = Called("_Z8shuffle2Dv2_iS_Dv4_j", ("i2", "i2", "j4"), "i4")
    length = Called("_Z6lengthDv4_d", ("d4",), "d")
    unit = Called("_Z9normalizeDv2_f", ("f2",), "f2")
    program = program_of([shuffled, both, length, unit])
    x = np.arange(4, dtype="f4").reshape(1, 4)
    assert results(program, shuffled, x, np.array([[3, 5]], "u4"))[0].tolist() == [[3, 1]]
    pairs = np.array([[10, 11]], "i4"), np.array([[20, 21]], "i4")
    assert results(program, both, *pairs, np.array([[2, 0, 3, 1]], "u4"))[0].tolist() == [[20, 10, 21, 11]]
    assert results(program, length, np.array([[1e300, 0, 1e300, 0], [1e-300, 0, 0, 0]]))[0] == pytest.approx(
        [2**0.5 * 1e300, 1e-300]
    )
    assert results(program, unit, np.array([[3e30, 4e30], [0, 0]], "f4"))[0] == pytest.approx(
        np.array([[0.6, 0.8], [0, 0]])
    )


ATOMIC = """
target triple = "spirv64-unknown-unknown"
{declarations}
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %old) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %n = trunc i64 %id to i32
{call}
  %to = getelementptr {type}, ptr addrspace(1) %old, i64 %id
  store {type} %r, ptr addrspace(1) %to
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
COUNT = 40000
ATOMIC_INT, SCOPE, ORDER = "PU3AS4VU7_Atomici", "N5__spv5Scope4FlagE", "12memory_order12memory_scope"
ATOMICS = {
    "_Z10atomic_incPU3AS1Vi": ("i32", "", COUNT),
    "_Z10atomic_addPU3AS1Vii": ("i32", "i32 3", 3 * COUNT),
    "_Z10atomic_addPU3AS1Vff": ("float", "float 1.0", COUNT),
    "_Z10atomic_maxPU3AS1Vii": ("i32", "i32 %n", COUNT - 1),
    f"_Z25atomic_fetch_add_explicit{ATOMIC_INT}i{ORDER}": ("i32", "i32 2, i32 0, i32 1", 2 * COUNT),
    f"_Z18__spirv_AtomicIAddPU3AS1i{SCOPE}NS1_19MemorySemanticsMask4FlagEi": ("i32", "i32 1, i32 0, i32 5", 5 * COUNT),
    "_Z18__spirv_AtomicUMaxPU3AS1jjjj": ("i32", "i32 1, i32 0, i32 %n", COUNT - 1),
    "_Z21__spirv_AtomicFAddEXTPU3AS4diid": ("double", "i32 1, i32 0, double 0.5", COUNT // 2),
    "_Z21__spirv_AtomicFMaxEXTPfiif": ("float", "i32 1, i32 0, float 7.0", 7),
}  # fmt: skip


@pytest.mark.parametrize("name", ATOMICS)
def test_atomic_operations_of_several_threads(name: str, device: Device) -> None:
    kind, more, expected = ATOMICS[name]
    types = "".join(f", {one.split()[0]}" for one in more.split(", ") if one)
    comma = ", " if more else ""
    declaration = f"declare spir_func {kind} @{name}(ptr addrspace(1){types})"
    call = f"  %r = call spir_func {kind} @{name}(ptr addrspace(1) %p{comma}{more})"
    program = syclrt.load(Module.parse(ATOMIC.format(declarations=declaration, call=call, type=kind)))
    dtype = {"i32": "i4", "float": "f4", "double": "f8"}[kind]
    place, old = np.zeros(1, dtype), np.full(COUNT, -1, dtype)
    launch(Queue(device), COUNT, program.kernel("k"), place, old)
    assert place[0] == expected
    assert old.min() == 0


def test_compare_and_exchange_makes_a_lock_free_sum() -> None:
    function = Called("_Z14atomic_cmpxchgPU3AS1Viii", ("*i", "i", "i"), "i")
    places = np.array([1, 2, 3], "i4")
    found, after = results(
        program_of([function]), function, places, np.array([1, 5, 3], "i4"), np.array([7, 8, 9], "i4")
    )
    assert found.tolist() == [1, 2, 3]
    assert after.tolist() == [7, 2, 9]


GROUP = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
{declarations}
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %x = load i32, ptr addrspace(1) %from
{calls}
  ret void
}}
"""
FOLDS = {
    "_Z17__spirv_GroupIAddiii": (2, lambda x, y: x + y, 0),
    "_Z17__spirv_GroupSMaxN5__spv5Scope4FlagENS_14GroupOperationEi": (2, max, -(2**31)),
    "_Z17__spirv_GroupSMiniij": (2, min, 2**31 - 1),
}


@pytest.mark.parametrize("size", SIZES)
def test_folds_of_work_groups(size: int, device: Device) -> None:
    declarations = "".join(f"declare spir_func i32 @{name}(i32, i32, i32)\n" for name in FOLDS)
    calls: list[str] = []
    for number, (at, name) in enumerate((at, name) for name in FOLDS for at in range(3)):
        calls.append(f"  %r{number} = call spir_func i32 @{name}(i32 2, i32 {at}, i32 %x)\n")
        calls.append(f"  %at{number} = mul i64 %id, {3 * len(FOLDS)}\n  %to{number} = add i64 %at{number}, {number}\n")
        calls.append(f"  %p{number} = getelementptr i32, ptr addrspace(1) %out, i64 %to{number}\n")
        calls.append(f"  store i32 %r{number}, ptr addrspace(1) %p{number}\n")
    program = syclrt.load(Module.parse(GROUP.format(declarations=declarations, calls="".join(calls))))
    groups = 4
    given = np.random.default_rng(size).integers(-1000, 1000, groups * size, "i4")
    out = np.zeros((groups * size, 3 * len(FOLDS)), "i4")
    launch(Queue(device), NdRange(groups * size, size), program.kernel("k"), given, out)
    for group in range(groups):
        part = given[group * size : (group + 1) * size].tolist()
        columns: list[list[int]] = []
        for _, fold, nothing in FOLDS.values():
            scanned = [*accumulate(part, fold)]
            columns += [[scanned[-1]] * size, scanned, [nothing, *scanned[:-1]]]
        assert out[group * size : (group + 1) * size].T.tolist() == columns


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("file", ["group_functions_o2.ll", "group_functions_clang14.ll"])
def test_opencl_group_functions(file: str, size: int, device: Device) -> None:
    program = syclrt.load(REAL / file)
    count = 3 * size
    x, out = np.arange(count, dtype="f4"), np.zeros(count, "f4")
    answers = np.zeros((count, 6), "i4")
    kernel = program.kernel("groups")
    launch(Queue(device), NdRange(count, size), kernel, x, LocalMemory(4 * size), out, answers)
    assert out.reshape(3, size).tolist() == x.reshape(3, size)[:, ::-1].tolist()
    local = np.arange(size)
    first = local - local % kernel.sub_group_size(device)
    expected = np.stack(
        [
            np.full(size, local.sum()),
            np.cumsum(local),
            np.full(size, size - 1),
            np.full(size, size > 1),
            np.full(size, size == 1),
            first + 7 * (local - first),
        ],
        axis=1,
    )
    assert (answers.reshape(3, size, 6) == expected).all()


def test_variables_of_spirv(device: Device) -> None:
    text = """
target triple = "spirv64-unknown-unknown"
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInWorkgroupId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInSubgroupMaxSize = external addrspace(1) constant i32
declare i64 @llvm.spv.thread.id.in.group.i64(i32)
declare i32 @llvm.spv.workgroup.size.i32(i32)
define spir_kernel void @k(ptr addrspace(1) %out) {
  %all = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId
  %y = extractelement <3 x i64> %all, i64 1
  %x = load i64, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId
  %gy = load i64, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @__spirv_BuiltInWorkgroupId, i64 8)
  %one = load i32, ptr addrspacecast (ptr addrspace(1) @__spirv_BuiltInSubgroupMaxSize to ptr)
  %lx = call i64 @llvm.spv.thread.id.in.group.i64(i32 0)
  %size = call i32 @llvm.spv.workgroup.size.i32(i32 1)
  %row = mul i64 %y, 6
  %at = add i64 %row, %x
  %a = mul i64 %gy, 1000
  %b = mul i64 %lx, 100
  %sizes = mul i32 %size, 10
  %c = add i32 %sizes, %one
  %d = zext i32 %c to i64
  %ab = add i64 %a, %b
  %v = add i64 %ab, %d
  %p = getelementptr i64, ptr addrspace(1) %out, i64 %at
  store i64 %v, ptr addrspace(1) %p
  ret void
}
"""
    out = np.zeros((4, 6), "i8")
    kernel = syclrt.load(Module.parse(text)).kernel("k")
    launch(Queue(device), NdRange((4, 6), (2, 3)), kernel, out)
    size = kernel.sub_group_size(device)
    assert out.tolist() == [[y // 2 * 1000 + x % 3 * 100 + 20 + size for x in range(6)] for y in range(4)]


POINTERS = """
target triple = "spirv64-unknown-unknown"
@table = internal addrspace(1) constant [2 x ptr] [ptr @one, ptr @two]
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
{more}
define spir_func i64 @one() {{
  %r = call spir_func i64 @_Z13get_global_idj(i32 0)
  ret i64 %r
}}
define spir_func i64 @two() {{
  %r = call spir_func i64 @_Z12get_local_idj(i32 0)
{calls}
  %m = mul i64 %r, -1
  ret i64 %m
}}
define spir_kernel void @k(ptr addrspace(1) %out) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %b = and i64 %id, 1
  %p = getelementptr ptr, ptr addrspace(1) @table, i64 %b
  %f = load ptr, ptr addrspace(1) %p
  %v = call spir_func i64 %f()
  %o = getelementptr i64, ptr addrspace(1) %out, i64 %id
  store i64 %v, ptr addrspace(1) %o
  ret void
}}
"""


def test_functions_behind_pointers_know_the_work_item(device: Device) -> None:
    program = syclrt.load(Module.parse(POINTERS.format(more="", calls="")))
    out = np.zeros(4000, "i8")
    launch(Queue(device), NdRange(4000, 8), program.kernel("k"), out)
    assert out.tolist() == [-(at % 8) if at % 2 else at for at in range(4000)]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        pytest.param("_Z7barrierj", "a barrier in a function that is called through a pointer", marks=NO_BARRIERS),
        ("_Z6absentj", r"external symbol _Z6absentj, which kernel 'k' needs .*: 'k' uses .*'absent\(unsigned int\)'"),
    ],
)
def test_what_cannot_be_called_is_named(name: str, message: str, device: Device) -> None:
    more, calls = f"declare spir_func void @{name}(i32)", f"  call spir_func void @{name}(i32 1)"
    program = syclrt.load(Module.parse(POINTERS.format(more=more, calls=calls)))
    with pytest.raises(SyclError, match=message):
        launch(Queue(device), 1, program.kernel("k"), np.zeros(1, "i8"))
