"""The rules of fusion beside what all work-items do, one by one."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from syclrt.graph.fusion.fusion_rules import conflict
from syclrt.memory.memory_use import Affine, Touch
from syclrt.programs.kernel_memory import Form
from syclrt.ranges import LaunchShape, launch_shape

factors = st.tuples(*[st.integers(-9, 9)] * 3)
affines = st.builds(Affine, st.integers(-20, 20), factors)
shapes = st.tuples(*[st.integers(1, 4)] * 3).map(launch_shape)


def items(shape: LaunchShape) -> list[tuple[int, ...]]:
    return [*product(*map(range, shape.global_size))]


def value(affine: Affine, item: tuple[int, ...]) -> int:
    return affine.start + sum(factor * at for factor, at in zip(affine.factors, item, strict=True))


@given(affines, shapes)
def test_the_range_of_a_form_is_that_of_all_work_items(affine: Affine, shape: LaunchShape) -> None:
    found = [value(affine, item) for item in items(shape)]
    assert affine.range(shape) == (min(found), max(found))


@given(affines, shapes)
def test_work_items_are_as_far_apart_as_is_said(affine: Affine, shape: LaunchShape) -> None:
    found = [value(affine, item) for item in items(shape)]
    distances = [abs(one - other) for at, one in enumerate(found) for other in found[:at]]
    step = affine.step(shape)
    assert (step is None) == (not distances)
    assert step is None or step <= min(distances)


@given(affines, affines | st.none(), st.integers(1, 9), st.integers(1, 9), shapes, st.integers(-9, 9))
def test_no_work_item_meets_another_where_there_is_no_conflict(
    first: Affine, second: Affine | None, size: int, other_size: int, shape: LaunchShape, moved: int
) -> None:
    second = second or first._replace(start=first.start + moved)
    one, other = touch(first, size, shape), touch(second, other_size, shape)
    if not conflict(one, other, shape):
        for item, another in product(items(shape), repeat=2):
            start, its = value(first, item), value(second, another)
            assert item == another or start + size <= its or its + other_size <= start


def touch(affine: Affine, size: int, shape: LaunchShape) -> Touch:
    least, most = affine.range(shape)
    return Touch(True, least, most + size, affine, size, 0)


def test_rows_without_gaps_are_apart() -> None:
    rows = touch(Affine(0, (4, 40, 0)), 4, launch_shape((5, 10)))
    assert not conflict(rows, rows, launch_shape((5, 10)))
    assert conflict(rows, rows, launch_shape((5, 11)))


def test_forms_are_read() -> None:
    numbers = {"size0": 10, "arg2:0:4": -3}
    assert Form.parse("8 + 4*id0 + -2*id1*size0").affine(numbers.__getitem__) == Affine(8, (4, -20, 0))
    assert Form.parse("1*arg2:0:4*size0 + 1*id2").affine(numbers.__getitem__) == Affine(-30, (0, 0, 1))
    assert Form.parse("1*id0*id1").affine(numbers.__getitem__) is None
    assert Form.parse("0").affine(numbers.__getitem__) == Affine(0, (0, 0, 0))
