"""`syclrt explain`."""

from __future__ import annotations

from pathlib import Path

from syclrt.backends.device import devices
from syclrt.programs.program import load


def explain(table: str, kernel: str, backend: str | None, dot: str | None) -> int:
    """Print what is linked for a kernel; the exit status is 1 if it could not run."""
    program = load(table)
    explanation = program.explain(program.kernel(kernel), devices(backend)[0])
    print(explanation)
    if dot is not None:
        Path(dot).write_text(explanation.to_dot(), encoding="utf-8")
    return int(explanation.problem is not None)
