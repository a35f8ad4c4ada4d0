"""Code under conditions, in images of its own: which of a pair is linked, and what a device does that links it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.runtime.built_programs import TRIPLE, images_of, kernel, reasons, told_by

import syclrt
from syclopt import targets
from syclopt.images.properties import Blob
from syclopt.tools.post_link.main import main as post_link_main
from syclrt import Device, Errc, SyclError

pytestmark = pytest.mark.usefixtures("all_aspects")

ON, OFF = "SYCL/add on images", "SYCL/add on image"
STUB = 'declare spir_func void @stub(ptr, ptr, i32, ...) "sycl-call-if-on-device-conditionally"\n'
ACCELERATOR, FP16, FP64 = 3, 5, 6


def sets(name: str, number: int, more: str = "", linkage: str = "internal") -> str:
    """Return an action that writes a number."""
    return f"""
define {linkage} spir_func void @{name}(ptr %object) {{
  %place = getelementptr i64, ptr %object, i64 2
  store i32 {number}, ptr %place
{more}  ret void
}}
"""


def conditional(name: str, action: str, condition: str) -> str:
    """Return a kernel that tells what an action wrote, and 1 if it was not to run."""
    body = f"""  %place = getelementptr i64, ptr %object, i64 2
  store i32 1, ptr %place
  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @{action}, ptr %object, {condition})
  %n = load i32, ptr %place"""
    return kernel(name, body)


def refused(match: str, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def numbers(*code: int) -> str:
    return ", ".join(f"i32 {one}" for one in code)


HAS_FP64 = conditional("k", "action", numbers(-1, FP64)) + sets("action", 2) + STUB


@pytest.mark.parametrize(
    ("code", "holds"),
    [
        ((-1, FP64), lambda d: d.has("fp64")),
        ((-3, -1, FP64), lambda d: not d.has("fp64")),
        ((-4, -1, FP64, -1, FP16), lambda d: d.has("fp64") and d.has("fp16")),
        ((-5, -1, ACCELERATOR, -1, FP16), lambda d: d.has("fp16")),
        ((-4, -3, -1, ACCELERATOR, -5, -1, FP64, -1, FP16), lambda d: d.has("fp64") or d.has("fp16")),
        ((-4, -1, FP64, -3, -1, FP16), lambda d: d.has("fp64") and not d.has("fp16")),
    ],
)
def test_a_condition_picks_the_code_or_the_stub(
    code: tuple[int, ...], holds: Callable[[Device], bool], device: Device
) -> None:
    program = syclrt.load(*images_of(conditional("k", "action", numbers(*code)) + sets("action", 2) + STUB))
    for removed in ((), ("fp64",), ("fp16",), ("fp16", "fp64")):
        one = device.with_aspects(remove=removed)
        assert told_by(program, ["k"], one) == [2 if holds(one) else 1]
        assert reasons(program, "k", one) == ["main", "add-on" if holds(one) else "stub"]


def test_a_condition_on_the_architecture(device: Device) -> None:
    """Processors have numbers that need 64 bits."""
    values = {one.name: one.value for one in targets.architectures()}
    for name, told in ((device.architecture, 2), ("intel_gpu_pvc", 1)):
        condition = f"i32 -2, i64 {values[name]}"
        program = syclrt.load(*images_of(conditional("k", "action", condition) + sets("action", 2) + STUB))
        assert told_by(program, ["k"]) == [told]


def test_actions_that_call_under_conditions(device: Device) -> None:
    """An add-on image asks for other ones; each is linked once."""
    nested = "  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @inner, ptr %object, i32 -1, i32 5)\n"
    text = conditional("k", "outer", numbers(-1, FP64)) + sets("outer", 2, nested) + sets("inner", 3) + STUB
    program = syclrt.load(*images_of(text))
    for removed, told, why in (
        ((), 3, ["main", "add-on", "add-on"]),
        (("fp16",), 2, ["main", "add-on", "stub"]),
        (("fp64",), 1, ["main", "stub"]),
    ):
        one = device.with_aspects(remove=removed)
        assert told_by(program, ["k"], one) == [told]
        assert reasons(program, "k", one) == why


def test_what_an_add_on_image_requires_counts_when_it_is_linked(device: Device) -> None:
    """A true condition on one aspect does not give the others that the code uses."""
    action = sets("action", 2).replace("ptr %object) {", "ptr %object) !sycl_used_aspects !0 {")
    text = conditional("k", "action", numbers(-1, FP16)) + action + STUB + '!0 = !{!1}\n!1 = !{!"fp64", i32 6}\n'
    program = syclrt.load(*images_of(text))
    assert told_by(program, ["k"]) == [2]
    assert told_by(program, ["k"], device.with_aspects(remove=["fp16", "fp64"])) == [1]
    message = "lacks aspect 'fp64', as image . .* which is linked for add-on .*fp16.* requires"
    with refused(message, Errc.KERNEL_NOT_SUPPORTED):
        told_by(program, ["k"], device.with_aspects(remove=["fp64"]))


def test_numbers_of_add_on_images_count_within_a_package(tmp_path: Path, device: Device) -> None:
    """Tables, modules, and images that follow each other: each has a pair of number 1."""
    texts = [HAS_FP64.replace("@k(", f"@k{number}(").replace("i32 2,", f"i32 {number},") for number in (7, 8, 9)]
    (tmp_path / "in.ll").write_text(TRIPLE + texts[0])
    options = ["-split=kernel", "-symbols", "-properties", "-S", "-Wno-undefined-function"]
    assert post_link_main([str(tmp_path / "in.ll"), "-o", str(tmp_path / "a.table"), *options]) == 0
    (tmp_path / "in2.ll").write_text(TRIPLE + texts[1])
    program = syclrt.load(tmp_path / "a.table", *images_of(texts[2]), *images_of(texts[2].replace("k9", "k10")))
    program.load(tmp_path / "in2.ll")
    kernels = ["k7", "k8", "k9", "k10"]
    assert told_by(program, kernels) == [7, 8, 9, 9]
    assert told_by(program, kernels, device.with_aspects(remove=["fp64"])) == [1] * 4


def test_a_table_is_found_in_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables name files as the command was told to; they stay with the table when it is moved."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.ll").write_text(TRIPLE + HAS_FP64)
    assert post_link_main(["in.ll", "-o", "a.table", "-symbols", "-properties", "-S", "-Wno-undefined-function"]) == 0
    (tmp_path / "elsewhere").mkdir()
    for path in tmp_path.glob("a*"):
        shutil.move(path, tmp_path / "elsewhere")
    monkeypatch.chdir("/")
    assert told_by(syclrt.load(tmp_path / "elsewhere" / "a.table"), ["k"]) == [2]


@pytest.mark.parametrize(
    "break_",
    [
        lambda images: images.pop(),
        lambda images: images.append(images[-1]),
        lambda images: images[-1].sets[OFF].update({"1": 1}),
        lambda images: images[-1].sets[OFF].update({"1": 2}),
        lambda images: images[0].sets[ON].update({"2": images[0].sets[ON]["1"]}),
    ],
)
def test_pairs_that_are_none_are_refused(break_) -> None:
    images = images_of(HAS_FP64)
    break_(images)
    program = syclrt.load(*images)
    with refused(r"kernel 'k' asks in image 0 \(.*\) for add-on image '.': expected one with code and one stub"):
        told_by(program, ["k"])
    assert program.explain("k").images[0].reason == "main"


@pytest.mark.parametrize(
    "value", [1, Blob.of_u32([]), Blob(b"\xff\xff\xff", 24), Blob.of_u32([0xFFFF_FFFF, 6, 6]), Blob.of_u32([77])]
)
def test_conditions_that_are_none_are_refused(value: Blob) -> None:
    images = images_of(HAS_FP64)
    images[0].sets[ON]["1"] = value
    with refused(r"kernel 'k' asks in image 0 \(.*\) for add-on image '1' under what is no condition"):
        told_by(syclrt.load(*images), ["k"])
