"""The functions of OpenCL C that compare and choose, for all pairs of special values."""

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest
from tests.numerics.formats import FORMATS, is_same
from tests.numerics.functions import KINDS
from tests.runtime.kernels_of_calls import DTYPES, Called, program_of, results

OF_TWO: dict[str, Callable[[float, float], bool]] = {
    "isequal": lambda x, y: x == y,
    "isnotequal": lambda x, y: x != y,
    "isgreater": lambda x, y: x > y,
    "isgreaterequal": lambda x, y: x >= y,
    "isless": lambda x, y: x < y,
    "islessequal": lambda x, y: x <= y,
    "islessgreater": lambda x, y: x < y or x > y,
    "isordered": lambda x, y: not math.isnan(x) and not math.isnan(y),
    "isunordered": lambda x, y: math.isnan(x) or math.isnan(y),
}
OF_ONE: dict[str, Callable[[float, float], bool]] = {
    "isfinite": lambda x, _: math.isfinite(x),
    "isinf": lambda x, _: math.isinf(x),
    "isnan": lambda x, _: math.isnan(x),
    "isnormal": lambda x, least: math.isfinite(x) and abs(x) >= least,
    "signbit": lambda x, _: math.copysign(1, x) < 0,
}
OF_LANES = {"f": "i", "d": "l", "Dh": "s"}  # results for vectors: 0 or -1


@pytest.mark.parametrize("kind", KINDS)
def test_what_relations_tell(kind: str) -> None:
    form = FORMATS[kind]
    pairs = np.array([*itertools.product(form.specials(), repeat=2)], form.dtype)
    pairs = pairs[: len(pairs) // 2 * 2]
    x, y = (pairs[:, at].copy() for at in (0, 1))
    least = float(np.finfo(form.dtype).smallest_normal)
    calls = [(word, (kind, kind), [OF_TWO[word](*pair) for pair in pairs.tolist()]) for word in OF_TWO]
    calls += [(word, (kind,), [OF_ONE[word](one, least) for one in x.tolist()]) for word in OF_ONE]
    answer = OF_LANES[kind]
    functions: list[tuple[Called, Called]] = []
    for word, kinds, _ in calls:
        start, vectors = f"_Z{len(word)}{word}", f"Dv2_{kind}{'S_' * (len(kinds) - 1)}"
        lanes = tuple(f"{one}2" for one in kinds)
        functions.append((Called(start + "".join(kinds), kinds, "i"), Called(start + vectors, lanes, f"{answer}2")))
    program = program_of([*(one for one, _ in functions), *(one for _, one in functions[KINDS.index(kind) :: 3])])
    for at, ((word, kinds, expected), (scalar, vector)) in enumerate(zip(calls, functions, strict=True)):
        given = [x, y][: len(kinds)]
        found = results(program, scalar, *given)[0].tolist()
        assert found == [int(one) for one in expected], word
        if at % 3 == KINDS.index(kind):
            lanes = results(program, vector, *(one.reshape(-1, 2) for one in given))[0]
            assert lanes.reshape(-1).tolist() == [-int(one) for one in expected], word


@pytest.mark.parametrize("kind", KINDS)
def test_bits_and_numbers_are_chosen(kind: str) -> None:
    form, mask = FORMATS[kind], OF_LANES[kind]
    chosen = Called(f"_Z6select{kind}{kind}{mask}", (kind, kind, mask), kind)
    merged = Called(f"_Z9bitselect{kind}{kind}{kind}", (kind,) * 3, kind)
    program = program_of([chosen, merged])
    values = form.specials()[::3]
    x, y = (np.array(column, form.dtype) for column in zip(*itertools.product(values, repeat=2), strict=True))
    condition = np.resize(np.array([0, 1, -1, 2], DTYPES[mask]), len(x))
    found = results(program, chosen, x, y, condition)[0]
    expected = np.where(condition != 0, y, x)
    assert all(is_same(*pair) for pair in zip(found.tolist(), expected.tolist(), strict=True))
    bits = [one.view(f"u{one.itemsize}") for one in (x, y, form.samples(len(x), 3))]
    found = results(program, merged, *(one.view(form.dtype) for one in bits))[0]
    assert (found.view(bits[0].dtype) == (bits[0] & ~bits[2] | bits[1] & bits[2])).all()
