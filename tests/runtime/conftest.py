"""What tests of queues and memory need."""

from pathlib import Path

import pytest

import syclrt


@pytest.fixture(scope="session")
def kernels() -> syclrt.Program:
    return syclrt.load(Path(__file__).with_name("small_kernels.ll"))


@pytest.fixture
def all_aspects(monkeypatch: pytest.MonkeyPatch) -> None:
    """The default device has what the processor has: fp64 too, whatever the environment says."""
    monkeypatch.delenv("SYCLRT_NATIVE_CPU_ASPECTS", raising=False)


@pytest.fixture
def without_fp64(device: syclrt.Device) -> syclrt.Device:
    """The device under test, which says that it has no fp64."""
    return device.with_aspects(remove=["fp64"])
