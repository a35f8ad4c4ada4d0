"""A store of a part of a register writes bits, whatever instruction gave the register its value."""

from __future__ import annotations

import pytest
from ptx_tools import assembled, narrow_stores_of_numbers

from syclopt.pipeline.narrow_stores import with_moves

HEAD = """
target triple = "spirv64-unknown-unknown"
"""
SUM = """
define spir_kernel void @sum(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load TYPE, ptr addrspace(1) %x, align 16
  %s = fadd TYPE %a, %a
  store TYPE %s, ptr addrspace(1) %y, align ALIGNMENT
  ret void
}
"""
PART = """
define spir_kernel void @part(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %a = load NUMBER, ptr addrspace(1) %x, align 16
  %s = fadd NUMBER %a, %a
  %bits = bitcast NUMBER %s to WHOLE
  %part = trunc WHOLE %bits to PART
  store PART %part, ptr addrspace(1) %y, align 8
  ret void
}
"""
ELEMENTS = ("half", "float", "double", "<2 x half>", "<2 x float>", "<4 x float>", "<2 x double>")
PARTS = (
    ("half", "i16", "i8"),
    ("float", "i32", "i8"),
    ("float", "i32", "i16"),
    ("double", "i64", "i8"),
    ("double", "i64", "i16"),
    ("double", "i64", "i32"),
    ("<2 x float>", "<2 x i32>", "<2 x i8>"),
    ("<4 x float>", "<4 x i32>", "<4 x i16>"),
    ("<2 x double>", "<2 x i64>", "<2 x i32>"),
)


@pytest.mark.parametrize("alignment", [1, 2, 4])
@pytest.mark.parametrize("element", ELEMENTS)
def test_numbers_that_are_not_aligned(element: str, alignment: int) -> None:
    assembled(HEAD + SUM.replace("TYPE", element).replace("ALIGNMENT", str(alignment)))


@pytest.mark.parametrize(("number", "whole", "part"), PARTS)
def test_a_part_of_the_bits_of_a_number(number: str, whole: str, part: str) -> None:
    assembled(HEAD + PART.replace("NUMBER", number).replace("WHOLE", whole).replace("PART", part))


@pytest.mark.parametrize(
    ("store", "place", "size"),
    [
        ("st.global.b8 [%rd1+2], REGISTER;", "%r35", 32),
        ("st.b32 \t[%rd1], REGISTER;", "%rd5", 64),
        ("st.param.b8 [param0+1], REGISTER;", "%rs5", 16),
        ("st.volatile.shared.v2.b16 [%r1], {REGISTER, %rs4};", "%r3", 32),
    ],
)
def test_every_form_of_a_store(store: str, place: str, size: int) -> None:
    lines = (f".reg .b{size} %part0;", f"mov.b{size} %part0, {place};", store.replace("REGISTER", "%part0"))
    moved = "".join(f"\t{line}\n" for line in ("{", *lines, "}"))
    assert with_moves(f"\tret;\n\t{store.replace('REGISTER', place)}\n\tret;\n") == f"\tret;\n{moved}\tret;\n"


@pytest.mark.parametrize(
    "line",
    [
        "st.global.b32 [%rd1], %r5;",
        "st.global.v4.b8 [%rd1], {1, 2, 3, 4};",
        "st.b16 [%rd1], %rs1;",
        "ld.global.b8 %r5, [%rd1];",
    ],
)
def test_other_lines_stay(line: str) -> None:
    assert with_moves(f"\t{line}\n") == f"\t{line}\n"


def test_the_check_itself_sees_a_number() -> None:
    assert narrow_stores_of_numbers("{\n\tadd.rn.f32 \t%r3, %r1, %r2;\n\tst.global.b8 \t[%rd1], %r3;\n}\n")
