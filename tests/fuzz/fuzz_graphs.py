#!/usr/bin/env python3
"""Fuzz by hand: random command graphs, run and changed, beside NumPy.

`tests/fuzz/fuzz_graphs.py --seconds 600` begins with a fresh seed; it prints the seeds of those that differ. With
`--kernels` the kernels are random, and graphs of them are fused, beside the same launches one after another.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random, SystemRandom

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from random_fusions import tried_fused
from random_graphs import kernels, tried


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--graphs", type=int, default=10**9, help="how many at most")
    parser.add_argument("--kernels", action="store_true", help="make random kernels, and fuse graphs of them")
    parser.add_argument("--seed", type=int, default=None, help="of the first graph; each next one adds 1")
    arguments = parser.parse_args()
    first = seed = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    end, broken = time.monotonic() + arguments.seconds, 0
    with tempfile.TemporaryDirectory() as folder:
        program = None if arguments.kernels else kernels(Path(folder))
        while time.monotonic() < end and seed < first + arguments.graphs:
            try:
                if program is None:
                    found = tried_fused(Random(seed), Path(folder))
                else:
                    found = f"other arrays: {differing}" if (differing := tried(Random(seed), program)) else ""
            except Exception:
                found = traceback.format_exc()
            if found:
                broken += 1
                print(f"seed {seed}: {found}", flush=True)
            seed += 1
    print(f"{seed - first} graphs from seed {first}, {broken} of them broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
