"""Programs with virtual functions, whose images are chosen as the seed's runtime does, linked in any order, and run."""

from __future__ import annotations

import itertools
import re
import subprocess
from typing import TYPE_CHECKING, NamedTuple

import pytest

import syclopt
from syclopt import names
from syclopt.images.properties import Blob
from syclopt.passes import Warnings
from syclopt.testing.golden import available

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from syclopt.images.device_image import DeviceImage

FP64 = 6
TRIPLE = 'target triple = "spirv64-unknown-unknown"\n'

pytestmark = pytest.mark.skipif(not {"llvm-link-22", "lli-22"} <= {*available()}, reason="needs llvm-link-22, lli-22")


class Program(NamedTuple):
    """An executable or a shared library: its images, in the order of its table."""

    images: Sequence[DeviceImage]

    @classmethod
    def of(cls, text: str) -> Program:
        """Return what the post-link step makes of a device module."""
        quiet = Warnings(["no-undefined-function"])
        return cls(syclopt.post_link(TRIPLE + text, mode="kernel", kernel_names=True, warnings=quiet))

    def providers(self, name: str) -> Iterator[tuple[DeviceImage, DeviceImage | None]]:
        """Yield the images with functions of a set, each with its dummy, which comes right after it."""
        for image, after in itertools.zip_longest(self.images, self.images[1:]):
            if property_of(image, names.VIRTUAL_FUNCTIONS_KEY) == [name] and not is_dummy(image):
                yield image, after if after is not None and is_dummy(after) else None


def property_of(image: DeviceImage, key: str) -> list[str]:
    """Return the sets that a property names."""
    value = image.sets.get(names.VIRTUAL_FUNCTIONS_SET, {}).get(key)
    return value.as_string().split(",") if isinstance(value, Blob) else []


def is_dummy(image: DeviceImage) -> bool:
    """Tell whether an image is a dummy."""
    return names.DUMMY_IMAGE_KEY in image.sets.get(names.VIRTUAL_FUNCTIONS_SET, {})


def aspects_of(image: DeviceImage) -> set[int]:
    """Return the aspects that an image requires."""
    value = image.sets[names.REQUIREMENTS_SET][names.ASPECTS_KEY]
    assert isinstance(value, Blob)
    return {*value.as_u32()}


def chosen(kernel: str, programs: Iterable[Program], aspects: set[int]) -> list[DeviceImage]:
    """Return what the seed's runtime links for a kernel: it reads the lists of the kernel's image, and no others."""
    programs = [*programs]
    [start] = [
        image
        for program in programs
        for image in program.images
        if kernel in image.sets.get(names.KERNEL_NAMES_SET, {})
    ]
    assert aspects_of(start) <= aspects
    called = property_of(start, names.CALLS_VIRTUAL_FUNCTIONS_KEY)
    found = [start]
    for name in dict.fromkeys((*called, *property_of(start, names.CREATES_VIRTUAL_FUNCTIONS_KEY))):
        for image, dummy in (pair for program in programs for pair in program.providers(name)):
            if name in called or aspects_of(image) <= aspects:
                found.append(image)
            else:
                assert dummy is not None
                found.append(dummy)
    return found


def results(images: Sequence[DeviceImage], main: str, folder: Path) -> set[int]:
    """Return what `main` returns when images are linked with it, in both orders."""
    paths: list[Path] = []
    for text in (*(str(image.module) for image in images), main):
        paths.append(folder / f"{len(paths)}.ll")
        paths[-1].write_text(re.sub(r"\bspir_(?:func|kernel) |target triple = .*", "", text))  # as the host calls
    found: set[int] = set()
    for order in (paths, paths[::-1]):
        link = subprocess.run(["llvm-link-22", "-S", *order], capture_output=True, check=False, text=True)
        assert not link.returncode, link.stderr
        run = subprocess.run(["lli-22"], input=link.stdout, capture_output=True, check=False, text=True)
        assert not run.stderr
        found.add(run.returncode)
    return found


def main_of(kernel: str) -> str:
    """Return a program that hands memory for an object to a kernel, and returns what that leaves in it."""
    return f"""
declare spir_kernel void @{kernel}(ptr)
define i32 @main() {{
  %object = alloca [4 x i64]
  call spir_kernel void @{kernel}(ptr %object)
  %result = getelementptr i64, ptr %object, i64 3
  %n = load i32, ptr %result
  ret i32 %n
}}
"""


def kernel(name: str, vtable: str, slot: int, attributes: str) -> str:
    """Return a kernel that creates an object of a class and calls the function in a slot of its vtable."""
    return f"""
define spir_kernel void @{name}(ptr %object) "sycl-module-id"="{name}.cpp" {attributes} {{
  store ptr addrspace(1) {vtable}, ptr %object
  %table = load ptr addrspace(1), ptr %object
  %slot = getelementptr ptr, ptr addrspace(1) %table, i64 {slot}
  %f = load ptr, ptr addrspace(1) %slot
  %n = call spir_func i32 %f(ptr %object) "virtual-call"
  %result = getelementptr i64, ptr %object, i64 3
  store i32 %n, ptr %result
  ret void
}}
"""


FP64_LIST = '\n!0 = !{!1}\n!1 = !{!"fp64", i32 6}\n'

# A class with an ordinary function, and one that takes and returns `double`.
BASE = (
    """
%struct.Pair = type { double, i32 }
@_ZTV4Base = linkonce_odr addrspace(1) constant [3 x ptr] [ptr @foo, ptr @bar, ptr @pair]

define spir_func i32 @foo(ptr %this) "indirectly-callable"="plain" {
  ret i32 42
}
define linkonce_odr spir_func double @bar(ptr %this, double %x) "indirectly-callable"="precise" !sycl_used_aspects !0 {
  %y = fadd double %x, 1.0
  ret double %y
}
define spir_func i32 @pair(ptr %this, ptr byval(%struct.Pair) %p) "indirectly-callable"="precise" {
  %x = load double, ptr %p
  %n = fptosi double %x to i32
  ret i32 %n
}
define spir_kernel void @precise(ptr %object) "calls-indirectly"="precise" !sycl_used_aspects !0 {
  store ptr addrspace(1) @_ZTV4Base, ptr %object
  %f = load ptr, ptr addrspace(1) getelementptr (ptr, ptr addrspace(1) @_ZTV4Base, i64 1)
  %x = call spir_func double %f(ptr %object, double 6.0) "virtual-call"
  %y = call spir_func double @bar(ptr %object, double %x)
  %n = fptosi double %y to i32
  %result = getelementptr i64, ptr %object, i64 3
  store i32 %n, ptr %result
  ret void
}
"""
    + kernel("plain", "@_ZTV4Base", 0, '"calls-indirectly"="plain"')
    + FP64_LIST
)


def test_objects_work_with_and_without_a_feature(tmp_path: Path) -> None:
    """Declarations less their types link with the definitions, and with dummies."""
    program = Program.of(BASE)
    for aspects in ({FP64}, set[int]()):
        assert results(chosen("plain", [program], aspects), main_of("plain"), tmp_path) == {42}
    assert results(chosen("precise", [program], {FP64}), main_of("precise"), tmp_path) == {8}


@pytest.mark.skipif("llc-22" not in available(), reason="needs llc-22")
def test_what_a_device_without_a_feature_gets_can_be_built_for_it(tmp_path: Path) -> None:
    """No image for a device without fp64 has a `double`, in SPIR-V either; the others are as they were."""
    program = Program.of(BASE)
    for aspects in ({FP64}, set[int]()):
        images = chosen("plain", [program], aspects)
        texts: list[str] = []
        for image in images:
            image.module.write(tmp_path / "image.ll")
            command = ["llc-22", "--spirv-ext=+SPV_INTEL_function_pointers", tmp_path / "image.ll", "-o", "-"]
            texts.append(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
        assert any("OpCapability Float64" in text for text in texts) == (FP64 in aspects)
        assert any(re.search("Pair|double", str(image.module)) for image in images) == (FP64 in aspects)


def test_a_dummy_gives_way_to_a_definition(tmp_path: Path) -> None:
    """A library has the inline function of a set, of which it has no other: its set runs, that of the program not."""
    inline = """
@_ZTV6Inline = linkonce_odr addrspace(1) constant [1 x ptr] [ptr @inline]
define linkonce_odr spir_func i32 @inline(ptr %this) "indirectly-callable"="S" comdat {
  ret i32 7
}
$inline = comdat any
"""
    program = (
        inline
        + """
define spir_func i32 @other(ptr %this) "indirectly-callable"="S" !sycl_used_aspects !0 {
  ret i32 8
}
"""
        + FP64_LIST
    )
    library = inline + """
define spir_kernel void @create(ptr %object) {
  store ptr addrspace(1) @_ZTV6Inline, ptr %object
  ret void
}
"""  # fmt: skip
    main = """
declare spir_func i32 @inline(ptr)
define i32 @main() {
  %n = call spir_func i32 @inline(ptr null)
  ret i32 %n
}
"""
    programs = [Program.of(program), Program.of(library)]
    images = chosen("create", programs, set())
    assert [is_dummy(image) for image in images] == [False, True, False]
    assert results(images, main, tmp_path) == {7}
    assert results(chosen("create", programs, {FP64}), main, tmp_path) == {7}


def test_local_functions_of_two_programs(tmp_path: Path) -> None:
    """Classes of unnamed namespaces have one name in two programs, and functions of their own."""

    def text(number: int) -> str:
        return f"""
@_ZTVN12_GLOBAL__N_11AE = internal addrspace(1) constant [1 x ptr] [ptr @_ZN12_GLOBAL__N_11A1fEv]
define internal spir_func i32 @_ZN12_GLOBAL__N_11A1fEv(ptr %this) "indirectly-callable"="S" {{
  ret i32 {number}
}}
""" + kernel(f"kernel{number}", "@_ZTVN12_GLOBAL__N_11AE", 0, '"calls-indirectly"="S"')

    programs = [Program.of(text(number)) for number in (1, 2)]
    for number in (1, 2):
        images = chosen(f"kernel{number}", programs, set())
        assert len(images) == 3
        assert results(images, main_of(f"kernel{number}"), tmp_path) == {number}


def test_actions_of_two_programs(tmp_path: Path) -> None:
    """So have lambdas that are called under conditions, also those of inline functions: conditions may differ."""
    for linkage, (first, second) in itertools.product(("internal", "linkonce_odr"), ((6, 6), (6, 5))):
        images: list[DeviceImage] = []
        for number, aspect in ((1, first), (2, second)):
            program = Program.of(f"""
define spir_kernel void @kernel{number}(ptr %object) "sycl-module-id"="a.cpp" {{
  call spir_func void @stub(ptr @action, ptr %object, i32 -1, i32 {aspect})
  ret void
}}
define {linkage} spir_func void @action(ptr %object) {{
  %result = getelementptr i64, ptr %object, i64 3
  store i32 {number if linkage == "internal" else 1}, ptr %result
  ret void
}}
declare spir_func void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
""")
            main, code, stub = program.images
            images += [main, code if aspect == FP64 else stub]
        main = main_of("kernel1").replace("  %result", "  call spir_kernel void @kernel2(ptr %object)\n  %result")
        main += "\ndeclare spir_kernel void @kernel2(ptr)\n"
        expected = 2 if linkage == "internal" and second == FP64 else 1
        assert results(images, main, tmp_path) == {expected}


THROUGH_SETS = (
    """
@_ZTV1A = linkonce_odr addrspace(1) constant [1 x ptr] [ptr @_ZN1A1fEv]
@_ZTV1B = linkonce_odr addrspace(1) constant [2 x ptr] [ptr @_ZN1B1fEv, ptr @_ZN1B1gEv]

define spir_func i32 @_ZN1A1fEv(ptr %this) "indirectly-callable"="s1" {
  %b = getelementptr i64, ptr %this, i64 1
  store ptr addrspace(1) @_ZTV1B, ptr %b
  %n = call spir_func i32 @_ZN1C1fEv(ptr %b)
  ret i32 %n
}
define spir_func i32 @_ZN1B1fEv(ptr %this) "indirectly-callable"="s1" {
  ret i32 1
}
define spir_func double @_ZN1B1gEv(ptr %this) "indirectly-callable"="s64" !sycl_used_aspects !0 {
  ret double 2.0
}
define spir_func i32 @_ZN1C1fEv(ptr %this) "indirectly-callable"="by name" {
  %table = load ptr addrspace(1), ptr %this
  %f = load ptr, ptr addrspace(1) %table
  %n = call spir_func i32 %f(ptr %this) "virtual-call"
  %m = add i32 %n, 10
  ret i32 %m
}
"""
    + kernel("calls", "@_ZTV1A", 0, '"calls-indirectly"="s1"')
    + """
define spir_kernel void @creates(ptr %object) {
  store ptr addrspace(1) @_ZTV1A, ptr %object
  %result = getelementptr i64, ptr %object, i64 3
  store i32 3, ptr %result
  ret void
}
"""
    + FP64_LIST
)


@pytest.mark.parametrize(("name", "expected"), [("calls", 11), ("creates", 3)])
def test_sets_that_are_reached_through_sets(name: str, expected: int, tmp_path: Path) -> None:
    """A function of a set that a kernel calls creates an object of another set, and calls yet another one by name."""
    program = Program.of(THROUGH_SETS)
    for aspects in ({FP64}, set[int]()):
        images = chosen(name, [program], aspects)
        assert any(map(is_dummy, images)) == (FP64 not in aspects)
        assert results(images, main_of(name), tmp_path) == {expected}


def test_a_second_program_of_the_same_text(tmp_path: Path) -> None:
    """A unit may be in an executable and in a library: what is local in it merges."""
    text = """
@_ZTV1A = internal addrspace(1) constant [1 x ptr] [ptr @f]
define internal spir_func i32 @f(ptr %this) "indirectly-callable"="S" {
  ret i32 5
}
""" + kernel("twice", "@_ZTV1A", 0, '"calls-indirectly"="S"')
    first, second = Program.of(text), Program.of(text)
    [(other, _)] = second.providers("S")
    assert results([*chosen("twice", [first], set()), other], main_of("twice"), tmp_path) == {5}
