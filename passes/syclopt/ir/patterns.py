"""Compiling regular expressions whose groups are possessive, as in `(?:a|b)*+`.

Python before 3.11.5 (Debian 12 has 3.11.2) loses its place in the text when the last, failing attempt at such a group
got past its first item. There every possessive group gets one more alternative, `(?!)`, which fails before it has
looked at anything: the pattern means the same, and the place is right.
"""

from __future__ import annotations

import re
import sys

_GROUP_END = re.compile(r"(\\.|\[\^?\]?(?:\\.|[^\]\\])*\])|\)(?=(?:[*+?]|\{[0-9,]+\})\+)", re.DOTALL)


def compile_pattern(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """Return `re.compile(pattern, flags)` that is right in every Python."""
    return re.compile(repaired(pattern) if sys.version_info < (3, 11, 5) else pattern, flags)


def repaired(pattern: str) -> str:
    """Return a pattern that means the same, whose possessive groups end in an alternative that fails."""
    return _GROUP_END.sub(lambda found: found[1] or "|(?!))", pattern)
