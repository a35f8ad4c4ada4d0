"""The host side of syclopt-cxx, which begins before the device side has written its integration header."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sycl import needs_dpcpp, run_program, syclopt_cxx

KERNELS_BETWEEN_HEADERS = """
#include <sycl/queue.hpp>
#include <sycl/usm.hpp>
inline void early(sycl::queue &queue, int *out) { queue.single_task<class Early>([=] { *out += 1; }).wait(); }
#include <sycl/sycl.hpp>
#include <cstdio>
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  *out = 41;
  early(queue, out);
  queue.single_task<class Late>([=] { *out *= 2; }).wait();
  std::printf("%d\\n", *out);
}
"""
PLAIN = '#include "text.h"\n#include <cstdio>\nint main() { std::puts(TEXT); }\n'


class TestHeader:
    pytestmark = needs_dpcpp

    def test_kernels_between_parts_of_the_headers_are_found(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(KERNELS_BETWEEN_HEADERS)
        done = syclopt_cxx("-fsycl", "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert run_program(tmp_path / "app") == "84\n"

    @pytest.mark.parametrize(
        ("options", "file", "target"),
        [
            (["-MD", "-c"], "app.d", "app.o"),
            (["-MMD", "-c", "-o", "out/one.o"], "out/one.d", "out/one.o"),
            (["-MD", "-MF", "x.d", "-MT", "it"], "x.d", "it"),
            (["-MD", "-MP", "-o", "app"], "app.d", "app.o"),
        ],
    )
    def test_dependencies_are_files_that_stay(self, options: list[str], file: str, target: str, tmp_path: Path) -> None:
        (tmp_path / "out").mkdir()
        (tmp_path / "text.h").write_text('#define TEXT "plain"\n')
        (tmp_path / "app.cpp").write_text(PLAIN)
        done = syclopt_cxx("-fsycl", *options, "app.cpp", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        made, _, rest = (tmp_path / file).read_text().partition(":")
        named = [word.rstrip(":") for word in rest.split() if word != "\\"]
        assert made == target
        assert named[0] == "app.cpp"
        assert "text.h" in {name.removeprefix("./") for name in named}
        assert all((tmp_path / name).exists() for name in named)
