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


class TestStages:
    pytestmark = needs_dpcpp

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        (tmp_path / "text.h").write_text('#define TEXT "plain"\n')
        (tmp_path / "app.cpp").write_text(PLAIN)
        (tmp_path / "app").write_text(PLAIN)
        (tmp_path / "words").write_text('-fsycl "app.cpp" -o program')
        return tmp_path

    @pytest.mark.parametrize(
        ("options", "begin"),
        [
            (["-E", "app.cpp"], "# 1 "),
            (["-M", "app.cpp"], "app.o: app.cpp"),
            (["-S", "app.cpp", "-o", "-"], "\t.file\t"),
            (["-dumpmachine"], "x86_64"),
            (["-print-file-name=libc.so.6"], "/"),
        ],
    )
    def test_what_the_host_compiler_prints_comes_out(self, options: list[str], begin: str, folder: Path) -> None:
        done = syclopt_cxx("-fsycl", *options, cwd=folder)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(begin)

    @pytest.mark.parametrize("options", [["@words"], ["-fsycl", "-x", "c++", "app", "-o", "program"]])
    def test_sources_have_any_name(self, options: list[str], folder: Path) -> None:
        done = syclopt_cxx(*options, cwd=folder)
        assert (done.returncode, done.stderr) == (0, "")
        assert run_program(folder / "program") == "plain\n"

    def test_nothing_is_written_where_nothing_is_compiled(self, folder: Path) -> None:
        before = {*folder.iterdir()}
        assert syclopt_cxx("-fsycl", "-fsyntax-only", "app.cpp", cwd=folder).returncode == 0
        assert {*folder.iterdir()} == before


def test_a_launched_command_without_sycl_is_run_as_it_is(tmp_path: Path) -> None:
    done = syclopt_cxx("--launch", "sh", "-c", 'echo "$0 $1"', "-a", "-fsycl-no", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "-a -fsycl-no\n")
    assert "expected a command line" in syclopt_cxx("--launch").stderr


def test_words_of_sycl_do_not_reach_a_host_compiler_alone(tmp_path: Path) -> None:
    (tmp_path / "host").write_text('#!/bin/sh\necho "$@"\n')
    (tmp_path / "host").chmod(0o755)
    own = ["-fsycl-device-code-split=off", "-Xs", "-a", "-Xarch_device", "-b", "-j4", "-fsycl-dump-device-code", "d"]
    words = [f"-fsycl-host-compiler={tmp_path}/host", *own, "-Xarch_host", "-g", "-###", "-o", "a", "a.cpp", "-lm"]
    assert syclopt_cxx(*words, cwd=tmp_path).stdout == "-g -### -o a a.cpp -lm\n"
