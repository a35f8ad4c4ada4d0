#!/usr/bin/env python3
"""Fuzz all readers by hand: `tests/fuzz/fuzz_readers.py --seconds 600`, each case with limits of time and memory."""

from __future__ import annotations

import argparse
import resource
import sys
import time
import traceback
from pathlib import Path
from random import Random, SystemRandom

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from exercise import TooSlow, time_limit
from readers import READERS, check, damaged

_ROOM = 4 << 30


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None, help="of the first case; each next one adds 1")
    parser.add_argument("--only", choices=[*READERS], help="one reader")
    arguments = parser.parse_args()
    seed = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    names = [arguments.only] if arguments.only else [*READERS]
    samples = {name: READERS[name].samples() for name in names}
    resource.setrlimit(resource.RLIMIT_AS, (_ROOM, _ROOM))
    end = time.monotonic() + arguments.seconds
    first, broken, slowest = seed, set[str](), (0.0, "", 0)
    while time.monotonic() < end:
        for name in names:
            if name == "bitcode" and seed % 20:
                continue
            begin = time.monotonic()
            try:
                with time_limit():
                    check(READERS[name], damaged(Random(seed), samples[name]))
            except (Exception, TooSlow) as error:
                trace = traceback.extract_tb(error.__traceback__)
                place = next((f for f in reversed(trace) if "/sycl" in f.filename), trace[-1])
                where = f"{name}: {type(error).__name__} {Path(place.filename).name}:{place.lineno}"
                if where not in broken:
                    print(f"seed {seed}: {where}: {ascii(str(error))[:200]}", flush=True)
                broken.add(where)
            slowest = max(slowest, (time.monotonic() - begin, name, seed))
        seed += 1
    print(
        f"{seed - first} cases of each from seed {first}; slowest {slowest[0]:.2f} s ({slowest[1]}, seed {slowest[2]})"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
