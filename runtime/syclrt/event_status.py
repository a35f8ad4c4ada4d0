"""How far commands are; no launch asks."""

from __future__ import annotations

from enum import Enum


class EventStatus(Enum):
    """How far a command is."""

    SUBMITTED = "submitted"
    RUNNING = "running"
    COMPLETE = "complete"
