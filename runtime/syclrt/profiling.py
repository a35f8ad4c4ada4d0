"""When commands ran."""

from __future__ import annotations

from typing import NamedTuple


class Profiling(NamedTuple):
    """When a command was submitted, began and ended, in nanoseconds."""

    submit: int
    start: int
    end: int
