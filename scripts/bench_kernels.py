"""How long kernels run in syclrt, and how long launches take, beside loops by clang and Numba, and beside dpctl.

Each side is a process that keeps its data; sides take turns, after their results were found equal. Numba and dpctl are
those of the environment that `SYCLRT_BENCH_PEERS` names.
"""

import os
import subprocess
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from _bench import Budget, Line, Sample, ToolMissing, compiled

PEERS = "SYCLRT_BENCH_PEERS"
_SCRIPTS = Path(__file__).resolve().parent
_SOURCES = _SCRIPTS / "kernel_sides"
_KERNELS = ("saxpy", "polynomial", "stencil", "product", "mandelbrot", "bodies")
_OF_SUB_GROUPS = ("warp_sum", "warp_scan")
_LAUNCHES = 100  # a line tells the time of so many
_SUBMISSIONS = 10_000
_SECONDS = 0.2  # of launches for a sample
_STARTS = 5  # of both sides: where memory is, and so how quick, differs from process to process
_PAUSE = 0.25  # after which threads of OpenMP no longer wait for work
_THREADS = ("SYCLRT_NUM_THREADS", "OMP_NUM_THREADS", "NUMBA_NUM_THREADS", "DPCPP_CPU_NUM_CUS")
_DEVICE_CODE = ("-x", "cl", "-cl-std=CL2.0", "--target=spirv64-unknown-unknown", "-O2", str(_SOURCES / "kernels.cl"))
_LOOPS = ("-O3", "-march=native", "-fopenmp", "-shared", "-fPIC", str(_SOURCES / "loops.cpp"))


@dataclass(frozen=True)
class _Beside:
    """One group of comparisons: with which peer, and what is wanted of the time ratio; `budgets`: for some kernels."""

    peer: str
    budget: Budget
    threads: Sequence[int] = (1, 2)
    kernels: Sequence[str] = _KERNELS
    budgets: dict[str, Budget] = field(default_factory=dict)
    launches: int = _LAUNCHES


# Wanted is a throughput of so much of theirs: its inverse is the ratio of the times.
_GROUPS = {
    "kernels beside clang": _Beside("clang", Budget(time=1.11), budgets={"product": Budget(time=1.2)}),
    "sub-groups beside clang": _Beside("clang", Budget(time=2.0), kernels=_OF_SUB_GROUPS),
    "kernels beside Numba": _Beside("numba", Budget(time=1.0)),
    "kernels beside dpctl": _Beside(
        "dpctl", Budget(time=1.25, aim=1.0), (2,), ("saxpy", "product", "mandelbrot", "bodies")
    ),
    "launches beside dpctl": _Beside(
        "dpctl",
        Budget(time=0.5),
        (2,),
        ("empty", "one_store", "many_empty", "many_one_store"),
        {"many_empty": Budget(time=0.3), "many_one_store": Budget(time=0.3)},
        _SUBMISSIONS,
    ),
}
NAMES = tuple(_GROUPS)
_TITLES = {
    "empty": "empty kernel, submitted and waited for",
    "one_store": "kernel of one store, submitted and waited for",
    "many_empty": "empty kernel, in order",
    "many_one_store": "kernel of one store, in order",
}


def lines(group: str, python: str, folder: Path, *, runs: int) -> list[Line]:
    """Return the lines of a group: each of its kernels, with each number of threads."""
    beside = _GROUPS[group]
    found: list[Line] = []
    for threads in beside.threads:
        of_kernels = {kernel: _line(beside, kernel, threads) for kernel in beside.kernels}
        try:
            for _ in range(_STARTS):
                with _sides(beside.peer, python, folder, threads) as sides:
                    for kernel, line in of_kernels.items():
                        _measure(line, kernel, beside.launches, sides, -(-runs // _STARTS))
        except (ToolMissing, OSError, RuntimeError) as problem:
            return [*found, Line(group, problem=str(problem))]
        found += of_kernels.values()
    return found


def _line(beside: _Beside, kernel: str, threads: int) -> Line:
    title = f"{_TITLES.get(kernel, kernel)}, {threads} thread{'s' * (threads > 1)}, {beside.launches:,} times"
    return Line(f"{title}, beside {beside.peer}", budget=beside.budgets.get(kernel, beside.budget))


def _measure(line: Line, kernel: str, launches: int, sides: "_Sides", runs: int) -> None:
    """Add samples to a line, or what is wrong with a result."""
    ours, theirs = sides
    if kernel in (*_KERNELS, *_OF_SUB_GROUPS):
        with tempfile.TemporaryDirectory(prefix="bench-") as result:
            theirs.ask("save", kernel, result)
            line.problem = line.problem or ours.ask("compare", kernel, result).removeprefix("equal")
    if line.problem:
        return
    for turn in range(runs + 1):
        for side, samples in ((ours, line.ours), (theirs, line.theirs)):
            time.sleep(_PAUSE)
            seconds = float(side.ask("time", kernel, str(_SECONDS)))
            if turn:
                samples.append(Sample(seconds * launches, 0, 0))


class _Side:
    """A process that launches kernels."""

    def __init__(self, name: str, python: str, folder: Path, threads: int) -> None:
        self._name = name
        environment = {
            **os.environ,
            **dict.fromkeys(_THREADS, str(threads)),
            "PYTHONPATH": os.pathsep.join(filter(None, (str(_SCRIPTS), os.environ.get("PYTHONPATH", "")))),
        }
        self._process = subprocess.Popen(
            [python, "-m", "kernel_sides.side", name, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def ask(self, *words: str) -> str:
        """Return the answer. Raises `RuntimeError` when the process has ended."""
        assert self._process.stdin
        assert self._process.stdout
        try:
            print(*words, file=self._process.stdin, flush=True)
            answer = self._process.stdout.readline().strip()
        except BrokenPipeError:
            answer = ""
        if answer:
            return answer
        said = [line for line in self._process.communicate()[1].splitlines() if line.strip()]
        raise RuntimeError(f"{self._name} failed: {said[-1] if said else self._process.returncode}")

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


class _Sides(NamedTuple):
    ours: _Side
    theirs: _Side


@contextmanager
def _sides(peer: str, python: str, folder: Path, threads: int) -> Generator[_Sides]:
    folder = folder / "kernels"
    compiled(folder / "kernels.ll", _SOURCES, "clang-22", *_DEVICE_CODE, "-S", "-emit-llvm")
    theirs = python
    if peer == "clang":
        compiled(folder / "loops.so", _SOURCES, "clang++-22", *_LOOPS)
    else:
        theirs = _python_with(peer)
    if peer == "dpctl":
        compiled(folder / "kernels.spv", _SOURCES, "clang-22", *_DEVICE_CODE, "-c")
    with ExitStack() as stack:
        sides: list[_Side] = []
        for name, program in (("syclrt", python), (peer, theirs)):
            side = _Side(name, program, folder, threads)
            stack.callback(side.stop)
            sides.append(side)
        yield _Sides(sides[0], sides[1])


def _python_with(package: str) -> str:
    """Return the interpreter of the environment that has the peers. Raises `ToolMissing`."""
    prefix = os.environ.get(PEERS)
    if not prefix:
        raise ToolMissing(f"{PEERS} names no environment with {package}")
    python = str(Path(prefix, "bin", "python"))
    if (
        not Path(python).exists()
        or subprocess.run([python, "-c", f"import {package}"], capture_output=True, check=False).returncode
    ):
        raise ToolMissing(f"not installed: {package}, in {prefix}")
    return python
