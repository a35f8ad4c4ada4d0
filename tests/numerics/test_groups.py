"""The kernels of groups.cl do what plain loops do, on the device under test, for sub-groups of several sizes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch
from tests.numerics.group_references import agreement, given

import syclrt
from syclopt import names
from syclopt.ir import Module
from syclrt import LocalMemory, NdRange, Program, Queue

pytestmark = [
    pytest.mark.skipif(shutil.which("clang-22") is None, reason="clang-22 is not installed"),
    pytest.mark.native_cpu("sub-groups of any size"),
]
KERNELS = (
    "sub_all_int ballot_int elect_int queries_int shuffle_float4 first_int first_double rotate4_uchar rotate_long"
    " some_reduce_mul_half some_inclusive_min_uint some_exclusive_xor_ulong clustered8_reduce_max_short shuffle_char"
    " group_reduce_mul_float group_inclusive_mul_long group_reduce_xor_int group_exclusive_and_ulong"
    " group_inclusive_or_uchar group_reduce_logical_and_int group_inclusive_logical_or_int"
    " group_exclusive_logical_xor_int group_inclusive_add_float group_broadcast_int group_all_int reversed_int"
    " copied_int"
).split()
GROUPS = 3


@pytest.fixture(scope="module", params=[8, 32, 64])
def width(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def program(width: int, tmp_path_factory: pytest.TempPathFactory) -> Program:
    out = tmp_path_factory.mktemp("groups") / "groups.ll"
    options = ["--target=spirv64-unknown-unknown", "-cl-std=CL3.0", "-O2", "-Xclang", "-finclude-default-header"]
    required = f"-Dkernel=__attribute__((intel_reqd_sub_group_size({width}))) __kernel"
    source = Path(__file__).with_name("groups.cl")
    subprocess.run(["clang-22", *options, required, "-S", "-emit-llvm", source, "-o", out], check=True)
    module = Module.read(out)
    for key in [*module.functions_with_convention(names.SPIR_KERNEL)]:
        if str(key) not in KERNELS:
            module.functions[key].remove()
    return syclrt.load(module)


@pytest.mark.parametrize("size", [1, 32, 100])
def test_groups(program: Program, queue: Queue, width: int, size: int) -> None:
    for kernel in KERNELS:
        values, out = given(kernel, GROUPS * size, np.random.default_rng(size))
        before = out.copy()
        local = [LocalMemory(4 * size)] if kernel in ("reversed_int", "copied_int") else []
        launch(queue, NdRange(GROUPS * size, size), program.kernel(kernel), values, out, *local)
        same, right = agreement(kernel, values, before, out, size, width)
        at = int(np.argmin(same))
        assert same.all(), f"{kernel}: at {at} {out[at]}, not {right[at]}"
