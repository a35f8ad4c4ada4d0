"""Memory that a work-item takes while it runs is its own, in each round of a loop, until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.launches import launch

import syclrt
from syclrt import NdRange, Queue

if TYPE_CHECKING:
    from pathlib import Path

# A list of what `in` says, of nodes that are taken one by one: a pointer to the one before, and a number.
LIST = """
target triple = "spir64-unknown-unknown"

define spir_kernel void @lists(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %given = load i32, ptr addrspace(1) %place
  %count = and i32 %given, 7
  br label %test

test:
  %at = phi i32 [ 0, %0 ], [ %next, %make ]
  %last = phi ptr [ null, %0 ], [ %node, %make ]
  %more = icmp ult i32 %at, %count
  br i1 %more, label %make, label %walk

make:
  %node = alloca i64, SIZE, align 8
  store ptr %last, ptr %node
  %number = getelementptr i64, ptr %node, i64 1
  %value = mul i32 %at, %given
  store i32 %value, ptr %number
  %next = add i32 %at, 1
  br label %test

walk:
  call spir_func void @_Z7barrierj(i32 1)
  br label %step

step:
  %one = phi ptr [ %last, %walk ], [ %before, %take ]
  %sum = phi i32 [ 0, %walk ], [ %total, %take ]
  %is_end = icmp eq ptr %one, null
  br i1 %is_end, label %end, label %take

take:
  %before = load ptr, ptr %one
  %where = getelementptr i64, ptr %one, i64 1
  %found = load i32, ptr %where
  %thrice = mul i32 %sum, 3
  %total = add i32 %thrice, %found
  br label %step

end:
  %target = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %target
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @_Z7barrierj(i32)
"""


@pytest.mark.parametrize("size", ["i32 2", "i32 %size"])
def test_lists(queue: Queue, tmp_path: Path, size: str) -> None:
    text = LIST.replace("SIZE", size)
    if "%" in size:
        text = text.replace("make:\n", "make:\n  %size = add i32 %at, 2\n")
    path = tmp_path / "lists.ll"
    path.write_text(text)
    given = np.random.default_rng(5).integers(0, 1000, 96).astype("i4")
    out = np.zeros_like(given)
    launch(queue, NdRange(96, 32), syclrt.load(path).kernel("lists"), given, out)
    assert out.tolist() == [total(int(one)) for one in given]


def total(given: int) -> int:
    found = 0
    for at in reversed(range(given & 7)):
        found = found * 3 + at * given
    return found


# A function that calls itself twice, with numbers of its own around each call: about 80 bytes in each.
DEEP = """
target triple = "spir64-unknown-unknown"

define spir_func i32 @deep(i32 %n, i32 %x) noinline {
  %own = alloca [16 x i32], align 4
  br label %fill

fill:
  %at = phi i32 [ 0, %0 ], [ %next, %fill ]
  %place = getelementptr i32, ptr %own, i32 %at
  %value = mul i32 %at, %x
  store volatile i32 %value, ptr %place
  %next = add i32 %at, 1
  %filled = icmp eq i32 %next, 16
  br i1 %filled, label %test, label %fill

test:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more

more:
  %less = sub i32 %n, 1
  %changed = add i32 %x, %n
  %found = call spir_func i32 @deep(i32 %less, i32 %changed)
  %which = and i32 %found, 15
  %kept = getelementptr i32, ptr %own, i32 %which
  %read = load volatile i32, ptr %kept
  %sum = add i32 %found, %read
  ret i32 %sum

end:
  ret i32 %x
}

define spir_kernel void @run(i32 %n, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  %found = call spir_func i32 @deep(i32 %n, i32 %x)
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %found, ptr addrspace(1) %place
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
"""


def test_functions_that_call_themselves_have_a_stack(queue: Queue, tmp_path: Path) -> None:
    path = tmp_path / "deep.ll"
    path.write_text(DEEP)
    out = np.zeros(96, "i4")
    launch(queue, NdRange(96, 32), syclrt.load(path).kernel("run"), 90, out)
    assert out.tolist() == [deep(90, one) for one in range(96)]


def deep(n: int, x: int) -> int:
    if not n:
        return x
    found = deep(n - 1, x + n)
    return found + (found & 15) * x
