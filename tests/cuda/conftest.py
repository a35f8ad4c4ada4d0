"""What tests of the backend for NVIDIA's GPUs need. They run wherever there is one, whatever `--device` says."""

import pytest
from tests.cuda.gpu_tools import KERNELS

import syclrt


@pytest.fixture
def devices() -> list[syclrt.Device]:
    """All GPUs, one at least."""
    found = syclrt.devices("cuda")
    if not found:
        pytest.skip(syclrt.why_not("cuda"))
    return found


@pytest.fixture
def device(devices: list[syclrt.Device]) -> syclrt.Device:
    """The first GPU."""
    return devices[0]


@pytest.fixture
def second(devices: list[syclrt.Device]) -> syclrt.Device:
    """Another GPU."""
    if len(devices) < 2:
        pytest.skip("there is one GPU")
    return devices[1]


@pytest.fixture
def processor() -> syclrt.Device:
    """The processor."""
    return syclrt.devices("native_cpu")[0]


@pytest.fixture(scope="session")
def kernels() -> syclrt.Program:
    return syclrt.load(KERNELS)
