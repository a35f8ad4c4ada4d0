"""The bytes of constants, held to what LLVM's code generator puts into an object file."""

import subprocess
from pathlib import Path

import pytest

from syclopt.ir.constant_bytes import ConstantBytes, NoNumbers
from syclopt.ir.fragments import parse_constant
from syclopt.ir.module import Module
from syclopt.testing.golden import available

TYPES = """
%pair = type { i8, i32 }
%packed = type <{ i8, i32, %pair }>
%nested = type { i16, %pair, [3 x %pair], <2 x float> }
"""
LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
CONSTANTS = """
i8 -1
i1 true
i16 258
i32 -2
i64 1311768467463790320
i128 -2
half 0xH3C00
bfloat 0xR3F80
float 1.500000e+00
float 0x3FB99999A0000000
double 1.000000e-01
double 0x7FF8000000000000
[3 x i16] [i16 1, i16 2, i16 3]
[4 x i8] c"ab\\00\\FF"
<4 x i16> <i16 1, i16 2, i16 3, i16 4>
{ i8, i64, i16 } { i8 1, i64 2, i16 3 }
<{ i8, i64, i16 }> <{ i8 1, i64 2, i16 3 }>
%pair { i8 1, i32 2 }
%packed <{ i8 1, i32 2, %pair { i8 3, i32 4 } }>
%nested { i16 1, %pair poison, [3 x %pair] [%pair { i8 4, i32 5 }, %pair poison, %pair undef], <2 x float> poison }
[2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] zeroinitializer]
{ i32, [3 x i8] } { i32 1, [3 x i8] undef }
""".strip().split("\n")


def of(text: str) -> bytes:
    module = Module.parse(f'target datalayout = "{LAYOUT}"\n{TYPES}')
    return ConstantBytes(module).of(parse_constant(text))


@pytest.mark.skipif(not {"llc-22", "llvm-objcopy-22"} <= available(), reason="needs llc-22 and llvm-objcopy-22")
@pytest.mark.parametrize("text", CONSTANTS)
def test_bytes_are_those_of_an_object_file(text: str, tmp_path: Path) -> None:
    target = 'target triple = "x86_64-unknown-linux-gnu"'
    source = f'target datalayout = "{LAYOUT}"\n{target}\n{TYPES}@c = global {text}, section ".mine"\n'
    (tmp_path / "c.ll").write_text(source)
    subprocess.run(["llc-22", "-filetype=obj", "c.ll", "-o", "c.o"], cwd=tmp_path, check=True)
    subprocess.run(["llvm-objcopy-22", "-O", "binary", "-j", ".mine", "c.o", "c.bin"], cwd=tmp_path, check=True)
    assert of(text) == (tmp_path / "c.bin").read_bytes()


def test_without_a_layout_numbers_have_what_llvm_assumes() -> None:
    layout = ConstantBytes(Module.parse(""))
    assert layout.of(parse_constant("{ i8, i64 } { i8 1, i64 2 }")) == b"\1\0\0\0\2\0\0\0\0\0\0\0"
    assert layout.of(parse_constant("<3 x float> poison")) == bytes(12)


@pytest.mark.parametrize(
    "text",
    ["ptr null", "ptr @f", "{ i32, ptr } { i32 1, ptr null }", "x86_fp80 0xK00000000000000000000", "%absent undef",
     "i64 ptrtoint (ptr @f to i64)", "<vscale x 2 x i32> zeroinitializer"],
)  # fmt: skip
def test_other_things_than_numbers_are_refused(text: str) -> None:
    with pytest.raises(NoNumbers):
        of(text)
