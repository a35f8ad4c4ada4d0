"""`-fsycl-targets=` of syclopt-cxx: what code is made for, which macros say so, and which image runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.sycl import PROGRAMS, needs_dpcpp, run_program, syclopt_cxx

if TYPE_CHECKING:
    from pathlib import Path

# What the host has defined, what the image that runs has defined, and a specialization constant that is set.
TARGETS = """
#include <sycl/sycl.hpp>
#include <cstdio>
constexpr sycl::specialization_id<int> number(5);
#ifdef __SYCL_TARGET_INTEL_X86_64__
constexpr int processors = __SYCL_TARGET_INTEL_X86_64__;
#else
constexpr int processors = 0;
#endif
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(2, queue);
  queue.submit([&](sycl::handler &handler) {
    handler.set_specialization_constant<number>(9);
    handler.single_task<class Constant>([=](sycl::kernel_handler kernel) {
      out[1] = kernel.get_specialization_constant<number>();
    });
  }).wait();
  queue.single_task<class Which>([=] { out[0] = processors; }).wait();
  std::printf("host %d device %d constant %d\\n", +processors, out[0], out[1]);
}
"""
BRANCH = """
#include <sycl/sycl.hpp>
namespace oneapi = sycl::ext::oneapi::experimental;
int main() {
  sycl::queue().single_task<class Branch>([] {
    oneapi::if_architecture_is<oneapi::architecture::x86_64>([] {});
  });
}
"""
# Conditions as calls, which the headers offer beside the phase that decides them in the front end.
CONDITIONS = """
#define SYCL_EXT_ONEAPI_DEVICE_ARCHITECTURE_NEW_DESIGN_IMPL
#include <sycl/sycl.hpp>
#include <cstdio>
namespace oneapi = sycl::ext::oneapi::experimental;
using oneapi::architecture;
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Conditions>([=] {
    oneapi::if_architecture_is<architecture::intel_gpu_pvc>([=] { *out = 1; })
        .else_if_architecture_is<architecture::intel_gpu_skl, architecture::nvidia_gpu_sm_90>([=] { *out = 2; })
        .otherwise([=] { *out = 3; });
  }).wait();
  std::printf("%d\\n", *out);
}
"""


class TestPrograms:
    pytestmark = needs_dpcpp

    @pytest.mark.parametrize(
        ("targets", "printed"),
        [
            ("spir64", "host 0 device 0 constant 9\n"),
            ("spir64_x86_64", "host 1 device 1 constant 9\n"),
            ("spir64,spir64_x86_64", "host 1 device 1 constant 9\n"),
        ],
    )
    def test_each_target_has_its_macros_and_the_best_image_runs(
        self, targets: str, printed: str, tmp_path: Path
    ) -> None:
        (tmp_path / "app.cpp").write_text(TARGETS)
        done = syclopt_cxx("-fsycl", f"-fsycl-targets={targets}", "-Wall", "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert run_program(tmp_path / "app") == printed

    @pytest.mark.parametrize("early", ["syclopt", "dpcpp"])
    def test_code_for_architectures_is_right_ahead_of_time(self, early: str, tmp_path: Path) -> None:
        flags = ["-fsycl-targets=spir64_x86_64-unknown-unknown", f"-fsycl-early-optimizations={early}", "-w"]
        done = syclopt_cxx(
            "-fsycl", *flags, PROGRAMS / "for_processors" / "device_architecture.cpp", "-o", tmp_path / "app"
        )
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app") == "passed\n"

    @pytest.mark.parametrize("targets", ["spir64", "spir64_x86_64,spir64"])
    def test_code_for_architectures_is_refused_where_the_device_is_not_known(
        self, targets: str, tmp_path: Path
    ) -> None:
        (tmp_path / "app.cpp").write_text(BRANCH)
        done = syclopt_cxx("-fsycl", f"-fsycl-targets={targets}", "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 1
        assert "The if_architecture_is function may only be used when AOT compiling" in done.stderr
        assert "    6 |     oneapi::if_architecture_is<oneapi::architecture::x86_64>([] {});" in done.stderr
        assert [path.name for path in tmp_path.iterdir()] == ["app.cpp"]

    def test_conditional_calls_are_decided_for_processors_and_for_no_other_target(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(CONDITIONS)
        done = syclopt_cxx("-fsycl", "-fsycl-targets=spir64_x86_64", "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app") == "3\n"
        done = syclopt_cxx("-fsycl", "app.cpp", "-o", "other", cwd=tmp_path)
        assert done.returncode == 1
        assert "nothing has decided its condition" in done.stderr
        assert not (tmp_path / "other").exists()

    def test_objects_have_code_for_all_targets(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(TARGETS)
        (tmp_path / "other.cpp").write_text("#include <sycl/sycl.hpp>\nvoid other() {}\n")
        both = "-fsycl-targets=spir64,spir64_x86_64"
        done = syclopt_cxx("-fsycl", both, "-c", "app.cpp", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        done = syclopt_cxx("-fsycl", "app.o", "-o", "app", "-fsycl-dump-device-code=images", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert run_program(tmp_path / "app") == "host 1 device 1 constant 9\n"
        images = {path.name for path in (tmp_path / "images").glob("*.spv")}
        assert images == {"app-spir64_0.spv", "app-spir64_x86_64_0.spv"}
        done = syclopt_cxx("-fsycl", "other.cpp", "app.o", "-o", "both", cwd=tmp_path)
        assert done.returncode == 1
        assert "'app.cpp' has device code for spir64_x86_64" in done.stderr or "'other.cpp' has" in done.stderr
        assert not (tmp_path / "both").exists()

    def test_device_code_of_each_target_has_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(TARGETS)
        both = ["-fsycl", "-fsycl-device-only", "-fsycl-targets=spir64,spir64_x86_64"]
        done = syclopt_cxx(*both, "app.cpp", "-o", "app.bc", cwd=tmp_path)
        assert (done.returncode, "cannot specify -o" in done.stderr) == (1, True)
        done = syclopt_cxx(*both, "app.cpp", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        names = {path.name for path in tmp_path.glob("*.bc")}
        assert names == {f"app-sycl-{target}-unknown-unknown.bc" for target in ("spir64", "spir64_x86_64")}


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("nvptx64", "nvptx64"),
        ("spir64,intel_gpu_pvc", "intel_gpu_pvc"),
        ("", ""),
        ("spir64,", ""),
        ("spir64_gen", "spir64_gen"),
    ],
)
def test_targets_without_code_are_refused_with_those_that_there_are(text: str, unknown: str, tmp_path: Path) -> None:
    done = syclopt_cxx("-fsycl", f"-fsycl-targets={text}", "a.cpp", cwd=tmp_path)
    assert done.returncode == 1
    assert f"no code can be made for '{unknown}'; expected spir64 or spir64_x86_64" in done.stderr


@needs_dpcpp[0]
@needs_dpcpp[1]
def test_the_steps_of_each_target_are_shown(tmp_path: Path) -> None:
    flags = ["-fsycl", "-###", "-fsycl-targets=spir64,spir64_x86_64"]
    done = syclopt_cxx(*flags, "app.cpp", "-o", "app", cwd=tmp_path)
    lines = done.stderr.splitlines()
    assert [("spir64_x86_64" in line) for line in lines] == [False, True, False, False, False, True, True, True]
    assert "-D__SYCL_TARGET_INTEL_X86_64__" in lines[2]
    assert "sycl-lower-spec-constants," in lines[3]
    assert "sycl-lower-spec-constants<emulation>" in lines[5]
