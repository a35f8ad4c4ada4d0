"""The files that a compilation has read, as a rule of make names them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_WORD = re.compile(r"(?:\\[ #\n]|\$\$|[^\s\\]|\\)+")
_ESCAPED = re.compile(r"\\([ #])|\$(\$)")


def dependency_options(path: Path) -> tuple[str, ...]:
    """Return the front end's options that make it write the names of the files it reads, but for headers of systems."""
    return ("-Xclang", "-dependency-file", "-Xclang", str(path), "-Xclang", "-MT", "-Xclang", "source")


def read_dependencies(path: Path) -> tuple[str, ...]:
    """Return the names in such a file; none when it is not there."""
    if not path.exists():
        return ()
    names = path.read_text("utf-8", "surrogateescape").partition(":")[2].replace("\\\n", " ")
    return tuple(_ESCAPED.sub(r"\1\2", word) for word in _WORD.findall(names))
