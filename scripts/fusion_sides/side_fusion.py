"""Our side of `bench_fusion.py`: `python side_fusion.py WHAT FOLDER` tells how many seconds a run takes.

`fused` and `unfused` run a graph of the five kernels of chain.cl over 100 MB; `loop` calls the loop of chain.c.
"""

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np

import syclrt
from syclrt.graph import CommandGraph

_COUNT = 25_000_000
_SECONDS = 2.0
_FACTOR, _TERM = 1.5, 0.25


def _graph(queue: syclrt.Queue, folder: Path, x: syclrt.UsmArray, y: syclrt.UsmArray, *, fuse: bool):
    program = syclrt.load(folder / "chain.ll")
    between = [syclrt.zeros(_COUNT, "f4", queue) for _ in range(4)]
    t, u, v, w = between
    graph = CommandGraph(queue)
    with graph.recording(queue):
        last: list[syclrt.Event] = []
        for name, *arguments in (
            ("scale", t, x, _FACTOR),
            ("shift", u, t, _TERM),
            ("square", v, u),
            ("blend", w, v, x),
            ("root", y, w),
        ):
            last = [queue.parallel_for(_COUNT, program.kernel(name), *arguments, _COUNT, depends_on=last)]
    executable = graph.finalize(fuse=True, temporary=between) if fuse else graph.finalize()
    assert not fuse or (
        all(edge.is_fused for edge in executable.fusion_report.edges)
        and not any(one.is_stored for one in executable.fusion_report.temporaries)
    )
    return executable


def _runner(what: str, folder: Path) -> Callable[[], object]:
    queue = syclrt.Queue()
    x = syclrt.asarray(np.linspace(-2, 2, _COUNT, dtype="f4"), queue)
    y = syclrt.zeros(_COUNT, "f4", queue)
    if what == "loop":
        function = ctypes.CDLL(str(folder / "chain.so")).chain
        numbers = ctypes.c_float(_FACTOR), ctypes.c_float(_TERM), ctypes.c_size_t(_COUNT)
        pointers = y.pointer, x.pointer  # which keep the memory
        return lambda: function(*(ctypes.c_void_p(one.address) for one in pointers), *numbers)
    executable = _graph(queue, folder, x, y, fuse=what == "fused")
    return lambda: queue.ext_oneapi_graph(executable).wait()


def main() -> None:
    run = _runner(sys.argv[1], Path(sys.argv[2]))
    times: list[float] = []
    begin = perf_counter()
    while len(times) < 5 or perf_counter() - begin < _SECONDS:
        start = perf_counter()
        run()
        times.append(perf_counter() - start)
    print(min(times))


if __name__ == "__main__":
    main()
