"""How much is taken of what others made, where a few bytes can ask for far more than they are.

What asks for more raises `LimitError`, before any memory is taken. The limits are far from what programs have.
"""

from __future__ import annotations

from syclopt.errors import LimitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from syclopt.errors import Location

NESTING = 100
"""Levels of brackets, files or names inside each other, where a reader calls itself for each."""
DIGITS = 4000
"""Digits of a number; Python reads a few more as one."""
CONSTANT_BYTES = 1 << 28
"""Bytes of a constant that is put together."""
CONSTANT_PARTS = 1 << 20
"""Numbers of a specialization constant."""
UNPACKED_BYTES = 1 << 30
"""Bytes of device code that a section of an object unpacks to."""
RESPONSE_WORDS = 1 << 20
"""Words that response files stand for."""


def check(what: str, found: int, limit: int, location: Location | None = None, file: str | None = None) -> None:
    """Raise `LimitError` when `found` is more than `limit`: "`what`: found ..., expected at most ...".

    >>> check("levels of brackets", 3, 100)
    """
    if found > limit:
        raise LimitError(f"too many {what}: found {found}, expected at most {limit}", location, file)
