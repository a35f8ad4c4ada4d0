#!/usr/bin/env python3
"""Fuzz by hand: commands in random orders, in several threads, beside NumPy.

`tests/fuzz/fuzz_orders.py --seconds 600 --threads 4` begins with a fresh seed; it prints seeds of those that differ.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random, SystemRandom
from threading import Lock, Thread
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from random_graphs import kernels
from random_orders import problems_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt import Program

_LONGEST = 300  # seconds, after which threads are shown that do not go on


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--orders", type=int, default=10**9, help="how many at most")
    parser.add_argument("--seed", type=int, default=None, help="of the first order; each next one adds 1")
    parser.add_argument("--threads", type=int, default=1, help="which take turns as often as they can")
    parser.add_argument("--steps", type=int, default=120, help="of each order")
    arguments = parser.parse_args()
    first = SystemRandom().randrange(10**9) if arguments.seed is None else arguments.seed
    if arguments.threads > 1:
        sys.setswitchinterval(1e-6)
        gc.callbacks.append(lambda _phase, _info: time.sleep(0))  # Python 3.11 collects wherever objects are made
    with tempfile.TemporaryDirectory() as folder:
        run = Run(kernels(Path(folder)), first, arguments.orders, arguments.seconds, arguments.steps)
        threads = [Thread(target=run.work) for _ in range(arguments.threads)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(f"{run.count} orders from seed {first}, {run.broken} of them broken")
    return 1 if run.broken else 0


class Run:
    """Seeds, which threads try."""

    def __init__(self, program: Program, first: int, most: int, seconds: float, steps: int) -> None:
        self.count = self.broken = 0
        self._program, self._steps = program, steps
        self._seeds = self._counted(first, most, time.monotonic() + seconds)
        self._lock = Lock()

    def work(self) -> None:
        """Try one seed after another."""
        while (seed := self._next()) is not None:
            try:
                found = problems_of(Random(seed), self._program, self._steps)
            except Exception:
                found = [traceback.format_exc()]
            if found:
                self.broken += 1
                print(f"seed {seed}: {'; '.join(found)}", flush=True)

    def _next(self) -> int | None:
        with self._lock:
            return next(self._seeds, None)

    def _counted(self, first: int, most: int, end: float) -> Iterator[int]:
        while self.count < most and time.monotonic() < end:
            faulthandler.dump_traceback_later(_LONGEST, exit=True)
            self.count += 1
            yield first + self.count - 1
        faulthandler.dump_traceback_later(_LONGEST, exit=True)


if __name__ == "__main__":
    sys.exit(main())
