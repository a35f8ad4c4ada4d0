"""How long kernels run that `syclopt-cxx` compiled, beside those that DPC++'s own passes and translator made."""

import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

from _bench import Budget, Line, Sample, output

ROW = "kernels of programs"
_SOURCE = Path(__file__).resolve().parent.parent / "tests" / "end_to_end" / "sycl_programs" / "run_times.cpp"
_THEIRS = ("-fsycl-early-optimizations=dpcpp", "-fsycl-translator=dpcpp")
_BUDGET = Budget(time=1.05)
_LAUNCHES = 1000  # a line tells the time of so many
_TIME = re.compile(r"^time of (.+): ([0-9.]+)$", re.MULTILINE)
_KERNELS = ("saxpy", "product", "reduction", "n-body", "stencil")


def lines(compiler: Path, *, runs: int) -> list[Line]:
    """Return a line for each kernel: the least times in `runs` processes of each program, which take turns."""
    found = {kernel: Line(f"{kernel}, {_LAUNCHES:,} launches", budget=_BUDGET) for kernel in _KERNELS}
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        try:
            programs = [_compiled(compiler, Path(folder, name), options) for name, options in _PROGRAMS.items()]
            for turn in range(runs + 1):
                times = [_times(program) for program in programs]
                for kernel, line in found.items() if turn else ():
                    line.ours.append(times[0][kernel])
                    line.theirs.append(times[1][kernel])
        except (OSError, RuntimeError) as problem:
            return [Line(ROW, problem=str(problem))]
    return [*found.values()]


_PROGRAMS: Mapping[str, tuple[str, ...]] = {"ours": (), "theirs": _THEIRS}


def _compiled(compiler: Path, program: Path, options: tuple[str, ...]) -> Path:
    output([str(compiler), "-fsycl", "-w", "-O2", *options, str(_SOURCE), "-o", str(program)])
    return program


def _times(program: Path) -> dict[str, Sample]:
    """Run a program; return the time of many launches of each kernel, as far as one core does them."""
    said = output([str(program), "40"], DPCPP_CPU_NUM_CUS="1")
    return {name: Sample(float(least) * _LAUNCHES / 1e6, 0, 0) for name, least in _TIME.findall(said)}
