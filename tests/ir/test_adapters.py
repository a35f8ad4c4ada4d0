"""Modules as llvmlite's objects, and back."""

from __future__ import annotations

import pytest
from llvmlite import binding, ir

from syclopt.errors import LLVMCrash, LLVMError
from syclopt.ir.llvm.adapters import to_module_ref
from syclopt.ir.module import Module

TEXT = b"""; a comment
source_filename = "a.c"
target triple = "x86_64-pc-linux-gnu"
%T = type { i32, ptr }
%Opaque = type opaque
@g = internal addrspace(1) constant [2 x i32] zeroinitializer
@"odd \\22name\\22" = global i32 0
@alias = alias i32, ptr @"odd \\22name\\22"
define spir_func i32 @f(i32 %x, <4 x float> %v, ptr addrspace(1) %p, %T %t) {
  ret i32 %x ; \xff
}
declare void @todo(i32)
declare i32 @printf(ptr, ...)
declare bfloat @odd()
!0 = !{i32 1}"""


def test_a_module_ref_is_the_module() -> None:
    reference = to_module_ref(Module.parse(TEXT, "a.ll"))
    assert isinstance(reference, binding.ModuleRef)
    assert reference.triple == "x86_64-pc-linux-gnu"
    assert reference.get_function("todo").is_declaration
    assert Module.from_llvmlite(reference).functions["f"].calling_convention == "spir_func"


def test_a_module_ref_can_have_its_own_context() -> None:
    with binding.create_context() as context, to_module_ref(Module.parse(b"@x = global i32 0\n"), context) as reference:
        assert str(reference) == "; ModuleID = '<string>'\n\n@x = global i32 0\n"


def test_what_llvm_refuses_or_aborts_for_does_not_end_this_process() -> None:
    with pytest.raises(LLVMError, match=r"a\.ll:1:17: error: LLVM 22: global variable reference"):
        to_module_ref(Module.parse(b"@x = global i32 @nope\n", "a.ll"))
    with pytest.raises(LLVMCrash, match="Assertion"):
        to_module_ref(
            Module.parse(
                b'define void @f() {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @f, !"maxntidx", !"x"}\n'
            )
        )


def test_an_ir_module_that_python_built_is_read() -> None:
    module = ir.Module("built")
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), []), "f")
    ir.IRBuilder(function.append_basic_block("entry")).ret_void()
    assert [*Module.from_llvmlite(module).functions] == ["f"]
