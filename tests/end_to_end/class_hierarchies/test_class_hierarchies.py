"""Random class hierarchies of a few seeds; `hierarchies.py --seeds 100` tries more by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from device import TOOLS
from hierarchies import check

from syclopt.testing.golden import available

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.skipif(not {*TOOLS} <= {*available()}, reason=f"needs {', '.join(TOOLS)}")
@pytest.mark.parametrize("seed", [1, 9, 86])
def test_a_program_writes_what_the_plain_one_writes(seed: int, tmp_path: Path) -> None:
    """Split, its images chosen and linked as a runtime does, for a device with fp64 and one without."""
    assert check(seed, tmp_path) > 0
