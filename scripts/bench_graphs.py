"""Command graphs: replays beside submissions one by one, a loop in C, OpenMP's tasks and DPC++'s graphs."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from _bench import Budget, Line, Sample, ToolMissing, compiled, output

_SIDES = Path(__file__).resolve().parent / "graph_sides"
_SIZES = (10, 100, 1000, 10_000)
_WIDTH = 8
_SEED = 13
_TIMES = 1000  # a line tells the time of so many


def _edges(shape: str, size: int) -> list[list[int]]:
    """Return, for each node, those before it."""
    match shape:
        case "line":
            return [[at - 1] if at else [] for at in range(size)]
        case "layers":
            first = [at - at % _WIDTH for at in range(size)]
            return [[*range(start - _WIDTH, start)] if start else [] for start in first]
        case "tree":
            return [[(at - 1) // 2] if at else [] for at in range(size)]
        case _:
            chance = random.Random(_SEED)
            return [sorted({chance.randrange(at) for _ in range(3)}) if at else [] for at in range(size)]


_SHAPES = ("line", "layers", "tree", "random")


class _Comparison(NamedTuple):
    """Lines of a row: what is measured of ours and of others, for which graphs, and what is wanted."""

    ours: str
    theirs: str
    shapes: Sequence[str]
    sizes: Sequence[int]
    budget: Budget = Budget()
    variables: Mapping[str, str] = {}  # of their side
    budget_sizes: Sequence[int] = _SIZES


_ROWS: Mapping[str, _Comparison] = {
    "graphs, beside one by one": _Comparison("replay", "one_by_one", ("line",), _SIZES, Budget(time=0.05), {}, (1000,)),
    "graphs, beside a loop in C": _Comparison("replay", "calls", ("line",), _SIZES, Budget(time=1.5), {}, (1000,)),
    "graphs, native part beside a loop in C": _Comparison(
        "native", "calls", ("line",), _SIZES, Budget(time=1.5), {}, (1000,)
    ),
    "graphs, beside OpenMP": _Comparison("replay", "openmp", _SHAPES, _SIZES, Budget(time=1.0)),
    "graphs, beside DPC++": _Comparison("replay", "sycl_graph", _SHAPES, _SIZES[:3], Budget(time=0.3), {}, (1000,)),
    "graphs of 50 µs, two threads beside one": _Comparison(
        "busy", "busy", ("layers",), (8, 80, 400), Budget(time=1 / 1.8), {"SYCLRT_NUM_THREADS": "1"}, (80, 400)
    ),
    "graphs, add": _Comparison("add", "", ("line", "random"), _SIZES),
    "graphs, record": _Comparison("record", "", ("line",), _SIZES),
    "graphs, finalize": _Comparison("finalize", "", _SHAPES, _SIZES),
    "graphs, update a node": _Comparison("update", "", ("line",), _SIZES),
}
NAMES = tuple(_ROWS)


def lines(name: str, python: str, compiler: Path, inputs: Path, *, runs: int) -> list[Line]:
    """Return the lines of a row: sides take turns, each in processes of its own that tell the least of many times."""
    row = _ROWS[name]
    folder = (inputs / "graphs").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Line] = []
    for shape in row.shapes:
        for size in row.sizes:
            budget = row.budget if size in row.budget_sizes else Budget()
            line = Line(f"{name.removeprefix('graphs, ')}: {shape} of {size:,}, {_TIMES:,} times", budget=budget)
            try:
                file = _written(folder, shape, size)
                ours = partial(
                    _seconds, [python, str(_SIDES / "side_graph.py"), row.ours, str(folder), file], folder, {}
                )
                theirs = _their_side(row, python, compiler, folder, file)
                for _ in range(runs):
                    line.ours.append(ours())
                    if theirs is not None:
                        line.theirs.append(theirs())
            except (OSError, RuntimeError, ToolMissing) as problem:
                line = Line(line.name, problem=str(problem))
            found.append(line)
    return found


def _written(folder: Path, shape: str, size: int) -> str:
    edges = _edges(shape, size)
    name = f"{shape}_{size}"
    text = "\n".join(" ".join(map(str, [len(before), *before])) for before in edges)
    (folder / name).write_text(f"{size}\n{text}\n")
    return name


def _their_side(row: _Comparison, python: str, driver: Path, folder: Path, file: str) -> Callable[[], Sample] | None:
    match row.theirs:
        case "":
            return None
        case "openmp":
            compiler = "clang++-22", "-O2", "-fopenmp", str(_SIDES / "openmp.cpp")
            command = [compiled(folder / "openmp", _SIDES, *compiler), file]
        case "sycl_graph":
            options = "-fsycl", "-w", "-O2", str(_SIDES / "sycl_graph.cpp")
            command = [compiled(folder / "sycl_graph", _SIDES, str(driver), *options), file]
        case what:
            if what == "calls":
                compiler = "clang-22", "-O2", "-shared", "-fPIC", str(_SIDES / "calls.c")
                compiled(folder / "calls.so", _SIDES, *compiler)
            command = [python, str(_SIDES / "side_graph.py"), what, str(folder), file]
    return partial(_seconds, command, folder, row.variables)


def _seconds(command: list[str], folder: Path, variables: Mapping[str, str]) -> Sample:
    threads = {"SYCLRT_NUM_THREADS": "2", "OMP_NUM_THREADS": "2"}
    return Sample(_TIMES * float(output(command, folder, **{**threads, **variables})), 0, 0)
