"""The functions of OpenCL C on integers, each for some of the types."""

import numpy as np
import pytest
from tests.numerics.integers import FUNCTIONS, INTEGERS
from tests.runtime.kernels_of_calls import program_of, results


@pytest.mark.parametrize("kind", INTEGERS)
def test_integers(kind: str) -> None:
    functions = [one for one in FUNCTIONS if kind in one.kinds][INTEGERS.index(kind) % 3 :: 3]
    program = program_of([one.called(kind) for one in functions])
    for one in functions:
        arguments = one.arguments(kind, 30)
        arguments = [np.concatenate([each[:: 1 + len(each) // 300], each[-30:]]) for each in arguments]
        found = results(program, one.called(kind), *arguments)[0].tolist()
        assert found == one.expected(kind, arguments), one.word
