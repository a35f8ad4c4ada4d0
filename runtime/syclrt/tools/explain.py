"""`syclrt explain`."""

from __future__ import annotations

from syclopt.files import STDOUT, write_file, write_stdout
from syclrt.programs.program import load
from syclrt.tools.devices import device_named


def explain(table: str, kernel: str, device: str | None, dot: str | None) -> int:
    """Print what is linked for a kernel; the exit status is 1 if it could not run. Raises `SyclError`, `FileError`."""
    chosen = device_named(device)
    program = load(table)
    explanation = program.explain(program.kernel(kernel), chosen)
    graph = explanation.to_dot().encode("utf-8", "surrogateescape") if dot is not None else b""
    if dot in STDOUT:
        write_stdout(graph)
        return int(explanation.problem is not None)
    if dot is not None:
        write_file(dot, graph)
    print(explanation)
    return int(explanation.problem is not None)
