"""The clock of a device, without a device: one that goes wrong, and is told the host's time now and then."""

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from syclrt.backends.cuda import clock
from syclrt.backends.cuda.clock import Clock, Segment

SECOND = 10**9
DOUBT = 3000  # nanoseconds


def told(pace: float, seconds: list[float]) -> list[tuple[float, int]]:
    """Return errors in nanoseconds, and times, right before each segment begins, of a clock that is so fast."""
    segment, at, found = Segment(1, SECOND), 0.0, list[tuple[float, int]]()
    for gone in seconds:
        at += gone
        device = gone * pace * 1e3  # milliseconds
        now = segment.after(device)
        found.append((now - SECOND * (1 + at), now))
        segment = segment.followed(2, device, round(SECOND * (1 + at)), DOUBT)
    return found


@pytest.mark.parametrize("pace", [1 + 5e-5, 1 - 5e-5, 1 + 1e-6, 1.0])
def test_times_stay_the_hosts(pace: float) -> None:
    errors = [abs(error) for error, _ in told(pace, [1.0] * 4000)]
    assert max(errors[:2]) < 60_000
    assert max(errors[3:]) < 3 * DOUBT


@pytest.mark.parametrize("pace", [1 + 5e-5, 1 - 5e-5])
def test_times_never_go_back(pace: float) -> None:
    times = [time for _, time in told(pace, [1.0, 1.7, 1.0, 30.0, 1.0] * 100)]
    assert times == sorted(times)


def test_a_long_pause_does_not_matter() -> None:
    errors = [abs(error) for error, _ in told(1 + 5e-5, [1.0, 40_000.0, 1.0, 1.0])]
    assert errors[2] < 60_000
    assert errors[3] < 10_000


def test_a_process_that_measures_for_long_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each second has an event, which serves again when nothing is measured by that second any more."""
    made: Iterator[int] = count()
    seconds = count(0, 2 * SECOND)
    calls = SimpleNamespace(
        timed_events=lambda number: (0, [next(made) for _ in range(number)]), watch=lambda *_: (0, next(seconds), 0)
    )
    gpu: Any = SimpleNamespace(current=nullcontext, ready=lambda: None, check_status=lambda *_: None, calls=calls)
    monkeypatch.setattr(clock, "perf_counter_ns", lambda: next(seconds))
    monkeypatch.setattr(clock, "_milliseconds", lambda *_: 2000.0)
    monkeypatch.setattr(Clock, "_stream", 1)
    measuring = Clock(gpu)
    events = [measuring.segment().event for _ in range(500)]
    assert len({*events}) > 1
    assert next(made) < 100
