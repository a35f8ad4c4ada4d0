"""`-fsycl-targets=` of syclopt-cxx: what code is made for, which macros say so, and which image runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.sycl import PROGRAMS, needs_dpcpp, run_program, syclopt_cxx

import syclrt
from syclopt.tools import image
from syclopt.tools.post_link import main as post_link

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
# A macro of the target, a specialization constant from a buffer, mathematics and a device global.
GPUS = """
#include <sycl/sycl.hpp>
#include <cstdio>
namespace oneapi = sycl::ext::oneapi::experimental;
#if __SYCL_TARGET_NVIDIA_GPU_SM_90__
constexpr int added = 0;
#else
constexpr int added = 1;
#endif
constexpr sycl::specialization_id<int> number(5);
oneapi::device_global<int> shared;
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(4, queue);
  queue.single_task<class Which>([=] { out[0] = added; shared = 20; }).wait();
  queue.submit([&](sycl::handler &handler) {
    handler.set_specialization_constant<number>(9);
    handler.single_task<class Constant>([=](sycl::kernel_handler kernel) {
      out[1] = kernel.get_specialization_constant<number>();
    });
  }).wait();
  queue.parallel_for<class Wide>(sycl::nd_range<1>(4, 4), [=](sycl::nd_item<1> item) {
    if (item.get_local_linear_id() == 2) out[2] = shared + int(sycl::exp(float(item.get_local_id(0)) - 2.0f));
  }).wait();
  std::printf("%d %d %d\\n", out[0], out[1], out[2]);
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

    def test_images_for_gpus_stand_beside_those_that_run(self, tmp_path: Path) -> None:
        """Another runtime takes them out of the program; DPC++'s leaves them alone."""
        (tmp_path / "app.cpp").write_text(GPUS)
        targets = "-fsycl-targets=spir64,nvidia_gpu_sm_90,nvptx64-nvidia-cuda"
        flags = ["-fsycl", targets, "-fsycl-dump-device-code=images", "-j2"]
        done = syclopt_cxx(*flags, "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert run_program(tmp_path / "app") == "1 9 21\n"
        dumped = {path.name for path in (tmp_path / "images").iterdir() if path.suffix in (".spv", ".ptx", ".cubin")}
        assert dumped == {"app-spir64_0.spv", "app-nvidia_gpu_sm_90_0.cubin", "app-nvptx64-nvidia-cuda_0.ptx"}
        assert image.main(["unwrap", str(tmp_path / "app"), "-o", str(tmp_path / "out.table")]) == 0
        program = syclrt.load(tmp_path / "out.table")
        kernels = {name: program.kernel(name).parameters for name in program.kernels}
        assert len(kernels) == 3
        assert all(parameters for parameters in kernels.values())
        assert program.device_global("shared").size == 4
        assert "number" in "".join(program.specialization_constants)

    def test_objects_have_code_for_gpus(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(GPUS)
        target = "-fsycl-targets=nvidia_gpu_sm_80"
        assert syclopt_cxx("-fsycl", target, "-c", "app.cpp", cwd=tmp_path).returncode == 0
        done = syclopt_cxx("-fsycl", "app.o", "-o", "app", "-fsycl-dump-device-code=images", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert (tmp_path / "images" / "app_0.cubin").exists()

    def test_device_code_for_gpus_becomes_images_later(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(GPUS)
        flags = ["-fsycl", "-fsycl-device-only", "-fsycl-targets=nvptx64-nvidia-cuda,nvidia_gpu_sm_90", "-S"]
        done = syclopt_cxx(*flags, "app.cpp", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        names = {path.name for path in tmp_path.glob("*.ll")}
        assert names == {"app-sycl-spir64-nvidia-cuda.ll", "app-sycl-spir64-nvidia-cuda-sm_90.ll"}
        for name, target in zip(sorted(names), ("nvidia_gpu_sm_90", "nvptx64-nvidia-cuda"), strict=True):
            command = ["-properties", "-symbols", "-device-globals", "-spec-const=emulation", str(tmp_path / name)]
            assert post_link.main([*command, "-o", f"{target},{tmp_path}/{target}.table"]) == 0
        assert {path.suffix for path in tmp_path.glob("nv*")} == {".table", ".prop", ".sym", ".ptx", ".cubin"}


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("nvptx64", "nvptx64"),
        ("spir64,intel_gpu_pvc", "intel_gpu_pvc"),
        ("", ""),
        ("spir64,", ""),
        ("spir64_gen", "spir64_gen"),
        ("amd_gpu_gfx90a", "amd_gpu_gfx90a"),
    ],
)
def test_targets_without_code_are_refused_with_those_that_there_are(text: str, unknown: str, tmp_path: Path) -> None:
    done = syclopt_cxx("-fsycl", f"-fsycl-targets={text}", "a.cpp", cwd=tmp_path)
    assert done.returncode == 1
    expected = (
        "expected spir64, native_cpu, spir64_x86_64, nvptx64-nvidia-cuda or nvidia_gpu_sm_90, or several with commas"
    )
    assert f"no code can be made for '{unknown}'; {expected}" in done.stderr


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nvidia_gpu_sm_61", "no code can be made for target 'nvidia_gpu_sm_61', only for sm_70 and what is newer"),
        ("nvidia_gpu_sm_09", "unknown target 'nvidia_gpu_sm_09'; did you mean 'nvidia_gpu_sm_90'"),
    ],
)
def test_gpus_without_code_are_refused_by_name(name: str, message: str, tmp_path: Path) -> None:
    done = syclopt_cxx("-fsycl", f"-fsycl-targets=spir64,{name}", "a.cpp", cwd=tmp_path)
    assert done.returncode == 1
    assert f"option '-fsycl-targets=': {message}" in done.stderr


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
