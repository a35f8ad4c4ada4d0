"""The geometric functions of OpenCL C, for vectors of all sizes and scales."""

import numpy as np
import pytest
from tests.numerics.formats import FORMATS, is_same
from tests.numerics.functions import KINDS
from tests.numerics.vectors import GEOMETRY, NORMALIZED
from tests.runtime.kernels_of_calls import Called, program_of, results

CALLS = [
    (one, kind, lanes)
    for kind in KINDS
    for one in GEOMETRY
    if kind in one.kinds
    for lanes in one.sizes[kind != "f" :: 1 + (kind != "f")]
]


@pytest.mark.parametrize("kind", KINDS)
def test_vectors_of_all_scales(kind: str) -> None:
    calls = [(one, lanes) for one, of, lanes in CALLS if of == kind]
    program = program_of([one.called(kind, lanes) for one, lanes in calls])
    for one, lanes in calls:
        arguments = one.arguments(kind, lanes, 100)
        found = results(program, one.called(kind, lanes), *arguments)[0]
        error, bound = max(one.errors(kind, lanes, arguments, found))
        assert error <= bound, f"{one.word} of {lanes}: {error:.3g} units, not {bound}"


@pytest.mark.parametrize("kind", KINDS)
def test_directions_of_what_is_not_finite(kind: str) -> None:
    function = Called(f"_Z9normalizeDv2_{kind}", (f"{kind}2",), f"{kind}2")
    given, expected = (np.array(rows, FORMATS[kind].dtype) for rows in zip(*NORMALIZED, strict=True))
    found = results(program_of([function]), function, given)[0]
    pairs = zip(found.reshape(-1).tolist(), expected.reshape(-1).tolist(), strict=True)
    assert all(is_same(*pair) for pair in pairs), found
