"""What the work-items of a sub-group do together is what plain loops do: by type, size, work-group and place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import NdRange, Queue

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = (4, 8, 16, 32, 64)
TYPES = {  # OpenCL's letter -> IR's type, NumPy's
    "c": ("i8", "i1"), "h": ("i8", "u1"), "s": ("i16", "i2"), "t": ("i16", "u2"), "i": ("i32", "i4"),
    "j": ("i32", "u4"), "l": ("i64", "i8"), "m": ("i64", "u8"), "Dh": ("half", "f2"), "f": ("float", "f4"),
    "d": ("double", "f8"),
}  # fmt: skip
Lanes = Any  # an array of NumPy with the values of the work-items of one sub-group


def _folded(fold: Callable[[Any, Any], Any], values: Lanes) -> list[Any]:
    found = [values[0]]
    for one in values[1:]:
        found.append(fold(found[-1], one))
    return found


FOLDS: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and,
    "or": np.bitwise_or, "xor": np.bitwise_xor,
}  # fmt: skip


def nothing(fold: str, dtype: np.dtype[Any]) -> Any:
    """Return what changes no value."""
    known = {"add": 0, "or": 0, "xor": 0, "mul": 1}
    if fold in known:
        return dtype.type(known[fold])
    if fold == "and":
        return ~dtype.type(0)
    if dtype.kind == "f":
        return dtype.type(np.inf if fold == "min" else -np.inf)
    return np.iinfo(dtype).max if fold == "min" else np.iinfo(dtype).min


def _scanned(how: str, fold: str) -> Callable[[Lanes, int], Any]:
    def found(values: Lanes, _: int) -> Any:
        with np.errstate(all="ignore"):
            sums = _folded(FOLDS[fold], values)
        if how == "reduce":
            return [sums[-1]] * len(values)
        return sums if how == "scan_inclusive" else [nothing(fold, values.dtype), *sums[:-1]]

    return found


def _clustered(values: Lanes, number: int) -> Any:
    parts = [values[at : at + number] for at in range(0, len(values), number)]
    with np.errstate(all="ignore"):
        return [one for part in parts for one in [_folded(np.add, part)[-1]] * len(part)]


@dataclass(frozen=True)
class Operation:
    """A function of OpenCL: its name, what it takes besides a value, and what it gives the lanes of a sub-group.

    `defined` tells the lanes that get what somebody says, by their number, how many there are, and the argument.
    """

    name: str
    takes: str
    gives: Callable[[Lanes, int], Any]
    defined: Callable[[int, int, int], bool] = lambda lane, count, number: True
    is_for_bits: bool = False


def _moved(name: str, source: Callable[[int, int, int], int], takes: str = "j") -> Operation:
    def gives(values: Lanes, number: int) -> Any:
        count = len(values)
        return [values[source(lane, number, count) % count] for lane in range(count)]

    def defined(lane: int, count: int, number: int) -> bool:
        return 0 <= source(lane, number, count) < count

    return Operation(name, takes, gives, defined)


SCANS = ("reduce", "scan_inclusive", "scan_exclusive")
BITS = ("and", "or", "xor")
OPERATIONS = [
    *(Operation(f"sub_group_{how}_{fold}", "", _scanned(how, fold)) for how in SCANS for fold in ("add", "min", "max")),
    *(
        Operation(f"sub_group_non_uniform_{how}_{fold}", "", _scanned(how, fold), is_for_bits=fold in BITS)
        for how in SCANS
        for fold in FOLDS
    ),
    Operation("sub_group_clustered_reduce_add", "j", _clustered),
    _moved("sub_group_shuffle", lambda lane, number, count: number),
    _moved("sub_group_shuffle_xor", lambda lane, number, count: lane ^ number),
    _moved("sub_group_shuffle_up", lambda lane, number, count: lane - number),
    _moved("sub_group_shuffle_down", lambda lane, number, count: lane + number),
    _moved("sub_group_broadcast", lambda lane, number, count: number),
    _moved("sub_group_non_uniform_broadcast", lambda lane, number, count: number),
    _moved("sub_group_broadcast_first", lambda lane, number, count: 0, ""),
    _moved("sub_group_rotate", lambda lane, number, count: (lane + number) % count, "i"),
]
PLACES = {
    "straight": "  %r = CALL(%x)\n  br label %end\nend:\n",
    "in a loop": """  br label %head
head:
  %at = phi i32 [ 0, %0 ], [ %next, %head ]
  %before = phi T [ %x, %0 ], [ %r, %head ]
  %r = CALL(%x)
  %next = add i32 %at, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %head, label %end
end:
""",
    "in a branch": """  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %count = call spir_func i64 @_Z14get_num_groupsj(i32 0)
  %inside = icmp ult i64 %group, %count
  br i1 %inside, label %then, label %end
then:
  %then.r = CALL(%x)
  br label %end
end:
  %r = phi T [ %then.r, %then ], [ %x, %0 ]
""",
    "between barriers": """  call spir_func void @_Z7barrierj(i32 1)
  %r = CALL(%x)
  call spir_func void @_Z7barrierj(i32 1)
  br label %end
end:
""",
    "in a function": "  %r = call spir_func T @apart(T %x)\n  br label %end\nend:\n",
}


MOVES = {
    "sub_group_shuffle": "Shuffle", "sub_group_shuffle_xor": "ShuffleXor", "sub_group_shuffle_up": "ShuffleUp",
    "sub_group_shuffle_down": "ShuffleDown", "sub_group_non_uniform_broadcast": "Broadcast",
    "sub_group_broadcast_first": "BroadcastFirst", "sub_group_rotate": "RotateKHR",
}  # fmt: skip


def as_in_spirv(operation: Operation, letter: str) -> tuple[str, str, str] | None:
    """Return the word for an operation, with types and arguments before the value; None where there is none.

    The scope of sub-groups is 3; reductions, inclusive and exclusive scans are 0, 1 and 2.
    """
    if operation.name in MOVES:
        return f"__spirv_GroupNonUniform{MOVES[operation.name]}", "i", "i32 3, "
    *_, fold = operation.name.split("_")
    how = next((at for at, word in enumerate(SCANS) if f"_{word}_" in operation.name), None)
    if how is None or fold not in FOLDS or "clustered" in operation.name:
        return None
    is_float, is_unsigned = letter in ("Dh", "f", "d"), letter in ("h", "t", "j", "m")
    number = "F" if is_float else ("U" if is_unsigned else "S") if fold in ("min", "max") else "I"
    word = f"Bitwise{fold.title()}" if fold in BITS else f"{number}{fold.title()}"
    group = "GroupNonUniform" if "non_uniform" in operation.name else "Group"
    return f"__spirv_{group}{word}", "ii", f"i32 3, i32 {how}, "


def kernel_of(operation: Operation, letter: str, size: int, place: str, number: int, *, spirv: bool = False) -> str:
    """Return a module with a kernel that gives each work-item's value to a function, as OpenCL or SPIR-V call it."""
    kind = TYPES[letter][0]
    more = f", i32 {number}" if operation.takes else ""
    word, types, first = (spirv and as_in_spirv(operation, letter)) or (operation.name, "", "")
    name = f"_Z{len(word)}{word}{types}{letter}{operation.takes}"
    body = PLACES[place].replace("CALL(%x)", f"call spir_func T @{name}({first}T %x{more})").replace("T ", f"{kind} ")
    return f"""
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_num_groupsj(i32)
declare spir_func void @_Z7barrierj(i32) convergent
declare spir_func {kind} @{name}({"i32, " * len(types)}{kind}{", i32" if operation.takes else ""}) convergent
define spir_func {kind} @apart({kind} %x) noinline convergent {{
  %r = call spir_func {kind} @{name}({first}{kind} %x{more}) convergent
  ret {kind} %r
}}
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) !intel_reqd_sub_group_size !0 {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr {kind}, ptr addrspace(1) %in, i64 %id
  %x = load {kind}, ptr addrspace(1) %from
{body}  %to = getelementptr {kind}, ptr addrspace(1) %out, i64 %id
  store {kind} %r, ptr addrspace(1) %to
  ret void
}}
!0 = !{{i32 {size}}}
"""


def values_for(letter: str, count: int) -> Lanes:
    """Return small numbers, whose sums and products are exact."""
    dtype = np.dtype(TYPES[letter][1])
    random = np.random.default_rng(count)
    if dtype.kind == "f":
        return (
            random.choice([0.5, 1, 2], count).astype(dtype)
            if letter != "Dh"
            else random.choice([1, 1, 2], count).astype(dtype)
        )
    return random.integers(0, 7, count).astype(dtype)


@pytest.mark.parametrize(
    ("word", "number", "source"),
    [
        ("QuadBroadcast", 2, lambda lane: lane // 4 * 4 + 2),
        ("QuadSwap", 0, lambda lane: lane ^ 1),
        ("QuadSwap", 1, lambda lane: lane ^ 2),
        ("QuadSwap", 2, lambda lane: lane ^ 3),
    ],
)
def test_four_neighbours_exchange_values(word: str, number: int, source: Callable[[int], int], queue: Queue) -> None:
    word = f"__spirv_GroupNonUniform{word}"
    text = f"""target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr float, ptr addrspace(1) %in, i64 %id
  %x = load float, ptr addrspace(1) %from
  %r = call spir_func float @_Z{len(word)}{word}ifj(i32 3, float %x, i32 {number}) convergent
  %to = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %r, ptr addrspace(1) %to
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z{len(word)}{word}ifj(i32, float, i32) convergent
"""
    values = np.arange(64, dtype="f4")
    found = np.zeros_like(values)
    launch(queue, NdRange(64, 64), syclrt.load(Module.parse(text)).kernel("k"), values, found)
    assert found.tolist() == [values[source(lane)] for lane in range(64)]


@pytest.mark.native_cpu("sub-groups of any size")
@given(
    st.sampled_from(OPERATIONS), st.sampled_from([*TYPES]), st.sampled_from(SIZES), st.integers(1, 70),
    st.sampled_from([*PLACES]), st.integers(0, 5), st.booleans(),
)  # fmt: skip
@settings(max_examples=40)
def test_operations(
    operation: Operation, letter: str, size: int, local: int, place: str, number: int, spirv: bool
) -> None:
    if operation.is_for_bits and letter in ("Dh", "f", "d"):
        letter = "i"
    if "cluster" in operation.name:
        number = 1 << number % 3
    program = syclrt.load(Module.parse(kernel_of(operation, letter, size, place, number, spirv=spirv)))
    values = values_for(letter, 2 * local)
    out = np.zeros_like(values)
    launch(Queue(), NdRange(2 * local, local), program.kernel("k"), values, out)
    starts = [group + at for group in (0, local) for at in range(0, local, size)]
    for start in starts:
        part = values[start : min(start + size, (start // local + 1) * local)]
        expected = np.array(operation.gives(part, number), values.dtype)
        known = [operation.defined(lane, len(part), number) for lane in range(len(part))]
        found = out[start : start + len(part)]
        same = np.isclose(found, expected) if values.dtype.kind == "f" else found == expected
        assert all(one or not is_known for one, is_known in zip(same, known, strict=True)), (start, found, expected)


SIZES_OF_KERNELS = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z22get_max_sub_group_sizev()
declare spir_func i32 @_Z18get_sub_group_sizev()
define spir_kernel void @any(ptr addrspace(1) %out) {
  %most = call spir_func i32 @_Z22get_max_sub_group_sizev()
  store i32 %most, ptr addrspace(1) %out
  ret void
}
define spir_kernel void @eight(ptr addrspace(1) %out) !intel_reqd_sub_group_size !0 {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %size = call spir_func i32 @_Z18get_sub_group_sizev()
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %size, ptr addrspace(1) %to
  ret void
}
!0 = !{i32 8}
"""


@pytest.mark.native_cpu("sub-groups of 8")
def test_a_kernel_tells_the_size_of_its_sub_groups(queue: Queue) -> None:
    program = syclrt.load(Module.parse(SIZES_OF_KERNELS))
    device = queue.device
    out = np.zeros(20, "i4")
    launch(queue, NdRange(20, 20), program.kernel("any"), out)
    assert out[0] == program.kernel("any").sub_group_size(device)
    assert out[0] in device.sub_group_sizes
    launch(queue, NdRange(20, 20), program.kernel("eight"), out)
    assert program.kernel("eight").sub_group_size(device) == 8
    assert out.tolist() == [8] * 16 + [4] * 4


@pytest.mark.native_cpu("ranges without work-groups of any size")
@pytest.mark.parametrize("count", [1, 20, 1000, 5001])
def test_ranges_without_work_groups_have_sub_groups_too(queue: Queue, count: int) -> None:
    program = syclrt.load(Module.parse(SIZES_OF_KERNELS))
    out = np.zeros(count, "i4")
    launch(queue, count, program.kernel("eight"), out)
    assert out.min() >= 1
    assert out.max() <= 8


def test_graphs_and_repeated_launches_run_sub_groups(queue: Queue) -> None:
    operation = next(one for one in OPERATIONS if one.name == "sub_group_scan_inclusive_add")
    kernel = syclrt.load(Module.parse(kernel_of(operation, "i", 32, "straight", 0))).kernel("k")
    ones, out, again = (syclrt.asarray(np.ones(64, "i4"), queue) for _ in range(3))
    graph = syclrt.CommandGraph(queue)
    first = graph.add(lambda handler: handler.parallel_for(NdRange(64, 64), kernel, ones, out))
    graph.add(lambda handler: handler.parallel_for(NdRange(64, 64), kernel, out, again), depends_on=[first])
    executable = graph.finalize()
    for _ in range(3):
        queue.ext_oneapi_graph(executable).wait()
        queue.parallel_for(NdRange(64, 64), kernel, ones, out).wait()
    lane = np.arange(64) % 32 + 1
    assert out.to_numpy().tolist() == lane.tolist()
    assert again.to_numpy().tolist() == (lane * (lane + 1) // 2).tolist()


ROUNDS = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
declare spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addj(i32)
define spir_kernel void @rounds(ptr addrspace(1) %out, i32 %count) !intel_reqd_sub_group_size !0 {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %low = trunc i64 %id to i32
  %times = and i32 %low, 3
  br label %round
round:
  %at = phi i32 [ 0, %0 ], [ %next, %goes.on ]
  %before = phi i32 [ 0, %0 ], [ %seen, %goes.on ]
  %bits = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %ballot = extractelement <4 x i32> %bits, i64 0
  %shifted = shl i32 %before, 8
  %seen = or i32 %shifted, %ballot
  %none = icmp eq i32 %times, 0
  br i1 %none, label %goes.on, label %inner
inner:
  %time = phi i32 [ 0, %round ], [ %later, %inner ]
  %sum = call spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addj(i32 1)
  %later = add i32 %time, 1
  %again = icmp ult i32 %later, %times
  br i1 %again, label %inner, label %goes.on
goes.on:
  %next = add i32 %at, 1
  %over = icmp eq i32 %next, %count
  br i1 %over, label %done, label %round
done:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %seen, ptr addrspace(1) %to
  ret void
}
!0 = !{i32 8}
"""


@pytest.mark.native_cpu("sub-groups of 8")
def test_those_that_leave_out_an_operation_are_no_round_ahead(queue: Queue) -> None:
    """All come to the ballot in each round, whoever came to the scan in the one before."""
    kernel = syclrt.load(Module.parse(ROUNDS)).kernel("rounds")
    out = np.zeros(24, "u4")
    launch(queue, NdRange(24, 12), kernel, out, np.uint32(3))
    assert out.tolist() == ([0xFFFFFF] * 8 + [0x0F0F0F] * 4) * 2


BEHIND_LOOP = {
    "entry": """  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %low = trunc i64 %id to i32
  %times = and i32 %low, 3
  %none = icmp eq i32 %times, 0
  br i1 %none, label %behind, label %round
""",
    "round": """  %at = phi i32 [ 0, %entry ], [ %next, %goes.on ], [ %next.odd, %odd ]
  %before = phi i32 [ 0, %entry ], [ %both, %goes.on ], [ %seen, %odd ]
  %bits = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %ballot = extractelement <4 x i32> %bits, i64 0
  %shifted = shl i32 %before, 8
  %seen = or i32 %shifted, %ballot
  %next.odd = add i32 %at, 1
  %is.odd = trunc i64 %id to i1
  br i1 %is.odd, label %odd, label %even
""",
    "odd": """  %again.odd = icmp ult i32 %next.odd, %times
  br i1 %again.odd, label %round, label %behind
""",
    "even": """  %few = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %few.ballot = extractelement <4 x i32> %few, i64 0
  %both = xor i32 %seen, %few.ballot
  br label %goes.on
""",
    "goes.on": """  %next = add i32 %at, 1
  %again = icmp ult i32 %next, %times
  br i1 %again, label %round, label %behind
""",
    "behind": """  %found = phi i32 [ 0, %entry ], [ %both, %goes.on ], [ %seen, %odd ]
  %last = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %all = extractelement <4 x i32> %last, i64 0
  %higher = shl i32 %found, 8
  %result = or i32 %higher, %all
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %result, ptr addrspace(1) %to
  ret void
""",
}


@pytest.mark.native_cpu("sub-groups of 8")
@pytest.mark.parametrize("order", ["round odd even goes.on behind", "behind goes.on even odd round"])
def test_those_that_leave_a_loop_wait_behind_it_wherever_its_blocks_stand(queue: Queue, order: str) -> None:
    """Compilers write what is behind a loop before it, too, and go back to its start from several places."""
    blocks = "".join(f"{name}:\n{BEHIND_LOOP[name]}" for name in ("entry", *order.split()))
    head, rest = ROUNDS.split("define ")
    text = f"{head}define spir_kernel void @k(ptr addrspace(1) %out) !intel_reqd_sub_group_size !0 {{\n{blocks}}}\n"
    kernel = syclrt.load(Module.parse(text + rest[rest.index("!0 = ") :])).kernel("k")
    out = np.zeros(8, "u4")
    launch(queue, NdRange(8, 8), kernel, out)
    rounds, even = [0xEE, 0xCC, 0x88], [0x44, 0x44, 0]  # who comes to the operations in each round
    wanted: list[int] = []
    for lane in range(8):
        found = 0
        for at in range(lane & 3):
            found = (found << 8 | rounds[at]) ^ (0 if lane & 1 else even[at])
        wanted.append((found << 8 | 0xFF) & 0xFFFFFFFF)
    assert out.tolist() == wanted


TWO_ENTRIES = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32)
define spir_kernel void @entered(ptr addrspace(1) %out) !intel_reqd_sub_group_size !0 {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %low = trunc i64 %id to i32
  %odd = trunc i32 %low to i1
  %times = and i32 %low, 3
  br i1 %odd, label %second, label %first
first:
  %round = phi i32 [ 0, %0 ], [ %next, %third ], [ 1, %second ]
  %x = phi i32 [ 0, %0 ], [ %y, %third ], [ %y, %second ]
  %one = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32 1)
  %some = mul i32 %x, 5
  %z = add i32 %some, %one
  br label %second
second:
  %here = phi i32 [ 0, %0 ], [ %round, %first ]
  %w = phi i32 [ 0, %0 ], [ %z, %first ]
  %two = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32 1)
  %more = mul i32 %w, 7
  %y = add i32 %more, %two
  %is.three = icmp eq i32 %low, 3
  %is.start = icmp eq i32 %here, 0
  %quick = and i1 %is.three, %is.start
  br i1 %quick, label %first, label %third
third:
  %next = add i32 %here, 1
  %again = icmp ule i32 %next, %times
  br i1 %again, label %first, label %done
done:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %y, ptr addrspace(1) %to
  ret void
}
!0 = !{i32 8}
"""


@pytest.mark.native_cpu("sub-groups of 8")
def test_loops_that_are_entered_at_two_places(queue: Queue) -> None:
    """Those that enter at the second place wait for the others there, and all go round together, also by two ways."""
    kernel = syclrt.load(Module.parse(TWO_ENTRIES)).kernel("entered")
    out = np.zeros(8, "u4")
    launch(queue, NdRange(8, 8), kernel, out)
    values, rounds = [0] * 8, 0
    going = [*range(8)]
    while going:
        for lane in going:
            if rounds or lane % 2 == 0:
                values[lane] = values[lane] * 5 + (len(going) if rounds else 4)
        values = [value * 7 + len(going) if lane in going else value for lane, value in enumerate(values)]
        rounds += 1
        going = [lane for lane in going if rounds <= lane % 4]
    assert out.tolist() == values
