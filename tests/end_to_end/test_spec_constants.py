"""Specialization constants of programs: as SPIR-V has them, and in images that get their values in a buffer."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.sycl import PROGRAMS, needs_dpcpp, run_program, syclopt_cxx

from syclopt.frontends import dpcpp
from syclopt.frontends.dpcpp import DeviceModule, find_installation
from syclopt.images.properties import Blob, PropertySets
from syclopt.images.wrapper.as_ir import wrapper_ir
from syclopt.images.wrapper.records import OffloadImage
from syclopt.ir.llvm import to_object, to_spirv
from syclopt.ir.module import Module
from syclopt.pipeline.post_link.options import PostLinkOptions
from syclopt.pipeline.run import run_pipeline
from syclopt.testing.golden import available
from syclopt.tools.cxx.cxx_options import read_arguments
from syclopt.tools.cxx.device_side import device_passes
from syclopt.tools.cxx.host_compiler import find_host_compiler
from syclopt.tools.cxx.host_side import HostSide
from syclopt.tools.cxx.program_build import start_ir

pytestmark = needs_dpcpp
PROGRAM = PROGRAMS / "spec_constants.cpp"
AHEAD_OF_TIME = "spir64_x86_64"  # for which the front end hands on a buffer, and the runtime fills it
TRIPLE = ("-Xclang", "-triple", "-Xclang", f"{AHEAD_OF_TIME}-unknown-unknown")


def images_of(module: Module, level: str, target: str, step: PostLinkOptions) -> list[OffloadImage]:
    """Return the images of a module, as code for a target; LLVM does not take structs with padding as constants."""
    passes = [each for each in device_passes(step, level) if "dummy" not in each.name]
    translate = dpcpp.translate if step.default_spec_constants else to_spirv
    return [
        OffloadImage(translate(image.module), tuple(image.symbols or ()), image.properties or PropertySets(), target)
        for image in run_pipeline(module, passes)
    ]


def build(module: DeviceModule, images: list[OffloadImage], folder: Path) -> Path:
    """Link the host side of the program with images; return its path."""
    arguments = read_arguments(["-fsycl", "-w", str(PROGRAM), "-o", str(folder / "app")])
    installation = find_installation()
    host = HostSide(arguments, folder, find_host_compiler(arguments.host_compiler), installation)
    objects = [folder / "host.o", folder / "images.o", folder / "start.o"]
    compilation = host.begin(str(PROGRAM), str(objects[0]))
    compilation.give(module.integration_header, module.integration_footer)
    compilation.finish("")
    compilation.stop()
    objects[1].write_bytes(to_object(Module.parse(wrapper_ir(images))))
    objects[2].write_bytes(to_object(Module.parse(start_ir(str(installation.opencl_driver)))))
    host.link([str(path) for path in objects])
    return folder / "app"


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_a_program_gets_its_constants_in_a_buffer(level: str, tmp_path: Path) -> None:
    module = dpcpp.compile(PROGRAM, [f"-{level}", *TRIPLE])
    images = images_of(module, level, AHEAD_OF_TIME, PostLinkOptions("kernel", spec_constants="emulation"))
    assert all(b"SpecConstant" not in image.code for image in images)
    assert run_program(build(module, images, tmp_path)) == "passed\n"


def test_a_program_runs_with_images_of_default_values_too(tmp_path: Path) -> None:
    module = dpcpp.compile(PROGRAM, ["-O2"])
    step = PostLinkOptions("kernel", spec_constants="native", default_spec_constants=True)
    images = images_of(module, "O2", "spir64", step)
    kinds = [("specConstsReplacedWithDefault" in image.sets.get("SYCL/misc properties", {})) for image in images]
    assert kinds == [False, True] * (len(images) // 2)
    assert run_program(build(module, images, tmp_path)) == "passed\n"


def test_arguments_that_dpcpp_leaves_out_of_kernels_are_told_to_the_runtime(tmp_path: Path) -> None:
    """The buffer is one of them: a kernel whose constants are those of SPIR-V does not use it."""
    done = syclopt_cxx("-fsycl", "-w", "-fsycl-early-optimizations=dpcpp", PROGRAM, "-o", tmp_path / "app")
    assert done.returncode == 0, done.stderr
    assert run_program(tmp_path / "app") == "passed\n"


def numbers_in(value: object) -> set[int]:
    """Return the ids that the record of a constant lists; padding has none."""
    assert isinstance(value, Blob)
    ids = {int.from_bytes(value.data[at : at + 4], "little") for at in range(0, len(value.data), 12)}
    return ids - {0xFFFF_FFFF}


@pytest.mark.skipif(not {"spirv-val", "spirv-dis"} <= available(), reason="needs spirv-tools")
@pytest.mark.parametrize("translate", [to_spirv, dpcpp.translate])
def test_numbers_have_ids_in_spirv_and_are_composed(translate: Callable[[Module], bytes], tmp_path: Path) -> None:
    step = PostLinkOptions("none", spec_constants="native")
    (image,) = run_pipeline(dpcpp.compile(PROGRAM, ["-O2"]), device_passes(step))
    path = tmp_path / "code.spv"
    path.write_bytes(translate(image.module))
    subprocess.run(["spirv-val", path], check=True)
    text = subprocess.run(["spirv-dis", path], check=True, capture_output=True, text=True).stdout
    constants = image.sets["SYCL/specialization constants"]
    assert {name.rpartition("L")[2] for name in constants} > {"6length", "4half", "5outer", "5table"}
    ids = {int(line.split()[-1]) for line in text.splitlines() if " SpecId " in line}
    assert ids == {number for value in constants.values() for number in numbers_in(value)}
    assert "OpSpecConstantComposite" in text
