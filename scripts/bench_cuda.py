"""syclrt on an NVIDIA GPU, beside CUDA C++ by nvcc, Numba-CUDA, CuPy, cuda.core, and the driver called from C.

Each work is a process, in which sides take turns after their results were found right. Kernels are timed by events of
the device; what the host does, by its clock.
"""

import json
import math
import os
import statistics
import subprocess
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import bench_tracing
from _bench import Budget, Line, Sample, judge, output

_SCRIPTS = Path(__file__).resolve().parent
_RUNS, _FIRST_RUNS = 21, 5
_SECONDS = 120.0  # that a work takes at most
_BANDWIDTH = 4.3e12  # bytes a second that the memory of an H200 gives
_STREAMED = 1 << 29  # bytes that a reduction reads
_MEAN, _MEAN_OF_CPP = "kernels, geometric mean", "kernels of C++, geometric mean"
_CPP = "C++"
_FIRST = "first launches of four kernels, warm cache"


class _Pair(NamedTuple):
    """One line: of which work it is, with whom one of our sides is compared, and what is wanted of the ratio."""

    title: str
    work: str
    theirs: str
    budget: float
    ours: str = "syclrt"


def _kernel(title: str, work: str) -> tuple[_Pair, ...]:
    return _Pair(title, work, "nvcc", 1.05), _Pair(title, work, "numba", 1.05)


def _kernel_of_cpp(title: str, work: str) -> tuple[_Pair, ...]:
    return *_kernel(title, work), _Pair(f"{title}, {_CPP}", work, "nvcc", 1.05, _CPP)


_PAIRS = (
    *_kernel_of_cpp("saxpy, 2^27", "saxpy"),
    *_kernel_of_cpp("stencil of 5 points, 8192^2", "stencil"),
    *_kernel_of_cpp("matrix product, local arrays, 2048^3", "product"),
    *_kernel("matrix product, local arguments, 2048^3", "product_of_arguments"),
    *_kernel_of_cpp("reduction, local memory, 2^27", "reduction"),
    *_kernel_of_cpp("reduction, sub-groups, 2^27", "reduction_sub_groups"),
    *_kernel_of_cpp("histogram of bytes, 2^28", "histogram"),
    *_kernel_of_cpp("Mandelbrot, 4096^2, 1000 steps", "mandelbrot"),
    *_kernel_of_cpp("n-body, 32768^2", "bodies"),
    _Pair("grid-stride reduction, size_t", "reduction", "bandwidth", 1.1),
    _Pair("grid-stride reduction, long", "reduction_long", "bandwidth", 1.1),
    _Pair("five kernels over 10^9 bytes, fused", "chain", "nvcc", 1.05),
    *(
        _Pair(title, work, theirs, budget)
        for title, work in (("launch", "launch"), ("launch, one of 10,000 in order", "launches in order"))
        for theirs, budget in (("C", 1.15), ("cuda.core", 0.65), ("CuPy", 0.45))
    ),
    _Pair("launch and wait", "launch and wait", "C", 1.15),
    _Pair("graph, a chain of 1,000", "graph, chain", "C", 1.05),
    _Pair("graph, a chain of 1,000", "graph, chain", "CuPy", 0.8),
    _Pair("graph, 10 chains of 100", "graph, chains", "C", 1.05),
    _Pair("graph, 1,000 without edges", "graph, no edges", "C", 0.3),
    _Pair("graph, a node of 1,000 updated", "update of a chain", "C", 1.2),
    _Pair("graph, a node of 10 updated", "update of a short chain", "C", 1.2),
    _Pair("allocation and release, 1 MiB", "allocation", "C", 3.0),
    _Pair("allocation and release, 64 MiB", "large allocation", "C", 3.0),
    _Pair("copy of 256 MiB to the device", "copy in", "C", 0.6),
    _Pair("copy of 256 MiB to the host", "copy out", "C", 0.6),
)
NAMES = (*dict.fromkeys(pair.work for pair in _PAIRS), _FIRST, bench_tracing.ROW)


def lines(
    names: Sequence[str], python: str, folder: Path, *, runs: int | None, tell: Callable[[str], object]
) -> list[Line]:
    """Return the lines of works, and of all kernels together. `runs` of each side count; `tell` hears how far it is."""
    folder = (folder / "cuda").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Line] = []
    for name in names:
        tell(f"measuring: {name}")
        if name == bench_tracing.ROW:
            new = bench_tracing.lines(python, "cuda", commands=1, runs=runs or _RUNS)
        elif name == _FIRST:
            new = [_first_launches(python, runs or _FIRST_RUNS)]
        else:
            told = _measured(name, python, folder, runs or _RUNS)
            new = [_line(pair, told) for pair in _PAIRS if pair.work == name]
        for line in new:
            tell(f"    {line.name}: {line.problem or f'{_ratio(line):.3f}'}")
        found += new
    means = _mean(_MEAN, "syclrt", 0.95, found), _mean(_MEAN_OF_CPP, _CPP, 1.0, found)
    return [*found, *(mean for mean in means if mean is not None)]


def _measured(name: str, python: str, folder: Path, runs: int) -> Mapping[str, Any]:
    command = [python, "-m", "cuda_sides.side", name, str(folder), str(runs)]
    try:
        done = subprocess.run(
            command, env=_environment(), capture_output=True, text=True, check=False, timeout=_SECONDS
        )
    except subprocess.TimeoutExpired:
        return {"problem": f"took longer than {_SECONDS:g} seconds"}
    said = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if said:
        return json.loads(said[-1])
    errors = [line for line in done.stderr.splitlines() if line.strip()]
    return {"problem": errors[-1] if errors else f"ended with status {done.returncode}"}


def _environment() -> dict[str, str]:
    paths = [str(_SCRIPTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def _line(pair: _Pair, told: Mapping[str, Any]) -> Line:
    line = Line(f"{pair.title}, beside {pair.theirs}", budget=Budget(time=pair.budget))
    samples = dict(told.get("samples", {}))
    if "syclrt" in samples:
        samples["bandwidth"] = [_STREAMED / _BANDWIDTH] * len(samples["syclrt"])
    problems = {side: text for side, text in told.get("problems", {}).items() if side in (pair.ours, pair.theirs)}
    if "problem" in told or problems:
        line.problem = told.get("problem") or "; ".join(f"{side}: {text}" for side, text in problems.items())
        return line
    line.ours, line.theirs = ([Sample(one, 0, 0) for one in samples[side]] for side in (pair.ours, pair.theirs))
    return line


def _first_launches(python: str, runs: int) -> Line:
    line = Line(f"{_FIRST}, beside CuPy", budget=Budget(time=1.0))
    once = partial(output, folder=_SCRIPTS, **_environment())
    try:
        for turn in range(runs + 1):
            for side, samples in (("syclrt", line.ours), ("cupy", line.theirs)):
                seconds = float(once([python, "-m", "cuda_sides.first_launch", side]).split()[-1])
                if turn:
                    samples.append(Sample(seconds, 0, 0))
    except (OSError, RuntimeError, ValueError) as problem:
        return Line(line.name, problem=str(problem))
    return line


def _mean(name: str, ours: str, budget: float, found: Sequence[Line]) -> Line | None:
    """Return the geometric mean of the ratios to nvcc of all kernels of a side of ours; None if there is none."""
    pairs = [pair for pair in _PAIRS if pair.theirs == "nvcc" and pair.work != "chain" and pair.ours == ours]
    titles = {f"{pair.title}, beside nvcc" for pair in pairs}
    ratios = [_ratio(line) for line in found if line.name in titles and line.ours]
    if not ratios:
        return None
    mean = Sample(math.exp(statistics.fmean(map(math.log, ratios))), 0, 0)
    title = f"{name} of {len(ratios)}, beside nvcc"
    return Line(title, ours=[mean], theirs=[Sample(1.0, 0, 0)], budget=Budget(time=budget))


def _ratio(line: Line) -> float:
    return statistics.median(one.wall for one in line.ours) / statistics.median(one.wall for one in line.theirs)


def table(found: Sequence[Line]) -> str:
    """Return lines as text: medians in microseconds, with the 10th and 90th percentiles, and the ratio of medians."""
    rows: list[tuple[str, ...]] = [("work", "µs", "theirs", "ratio", "wanted")]
    for line in found:
        if line.problem:
            rows.append((line.name, "-", "-", "-", line.problem))
            continue
        wanted, ratio = line.budget.time or math.inf, _ratio(line)
        times = (
            ("", "")
            if line.name.startswith((_MEAN, _MEAN_OF_CPP))
            else (_microseconds(line.ours), _microseconds(line.theirs))
        )
        rows.append((line.name, *times, f"{ratio:.3f}", f"<= {wanted:g}: {judge(ratio, wanted)}"))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in (0, len(row) - 1) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def _microseconds(samples: Sequence[Sample]) -> str:
    walls = sorted(1e6 * one.wall for one in samples)
    low, high = walls[len(walls) // 10], walls[-1 - len(walls) // 10]
    return f"{statistics.median(walls):.2f} ({low:.2f}-{high:.2f})"


def about_device(python: str) -> str | None:
    """Return what the GPU and its driver are called; None where there is none."""
    program = "import syclrt; one = syclrt.devices('cuda')[0]; print(one.name, one.driver_version)"
    try:
        return output([python, "-c", program]).strip()
    except (OSError, RuntimeError):
        return None
