"""What tests of graphs need."""

from pathlib import Path

import pytest

import syclrt
from syclrt.graph import CommandGraph


@pytest.fixture(scope="session")
def kernels() -> syclrt.Program:
    return syclrt.load(Path(__file__).with_name("graph_kernels.ll"))


@pytest.fixture
def graph(queue: syclrt.Queue) -> CommandGraph:
    return CommandGraph(queue)
