#!/usr/bin/env python3
"""Makes PTX of damaged modules for as long as one likes: fuzz_ptx.py --seed 0 --seconds 60."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from mutations import damage
from ptx_runs import made, texts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    options = parser.parse_args()
    outcomes: Counter[str] = Counter()
    seed, end = options.seed, time.monotonic() + options.seconds
    while time.monotonic() < end:
        data = damage(Random(seed), texts())
        try:
            outcomes[made(data)] += 1
        except Exception as error:
            print(f"seed {seed}: {error!r}\n{data!r}", file=sys.stderr)
            return 1
        seed += 1
    print(f"{dict(outcomes)}, up to seed {seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
