"""The precompiled `sycl/sycl.hpp` that is kept for each clang and each set of options."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.disk_cache import digest, user_cache_folder
from syclopt.frontends.clang.installed_clang import HEADERS
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.frontends.clang.installed_clang import Clang

_SWITCH = "SYCLOPT_CACHE"
_MOST = 8  # headers that are kept
_WHOLE = re.compile(r"[ \t]*#[ \t]*include[ \t]*<(?:sycl|CL)/sycl\.hpp>")
# What may stand before: headers of the C++ library, which do not depend on their order, comments and empty lines.
_BEFORE = compile_pattern(
    r"(?:\s++|//[^\n]*+\n|/\*.*?\*/|#[ \t]*include[ \t]*<\w+(?:\.h)?>[ \t]*(?=\n)|#[ \t]*pragma once[ \t]*(?=\n))*+",
    re.DOTALL,
)
_CHANGING = ("-include", "-imacros", "-M", "-fmodules", "-x", "-E", "-save-temps", "-fsanitize", "-ftime-trace")


def begins_with_whole_header(text: str) -> bool:
    """Tell whether a source includes `sycl/sycl.hpp` before anything that could give it another meaning."""
    found = _BEFORE.match(text)
    return found is not None and _WHOLE.match(text, found.end()) is not None


def place_of(clang: Clang, options: Sequence[str]) -> Path | None:
    """Return where the header is kept that some options make; None where none can be, or nothing is kept."""
    folder = user_cache_folder("syclopt")
    if os.environ.get(_SWITCH) == "0" or folder is None or clang.is_zig:
        return None
    if any(option.startswith(_CHANGING) for option in options):
        return None
    key = digest("precompiled", *clang.command, str(clang.version), *options, os.getcwd(), _state_of_headers())
    return Path(folder, "precompiled", f"{key.hex()[:32]}.pch")


def source_of(place: Path) -> Path:
    """Write the file that is precompiled, and return its name; make room for what comes of it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    kept = sorted(place.parent.glob("*.pch"), key=lambda path: path.stat().st_mtime)
    for old in kept[: max(0, len(kept) - _MOST + 1)]:
        old.unlink(missing_ok=True)
        old.with_suffix(".hpp").unlink(missing_ok=True)
    source = place.with_suffix(".hpp")
    if not source.exists():
        source.write_text("#include <sycl/sycl.hpp>\n", encoding="utf-8")
    return source


def _state_of_headers() -> str:
    """Return what is another text when a header of ours is."""
    states = ((path, path.stat()) for path in sorted(HEADERS.rglob("*")) if path.is_file())
    return ";".join(f"{path}:{state.st_size}:{state.st_mtime_ns}" for path, state in states)
