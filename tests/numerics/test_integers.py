"""The functions of OpenCL C on integers, each for some of the types."""

import numpy as np
import pytest
from tests.numerics.integers import FUNCTIONS, INTEGERS, IntegerFunction, Type
from tests.runtime.built_programs import images_of
from tests.runtime.kernels_of_calls import DTYPES, Called, program_of, results

import syclrt
from syclrt import Queue


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


@pytest.mark.parametrize("x", "ch")
@pytest.mark.parametrize("y", "ch")
def test_products_of_four_bytes(x: str, y: str) -> None:
    signs, total = (x + y).translate({ord("c"): "s", ord("h"): "u"}), "j" if x == y == "h" else "i"
    vectors = f"Dv4_{x}{'S_' if x == y else f'Dv4_{y}'}"
    packed_name = f"4x8packed_{signs}_{'uint' if total == 'j' else 'int'}"

    def called(word: str, mangled: str, *parameters: str) -> Called:
        return Called(f"_Z{len(word)}{word}{mangled}", parameters, total)

    plain = called("dot", vectors, f"{x}4", f"{y}4")
    summed = called("dot_acc_sat", f"{vectors}{total}", f"{x}4", f"{y}4", total)
    packed = called(f"dot_{packed_name}", "jj", "j", "j")
    packed_sum = called(f"dot_acc_sat_{packed_name}", f"jj{total}", "j", "j", total)
    random, form = np.random.default_rng(3), Type(total)
    ends = [random.choice([*Type(kind).ends, 0, 1], (100, 4)).astype(DTYPES[kind]) for kind in (x, y)]
    given = [np.concatenate([one, random.integers(*Type(kind).ends, (100, 4), DTYPES[kind], endpoint=True)])
             for kind, one in zip((x, y), ends, strict=True)]  # fmt: skip
    sums = np.resize(np.array([*form.ends, 0, form.ends[1] - 1000, form.ends[0] + 1000], DTYPES[total]), 200)
    exact = (given[0].astype(int) * given[1]).sum(axis=1).tolist()
    saturated = [form.saturated(one + start) for one, start in zip(exact, sums.tolist(), strict=True)]
    together = [one.view("u4").reshape(-1) for one in given]
    program = program_of([plain, summed, packed, packed_sum])
    assert results(program, plain, *given)[0].tolist() == exact
    assert results(program, packed, *together)[0].tolist() == exact
    assert results(program, summed, *given, sums)[0].tolist() == saturated
    assert results(program, packed_sum, *together, sums)[0].tolist() == saturated


WRAPPING = """
declare spir_func i32 @_Z5mad24iii(i32, i32, i32)
declare spir_func i32 @_Z5mul24ii(i32, i32)
define spir_kernel void @asks(ptr addrspace(1) %out, i32 %x, i32 %z) {
  %square = call spir_func i32 @_Z5mul24ii(i32 %x, i32 %x)
  %is_negative = icmp slt i32 %square, 0
  %sum = call spir_func i32 @_Z5mad24iii(i32 1, i32 1, i32 %z)
  %is_less = icmp slt i32 %sum, %z
  %both = and i1 %is_negative, %is_less
  %found = zext i1 %both to i32
  store i32 %found, ptr addrspace(1) %out
  ret void
}
"""


def test_products_of_24_bits_wrap_in_comparisons_too(queue: Queue) -> None:
    out = syclrt.zeros(1, "i4", queue)
    queue.single_task(syclrt.load(*images_of(WRAPPING)).kernel("asks"), out, (1 << 23) - 1, (1 << 31) - 1).wait()
    assert out.to_numpy()[0] == 1
