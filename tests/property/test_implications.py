"""Which of many conditions imply which, and lists of aspects under conditions, against each pair proved by itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from test_conditions import ATOMS, expressions

from syclopt import names, targets
from syclopt.analysis.aspects.conditional_lists import Pair, add_pairs, read_pairs
from syclopt.conditions.condition import NEVER, Condition
from syclopt.conditions.device_facts import Implications
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

TABLE = targets.default_table()
some_conditions = st.lists(expressions(ATOMS, 6), min_size=1, max_size=5, unique=True)
some_aspects = st.sets(st.sampled_from((1, 2, 5, 6, 9, 30)), min_size=1, max_size=4)


@given(some_conditions)
def test_implications_are_those_that_are_proved(conditions: list[Condition]) -> None:
    possible = [c for c in conditions if not c.implies(NEVER, TABLE)]
    implications = Implications((atom for condition in possible for atom in condition.atoms), TABLE)
    for condition in possible:
        for other in possible:
            assert implications.implies(condition, other) == condition.implies(other, TABLE)


@given(st.lists(st.tuples(expressions(ATOMS, 6), some_aspects), min_size=1, max_size=5), some_aspects)
def test_a_list_is_shortened_as_each_of_its_pairs_demands(
    pairs: list[tuple[Condition, set[int]]], used: set[int]
) -> None:
    module = Module.parse("define void @f() {\n  ret void\n}\n")
    listed = add_pairs(module, [Pair(condition, tuple(sorted(aspects))) for condition, aspects in pairs])
    module.functions["f"].set_metadata(names.CONDITIONAL_ASPECTS_KIND, listed)
    numbers = ", ".join(f"i32 {number}" for number in sorted(used))
    module.functions["f"].set_metadata(names.USED_ASPECTS_KIND, module.add_metadata(f"!{{{numbers}}}"))
    [image] = run_pipeline(module, "sycl-simplify-conditional-aspects")
    assert [*read_pairs(image.module.functions["f"])] == expected(pairs, used)


def expected(pairs: list[tuple[Condition, set[int]]], used: set[int]) -> list[Pair]:
    """Each condition held against all others."""
    joined: dict[Condition, set[int]] = {}
    for condition, aspects in pairs:
        joined.setdefault(condition.simplified(table=TABLE), set()).update(aspects)
    joined.pop(NEVER, None)
    found: list[Pair] = []
    for condition, aspects in joined.items():
        wider = [o for o in joined if condition.implies(o, TABLE) and not o.implies(condition, TABLE)]
        elsewhere = used.union(*(joined[other] for other in wider))
        left = sorted(n for n in aspects - elsewhere if not condition.implies(Condition.aspect(n), TABLE))
        found += [Pair(condition, tuple(left))] if left else []
    return found
