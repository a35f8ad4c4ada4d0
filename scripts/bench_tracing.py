"""What it costs to record a trace: for each kind of command, held against a microsecond, and nothing when it is off."""

import json
from pathlib import Path

from _bench import Budget, Line, Sample, output

ROW = "tracing"
_SIDE = Path(__file__).resolve().parent / "tracing_side.py"
_MOST = 1e-6  # seconds that a trace may add to a command


def lines(python: str, backend: str, *, commands: int, runs: int) -> list[Line]:
    """Return two lines for each kind of command; a line tells the time of so many commands."""
    try:
        told = json.loads(output([python, str(_SIDE), backend, str(runs)]).splitlines()[-1])
    except (OSError, RuntimeError, ValueError) as problem:
        return [Line(ROW, problem=str(problem))]
    found: list[Line] = []
    for name, samples in told.items():
        before, on, after = (sorted(samples[when]) for when in ("before", "on", "after"))
        added = [one - two for one, two in zip(on, after, strict=True)]  # of the least, of the second least, ...
        for title, ours, theirs, budget in (
            (f"{name}: what a trace adds, beside 1 µs", added, [_MOST] * len(added), Budget(time=1.0)),
            (f"{name}: after a trace, beside before", after, before, Budget(time=1.02)),
        ):
            line = Line(title, budget=budget)
            line.ours += [Sample(commands * one, 0, 0) for one in ours]
            line.theirs += [Sample(commands * one, 0, 0) for one in theirs]
            found.append(line)
    return found
