"""Passes that fill in what an image carries beside its module."""

import pytest

from syclopt.errors import InputError, UndefinedError
from syclopt.images.device_image import DeviceImage
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

KERNEL = "define spir_kernel void @k() {attached} {{\n  ret void\n}}\n{nodes}"


def requirements(attached: str, nodes: str) -> dict[str, int | Blob]:
    (image,) = run_pipeline(KERNEL.format(attached=attached, nodes=nodes), "emit-device-requirements")
    assert image.properties is not None
    return image.properties["SYCL/device requirements"]


def test_sets_of_other_passes_stay_and_the_target_comes_last() -> None:
    module = Module.parse(KERNEL.format(attached="!work_group_num_dim !0", nodes="!0 = !{i32 2}\n"))
    earlier = PropertySets({"first": {"k": 1}})
    (image,) = run_pipeline(DeviceImage(module, earlier, target="spir64_gen"), "emit-device-requirements")
    assert image.properties is not None
    assert list(image.properties) == ["first", "SYCL/device requirements"]
    assert list(image.properties["SYCL/device requirements"]) == ["aspects", "work_group_num_dim", "compile_target"]
    assert image.properties["SYCL/device requirements"]["compile_target"] == Blob.of_string("spir64_gen")
    assert list(earlier) == ["first"]


@pytest.mark.parametrize(
    ("nodes", "aspects"),
    [
        ("!0 = !{}\n", []),
        ("!0 = !{i32 7, i32 7, i32 0}\n", [0, 7]),
        ('!0 = !{!1}\n!1 = !{!"fp64", i32 6}\n', [6]),
        ('!0 = !{!{!"fp64", i32 6}, i32 -2, i32 4294967295}\n', [6]),
    ],
)
def test_spellings_of_aspects(nodes: str, aspects: list[int]) -> None:
    assert requirements("!sycl_used_aspects !0", nodes) == {"aspects": Blob.of_u32(aspects)}


def test_sizes_beyond_32_bits() -> None:
    found = requirements("!reqd_work_group_size !0", "!0 = !{i64 4294967296}\n")
    assert found["reqd_work_group_size_uint64_t"] == Blob.of_u64([2**32])


@pytest.mark.parametrize(
    ("attached", "nodes", "message"),
    [
        ("!sycl_used_aspects !0", '!0 = !{!"fp64"}\n', "expected aspects"),
        ("!sycl_used_aspects !0", "!0 = !{!1}\n!1 = !{}\n", "expected aspects"),
        ("!sycl_fixed_targets !0", "!0 = !{null}\n", "expected integers"),
        ("!sycl_joint_matrix !0", "!0 = !{i32 1}\n", "expected strings"),
    ],
)
def test_metadata_of_another_shape_is_refused(attached: str, nodes: str, message: str) -> None:
    with pytest.raises(InputError, match=f"of '@k': {message}"):
        requirements(attached, nodes)


@pytest.mark.parametrize(("nodes", "missing"), [("", "!0"), ("!0 = !{!9}\n", "!9")])
def test_a_missing_node_is_refused(nodes: str, missing: str) -> None:
    with pytest.raises(UndefinedError, match=missing):
        requirements("!sycl_used_aspects !0", nodes)


def test_an_image_that_llvm_leaves_alone_is_the_same_image() -> None:
    image = DeviceImage(Module.parse("define spir_kernel void @k() {\n  ret void\n}\n"), symbols=["k"])
    (first,) = run_pipeline(image, "llvm(globaldce)")
    assert first.symbols == ["k"]
    (second,) = run_pipeline(first, "llvm(globaldce)")
    assert str(second.module) == str(first.module)
    (third,) = run_pipeline(second, "llvm()")
    assert str(third.module) == str(first.module)
