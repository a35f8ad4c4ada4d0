"""Fixtures for all tests, the device that they run on, and one profile for all properties.

Examples are the same in every run, however busy the machine is. With `--hypothesis-profile=long` there are ten times
as many, and others each time.

With `--device=cuda` the tests of the runtime and of graphs run on that backend's first device, and those that are about
the processor (`pytest.mark.native_cpu`) are skipped.
"""

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import syclrt

pytest_plugins = ["pytester"]

_COMMON = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", _COMMON, derandomize=True, max_examples=100)
settings.register_profile("long", _COMMON, max_examples=1000, report_multiple_bugs=False)
if settings.get_current_profile_name() == "default":
    settings.load_profile("suite")


@pytest.fixture
def interruptible() -> Iterator[None]:
    """An interrupt comes through, also where a shell that runs the tests behind itself lets it be ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def pytest_addoption(parser: pytest.Parser) -> None:
    what = "the backend whose first device runs the tests of the runtime and of graphs (default: native_cpu)"
    parser.addoption("--device", default="native_cpu", metavar="BACKEND", help=what)


def pytest_configure(config: pytest.Config) -> None:
    """The device under test is the default one, in processes that tests start too.

    Python keeps what it compiles, whatever the environment says: tests start it thousands of times.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    backend: str = str(config.getoption("--device"))
    if not syclrt.devices(backend):
        raise pytest.UsageError(f"--device={backend}: {syclrt.why_not(backend)}")
    os.environ["SYCLRT_DEVICE_SELECTOR"] = backend


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about another device than the one that is under test."""
    if config.getoption("--device") == "native_cpu":
        return
    for item in items:
        if mark := item.get_closest_marker("native_cpu"):
            item.add_marker(pytest.mark.skip(reason=f"of native_cpu: {', '.join(mark.args)}"))


@pytest.fixture
def device() -> syclrt.Device:
    """The device under test, see `--device`."""
    return syclrt.Device.default()


@pytest.fixture
def context(device: syclrt.Device) -> syclrt.Context:
    """The default context of the device under test."""
    return device.default_context


@pytest.fixture
def queue(device: syclrt.Device) -> syclrt.Queue:
    """A queue of the device under test."""
    return syclrt.Queue(device)
