"""Random modules of device code: what passes make of them is what a model of the specification expects.

`tests/fuzz/fuzz.py --modules` does the same for as long as one likes.
"""

from __future__ import annotations

from random import Random

import pytest
from device_laws import check
from device_modules import device_module

_SEEDS = 12


@pytest.mark.parametrize("batch", range(2))
def test_laws_hold(batch: int) -> None:
    for seed in range(batch * _SEEDS, (batch + 1) * _SEEDS):
        random = Random(seed)
        module = device_module(random)
        try:
            check(random, module)
        except BaseException as error:
            error.add_note(f"seed {seed}\n{module}")
            raise
