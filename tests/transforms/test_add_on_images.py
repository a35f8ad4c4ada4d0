"""Add-on images: linked as a runtime links them, they do what code that is compiled ahead of time does."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from syclopt import names, targets
from syclopt.conditions.condition import Condition
from syclopt.errors import SycloptError
from syclopt.images.add_on_conditions import blob_of, condition_in
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import Blob
from syclopt.ir.llvm import verify
from syclopt.ir.module import Module
from syclopt.passes import AnalysisCache, ModulePass, PassContext
from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.run import run_pipeline
from syclopt.targets import Target

OUTLINE = "sycl-outline-conditional-calls"
SPLIT = (
    "sycl-conditional-call-on-device<prefix=x>,sycl-outline-conditional-calls,"
    "device-code-split<mode=kernel;outline-virtual-functions;clean-up>,sycl-add-stub-images,"
    "emit-device-requirements,emit-add-on-images,emit-symbols"
)
ASPECTS = (1, 2, 5, 6)
DEVICES = ("intel_gpu_pvc", "intel_gpu_dg1", "nvidia_gpu_sm_90", "x86_64", "spir64")

needs_llvm = pytest.mark.skipif(shutil.which("llvm-link-22") is None, reason="needs llvm-link-22")


def outline(module: Module) -> bool:
    [pass_] = parse_pipeline(OUTLINE, "test")
    assert isinstance(pass_, ModulePass)
    return pass_.run(module, PassContext(pass_, AnalysisCache(DeviceImage(module)))).changed


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_odd_spellings(ending: str) -> None:
    """Functions without names, names in UTF-8, calls over several lines, comments, lists of uses, line endings."""
    text = """define void @user(ptr %d) { call void ; where ) it goes
  @stub(ptr @0, ptr byval({ ptr }) ; the data
  %d, i32 -1, i32 6) call void @stub3(ptr
  @"ação", ptr byval({ ptr }) %d, i32 -3, i32 -1, i32 6) call void @1(ptr %d) ret void }
define internal void @0(ptr %f) { store ptr @0, ptr %f store ptr null, ptr %f ret void
  uselistorder ptr %f, { 1, 0 }
}
define void @1(ptr %f) { call void @"ação"(ptr %f) ret void }
define internal void @"ação"(ptr %f) prefix ptr @1 { store ptr @0, ptr %f ret void }
declare void @stub(ptr, ptr byval({ ptr }), i32, i32) "sycl-call-if-on-device-conditionally"
declare void @stub3(ptr, ptr byval({ ptr }), i32, i32, i32) "sycl-call-if-on-device-conditionally"
"""
    module = Module.parse(text.replace("\n", ending))
    assert outline(module)
    verify(module)
    members = [function for function in module.functions.values() if "sycl-add-on-image" in function.attributes.strings]
    assert [function.name for function in members] == ["unnamed$0$1", "a$$o$1"]
    assert all(function.is_internal for function in members)
    assert members[0].referenced_globals == ("unnamed$0$1",)
    assert [str(name).partition("$")[0] for name in members[1].referenced_globals] == ["unnamed.1", "unnamed.0"]
    assert "@stub" not in str(module)


def some_condition(random: Random, depth: int) -> Condition:
    if not depth:
        names = ("intel_gpu_pvc", "intel_gpu_dg1", "x86_64")
        return random.choice([*map(Condition.aspect, ASPECTS), *map(Condition.architecture, names)])
    first, second = (some_condition(random, random.randrange(depth)) for _ in range(2))
    return random.choice([~first, first & second, first | second])


def some_program(random: Random, size: int) -> str:
    """Return a program whose actions print a letter, use an aspect, and call others, also under conditions.

    Functions call those of higher numbers only. There are few conditions, so that often one decides another.
    """
    text = "declare i32 @putchar(i32)\n"
    stubs: dict[tuple[str, ...], str] = {}
    conditions = [some_condition(random, random.randrange(4)) for _ in range(random.randrange(1, 5))]

    def conditional(action: int, data: str) -> str:
        numbers = random.choice(conditions).integers()
        types = tuple("i32" if abs(number) < 1 << 31 else "i64" for number in numbers)
        stub = stubs.setdefault(types, f"stub{len(stubs)}")
        spelled = "".join(f", {type_} {number}" for type_, number in zip(types, numbers, strict=True))
        return f"  call void @{stub}(ptr @action{action}, ptr byval(i32) {data}{spelled})\n"

    def calls(start: int, count: int, data: str) -> str:
        lines = ""
        for _ in range(count if start < size else 0):
            callee = random.randrange(start, size)
            lines += random.choice([conditional(callee, data), f"  call void @action{callee}(ptr {data})\n"])
        return lines

    for i in range(size):
        linkage = random.choice(["internal ", "linkonce_odr ", ""])
        aspect = random.choice(["", f" !sycl_used_aspects !{random.randrange(2)}"])
        text += f"""define {linkage}void @action{i}(ptr %p){aspect} {{
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  %r = call i32 @putchar(i32 {33 + i})
{calls(i + 1, random.randrange(3), "%p")}  ret void
}}
"""
    main = "".join(conditional(random.randrange(size), "%x") for _ in range(4)) + calls(0, 2, "%x")
    text += f"""define i32 @main() "sycl-module-id"="a.cpp" {{
  %x = alloca i32
  store i32 0, ptr %x
{main}  %l = load i32, ptr %x
  ret i32 %l
}}
"""
    for types, stub in stubs.items():
        text += f"declare void @{stub}(ptr, ptr byval(i32), {', '.join(types)}) #0\n"
    return f'{text}attributes #0 = {{ "sycl-call-if-on-device-conditionally" }}\n!0 = !{{i32 6}}\n!1 = !{{i32 5}}\n'


def picked(images: list[DeviceImage], target: Target, root: str) -> list[DeviceImage]:
    """Return the images that a runtime links for a target."""
    [main] = [image for image in images if root in (image.symbols or ())]
    found, seen = [main], set[str]()
    for image in found:
        for number, value in image.sets.get(names.ADD_ON_IMAGES_SET, {}).items():
            if number not in seen:
                seen.add(number)
                assert isinstance(value, Blob)
                wanted = int(condition_in(value).decide(target))
                found += [i for i in images if i.sets.get(names.ADD_ON_IMAGE_SET, {}).get(number) == wanted]
    assert len(found) == 1 + len(seen)
    return found


def linked(images: list[DeviceImage], folder: Path) -> Path:
    paths: list[Path] = []
    for i, image in enumerate(images):
        paths.append(folder / f"{i}.ll")
        image.module.write(paths[-1])
    subprocess.run(["llvm-link-22", "-S", *paths, "-o", folder / "linked.ll"], check=True)
    return folder / "linked.ll"


def output(path: Path) -> tuple[str, int]:
    done = subprocess.run(["lli-22", path], capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout, done.returncode


@needs_llvm
@pytest.mark.skipif(shutil.which("lli-22") is None, reason="needs lli-22")
@pytest.mark.parametrize("seed", range(12))
def test_linked_images_do_what_decided_code_does(seed: int, tmp_path: Path) -> None:
    """For each device; what a stub stands for needs nothing."""
    random = Random(seed)
    text = some_program(random, random.randrange(2, 8))
    images = run_pipeline(text, SPLIT)
    for image in images:
        if 0 in image.sets.get(names.ADD_ON_IMAGE_SET, {}).values():
            aspects = image.sets[names.REQUIREMENTS_SET]["aspects"]
            assert isinstance(aspects, Blob)
            assert not aspects.as_u32()
            assert names.ADD_ON_IMAGES_SET not in image.sets
    for name in DEVICES:
        [decided] = run_pipeline(text, f"sycl-decide-conditional-calls<target={name}>")
        decided.module.write(tmp_path / "decided.ll")
        wanted = output(tmp_path / "decided.ll")
        assert output(linked(picked(images, targets.get(name), "main"), tmp_path)) == wanted


@needs_llvm
@pytest.mark.skipif(shutil.which("llc-22") is None, reason="needs llc-22")
@pytest.mark.parametrize("name", DEVICES)
def test_ptx(name: str, tmp_path: Path) -> None:
    """Names are those that PTX can have: each image is assembled by itself, and all of them linked."""
    text = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @kernel(ptr %p) "sycl-module-id"="a.cpp" {
  call void @stub(ptr @action.5, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @action.5, ptr %p, i32 -1, i32 5)
  call void @stub(ptr @"a b", ptr %p, i32 -1, i32 5)
  ret void
}
define internal void @action.5(ptr %p) {
  store i32 1, ptr %p
  call void @stub(ptr @"a b", ptr %p, i32 -1, i32 2)
  ret void
}
define internal void @"a b"(ptr %p) {
  store i32 2, ptr %p
  ret void
}
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
"""
    images = run_pipeline(text, SPLIT)
    chosen = picked(images, targets.get(name), "kernel")
    assert 3 <= len(chosen) <= 4
    for path in (linked(chosen, tmp_path), *(tmp_path / f"{i}.ll" for i in range(len(chosen)))):
        ptx = path.with_suffix(".ptx")
        subprocess.run(["llc-22", "-mcpu=sm_75", "-mattr=+ptx70", path, "-o", ptx], check=True)
        named = re.findall(r"\.func +([^( \n]+)", ptx.read_text())
        assert named
        assert all(re.fullmatch(r"[a-zA-Z_$][a-zA-Z0-9_$]*", function) for function in named)
        if shutil.which("ptxas"):
            command = ["ptxas", "-arch=sm_75", "-c", ptx.name, "-o", "code.o"]
            subprocess.run(command, check=True, cwd=tmp_path)


def test_conditions_as_bytes() -> None:
    """All conditions come back; architectures of which 32 bits do not tell make 64-bit integers of all."""
    random = Random(1)
    sizes = set[int]()
    for _ in range(500):
        condition = some_condition(random, random.randrange(8))
        blob = blob_of(condition)
        assert condition_in(blob) == condition
        sizes.add(blob.bits // len(condition.integers()))
    assert sizes == {32, 64}
    for data in (b"", b"\xff\xff\xff\xff", b"\xff" * 8 + b"\6\0\0\0\0\0\0\0" * 2):
        with pytest.raises(SycloptError):
            condition_in(Blob.of_bytes(data))
