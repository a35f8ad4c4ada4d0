"""Random OpenCL C programs compute what they mean, by whatever compiler and at whatever level.

`tests/fuzz/fuzz_opencl.py` tries as many as one likes.
"""

from pathlib import Path
from random import Random

import pytest
from element_programs import ElementText
from flow_programs import FlowText
from lane_programs import LaneText
from odd_programs import OddText
from opencl_programs import ProgramText
from opencl_runs import COMPILERS, Way, compiled, computed, meaning
from row_programs import RowText
from short_programs import ShortText
from tile_programs import TileText

from syclopt.testing.golden import available

_AVAILABLE = available()
_COMPILERS = tuple(one for one in COMPILERS if one in _AVAILABLE and "system-linux" in _AVAILABLE)


@pytest.mark.skipif(not _COMPILERS, reason="needs Linux, and clang-14, 16, 19 or 22")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", [ProgramText, RowText, TileText, LaneText, OddText, ShortText, ElementText, FlowText])
def test_programs_compute_what_they_mean(
    kind: type[ProgramText | RowText | TileText | ShortText | ElementText | FlowText], seed: int, tmp_path: Path
) -> None:
    """A failing seed can be looked at with `tests/fuzz/fuzz_opencl.py --kind KIND --seed SEED --programs 1`."""
    random = Random(seed)
    program = kind(random).program()
    way = Way.chosen(random, _COMPILERS)
    assert computed(program, way, compiled(program, way, tmp_path)) == meaning(program, tmp_path, _COMPILERS[-1])
