"""Machine code on its way from an object file into memory, by ourselves and by LLVM's linker."""

import ctypes
import platform
import shutil
import subprocess
from pathlib import Path

import pytest

import syclrt
from syclopt.ir import Module
from syclopt.ir.llvm import optimized_to_native_code, to_native_code
from syclrt import Device
from syclrt.backends.native_cpu.backend import NativeCPU
from syclrt.backends.native_cpu.loaded_code import MARK, Image, NamedFunctions, linked_code, mapped_code
from syclrt.backends.native_cpu.object_file import functions_of, image_of

pytestmark = pytest.mark.native_cpu("object files")

ALL_REFERENCES = """
@count = global i64 40
@zeros = internal global [1000 x i64] zeroinitializer, align 64
@second = internal global ptr getelementptr (i8, ptr @count, i64 8)
@functions = internal constant [2 x ptr] [ptr @twice, ptr @labs]
@text = internal constant [6 x i8] c"12345\\00"
@environ = external global ptr

define i64 @run(i64 %which, i64 %value) {
  %digits = call i64 @strlen(ptr @text)
  %old = load i64, ptr @count
  %more = add i64 %old, 1
  store i64 %more, ptr @count
  %after = load ptr, ptr @second
  %first = getelementptr i8, ptr %after, i64 -8
  %again = load i64, ptr %first
  %place = getelementptr [1000 x i64], ptr @zeros, i64 0, i64 %value
  %zero = load i64, ptr %place
  store i64 %again, ptr %place
  %entry = getelementptr [2 x ptr], ptr @functions, i64 0, i64 %which
  %function = load ptr, ptr %entry
  %called = call i64 %function(i64 %value)
  %variables = load ptr, ptr @environ
  %has = icmp ne ptr %variables, null
  %one = zext i1 %has to i64
  %a = mul i64 %digits, 1000000
  %b = add i64 %a, %zero
  %c = mul i64 %called, 1000
  %d = add i64 %b, %c
  %e = add i64 %d, %again
  %f = add i64 %e, %one
  ret i64 %f
}

define i64 @twice(i64 %value) noinline {
  %double = mul i64 %value, 2
  ret i64 %double
}

declare i64 @labs(i64)
declare i64 @strlen(ptr)
"""
X86_64 = pytest.mark.skipif(platform.machine() != "x86_64", reason="images are for x86-64")


def code_of(text: str, *visible: str) -> bytes:
    return to_native_code(Module.parse(text), visible).code


@X86_64
@pytest.mark.parametrize("is_mapped", [True, False])
@pytest.mark.parametrize("is_optimized", [True, False])
def test_code_finds_its_own_data_and_that_of_the_process(is_mapped: bool, is_optimized: bool) -> None:
    symbols = ["run", "count"]
    code = optimized_to_native_code(Module.parse(ALL_REFERENCES)) if is_optimized else code_of(ALL_REFERENCES, *symbols)
    crew = NativeCPU(1).crew
    if is_mapped:
        image = image_of(code)
        assert image is not None
        loaded = mapped_code(Image.from_bytes(image.to_bytes()), symbols, crew)
    else:
        loaded = linked_code(code, symbols, crew)
    run = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(loaded.address("run"))
    assert run(0, 3) == 5_006_042
    assert run(1, 3) == 5_003_084  # what the first call stored, and one more
    assert ctypes.c_int64.from_address(loaded.address("count")).value == 42


@X86_64
def test_each_load_has_variables_of_its_own() -> None:
    image = image_of(code_of("@count = global i64 7\n", "count"))
    assert image is not None
    first, second = (mapped_code(image, ["count"], NativeCPU(1).crew) for _ in range(2))
    ctypes.c_int64.from_address(first.address("count")).value = 1
    assert ctypes.c_int64.from_address(second.address("count")).value == 7


@X86_64
@pytest.mark.parametrize("symbol", ["a_function_of_nobody", "run"])
def test_what_is_missing_is_named(symbol: str) -> None:
    code = code_of(
        "define void @f() {\n  call void @a_function_of_nobody()\n  ret void\n}\n"
        "declare void @a_function_of_nobody()\n",
        "f",
    )
    image = image_of(code)
    assert image is not None
    with pytest.raises(RuntimeError, match=symbol):
        mapped_code(image, ["f"] if symbol != "run" else ["run"], NativeCPU(1).crew)


@pytest.mark.parametrize(
    "text",
    [
        "@own = thread_local global i32 1\n",
        "declare extern_weak void @maybe()\ndefine ptr @f() {\n  ret ptr @maybe\n}\n",
        "@both = common global i32 0\n",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]"
        " [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]\n"
        "declare void @tzset()\ndefine void @f() {\n  call void @tzset()\n  ret void\n}\n",
    ],
    ids=["thread", "weak", "common", "constructor"],
)
def test_what_is_unusual_is_left_to_llvm(text: str) -> None:
    assert image_of(code_of(text, "own", "both", "f", "maybe")) is None


@pytest.mark.skipif(shutil.which("llc-22") is None, reason="needs llc-22")
def test_code_of_other_machines_is_left_to_llvm(tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text("define void @f() {\n  ret void\n}\n")
    for triple in ("aarch64-linux-gnu", "i686-linux-gnu", "x86_64-apple-macosx", "x86_64-pc-windows-msvc"):
        command = ["llc-22", f"-mtriple={triple}", "-filetype=obj", "f.ll", "-o", "f.o"]
        subprocess.run(command, check=True, cwd=tmp_path)
        code = (tmp_path / "f.o").read_bytes()
        assert image_of(code) is None
        is_elf = triple.startswith("aarch64")
        assert [one.name for one in functions_of(code)] == (["f"] if is_elf else [])


@X86_64
def test_cut_objects_are_no_images() -> None:
    code = code_of(ALL_REFERENCES, "run", "count")
    assert all(image_of(code[:size]) is None for size in range(0, len(code), 7))
    assert not any(functions_of(code[:size]) for size in range(0, len(code), 7))


@X86_64
def test_kernels_become_images(kernels: syclrt.Program, device: Device) -> None:
    module = kernels.main_image("step").module
    code, functions = NamedFunctions.split(device.implementation.build(module, ["step"], []))
    assert code.startswith(MARK)
    assert functions.symbol == "step"
    assert functions.table.endswith(b"kernel 'step'\0")
