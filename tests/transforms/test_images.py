"""Splitting as seen from Python: what an image takes along, and that every image of a real module is valid."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.analysis.entry_points import EntryPoints, is_kernel
from syclopt.errors import LLVMError
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import PropertySets
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parse import parse_pipeline
from syclopt.testing.golden import available

if TYPE_CHECKING:
    from collections.abc import Sequence

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
FILES = sorted(path.name for path in REAL.glob("*.ll"))
TWO = b"""
define spir_kernel void @a() #0 {
  ret void
}
define spir_kernel void @b() #0 {
  ret void
}
attributes #0 = { "sycl-module-id"="m" }
"""

SHARED = b"""
@counter = addrspace(1) global i32 0 #1
@table = constant [2 x ptr addrspace(1)] [ptr addrspace(1) @"another name", ptr addrspace(1) null]
@"another name" = alias i32, ptr addrspace(1) @counter
define spir_kernel void @a() #0 {
  store i32 1, ptr addrspace(1) @counter
  call spir_func void @_Z5countv()
  ret void
}
define spir_kernel void @b() #0 {
  store i32 2, ptr addrspace(1) @counter
  call spir_func void @_Z5countv()
  ret void
}
define spir_func void @_Z5countv() #0 {
  store i32 3, ptr addrspace(1) @"another name"
  ret void
}
attributes #0 = { "sycl-module-id"="m" }
attributes #1 = { "sycl-device-global-size"="4" "sycl-unique-id"="counter" }
"""


def _split(module: Module, mode: str, *more: str) -> list[DeviceImage]:
    passes = parse_pipeline(",".join((f"device-code-split<mode={mode}>", *more)), "test")
    return PassManager(passes).run([DeviceImage(module)])


def _entry_points(images: Sequence[DeviceImage]) -> list[tuple[str, ...]]:
    return [tuple(map(str, EntryPoints.compute(image.module).ordered)) for image in images]


def _is_valid(module: Module) -> bool:
    try:
        llvm.verify(module)
    except LLVMError:
        return False
    return True


def test_an_image_keeps_what_it_carries() -> None:
    """Target, properties and symbols of the split image are those of each part, and belong to each alone."""
    properties = PropertySets()
    properties.add("set", "key", 1)
    image = DeviceImage(Module.parse(TWO), properties, ["a", "b"], "intel_gpu_pvc")
    [first, second] = PassManager(parse_pipeline("device-code-split<mode=kernel>", "test")).run([image])
    assert [first.target, second.target] == ["intel_gpu_pvc", "intel_gpu_pvc"]
    assert [first.index, second.index] == [0, 1]
    assert first.symbols == second.symbols == ["a", "b"]
    assert first.properties is not None
    first.properties.add("set", "other", 2)
    assert second.properties is not None
    assert second.properties.to_bytes() == b"[set]\nkey=1|1\n"


def test_the_input_is_not_edited() -> None:
    """A split makes new modules; the one it was given stays as it was, also when the images are edited."""
    module = Module.parse(TWO)
    images = _split(module, "kernel", "internalize")
    assert module.to_bytes() == TWO
    assert all("internal" in str(image.module) for image in images)


def test_a_second_split_finds_nothing_to_do() -> None:
    """Images of one kernel each are split no further; nor do they change."""
    images = _split(Module.parse(TWO), "kernel")
    again = PassManager(parse_pipeline("device-code-split<mode=source>", "test")).run(images)
    assert [image.module.to_bytes() for image in again] == [image.module.to_bytes() for image in images]


@pytest.mark.parametrize("mode", ["source", "kernel", "auto", "none"])
@pytest.mark.parametrize("name", FILES)
def test_images_of_real_modules_are_valid(name: str, mode: str) -> None:
    """LLVM accepts each image of what it accepts; each entry point is in one group, and kernels are in one image."""
    module = Module.read(REAL / name)
    images = _split(module, mode)
    entry_points = EntryPoints.compute(module).ordered
    if mode == "kernel":
        assert len(images) == max(1, len(entry_points))
    kernels = [str(key) for key in entry_points if is_kernel(module.functions[key])]
    found = [key for names in _entry_points(images) for key in names]
    assert sorted(key for key in found if key in kernels) == sorted(kernels)
    assert {*found} == {str(key) for key in entry_points}
    if _is_valid(module):
        for image in images:
            llvm.verify(image.module)


@pytest.mark.parametrize("name", [name for name in FILES if "clang14" not in name])
def test_cleaned_images_of_real_modules_are_valid(name: str) -> None:
    """So does each image after the clean-up that follows a split; nothing but entry points stays visible."""
    clean = ("internalize<entry-points>", "globaldce", "strip-dead-prototypes")
    for image in _split(Module.read(REAL / name), "kernel", *clean):
        llvm.verify(image.module)
        names = EntryPoints.compute(image.module).names
        if names:
            visible = {f.key for f in image.module.definitions() if not f.is_internal and not f.is_discardable}
            assert visible <= names
        stripped = image.copy()
        PassManager(parse_pipeline("strip-debug", "test")).run([stripped])
        llvm.verify(stripped.module)


@pytest.mark.skipif("llvm-link-22" not in available(), reason="needs llvm-link-22")
@pytest.mark.parametrize("name", ["demo_app.ll", "shapes.ll", "solver.ll", "reduce.ll"])
def test_images_by_source_link_again(name: str, tmp_path: Path) -> None:
    """After the clean-up, images by source clash in nothing but what each of them must have: together they link."""
    module = Module.read(REAL / name)
    images = _split(module, "source", "internalize<entry-points>")
    paths: list[str] = []
    shared = {key for key, n in _counts(images).items() if n > 1}
    for number, image in enumerate(images):
        for key in shared & {*map(str, image.module.symbols)}:
            symbol = image.module.symbols[key]
            if number and not symbol.is_declaration and not symbol.is_internal:
                symbol.set_linkage("linkonce_odr")
        paths.append(str(tmp_path / f"{number}.ll"))
        image.module.write(paths[-1])
    linked = subprocess.run(["llvm-link-22", "-S", *paths], capture_output=True, check=False)
    assert linked.returncode == 0, linked.stderr.decode()
    together = EntryPoints.compute(Module.parse(linked.stdout)).names
    assert together == EntryPoints.compute(module).names


@pytest.mark.skipif("llvm-link-22" not in available(), reason="needs llvm-link-22")
def test_images_that_import_from_each_other_link_again(tmp_path: Path) -> None:
    """A device global that three images define, two of which take a function from the third, is one variable."""
    module = Module.parse(SHARED)
    images = _split(module, "kernel;clean-up;dynamic-linking;device-globals", "verify", "emit-exported-symbols")
    assert len(images) == 3
    assert all(not image.module.symbols["counter"].is_declaration for image in images)
    assert all(b"counter=1|1" in image.sets.to_bytes() for image in images)
    paths = [str(tmp_path / f"{image.index}.ll") for image in images]
    for image, path in zip(images, paths, strict=True):
        image.module.write(path)
    linked = subprocess.run(["llvm-link-22", "-S", *paths], capture_output=True, check=False)
    assert linked.returncode == 0, linked.stderr.decode()
    together = Module.parse(linked.stdout)
    assert [key for key in together.globals if str(key).startswith(("counter", "table"))] == ["counter", "table"]
    assert {str(function.key) for function in together.definitions()} == {"a", "b", "_Z5countv"}


def _counts(images: Sequence[DeviceImage]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for image in images:
        for symbol in image.module.symbols.values():
            if not symbol.is_declaration and not symbol.is_internal:
                counts[str(symbol.key)] = counts.get(str(symbol.key), 0) + 1
    return counts


@pytest.mark.skipif("opt-14" not in available(), reason="needs opt-14")
@pytest.mark.parametrize("name", [name for name in FILES if "clang14" in name])
def test_images_with_typed_pointers_are_valid(name: str) -> None:
    """The images of a module of LLVM 14 are valid for LLVM 14."""
    for image in _split(Module.read(REAL / name), "kernel", "internalize<entry-points>", "globaldce"):
        checked = subprocess.run(
            ["opt-14", "-S", "-passes=verify", "-o", "/dev/null"],
            input=image.module.to_bytes(),
            capture_output=True,
            check=False,
        )
        assert checked.returncode == 0, checked.stderr.decode()
