"""How processes that tests start have ended."""

from __future__ import annotations


def as_shells_tell(returncode: int) -> int:
    """Return the status that a shell tells: 130 for a process that SIGINT ended, and for one that said so itself.

    Python ends itself by the signal where that came while text was evaluated, as classes of records do it.
    """
    return returncode if returncode >= 0 else 128 - returncode
