"""syclopt-cxx: programs compiled and run, and one clear message for whatever goes wrong."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.sycl import PROGRAMS, needs_dpcpp, run_program, syclopt_cxx

ONE_KERNEL = """
#include <sycl/sycl.hpp>
#include <cstdio>
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Plain>([=] { *out = NUMBER; }).wait();
  std::printf("%d\\n", *out);
}
"""

RANGES = """
#include <sycl/sycl.hpp>
#include <cstdio>
int main() {
  sycl::queue queue;
  long *out = sycl::malloc_shared<long>(2, queue);
  queue.parallel_for<class Named>(7, [=](sycl::id<1> i) { if (i[0] == 6) out[0] = i[0]; }).wait();
  const std::size_t size = (std::size_t(1) << 31) + 5;
  try {
    queue.parallel_for(sycl::range<2>(1, size), [=](sycl::item<2> i) { if (i[1] == size - 1) out[1] = i[1]; }).wait();
  } catch (const sycl::exception &) {
    out[1] = -1;
  }
  std::printf("%ld %ld\\n", out[0], out[1]);
}
"""


class TestPrograms:
    pytestmark = needs_dpcpp

    @pytest.mark.parametrize(
        "name", sorted(path.stem for path in PROGRAMS.glob("*.cpp") if not path.stem.endswith("_other"))
    )
    def test_a_program_prints_right_numbers(self, name: str, tmp_path: Path) -> None:
        sources = [PROGRAMS / f"{name}.cpp", *PROGRAMS.glob(f"{name}_other.cpp")]
        done = syclopt_cxx("-fsycl", "-w", *sources, "-o", tmp_path / "app")
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app").endswith("passed\n")

    @pytest.mark.parametrize("name", sorted(path.stem for path in (PROGRAMS / "of_cxx20").glob("*.cpp")))
    def test_a_program_of_cxx20_prints_right_numbers(self, name: str, tmp_path: Path) -> None:
        done = syclopt_cxx("-fsycl", "-std=c++20", PROGRAMS / "of_cxx20" / f"{name}.cpp", "-o", tmp_path / "app")
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app").endswith("passed\n")

    def test_objects_and_archives_carry_device_code(self, tmp_path: Path) -> None:
        for name in ("several_units", "several_units_other"):
            done = syclopt_cxx("-fsycl", "-w", "-c", PROGRAMS / f"{name}.cpp", "-MD", "-MF", f"{name}.d", cwd=tmp_path)
            assert done.returncode == 0, done.stderr
        assert str(PROGRAMS / "check.hpp") in (tmp_path / "several_units.d").read_text()
        assert "integration_header" not in (tmp_path / "several_units.d").read_text()
        subprocess.run(["ar", "rc", "libother.a", "several_units_other.o"], cwd=tmp_path, check=True)
        done = syclopt_cxx("-fsycl", "several_units.o", "libother.a", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app") == "passed\n"

    @pytest.mark.parametrize("translator", ["llvm", "dpcpp"])
    @pytest.mark.parametrize("early", ["syclopt", "dpcpp"])
    def test_each_way_to_code_gives_the_same_numbers(self, translator: str, early: str, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        flags = [f"-fsycl-translator={translator}", f"-fsycl-early-optimizations={early}", "-DNUMBER=42"]
        done = syclopt_cxx("-fsycl", *flags, "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app") == "42\n"

    @pytest.mark.parametrize(
        ("flags", "last"),
        [
            (["-O0", "-g"], -1),
            (["-fsycl-range-rounding=force"], -1),
            (["-fsycl-exp-range-rounding", "-fsycl-range-rounding=disable"], -1),
            (["-fno-sycl-id-queries-fit-in-int"], (1 << 31) + 4),
        ],
    )
    def test_ranges_are_what_both_sides_take_them_for(self, flags: list[str], last: int, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(RANGES)
        done = syclopt_cxx("-fsycl", *flags, "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert run_program(tmp_path / "app") == f"6 {last}\n"

    def test_it_is_told_which_translator_made_an_image_and_why(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL.replace("*out = NUMBER", "*out = __builtin_memcmp(out, out, 4)"))
        done = syclopt_cxx("-fsycl", "-v", "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert " image 0 (_ZTSZ4mainE5Plain): SPIR-V by LLVM\n" in done.stderr

    def test_errors_of_the_source_are_told_once_with_their_place(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        done = syclopt_cxx("-fsycl", "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 1
        assert done.stderr.count("app.cpp:7:47: error: use of undeclared identifier 'NUMBER'") == 1
        assert not (tmp_path / "app").exists()

    def test_an_error_of_the_host_side_alone_leaves_nothing(self, tmp_path: Path) -> None:
        text = ONE_KERNEL + "#ifndef __SYCL_DEVICE_ONLY__\nint wrong = NOTHING;\n#endif\n"
        (tmp_path / "app.cpp").write_text(text)
        done = syclopt_cxx("-fsycl", "-c", "-DNUMBER=1", "app.cpp", cwd=tmp_path)
        assert done.returncode == 1
        assert "app.cpp:11:13: error: use of undeclared identifier 'NOTHING'" in done.stderr
        assert [path.name for path in tmp_path.iterdir()] == ["app.cpp"]

    def test_headers_bring_no_warnings_of_their_own(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        done = syclopt_cxx("-fsycl", "-Wall", "-DNUMBER=1", "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")

    def test_device_libraries_are_left_out_where_they_are_not_wanted(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(f"#include <cmath>\n{ONE_KERNEL}")
        command = ["-fsycl", "-DNUMBER=static_cast<int>(std::cbrt(*out))", "app.cpp", "-o", "app"]
        without = ["-fno-sycl-device-lib=libm-fp32,libm-fp64", "-fsycl-device-lib=libc"]
        done = syclopt_cxx(*command, *without, cwd=tmp_path)
        assert (done.returncode, "Undefined function cbrt found in app.cpp" in done.stderr) == (0, True), done.stderr
        done = syclopt_cxx(*command, *without, "-fsycl-device-lib=all", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")

    @pytest.mark.parametrize(
        "flags",
        [
            ["-pedantic", "-Wall", "-Werror", "-mllvm", "-inline-threshold=100", "-fcf-protection", "-s"],
            ["--coverage", "-pg", "-ftime-trace", "-fno-sycl-rdc"],
        ],
    )
    def test_flags_of_all_kinds_go_where_they_belong(self, flags: list[str], tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        done = syclopt_cxx("-fsycl", *flags, "-DNUMBER=7", "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert run_program(tmp_path / "app", cwd=tmp_path) == "7\n"
        assert (tmp_path / "app.json").exists() == ("-ftime-trace" in flags)

    def test_objects_that_are_optimized_when_they_are_linked(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        for arguments in (["-c", "-DNUMBER=7", "app.cpp"], ["app.o", "-o", "app"]):
            done = syclopt_cxx("-fsycl", "-flto=thin", *arguments, cwd=tmp_path)
            assert (done.returncode, done.stderr) == (0, "")
        assert run_program(tmp_path / "app") == "7\n"

    def test_device_code_as_text(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        command = ["-fsycl", "-fsycl-device-only", "-S", "-emit-llvm", "-DNUMBER=7", "app.cpp"]
        assert syclopt_cxx(*command, cwd=tmp_path).returncode == 0
        text = (tmp_path / "app.ll").read_text()
        assert "define weak_odr dso_local spir_kernel void @_ZTSZ4mainE5Plain(" in text
        assert syclopt_cxx(*command, "-o", "-", cwd=tmp_path).stdout == text

    def test_without_a_device_the_runtime_says_so(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(ONE_KERNEL)
        (tmp_path / "none.icd").write_text("")
        done = syclopt_cxx("-fsycl", "-DNUMBER=1", "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        environment = {**os.environ, "OCL_ICD_VENDORS": str(tmp_path)}
        run = subprocess.run([tmp_path / "app"], env=environment, capture_output=True, text=True, check=False)
        assert run.returncode
        assert "No device of requested type available" in run.stderr

    def test_the_steps_are_shown(self, tmp_path: Path) -> None:
        done = syclopt_cxx("-fsycl", "-###", "app.cpp", "-o", "app", cwd=tmp_path)
        device, host, passes, wrap, link = done.stderr.splitlines()
        assert "-fsycl-device-only -O2 app.cpp" in device
        assert "integration_header.h" in host
        assert "sycl-internalize-functions,sycl-mark-convergent,llvm(default<O2>)" in passes
        assert "syclopt-image wrap" in wrap
        assert "-lsycl" in link
        assert [*tmp_path.iterdir()] == []


def test_without_sycl_it_is_the_host_compiler(tmp_path: Path) -> None:
    (tmp_path / "app.cpp").write_text('#include <cstdio>\nint main() { std::puts("plain"); }\n')
    done = syclopt_cxx("app.cpp", "-o", "app", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert run_program(tmp_path / "app") == "plain\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-fsycl"], "syclopt-cxx: error: no input files"),
        (["-fsycl", "-fsycl-tragets=spir64", "a.cpp"], "unknown option '-fsycl-tragets=spir64'; did you mean"),
        (["-fsycl", "-fsycl-targets=nvptx64", "a.cpp"], "no code can be made for 'nvptx64'; expected spir64"),
        (["-fsycl", "-fsycl-device-code-split=kernel", "a.cpp"], "found 'kernel', expected auto or per_kernel"),
        (["-fsycl", "-fsycl-device-lib=libm-fp23", "a.cpp"], "found 'libm-fp23', expected libc, libimf-bf16"),
        (["-fsycl", "-fno-sycl-device-lib=", "a.cpp"], "option '-fno-sycl-device-lib=': found ''"),
        (["-fsycl", "-emit-llvm", "-c", "a.cpp"], "option '-emit-llvm' needs -fsycl-device-only"),
        (["-fsycl", "-static", "a.cpp"], "option '-static': SYCL programs are linked to shared libraries"),
        (["-fsycl", "--static", "a.cpp"], "option '--static': SYCL programs are linked to shared libraries"),
        (["-fsycl", "-m32", "a.cpp"], "option '-m32': device code of SYCL programs is for 64 bits"),
        (["-fsycl", "-std=gnu++14", "a.cpp"], "option '-std=gnu++14': SYCL needs C++17 or later"),
        (["-fsycl", "-frtti", "-fno-rtti", "a.cpp"], "option '-fno-rtti': DPC++'s headers need it"),
        (["-fsycl", "-gsplit-dwarf", "a.cpp"], "option '-gsplit-dwarf': debug information of SYCL programs"),
        (["-fsycl", "a.cpp", "-o"], "option '-o' needs a value"),
    ],
)
def test_bad_command_lines_are_refused(arguments: list[str], message: str, tmp_path: Path) -> None:
    done = syclopt_cxx(*arguments, cwd=tmp_path)
    assert done.returncode == 1
    assert message in done.stderr


def test_without_the_packages_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "app.cpp").write_text("int main() {}\n")
    done = syclopt_cxx("-fsycl", "app.cpp", cwd=tmp_path, SYCLOPT_DPCPP_ROOT=str(tmp_path))
    assert done.returncode == 1
    assert "syclopt-cxx: error: DPC++ is not installed under" in done.stderr


def test_without_a_host_compiler_it_says_what_to_install(tmp_path: Path) -> None:
    done = syclopt_cxx("-fsycl-frontend=dpcpp", "-fno-sycl", "app.cpp", cwd=tmp_path, PATH=str(tmp_path))
    assert done.returncode == 1
    assert "no compiler for the host side: expected clang 16 or later, or g++" in done.stderr
