"""Native code that launches, copies and fills for other native code."""

from __future__ import annotations

from typing import NamedTuple


class StraightLaunch(NamedTuple):
    """Native code that launches a kernel: `int function(state, line, packed arguments, local bytes, range)`.

    It is for one range, and does not look at the last argument, or for any. It tells whether the kernel was launched;
    where not, it is to be run as other commands are. `keeps` keeps both.
    """

    function: int
    state: int
    keeps: object


class StraightTransfers(NamedTuple):
    """Native code that copies and fills: `int copy(state, line, to, from, bytes)` and `int fill(state, line, to,
    pattern, bytes of it, count)`; and lets another line wait for all that one has been handed: `int lead(state, line,
    other)`, for one thread at a time.

    They tell whether that was done; where not, it is to be done as other commands are. `keeps` keeps all.
    """

    copy: int
    fill: int
    lead: int
    state: int
    keeps: object
