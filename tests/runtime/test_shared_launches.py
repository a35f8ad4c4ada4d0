"""Launches that threads share: each work-item runs once, whatever the range and however many threads there are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.native_cpu("threads that share the work-groups")

# Each work-item counts in its own element, slowly enough that threads are woken; those of the last rows take longer.
PROGRAM = '''
import numpy as np
import syclrt, syclrt.graph
from syclopt.ir import Module

KERNELS = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @count(ptr addrspace(1) %counts) {
entry:
  %own = alloca i64
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  %z = call spir_func i64 @_Z13get_global_idj(i32 2)
  %width = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %height = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %depth = call spir_func i64 @_Z15get_global_sizej(i32 2)
  %rows = mul i64 %z, %height
  %row = add i64 %rows, %y
  %before = mul i64 %row, %width
  %id = add i64 %before, %x
  %all.rows = mul i64 %height, %depth
  %all = mul i64 %all.rows, %width
  %eighths = mul i64 %id, 8
  %eighth = udiv i64 %eighths, %all
  %times = mul i64 %eighth, 20
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %own
  %next = add i64 %i, 1
  %more = icmp ult i64 %i, %times
  br i1 %more, label %loop, label %end
end:
  %place = getelementptr i32, ptr addrspace(1) %counts, i64 %id
  %old = load i32, ptr addrspace(1) %place
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %place
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
"""
kernel = syclrt.load(Module.parse(KERNELS)).kernel("count")
queue = syclrt.Queue()
ranges = [1, 2, 7, 4099, 70_001, (313, 211), (3, 20_011), (1, 1, 5003), (17, 61, 43), (60_000, 1)]
for shape in [*ranges, syclrt.NdRange(60_000, 3), syclrt.NdRange((46, 1003), (23, 17)), syclrt.NdRange(5, 1)]:
    extents = tuple(shape.global_range) if isinstance(shape, syclrt.NdRange) else shape
    counts = np.zeros(int(np.prod(extents)), np.int32)
    for launches in range(1, 5):
        queue.parallel_for(shape, kernel, counts).wait()
        assert (counts == launches).all(), (shape, launches, np.flatnonzero(counts != launches))
    graph = syclrt.graph.CommandGraph(queue)
    for _ in range(3):
        graph.add(lambda handler: handler.parallel_for(shape, kernel, counts), depends_on_all_leaves=True)
    executable = graph.finalize()
    for runs in range(1, 4):
        queue.ext_oneapi_graph(executable).wait()
        assert (counts == 4 + 3 * runs).all(), (shape, runs, np.flatnonzero(counts != 4 + 3 * runs))
print("right")
'''
MASKS = """
import os
from contextlib import suppress
masks = set()
for task in os.listdir("/proc/self/task"):
    with suppress(FileNotFoundError, ProcessLookupError):  # it may have ended
        masks.update(line for line in open(f"/proc/self/task/{task}/status") if line.startswith("Cpus_allowed_list"))
print(len(masks))
"""


@pytest.mark.parametrize("threads", ["1", "2", "3", "16"])
def test_each_work_item_runs_once(threads: str) -> None:
    environment = {**os.environ, "SYCLRT_NUM_THREADS": threads}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stderr


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="there is no /proc of Linux")
@pytest.mark.parametrize("before", ["", "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})"])
def test_all_threads_may_run_where_the_process_may(before: str) -> None:
    environment = {**os.environ, "SYCLRT_NUM_THREADS": "3"}
    command = [sys.executable, "-c", f"{before}\n{PROGRAM}{MASKS}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "right\n1\n"), done.stderr
