"""Modules as llvmlite's objects, and back."""

from __future__ import annotations

from typing import Any

import pytest
from llvmlite import binding, ir

from syclopt.errors import EditError, LLVMCrash, LLVMError
from syclopt.ir import llvm
from syclopt.ir.llvm.adapters import to_ir_module, to_module_ref
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


@pytest.fixture
def built() -> ir.Module:
    return to_ir_module(Module.parse(TEXT, "a.ll"))


def new_function(module: ir.Module, name: str) -> ir.IRBuilder:
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), []), name)
    return ir.IRBuilder(function.append_basic_block("entry"))


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


def test_an_ir_module_prints_the_text(built: ir.Module) -> None:
    assert isinstance(built, ir.Module)
    assert Module.from_llvmlite(built).to_bytes() == TEXT
    assert (built.name, built.triple, built.data_layout) == ("a.ll", "x86_64-pc-linux-gnu", "")


def test_asking_for_what_is_there_changes_nothing(built: ir.Module) -> None:
    function = built.get_global("f")
    assert str(function.ftype) == 'i32 (i32, <4 x float>, ptr addrspace(1), %"T")'
    assert function.calling_convention == "spir_func"
    assert function is built.get_global("f")
    assert built.get_global("printf").ftype.var_arg
    variable = built.get_global("g")
    assert variable is built.globals.get("g")
    assert (str(variable.value_type), variable.addrspace, variable.global_constant) == ("[2 x i32]", 1, True)
    assert built.get_global('odd "name"').name == 'odd "name"'
    assert built.context.get_identified_type("Opaque").is_opaque
    assert built.globals.get("nope") is None
    assert "nope" not in built.globals
    assert Module.from_llvmlite(built).to_bytes() == TEXT


def test_new_code_calls_what_is_there(built: ir.Module) -> None:
    builder = new_function(built, "new")
    function = built.get_global("f")
    added = built.context.get_identified_type("Added")
    added.set_body(ir.IntType(8))
    builder.alloca(added)
    builder.call(function, [ir.Constant(kind, None) for kind in function.ftype.args])
    builder.load(built.get_global('odd "name"'))
    builder.ret_void()
    variable: Any = ir.GlobalVariable(built, ir.IntType(32), "fresh")  # inferred as if it never had an initializer
    variable.linkage = "internal"
    variable.initializer = ir.IntType(32)(7)
    built.add_named_metadata("my.notes", built.add_metadata(["hello"]))
    text = Module.from_llvmlite(built)
    llvm.verify(text)
    assert text.to_bytes().startswith(TEXT)
    assert [*text.functions] == ["f", "todo", "printf", "odd", "new"]
    assert text.globals["fresh"].initializer == "7"
    assert text.named_metadata["my.notes"].text.strip() == "!my.notes = !{ !1 }"
    assert [*text.types] == ["T", "Opaque", "Added"]


def test_a_declaration_can_be_defined(built: ir.Module) -> None:
    builder = ir.IRBuilder(built.get_global("todo").append_basic_block())
    builder.ret_void()
    text = Module.from_llvmlite(built)
    llvm.verify(text)
    assert not text.functions["todo"].is_declaration


def test_a_definition_cannot_be_defined_again(built: ir.Module) -> None:
    built.get_global("f").append_basic_block()
    with pytest.raises(EditError, match=r"a\.ll:9:1: error: '@f' has a body in the text"):
        str(built)


def test_an_initializer_cannot_be_changed(built: ir.Module) -> None:
    built.get_global("g").initializer = ir.Constant(ir.ArrayType(ir.IntType(32), 2), None)
    with pytest.raises(EditError, match=r"a\.ll:6:1: error: '@g' stands in the text"):
        str(built)


def test_names_of_the_text_are_taken(built: ir.Module) -> None:
    with pytest.raises(NameError, match="todo"):
        new_function(built, "todo")
    assert built.get_unique_name("g") != "g"
    with pytest.raises(KeyError):
        built.get_global("nope")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("odd", r"a\.ll:14:1: error: llvmlite has no type for 'bfloat', which '@odd' needs"),
        ("alias", r"a\.ll:8:1: error: '@alias' is neither function nor variable"),
    ],
)
def test_what_llvmlite_cannot_express_is_refused(built: ir.Module, name: str, message: str) -> None:
    with pytest.raises(EditError, match=message):
        built.get_global(name)


def test_the_target_can_be_changed(built: ir.Module) -> None:
    built.triple = "spirv64-unknown-unknown"
    built.data_layout = "e-p:64:64"
    text = Module.from_llvmlite(built)
    llvm.verify(text)
    assert (text.triple, text.data_layout) == ("spirv64-unknown-unknown", "e-p:64:64")


def test_intrinsics_are_declared_once() -> None:
    built = to_ir_module(Module.parse(b"declare i32 @llvm.ctpop.i32(i32)\n"))
    builder = new_function(built, "new")
    builder.ctpop(ir.IntType(32)(5))
    builder.bswap(ir.IntType(32)(5))
    builder.ret_void()
    text = Module.from_llvmlite(built)
    llvm.verify(text)
    assert [*text.functions] == ["llvm.ctpop.i32", "new", "llvm.bswap.i32"]


def test_an_ir_module_that_python_built_is_read() -> None:
    module = ir.Module("built")
    new_function(module, "f").ret_void()
    assert [*Module.from_llvmlite(module).functions] == ["f"]
