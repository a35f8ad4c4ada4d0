"""Mathematical functions: a number has the same result for each work-item, wherever this stands."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.launches import launch
from tests.runtime.kernels_of_calls import DTYPES, Called, program_of, results

import syclrt
from syclopt.ir import Module
from syclrt import NdRange, Program, Queue

SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45, -1e-45, 1e-38, 1.0, -1.0, 88.8, -104.0, 3e7, -1e30, 3.4e38]
# Each work-item adds as many terms as its number says; those of a sub-group of 32 do what one alone does.
LOOPS = """\
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z3sinf(float)
declare spir_func float @_Z4powrff(float, float)
declare spir_func float @_Z4pownfi(float, i32)
declare float @erff(float)

define spir_kernel void @sums(ptr addrspace(1) %x, ptr addrspace(1) %counts, ptr addrspace(1) %out) {{
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr float, ptr addrspace(1) %x, i64 %id
  %value = load float, ptr addrspace(1) %px, align 4
  %pn = getelementptr i32, ptr addrspace(1) %counts, i64 %id
  %n = load i32, ptr addrspace(1) %pn, align 4
  br label %round
round:
  %at = phi i32 [ 0, %entry ], [ %next, %round ]
  %sum = phi float [ 0.0, %entry ], [ %more, %round ]
  %k = sitofp i32 %at to float
  %turned = fmul float %k, %value
  %sine = call spir_func float @_Z3sinf(float %turned)
  %power = call spir_func float @_Z4powrff(float %value, float %sine)
  %whole = call spir_func float @_Z4pownfi(float %power, i32 %at)
  %error = call float @erff(float %whole)
  %more = fadd float %sum, %error
  %next = add i32 %at, 1
  %goes = icmp slt i32 %next, %n
  br i1 %goes, label %round, label %end
end:
  %to = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %more, ptr addrspace(1) %to, align 4
  ret void
}}
{size}
"""


def numbers(count: int) -> NDArray[Any]:
    random = np.random.default_rng(count)
    usual = random.uniform(-20, 20, count - len(SPECIAL))
    return random.permutation(np.array([*usual, *SPECIAL])).astype("f4")


@pytest.fixture(scope="module")
def functions() -> dict[str, Called]:
    called = [Called(f"_Z{len(word)}{word}f", ("f",), "f") for word in ("exp", "log2", "tan", "cbrt", "erfc")]
    doubles = [Called(f"_Z3{word}d", ("d",), "d") for word in ("exp", "log", "sin")]
    return {one.symbol: one for one in (*called, *doubles, Called("_Z3powff", ("f", "f"), "f"))}


@pytest.fixture(scope="module")
def program(functions: dict[str, Called]) -> Program:
    return program_of([*functions.values()])


@pytest.mark.parametrize(
    "name", ["_Z3expf", "_Z4log2f", "_Z3tanf", "_Z4cbrtf", "_Z4erfcf", "_Z3powff", "_Z3expd", "_Z3logd", "_Z3sind"]
)
def test_all_work_items_get_the_same(functions: dict[str, Called], program: Program, name: str) -> None:
    """Ranges that begin and end elsewhere have other work-items in vectors, and other ones alone."""
    function = functions[name]
    chosen = numbers(331).astype(DTYPES[function.result])
    arguments = [chosen, chosen[::-1].copy()][: len(function.parameters)]
    (whole,) = results(program, function, *arguments)
    for start, end in [(1, 331), (7, 300), (9, 40), (100, 107), *((at, at + 1) for at in range(0, 331, 30))]:
        (part,) = results(program, function, *(one[start:end].copy() for one in arguments))
        assert part.tobytes() == whole[start:end].tobytes()


@pytest.mark.parametrize("lanes", [0, 32])
def test_work_items_with_loops_get_what_each_would_alone(queue: Queue, lanes: int) -> None:
    size = f"!0 = !{{i32 {lanes}}}" if lanes else ""
    text = LOOPS.format(size=size).replace("%out) {", "%out) !intel_reqd_sub_group_size !0 {" if lanes else "%out) {")
    kernel = syclrt.load(Module.parse(text)).kernel("sums")
    x = np.random.default_rng(2).uniform(0, 9, 96).astype("f4")
    counts = (np.arange(96) % 7).astype("i4")
    found, alone = np.zeros(96, "f4"), np.zeros(96, "f4")
    launch(queue, NdRange(96, 32), kernel, x, counts, found)
    for at in range(96):
        one = np.zeros(1, "f4")
        launch(queue, NdRange(1, 1), kernel, x[at : at + 1].copy(), counts[at : at + 1].copy(), one)
        alone[at] = one[0]
    assert found.tobytes() == alone.tobytes()
