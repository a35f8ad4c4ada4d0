"""C++ programs with code for some devices do on each device what the same programs do that were compiled for it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from syclopt import names
from syclopt.conditions.prefix_code import value_of
from syclopt.images.add_on_conditions import condition_in
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import Blob
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

SOURCES = Path(__file__).parent / "conditional_programs"
PROGRAMS = ("closures", "nested")
LEVELS = ("-O0", "-O1 -Xclang -disable-llvm-passes")
FP16, FP64 = 5, 6
OUTLINED = "sycl-conditional-call-on-device<prefix=x>"
IMAGES = (
    f"{OUTLINED},sycl-outline-conditional-calls,device-code-split<mode=kernel;outline-virtual-functions;clean-up>,"
    "sycl-add-stub-images,emit-device-requirements,emit-add-on-images,emit-symbols"
)

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("clang++-22", "llvm-link-22", "lli-22"))),
    reason="needs clang++-22, llvm-link-22 and lli-22",
)


def compiled(program: str, flags: str, path: Path) -> Path:
    source = SOURCES / f"{program}.cpp"
    command = ["clang++-22", "-std=c++20", "-fno-exceptions", "-S", "-emit-llvm", *flags.split(), source, "-o", path]
    subprocess.run(command, check=True)
    return path


def marked(path: Path) -> Module:
    """What a SYCL compiler would mark: conditional callers, and what the program begins with."""
    module = Module.read(path)
    callers = [f for f in module.definitions() if "call_if_on_device_conditionally" in f.name]
    assert callers
    for function in callers:
        function.add_attribute(names.CALL_CONDITIONALLY, "true", string=True)
    module.functions["main"].add_attribute(names.MODULE_ID, "a.cpp", string=True)
    return module


def output(path: Path) -> tuple[str, int]:
    done = subprocess.run(["lli-22", path], capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout, done.returncode


def wanted(program: str, flags: str, aspects: set[int], folder: Path) -> tuple[str, int]:
    """What the program does that is compiled for a device with these aspects."""
    has = sum(1 << aspect for aspect in aspects)
    return output(compiled(program, f"{flags} -DHAS={has}", folder / "plain.ll"))


def linked(images: list[DeviceImage], aspects: set[int], folder: Path) -> Path:
    """Link the images that a runtime picks for a device with these aspects."""
    [main] = [image for image in images if "main" in (image.symbols or ())]
    found, seen = [main], set[str]()
    for image in found:
        for number, value in image.sets.get(names.ADD_ON_IMAGES_SET, {}).items():
            if number not in seen:
                seen.add(number)
                assert isinstance(value, Blob)
                holds = value_of(condition_in(value).code, lambda atom: atom[1] in aspects)
                found += [i for i in images if i.sets.get(names.ADD_ON_IMAGE_SET, {}).get(number) == int(bool(holds))]
    assert len(found) == 1 + len(seen)
    paths = [folder / f"{number}.ll" for number in range(len(found))]
    for image, path in zip(found, paths, strict=True):
        image.module.write(path)
    subprocess.run(["llvm-link-22", "-S", *paths, "-o", folder / "linked.ll"], check=True)
    return folder / "linked.ll"


@pytest.mark.parametrize("flags", LEVELS)
@pytest.mark.parametrize("program", PROGRAMS)
def test_images_that_a_device_links(program: str, flags: str, tmp_path: Path) -> None:
    images = run_pipeline(str(marked(compiled(program, flags, tmp_path / "a.ll"))), IMAGES)
    for aspects in (set[int](), {FP64}, {FP16}, {FP16, FP64}):
        assert output(linked(images, aspects, tmp_path)) == wanted(program, flags, aspects, tmp_path)


@pytest.mark.parametrize("flags", LEVELS)
@pytest.mark.parametrize("program", PROGRAMS)
def test_code_that_is_decided_ahead_of_time(program: str, flags: str, tmp_path: Path) -> None:
    module = str(marked(compiled(program, flags, tmp_path / "a.ll")))
    for target, aspects in (("intel_gpu_pvc", {FP16, FP64}), ("intel_gpu_dg1", {FP16}), ("amd_gpu_gfx90a", {FP64})):
        [image] = run_pipeline(module, f"{OUTLINED},sycl-decide-conditional-calls<target={target}>,globaldce")
        image.module.write(tmp_path / "decided.ll")
        assert output(tmp_path / "decided.ll") == wanted(program, flags, aspects, tmp_path)
