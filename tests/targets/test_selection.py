"""`-fsycl-targets=`."""

import pytest

from syclopt import targets
from syclopt.errors import InputError, UndefinedError
from syclopt.targets import parse_sycl_targets
from syclopt.targets.selection import Phase

GPUS = [target.name for target in targets.default_table() if target.is_gpu_name]


@pytest.mark.parametrize(
    ("text", "name", "triple", "macros", "tool", "device"),
    [
        ("intel_gpu_skl", "intel_gpu_skl", "spir64_gen-unknown-unknown", ("__SYCL_TARGET_INTEL_GPU_SKL__",), "ocloc",
            "skl"),
        ("intel_gpu_9_0_9", "intel_gpu_skl", "spir64_gen-unknown-unknown", ("__SYCL_TARGET_INTEL_GPU_SKL__",), "ocloc",
            "skl"),
        ("nvidia_gpu_sm_90a", "nvidia_gpu_sm_90a", "nvptx64-nvidia-cuda", ("__SYCL_TARGET_NVIDIA_GPU_SM_90A__",),
            "ptxas", "sm_90a"),
        ("amd_gpu_gfx90a", "amd_gpu_gfx90a", "amdgcn-amd-amdhsa", ("__SYCL_TARGET_AMD_GPU_GFX90A__",), "ld.lld",
            "gfx90a"),
        ("spir64_x86_64", "spir64_x86_64", "spir64_x86_64-unknown-unknown", ("__SYCL_TARGET_INTEL_X86_64__",),
            "opencl-aot", ""),
        ("spir64-unknown-unknown", "spir64", "spir64-unknown-unknown", (), "", ""),
    ],
)  # fmt: skip
def test_one_target(text: str, name: str, triple: str, macros: tuple[str, ...], tool: str, device: str) -> None:
    (found,) = parse_sycl_targets(text)
    assert (found.name, found.triple, found.macros, found.aot_tool, found.aot_device) == (
        name, triple, macros, tool, device
    )  # fmt: skip


@pytest.mark.parametrize("name", GPUS)
def test_each_gpu_goes_with_portable_targets_in_phase_1(name: str) -> None:
    assert [target.name for target in parse_sycl_targets(f"spir64,{name},spir64_x86_64")] == [
        "spir64",
        name,
        "spir64_x86_64",
    ]


def test_phase_2_takes_all_gpus() -> None:
    assert [target.name for target in parse_sycl_targets(",".join(GPUS), phase=2)] == GPUS


@pytest.mark.parametrize(
    ("text", "phase", "xs", "message"),
    [
        ("intel_gpu_skl,intel_gpu_pvc", 1, (), "-fsycl-targets: phase 1 takes one GPU, found 'intel_gpu_skl' and "
            "'intel_gpu_pvc'; write --phase=2, or one command for each name, or -fsycl-targets=spir64_gen "
            '-Xs "-device skl,pvc"'),
        ("intel_gpu_skl,amd_gpu_gfx900", 1, (), "-fsycl-targets: phase 1 takes one GPU, found 'intel_gpu_skl' and "
            "'amd_gpu_gfx900'; write --phase=2, or one command for each name"),
        ("spir64,intel_gpu_skl,spir64_gen", 1, (), "-fsycl-targets: 'intel_gpu_skl' cannot stand beside 'spir64_gen'; "
            'write -fsycl-targets=spir64,intel_gpu_skl alone, or -fsycl-targets=spir64_gen -Xs "-device skl"'),
        ("spir64_gen-unknown-unknown,amd_gpu_gfx900", 2, (), "-fsycl-targets: 'amd_gpu_gfx900' cannot stand beside "
            "'spir64_gen'; write -fsycl-targets=amd_gpu_gfx900 alone"),
        ("intel_gpu_skl", 1, "-device skl", '-Xs "-device skl" cannot stand beside -fsycl-targets=intel_gpu_skl, '
            'which names the device; leave out -Xs "-device skl"'),
        ("intel_gpu_skl", 2, "-options -g -device pvc", '-Xs "-device pvc" cannot stand beside '
            "-fsycl-targets=intel_gpu_skl, which names the device; write -fsycl-targets=intel_gpu_pvc instead, or "
            'leave out -Xs "-device pvc"'),
        ("spir64,intel_gpu_skl", 1, ["-device", "pvc,acm-g10"], '-Xs "-device pvc,acm-g10" cannot stand beside '
            "-fsycl-targets=spir64,intel_gpu_skl, which names the device; write --phase=2 "
            "-fsycl-targets=spir64,intel_gpu_pvc,intel_gpu_acm_g10 instead, or leave out "
            '-Xs "-device pvc,acm-g10"'),
        ("nvidia_gpu_sm_50", 1, "-device=0x0bd5", '-Xs "-device 0x0bd5" cannot stand beside '
            '-fsycl-targets=nvidia_gpu_sm_50, which names the device; leave out -Xs "-device 0x0bd5"'),
        ("intel_gpu_skl", 1, "-device", '-Xs "-device" cannot stand beside -fsycl-targets=intel_gpu_skl, which names '
            'the device; leave out -Xs "-device"'),
        ("intel_gpu_skl", 1, "-options '-g", "-Xs: no closing quotation in '-options '-g'"),
        ("spir64,,intel_gpu_skl", 1, (), "-fsycl-targets=spir64,,intel_gpu_skl: a target name is missing; write names "
            "with one comma between them, as in -fsycl-targets=spir64,intel_gpu_skl"),
        ("", 1, (), "-fsycl-targets=: a target name is missing; write names with one comma between them, as in "
            "-fsycl-targets=spir64,intel_gpu_skl"),
    ],
)  # fmt: skip
def test_refusals_say_what_to_write(text: str, phase: Phase, xs: str | list[str], message: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_sycl_targets(text, phase, xs)
    assert str(caught.value) == f"error: {message}"


def test_an_unknown_name() -> None:
    with pytest.raises(UndefinedError, match="unknown target 'spir65'; did you mean 'spir64'"):
        parse_sycl_targets("spir65")


@pytest.mark.parametrize("xs", [(), "", "-options -g", ["-revision_id", "3"], "-devices", "-device_options x"])
def test_other_options_may_stand_beside_a_gpu(xs: str | list[str]) -> None:
    assert [target.aot_device for target in parse_sycl_targets("intel_gpu_skl", xs=xs)] == ["skl"]


def test_a_device_may_stand_beside_spir64_gen() -> None:
    assert [target.name for target in parse_sycl_targets("spir64_gen", xs="-device skl")] == ["spir64_gen"]


def test_a_target_named_twice_counts_once_and_warns(capfd: pytest.CaptureFixture[str]) -> None:
    warnings: list[str] = []
    found = parse_sycl_targets(
        "intel_gpu_skl,spir64,intel_gpu_9_0_9", warn=lambda _, message, __: warnings.append(message)
    )
    assert [target.name for target in found] == ["intel_gpu_skl", "spir64"]
    assert warnings == [
        "-fsycl-targets=intel_gpu_skl,spir64,intel_gpu_9_0_9: "
        "'intel_gpu_9_0_9' names target 'intel_gpu_skl' once more; it counts once"
    ]
    parse_sycl_targets("spir64,spir64")
    assert "'spir64' names target 'spir64' once more; it counts once [-Wdoubled-target]" in capfd.readouterr().err
