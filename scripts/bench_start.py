"""What `bench_starts.py` measures: `bench_start.py STEP ...` is a whole process, or a part of one that tells its time.

`run TABLE CACHE` runs the four kernels of a table with the code that a cache folder has, or will have;
`first TABLE FOLDER` writes to FOLDER/seconds how long it takes to launch one kernel whose code nobody has made;
`load TABLE FOLDER` writes there how long it takes to load a table.
"""

import os
import sys


def run(table: str, cache: str) -> None:
    os.environ["XDG_CACHE_HOME"] = cache
    import numpy as np

    import syclrt

    program, queue = syclrt.load(table), syclrt.Queue()
    x = syclrt.asarray(np.arange(16, dtype="f4"), queue)
    for kernel, arguments in (("scale", (8.0, x)), ("add", (x, x)), ("root", (x,)), ("fill", (0.5, x))):
        queue.parallel_for(15, program.kernel(kernel), *arguments).wait()
    if np.asarray(x).tolist() != [0.5] * 15 + [15.0]:
        sys.exit("wrong results")


def first(table: str, folder: str) -> None:
    from pathlib import Path
    from time import perf_counter

    os.environ["XDG_CACHE_HOME"] = folder
    import syclrt

    program, queue = syclrt.load(table), syclrt.Queue()
    x = syclrt.zeros(1, "i4", queue)
    start = perf_counter()
    queue.single_task(program.kernel("kernel_0"), x).wait()
    Path(folder, "seconds").write_text(f"{perf_counter() - start}\n")


def load(table: str, folder: str) -> None:
    from pathlib import Path
    from time import perf_counter

    import syclrt

    syclrt.load  # noqa: B018 - imports are not measured
    start = perf_counter()
    syclrt.load(table)
    Path(folder, "seconds").write_text(f"{perf_counter() - start}\n")


if __name__ == "__main__":
    {"run": run, "first": first, "load": load}[sys.argv[1]](*sys.argv[2:])
