"""Fixtures for all tests, and one profile for all properties.

Examples are the same in every run, however busy the machine is. With `--hypothesis-profile=long` there are ten times
as many, and others each time.
"""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

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
