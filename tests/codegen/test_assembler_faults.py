"""PTX has nothing that `ptxas` makes wrong code of."""

from __future__ import annotations

import pytest
from ptx_tools import assembled, narrow_stores_of_numbers

from syclopt import Module, cubin_of, ptx_of
from syclopt.pipeline.assembler_faults import without_faults

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
PAIRS = """
define spir_kernel void @pairs(ptr addrspace(1) %x) {
  %a = load <4 x i16>, ptr addrspace(1) %x
  %s = add <4 x i16> %a, <i16 1, i16 2, i16 3, i16 4>
  store <4 x i16> %s, ptr addrspace(1) %x
  ret void
}
"""
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
    assert without_faults(f"\tret;\n\t{store.replace('REGISTER', place)}\n\tret;\n") == f"\tret;\n{moved}\tret;\n"


def test_sums_of_pairs_are_two_sums() -> None:
    """LLVM has them for sm_90 and later."""
    text = HEAD + PAIRS
    ptx = ptx_of(Module.parse(text), ["pairs"], (), "sm_90")
    assert "16x2" not in ptx.text
    assert cubin_of(ptx, "sm_90").startswith(b"\x7fELF")
    lines = without_faults("\tadd.s16x2 \t%r3, %r1, %r2;\n").splitlines()
    assert lines[2:7] == [
        "\tmov.b32 {%part0, %part1}, %r1;",
        "\tmov.b32 {%part2, %part3}, %r2;",
        "\tadd.s16 %part0, %part0, %part2;",
        "\tadd.s16 %part1, %part1, %part3;",
        "\tmov.b32 %r3, {%part0, %part1};",
    ]


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
    assert without_faults(f"\t{line}\n") == f"\t{line}\n"


def test_the_check_itself_sees_a_number() -> None:
    assert narrow_stores_of_numbers("{\n\tadd.rn.f32 \t%r3, %r1, %r2;\n\tst.global.b8 \t[%rd1], %r3;\n}\n")
