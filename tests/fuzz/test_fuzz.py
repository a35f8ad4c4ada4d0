"""Damaged modules: refused in one line, or taken as they are; never a hang, never another exception.

`tests/fuzz/fuzz.py` does the same for as long as one likes.
"""

from pathlib import Path
from random import Random

import pytest
from exercise import exercise, time_limit
from mutations import damage, texts_of

_FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
_CASES = 300


@pytest.fixture(scope="module")
def texts() -> list[bytes]:
    return texts_of((_FIXTURES / "real").glob("*.ll"))


@pytest.mark.parametrize("batch", range(8))
def test_damage_is_survived(batch: int, texts: list[bytes]) -> None:
    """A failing seed can be looked at with `tests/fuzz/fuzz.py --seed SEED --seconds 0.1`."""
    parsed = 0
    for seed in range(batch * _CASES, (batch + 1) * _CASES):
        random = Random(seed)
        data = damage(random, texts)
        try:
            with time_limit():
                parsed += exercise(random, data, with_llvm=seed % 50 == 0, reparse=False)
        except BaseException as error:
            error.add_note(f"seed {seed}: {data!r}")
            raise
    assert _CASES // 4 < parsed < _CASES


def test_whole_fixtures_bear_everything() -> None:
    asked: set[str] = set()
    for path in sorted(_FIXTURES.rglob("*.ll")):
        with time_limit(60):
            exercise(Random(path.name), path.read_bytes(), asked=asked)
