"""How much is taken of what others made, where a few bytes can ask for far more than they are.

What asks for more raises `LimitError`, before any memory is taken. The limits are far from what programs have.
"""

from __future__ import annotations

import re
from itertools import accumulate

from syclopt.errors import LimitError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from syclopt.errors import Location

_JSON_STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"?'  # one that is not closed goes on to the end
_NO_BRACKET = r"[^][{}]+"
_LEVELS = {"[": 1, "{": 1, "]": -1, "}": -1}

NESTING = 100
"""Levels of brackets, files or names inside each other, where a reader calls itself for each."""
CONSTANT_BYTES = 1 << 28
"""Bytes of a constant that is put together."""
CONSTANT_PARTS = 1 << 20
"""Numbers of a specialization constant."""
DEMANGLED_CHARACTERS = 1 << 18
"""Characters of the parts of one mangled name, which may name each part before it again."""
UNPACKED_BYTES = 1 << 28
"""Bytes of device code that a section of an object unpacks to."""
SHARED_BYTES = 8
"""Bytes that tables of a file name for each byte of it: many rows may name the same ones."""
FILE_BYTES = 1 << 32
"""Bytes of a file that is read as a whole."""
RESPONSE_WORDS = 1 << 20
"""Words that response files stand for."""
PIPE_SECONDS = 10.0
"""How long a pipe, which is named where a file is expected, is waited for that nobody has opened at its other end."""


def check(what: str, found: int, limit: int, location: Location | None = None, file: str | None = None) -> None:
    """Raise `LimitError` when `found` is more than `limit`."""
    if found > limit:
        raise LimitError(f"too many {what}: found {found}, expected at most {limit}", location, file)


def check_nesting(levels: int, location: Location | None = None, file: str | None = None) -> None:
    """Raise `LimitError` when more levels are inside each other than are read."""
    check("levels inside each other", levels, NESTING, location, file)


def json_value(text: str, file: str, pairs: Callable[[list[tuple[str, Any]]], object] | None = None) -> Any:
    """Return the value of a JSON text; `pairs` makes something of the members of an object.

    Raises `json.JSONDecodeError`, `ValueError` for a number too long, and `LimitError` for brackets deep inside each
    other, for each of which a reader of JSON calls itself.
    """
    import json

    brackets = re.sub(_NO_BRACKET, "", re.sub(_JSON_STRING, "", text, flags=re.DOTALL))
    check_nesting(max(accumulate(map(_LEVELS.__getitem__, brackets)), default=0), file=file)
    return json.loads(text, object_pairs_hook=pairs)
