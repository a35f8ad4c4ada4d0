"""Programs that a stock clang compiled once become code for NVIDIA's GPUs, which `ptxas` takes."""

import re
from pathlib import Path

import pytest
from ptx_tools import assembled

from syclopt import run_pipeline
from syclopt.ir.linking import link
from syclopt.pipeline.post_link.options import PostLinkOptions
from syclopt.tools.cxx.device_side import device_passes

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
STEP = PostLinkOptions(device_globals=True, target="nvidia_gpu_sm_90", suppress_undefined_warnings=True)
PROGRAMS = (
    ("virtual_functions",),
    ("device_globals", "other_unit"),
    ("if_device", "other_unit"),
    ("architectures",),
    ("rows",),
)


@pytest.mark.parametrize("units", PROGRAMS, ids=lambda units: units[0])
def test_all_kernels_are_assembled(units: tuple[str, ...]) -> None:
    passes = "annotations-to-attributes,sycl-split-host-device<device>"
    sides = [run_pipeline((REAL / f"once_{unit}.ll").read_bytes(), passes)[0].module for unit in units]
    count = 0
    for image in run_pipeline(link(sides), device_passes(STEP)):
        module = image.module
        variables = [str(key) for key in module.globals_with_string("sycl-device-global-size")]
        count += len(assembled(module, *variables).kernels)
    assert count == sum(len(side.functions_with_string("sycl-kernel-entry")) for side in sides)


ROWS = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define spir_kernel void @sums(ptr byval({ [16 x i8] }) align 8 %callable) {
  %out = load ptr, ptr %callable, align 8
  %held = getelementptr inbounds i8, ptr %callable, i64 8
  %place = load i64, ptr %held, align 8
  %memory = call ptr addrspace(3) @__sycl_dynamicLocalMemoryPlaceholder(i64 16)
  %plain = addrspacecast ptr addrspace(3) %memory to ptr
  %bytes = shl i64 %place, 4
  %row = getelementptr inbounds i8, ptr %plain, i64 %bytes
  %1 = load float, ptr %row, align 4
  %second = getelementptr inbounds i8, ptr %row, i64 4
  %2 = load float, ptr %second, align 4
  %third = getelementptr inbounds i8, ptr %row, i64 8
  %3 = load float, ptr %third, align 4
  %fourth = getelementptr inbounds i8, ptr %row, i64 12
  %4 = load float, ptr %fourth, align 4
  %a = fadd float %1, %2
  %b = fadd float %a, %3
  %c = fadd float %b, %4
  store float %c, ptr %out, align 4
  ret void
}

declare ptr addrspace(3) @__sycl_dynamicLocalMemoryPlaceholder(i64)
"""


def test_it_is_known_where_local_accessors_are_aligned() -> None:
    """`ptxas` reads several elements at once only where no pointer may be null and all bits below 16 are clear."""
    text = assembled(ROWS).text
    assert "selp" not in text
    assert re.search(r"and\.b(32|64) .*, (-16|4294967280);", text)
