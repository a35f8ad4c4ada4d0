"""Both sides of a program: LLVM accepts them, and each does, when it runs, what that side should do."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline
from syclopt.testing.golden import available

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.text.spelling import Key

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
PROGRAM = FIXTURES / "real" / "if_device.ll"
MODULES = [path for path in sorted((FIXTURES / "real").glob("*.ll")) if "clang14" not in path.name]
MADE = [
    path
    for path in sorted((FIXTURES / "passes" / "sycl_split_host_device").glob("*.ll"))
    if "split-file" not in path.read_text()
]
SUBMIT = "_ZN6sketch6detail6submitEPFvvEPKvmm"
RUNTIME = f"""
#include <stdio.h>
void {SUBMIT}(void (*entry)(void), const void *body, unsigned long size, unsigned long items) {{
  entry();
  printf("%lu items, %lu bytes\\n", items, size);
}}
"""
DEVICE = """
#include <stdio.h>
extern void kernel(const void *body, unsigned long id);
int main(void) {
  int out[5] = {0};
  int *body = out;
  for (unsigned long id = 0; id < 5; ++id)
    kernel(&body, id);
  printf("%d %d %d %d %d\\n", out[0], out[1], out[2], out[3], out[4]);
  return 0;
}
"""
needs_host = pytest.mark.skipif(
    "clang-22" not in available() or platform.machine() != "x86_64", reason="needs clang-22 on x86-64"
)


def _sides(path: Path) -> tuple[Module, Module]:
    device, host = run_pipeline(path.read_bytes(), "sycl-split-host-device")
    return device.module, host.module


def _entry_points(image: DeviceImage) -> frozenset[Key]:
    known = image.answers[EntryPoints]
    assert isinstance(known, EntryPoints)
    return known.names


def _run(folder: Path, module: Module, driver: str, level: str) -> str:
    module.write(folder / "side.ll")
    (folder / "driver.c").write_text(driver)
    command = ["clang-22", level, "-Wno-override-module", "side.ll", "driver.c", "-lstdc++", "-o", "program"]
    subprocess.run(command, cwd=folder, check=True)
    return subprocess.run([folder / "program"], capture_output=True, text=True, check=True).stdout


@needs_host
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_the_host_side_runs(tmp_path: Path, level: str) -> None:
    """It prints, counts and throws; a kernel is an address there, of a function that does nothing."""
    lines = [
        "begin",
        "4 items, 8 bytes",
        *(
            line
            for i, word in enumerate(["zero", "one", "two", "three"])
            for line in (f"traced({i})", f"weight of {word}")
        ),
        "traced(4)",
        "too large: 4",
        "sum 10",
        "end after 5 lines",
    ]
    assert _run(tmp_path, _sides(PROGRAM)[1], RUNTIME, level).splitlines() == lines


@needs_host
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_the_device_side_runs(tmp_path: Path, level: str) -> None:
    """Built for the host for once, it needs nothing of the host, and weighs as a device does."""
    device, _ = run_pipeline(PROGRAM, "sycl-split-host-device")
    (name,) = _entry_points(device)
    kernel = device.module.functions[name]
    kernel.set_linkage("external")
    kernel.rename("kernel")
    assert _run(tmp_path, device.module, DEVICE, level) == "8 17 107 1007 8\n"


@pytest.mark.parametrize("path", [*MODULES, *MADE], ids=lambda path: path.name)
def test_llvm_accepts_both_sides(path: Path) -> None:
    """Whatever the module, both sides are valid; a side that is split again is the same."""
    device, host = _sides(path)
    llvm.verify(device)
    llvm.verify(host)
    again, _ = run_pipeline(device.to_bytes(), "sycl-split-host-device")
    assert again.module.to_bytes() == device.to_bytes()
    _, again = run_pipeline(host.to_bytes(), "sycl-split-host-device")
    assert again.module.to_bytes() == host.to_bytes()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_line_ends_make_no_difference(path: Path) -> None:
    """A module with the line ends of Windows is split like the one without."""
    windows = run_pipeline(path.read_bytes().replace(b"\n", b"\r\n"), "sycl-split-host-device")
    for image, side in zip(windows, _sides(path), strict=True):
        assert image.module.to_bytes().replace(b"\r\n", b"\n") == side.to_bytes()


def test_the_device_side_knows_its_entry_points() -> None:
    """Also kernels by attribute, whose calling convention says nothing; and the input stays as it was."""
    module = Module.read(PROGRAM)
    before = module.to_bytes()
    device, host = run_pipeline(module, "sycl-split-host-device")
    names = _entry_points(device)
    assert all("kernel_entry" in str(name) and name in device.module.functions for name in names)
    assert len(names) == 1
    assert host.module.functions.keys() > {"main"}
    assert module.to_bytes() == before


def test_the_order_of_symbols_stays() -> None:
    """Each side has its symbols in the order of the whole."""
    order = [*Module.read(PROGRAM).symbols]
    for side in _sides(PROGRAM):
        assert [*side.symbols] == sorted(side.symbols, key=order.index)
