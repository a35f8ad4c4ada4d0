"""The one predicate: what a target denies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from syclopt import targets
from syclopt.errors import InputError, UndefinedError
from syclopt.images.properties import Blob, PropertySets
from syclopt.targets import Requirements

TARGETS = list(targets.default_table())
NUMBERS = sorted({aspect.number for aspect in targets.aspects()})
KINDS = {0, 1, 2, 3, 4}

some_target = st.sampled_from(TARGETS)
some_aspects = st.frozensets(st.sampled_from([*NUMBERS, 1000, 0xFFFF_FFFF]), max_size=6)
some_sizes = st.frozensets(st.sampled_from([1, 8, 16, 32, 64]), max_size=2)
some_requirements = st.builds(Requirements, some_aspects, some_sizes, st.none() | some_aspects)


@given(some_target, st.sampled_from([*NUMBERS, 1000]))
def test_an_aspect_is_denied_if_it_is_not_listed_and_there_are_no_others(target: targets.Target, number: int) -> None:
    listed = {aspect.number for aspect in target.aspects}
    is_other_kind = number in KINDS and not KINDS.isdisjoint(listed)
    may_be = target.may_support_other_aspects and not is_other_kind
    assert target.supports(Requirements.of([number])) == (number in listed or may_be)
    assert target.has(number) == (True if number in listed else None if may_be else False)


@given(some_target, some_requirements)
def test_what_is_supported_has_no_denials(target: targets.Target, requirements: Requirements) -> None:
    assert target.supports(requirements) == (target.denials(requirements) == ())


@given(some_target, some_aspects, some_aspects, some_sizes, some_sizes)
def test_requirements_are_met_together_as_each_alone(
    target: targets.Target,
    first: frozenset[int],
    second: frozenset[int],
    sizes: frozenset[int],
    others: frozenset[int],
) -> None:
    alone = target.supports(Requirements(first, sizes)) and target.supports(Requirements(second, others))
    assert target.supports(Requirements(first | second, sizes | others)) == alone


@given(some_target, some_aspects, some_aspects)
def test_more_fixed_targets_never_deny_more(target: targets.Target, some: frozenset[int], more: frozenset[int]) -> None:
    fewer, all_of_them = Requirements(fixed_targets=some), Requirements(fixed_targets=some | more)
    assert target.supports(all_of_them) or not target.supports(fewer)


@pytest.mark.parametrize("name", ["spir64", "spir64_gen", "spir64_x86_64", "spir64_fpga", "x86_64", "native_cpu"])
@given(requirements=some_requirements)
def test_portable_targets_deny_nothing(name: str, requirements: Requirements) -> None:
    assert targets.get(name).denials(requirements) == ()


def test_an_alias_names_the_same_target() -> None:
    requirements = Requirements.of(["fp64"], sub_group_size=16)
    assert targets.get("intel_gpu_9_0_9").supports(requirements)
    assert not targets.get("intel_gpu_12_10_0").supports(requirements)


@pytest.mark.parametrize(
    ("target", "requirements", "denials"),
    [
        ("intel_gpu_dg1", Requirements.of([6]), ("lacks aspect 'fp64'",)),
        ("intel_gpu_dg1", Requirements.of([46]), ("lacks aspect 'ext_oneapi_external_memory_import'",)),
        ("intel_gpu_dg1", Requirements.of([1000]), ("lacks aspect 1000",)),
        ("intel_gpu_pvc", Requirements.of(sub_group_size=8), ("lacks sub-group size 8",)),
        ("nvidia_gpu_sm_50", Requirements.of(["cpu"]), ("lacks aspect 'cpu'",)),
        ("nvidia_gpu_sm_50", Requirements.of(["fp16"], sub_group_size=16), ("lacks sub-group size 16",)),
        ("amd_gpu_gfx941", Requirements.of(["fp16"], sub_group_size=16), ()),
        ("intel_gpu_skl", Requirements.of(fixed_targets=["gpu", "cpu"]), ()),
        ("nvidia_gpu_sm_50", Requirements.of(fixed_targets=["gpu"]), ()),
        ("nvidia_gpu_sm_50", Requirements.of(fixed_targets=["cpu"]), ("is none of the fixed targets 'cpu'",)),
        (
            "intel_gpu_skl",
            Requirements.of(fixed_targets=[1, "host"]),
            ("is none of the fixed targets 'host', 'cpu'",),
        ),
        ("intel_gpu_skl", Requirements.of(fixed_targets=[]), ("is none of the fixed targets (there are none)",)),
        ("intel_gpu_skl", Requirements.of(fixed_targets=["fp64"]), ()),
        ("intel_gpu_dg1", Requirements.of([9, 6], sub_group_size=64), (
            "lacks aspect 'fp64'", "lacks aspect 'image'", "lacks sub-group size 64")),
    ],
)  # fmt: skip
def test_denials(target: str, requirements: Requirements, denials: tuple[str, ...]) -> None:
    assert targets.get(target).denials(requirements) == denials


def test_old_and_new_names_of_an_aspect_are_one() -> None:
    old = Requirements.of(["ext_oneapi_interop_memory_import", "usm_system_allocator"])
    assert old == Requirements.of(["ext_oneapi_external_memory_import", "usm_system_allocations"])
    assert targets.get("nvidia_gpu_sm_50").supports(old)


def test_an_unknown_aspect_name() -> None:
    with pytest.raises(UndefinedError, match="unknown aspect 'fp65'"):
        Requirements.of(["fp65"])


# Requirements from property sets.


def sets(**properties: Blob | int) -> PropertySets:
    return PropertySets({"SYCL/device requirements": {**properties}})


def test_requirements_of_a_property_file() -> None:
    text = (
        "[SYCL/device requirements]\naspects=2|ABAAAAAAAAQBAAAAGAAAAA\nfixed_target=2|gAAAAAAAAAgBAAAA\n"
        "reqd_sub_group_size=1|32\nwork_group_num_dim=1|3\n[SYCL/misc properties]\noptLevel=1|2\n"
    )
    wanted = Requirements(frozenset({5, 6}), frozenset({32}), frozenset({6}))
    assert Requirements.from_properties(PropertySets.parse(text)) == wanted


def test_what_is_absent_requires_nothing() -> None:
    assert Requirements.from_properties(PropertySets()) == Requirements()
    assert Requirements.from_properties(sets()) == Requirements()


def test_the_sub_group_size_of_an_esimd_image_does_not_count() -> None:
    found = sets(reqd_sub_group_size=1)
    assert Requirements.from_properties(found).sub_group_sizes == {1}
    found.add("SYCL/misc properties", "isEsimdImage", 1)
    assert Requirements.from_properties(found).sub_group_sizes == frozenset()


def test_sub_group_sizes_may_be_an_array() -> None:
    found = Requirements.from_properties(sets(reqd_sub_group_size=Blob.of_u32([16, 32])))
    assert found.sub_group_sizes == {16, 32}


@pytest.mark.parametrize(
    ("properties", "message"),
    [
        (sets(aspects=6), "a.prop: error: property 'aspects' of 'SYCL/device requirements': expected 32-bit integers "
            "(type 2), found the integer 6 (type 1)"),
        (sets(fixed_target=Blob.of_bytes(b"abc")), "a.prop: error: property 'fixed_target' of 'SYCL/device "
            "requirements': expected 32-bit integers (type 2): 24 bits are not a number of 32-bit integers"),
    ],
)  # fmt: skip
def test_malformed_requirements(properties: PropertySets, message: str) -> None:
    with pytest.raises(InputError) as caught:
        Requirements.from_properties(properties, "a.prop")
    assert str(caught.value) == message
