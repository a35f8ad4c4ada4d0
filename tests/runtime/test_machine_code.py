"""Code that was made ahead of time for NVIDIA's GPUs: which image a device takes, and what is known without the IR.

What chooses and unpacks an image needs no GPU: here it is asked by stand-ins that have only an architecture.
"""

from __future__ import annotations

import pickle
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from tests.runtime.built_programs import TRIPLE, images_of, kernel, told_by

import syclrt
from syclopt import targets
from syclrt import Errc, SyclError
from syclrt.backends.cuda.backend import Cuda
from syclrt.backends.cuda.program import Code
from syclrt.backends.device import Device
from syclrt.backends.device_facts import DeviceFacts
from syclrt.programs.choice import choose

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from syclrt.programs.loaded_image import LoadedImage

TARGETS = ("spir64", "nvidia_gpu_sm_80", "nvidia_gpu_sm_90", "nvptx64-nvidia-cuda")
GLOBAL = (
    "@there = addrspace(1) global { ptr addrspace(1), [1 x i32] } { ptr addrspace(1) null, [1 x i32] [i32 7] }"
    ' "sycl-device-global-size"="4" "sycl-unique-id"="id of it" "sycl-host-access"="0"\n'
)
READS = kernel("reads", "  %m = load ptr addrspace(1), ptr addrspace(1) @there\n  %n = load i32, ptr addrspace(1) %m")


def gpu(architecture: str) -> Device:
    """Return what stands for a GPU of an architecture, as far as no driver is asked."""
    backend = object.__new__(Cuda)
    facts = DeviceFacts("cuda", f"GPU {architecture}", "", "", 1, 1024, (1024, 1024, 64), 1 << 30, 1 << 16, 32)
    backend._gpu = SimpleNamespace(architecture=architecture, driver_version="", facts=facts)  # pyright: ignore[reportAttributeAccessIssue]
    return Device(backend)


def table(folder: Path, text: str, *targets: str, columns: tuple[str, ...] = ("Code", "Properties", "Symbols")) -> Path:
    """Write a table of images for targets, as syclopt-post-link does; return its path."""
    from syclopt.tools.post_link.main import main

    (folder / "in.ll").write_text(TRIPLE + text)
    options = [
        "-split=none",
        "-device-globals",
        "-emit-program-metadata",
        "-spec-const=native",
        "-Wno-undefined-function",
    ]
    options += [f"-{column.lower()}" for column in columns[1:]]
    outputs = [word for target in targets for word in ("-o", f"{target},{folder / 'app.table'}")]
    assert main([*options, str(folder / "in.ll"), *outputs]) == 0
    return folder / "app.table"


def chosen(program: syclrt.Program, device: Device, name: str = "same") -> LoadedImage:
    return program.main_image(name, device)


@pytest.mark.parametrize(
    ("architecture", "number"),
    [("sm_70", 3), ("sm_80", 1), ("sm_86", 3), ("sm_90", 2), ("sm_100", 3)],
)
def test_a_gpu_takes_its_machine_code_or_ptx_for_older_ones(architecture: str, number: int, tmp_path: Path) -> None:
    program = syclrt.load(table(tmp_path, kernel("same", "  %n = add i32 7, 0"), *TARGETS))
    assert chosen(program, gpu(architecture)).number == number


def test_newer_ptx_comes_first_and_ir_last(tmp_path: Path) -> None:
    older, newer, code = (tmp_path / name for name in ("older", "newer", "code"))
    text = kernel("same", "  %n = add i32 7, 0")
    for folder in (older, newer, code):
        folder.mkdir()
    sources = (
        table(older, text, "spir64", "nvptx64-nvidia-cuda"),
        *images_of(text, mode="none", target="spir64"),
        table(code, text, "nvidia_gpu_sm_90"),
    )
    program = syclrt.load(*sources)
    assert [chosen(program, gpu(name)).number for name in ("sm_90", "sm_80")] == [3, 1]
    with_ir_alone = syclrt.load(*sources[1:])
    assert chosen(with_ir_alone, gpu("sm_80")).is_ir


def test_the_runtime_decides_what_any_gpu_may_be(tmp_path: Path) -> None:
    """Code for all GPUs leaves branches for some of them to the device, whatever the same branches of other targets."""
    sm_90, sm_80 = 72057594037964800, 72057594037960704
    text = f"""
define spir_kernel void @same(ptr %object) "sycl-module-id"="same.cpp" {{
  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @hopper, ptr %object, i32 -2, i64 {sm_90})
  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @ampere, ptr %object, i32 -2, i64 {sm_80})
  ret void
}}
define internal spir_func void @hopper(ptr %object) {{ store i32 90, ptr %object ret void }}
define internal spir_func void @ampere(ptr %object) {{ store i32 80, ptr %object ret void }}
declare spir_func void @stub(ptr, ptr, i32, ...) "sycl-call-if-on-device-conditionally"
"""
    program = syclrt.load(table(tmp_path, text, "nvptx64-nvidia-cuda", "spir64"))
    for architecture, reasons in (("sm_90", "add-on stub"), ("sm_80", "stub add-on"), ("sm_75", "stub stub")):
        explained = program.explain("same", gpu(architecture))
        assert explained.problem is None
        assert [one.reason for one in explained.images] == ["main", *reasons.split()]
        assert {one.image.target for one in explained.images} == {"nvptx64-nvidia-cuda"}
    explained = program.explain("same", syclrt.devices("native_cpu")[0])
    assert [(one.reason, one.image.target) for one in explained.images] == [("main", ""), ("stub", ""), ("stub", "")]


def test_the_processor_runs_the_ir_of_the_same_table(tmp_path: Path) -> None:
    program = syclrt.load(table(tmp_path, kernel("same", "  %n = add i32 7, 0"), *TARGETS[::-1]))
    assert told_by(program, ["same"]) == [7]


def test_what_there_is_is_told_where_nothing_fits(tmp_path: Path) -> None:
    text = kernel("same", "  %n = add i32 7, 0")
    program = syclrt.load(table(tmp_path, text, *TARGETS[1:]))
    for device in (syclrt.devices("native_cpu")[0], gpu("sm_61")):
        with pytest.raises(SyclError, match=r"'same' has no image that .* can take") as caught:
            chosen(program, device)
        assert caught.value.code is Errc.KERNEL_NOT_SUPPORTED
        told = [f"image {number} ({tmp_path}/" for number in range(3)]
        assert all(one in str(caught.value) for one in told)
        for what in ("is machine code for sm_80", "is machine code for sm_90", "is PTX for sm_70"):
            assert what in str(caught.value)


@pytest.mark.parametrize("columns", [("Code", "Properties"), ("Code", "Properties", "Symbols")], ids=len)
def test_all_that_a_launch_needs_is_known_without_the_ir(columns: tuple[str, ...], tmp_path: Path) -> None:
    text = GLOBAL + READS.replace("(ptr %object)", "(ptr %object, float %x, ptr addrspace(3) %here)")
    program = syclrt.load(table(tmp_path, text, "nvidia_gpu_sm_90", columns=columns))
    found = program.kernel("reads")
    assert [(one.name, one.type, one.kind) for one in found.parameters] == [
        ("object", "ptr", "pointer"),
        ("x", "float", "scalar"),
        ("here", "ptr addrspace(3)", "local"),
    ]
    assert found.may_wait is False
    assert found.pointer_uses == (frozenset(), frozenset())
    variable = program.device_global("id of it")
    assert (variable.size, variable.host_access, variable.device_image_scope) == (4, "read", False)
    image = chosen(program, gpu("sm_90"), "reads")
    assert not image.keeps_values
    assert "module" not in vars(image)


def test_code_is_handed_over_as_it_was_made(tmp_path: Path) -> None:
    program = syclrt.load(table(tmp_path, GLOBAL + READS, "nvidia_gpu_sm_90"))
    device = gpu("sm_90")
    code = chosen(program, device, "reads").machine_code
    assert code is not None
    taken = Code.of(device.implementation.take(code, {"shared": code.variables["id of it"].symbol}))
    assert taken.image == (tmp_path / "app_0.cubin").read_bytes()
    assert taken.kernels == {"reads": code.kernels["reads"].launch}
    assert taken.variables == {"shared": "there"}


def test_it_travels_in_a_pickle(tmp_path: Path) -> None:
    program = syclrt.load(table(tmp_path, GLOBAL + READS, "nvidia_gpu_sm_90", "spir64"))
    arrived = pickle.loads(pickle.dumps(program.kernel("reads"))).program
    for one in (program, arrived):
        assert chosen(one, gpu("sm_90"), "reads").machine_code is not None
    assert chosen(arrived, gpu("sm_90"), "reads").machine_code == chosen(program, gpu("sm_90"), "reads").machine_code


def test_images_of_passes_are_taken_too() -> None:
    made = images_of(kernel("same", "  %n = add i32 7, 0"), target="nvptx64-nvidia-cuda")
    assert made[0].machine_code is not None
    program = syclrt.load(*made)
    found = chosen(program, gpu("sm_90"))
    assert found.machine_code == made[0].machine_code


def test_other_values_of_constants_need_the_ir(tmp_path: Path) -> None:
    text = kernel("same", "  %n = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 5)")
    text += "declare i32 @_Z20__spirv_SpecConstantii(i32, i32)\n"
    text += (
        "!sycl.specialization-constants = !{!0}\n!sycl.specialization-constants-default-values = !{!1}\n"
        '!0 = !{!"number", i32 0, i32 0, i32 4}\n!1 = !{i32 5}\n'
    )
    path = table(tmp_path, text, "spir64", "nvidia_gpu_sm_90")
    program = syclrt.load(path)
    device = gpu("sm_90")
    assert chosen(program, device).machine_code is not None
    assert chosen(program.specialize({"number": 6}), device).is_ir
    assert told_by(program.specialize({"number": 6}), ["same"]) == [6]
    assert choose("same", [chosen(program, device)], device).machine_code is not None


def test_the_driver_gets_the_code_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = syclrt.load(table(tmp_path, kernel("same", "  %n = add i32 7, 0"), *TARGETS))
    loaded: list[bytes] = []

    def load(_: Cuda, code: bytes, kernels: Sequence[str], variables: Sequence[str], *_origin: object) -> None:
        assert ([*kernels], [*variables]) == (["same"], [])
        loaded.append(code)

    monkeypatch.setattr(Cuda, "load", load)
    device = gpu("sm_90")
    program.build("same", device, device.default_context)
    assert [Code.of(code).image for code in loaded] == [(tmp_path / "app_0.nvidia_gpu_sm_90.cubin").read_bytes()]
    explanation = program.explain("same", device)
    assert explanation.problem is None
    assert [(one.reason, one.image.number) for one in explanation.images] == [("main", 2)]


@pytest.mark.parametrize("target", ["nvptx64-nvidia-cuda", "nvidia_gpu_sm_90"])
@pytest.mark.parametrize("kept", [10, 64, 1000, -1])
def test_damaged_code_is_refused_before_the_driver_gets_it(target: str, kept: int, tmp_path: Path) -> None:
    """The driver believes what a file says of itself."""
    path = table(tmp_path, kernel("same", "  %n = add i32 7, 0"), target)
    (file,) = (one for one in tmp_path.iterdir() if one.suffix in (".ptx", ".cubin"))
    whole = file.read_bytes()
    file.write_bytes(whole[:kept] if file.suffix == ".cubin" else whole[:kept] + b"\xff")
    program, device = syclrt.load(path), gpu("sm_90")
    with pytest.raises(SyclError, match="code of 'same' is damaged") as caught:
        program.build("same", device, device.default_context)
    assert caught.value.code is Errc.BUILD


@pytest.mark.parametrize("target", ["nvptx64-nvidia-cuda", "its own"])
def test_a_gpu_runs_it(target: str, device: Device, tmp_path: Path) -> None:
    if device.backend != "cuda":
        pytest.skip("needs an NVIDIA GPU")
    target = target if target == "nvptx64-nvidia-cuda" else device.target.name
    program = syclrt.load(table(tmp_path, GLOBAL + READS, target))
    assert chosen(program, device, "reads").machine_code is not None
    assert told_by(program, ["reads"], device) == [7]


def test_a_gpu_takes_the_branch_for_it(device: Device, tmp_path: Path) -> None:
    if device.backend != "cuda":
        pytest.skip("needs an NVIDIA GPU")
    own = targets.architectures().get(device.architecture).value
    branch = f"""  %n.place = alloca i32
  store i32 3, ptr %n.place
  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @action, ptr %n.place, i32 -2, i64 {own})
  %n = load i32, ptr %n.place"""
    action = "define internal spir_func void @action(ptr %place) { store i32 7, ptr %place ret void }\n"
    stub = 'declare spir_func void @stub(ptr, ptr, i32, ...) "sycl-call-if-on-device-conditionally"\n'
    program = syclrt.load(table(tmp_path, kernel("branch", branch) + action + stub, "nvptx64-nvidia-cuda"))
    assert told_by(program, ["branch"], device) == [7]


def test_kernels_of_which_nothing_is_told_are_refused(tmp_path: Path) -> None:
    path = table(tmp_path, kernel("same", "  %n = add i32 7, 0"), "nvptx64-nvidia-cuda")
    (tmp_path / "app_0.sym").write_text("same\nother\n")
    with pytest.raises(SyclError, match=r"app_0.ptx has machine code, of whose kernel 'other'") as caught:
        _ = syclrt.load(path).kernel("other").parameters
    assert caught.value.code is Errc.INVALID


def test_broken_descriptions_are_told_with_the_file(tmp_path: Path) -> None:
    path = table(tmp_path, kernel("same", "  %n = add i32 7, 0"), "nvptx64-nvidia-cuda")
    properties = tmp_path / "app_0.nvptx64-nvidia-cuda.prop"
    properties.write_text(properties.read_text().replace("keeps-values=1|0\n", ""))
    program = syclrt.load(path)
    with pytest.raises(SyclError, match=r"app_0.ptx.*property set 'SYCL/machine code'") as caught:
        _ = program.kernel("same").parameters
    assert caught.value.code is Errc.INVALID
