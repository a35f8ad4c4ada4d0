"""Rows of `scripts/bench` for syclopt-cxx, on SYCL programs of one and of ten kernels, beside what is not ours."""

import subprocess
from pathlib import Path

from _bench import Budget, Row, ToolMissing

KERNELS = (1, 10)
_STEPS = str(Path(__file__).with_name("bench_cxx.py"))
_OURS = ("{python}", "-m", "syclopt.tools.cxx.driver", "-fsycl", "{program}", "-o", "{out}/app")


def _row(name: str, command: tuple[str, ...], against: str, time: float) -> Row:
    return Row(
        name,
        command,
        against=("{python}", _STEPS, against, "{program}"),
        budget=Budget(time=time),
        sizes=KERNELS,
        against_sizes=KERNELS,
        budget_sizes=KERNELS,
    )


ROWS = (
    _row("device side", ("{python}", _STEPS, "images", "{program}"), "peer", 1.3),
    _row("both sides, in turn", _OURS, "in-turn", 1.3),
    _row("both sides, at once", _OURS, "at-once", 1.1),
)


def program(folder: Path, python: str, size: int) -> Path:
    """Return a program of so many kernels, beside which its integration header is. Raises `ToolMissing`."""
    path = folder / "programs" / f"{size}.cpp"
    if path.with_suffix(".h").exists():
        return path
    made = subprocess.run([python, _STEPS, "make", path], capture_output=True, text=True, check=False)
    if made.returncode:
        raise ToolMissing(made.stderr.strip().rpartition("\n")[2].partition(": error: ")[2])
    return path
