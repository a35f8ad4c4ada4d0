"""Which objects and archives the linker reads, as the words of its command line say."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SHARED = re.compile(r"\.so(?:\.|$)")


def link_inputs(words: Sequence[str]) -> list[str]:
    """Return the paths of objects and archives in order, each once, and of no shared library."""
    return [*dict.fromkeys(path for path in _paths(words) if os.path.isfile(path) and not _SHARED.search(path))]


def _paths(words: Sequence[str]) -> Iterator[str]:
    folders: list[str] = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("-"):
            yield word
        elif word.startswith("-L"):
            folders.append(word[2:] or next(rest, ""))
        elif word.startswith("-l"):
            yield from _library(word[2:] or next(rest, ""), folders, is_static="-static" in words)
        elif word in ("-Xlinker", "-T", "-u", "-z", "-e"):
            next(rest, "")


def _library(name: str, folders: Sequence[str], *, is_static: bool) -> Iterator[str]:
    """Yield the archive that the linker takes for `-l`, if it takes one: a shared library beside it comes before."""
    names = [name[1:]] if name.startswith(":") else [f"lib{name}.a"] if is_static else [f"lib{name}.so", f"lib{name}.a"]
    found = (path for folder in folders for path in (os.path.join(folder, each) for each in names))
    yield from [next((path for path in found if os.path.isfile(path)), "")]
