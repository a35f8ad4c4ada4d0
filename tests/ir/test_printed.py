"""Texts as LLVM prints them, whatever blanks, comments, quotes and numbers they have."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.ir.module import Module
from syclopt.ir.text.printed import as_printed

_REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ('%"x"=add\ti32 %"a b" , ; comment\n u0xFF', '%x = add i32 %"a b", 255'),
        ("store i64%n, ptr addrspace ( 0 ) %q", "store i64 %n, ptr %q"),
        ('call cc 75 void @"\\66"( i1 -1 ,i8 u0xFF, i8 s0xFF )', "call spir_func void @f(i1 true, i8 -1, i8 -1)"),
        ("ptr bitcast (ptr getelementptr inbounds (i8, ptr @f, i64 0) to ptr)", "ptr @f"),
        ("i8* bitcast (i32* @g to i8*)", "i8* bitcast (i32* @g to i8*)"),
        ("getelementptr (i8,ptr @g,i64 4)", "getelementptr (i8, ptr @g, i64 4)"),
        ("fadd double +1.5, 0x3FF0000000000000", "fadd double 1.500000e+00, 1.000000e+00"),
        ("float 0x7FF8000000000000", "float 0x7FF8000000000000"),
        ("phi i32 [1,%a],[ 02, %b ]", "phi i32 [ 1, %a ], [ 2, %b ]"),
        ('call void @f() [ "deopt"( i32 1 ) ], !db\\67!5', 'call void @f() [ "deopt"(i32 1) ], !dbg !5'),
        (
            "%r = tail call spir_func i32 (i32, ptr addrspace(0)) @f(i32 1, ptr %p)",
            "%r = tail call spir_func i32 @f(i32 1, ptr %p)",
        ),
        (
            "invoke void (i32) %p(i32 1) to label %a unwind label %b",
            "invoke void %p(i32 1) to label %a unwind label %b",
        ),
        ("call i32 (ptr, ...) @printf(ptr @f, i32 1)", "call i32 (ptr, ...) @printf(ptr @f, i32 1)"),
        ("call dereferenceable(8) ptr addrspace(4) @g(i32 1)", "call dereferenceable(8) ptr addrspace(4) @g(i32 1)"),
        ("call void (ptr addrspace(1), i32) @g(i32 1)", "call void @g(i32 1)"),
        ("[ 2 x i8 ] [i8 1,i8 2]", "[2 x i8] [i8 1, i8 2]"),
        ("!{ i32  u0x5,!{} }", "!{i32 5, !{}}"),
        ("!{ i32 1, i32 2 }", "!{i32 1, i32 2}"),
        (
            'store atomic i32 1,ptr %p syncscope ( "a\\62" ) release',
            'store atomic i32 1, ptr %p syncscope("ab") release',
        ),
        ('call void asm sideeffect"nop;{}" , "~{memory}" ( )', 'call void asm sideeffect "nop;{}", "~{memory}"()'),
    ],
)
def test_as_printed(text: str, printed: str) -> None:
    assert as_printed(text) == printed
    assert as_printed(printed) == printed


@pytest.mark.parametrize("name", ["barriers_o2", "dpcpp_codecs_o2", "numba_axpy", "reduce", "shapes", "if_device"])
def test_what_llvm_printed_stays(name: str) -> None:
    """But for a name with a `$`, which LLVM quotes, and what stands on several lines."""
    module = Module.read(_REAL / f"{name}.ll")
    texts = [one.raw for function in module.definitions() for one in function.instructions]
    assert [as_printed(text) for text in texts if "$" not in text and "\n" not in text] == [
        text for text in texts if "$" not in text and "\n" not in text
    ]


def test_nested_casts() -> None:
    """Casts that are nested by the thousand, of which none can be left out: the cost does not grow with the square."""
    text = "i8* bitcast (i16* " * 20_000 + "@g" + " to i8*)" * 20_000
    assert as_printed(f"{text} ,i8 01") == f"{text}, i8 1"
