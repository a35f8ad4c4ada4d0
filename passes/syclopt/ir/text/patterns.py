"""Regular expressions that are compiled when they are first used, and right in every Python.

A run needs few of all patterns, and each takes time to compile. Python before 3.11.5 (Debian 12 has 3.11.2) loses its
place in the text when the last, failing attempt at a possessive group, as in `(?:a|b)*+`, got past its first item.
There every such group gets one more alternative, `(?!)`, which fails before it has looked at anything: the pattern
means the same, and the place is right.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, cast

_GROUP_END = r"(\\.|\[\^?\]?(?:\\.|[^\]\\])*\])|\)(?=(?:[*+?]|\{[0-9,]+\})\+)"
_METHODS = ("match", "fullmatch", "search", "findall", "finditer", "sub", "subn", "split")


def compile_pattern(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """Return what acts as `re.compile(pattern, flags)`; it is compiled with its first use."""
    return cast("re.Pattern[str]", _Later(pattern, flags))


def repaired(pattern: str) -> str:
    """Return a pattern that means the same, whose possessive groups end in an alternative that fails."""
    return re.sub(_GROUP_END, lambda found: found[1] or "|(?!))", pattern, flags=re.DOTALL)


def at_end(pattern: re.Pattern[str], text: str, start: int, end: int) -> re.Match[str] | None:
    r"""Return the match that ends at `end`: what `pattern` with a `\Z` would find, in linear time.

    That would try each place to start from. The pattern must take all that it can, and give nothing back.
    """
    found = [*pattern.finditer(text, start, end)][-1:]
    return found[0] if found and found[0].end() == end else None


class _Later:
    """A pattern that takes over the methods of the compiled one with the first that is asked for."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self.flags = flags

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            text = repaired(self.pattern) if sys.version_info < (3, 11, 5) else self.pattern
            compiled = re.compile(text, self.flags)
            self.__dict__.update({method: getattr(compiled, method) for method in _METHODS})
            return getattr(compiled, name)
