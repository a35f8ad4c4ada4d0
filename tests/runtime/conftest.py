"""What tests of queues and memory need."""

from pathlib import Path

import pytest

import syclrt


@pytest.fixture(scope="session")
def kernels() -> syclrt.Program:
    return syclrt.load(Path(__file__).with_name("small_kernels.ll"))


@pytest.fixture
def queue() -> syclrt.Queue:
    return syclrt.Queue()
