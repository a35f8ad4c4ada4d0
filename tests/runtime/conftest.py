"""What tests of queues and memory need."""

from collections.abc import Generator
from pathlib import Path
from threading import Barrier, Event

import pytest

import syclrt
from syclrt import events


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


@pytest.fixture
def busy_scheduler(device: syclrt.Device) -> Generator[None]:
    """No thread but those that wait runs what is left for later."""
    queue, has_begun, goes_on = syclrt.Queue(device), Barrier(events._THREADS + 1), Event()

    def task() -> None:
        has_begun.wait()
        goes_on.wait()

    for _ in range(events._THREADS):
        queue.submit(lambda handler: handler.host_task(task))
    has_begun.wait()
    yield
    goes_on.set()
    queue.wait()
