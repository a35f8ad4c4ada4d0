"""What kernels print, and where it comes out."""

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Program, Queue
from syclrt.graph import CommandGraph

VECTOR = "<4 x float> <float 1.0, float -2.5, float 0.0, float 1024.0>"
BYTES = "<2 x i8> <i8 -1, i8 2>"


def kernel_text(form: str, arguments: str = "", *, name: str = "printf", parameters: str = "") -> str:
    """Return a program whose kernel `@say` prints; `@text` is a string."""
    data = form.encode()
    spelled = "".join(f"\\{byte:02X}" for byte in data)
    comma = ", " if arguments else ""
    return f"""
target triple = "spirv64-unknown-unknown"
@form = internal addrspace(2) constant [{len(data) + 1} x i8] c"{spelled}\\00"
@text = internal addrspace(2) constant [3 x i8] c"hi\\00"
define spir_kernel void @say({parameters}) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %r = call spir_func i32 (ptr addrspace(2), ...) @{name}(ptr addrspace(2) @form{comma}{arguments})
  ret void
}}
declare spir_func i32 @{name}(ptr addrspace(2), ...)
declare spir_func i64 @_Z13get_global_idj(i32)
"""


def printed(queue: Queue, text: str, *arguments: Any, size: int = 1) -> str:
    """Return what a kernel prints."""
    with redirect_stdout(io.StringIO()) as found:
        queue.parallel_for(size, syclrt.load(Module.parse(text)).kernel("say"), *arguments).wait()
    return found.getvalue()


CASES: list[tuple[str, str, str]] = [
    ("plain 100%%\n", "", "plain 100%\n"),
    ("%d %i|%5d|%-5d|%05d|%+d|% d", ", ".join(["i32 -7"] * 7), "-7 -7|   -7|-7   |-0007|-7|-7"),
    ("%u %o %x %X %#x", ", ".join(["i32 -1"] * 5), "4294967295 37777777777 ffffffff FFFFFFFF 0xffffffff"),
    ("%hhd %hhu %hd %hu", "i32 511, i32 511, i32 -1, i32 -1", "-1 255 -1 65535"),
    ("%ld %lu %lx", "i64 -5000000000, i64 -1, i64 255", "-5000000000 18446744073709551615 ff"),
    ("%c%c|%3c", "i32 104, i32 105, i32 33", "hi|  !"),
    ("%s|%5s|%-5s|%.1s", ", ".join(["ptr addrspace(2) @text"] * 4), "hi|   hi|hi   |h"),
    ("%s %p", "ptr addrspace(2) null, ptr addrspace(1) inttoptr (i64 4096 to ptr addrspace(1))", "(null) 0x1000"),
    ("%f %.2f %10.3f|%e %G", ", ".join(["double 1.5"] * 5), "1.500000 1.50      1.500|1.500000e+00 1.5"),
    ("%a %g %f", "double 1.0, double 0x7FF0000000000000, double 0xFFF0000000000000", "0x1p+0 inf -inf"),
    ("%f %f", "float 2.5, half 0xH3800", "2.500000 0.500000"),
    ("%v4hlf", VECTOR, "1.000000,-2.500000,0.000000,1024.000000"),
    ("%v4f|", VECTOR, "1.000000,-2.500000,0.000000,1024.000000|"),
    ("%.1v4hlf %6.2v2hlf", f"{VECTOR}, <2 x float> <float 1.0, float 2.0>", "1.0,-2.5,0.0,1024.0   1.00,  2.00"),
    ("%v2hhd %v2hhu %v2hhx", f"{BYTES}, {BYTES}, {BYTES}", "-1,2 255,2 ff,2"),
    ("%v3hd", "<3 x i16> <i16 1, i16 -2, i16 3>", "1,-2,3"),
    ("%v2hld %v2hlx", "<2 x i32> <i32 -1, i32 2>, <2 x i32> <i32 -1, i32 2>", "-1,2 ffffffff,2"),
    ("%v2ld %v2lf", "<2 x i64> <i64 -1, i64 5000000000>, <2 x double> <double 1.0, double 2.0>",
     "-1,5000000000 1.000000,2.000000"),
    ("%v8hlx", "<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>", "0,1,2,3,4,5,6,7"),
    ("%v2hf", "<2 x half> <half 0xH3C00, half 0xH4000>", "1.000000,2.000000"),
    ("%*d|%.*f", "i32 4, i32 7, i32 1, double 2.25", "   7|2.2"),
    ("%.*f|%.*d|%*.*g|", "i32 -1, double 1.5, i32 -1, i32 7, i32 -5, i32 -9, double 1.5", "1.500000|7|1.5  |"),
    ("%.*v2hlf", "i32 -1, <2 x float> <float 1.0, float 2.0>", "1.000000,2.000000"),
    ("%d and %d", "i32 1", "1 and "),
    ("%y %", "i32 1", "%y %"),
    ("%200d", "i32 1", f"{'1':>200}"),
]  # fmt: skip


@pytest.fixture(scope="module")
def conversions() -> Program:
    """A program with a kernel for each case: they are built together."""
    parts: list[str] = []
    for at, (form, arguments, _) in enumerate(CASES):
        _, _, text = kernel_text(form, arguments).partition("@form")
        text = f"@form{text}".partition("declare")[0]
        parts.append(text.replace("@form", f"@form{at}").replace("@say", f"@say{at}").replace("@text", f"@text{at}"))
    head, _, tail = kernel_text("").partition("@form")
    return syclrt.load(Module.parse(head + "".join(parts) + "declare" + tail.partition("declare")[2]))


@pytest.mark.parametrize("at", range(len(CASES)), ids=[case[0].strip() for case in CASES])
def test_conversions(queue: Queue, conversions: Program, at: int) -> None:
    with redirect_stdout(io.StringIO()) as found:
        queue.single_task(conversions.kernel(f"say{at}")).wait()
    assert found.getvalue() == CASES[at][2]


@pytest.mark.parametrize("name", ["printf", "_Z18__spirv_ocl_printfPU3AS2Kcz"])
def test_printf_has_several_names(queue: Queue, name: str) -> None:
    text = kernel_text("%d %v2hhd\n", f"i32 %x, {BYTES}", name=name, parameters="i32 %x")
    assert printed(queue, text, 5) == "5 -1,2\n"


def test_puts_and_putchar(queue: Queue) -> None:
    text = (
        kernel_text("%d").replace(
            "%r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @form)",
            """
  %r = call spir_func i32 @puts(ptr addrspace(2) @text)
  %s = call spir_func i32 @putchar(i32 33)""",
        )
        + "declare i32 @puts(ptr addrspace(2))\ndeclare i32 @putchar(i32)\n"
    )
    assert printed(queue, text) == "hi\n!"


def test_lines_of_work_items_and_threads_stay_whole(queue: Queue) -> None:
    count = 1 << 15
    lines = printed(queue, kernel_text("%ld of many, %f\n", "i64 %id, double 0.5"), size=count).splitlines()
    assert sorted(lines) == sorted(f"{at} of many, 0.500000" for at in range(count))


def test_a_function_prints_for_kernels_with_barriers(queue: Queue) -> None:
    text = kernel_text("%ld\n", "i64 %id").replace("  ret void", "  call void @_Z7barrierj(i32 1)\n  ret void")
    text += "declare spir_func void @_Z7barrierj(i32)\n"
    assert sorted(printed(queue, text, size=4).split()) == ["0", "1", "2", "3"]


def test_text_comes_in_order_with_that_of_the_host(tmp_path: Path) -> None:
    (tmp_path / "say.ll").write_text(
        kernel_text("from the kernel %d\\n".replace("\\n", "\n"), "i32 %x", parameters="i32 %x")
    )
    script = f"""
import syclrt
queue, say = syclrt.Queue(in_order=True), syclrt.load({str(tmp_path / "say.ll")!r}).kernel("say")
for at in range(3):
    print("from the host", at)
    queue.single_task(say, at).wait()
print("the end")
"""
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    both = "".join(f"from the host {at}\nfrom the kernel {at}\n" for at in range(3))
    assert found.stdout == f"{both}the end\n"


def test_kernels_in_graphs_print(queue: Queue) -> None:
    kernel = syclrt.load(Module.parse(kernel_text("%d ", "i32 %x", parameters="i32 %x"))).kernel("say")
    graph = CommandGraph(queue)
    first = graph.add(lambda h: h.single_task(kernel, 1))
    graph.add(lambda h: h.single_task(kernel, 2), depends_on=[first])
    executable = graph.finalize()
    with redirect_stdout(io.StringIO()) as found:
        for _ in range(2):
            queue.ext_oneapi_graph(executable).wait()
    assert found.getvalue() == "1 2 1 2 "


def test_nobody_needs_to_read_what_kernels_print(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = syclrt.load(Module.parse(kernel_text("lost\n"))).kernel("say")
    closed = io.StringIO()
    closed.close()
    for output in (None, closed):
        monkeypatch.setattr(sys, "stdout", output)
        queue.single_task(kernel).wait()


ASSERTION = """
target triple = "spirv64-unknown-unknown"
@what = internal addrspace(1) constant [6 x i8] c"x < 3\\00"
@file = internal addrspace(1) constant [6 x i8] c"a.cpp\\00"
@function = internal addrspace(1) constant [7 x i8] c"f(int)\\00"
@form = internal addrspace(2) constant [9 x i8] c"item %d\\0A\\00"
define spir_kernel void @check(i32 %most) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @form, i32 %x)
  %holds = icmp slt i32 %x, %most
  br i1 %holds, label %end, label %fails
fails:
  call spir_func void @__assert_fail(ptr addrspace(4) addrspacecast (ptr addrspace(1) @what to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @file to ptr addrspace(4)), i32 7, ptr addrspace(4) addrspacecast (ptr addrspace(1) @function to ptr addrspace(4)))
  unreachable
end:
  ret void
}
declare spir_func i32 @printf(ptr addrspace(2), ...)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func void @__assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4))
"""  # noqa: E501 - as it comes from a compiler


def checked(folder: Path, most: int) -> subprocess.CompletedProcess[str]:
    """Run the kernel that asserts for four work-items in a process of its own."""
    (folder / "check.ll").write_text(ASSERTION)
    script = f"""
import syclrt
check = syclrt.load({str(folder / "check.ll")!r}).kernel("check")
print("start", flush=True)
syclrt.Queue().parallel_for(syclrt.NdRange(4, 2), check, {most}).wait()
print("the end")
"""
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


def test_an_assertion_that_holds_says_nothing(tmp_path: Path) -> None:
    holds = checked(tmp_path, 4)
    assert (holds.returncode, holds.stderr) == (0, "")
    first, *items, last = holds.stdout.splitlines()
    assert (first, sorted(items), last) == ("start", [f"item {at}" for at in range(4)], "the end")


@pytest.mark.native_cpu("faults end the process")
def test_an_assertion_that_fails_says_where_and_ends_the_process(tmp_path: Path) -> None:
    fails = checked(tmp_path, 3)
    assert fails.returncode == -6
    where = "a.cpp:7: f(int): global id: [3,0,0], local id: [1,0,0]"
    assert f"{where} Assertion `x < 3` failed.\n" in fails.stderr
    assert fails.stdout.startswith("start\nitem ")
    assert "the end" not in fails.stdout


FAULT = """
target triple = "spirv64-unknown-unknown"
@form = internal addrspace(2) constant [10 x i8] c"item %ld\\0A\\00"
define spir_kernel void @fault(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @form, i64 %id)
  %is_last = icmp eq i64 %id, 7
  br i1 %is_last, label %fails, label %end
fails:
  FAILS
  ret void
end:
  ret void
}
declare spir_func i32 @printf(ptr addrspace(2), ...)
declare spir_func i64 @_Z13get_global_idj(i32)
declare void @abort()
declare void @llvm.trap()
"""
FAULTS = {
    signal.SIGSEGV: "store volatile i32 1, ptr addrspace(1) %p",
    signal.SIGABRT: "call void @abort()",
    signal.SIGILL: "call void @llvm.trap()",
}


@pytest.mark.native_cpu("faults end the process")
@pytest.mark.parametrize("with_traceback", [False, True])
@pytest.mark.parametrize("number", FAULTS)
def test_text_is_not_lost_when_a_kernel_ends_the_process(
    tmp_path: Path, number: signal.Signals, *, with_traceback: bool
) -> None:
    """Also that of Python, which stands before; others that handle the signal are asked after."""
    (tmp_path / "fault.ll").write_text(FAULT.replace("FAILS", FAULTS[number]))
    script = f"""
import syclrt
print("from the host")
queue, kernel = syclrt.Queue(), syclrt.load({str(tmp_path / "fault.ll")!r}).kernel("fault")
queue.parallel_for(8, kernel, None).wait()
print("not reached")
"""
    options = ["-X", "faulthandler"] if with_traceback else []
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    found = subprocess.run(
        [sys.executable, *options, "-c", script], capture_output=True, text=True, check=False, env=environment
    )
    assert found.returncode == -number or with_traceback  # which may look at frames that other threads change
    first, *items = found.stdout.splitlines()
    assert first == "from the host"
    assert sorted(items) == [f"item {at}" for at in range(8)]
    assert ("Fatal Python error" in found.stderr) == with_traceback


def test_a_signal_that_python_handles_ends_nothing(queue: Queue) -> None:
    taken: list[int] = []
    before = signal.signal(signal.SIGABRT, lambda number, _: taken.append(number)) or signal.SIG_DFL
    try:
        assert printed(queue, kernel_text("before\n")) == "before\n"
        signal.raise_signal(signal.SIGABRT)
        assert taken == [signal.SIGABRT]
        assert printed(queue, kernel_text("after\n")) == "after\n"
    finally:
        signal.signal(signal.SIGABRT, before)


def test_vectors_of_arguments_arrive(queue: Queue) -> None:
    text = kernel_text("%v4hlf %.1f", "<4 x float> %v, half %h", parameters="<4 x float> %v, half %h")
    assert printed(queue, text, np.arange(4, dtype="f4"), 0.5) == "0.000000,1.000000,2.000000,3.000000 0.5"
