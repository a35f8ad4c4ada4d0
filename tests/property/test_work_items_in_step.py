"""Kernels that nobody has written do the same for work-items in step as for one after another."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from item_programs import INPUTS, OUTPUTS, KernelText

from syclopt import run_pipeline
from syclopt.codegen.native_cpu.sycl_vectorize_work_items import in_step
from syclopt.ir.llvm import to_native_code
from syclrt.backends.native_cpu.backend import NativeCPU
from syclrt.backends.native_cpu.loaded_code import linked_code
from syclrt.backends.native_cpu.queue_lines import AT_ONCE
from syclrt.ranges import LaunchShape

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from syclopt.ir import Module

LOWERED = "sycl-retarget,sycl-link-device-library,llvm(always-inline,sroa,instcombine,simplifycfg)"
LOOPS = "sycl-work-group-loops,llvm(sroa,simplifycfg,loop-simplify,lcssa)"
SIZES = ((37, 2, 1), (64, 1, 1), (5, 3, 1), (16, 1, 2))
FLOATS = slice(4, 6)  # of what a work-item writes


@pytest.fixture(scope="module", autouse=True)
def whatever_it_costs() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(in_step, "_GAIN", 0.0)
        yield


def run(module: Module, size: tuple[int, int, int], seed: int) -> np.ndarray:
    generator = np.random.default_rng(seed)
    inputs = generator.integers(0, 2**32, INPUTS, "u4")
    outputs = generator.integers(0, 50, (np.prod(size), OUTPUTS), "u4")
    arguments = struct.pack("<QQii", inputs.ctypes.data, outputs.ctypes.data, seed % 9, seed % 5 - 2)
    code = linked_code(to_native_code(module, ["run"]).code, ["run"], NativeCPU(1).crew)
    code.entry("run").launcher(LaunchShape(3, size, size, is_nd_range=True)).run(AT_ONCE, arguments, 0)
    return outputs


@settings(max_examples=40, deadline=None)
@given(
    st.randoms(use_true_random=False), st.sampled_from((128, 256, 512)), st.sampled_from(SIZES), st.integers(0, 10**6)
)
def test_work_items_in_step_do_what_they_do_one_after_another(
    random: Random, bits: int, size: tuple[int, int, int], seed: int
) -> None:
    text = KernelText(random).text()
    lowered = run_pipeline(text, LOWERED)
    (together,) = run_pipeline(lowered, f"sycl-widen-indices,{LOOPS},sycl-vectorize-work-items<bits={bits}>,verify")
    assume("run.region.0.in_step" in together.module.functions)
    (alone,) = run_pipeline(lowered, LOOPS)
    expected, found = run(alone.module, size, seed), run(together.module, size, seed)
    expected_floats, found_floats = (one[:, FLOATS].view("f4") for one in (expected, found))
    are_no_numbers = np.isnan(expected_floats) & np.isnan(found_floats)  # which of them is not told
    assert (found_floats[~are_no_numbers] == expected_floats[~are_no_numbers]).all()
    found[:, FLOATS] = expected[:, FLOATS] = 0
    assert (found == expected).all()
