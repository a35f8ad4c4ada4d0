"""Every function of OpenCL C on floating point numbers, against mpmath: within the bounds that OpenCL gives."""

import numpy as np
import pytest
from tests.numerics.formats import FORMATS
from tests.numerics.functions import KINDS, Function, functions_of
from tests.numerics.measure import few_specials, misses, run, sample_arguments, special_arguments
from tests.runtime.kernels_of_calls import program_of

from syclrt import Device, Program

SAME = ("native_", "half_")  # begin names of functions that are others; `native_` for one type is enough here
CASES = [(kind, one) for kind in KINDS for one in functions_of(kind) if kind == "f" or not one.word.startswith(SAME)]
QUICK = [one for one in functions_of("f") if one.word.startswith("native_")]
NAMES = [f"{FORMATS[kind].name}-{function.word}" for kind, function in CASES]


@pytest.fixture(scope="module")
def programs() -> dict[str, Program]:
    return {kind: program_of([one.called(kind) for of, one in CASES if of == kind]) for kind in KINDS}


@pytest.mark.parametrize(("kind", "function"), CASES, ids=NAMES)
def test_results_are_within_bounds(programs: dict[str, Program], kind: str, function: Function, device: Device) -> None:
    if function in QUICK and device.backend == "cuda":
        pytest.skip("GPUs have instructions that are quick and not exact")
    values = FORMATS[kind].specials() if len(function.types) == 1 else few_specials(kind)[:: len(function.types) - 1]
    for arguments in (special_arguments(function, kind, values), sample_arguments(function, kind, 100)):
        found = run(programs[kind], function, kind, arguments)
        wrong = [miss for miss in misses(function, kind, arguments, found) if miss.is_wrong]
        assert not wrong, f"{len(wrong)} results, as: {'; '.join(map(str, wrong[:3]))}"


@pytest.mark.parametrize("function", QUICK, ids=[one.word for one in QUICK])
def test_quick_functions_are_near_for_usual_numbers(programs: dict[str, Program], function: Function) -> None:
    numbers = np.random.default_rng(3).uniform(0.1, 10, (len(function.types), 500)).astype("f4")
    found = run(programs["f"], function, "f", [*numbers])
    for miss in misses(function, "f", [*numbers], found):
        assert abs(miss.found - miss.expected) <= 1e-3 * (1 + abs(miss.expected)), str(miss)


# Where a function that rounds twice was wrong: one in ninety halves.
HARD = {("Dh", "rsqrt"): [0.00027942657470703125, 0.071533203125, 1.14453125, 1172.0]}


@pytest.mark.parametrize(("kind", "word"), HARD, ids=["-".join(one) for one in HARD])
def test_hard_arguments(programs: dict[str, Program], kind: str, word: str) -> None:
    function = next(one for one in functions_of(kind) if one.word == word)
    arguments = [np.array(HARD[kind, word], FORMATS[kind].dtype)]
    found = run(programs[kind], function, kind, arguments)
    assert not [str(miss) for miss in misses(function, kind, arguments, found) if miss.is_wrong]
