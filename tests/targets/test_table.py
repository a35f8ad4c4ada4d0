"""The built-in tables against the specification's lists, which are in `lists/`."""

import json
from pathlib import Path

import pytest
import yaml

from syclopt import targets
from syclopt.errors import UndefinedError

LISTS = Path(__file__).parent / "lists"
NAMES = [line.split() for line in (LISTS / "names.txt").read_text().splitlines()]
MACROS = (LISTS / "macros.txt").read_text().split()
CANONICAL = [words[0] for words in NAMES if len(words) == 1]
ALIASES = [words for words in NAMES if len(words) > 1]
PORTABLE = ["spir64", "spir64_gen", "spir64_x86_64", "spir64_fpga", "x86_64", "native_cpu"]
NOTHING_KNOWN = [f"amd_gpu_gfx{number}" for number in (703, 704, 705, 941, 942, 1200, 1201)]


def test_the_tables_that_are_read_are_those_that_are_written() -> None:
    """If not, scripts/regen_parser_tables copies them anew."""
    folder = Path(targets.__file__).parent
    assert json.loads((folder / "data.json").read_bytes()) == yaml.safe_load((folder / "data.yaml").read_bytes())


def test_the_lists_are_whole() -> None:
    assert (len(CANONICAL), len(ALIASES), len(MACROS)) == (76, 12, 78)


@pytest.mark.parametrize("name", CANONICAL)
def test_a_listed_name_is_a_target_with_its_macro_and_device(name: str) -> None:
    target = targets.get(name)
    assert target.name == name
    assert target.is_gpu_name
    assert target.macros == (f"__SYCL_TARGET_{name.upper()}__",)
    assert target.macros[0] in MACROS
    assert name == f"{target.family}_{target.aot_device}"
    assert target.architecture is not None
    assert name in (target.architecture.name, *target.architecture.aliases)


@pytest.mark.parametrize(("alias", "name"), ALIASES)
def test_a_listed_alias_is_its_target(alias: str, name: str) -> None:
    assert targets.get(alias) is targets.get(name)
    assert alias in targets.get(name).aliases
    assert targets.architectures().get(alias) is targets.architectures().get(name)


@pytest.mark.parametrize("macro", MACROS)
def test_a_listed_macro_belongs_to_one_target(macro: str) -> None:
    owners = [target.name for target in targets.default_table() if macro in target.macros]
    assert owners == [
        "spir64_x86_64"
        if macro == "__SYCL_TARGET_INTEL_X86_64__"
        else macro.removeprefix("__SYCL_TARGET_").removesuffix("__").lower()
    ]


@pytest.mark.parametrize(
    ("family", "triple", "tool"),
    [
        ("intel_gpu", "spir64_gen-unknown-unknown", "ocloc"),
        ("nvidia_gpu", "nvptx64-nvidia-cuda", "ptxas"),
        ("amd_gpu", "amdgcn-amd-amdhsa", "ld.lld"),
    ],
)
def test_a_family_has_one_triple_and_one_tool(family: str, triple: str, tool: str) -> None:
    members = [target for target in targets.default_table() if target.name.startswith(f"{family}_")]
    assert {(target.family, target.triple, target.aot_tool) for target in members} == {(family, triple, tool)}


@pytest.mark.parametrize(
    ("name", "triple", "tool"),
    [
        ("spir64", "spir64-unknown-unknown", ""),
        ("spir64_gen", "spir64_gen-unknown-unknown", "ocloc"),
        ("spir64_x86_64", "spir64_x86_64-unknown-unknown", "opencl-aot"),
        ("spir64_fpga", "spir64_fpga-unknown-unknown", "aoc"),
        ("native_cpu", "", ""),
    ],
)
def test_a_portable_target_names_no_device(name: str, triple: str, tool: str) -> None:
    target = targets.get(name)
    assert (target.triple, target.aot_tool, target.aot_device, target.is_gpu_name) == (triple, tool, "", False)
    assert targets.get(triple or name) is target


def test_rpl_s_has_what_adl_s_has_and_keeps_its_name() -> None:
    rpl_s, adl_s = targets.get("intel_gpu_rpl_s"), targets.get("intel_gpu_adl_s")
    assert (rpl_s.name, rpl_s.macros) == ("intel_gpu_rpl_s", ("__SYCL_TARGET_INTEL_GPU_RPL_S__",))
    assert (rpl_s.aspects, rpl_s.sub_group_sizes) == (adl_s.aspects, adl_s.sub_group_sizes)
    assert rpl_s.architecture is adl_s.architecture
    assert "intel_gpu_rpl_s" not in adl_s.aliases


@pytest.mark.parametrize("name", [*NOTHING_KNOWN, *PORTABLE, "intel_gpu_lnl_m"])
def test_a_target_of_which_nothing_is_known_may_support_everything(name: str) -> None:
    target = targets.get(name)
    assert (target.aspects, target.sub_group_sizes, target.may_support_other_aspects) == ((), (), True)


@pytest.mark.parametrize(
    ("name", "has", "lacks", "sizes"),
    [
        ("intel_gpu_skl", "ext_intel_esimd fp16 fp64 atomic64 gpu", "image cpu", (8, 16, 32)),
        ("intel_gpu_dg1", "ext_intel_esimd fp16 atomic64 gpu", "fp64 image", (8, 16, 32)),
        ("intel_gpu_pvc_vg", "fp64", "image", (16, 32)),
        ("nvidia_gpu_sm_50", "fp64 gpu usm_system_allocations", "fp16 atomic64", (32,)),
        ("nvidia_gpu_sm_53", "fp16", "atomic64 ext_oneapi_cuda_async_barrier", (32,)),
        ("nvidia_gpu_sm_60", "fp16 atomic64", "ext_oneapi_cuda_async_barrier", (32,)),
        ("nvidia_gpu_sm_80", "ext_oneapi_cuda_async_barrier", "ext_oneapi_cuda_cluster_group", (32,)),
        ("nvidia_gpu_sm_90a", "ext_oneapi_cuda_cluster_group ext_oneapi_cubemap", "image", (32,)),
        ("amd_gpu_gfx700", "fp64 ext_intel_free_memory", "usm_device_allocations fp16 atomic64", (16,)),
        ("amd_gpu_gfx90a", "ext_oneapi_native_assert ext_oneapi_graph", "fp16", (64,)),
        ("amd_gpu_gfx1031", "usm_device_allocations", "ext_intel_free_memory", (32, 64)),
        ("amd_gpu_gfx1100", "ext_oneapi_limited_graph", "ext_oneapi_native_assert", (32, 64)),
    ],
)
def test_what_some_targets_have(name: str, has: str, lacks: str, sizes: tuple[int, ...]) -> None:
    target = targets.get(name)
    names = {aspect.name for aspect in target.aspects}
    assert names.issuperset(has.split())
    assert names.isdisjoint(lacks.split())
    assert target.sub_group_sizes == sizes


def test_no_name_stands_for_two_targets() -> None:
    names = [name for target in targets.default_table() for name in (target.name, *target.aliases)]
    assert len(names) == len(set(names))


def test_no_target_lists_an_aspect_twice_or_under_an_old_name() -> None:
    for target in targets.default_table():
        assert len({aspect.number for aspect in target.aspects}) == len(target.aspects)
        assert all(aspect.is_current for aspect in target.aspects)


@pytest.mark.parametrize(
    ("name", "number", "current"),
    [
        ("fp64", 6, "fp64"),
        ("usm_system_allocator", 17, "usm_system_allocations"),
        ("ext_oneapi_interop_memory_import", 46, "ext_oneapi_external_memory_import"),
        ("ext_oneapi_interop_semaphore_import", 48, "ext_oneapi_external_semaphore_import"),
        ("ext_oneapi_limited_graph", 63, "ext_oneapi_limited_graph"),
    ],
)
def test_an_aspect_has_a_number_and_the_number_its_current_name(name: str, number: int, current: str) -> None:
    aspects = targets.aspects()
    found = aspects.find(number)
    assert aspects.get(name).number == number
    assert found is aspects.get(current)
    assert (aspects.get(name).now or name) == current


def test_which_aspects_are_deprecated_or_removed() -> None:
    deprecated = {aspect.name for aspect in targets.aspects() if aspect.deprecated}
    assert deprecated == {
        "host",
        "int64_base_atomics",
        "int64_extended_atomics",
        "usm_restricted_shared_allocations",
        "usm_system_allocator",
    }
    assert {aspect.number for aspect in targets.aspects() if aspect.removed} == {35, 47, 49, 71}


def test_every_aspect_number_has_one_current_name() -> None:
    current = [aspect.number for aspect in targets.aspects() if aspect.is_current]
    assert len(current) == len(set(current))
    for aspect in targets.aspects():
        found = targets.aspects().find(aspect.number)
        assert found is not None
        assert found.is_current
        assert found.name == (aspect.now or aspect.name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("x86_64", 0x0300_0000_0000_0000),
        ("intel_gpu_9_0_9", 0x0000_0002_4000_0900),
        ("intel_gpu_30_4_0", 0x0000_0007_8100_0400),
        ("nvidia_gpu_sm_90a", 0x0100_0000_0000_90A0),
        ("amd_gpu_gfx90a", 0x0200_0000_0009_0A00),
    ],
)
def test_an_architecture_has_its_value(name: str, value: int) -> None:
    architecture = targets.architectures().get(name)
    assert architecture.value == value
    assert targets.architectures().find(value) is architecture


def test_no_two_architectures_share_a_value() -> None:
    values = [architecture.value for architecture in targets.architectures()]
    assert len(values) == len(set(values))


def test_every_gpu_has_an_architecture_and_every_gpu_architecture_a_target() -> None:
    table = targets.default_table()
    assert all(target.architecture for target in table if target.is_gpu_name)
    gpus = [architecture for architecture in targets.architectures() if "_gpu_" in architecture.name]
    for name in (name for gpu in gpus for name in (gpu.name, *gpu.aliases)):
        found = table.find(name)
        assert found is not None
        assert found.architecture is targets.architectures().get(name)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("intel_gpu_sk1", "error: unknown target 'intel_gpu_sk1'; did you mean 'intel_gpu_skl'"),
        ("INTEL_GPU_SKL", "error: unknown target 'INTEL_GPU_SKL'; did you mean 'intel_gpu_skl'"),
        ("zx81", "error: unknown target 'zx81'; 'syclopt-targets list' prints all"),
        ("", "error: unknown target ''; 'syclopt-targets list' prints all"),
    ],
)
def test_an_unknown_target(name: str, message: str) -> None:
    with pytest.raises(UndefinedError) as caught:
        targets.get(name)
    assert str(caught.value).startswith(message)
    assert targets.default_table().find(name) is None


def test_unknown_aspects_and_architectures() -> None:
    with pytest.raises(UndefinedError, match="unknown aspect 'fp65'; did you mean 'fp64' or 'fp16'"):
        targets.aspects().get("fp65")
    with pytest.raises(UndefinedError, match="unknown architecture 'x86_65'; did you mean 'x86_64'"):
        targets.architectures().get("x86_65")
    assert targets.aspects().find(1000) is None
    assert "fp64" in targets.aspects()
    assert "fp65" not in targets.aspects()
