"""Passes over device globals and compile-time properties: LLVM accepts what they make, and so do SPIR-V tools."""

from __future__ import annotations

import subprocess

import pytest

from syclopt.errors import Location, SycloptError
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline
from syclopt.testing.golden import available

DECORATED = """
target triple = "spirv64-unknown-unknown"
@dg = addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="the id" {}
define spir_kernel void @k() {{
  store i32 1, ptr addrspace(1) @dg
  ret void
}}
"""


def _verified(text: bytes) -> subprocess.CompletedProcess[bytes]:
    typed = b"i8*" in text or b"addrspace(1)*" in text
    program = "opt-14" if typed else "opt-22"
    if program not in available():
        pytest.skip(f"needs {program}")
    command = [program, "-S", "-passes=verify", "-o", "/dev/null"]
    return subprocess.run(command, input=text, capture_output=True, check=False)


@pytest.mark.skipif("llc-22" not in available(), reason="needs llc-22")
@pytest.mark.parametrize(
    ("attributes", "decorations"),
    [
        ("", ["HostAccessINTEL 3"]),
        ('"sycl-host-access"="0"', ["HostAccessINTEL 1"]),
        ('"sycl-host-access"="1"', ["HostAccessINTEL 2"]),
        ('"sycl-host-access"="2"', ["HostAccessINTEL 3"]),
        ('"sycl-host-access"="3"', ["HostAccessINTEL 0"]),
        ('"sycl-init-mode"="1"', ["InitModeINTEL 1", "HostAccessINTEL 3"]),
        ('"sycl-implement-in-csr"="false"', ["ImplementInRegisterMapINTEL 0", "HostAccessINTEL 3"]),
    ],
)
def test_llvm_knows_the_numbers_of_host_access(attributes: str, decorations: list[str]) -> None:
    """LLVM's SPIR-V backend reads them as the decorations that they are: none, read, write, both, counted from 0."""
    pipeline = "compile-time-properties<spirv-decorations=host-access>"
    [image] = run_pipeline(DECORATED.format(attributes), pipeline)
    command = ["llc-22", "--spirv-ext=all", "-o", "-"]
    printed = subprocess.run(command, input=image.module.to_bytes(), capture_output=True, check=True).stdout.decode()
    for decoration in decorations:
        assert any(decoration in line and "OpDecorate" in line for line in printed.splitlines()), printed
    assert '"the id"' in printed


def test_an_annotation_in_a_body_that_nobody_printed() -> None:
    """Instructions that share lines, or stand on several, are told apart; the text stays valid."""
    text = """
@.str = private constant [16 x i8] c"sycl-properties\\00"
@n = private constant [15 x i8] c"sycl-alignment\\00"
@v = private constant [2 x i8] c"8\\00"
@args = private constant { ptr, ptr } { ptr @n, ptr @v }
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define i8 @f(ptr %p) {
%a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr @args) %b = load i8, ptr %a
  ret i8 %b }
define i8 @g(ptr %p) {
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr @args)
  %b = load i8, ptr %a %c = load i8, ptr %a, align 1 ret i8 %b }
define i8 @h(ptr %p) {
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr @args)
  %b = load atomic i8, ptr %a syncscope("agent") seq_cst, align 1, !kind !{!"x, y"}
  ret i8 %b
}
define i8 @several_lines(ptr %p) {
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr @args)
  %e =
    load i8
    , ptr %a ; the address
    , align 1
  ret i8 %e
}
define ptr @unnamed(ptr %p) {
  call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr null)
  %2 = call ptr @llvm.ptr.annotation.p0.p0(ptr %1, ptr @.str, ptr @.str, i32 7, ptr null)
  ret ptr %2
}
"""
    [image] = run_pipeline(text, "compile-time-properties")
    done = _verified(image.module.to_bytes())
    assert not done.returncode, done.stderr.decode()
    assert "call ptr @llvm.ptr.annotation" not in str(image.module)
    assert "%b = load i8, ptr %p, align 8 %c = load i8, ptr %p, align 8 ret i8 %b" in str(image.module)
    assert "%e =\n    load i8\n    , ptr %p ; the address\n    , align 8" in str(image.module)
    assert '%b = load atomic i8, ptr %p syncscope("agent") seq_cst, align 8, !kind !{!"x, y"}' in str(image.module)


@pytest.mark.parametrize("pipeline", ["compile-time-properties", "register-device-globals", "emit-device-globals"])
def test_malformed_device_globals_are_refused_by_each_pass(pipeline: str) -> None:
    """Nobody works on with half of the truth."""
    with pytest.raises(SycloptError, match="has the id 'x' of '@a'"):
        run_pipeline(
            Module.parse(
                '@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="x"\n'
                '@b = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="x"\n'
            ),
            pipeline,
        )


def test_places_are_looked_up_for_messages_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find a line means to count the lines before it: with many variables, that would take most of the time."""
    text = DECORATED.format('"sycl-init-mode"="1"').replace("@k()", '@k(ptr "sycl-alignment"="8" %p) "sycl-strict"')
    expected = run_pipeline(text, "compile-time-properties")[0].module.to_bytes()

    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Location, "at", fail)
    assert run_pipeline(text, "compile-time-properties")[0].module.to_bytes() == expected
    assert b"6148" in expected
    assert b"align 8" in expected
