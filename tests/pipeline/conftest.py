"""Makes `sample_passes` importable, here and for pipelines that name it."""

import sys
from pathlib import Path

import pytest

from syclopt.pipeline import registry

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture
def sample_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pipelines name the passes of `sample_passes`."""
    monkeypatch.setattr(registry, "_PASSES", dict(registry._PASSES))
    for name in ("break", "crash", "exit", "hide", "lie", "list", "look", "none", "silent", "tamper", "twice"):
        registry.add_pass(name, f"sample_passes:{name.capitalize()}Pass")
