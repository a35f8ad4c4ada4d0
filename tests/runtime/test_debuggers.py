"""Lines of kernels for debuggers: gdb stops there, and is told of code that comes and goes."""

import ctypes
import gc
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import syclrt
from syclopt import Module

# One work-item writes before a barrier what another one reads behind it: two functions for the processor.
KERNEL = """
target triple = "spir64-unknown-unknown"

define spir_kernel void @swap(ptr addrspace(1) %a, ptr addrspace(3) %s) !dbg !4 {
  %i = call i64 @_Z12get_local_idj(i32 0), !dbg !7
  %from = getelementptr i32, ptr addrspace(1) %a, i64 %i, !dbg !7
  %x = load i32, ptr addrspace(1) %from, !dbg !7
  %mine = getelementptr i32, ptr addrspace(3) %s, i64 %i, !dbg !8
  store volatile i32 %x, ptr addrspace(3) %mine, !dbg !8
  call void @_Z7barrierj(i32 1) convergent, !dbg !9
  %other = sub i64 3, %i, !dbg !10
  %place = getelementptr i32, ptr addrspace(3) %s, i64 %other, !dbg !10
  %y = load i32, ptr addrspace(3) %place, !dbg !10
  store i32 %y, ptr addrspace(1) %from, !dbg !10
  ret void, !dbg !11
}
declare i64 @_Z12get_local_idj(i32)
declare void @_Z7barrierj(i32) convergent

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, isOptimized: true, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "swap.cl", directory: "/nowhere")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "swap", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !1)
!7 = !DILocation(line: 2, column: 1, scope: !4)
!8 = !DILocation(line: 3, column: 1, scope: !4)
!9 = !DILocation(line: 4, column: 1, scope: !4)
!10 = !DILocation(line: 5, column: 1, scope: !4)
!11 = !DILocation(line: 6, column: 1, scope: !4)
"""
RUN = """
import sys
import numpy as np
import syclrt
a = np.arange(4, dtype="i4")
kernel = syclrt.load(sys.argv[1]).kernel("swap")
syclrt.Queue().parallel_for(syclrt.NdRange(4, 4), kernel, a, syclrt.LocalMemory(16)).wait()
print(*a)
"""
pytestmark = [
    pytest.mark.native_cpu("code of GPUs has debuggers of its own"),
    pytest.mark.skipif(platform.machine() != "x86_64", reason="code for this processor is loaded by LLVM"),
]


def run_swap(text: str) -> list[int]:
    a = np.arange(4, dtype="i4")
    kernel = syclrt.load(Module.parse(text)).kernel("swap")
    syclrt.Queue().parallel_for(syclrt.NdRange(4, 4), kernel, a, syclrt.LocalMemory(16)).wait()
    return a.tolist()


@pytest.mark.skipif(shutil.which("gdb") is None, reason="gdb is not installed")
def test_gdb_stops_in_a_kernel_before_and_behind_a_barrier(tmp_path: Path) -> None:
    (tmp_path / "swap.ll").write_text(KERNEL)
    (tmp_path / "run.py").write_text(RUN)
    asked = ("set breakpoint pending on", "break swap.cl:3", "break swap.cl:5", "run", "bt 3", "info line swap.cl:5")
    asked = (*asked, "delete 1", "continue", "bt 3", "delete", "continue")
    orders = [part for one in asked for part in ("-ex", one)]
    command = ["gdb", "-nx", "-batch", *orders, "--args", sys.executable, "run.py", "swap.ll"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    said = done.stdout + done.stderr
    if "ptrace" in said:
        pytest.skip("processes cannot be traced here")
    assert "swap () at swap.cl:3" in said, said
    assert 'Line 5 of "swap.cl" starts at address' in said, said
    assert "swap () at swap.cl:5" in said, said
    assert "3 2 1 0" in said, said


def first_entry() -> int | None:
    """Return the address of the first code that debuggers are told of."""
    from syclrt.backends.native_cpu import debuggers

    return ctypes.cast(debuggers._interface()._descriptor.first, ctypes.c_void_p).value


def test_code_with_lines_is_told_as_long_as_it_is_there() -> None:
    gc.collect()
    before = first_entry()
    kernel = syclrt.load(Module.parse(KERNEL)).kernel("swap")
    a = np.arange(4, dtype="i4")
    syclrt.Queue().parallel_for(syclrt.NdRange(4, 4), kernel, a, syclrt.LocalMemory(16)).wait()
    assert a.tolist() == [3, 2, 1, 0]
    assert first_entry() not in (None, before)
    del kernel
    gc.collect()
    assert first_entry() == before


def test_code_without_lines_is_not_told() -> None:
    from syclopt import run_pipeline

    (image,) = run_pipeline(KERNEL, "strip-debug")
    gc.collect()
    before = first_entry()
    assert run_swap(str(image.module)) == [3, 2, 1, 0]
    assert first_entry() == before
