"""Programs that a stock clang compiled once become code for NVIDIA's GPUs, which `ptxas` takes."""

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
