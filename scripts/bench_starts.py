"""Rows of `scripts/bench` for what syclrt does before a kernel runs: imports, builds, the cache, tables."""

import shutil
import subprocess
from pathlib import Path

from _bench import Budget, Row, ToolMissing

_STEPS = str(Path(__file__).with_name("bench_start.py"))
_POST_LINK = ("-properties", "-symbols", "-emit-exported-symbols", "-emit-program-metadata", "-device-globals", "-S")
_FOUR = """
kernel void scale(float a, global float *x) { x[get_global_id(0)] *= a; }
kernel void add(global const float *x, global float *y) { y[get_global_id(0)] += x[get_global_id(0)]; }
kernel void root(global float *x) { x[get_global_id(0)] = sqrt(x[get_global_id(0)]); }
kernel void fill(float a, global float *x) { x[get_global_id(0)] = a; }
"""
_KERNEL = """define spir_kernel void @kernel_{number}(ptr addrspace(1) %p) {{
  store i32 {number}, ptr addrspace(1) %p
  ret void
}}
"""

ROWS = (
    Row("import syclrt", ("{python}", "-c", "import syclrt"), ("{python}", "-c", "pass"), Budget(time=1.5), runs=20),
    Row("cold build of four kernels", ("{python}", _STEPS, "run", "{four}", "{out}")),
    Row(
        "cold build of one kernel",
        ("{python}", _STEPS, "first", "{image}", "{out}"),
        budget=Budget(exponent=0.1),
        sizes=(1, 100, 1000),
    ),
    Row(
        "warm start of four kernels",
        ("{python}", _STEPS, "run", "{four}", "{warm}"),
        against=("{python}", "-c", "import numpy"),
        budget=Budget(time=1.2),
        runs=20,
    ),
    Row(
        "load a table",
        ("{python}", _STEPS, "load", "{table}", "{out}"),
        budget=Budget(exponent=1.1),
        sizes=(1000, 3000, 10000),
    ),
)


class Tables:
    """File tables in a folder, made where they are not there yet by a `post_link` program."""

    def __init__(self, folder: Path, post_link: str) -> None:
        self._folder = folder.absolute() / "tables"
        self._post_link = post_link

    def four(self, _: int) -> Path:
        """Return the table of an image with four kernels. Raises `ToolMissing`."""
        table = self._folder / "four.table"
        if not table.exists():
            source = self._write("four.cl", _FOUR)
            if shutil.which("clang-22") is None:
                raise ToolMissing("not installed: clang-22, to make four.ll")
            target = ("-x", "cl", "-cl-std=CL2.0", "--target=spirv64-unknown-unknown", "-O2", "-S", "-emit-llvm")
            subprocess.run(["clang-22", *target, "-o", str(source.with_suffix(".ll")), str(source)], check=True)
            self._link(source.with_suffix(".ll"), table, "-split=none")
        return table

    def many(self, size: int) -> Path:
        """Return the table of so many images, a kernel in each."""
        return self._kernels(size, "kernel")

    def image(self, size: int) -> Path:
        """Return the table of one image with so many kernels."""
        return self._kernels(size, "none")

    def _kernels(self, size: int, split: str) -> Path:
        folder = f"split_{split}_{size}"
        table = self._folder / folder / "many.table"
        if not table.exists():
            text = "".join(_KERNEL.format(number=number) for number in range(size))
            source = self._write(f"{folder}/many.ll", f'target triple = "spirv64-unknown-unknown"\n{text}')
            self._link(source, table, f"-split={split}")
        return table

    def warm(self, _: int) -> Path:
        """Return the folder of a cache, which the run that is not counted fills."""
        return self._folder / "cache"

    def _write(self, name: str, text: str) -> Path:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def _link(self, module: Path, table: Path, split: str) -> None:
        subprocess.run([self._post_link, split, *_POST_LINK, str(module), "-o", str(table)], check=True)
