"""Images for NVIDIA's GPUs, made ahead of time: which code they get, how it is described, and what faults say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import syclopt
from syclopt.elf_files import ElfFile
from syclopt.errors import AssemblerError, InputError, PassFailed
from syclopt.images.machine_code import MachineCode
from syclopt.images.properties import Blob, PropertySets
from syclopt.passes import Warnings
from syclopt.pipeline import ptxas
from syclopt.targets.nvidia_gpus import rank_of
from syclopt.tools.post_link.main import main

if TYPE_CHECKING:
    from pathlib import Path

    from syclopt import DeviceImage

CUDA = 190  # the machine of ELF files
GLOBAL = """
@there = addrspace(1) global { ptr addrspace(1), [1 x i32] } { ptr addrspace(1) null, [1 x i32] [i32 7] }
    "sycl-device-global-size"="4" "sycl-unique-id"="id of it" "sycl-host-access"="0"
""".replace("\n    ", " ")
MODULE = f"""target triple = "spir64-unknown-unknown"
%pair = type {{ i8, i64 }}
{GLOBAL}
@count = internal addrspace(1) global i32 0

define spir_kernel void @"a kernel"(half %x, ptr addrspace(1) align 64 %out, ptr addrspace(3) %here,
    ptr byval(%pair) %pair) "sycl-module-id"="a.cpp" {{
  %place = load ptr addrspace(1), ptr addrspace(1) @there
  %value = load i32, ptr addrspace(1) %place
  %before = atomicrmw add ptr addrspace(1) @count, i32 %value monotonic
  store i32 %before, ptr addrspace(1) %out
  store i32 %before, ptr addrspace(3) %here
  ret void
}}

define spir_kernel void @sized() "sycl-module-id"="b.cpp" !reqd_work_group_size !0 {{
  ret void
}}

!0 = !{{i32 4, i32 2, i32 1}}
""".replace("\n    ", " ")


def images(target: str, text: str = MODULE, **options: Any) -> list[DeviceImage]:
    every: dict[str, Any] = dict.fromkeys(("device_globals", "program_metadata", "kernel_names"), True)
    every |= {"mode": "kernel", "target": target, **options}
    return syclopt.post_link(text, **every)


def code_of(image: DeviceImage) -> MachineCode:
    assert image.machine_code is not None
    return image.machine_code


@pytest.mark.parametrize("architecture", ["sm_70", "sm_75", "sm_80", "sm_89", "sm_90", "sm_90a"])
def test_an_architecture_gets_machine_code(architecture: str) -> None:
    for image in images(f"nvidia_gpu_{architecture}"):
        code = code_of(image)
        assert (code.kind, code.architecture, image.ending()) == ("cubin", architecture, "cubin")
        assert image.code() == code.data
        assert ElfFile(code.data, "code").machine == CUDA


def test_any_gpu_gets_ptx_that_all_take() -> None:
    for image in images("nvptx64-nvidia-cuda"):
        code = code_of(image)
        assert (code.kind, code.architecture, image.ending()) == ("ptx", "sm_70", "ptx")
        for architecture in ("sm_70", "sm_90", "sm_100"):
            assert ElfFile(ptxas.assembled(code.data.decode(), architecture), "code").machine == CUDA


def test_what_a_runtime_must_know_is_in_property_sets() -> None:
    second, first = images("nvptx64-nvidia-cuda")
    code = MachineCode.described(PropertySets.parse(first.sets.to_bytes()), first.code())
    assert code == first.machine_code
    assert code is not None
    kernel = code.kernels["a kernel"]
    assert [(one.type, one.kind, one.size, one.target_align) for one in kernel.code.parameters] == [
        ("half", "scalar", 2, 1),
        ("ptr addrspace(1)", "pointer", 8, 16),
        ("ptr addrspace(3)", "local", 8, 1),
        ("%pair", "struct", 16, 1),
    ]
    assert kernel.code.may_wait
    assert kernel.launch.symbol.encode() in code.data
    assert code.keeps_values
    symbol, variable = code.variables["id of it"]
    assert symbol.encode() in code.data
    assert (variable.symbol, variable.host_access, variable.initial) == ("there", "read", b"\7\0\0\0")
    other = code_of(second)
    assert other.kernels["sized"].launch.work_group_size == (4, 2, 1)
    assert not other.keeps_values
    assert not other.variables


def test_without_ptxas_there_is_ptx_of_the_architecture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ptxas, "find_ptxas", lambda: None)
    lines: list[str] = []
    found = images("nvidia_gpu_sm_90", warnings=Warnings(emit=lines.append))
    assert [(code_of(image).kind, code_of(image).architecture) for image in found] == [("ptx", "sm_90")] * 2
    told = "images for nvidia_gpu_sm_90 are PTX, since there is no 'ptxas': install 'syclopt[cuda]', or set CUDA_HOME"
    assert [line for line in lines if told in line and line.endswith("[-Wmissing-ptxas]")] == lines
    assert len(lines) == 1
    with pytest.raises(PassFailed, match="missing-ptxas"):
        images("nvidia_gpu_sm_90", warnings=Warnings(["error=missing-ptxas"]))


def test_what_ptxas_refuses_is_told_with_the_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By a stand-in, as it refuses nothing that comes from here."""
    stand_in = tmp_path / "ptxas"
    stand_in.write_text("#!/bin/sh\necho \"ptxas error : Entry function 'a\\$20kernel' uses too much\"\nexit 255\n")
    stand_in.chmod(0o755)
    monkeypatch.setattr(ptxas, "find_ptxas", lambda: str(stand_in))
    with pytest.raises(AssemblerError, match="refuses PTX for sm_80: .*Entry function 'a kernel' uses too much"):
        images("nvidia_gpu_sm_80", mode="none")


def test_a_ptxas_that_is_too_new_is_refused() -> None:
    text = code_of(images("nvptx64-nvidia-cuda", mode="none")[0]).data.decode()
    assert ElfFile(ptxas.assembled(text, "sm_90", newest=99), "code").machine == CUDA
    with pytest.raises(AssemblerError, match=r"'ptxas' is that of CUDA \d+, expected one of CUDA 8 at most"):
        ptxas.assembled(text, "sm_90", newest=8)


def test_faults_leave_nothing_behind(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "in.ll").write_text(MODULE.replace("ret void", "%x = call i32 @nowhere()\n  ret void", 1)
                                    + "declare i32 @nowhere()\n")  # fmt: skip
    for jobs in ("-j1", "-j2"):
        arguments = ["-split=kernel", "-properties", "-symbols", jobs, "-Wno-undefined-function"]
        assert main([*arguments, str(tmp_path / "in.ll"), "-o", f"nvidia_gpu_sm_90,{tmp_path}/a.table"]) == 1
        told = capfd.readouterr().err
        assert "kernel 'a kernel': neither the program nor the device library defines 'nowhere'" in told
        assert [path.name for path in tmp_path.iterdir()] == ["in.ll"]


def test_processes_make_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in.ll").write_text(MODULE)
    for jobs in ("1", "2"):
        (tmp_path / jobs).mkdir()
        monkeypatch.chdir(tmp_path / jobs)
        arguments = ["-split=kernel", "-properties", "-symbols", f"-j{jobs}", str(tmp_path / "in.ll")]
        outputs = ["nvidia_gpu_sm_90,a.table", "nvptx64-nvidia-cuda,a.table", "spir64,a.table"]
        assert main([*arguments, *(word for output in outputs for word in ("-o", output))]) == 0
    files = [{path.name: path.read_bytes() for path in (tmp_path / jobs).iterdir()} for jobs in ("1", "2")]
    assert files[0] == files[1]
    assert {name.partition(".")[2] for name in files[0]} >= {"nvidia_gpu_sm_90.cubin", "nvptx64-nvidia-cuda.ptx", "bc"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("kind", Blob.of_string("fatbin")),
        ("kind", 1),
        ("architecture", 3),
        ("keeps-values", None),
    ],
)
def test_sets_that_say_something_else_are_refused(key: str, value: Blob | int | None) -> None:
    image = images("nvptx64-nvidia-cuda")[0]
    if value is None:
        del image.sets["SYCL/machine code"][key]
    else:
        image.sets["SYCL/machine code"][key] = value
    with pytest.raises(InputError, match=r"app.prop: error: property set 'SYCL/machine code': found"):
        MachineCode.described(image.sets, b"", "app.prop")


@pytest.mark.parametrize(
    "said", ["", "[]", "{}", "[" * 100_000, '{"parameters": 1}', '{"parameters": [[]], "may_wait": true}']
)
def test_kernels_that_say_something_else_are_refused(said: str) -> None:
    image = images("nvptx64-nvidia-cuda")[1]
    image.sets["SYCL/machine code kernels"]["a kernel"] = Blob.of_string(said)
    with pytest.raises(InputError, match="property set 'SYCL/machine code': found"):
        MachineCode.described(image.sets, b"", "app.prop")


def test_a_device_takes_its_own_code_and_ptx_for_older_ones() -> None:
    """The best first: machine code, PTX, PTX for older ones."""
    offered = [("sm_90", "cubin"), ("sm_90", "ptx"), ("sm_89", "ptx"), ("sm_70", "ptx")]
    ranks = [rank_of(architecture, kind, "sm_90") for architecture, kind in offered]
    assert None not in ranks
    assert ranks == sorted(ranks, key=lambda rank: -(rank or 0))
    for architecture, kind in (("sm_100", "ptx"), ("sm_100", "cubin"), ("sm_89", "cubin"), ("sm_89a", "ptx")):
        assert rank_of(architecture, kind, "sm_90") is None
