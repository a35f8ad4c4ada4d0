"""Whether queues record; no launch asks."""

from __future__ import annotations

from enum import Enum


class QueueState(Enum):
    """What a queue does with commands."""

    EXECUTING = "executing"
    RECORDING = "recording"
