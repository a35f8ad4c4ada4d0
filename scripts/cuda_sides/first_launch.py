"""`python -m cuda_sides.first_launch SIDE` tells how many seconds the first launches of a program take.

The program has four kernels, whose machine code is in a cache on the disk, but for the first time. The context of the
device, and what Python imports, are there before, and count for no side; nor does garbage of that.
"""

import gc
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

_SOURCES = Path(__file__).resolve().parent
_COUNT = 1 << 16
_FACTOR = 2.0


def _by_syclrt() -> tuple[Callable[[], Any], Callable[[], Any]]:
    import syclrt

    found = syclrt.devices("cuda")
    if not found:
        sys.exit(syclrt.why_not("cuda"))
    queue = syclrt.Queue(found[0], in_order=True)
    x = syclrt.asarray(np.ones(_COUNT, "f4"), queue, "device")
    y = syclrt.zeros(_COUNT, "f4", queue, "device")
    load = syclrt.load  # names of the package import what they stand for

    def run() -> None:
        program = load(_SOURCES / "four.ll")
        for name, *arguments in (("saxpy", _FACTOR, x, y), ("shift", _FACTOR, y), ("square", y), ("root", y)):
            queue.parallel_for(_COUNT, program.kernel(name), *arguments)
        queue.wait()

    return run, y.to_numpy


def _by_cupy() -> tuple[Callable[[], Any], Callable[[], Any]]:
    found: Any = import_module("cupy")
    x, y = found.ones(_COUNT, "f4"), found.zeros(_COUNT, "f4")
    factor = np.float32(_FACTOR)

    def run() -> None:
        module = found.RawModule(code=(_SOURCES / "four.cu").read_text())
        for name, *arguments in (("saxpy", factor, x, y), ("shift", factor, y), ("square", y), ("root", y)):
            module.get_function(name)((_COUNT // 256,), (256,), tuple(arguments))
        found.cuda.Device().synchronize()

    return run, y.get


def main() -> None:
    run, results = (_by_syclrt if sys.argv[1] == "syclrt" else _by_cupy)()
    gc.collect()
    start = perf_counter()
    run()
    seconds = perf_counter() - start
    if not (results() == 2 * _FACTOR).all():
        sys.exit("the results are wrong")
    print(seconds)


if __name__ == "__main__":
    main()
