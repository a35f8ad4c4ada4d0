"""What is common to all processes that do work for this one: how long they may take, and how they ended."""

from __future__ import annotations

import os
import signal

from syclopt.errors import InputError

_TIMEOUT = 600.0


def timeout_of(variable: str) -> float:
    """Return the seconds that an environment variable allows, or ten minutes. Raises `InputError` for another value."""
    text = os.environ.get(variable)
    if not text:
        return _TIMEOUT
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < float("inf"):
        raise InputError(f"{variable} is '{text}', expected a number of seconds")
    return seconds


def end_of(code: int) -> str:
    """Return how a process ended, by its return code: "exit status 1", "SIGABRT"."""
    if code >= 0:
        return f"exit status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
