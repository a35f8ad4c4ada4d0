"""What `bench_tracing.py` runs: `python tracing_side.py BACKEND RUNS` prints seconds a command takes, as JSON.

Of each kind of command there are times `before` it was traced, `on` while it is, and `after` that. What the submitting
thread does counts, without waits.
"""

import gc
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

import numpy as np

import syclrt

_KERNELS = Path(__file__).resolve().parent / "graph_sides" / "graph_kernels.ll"
_COMMANDS = 300
_NODES = 10

Command = tuple[str, syclrt.Queue, Callable[[], object]]


def commands(device: syclrt.Device) -> Iterator[Command]:
    """Yield kinds of commands: a name, the queue, and what submits one."""
    queue, measured = syclrt.Queue(device, in_order=True), syclrt.Queue(device, in_order=True, enable_profiling=True)
    kernel = syclrt.load(_KERNELS).kernel("empty")
    one, other = (syclrt.zeros(1024, np.int32, queue, "device") for _ in range(2))
    graph = syclrt.CommandGraph(queue)
    with graph.recording(queue):
        for _ in range(_NODES):
            queue.parallel_for(1, kernel)
    executable = graph.finalize()
    yield "launch", queue, lambda: queue.parallel_for(1, kernel)
    yield "measured launch", measured, lambda: measured.parallel_for(1, kernel)
    yield "launch in a group", queue, lambda: queue.submit(lambda handler: handler.parallel_for(1, kernel))
    yield "copy", queue, lambda: queue.memcpy(one, other, 4096)
    yield "fill", queue, lambda: queue.memset(one, 0, 4096)
    yield "host task", queue, lambda: queue.submit(lambda handler: handler.host_task(int))
    yield "graph", queue, lambda: queue.ext_oneapi_graph(executable)


def seconds(command: Command) -> float:
    """Return what one of some commands takes."""
    _, queue, submit = command
    start = perf_counter()
    for _ in range(_COMMANDS):
        submit()
    took = perf_counter() - start
    queue.wait()
    return took / _COMMANDS


def times(command: Command, runs: int, folder: str) -> dict[str, list[float]]:
    """Return samples of a kind of command, by when they were taken; each follows some that do not count."""
    found: dict[str, list[float]] = {"before": [_warm(command) for _ in range(runs)], "on": [], "after": []}
    for _ in range(runs):
        with syclrt.profile(Path(folder, "trace.json")):
            found["on"].append(_warm(command))
        found["after"].append(_warm(command))
    return found


def _warm(command: Command) -> float:
    seconds(command)
    return seconds(command)


def main() -> None:
    backend, runs = sys.argv[1], int(sys.argv[2])
    found = syclrt.devices(backend)
    if not found:
        sys.exit(syclrt.why_not(backend))
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps({command[0]: times(command, runs, folder) for command in commands(found[0])}))


if __name__ == "__main__":
    main()
