"""What the table of a machine says of address spaces and conventions is what its code has."""

from __future__ import annotations

import pytest

from syclopt.codegen.machines import NVPTX, PROCESSORS, Machine
from syclopt.codegen.sycl_retarget.respelling import rename_intrinsics, respelled
from syclopt.ir.llvm import verify
from syclopt.ir.module import Module

TEXT = """\
@table = addrspace(2) constant [2 x i32] [i32 1, i32 2]
@tile = internal addrspace(3) global i32 poison
@name = addrspace(1) constant [22 x i8] c"addrspacecast ptr to x"
@far = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @far to ptr addrspace(4))
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4), ptr addrspace(2), i64, i1)
declare spir_func void @helper(ptr addrspace(4))

define spir_kernel void @copy(ptr addrspace(1) %out, ptr %own, <2 x ptr addrspace(2)> %both) {
  %generic = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  %same = addrspacecast ptr %own to ptr addrspace(4)
  %plain = addrspacecast <2 x ptr addrspace(2)> %both to <2 x ptr addrspace(1)>
  call void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) %generic, ptr addrspace(2) @table, i64 8, i1 false)
  call spir_func void @helper(ptr addrspace(4) addrspacecast (ptr addrspace(3) @tile to ptr addrspace(4))) ; ptr to
  ret void
}
"""


def made_for(machine: Machine) -> str:
    module = respelled(Module.parse(TEXT), machine)
    rename_intrinsics(module, machine)
    verify(module)
    return str(module)


@pytest.mark.parametrize(
    "line",
    [
        "@table = addrspace(1) constant [2 x i32] [i32 1, i32 2]",
        '@name = addrspace(1) constant [22 x i8] c"addrspacecast ptr to x"',
        "@far = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @far to ptr)",
        "define ptx_kernel void @copy(ptr addrspace(1) %out, ptr %own, <2 x ptr addrspace(1)> %both) {",
        "%generic = addrspacecast ptr addrspace(1) %out to ptr",
        "%same = bitcast ptr %own to ptr",
        "%plain = bitcast <2 x ptr addrspace(1)> %both to <2 x ptr addrspace(1)>",
        "call void @llvm.memcpy.p0.p1.i64(ptr %generic, ptr addrspace(1) @table, i64 8, i1 false)",
        "call void @helper(ptr addrspacecast (ptr addrspace(3) @tile to ptr))",
    ],
)
def test_a_machine_with_several_spaces(line: str) -> None:
    assert line in made_for(NVPTX)


def test_a_processor_has_one_space() -> None:
    text = made_for(PROCESSORS["x86_64"])
    code = text.replace('c"addrspacecast ptr to x"', "").replace("; ptr to", "")
    assert "addrspace" not in code
    assert "define spir_kernel void @copy(ptr %out, ptr %own, <2 x ptr> %both) {" in text
