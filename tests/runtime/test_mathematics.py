"""The mathematical functions of the device library on vectors, through pointers, and by their other names."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.numerics.functions import KINDS, functions_of
from tests.numerics.measure import run, sample_arguments
from tests.runtime.kernels_of_calls import DTYPES, Called, program_of, results

Values = NDArray[Any]
COUNT = 500
SIZES = (2, 3, 4, 8, 16)


@pytest.mark.parametrize("kind", KINDS)
def test_vectors_are_as_their_elements(kind: str) -> None:
    """Functions that LLVM has instructions for, that C has, that stand in the library; all numbers of parameters."""
    words = [
        "fabs",
        "rint",
        "cbrt",
        "exp",
        "sinpi",
        "pow",
        "rootn",
        "ldexp",
        "fma",
        "remquo",
        "frexp",
        "sincos",
        "ilogb",
    ]
    functions = [one for one in functions_of(kind) if one.word in words][KINDS.index(kind) :: 1 + (kind != "f")]
    sizes = {one.word: (0, SIZES[at % 5]) for at, one in enumerate(functions)}
    program = program_of([one.called(kind, lanes) for one in functions for lanes in sizes[one.word]])
    for one in functions:
        lanes = sizes[one.word][1]
        arguments = sample_arguments(one, kind, 20 * lanes)
        expected = run(program, one, kind, arguments)
        found = run(program, one, kind, [each.reshape(-1, lanes) for each in arguments], lanes)
        for vector, scalar in zip(found, expected, strict=True):
            np.testing.assert_array_equal(vector.reshape(-1), scalar, err_msg=one.word)


PAIRS = [
    ("_Z5fractfPf", "f", lambda x: (x - np.floor(x), np.floor(x))),
    ("_Z4modffPf", "f", np.modf),
    ("_Z5frexpfPi", "i", np.frexp),
    ("_Z6sincosfPf", "f", lambda x: (np.sin(x), np.cos(x))),
    ("_Z5fractfPU3AS1f", "f", lambda x: (x - np.floor(x), np.floor(x))),
]


@pytest.mark.parametrize(("name", "kind", "reference"), PAIRS, ids=[one[0] for one in PAIRS])
def test_functions_with_two_results(name: str, kind: str, reference: Callable[[Values], tuple[Values, Values]]) -> None:
    function = Called(name, ("f", f"*{kind}"), "f")
    given = np.random.default_rng(7).uniform(-50, 50, COUNT).astype("f4")
    found = results(program_of([function]), function, given, np.zeros(COUNT, DTYPES[kind]))
    for one, expected in zip(found, reference(given.astype("f8")), strict=True):
        np.testing.assert_allclose(one, expected, rtol=3e-7, atol=1e-6)


def test_spirv_and_c_have_the_same_functions() -> None:
    names = ["_Z15__spirv_ocl_sinf", "_Z3sinf", "sinf", "__devicelib_sinf"]
    functions = [Called(name, ("f",), "f") for name in names]
    program = program_of(functions)
    given = np.linspace(-5, 5, 99, dtype="f4")
    first, *others = (results(program, one, given)[0] for one in functions)
    np.testing.assert_allclose(first, np.sin(given), rtol=1e-6)
    assert all((first == other).all() for other in others)
