"""One side of `bench_kernels.py`: `python -m kernel_sides.side NAME FOLDER` answers its questions, a line each.

`save KERNEL FOLDER` launches a kernel on new data and saves the result, `compare KERNEL FOLDER` tells how it differs
from the one there; `time KERNEL SECONDS` launches it for so long and answers with the seconds of the quickest launch.
Of the short kernels, `empty` and `one_store`, it tells how long a submission and the wait for it take, with `many_`
before the name, how long one of many takes in an in-order queue.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from kernel_sides.work import difference, works

_SIDES = {
    "syclrt": ("side_syclrt", "Side"),
    "clang": ("side_loops", "CompiledLoops"),
    "numba": ("side_loops", "NumbaLoops"),
    "dpctl": ("side_dpctl", "Side"),
}
_SHORT = ("empty", "one_store")
_AT_ONCE = 100  # launches that are timed together, where one is short
_MANY = 10_000
_LEAST_LAUNCHES = 3


def main() -> None:
    module, name = _SIDES[sys.argv[1]]
    side = getattr(import_module(f"kernel_sides.{module}"), name)(Path(sys.argv[2]))
    all_work = works()
    launches: dict[str, Callable[[], object]] = {}

    def launch(kernel: str) -> tuple[Callable[[], object], int]:
        if kernel in _SHORT:
            return partial(_repeat, side.short(kernel)), _AT_ONCE
        if kernel.removeprefix("many_") in _SHORT:
            return partial(side.many, kernel.removeprefix("many_"), _MANY), _MANY
        if kernel not in launches:
            launches[kernel] = side.launcher(kernel, all_work[kernel])[0]
        return launches[kernel], 1

    for line in sys.stdin:
        verb, kernel, value = line.split()
        if verb == "time":
            function, count = launch(kernel)
            answer = str(_least(function, float(value)) / count)
        else:
            once, result = side.launcher(kernel, works()[kernel])
            once()
            answer = _save(result(), value) if verb == "save" else _compare(kernel, result(), value)
        print(answer, flush=True)


def _least(function: Callable[[], object], seconds: float) -> float:
    function()
    times: list[float] = []
    while len(times) < _LEAST_LAUNCHES or sum(times) < seconds:
        start = perf_counter()
        function()
        times.append(perf_counter() - start)
    return min(times)


def _save(result: np.ndarray[Any, Any], folder: str) -> str:
    np.save(Path(folder, "result.npy"), result)
    return "saved"


def _compare(kernel: str, result: np.ndarray[Any, Any], folder: str) -> str:
    return difference(kernel, result, np.load(Path(folder, "result.npy"))) or "equal"


def _repeat(function: Callable[[], object]) -> None:
    for _ in range(_AT_ONCE):
        function()


if __name__ == "__main__":
    main()
