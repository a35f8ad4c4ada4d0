"""The functions of OpenCL C on integers, each for some of the types."""

import numpy as np
import pytest
from tests.numerics.integers import FUNCTIONS, INTEGERS, IntegerFunction
from tests.runtime.kernels_of_calls import program_of, results


def is_chosen(function: IntegerFunction, at: int, kind: str) -> bool:
    """Choose a third of all functions for each type, and each function for one of its types at least."""
    kinds = function.kinds
    return kind in kinds and (kinds.index(kind) + at) % min(3, len(kinds)) == 0


@pytest.mark.parametrize("kind", INTEGERS)
def test_integers(kind: str) -> None:
    functions = [one for at, one in enumerate(FUNCTIONS) if is_chosen(one, at, kind)]
    program = program_of([one.called(kind) for one in functions])
    for one in functions:
        arguments = one.arguments(kind, 30)
        arguments = [np.concatenate([each[:: 1 + len(each) // 300], each[-30:]]) for each in arguments]
        found = results(program, one.called(kind), *arguments)[0].tolist()
        assert found == one.expected(kind, arguments), one.word
