"""Measuring commands side by side: what `scripts/bench` is made of. Standard library alone.

Time is the wall clock around a child process, memory its peak as the kernel counts it. Commands of one comparison take
turns, after a run of each that is not counted.
"""

import math
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

FIXED_MEMORY = 60_000_000  # bytes
MEMORY = Path("/dev/shm")


@contextmanager
def beside(path: Path) -> Generator[Path]:
    """Yield a path that no other process has, for what is `path` once it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".", dir=path.parent) as folder:
        unfinished = Path(folder, path.name)
        yield unfinished
        unfinished.replace(path)


@dataclass(frozen=True)
class Budget:
    """The most that is wanted of a ratio to the other command (`time`, `memory`), or of the growth exponent.

    `aim` is what time should come to later. `of_input` is how often memory may hold the input, besides `FIXED_MEMORY`.
    """

    time: float | None = None
    aim: float | None = None
    memory: float | None = None
    of_input: float | None = None
    exponent: float | None = None


@dataclass(frozen=True)
class Row:
    """One comparison: words of a command, and of what it is compared with.

    `{out}` stands for a fresh folder, other names in braces for tools and inputs; `input` is the one by which memory is
    judged. `sizes` gives a line for each size;
    `against_sizes` are those that the other command can take on, `budget_sizes` those whose ratio has a budget.
    `runs` of each are counted; a row that takes long runs `once`, and that counts. `in_memory` has `{out}` on a memory
    file system.
    """

    name: str
    command: Sequence[str]
    against: Sequence[str] = ()
    budget: Budget = Budget()
    input: str = ""
    sizes: Sequence[int] = ()
    against_sizes: Sequence[int] = ()
    budget_sizes: Sequence[int] = ()
    runs: int = 5
    once: bool = False
    in_memory: bool = False


@dataclass(frozen=True)
class Sample:
    """One run of a command: seconds by the wall clock, seconds of processors, peak memory in bytes.

    A command that writes a file `seconds` in its folder measures itself: those count, not the clock's.
    """

    wall: float
    cpu: float
    memory: int


@dataclass(frozen=True)
class Spread:
    """The median of ratios, and the least and largest of them: the noise of the machine."""

    median: float
    least: float
    largest: float

    @classmethod
    def of(cls, ours: Sequence[float], theirs: Sequence[float]) -> "Spread":
        ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
        return cls(statistics.median(ratios), min(ratios), max(ratios))

    def __str__(self) -> str:
        return f"{self.median:.3f} ({self.least:.3f}-{self.largest:.3f})"


@dataclass
class Line:
    """What came out of one comparison: samples by turns, or why there are none."""

    name: str
    size: int | None = None
    ours: list[Sample] = field(default_factory=list)
    theirs: list[Sample] = field(default_factory=list)
    budget: Budget = field(default_factory=Budget)
    input_bytes: int = 0
    problem: str = ""

    @property
    def wall(self) -> float:
        return statistics.median(sample.wall for sample in self.ours)

    def time_ratio(self) -> Spread | None:
        if not self.theirs:
            return None
        return Spread.of([sample.wall for sample in self.ours], [sample.wall for sample in self.theirs])

    def memory_ratio(self) -> Spread | None:
        if not self.theirs or min(peak(self.ours), peak(self.theirs)) <= own_memory():
            return None
        return Spread.of([sample.memory for sample in self.ours], [sample.memory for sample in self.theirs])


class ToolMissing(Exception):
    """A program that a row needs is not installed."""


class Bench:
    """Runs rows with the programs and inputs that `values` names; an input is a function that gives one of a size."""

    def __init__(self, values: Mapping[str, str | Callable[[int], Path]]) -> None:
        self._values = values

    def measure(self, row: Row) -> list[Line]:
        """Return the lines of a row: one for each of its sizes."""
        return [self._line(row, size) for size in row.sizes or (None,)]

    def _line(self, row: Row, size: int | None) -> Line:
        compared = bool(row.against) and (size is None or size in row.against_sizes)
        budgeted = size is None or size in row.budget_sizes
        line = Line(row.name, size, budget=row.budget if budgeted else Budget(of_input=row.budget.of_input))
        commands = [(row.command, line.ours), (row.against, line.theirs)][: 1 + compared]
        try:
            if row.input:
                line.input_bytes = os.path.getsize(self._fill(f"{{{row.input}}}", size or 0, ""))
            for turn in range(1 if row.once else row.runs + 1):
                for words, samples in commands:
                    sample = self._run(words, size or 0, MEMORY if row.in_memory and MEMORY.is_dir() else None)
                    if turn or row.once:
                        samples.append(sample)
        except (ToolMissing, RuntimeError) as problem:
            line.ours.clear()
            line.theirs.clear()
            line.problem = str(problem)
        return line

    def _run(self, words: Sequence[str], size: int, place: Path | None) -> Sample:
        out = tempfile.mkdtemp(prefix="bench-", dir=place)
        try:
            return run([self._fill(word, size, out) for word in words], out)
        finally:
            shutil.rmtree(out)

    def _fill(self, word: str, size: int, out: str) -> str:
        for name, value in self._values.items():
            if f"{{{name}}}" in word:
                word = word.replace(f"{{{name}}}", value if isinstance(value, str) else str(value(size)))
        return word.replace("{out}", out)


def run(command: Sequence[str], folder: str) -> Sample:
    """Run a command in a folder and wait for it. Raises `ToolMissing`, and `RuntimeError` where the command fails.

    Python keeps what it compiles, as installed packages come compiled: whoever measures may have told it not to.
    """
    program = shutil.which(command[0])
    if program is None:
        raise ToolMissing(f"not installed: {command[0]}")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryFile() as errors, open(os.devnull, "r+b") as null:
        start = time.perf_counter()
        process = subprocess.Popen(
            [program, *command[1:]], cwd=folder, stdin=null, stdout=null, stderr=errors, env=environment
        )
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            errors.seek(0)
            said = [line for line in errors.read().decode(errors="replace").splitlines() if line.strip()]
            why = f": {said[-1]}" if said else ""
            raise RuntimeError(f"{Path(command[0]).name} failed with exit status {process.returncode}{why}")
    told = Path(folder, "seconds")
    wall = float(told.read_text()) if told.exists() else wall
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * _RSS_UNIT)


def output(command: Sequence[str], folder: Path | None = None, **variables: str) -> str:
    """Return what a command prints. Raises `RuntimeError` with the last line that it said where it fails."""
    environment = {**os.environ, **variables}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        said = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        raise RuntimeError(said[-1] if said else f"{Path(command[0]).name} failed")
    return done.stdout


def compiled(target: Path, sources: Path, *command: str) -> str:
    """Return the path of what a command compiles, if it is not there or older than a folder of sources.

    Raises `ToolMissing`, and `RuntimeError` where the command fails.
    """
    if target.exists() and target.stat().st_mtime >= max(path.stat().st_mtime for path in sources.iterdir()):
        return str(target)
    if shutil.which(command[0]) is None:
        raise ToolMissing(f"not installed: {command[0]}, to make {target.name}")
    with beside(target) as unfinished:
        output([*command, "-o", str(unfinished)])
    return str(target)


def peak(samples: Sequence[Sample]) -> int:
    """Return the median of the peaks of memory, in bytes."""
    return int(statistics.median(sample.memory for sample in samples))


def own_memory() -> int:
    """Return the peak of this process: a child starts as a copy of it, so a smaller peak cannot be told."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _RSS_UNIT


def exponent(points: Sequence[tuple[float, float]]) -> float:
    """Return the slope of the least-squares line through the logarithms of points (size, seconds)."""
    xs = [math.log(size) for size, _ in points]
    ys = [math.log(seconds) for _, seconds in points]
    return statistics.linear_regression(xs, ys).slope


def table(lines: Sequence[Line]) -> str:
    """Return lines as text, one a comparison, with what was wanted beside what was found."""
    cells = [("work", "seconds", "theirs", "time ratio", "MB", "theirs", "memory ratio", "wanted")]
    cells += [_cells(line) for line in lines]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    text = ("  ".join(_padded(row, widths)).rstrip() for row in cells)
    return "\n".join(text)


def _padded(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    last = len(row) - 1
    return [
        cell.ljust(width) if column in (0, last) else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def _cells(line: Line) -> tuple[str, ...]:
    name = line.name if line.size is None else f"{line.name}, {line.size} kernels"
    if line.problem:
        return (name, "-", "-", "-", "-", "-", "-", line.problem)
    times, memories = line.time_ratio(), line.memory_ratio()
    return (
        name,
        f"{line.wall:.3f}",
        f"{statistics.median(s.wall for s in line.theirs):.3f}" if line.theirs else "",
        str(times or ""),
        _megabytes(line.ours),
        _megabytes(line.theirs) if line.theirs else "",
        str(memories or ""),
        "; ".join([*_times(times, line.budget), *_verdict("memory", memories, line.budget.memory), *_of_input(line)]),
    )


def _of_input(line: Line) -> list[str]:
    if line.budget.of_input is None:
        return []
    allowed = line.budget.of_input * line.input_bytes + FIXED_MEMORY
    return [f"{line.budget.of_input:g} inputs + {FIXED_MEMORY / 1e6:g} MB: {judge(peak(line.ours), allowed)}"]


def _megabytes(samples: Sequence[Sample]) -> str:
    found = peak(samples)
    return f"{found / 1e6:.0f}" if found > own_memory() else f"<{own_memory() / 1e6:.0f}"


def _times(found: Spread | None, budget: Budget) -> list[str]:
    said = _verdict("time", found, budget.time)
    if found is None or budget.aim is None or found.median > (budget.time or math.inf):
        return said
    return [*said, f"aim {budget.aim}: {judge(found.median, budget.aim)}"]


def _verdict(what: str, found: Spread | None, wanted: float | None) -> list[str]:
    if found is None or wanted is None:
        return []
    return [f"{what} <= {wanted}: {judge(found.median, wanted)}"]


def judge(found: float, wanted: float) -> str:
    """Return whether a budget is met, and by how much it is missed."""
    return "met" if found <= wanted else f"MISSED by {100 * (found / wanted - 1):.0f} %"


_RSS_UNIT = 1 if sys.platform == "darwin" else 1024
