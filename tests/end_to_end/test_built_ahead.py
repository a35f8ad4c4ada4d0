"""`syclrt build`: the kernels of a program are there before it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.clang_programs import build, built_once, needs_clang, started

pytestmark = needs_clang

PROGRAM = """
#include <cstdio>
#include <sycl/sycl.hpp>
int main() {
  sycl::queue queue{sycl::cpu_selector_v};
  int *out = sycl::malloc_shared<int>(8, queue);
  queue.parallel_for(8, [=](sycl::id<1> i) { out[i] = int(i[0]); }).wait();
  queue.parallel_for(sycl::nd_range<1>(8, 4), [=](sycl::nd_item<1> item) {
    out[item.get_global_linear_id()] *= int(item.get_local_range(0));
  }).wait();
  using namespace sycl::ext::oneapi::experimental;
  queue.parallel_for(sycl::nd_range<1>(8, 2), properties{work_group_size<2>}, [=](sycl::nd_item<1> item) {
    out[item.get_global_linear_id()] += int(item.get_group(0));
  }).wait();
  queue.single_task([=] { out[0] = 5; }).wait();
  std::printf("%d %d\\n", out[0], out[7]);
}
"""


def syclrt(*words: str | Path, cache: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "syclrt", *map(str, words)]
    environment = {**os.environ, "SYCLRT_CACHE_DIR": str(cache)}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, env=environment)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, "built_ahead", PROGRAM)


def kept(cache: Path) -> set[Path]:
    return {file for file in cache.rglob("*") if file.is_file()}


def test_a_program_finds_what_was_built(program: Path, tmp_path: Path) -> None:
    """What it has to make when it runs is what any program makes that is the first one."""
    first = build(
        "#include <sycl/sycl.hpp>\nint main() { sycl::queue().single_task([] {}).wait(); }", tmp_path / "first"
    )
    cache = tmp_path / "cache"
    assert started(first, SYCLRT_CACHE_DIR=str(cache)).returncode == 0
    done = syclrt("build", program, "--local", "4", "-j", "2", cache=cache)
    assert (done.returncode, done.stderr) == (0, "")
    before = kept(cache)
    assert started(program, SYCLRT_CACHE_DIR=str(cache)).stdout == "5 31\n"
    assert kept(cache) == before


def test_it_says_which_kernels_wait_for_a_size(program: Path, tmp_path: Path) -> None:
    done = syclrt("build", program, cache=tmp_path)
    assert done.returncode == 0
    assert done.stderr == (
        "syclrt: 1 of 4 kernels are launched with work-groups, and are built"
        " where their size is given, as in --local 256\n"
    )


def test_what_cannot_be_built_is_an_error(program: Path, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program")
    done = syclrt("build", tmp_path / "text", cache=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "expected an ELF file" in done.stderr
    done = syclrt("build", sys.executable, cache=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "has no device code that syclopt-cxx linked into it" in done.stderr
    done = syclrt("build", program, "--device", "native_cpu:9", cache=tmp_path)
    assert done.returncode == 1
    assert done.stderr.splitlines()[1:] == ["syclrt: error: there is no device 'native_cpu:9': found native_cpu:0"]


def test_kernels_are_named_as_the_program_names_them(tmp_path: Path) -> None:
    source = """#include <sycl/sycl.hpp>
int main() {
  sycl::queue q;
  double *p = sycl::malloc_shared<double>(1, q);
  q.single_task<class Halves>([=] { *p /= 2; });
}"""
    program = build(source, tmp_path / "doubles")
    environment = {"SYCLRT_NATIVE_CPU_ASPECTS": "-fp64", "SYCLRT_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", "syclrt", "build", program, "--device", "native_cpu"],
        capture_output=True, text=True, check=False, timeout=120, env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 1
    assert "'Halves'" in done.stderr
    assert "fp64" in done.stderr
