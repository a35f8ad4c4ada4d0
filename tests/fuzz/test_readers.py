"""Whatever somebody else has made is read or refused: no other exception, and no memory beyond what it may need.

`tests/fuzz/fuzz_readers.py` does the same for as long as one likes.
"""

from __future__ import annotations

import resource
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from readers import READERS, check, damaged

_ROOM = 3 << 30  # bytes beyond what the process has


@contextmanager
def limited_memory() -> Generator[None]:
    """Let the process have no more than some room."""
    place = Path("/proc/self/statm")
    if not place.exists():
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    now = int(place.read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + _ROOM, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@pytest.mark.parametrize("name", READERS)
def test_damage_is_read_or_refused(name: str) -> None:
    """A failing seed can be looked at with `tests/fuzz/fuzz_readers.py --only NAME --seed SEED --seconds 0.1`."""
    reader = READERS[name]
    samples = reader.samples()
    taken = [check(reader, sample) for sample in samples]
    assert any(taken)
    with limited_memory():
        for seed in range(reader.cases):
            data = damaged(Random(seed), samples)
            try:
                check(reader, data)
            except BaseException as error:
                error.add_note(f"seed {seed}: {data[:2000]!r}")
                raise
