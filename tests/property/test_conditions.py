"""Conditions against truth tables that are walked row by row."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from syclopt import targets
from syclopt.conditions.condition import ALWAYS, NEVER, Condition

if TYPE_CHECKING:
    from collections.abc import Iterator

ARCHITECTURES = ("intel_gpu_pvc", "intel_gpu_dg1", "nvidia_gpu_sm_90", "x86_64")
ATOMS = [
    *(Condition.aspect(number) for number in (1, 2, 5, 6, 9)),
    *(Condition.architecture(name) for name in ARCHITECTURES),
]
MANY = [Condition.aspect(number) for number in range(20, 34)]
NAMES = ("intel_gpu_pvc", "nvidia_gpu_sm_53", "spir64", "x86_64", "spir64_x86_64", "amd_gpu_gfx90a")
TARGETS = [targets.get(name) for name in NAMES]


def expressions(atoms: list[Condition], leaves: int = 12) -> st.SearchStrategy[Condition]:
    return st.recursive(
        st.sampled_from(atoms),
        lambda inner: st.one_of(
            inner.map(lambda a: ~a),
            st.builds(Condition.__and__, inner, inner),
            st.builds(Condition.__or__, inner, inner),
        ),
        max_leaves=leaves,
    )


small = expressions(ATOMS)
large = expressions(MANY, 40)


def rows(*conditions: Condition) -> Iterator[dict[tuple[int, int], bool]]:
    """All assignments to what conditions ask for."""
    atoms = sorted({atom for condition in conditions for atom in condition.atoms})
    for values in product((False, True), repeat=len(atoms)):
        yield dict(zip(atoms, values, strict=True))


def is_device(row: dict[tuple[int, int], bool]) -> bool:
    """Whether there is one architecture at most, and one kind of device."""
    kinds = [atom for atom, value in row.items() if value and atom[0] == -1 and atom[1] < 5]
    return len(kinds) < 2 and sum(value for atom, value in row.items() if atom[0] == -2) < 2


def same(first: Condition, second: Condition) -> bool:
    return all(first.value(row.__getitem__) == second.value(row.__getitem__) for row in rows(first, second))


@given(small)
def test_integers_spell_the_condition(condition: Condition) -> None:
    assert Condition.parse(condition.integers()) == condition


@given(small)
def test_python_reads_what_is_printed(condition: Condition) -> None:
    """The spelling for people has the operators and brackets of Python."""
    names = {f"arch {name}": f"a{i}" for i, name in enumerate(ARCHITECTURES)}
    text = str(condition)
    for name, short in names.items():
        text = text.replace(name, short)
    for row in rows(condition):
        holds = {str(Condition(atom)): value for atom, value in row.items()}
        assert eval(text, {}, {names.get(name, name): value for name, value in holds.items()}) == condition.value(
            row.__getitem__
        )


@given(small)
def test_a_normal_form_says_the_same_and_is_one(condition: Condition) -> None:
    normal = condition.normalised()
    assert same(condition, normal)
    assert normal.normalised() == normal


@given(small, small)
def test_equal_conditions_have_one_spelling(first: Condition, second: Condition) -> None:
    assert same(first, second) == (first.normalised() == second.normalised())
    assert (~(first & second)).normalised() == (~second | ~first).normalised()
    assert ((first & second) | first).normalised() == first.normalised()
    assert (first | ~first).normalised() == ALWAYS
    assert (first & ~first).normalised() == NEVER


@given(large)
def test_a_large_normal_form_says_the_same_and_is_one(condition: Condition) -> None:
    normal = condition.normalised()
    assert normal.normalised() == normal
    assert not (condition & ~normal).value({}.get)
    for seed in range(50):
        row = {atom: bool(hash((seed, *atom)) >> 3 & 1) for atom in (*condition.atoms, *normal.atoms)}
        assert condition.value(row.__getitem__) == normal.value(row.__getitem__)


@given(small, small)
def test_implication(first: Condition, second: Condition) -> None:
    expected = all(second.value(r.__getitem__) for r in rows(first, second) if is_device(r) and first.value(r.get))
    assert first.implies(second) == expected


@given(large, large)
def test_what_is_proved_of_many_holds(first: Condition, second: Condition) -> None:
    assert (first & second).implies(first)
    assert first.implies(first | second)
    assert (first & ~first).implies(second)


@given(small, small)
def test_simplified(condition: Condition, known: Condition) -> None:
    simple = condition.simplified(known)
    assert len(simple.code) <= max(len(condition.normalised().code), len(ALWAYS.code))
    for row in rows(condition, known, simple):
        if is_device(row) and known.value(row.__getitem__):
            assert simple.value(row.__getitem__) == condition.value(row.__getitem__)
    assert set(simple.atoms) <= {*condition.atoms, *ALWAYS.atoms}


@given(small, st.sampled_from(TARGETS))
def test_a_target_decides(condition: Condition, target: targets.Target) -> None:
    """What is evaluated holds however the target turns out; what is not known of it counts as lacking."""
    listed = {aspect.number for aspect in target.aspects}
    has_kind = not listed.isdisjoint(range(5))

    def holds(atom: tuple[int, int]) -> bool | None:
        if atom[0] == -2:
            return target.architecture.value == atom[1] if target.architecture else None
        if atom[1] in listed:
            return True
        return None if target.may_support_other_aspects and not (has_kind and atom[1] < 5) else False

    possible = {
        condition.value(row.__getitem__)
        for row in rows(condition)
        if is_device(row) and all(holds(atom) in (None, value) for atom, value in row.items())
    }
    assert condition.evaluate(target) == (possible.pop() if len(possible) == 1 else None)
    assert condition.decide(target) == condition.value(lambda atom: holds(atom) or False)
    assert condition.decide(target) != (~condition).decide(target)
