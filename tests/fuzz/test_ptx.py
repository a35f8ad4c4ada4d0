"""PTX of damaged modules, and of random programs: refused in words, or taken by `ptxas`.

More of both: `fuzz_ptx.py`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from mutations import damage
from opencl_programs import ProgramText
from opencl_runs import COMPILERS, Way, compiled
from ptx_runs import made, texts

from syclopt import Module
from syclopt.testing.golden import available

_AVAILABLE = available()
_COMPILERS = tuple(one for one in COMPILERS if one in _AVAILABLE and "system-linux" in _AVAILABLE)
_CASES = 150


@pytest.mark.parametrize("batch", range(2))
def test_damage_is_refused_or_taken(batch: int) -> None:
    """What LLVM cannot compile ends the worker, and comes as an error."""
    known = texts()
    outcomes = Counter(made(damage(Random(seed), known)) for seed in range(batch * _CASES, (batch + 1) * _CASES))
    assert outcomes["assembled"] > _CASES // 20
    assert outcomes["refused"] > _CASES // 4


@pytest.mark.skipif(not _COMPILERS, reason="needs Linux, and clang-14 or clang-22")
@pytest.mark.parametrize("seed", range(4))
def test_random_programs_are_taken(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    program = ProgramText(random).program()
    path = compiled(program, Way.chosen(random, _COMPILERS), tmp_path)
    assert made(Module.read(path).to_bytes()) == "assembled"
