"""Modules in other words: passes see what LLVM sees, not how it is spelled.

Names have quotes and escapes that they do not need, numbers are hexadecimal, attributes stand in groups or not, nodes
inline or not, calls go through casts that LLVM leaves out, conventions are numbers, results have no names.
`tests/fuzz/fuzz.py --respellings` does the same for as long as one likes.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from respelled import compare, is_harmless, respell

_FIXTURES = Path(__file__).parents[2] / "ir_fixtures" / "passes"
_BATCHES = 8
_LARGEST = 20_000


@pytest.mark.parametrize("batch", range(_BATCHES))
def test_passes_see_what_llvm_sees(batch: int) -> None:
    compared = 0
    for path in sorted(_FIXTURES.rglob("*.ll")):
        name = f"{path.parent.name}/{path.name}"
        if crc32(name.encode()) % _BATCHES != batch or path.stat().st_size > _LARGEST:
            continue
        module = respell(Random(name), path)
        if module is None or is_harmless(module):
            continue
        for pipeline in module.pipelines[:3]:
            try:
                compare(module, pipeline)
            except BaseException as error:
                error.add_note(f"{name}: {', '.join(module.ways)}\n{module.new}")
                raise
            compared += 1
    assert compared > 5
