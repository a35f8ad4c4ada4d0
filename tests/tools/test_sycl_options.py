"""Options of DPC++'s driver: each is taken with its meaning, left out with a warning, or refused with a reason."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
from tests.sycl import needs_dpcpp, run_program, syclopt_cxx

from syclopt.errors import UsageError
from syclopt.tools.cxx.cxx_options import OTHERS, Arguments, Option, read_arguments, warnings_of_unused

SUB_GROUPS = """
#include <sycl/sycl.hpp>
#include <cstdio>
int main() {
  sycl::queue queue;
  unsigned *out = sycl::malloc_shared<unsigned>(1, queue);
  queue.parallel_for(sycl::nd_range<1>(32, 32), [=](sycl::nd_item<1> item) {
    *out = item.get_sub_group().get_max_local_range()[0];
  }).wait();
  std::printf("%u\\n", *out);
}
"""


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("-fsycl-force-inline-kernel-lambda", ["-fsycl-force-inline-kernel-lambda"]),
        ("-fno-sycl-force-inline-kernel-lambda", ["-fno-sycl-force-inline-kernel-lambda"]),
        ("-fsycl-default-sub-group-size=8", ["-fsycl-default-sub-group-size=8"]),
        ("-fsycl-default-sub-group-size=automatic", []),
        ("-fsycl-disable-range-rounding", ["-fsycl-range-rounding=disable"]),
        ("-fsycl-allow-func-ptr", ["-fsycl-enable-function-pointers"]),
        ("-fno-sycl-fp32-prec-sqrt", ["-fno-offload-fp32-prec-sqrt"]),
        ("-foffload-fp32-prec-div", ["-foffload-fp32-prec-div"]),
        ("-sycl-std=2020", ["-sycl-std=2020"]),
    ],
)
def test_options_of_the_front_end_are_for_the_device_side_alone(option: str, words: list[str]) -> None:
    found = read_arguments(["-fsycl", option, "a.cpp"])
    assert (found.device, found.host, found.unused, found.words) == (words, [], [], ["a.cpp"])


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("-fp-model=fast", ["-ffp-model=fast"]),
        ("-fp-model=source", ["-ffp-model=precise"]),
        ("-fp-model strict", ["-ffp-model=strict"]),
        ("-no-fma", ["-ffp-contract=off"]),
    ],
)
def test_options_of_intels_compilers_become_those_of_clang(option: str, words: list[str]) -> None:
    found = read_arguments(["-fsycl", *option.split(), "a.cpp"])
    assert (found.device, found.host, found.unused, found.words) == (words, words, [], [*words, "a.cpp"])


@pytest.mark.parametrize(
    ("options", "targets"),
    [
        (("--acpp-targets=omp",), ("spir64",)),
        (("--acpp-targets=generic;omp.accelerated",), ("spir64",)),
        (("--acpp-targets=cuda:sm_80,sm_90",), ("spir64", "nvidia_gpu_sm_80", "nvidia_gpu_sm_90")),
        (("--hipsycl-targets=omp", "--hipsycl-targets=cuda"), ("spir64", "nvptx64-nvidia-cuda")),
    ],
)
def test_targets_of_adaptivecpp_are_more_targets(options: tuple[str, ...], targets: tuple[str, ...]) -> None:
    assert read_arguments([*options, "a.cpp"]).targets == targets


@pytest.mark.parametrize("target", ["hip:gfx906", "ze", "omp;cuda:gfx906", ""])
def test_other_targets_of_adaptivecpp_are_refused(target: str) -> None:
    with pytest.raises(UsageError, match="no code can be made for|does not exist|unknown"):
        read_arguments([f"--acpp-targets={target}", "a.cpp"])


def test_warnings_of_sycl_are_not_for_a_stock_clang() -> None:
    found = read_arguments(["-Wno-sycl-strict", "-Wsycl-target", "-Werror=sycl-strict", "a.cpp"])
    assert (found.device, found.host) == (["-Wno-sycl-strict", "-Wsycl-target", "-Werror=sycl-strict"], [])


@pytest.mark.parametrize(("option", "word"), [("-xHost", "-march=native"), ("-qopenmp", "-fopenmp")])
def test_options_of_intels_compilers_for_processors_are_for_the_host(option: str, word: str) -> None:
    found = read_arguments(["-fsycl", option, "a.cpp"])
    assert (found.device, found.host, found.unused) == ([], [word], [])


@pytest.mark.parametrize(
    "option",
    [
        "-ipo",
        "-axCORE-AVX2",
        "-qopt-report=3",
        "-no-prec-div",
        "-fimf-precision=high",
        "-diag-disable=10441",
        "-fsycl-dead-args-optimization",
        "-fsycl-instrument-device-code",
        "-fsycl-fp64-conv-emu",
        "-fsycl-embed-ir",
        "-fsycl-device-obj=spirv",
        "-ftarget-register-alloc-mode=pvc:auto",
        "-Xspirv-translator --spirv-ext=+all",
        "-Xsycl-target-backend=spir64_gen -device",
    ],
)
def test_what_programs_are_right_without_is_left_out_with_a_warning(option: str) -> None:
    spelled, *value = option.split()
    found = read_arguments(["-fsycl", spelled, *value, "a.cpp"])
    assert (found.device, found.host, found.linked, found.unused) == ([], [], [], [spelled])
    warning = f"warning: argument unused during compilation: '{spelled}' [-Wunused-command-line-argument]"
    assert warnings_of_unused(found.unused, found.words) == [f"syclopt-cxx: {warning}\n"]
    for silent in ("-w", "-Qunused-arguments", "-Wno-unused-command-line-argument"):
        assert warnings_of_unused(found.unused, read_arguments(["-fsycl", silent, spelled, *value]).words) == []


@pytest.mark.parametrize(
    "option",
    ["-fno-sycl-dead-args-optimization", "-fno-sycl-instrument-device-code", "-fno-sycl-fp64-conv-emu", "-fsycl-rdc"],
)
def test_what_is_done_anyway_is_taken(option: str) -> None:
    found = read_arguments(["-fsycl", option, "a.cpp"])
    assert (found.device, found.host, found.unused, found.words) == ([], [], [], ["a.cpp"])


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("-fsycl-link=image", "option '-fsycl-link=image': device code is linked into programs and libraries alone"),
        ("-fsycl-help=gen", "option '-fsycl-help=gen': no compiler of machine code for devices is used"),
        ("-fintelfpga", "option '-fintelfpga': no code can be made for FPGAs"),
        ("-qmkl=parallel", "programs may name libraries that are installed, by -I, -L and -l"),
        ("-mkl", "programs may name libraries that are installed, by -I, -L and -l"),
        ("-fp-model=quick", "fast or fast=1 or fast=2 or precise or source or consistent or strict"),
        ("-fsycl-default-sub-group-size=primary", "give a number, or automatic"),
        ("-fsycl-unamed-lambda", "unknown option '-fsycl-unamed-lambda'; did you mean '-fsycl-unnamed-lambda'?"),
        ("-fno-sycl-rcd", "unknown option '-fno-sycl-rcd'; did you mean '-fno-sycl-rdc'?"),
        ("-fsycl-xyzzy", "unknown option '-fsycl-xyzzy'"),
    ],
)
def test_others_are_refused_and_none_but_their_like_is_named(option: str, message: str) -> None:
    with pytest.raises(UsageError) as told:
        read_arguments(["-fsycl", option, "a.cpp"])
    assert str(told.value).endswith(message)


@pytest.mark.parametrize("words", [["-j", "3"], ["-j3"]])
def test_the_number_of_jobs_may_stand_by_itself(words: list[str]) -> None:
    found = read_arguments(["-fsycl", *words, "a.cpp"])
    assert (found.jobs, found.sources, found.words) == (3, ["a.cpp"], ["a.cpp"])
    with pytest.raises(UsageError, match=r"option '-j': found 'a\.cpp', expected a number"):
        read_arguments(["-fsycl", "-j", "a.cpp"])


def test_device_code_of_any_size_is_linked_without_being_asked() -> None:
    found = read_arguments(["-fsycl", "-fsycl-link-huge-device-code", "-fno-sycl-link-huge-device-code", "a.cpp"])
    assert found.unused == []


def test_what_the_compiler_of_images_is_told_may_be_for_one_target() -> None:
    words = [
        "-Xs",
        "-a -b",
        "-Xsycl-target-backend=spir64_x86_64-unknown-unknown",
        "-c",
        "-Xsfast",
        "-Xsycl-target-linker",
        "-l",
    ]
    found = read_arguments(["-fsycl", *words, "-fsycl-host-compiler-options=-DA -DB='b c'", "a.cpp"])
    assert found.options_of_images("compile", "spir64") == "-a -b -fast"
    assert found.options_of_images("compile", "spir64_x86_64") == "-a -b -c -fast"
    assert found.options_of_images("link", "spir64") == "-l"
    assert (found.host, found.device) == (["-DA", "-DB=b c"], [])


@pytest.mark.parametrize(
    "words",
    [
        ["-Xsycl-target-backend", "--cuda-gpu-arch=sm_90"],
        ["-Xsycl-target-backend=nvptx64-nvidia-cuda", "--cuda-gpu-arch=sm_90"],
        ["-Xsycl-target-backend=nvptx64-nvidia-cuda", "--offload-arch=sm_90"],
        ["-Xs", "--offload-arch=sm_90"],
        ["--offload-arch=sm_90"],
        ["--cuda-gpu-arch=sm_90"],
    ],
)
def test_the_architecture_of_a_gpu_is_chosen_wherever_users_of_dpcpp_say_it(words: list[str]) -> None:
    found = read_arguments(["-fsycl", *words, "-fsycl-targets=spir64,nvptx64-nvidia-cuda", "a.cpp"])
    assert found.targets == ("spir64", "nvidia_gpu_sm_90")
    assert (found.image_options, found.unused, found.host, found.device) == ([], [], [], [])


def test_architectures_may_be_several_and_stand_beside_other_options() -> None:
    of_gpus = ["-fsycl-targets=nvptx64-nvidia-cuda,spir64", "-Xsycl-target-backend=nvptx64-nvidia-cuda"]
    found = read_arguments(["-fsycl", *of_gpus, "--offload-arch=sm_80,sm_90a -O3", "-Xs", "-a --offload-arch=sm_80"])
    assert found.targets == ("nvidia_gpu_sm_80", "nvidia_gpu_sm_90a", "spir64")
    assert found.options_of_images("compile", "spir64") == "-a"
    assert found.unused == ["-Xsycl-target-backend=nvptx64-nvidia-cuda -O3"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--offload-arch=sm_90"], "option '--offload-arch=sm_90': needs -fsycl-targets=nvptx64-nvidia-cuda"),
        (
            ["-fsycl-targets=nvidia_gpu_sm_80", "-Xsycl-target-backend", "--cuda-gpu-arch=sm_90"],
            "option '--cuda-gpu-arch=sm_90': -fsycl-targets= already names nvidia_gpu_sm_80",
        ),
        (["-fsycl-targets=nvptx64-nvidia-cuda", "--offload-arch=gfx90a"], "found 'gfx90a', expected an architecture"),
        (["-fsycl-targets=nvptx64-nvidia-cuda", "--offload-arch=sm_60"], "no code can be made for target"),
        (["-fsycl-targets=nvptx64-nvidia-cuda", "--offload-arch=sm_9"], "unknown target 'nvidia_gpu_sm_9'"),
    ],
)
def test_architectures_that_no_code_is_made_for_are_refused(words: list[str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        read_arguments(["-fsycl", *words, "a.cpp"])


def test_where_the_linker_looks_at_run_time_is_for_the_link() -> None:
    found = read_arguments(["-fsycl", "a.cpp", "-rpath", "/opt/lib"])
    assert (found.linked, found.host, found.device) == (["-rpath", "/opt/lib"], [], [])


def test_options_of_the_host_side_are_also_for_a_host_compiler_alone() -> None:
    found = read_arguments(["-fsycl", "-E", "-fsycl-host-compiler-options=-DA -DB='b c'", "-Xarch_host", "-g", "a.cpp"])
    assert found.words == ["-E", "-DA", "-DB=b c", "-g", "a.cpp"]


@pytest.mark.parametrize(("words", "stage"), [(["-S", "-c"], "assembly"), (["-c", "-E"], "preprocess")])
def test_the_first_of_several_stages_is_the_last(words: list[str], stage: str) -> None:
    assert read_arguments(["-fsycl", *words, "a.cpp"]).stage == stage


def test_no_option_is_spoken_of_twice() -> None:
    of_fields = [about for item in fields(Arguments) for about in get_args(item.type) if isinstance(about, Option)]
    spellings = [spelling for option in (*of_fields, *OTHERS) for spelling in option.spellings.split()]
    assert [spelling for spelling, count in Counter(spellings).items() if count > 1] == []


class TestPrograms:
    pytestmark = needs_dpcpp

    def test_the_default_size_of_sub_groups_is_that_of_the_program(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(SUB_GROUPS)
        options = ["-fsycl-default-sub-group-size=8", "-fsycl-force-inline-kernel-lambda", "-fsycl-fp64-conv-emu"]
        done = syclopt_cxx("-fsycl", "-Werror", *options, "-j", "2", "app.cpp", "-o", "app", cwd=tmp_path)
        assert done.returncode == 0
        assert done.stderr.count("\n") == 1
        assert "argument unused during compilation: '-fsycl-fp64-conv-emu'" in done.stderr
        assert run_program(tmp_path / "app") == "8\n"
