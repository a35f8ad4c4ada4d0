"""Kernels that a signal ends: which one it was is told, and the process ends as it would have ended."""

import platform
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.native_cpu("faults end the process"),
    pytest.mark.skipif(sys.platform != "linux", reason="signals of Linux"),
    pytest.mark.skipif(platform.machine() not in ("x86_64", "aarch64"), reason="it is known where a thread is"),
]

HEAD = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare void @llvm.trap()
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define spir_kernel void @other(ptr addrspace(1) %p, i64 %n) {
  store i64 %n, ptr addrspace(1) %p
  ret void
}
"""
KERNEL = """
define spir_kernel void @NAME(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  BODY
  ret void
}
"""
HELPER = """
define internal spir_func i64 @_Z5writePll(ptr addrspace(1) %p, i64 %times) noinline {
  %is_last = icmp eq i64 %times, 0
  br i1 %is_last, label %end, label %again
again:
  %less = sub i64 %times, 1
  %below = call spir_func i64 @_Z5writePll(ptr addrspace(1) %p, i64 %less)
  store volatile i64 %below, ptr addrspace(1) %p
  %sum = mul i64 %below, %times
  ret i64 %sum
end:
  ret i64 1
}
"""
STORE = "%place = getelementptr i8, ptr addrspace(1) %p, i64 16\n  store i64 %n, ptr addrspace(1) %place"
DIVIDE = "%q = sdiv i64 %id, %n\n  store volatile i64 %q, ptr addrspace(1) %p"
FILL = "call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 %n, i1 false)"
NO_MEMORY = "which it may not use: a null or freed pointer, or an index out of bounds"


def ended(folder: Path, body: str, launch: str, *options: str, name: str = "saxpy") -> subprocess.CompletedProcess[str]:
    """Return what became of a process that launches a kernel."""
    (folder / "fault.ll").write_text(HEAD + HELPER + KERNEL.replace("NAME", name).replace("BODY", body))
    script = f"""
import ctypes, os, signal
import syclrt
from syclrt.graph import CommandGraph, DynamicParameter
queue, program = syclrt.Queue(), syclrt.load({str(folder / "fault.ll")!r})
kernel, other, found = program.kernel({name!r}), program.kernel("other"), syclrt.zeros(1000, "i8", queue)
{launch}
print("not reached")
"""
    return subprocess.run([sys.executable, *options, "-c", script], capture_output=True, text=True, check=False)


def check(done: subprocess.CompletedProcess[str], number: signal.Signals, *lines: str) -> None:
    assert done.returncode == -number
    assert done.stdout == ""
    assert done.stderr.splitlines() == [*lines]


@pytest.mark.parametrize("items", [1, 100_000])
def test_a_bad_address_is_told(tmp_path: Path, items: int) -> None:
    done = ended(tmp_path, STORE, f"queue.parallel_for({items}, kernel, None, 3).wait()")
    check(done, signal.SIGSEGV, f"syclrt: kernel 'saxpy': segmentation fault at address 0x10, {NO_MEMORY}")


def test_threads_that_help_are_told_of(tmp_path: Path) -> None:
    launch = "for _ in range(3): queue.parallel_for(syclrt.NdRange(1 << 20, 64), other, found, 3).wait()\n"
    launch += "queue.parallel_for(syclrt.NdRange(1 << 20, 64), kernel, None, 3).wait()"
    done = ended(tmp_path, STORE, launch)
    assert (done.returncode, done.stdout) == (-signal.SIGSEGV, "")
    assert f"syclrt: kernel 'saxpy': segmentation fault at address 0x10, {NO_MEMORY}" in done.stderr.splitlines()


def test_others_hear_of_the_signal(tmp_path: Path) -> None:
    done = ended(tmp_path, STORE, "queue.single_task(kernel, None, 3).wait()", "-X", "faulthandler")
    first, *others = done.stderr.splitlines()
    assert first == f"syclrt: kernel 'saxpy': segmentation fault at address 0x10, {NO_MEMORY}"
    assert "Fatal Python error: Segmentation fault" in others


def test_an_address_that_no_memory_has_is_told(tmp_path: Path) -> None:
    body = "%high = inttoptr i64 81985529216486895 to ptr addrspace(1)\n  store volatile i64 1, ptr addrspace(1) %high"
    done = ended(tmp_path, body, "queue.single_task(kernel, None, 3).wait()")
    assert done.returncode == -signal.SIGSEGV
    assert done.stderr.startswith("syclrt: kernel 'saxpy': segmentation fault at a")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="divisions by zero are no fault")
def test_a_division_by_zero_is_told(tmp_path: Path) -> None:
    done = ended(tmp_path, DIVIDE, "queue.parallel_for(10, kernel, found, 0).wait()")
    line = "syclrt: kernel 'saxpy': division by zero, or with a result that is too large"
    check(done, signal.SIGFPE, line)


def test_a_trap_is_told(tmp_path: Path) -> None:
    done = ended(tmp_path, "call void @llvm.trap()", "queue.parallel_for(10, kernel, found, 0).wait()")
    assert done.returncode in (-signal.SIGILL, -signal.SIGTRAP)
    line = "syclrt: kernel 'saxpy': trap: code that must not be reached, or is none of this processor"
    assert done.stderr.splitlines() == [line]


def test_kernels_are_named_as_in_their_source(tmp_path: Path) -> None:
    done = ended(tmp_path, STORE, "queue.single_task(kernel, None, 3).wait()", name="_ZTS5Saxpy")
    line = f"syclrt: kernel 'Saxpy': segmentation fault at address 0x10, {NO_MEMORY}"
    check(done, signal.SIGSEGV, line)


def test_functions_that_kernels_call_are_named(tmp_path: Path) -> None:
    body = "%r = call spir_func i64 @_Z5writePll(ptr addrspace(1) %p, i64 %n)"
    done = ended(tmp_path, body, "queue.single_task(kernel, None, 3).wait()")
    what = "kernel 'saxpy', function 'write(long*, long)'"
    check(done, signal.SIGSEGV, f"syclrt: {what}: segmentation fault at address 0x0, {NO_MEMORY}")


def test_kernels_are_told_of_that_call_functions_of_the_c_library(tmp_path: Path) -> None:
    done = ended(tmp_path, FILL, "queue.single_task(kernel, None, 3000).wait()")
    assert done.returncode == -signal.SIGSEGV
    assert done.stderr.startswith("syclrt: kernel 'saxpy': segmentation fault at address 0x")


def test_code_that_llvm_links_is_told_of(tmp_path: Path) -> None:
    launch = """
from syclrt.backends.native_cpu import object_file
object_file.image_of = lambda code: None
os.environ["SYCLRT_CACHE"] = "0"
queue.single_task(kernel, None, 3).wait()
"""
    line = f"syclrt: kernel 'saxpy': segmentation fault at address 0x10, {NO_MEMORY}"
    check(ended(tmp_path, STORE, launch), signal.SIGSEGV, line)


def test_kernels_of_graphs_are_told_of(tmp_path: Path) -> None:
    launch = """
graph = CommandGraph(queue)
graph.add(lambda h: h.single_task(other, found, 3))
graph.add(lambda h: h.single_task(kernel, None, 3))
queue.ext_oneapi_graph(graph.finalize()).wait()
"""
    line = f"syclrt: kernel 'saxpy': segmentation fault at address 0x10, {NO_MEMORY}"
    check(ended(tmp_path, STORE, launch), signal.SIGSEGV, line)


def test_kernels_in_straight_line_code_are_told_of(tmp_path: Path) -> None:
    launch = """
graph, nodes = CommandGraph(queue), []
place = DynamicParameter(graph, 0)
for _ in range(64):
    nodes.append(graph.add(lambda h: h.single_task(kernel, found, place), depends_on=nodes[-1:]))
executable = graph.finalize(updatable=True)
(prepared,) = executable._execution._prepared
for late in (0, 0, 1 << 60):
    place.update(late)
    executable.update(nodes)
    queue.ext_oneapi_graph(executable).wait()
    prepared.choose(0)
    assert "(straight-line code)" in executable.explain()
"""
    body = "%place = getelementptr i64, ptr addrspace(1) %p, i64 %n\n  store i64 %n, ptr addrspace(1) %place"
    done = ended(tmp_path, body, launch)
    assert (done.returncode, done.stdout) == (-signal.SIGSEGV, "")
    assert done.stderr.startswith("syclrt: kernel 'saxpy' of a graph: segmentation fault at a")


@pytest.mark.parametrize(
    "fault", ["ctypes.string_at(0)", "os.kill(os.getpid(), signal.SIGSEGV)", "signal.raise_signal(signal.SIGFPE)"]
)
def test_nothing_is_said_of_what_is_no_kernel(tmp_path: Path, fault: str) -> None:
    done = ended(tmp_path, STORE, f"queue.single_task(kernel, found, 3).wait()\n{fault}")
    check(done, signal.SIGFPE if "FPE" in fault else signal.SIGSEGV)
