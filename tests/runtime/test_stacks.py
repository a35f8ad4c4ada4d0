"""Kernels with large private memory, deep chains of calls, and recursion: they run, or it is said why they do not."""

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Device, Errc, NdRange, Program, Queue, SyclError
from syclrt.graph import CommandGraph

pytestmark = pytest.mark.native_cpu("stacks of threads")

MIB = 1 << 20
# Each work-item writes its number and `n` to both ends of an array of its own, and reads them again.
LARGE = """
define spir_kernel void @{name}(ptr addrspace(1) %out, i32 %n) {{
  %all = alloca [{count} x i32], align 4
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %short = trunc i64 %id to i32
  %at = sub i64 {last}, %id
  %last = getelementptr i32, ptr %all, i64 %at
  store volatile i32 %short, ptr %all
  store volatile i32 %n, ptr %last
  %a = load volatile i32, ptr %all
  %b = load volatile i32, ptr %last
  %sum = add i32 %a, %b
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %place
  ret void
}}
"""
# A function with 12 MiB of its own, which returns `n` and what the instruction `below` gives.
MIDDLING = """
define internal spir_func i32 @{name}(i32 %n) noinline {{
  %all = alloca [3145728 x i32], align 4
  %wide = sext i32 %n to i64
  %at = sub i64 3145727, %wide
  %last = getelementptr i32, ptr %all, i64 %at
  store volatile i32 %n, ptr %last
  %below = {below}
  %found = load volatile i32, ptr %last
  %sum = add i32 %found, %below
  ret i32 %sum
}}
"""
# chain(n) calls outer(n), which calls inner(n); times(n) calls itself n times.
CALLS = """
define spir_kernel void @chain(ptr addrspace(1) %out, i32 %n) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %sum = call spir_func i32 @outer(i32 %n)
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %place
  ret void
}
define internal spir_func i32 @times(i32 %n) noinline {
  %one = alloca i32, align 4
  store volatile i32 1, ptr %one
  %is_last = icmp eq i32 %n, 0
  br i1 %is_last, label %end, label %again
again:
  %less = sub i32 %n, 1
  %below = call spir_func i32 @times(i32 %less)
  %counted = load volatile i32, ptr %one
  %sum = add i32 %below, %counted
  ret i32 %sum
end:
  ret i32 0
}
define spir_kernel void @count(ptr addrspace(1) %out, i32 %n) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %sum = call spir_func i32 @times(i32 %n)
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %place
  ret void
}
"""
HEAD = 'target triple = "spirv64-unknown-unknown"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n'


def large(name: str, num_bytes: int) -> str:
    return LARGE.format(name=name, count=num_bytes // 4, last=num_bytes // 4 - 1)


INNER = MIDDLING.format(name="inner", below="add i32 0, 0")
OUTER = MIDDLING.format(name="outer", below="call spir_func i32 @inner(i32 %n)")
TEXT = HEAD + large("large", 16 * MIB) + large("plain", 4096) + INNER + OUTER + CALLS


@pytest.fixture(scope="module")
def program() -> Program:
    return syclrt.load(Module.parse(TEXT))


@pytest.mark.parametrize("size", [1, 300, NdRange(64, 8)])
def test_large_private_arrays_are_there(program: Program, size: int | NdRange, queue: Queue) -> None:
    items = size if isinstance(size, int) else 64
    found = syclrt.zeros(items, "i4", queue)
    for n in range(3):
        queue.parallel_for(size, program.kernel("large"), found, n).wait()
        assert found.to_numpy().tolist() == [at + n for at in range(items)]


def test_frames_of_functions_that_call_each_other_add_up(program: Program, queue: Queue) -> None:
    found = syclrt.zeros(40, "i4", queue)
    queue.parallel_for(40, program.kernel("chain"), found, 7).wait()
    assert found.to_numpy().tolist() == [14] * 40


def test_functions_may_call_themselves(program: Program, queue: Queue) -> None:
    found = syclrt.zeros(40, "i4", queue)
    queue.parallel_for(40, program.kernel("count"), found, 300_000).wait()
    assert found.to_numpy().tolist() == [300_000] * 40


def test_nodes_of_graphs_have_large_arrays_too(program: Program, device: Device) -> None:
    queue = Queue(device)
    first, second = syclrt.zeros(100, "i4", queue), syclrt.zeros(100, "i4", queue)
    graph = CommandGraph(queue)
    graph.add(lambda handler: handler.parallel_for(100, program.kernel("plain"), first, 1))
    graph.add(lambda handler: handler.parallel_for(100, program.kernel("large"), second, 2))
    executable = graph.finalize()
    for _ in range(3):
        queue.ext_oneapi_graph(executable).wait()
    assert first.to_numpy().tolist() == [*range(1, 101)]
    assert second.to_numpy().tolist() == [*range(2, 102)]


def test_more_than_threads_have_is_refused(queue: Queue) -> None:
    program = syclrt.load(Module.parse(HEAD + large("huge", 200 * MIB) + large("small", 4096)))
    found = syclrt.asarray(np.zeros(1, "i4"), queue)
    with pytest.raises(SyclError, match=r"kernel 'huge' needs 209,7.* bytes of stack.*'huge' \(209,7") as caught:
        queue.single_task(program.kernel("huge"), found, 1)
    assert caught.value.code is Errc.MEMORY_ALLOCATION
    assert caught.value.kernel == "huge"
    queue.single_task(program.kernel("small"), found, 1).wait()
    assert found.to_numpy().tolist() == [1]


def test_functions_of_programs_are_named_as_in_their_source(queue: Queue) -> None:
    program = syclrt.load(Module.parse(HEAD + large("_Z4hugePii", 200 * MIB)))
    found = syclrt.asarray(np.zeros(1, "i4"), queue)
    told = r"kernel 'huge\(int\*, int\)' \(@_Z4hugePii\) needs .*: 'huge\(int\*, int\)' \(@_Z4hugePii\) \("
    with pytest.raises(SyclError, match=told):
        queue.single_task(program.kernel("_Z4hugePii"), found, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="signals of Linux")
@pytest.mark.parametrize("items", [1, 1000])
@pytest.mark.parametrize("with_traceback", [False, True])
def test_a_stack_that_overflows_is_told(tmp_path: Path, items: int, *, with_traceback: bool) -> None:
    """The process ends as it would have ended, and those who handled the signal before do so still."""
    path = tmp_path / "calls.ll"
    path.write_text(TEXT)
    script = f"""
import syclrt
queue, program = syclrt.Queue(), syclrt.load({str(path)!r})
found = syclrt.zeros({items}, "i4", queue)
queue.parallel_for({items}, program.kernel("count"), found, 3).wait()
queue.parallel_for({items}, program.kernel("count"), found, 1 << 30).wait()
print("not reached")
"""
    options = ["-X", "faulthandler"] if with_traceback else []
    done = subprocess.run(
        [sys.executable, *options, "-c", script], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == -signal.SIGSEGV or with_traceback  # which may look at frames that other threads change
    assert done.stdout == ""
    told = (
        "syclrt: kernel 'count' has overflowed the stack of a thread (63 MiB): function 'times' calls itself too often"
    )
    assert told in done.stderr.splitlines()
    assert ("Fatal Python error" in done.stderr) == with_traceback
