"""How long programs take from start to end, compiled once by a stock clang, beside DPC++'s front end and runtime.

They are those of ir_fixtures/sources/sycl that DPC++ compiles and whose checks pass with it. What runtimes keep on the
disk is there.
"""

import math
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from _bench import Budget, Line, Sample, output, run

ROW = "whole programs"
_SOURCES = Path(__file__).resolve().parent.parent / "ir_fixtures" / "sources" / "sycl"
_FRONT_ENDS = ("clang", "dpcpp")
_PROGRAMS = (
    *("atomics", "group_algorithms", "group_loads", "halves", "histogram", "kernel_attributes", "large_fills", "scans"),
    *("several_units", "stencil", "sub_groups", "text", "tiled_product", "usm_pipeline"),
)


def lines(compiler: Path, *, runs: int) -> list[Line]:
    """Return a line for each program, and the geometric mean of their ratios; sides take turns."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        found = [_line(name, compiler, folder, runs) for name in _PROGRAMS]
    return [*found, *_mean(found)]


def _line(name: str, compiler: Path, folder: str, runs: int) -> Line:
    line = Line(f"{name}, from start to end")
    try:
        programs = [_compiled(compiler, name, front_end, folder) for front_end in _FRONT_ENDS]
        for turn in range(runs + 1):
            for program, samples in zip(programs, (line.ours, line.theirs), strict=True):
                sample = run([program], folder)
                if turn:
                    samples.append(sample)
    except (OSError, RuntimeError) as problem:
        return Line(line.name, problem=str(problem))
    return line


def _compiled(compiler: Path, name: str, front_end: str, folder: str) -> str:
    program = str(Path(folder, f"{name}-{front_end}"))
    sources = map(str, sorted(_SOURCES.glob(f"{name}_other.cpp")))
    options = "-fsycl", f"-fsycl-frontend={front_end}", "-w", "-O2"
    output([str(compiler), *options, str(_SOURCES / f"{name}.cpp"), *sources, "-o", program])
    return program


def _mean(found: list[Line]) -> Iterator[Line]:
    """Yield a line with the geometric mean of the ratios of all lines, if there are any."""
    ratios = [ratio.median for line in found if (ratio := line.time_ratio()) is not None]
    if ratios:
        mean = math.exp(statistics.fmean(map(math.log, ratios)))
        name = f"{ROW}, geometric mean of {len(ratios)}"
        yield Line(name, ours=[Sample(mean, 0, 0)], theirs=[Sample(1.0, 0, 0)], budget=Budget(time=1.0))
