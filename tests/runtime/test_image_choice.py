"""Which image of a kernel a device takes, what the images require, and what is said when none will do."""

import re
from pathlib import Path

import pytest
from tests.runtime.built_programs import images_of, kernel, target_of, told_by

import syclrt
from syclopt import DeviceImage, post_link
from syclopt.images.properties import Blob
from syclrt import Device, Errc, NdRange, Queue, SyclError

pytestmark = pytest.mark.usefixtures("all_aspects")

REQUIREMENTS = "SYCL/device requirements"


def image(number: int, target: str | None = None, name: str = "same", attributes: str = "") -> DeviceImage:
    """Return the image of a kernel that tells a number."""
    (made,) = images_of(kernel(name, f"  %n = add i32 {number}, 0", attributes), target=target)
    return made


def requiring(key: str, value: Blob | int) -> DeviceImage:
    found = image(1)
    found.sets[REQUIREMENTS][key] = value
    return found


def refused(match: str, code: Errc = Errc.KERNEL_NOT_SUPPORTED):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def test_an_image_for_the_device_comes_before_one_for_any(device: Device) -> None:
    target = target_of(device)
    for images in ([image(1), image(2, target)], [image(2, target), image(1)]):
        assert told_by(syclrt.load(*images), ["same"]) == [2]
    assert told_by(syclrt.load(image(1, "spir64"), image(2)), ["same"]) == [1]


@pytest.mark.native_cpu("the targets of x86")
def test_an_image_for_x86_comes_before_one_for_any(device: Device) -> None:
    if device.architecture != "x86_64":
        pytest.skip("needs an x86 processor")
    for images in ([image(1), image(2, "spir64_x86_64")], [image(2, "spir64_x86_64"), image(1)]):
        assert told_by(syclrt.load(*images), ["same"]) == [2]


def test_images_for_other_devices_are_not_taken(device: Device) -> None:
    program = syclrt.load(image(1, "intel_gpu_pvc"), image(2, "amd_gpu_gfx1031"), image(3))
    assert told_by(program, ["same"]) == [3]
    alone = syclrt.load(image(1, "intel_gpu_pvc"))
    assert not alone.kernel("same").is_compatible(device)
    assert [*alone.kernels] == ["same"]
    with refused(f"kernel 'same' has no image that .*{device.backend}.* can take: image 0 .* is for 'intel_gpu_pvc'"):
        told_by(alone, ["same"])


def test_code_that_is_no_ir_is_not_taken(tmp_path: Path) -> None:
    """SPIR-V in a table, in either byte order, and machine code."""
    post_link(kernel("same", "  %n = add i32 7, 0"), symbols=True)
    (tmp_path / "good.ll").write_bytes(image(7).code())
    (tmp_path / "same.sym").write_text("same\n")
    starts = (b"\x03\x02\x23\x07\0\0\1\0", b"\x07\x23\x02\x03\0\1\0\0", b"\x7fELF\2\1\1\0")
    for number, start in enumerate(starts):
        (tmp_path / f"{number}.spv").write_bytes(start * 4)
    rows = "".join(f"{tmp_path}/{number}.spv|{tmp_path}/same.sym\n" for number in range(len(starts)))
    (tmp_path / "all.table").write_text(f"[Code|Symbols]\n{rows}{tmp_path}/good.ll|{tmp_path}/same.sym\n")
    assert told_by(syclrt.load(tmp_path / "all.table"), ["same"]) == [7]
    (tmp_path / "other.table").write_text(f"[Code|Symbols]\n{rows}")
    with refused("image 0 .*0.spv.* is no LLVM IR, image 1"):
        told_by(syclrt.load(tmp_path / "other.table"), ["same"])


def test_ir_for_another_machine_is_not_taken() -> None:
    other = image(1)
    other.module.triple = "amdgcn-amd-amdhsa"
    assert told_by(syclrt.load(other, image(2)), ["same"]) == [2]
    with refused("amdgcn-amd-amdhsa", Errc.BUILD):
        told_by(syclrt.load(other), ["same"])


def test_an_image_for_the_device_needs_no_other(device: Device) -> None:
    """Calls of virtual functions were decided when it was made."""
    ahead = image(5, target_of(device))
    ahead.sets["SYCL/virtual functions"] = {"calls-virtual-functions-set": Blob.of_string("nothing provides it")}
    program = syclrt.load(ahead)
    assert told_by(program, ["same"]) == [5]
    assert len(program.explain("same").images) == 1


def test_images_of_one_kernel_have_the_same_kernels() -> None:
    both = images_of(kernel("same", "  %n = add i32 1, 0") + kernel("other", "  %n = add i32 2, 0"), mode="none")
    program = syclrt.load(*both)
    with refused("have the kernel 'same', and one of them 'other': expected the same kernels", Errc.INVALID):
        program.load(image(3, name="third"), *both, image(3))
    assert [*program.kernels] == ["same", "other"]
    assert told_by(program, ["same", "other"]) == [1, 2]
    program.load(*both)
    assert told_by(program, ["same", "other"]) == [1, 2]


def test_the_first_library_with_a_kernel_has_it_for_others() -> None:
    """As with functions: libraries that include one header have its kernels, beside others of their own."""
    both = images_of(kernel("same", "  %n = add i32 1, 0") + kernel("other", "  %n = add i32 2, 0"), mode="none")
    program = syclrt.load(*both)
    library = program.load(*images_of(kernel("third", "  %n = add i32 3, 0") + kernel("same", "  %n = add i32 4, 0")))
    assert [*program.kernels] == ["same", "other", "third"]
    assert told_by(program, ["same", "other", "third"]) == [1, 2, 3]
    program.unload(library)
    assert told_by(program, ["same", "other"]) == [1, 2]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("aspects", Blob.of_u32([6]), "it lacks aspect 'fp64', as image 0"),
        ("aspects", Blob.of_u32([123456]), "it lacks aspect 123456, as image 0"),
        ("fixed_target", Blob.of_u32([3]), "it is none of the fixed targets 'accelerator', as image 0"),
        ("fixed_target", Blob.of_u32([]), "it is none of the fixed targets .there are none., as image 0"),
        ("reqd_sub_group_size", Blob.of_u32([4096]), "it lacks sub-group size 4096, as image 0"),
        (
            "reqd_work_group_size_uint64_t",
            Blob.of_u64([1 << 20, 1 << 20]),
            "it cannot have work-groups of 1048576 x 1048576 work-items, as image 0",
        ),
        ("reqd_work_group_size", Blob.of_u32([1 << 30]), "it cannot have work-groups of 1073741824 work-items, as"),
    ],
)
def test_what_a_device_cannot_do_is_told(key: str, value: Blob, message: str, device: Device) -> None:
    device = device.with_aspects(remove=["fp64"])
    program = syclrt.load(requiring(key, value))
    assert not program.kernel("same").is_compatible(device)
    with refused(f"kernel 'same' cannot run on {re.escape(device.name)}: {message}") as caught:
        told_by(program, ["same"], device)
    assert (caught.value.kernel, caught.value.device) == ("same", device)


def test_what_a_device_can_do_is_no_hindrance(device: Device) -> None:
    size = device.sub_group_sizes[0]
    for key, value in (
        ("aspects", Blob.of_u32([6])),
        ("fixed_target", Blob.of_u32([2, 1])),
        ("reqd_sub_group_size", Blob.of_u32([size])),
        ("reqd_work_group_size_uint64_t", Blob.of_u64([16, 2, 1])),
    ):
        assert told_by(syclrt.load(requiring(key, value)), ["same"]) == [1]


def test_requirements_that_say_nothing_are_refused(device: Device) -> None:
    program = syclrt.load(requiring("aspects", 7))
    assert not program.kernel("same").is_compatible(device)
    with refused("aspects", Errc.INVALID):
        told_by(program, ["same"])


def test_work_groups_that_contradict_the_kernel(device: Device) -> None:
    text = kernel("sized", "  %n = add i32 1, 0", "!reqd_work_group_size !0") + "!0 = !{i32 4, i32 2, i32 1}\n"
    queue = Queue(device)
    out = syclrt.zeros(4, "i8", queue)
    for options in ({}, {"program_metadata": False}):
        program = syclrt.load(*images_of(text, **options))
        with refused("requires work-groups of .4, 2, 1., found .2, 4, 1.", Errc.ND_RANGE):
            queue.parallel_for(NdRange((8, 8), (4, 2)), program.kernel("sized"), out)
        queue.parallel_for(NdRange((8, 8), (2, 4)), program.kernel("sized"), out).wait()


@pytest.mark.parametrize("size", ["i32 0, i32 2, i32 1", "i32 1, i32 1, i32 1048576", "i64 1, i64 4294967296, i64 1"])
def test_work_groups_that_no_range_can_have_are_told_of_the_device(size: str, queue: Queue) -> None:
    text = kernel("sized", "  %n = add i32 1, 0", "!reqd_work_group_size !0") + f"!0 = !{{{size}}}\n"
    found = syclrt.load(*images_of(text)).kernel("sized")
    assert not found.is_compatible(queue.device)
    shown = " x ".join(re.findall(r" (\d+)", size))
    for extents in (1, (2, 2, 1), NdRange(4, 4), NdRange(1 << 20, 1 << 20)):
        with refused(f"cannot have work-groups of {shown} work-items"):
            queue.parallel_for(extents, found, None)


@pytest.mark.parametrize(
    ("kind", "size", "message"),
    [
        ("max_work_group_size", "i32 4, i32 2, i32 1", r"at most .4, 2, 1., found .2, 4, 1. .the first extent"),
        ("max_linear_work_group_size", "i64 4", "at most 4 work-items, found 8"),
    ],
)
def test_work_groups_have_the_size_that_the_kernel_allows(kind: str, size: str, message: str, queue: Queue) -> None:
    text = kernel("sized", "  %n = add i32 1, 0", f"!{kind} !0") + f"!0 = !{{{size}}}\n"
    found = syclrt.load(*images_of(text)).kernel("sized")
    assert found.is_compatible(queue.device)
    with refused(f"'sized' takes work-groups of {message}", Errc.ND_RANGE):
        queue.parallel_for(NdRange((8, 8), (4, 2)), found, syclrt.zeros(4, "i8", queue))
    for extents in (NdRange((2, 4), (1, 4)), NdRange((2, 4), (2, 2)), (8, 8)):
        out = syclrt.zeros(4, "i8", queue)
        queue.parallel_for(extents, found, out).wait()
        assert out.to_numpy().view("i4")[6] == 1


LOCAL_SIZE = """
  %x = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %y = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %z = mul i64 %y, 100
  %s = add i64 %x, %z
  %n = trunc i64 %s to i32"""


def test_a_range_has_the_work_groups_that_the_kernel_requires(queue: Queue) -> None:
    sized = kernel("sized", LOCAL_SIZE, "!reqd_work_group_size !0") + "!0 = !{i32 4, i32 2, i32 1}\n"
    program = syclrt.load(*images_of(f"{sized}declare spir_func i64 @_Z14get_local_sizej(i32)\n"))
    out = syclrt.zeros(4, "i8", queue)
    for _ in range(3):
        queue.parallel_for((6, 8), program.kernel("sized"), out).wait()
        assert out.to_numpy().view("i4")[6] == 204
        out[:] = 0
    for wrong in ((8, 6), (1, 8), 8):
        with refused("requires work-groups of .4, 2, 1., which do not divide", Errc.ND_RANGE):
            queue.parallel_for(wrong, program.kernel("sized"), out)
    with refused("which do not divide .1, 1, 1.", Errc.ND_RANGE):
        queue.single_task(program.kernel("sized"), out)
    queue.parallel_for((0, 8), program.kernel("sized"), out).wait()


@pytest.mark.parametrize(
    ("kind", "size", "extents", "items"),
    [("max_work_group_size", "i32 3, i32 2, i32 1", (3, 2), 6), ("max_linear_work_group_size", "i64 5", (5, 5), 5)],
)
def test_the_work_groups_of_a_range_are_within_the_limits_of_the_kernel(
    kind: str, size: str, extents: tuple[int, int], items: int, queue: Queue
) -> None:
    sized = kernel("sized", LOCAL_SIZE, f"!{kind} !0") + f"!0 = !{{{size}}}\n"
    program = syclrt.load(*images_of(f"{sized}declare spir_func i64 @_Z14get_local_sizej(i32)\n"))
    out = syclrt.zeros(4, "i8", queue)
    for whole in ((60, 80), (1, 400), (7, 5), (33, 1), 900):
        queue.parallel_for(whole, program.kernel("sized"), out).wait()
        y, x = divmod(int(out.to_numpy().view("i4")[6]), 100)
        assert 0 < x <= extents[0]
        assert 0 < y <= extents[1]
        assert x * y <= items


@pytest.mark.native_cpu("SYCLRT_NATIVE_CPU_ASPECTS")
def test_aspects_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    program = syclrt.load(requiring("aspects", Blob.of_u32([6])))
    monkeypatch.setenv("SYCLRT_NATIVE_CPU_ASPECTS", "-fp64,+gpu")
    assert {"gpu"} <= Device.default().aspects
    with refused("lacks aspect 'fp64'"):
        told_by(program, ["same"])
    monkeypatch.setenv("SYCLRT_NATIVE_CPU_ASPECTS", "-fp46")
    with pytest.raises(SyclError, match="SYCLRT_NATIVE_CPU_ASPECTS: unknown aspect 'fp46'"):
        syclrt.devices("native_cpu")
    monkeypatch.delenv("SYCLRT_NATIVE_CPU_ASPECTS")
    assert told_by(program, ["same"]) == [1]


def test_a_single_aspect_needs_no_list(device: Device) -> None:
    without = device.with_aspects(remove="fp64")
    assert device.aspects - without.aspects == {"fp64"}
    assert without.with_aspects(add="fp64").aspects == device.aspects


@pytest.mark.parametrize(
    ("wrong", "message"),
    [("fp46", "unknown aspect 'fp46'"), ("", "unknown aspect ''"), (64, "expected names of aspects, found 64")],
)
def test_what_is_no_aspect_is_refused(wrong: object, message: str, device: Device) -> None:
    for changes in ({"add": wrong}, {"remove": wrong}):
        with refused(message, Errc.INVALID):
            device.with_aspects(**changes)  # pyright: ignore[reportArgumentType] - that is what is tested


def test_a_device_with_other_aspects_is_equal_to_itself_alone(device: Device) -> None:
    own, foreign = ("gpu", "cpu") if device.has("gpu") else ("cpu", "gpu")
    other = device.with_aspects(add=[foreign], remove=["fp64", own])
    assert other != device != device.with_aspects() != device.with_aspects()
    assert device.aspects - other.aspects == {"fp64", own}
    assert other.aspects - device.aspects == {foreign}
    assert (other.name, other.backend) == (device.name, device.backend)
    with refused("no such aspect|fp46|undefined|unknown", Errc.INVALID):
        device.with_aspects(add=["fp46"])
    with refused("no such aspect|fp46|undefined|unknown", Errc.INVALID):
        device.has("fp46")
