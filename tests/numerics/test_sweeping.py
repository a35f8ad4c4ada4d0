"""What sweeps find: each function of one float for a million of them, and functions that are wrong."""

import shutil

import pytest
from tests.numerics import sweeping
from tests.numerics.functions import Function, functions_of
from tests.numerics.measure import program_for
from tests.numerics.quick_references import furthest
from tests.numerics.sweeping import CHUNK, floats_row

from syclrt import Program

pytestmark = pytest.mark.skipif(shutil.which("clang-22") is None, reason="clang-22 is not installed")
STRIDE = (1 << 32) // CHUNK
FUNCTIONS = {one.word: one for one in functions_of("f") if one.types == "x"}


@pytest.fixture(scope="module")
def program() -> Program:
    return program_for("f")


def test_a_million_floats_are_within_bounds(program: Program) -> None:
    wrong: list[str] = []
    for one in FUNCTIONS.values():
        row = floats_row(program, one, STRIDE)
        assert row.points == CHUNK
        wrong += map(str, row.shown)
    assert not wrong


def bounded(word: str, bound: float) -> Function:
    return FUNCTIONS[word]._replace(bounds=(bound, bound, bound))


@pytest.mark.parametrize(
    ("word", "bound", "most"), [("sqrt", 0.499, 0.5), ("rsqrt", 1.2, 1.5), ("degrees", 0.65, 0.71)]
)
def test_what_is_beyond_a_bound_is_counted(program: Program, word: str, bound: float, most: float) -> None:
    row = floats_row(program, bounded(word, bound), STRIDE)
    assert 0 < row.wrongs < CHUNK / 100
    assert row.worst is not None
    assert bound < row.worst.error <= most
    assert not floats_row(program, bounded(word, most), STRIDE).wrongs


def test_a_second_result_is_held_too(program: Program) -> None:
    stored = FUNCTIONS["sincos"].second
    assert stored is not None
    function = FUNCTIONS["sincos"]._replace(second=(*stored[:2], 0.4))
    assert 0 < floats_row(program, function, STRIDE).wrongs < CHUNK / 2


def test_a_quick_reference_that_is_wrong_is_found(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "furthest", lambda _, *others: furthest("exp2", *others))
    with pytest.raises(ArithmeticError, match=r"references\.c has .* units for exp,"):
        floats_row(program, FUNCTIONS["exp"], STRIDE)
