"""A compiler and a runtime for random programs: from units to images, and from images to what a device runs.

For a kernel, the runtime takes the kernel's image and those of the sets that it calls. Of the sets of which it creates
objects, it takes what the device can run, and else dummies. It looks at the lists of the kernel's image alone.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import cpp_text
from class_model import RESULTS

import syclopt
from syclopt import targets
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir.module import Module
from syclopt.names import VIRTUAL_FUNCTIONS_SET
from syclopt.passes import Warnings
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from class_model import Program

    from syclopt.images.device_image import DeviceImage
    from syclopt.pipeline.post_link.options import SplitMode

TOOLS = ("clang++-22", "llvm-link-22", "lli-22")
_ANNOTATED = re.compile(r"\{ ptr @([\w.$]+), ptr @([\w.$]+), ")
_STRING = re.compile(r'c"set:(\w+)\\00"')
_VIRTUAL_CALL = re.compile(
    r"^(\s+(?:%\d+ = )?(?:tail )?call [^@\n]*? %\d+\(.*\))((?: #\d+)?(?:, ![^\n]*)?)$", re.MULTILINE
)
_BEFORE_SPLIT = "sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage"
_ASPECTS = '!sycl_aspects = !{!987654}\n!987654 = !{!"fp64", i32 6}\n'
_DRIVER = """
@arena = global [{size} x i8] zeroinitializer, align 16
@out = global [{count} x i32] zeroinitializer
@format = constant [4 x i8] c"%u \\00"
declare i32 @printf(ptr, ...)
{declarations}
define i32 @main() {{
{calls}
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %place = getelementptr i32, ptr @out, i32 %i
  %value = load i32, ptr %place
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %value)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, {count}
  br i1 %more, label %loop, label %end
end:
  ret i32 0
}}
"""


def _run(*command: object) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stderr[:3000]}"
    return done.stdout


@dataclass(frozen=True)
class Image:
    """An image with the file of its code."""

    image: DeviceImage
    path: Path

    @cached_property
    def requirements(self) -> targets.Requirements:
        """What a device must have."""
        return targets.Requirements.from_properties(self.image.properties or PropertySets())

    def names(self, key: str) -> list[str]:
        """The sets that a property lists."""
        value = self.image.sets.get(VIRTUAL_FUNCTIONS_SET, {}).get(key)
        return value.as_string().split(",") if isinstance(value, Blob) else []

    @cached_property
    def own_set(self) -> str:
        """The set that the image has; "" for none."""
        return "".join(self.names("virtual-functions-set"))

    @cached_property
    def is_dummy(self) -> bool:
        """Whether it stands in for an image that a device cannot run."""
        return "dummy-image" in self.image.sets.get(VIRTUAL_FUNCTIONS_SET, {})


class Build:
    """A program, compiled in a folder: as it is, and as device code."""

    def __init__(self, program: Program, folder: Path, level: str) -> None:
        """Compile it with an optimisation level, such as `-O1`."""
        self.program = program
        self.folder = folder
        self._known: dict[tuple[int, ...], str] = {}
        (folder / "header.hpp").write_text(cpp_text.header(program))
        plain = [self._compile(unit, level) for unit in range(program.units)]
        self.plain = folder / "plain.ll"
        _run("llvm-link-22", "-S", *plain, "-o", self.plain)
        marked = [self._mark(path, unit) for unit, path in enumerate(plain)]
        linked = folder / "linked.ll"
        _run("llvm-link-22", "-S", *marked, "-o", linked)
        text = linked.read_text() + _ASPECTS
        quiet = Warnings(["no-host-virtual-function"])
        self.device = run_pipeline(text, _BEFORE_SPLIT, warnings=quiet)[0].module

    def _compile(self, unit: int, level: str) -> Path:
        source, out = self.folder / f"unit{unit}.cpp", self.folder / f"unit{unit}.ll"
        source.write_text(cpp_text.unit(self.program, unit))
        _run("clang++-22", "-std=c++20", "-fno-exceptions", level, "-S", "-emit-llvm", "-w", source, "-o", out)
        return out

    def _mark(self, path: Path, unit: int) -> Path:
        """Give the functions of a unit the attributes that a SYCL front end writes."""
        module = Module.read(path)
        annotations = module.globals.get("llvm.global.annotations")
        for name, string in _ANNOTATED.findall(annotations.text if annotations else ""):
            found = _STRING.search(module.globals[string].text)
            assert found is not None
            alias = module.aliases.get(name)  # of a destructor, where two are the same
            [key] = alias.symbols_used if alias else (name,)
            function = module.functions[key]
            function.add_attribute("indirectly-callable", found[1], string=True)
            function.add_attribute("sycl-module-id", f"unit{unit}.cpp", string=True)
        for number, kernel in enumerate(self.program.kernels):
            if kernel.unit == unit:
                function = module.functions[f"kernel_{number}"]
                function.add_attribute("sycl-module-id", f"unit{unit}.cpp", string=True)
                if sets := kernel.sets():
                    function.add_attribute("calls-indirectly", ",".join(sets), string=True)
        if annotations:
            annotations.remove()
        text = re.sub(r"(?<= )void (?=@kernel_)", "spir_kernel void ", str(module))
        marked = path.with_suffix(".device.ll")
        marked.write_text(_VIRTUAL_CALL.sub(r'\1 "virtual-call"\2', text))
        return marked

    def images(self, mode: SplitMode, target: str | None = None) -> list[Image]:
        """Return the images of a split, or those for a target that they are compiled for ahead of time."""
        quiet = Warnings(["no-undefined-function", "no-host-virtual-function", "no-null-virtual-function"])
        found: list[Image] = []
        for image in syclopt.post_link(self.device, mode=mode, target=target, warnings=quiet):
            path = self.folder / f"{mode}_{target or 'any'}_{image.index}_{len(found)}.ll"
            path.write_text(str(image.module).replace("spir_kernel ", ""))  # a driver calls it
            found.append(Image(image, path))
        return found

    def plain_output(self, kernels: Sequence[int]) -> str:
        """Return what some kernels write in the plain program."""
        known = self._known.get((*kernels,))
        if known is None:
            known = self._known[(*kernels,)] = self.output([self.plain], kernels)
        return known

    def output(self, code: Iterable[Path], kernels: Sequence[int]) -> str:
        """Return what some kernels write that are run in order, linked from files of code."""
        name = "_".join(map(str, kernels))
        driver, linked = self.folder / f"driver_{name}.ll", self.folder / f"run_{name}.ll"
        size = RESULTS + 1
        declarations = [f"declare void @kernel_{number}(ptr, ptr)" for number in kernels]
        calls = [
            f"  call void @kernel_{number}(ptr getelementptr (i32, ptr @out, i32 {place * size}), ptr @arena)"
            for place, number in enumerate(kernels)
        ]
        driver.write_text(
            _DRIVER.format(
                size=cpp_text.ARENA_SIZE,
                count=size * len(kernels),
                declarations="\n".join(declarations),
                calls="\n".join(calls),
            )
        )
        _run("llvm-link-22", "-S", *code, driver, "-o", linked)
        return _run("lli-22", linked)


def needed(images: Sequence[Image], kernel: Image, device: targets.Target) -> list[Image]:
    """Return the images to link for a kernel on a device, that of the kernel first."""
    called, created = kernel.names("calls-virtual-functions-set"), kernel.names("creates-virtual-functions-set")
    chosen = {kernel.path: kernel}
    for image in images:
        if image.is_dummy:
            continue
        if image.own_set in called or (image.own_set in created and device.supports(image.requirements)):
            chosen[image.path] = image
        elif image.own_set in created:
            chosen |= {each.path: each for each in images if each.is_dummy and each.own_set == image.own_set}
    return [*chosen.values()]
