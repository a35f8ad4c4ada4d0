"""Fusion: a graph of five kernels over 100 MB as one kernel, beside the same graph and beside a loop in C."""

from collections.abc import Mapping
from pathlib import Path

from _bench import Budget, Line, Sample, ToolMissing, compiled, output

_SIDES = Path(__file__).resolve().parent / "fusion_sides"
_COMPILER = "clang-22"
_DEVICE = ("-x", "cl", "-cl-std=CL3.0", "--target=spirv64-unknown-unknown", "-O2", "-S", "-emit-llvm")
_LOOP = ("-O3", "-march=native", "-ffp-contract=off", "-fno-math-errno", "-shared", "-fPIC")

# Row -> whose time it is divided by, on how many threads, and what is wanted.
_ROWS: Mapping[str, tuple[str, int, Budget]] = {
    "fusion of five kernels, beside the graph": ("unfused", 2, Budget(time=0.5)),
    "fusion of five kernels, beside a loop in C": ("loop", 1, Budget(time=1.15)),
}
NAMES = tuple(_ROWS)


def lines(name: str, python: str, inputs: Path, *, runs: int) -> list[Line]:
    """Return the line of a row: sides take turns, each in processes of its own that tell the least of many times."""
    other, threads, budget = _ROWS[name]
    folder = (inputs / "fusion").absolute()
    line = Line(name, budget=budget)
    try:
        compiled(folder / "chain.ll", _SIDES, _COMPILER, *_DEVICE, str(_SIDES / "chain.cl"))
        compiled(folder / "chain.so", _SIDES, _COMPILER, *_LOOP, str(_SIDES / "chain.c"))
        for _ in range(runs):
            line.ours.append(_seconds(python, "fused", folder, threads))
            line.theirs.append(_seconds(python, other, folder, threads))
    except (OSError, RuntimeError, ToolMissing) as problem:
        return [Line(name, problem=str(problem))]
    return [line]


def _seconds(python: str, what: str, folder: Path, threads: int) -> Sample:
    told = output([python, str(_SIDES / "side_fusion.py"), what, str(folder)], SYCLRT_NUM_THREADS=str(threads))
    return Sample(float(told), 0, 0)
