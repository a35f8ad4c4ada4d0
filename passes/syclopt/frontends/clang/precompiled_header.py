"""What is kept of `sycl/sycl.hpp` for each clang and each set of options: the precompiled header, and host code.

Host code is what the headers mark as SYCLOPT_HOST_CODE. The precompiled header has declarations of it, and an object
that is made together with the header has the definitions: sources compiled with the one are linked with the other.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.code_key import states_of_files
from syclopt.disk_cache import DiskCache, digest, user_cache_folder
from syclopt.frontends.clang.installed_clang import HEADERS
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.frontends.clang.installed_clang import Clang

_SWITCH = "SYCLOPT_CACHE"
_MOST = 8  # headers that are kept
_INSTANTIATE = "-fpch-instantiate-templates"  # else each compilation does it, which takes longer than all the rest
_CHANGING = ("-include", "-imacros", "-M", "-fmodules", "-x", "-E", "-save-temps", "-fsanitize", "-ftime-trace", "-v")
# What instruments code, or writes files beside objects.
_TELLING = (
    "--coverage",
    "-fprofile",
    "-ftest-coverage",
    "-fcoverage",
    "-finstrument",
    "-gsplit",
    "-fsave",
    "-fstack-usage",
)
_PLACES = compile_pattern(r"(?:-(?:I|F|B|iquote|isystem|idirafter|-sysroot=))?(?P<path>[^-].*)")
# Comments, and directives with what follows.
_PART = compile_pattern(
    r"//[^\n]*+|/\*.*?\*/|(?:^|(?<=\*/))[ \t]*+#[ \t]*+(?P<directive>\w*+)(?P<rest>(?:[^\n/\\]++|\\\n|\\|/(?![/*]))*+)",
    re.DOTALL | re.MULTILINE,
)
# Headers of the C++ library, which do not depend on their order, and what is part of the whole.
_KNOWN = compile_pattern(r"<\w+(?:\.h)?>|<sycl/[\w/]+\.hpp>")
_WHOLE = compile_pattern(r"<(?:sycl|CL)/sycl\.hpp>")
_LOCAL = compile_pattern(r'"(?P<name>[^"\n]+)"')
_PRAGMA = compile_pattern(r"(?:once|GCC|clang)\b")
_NAME = compile_pattern(r"\s*(?P<name>\w+)")
# Names that no header of the C++ library uses; those of ours are looked up.
_OWN_MACRO = compile_pattern(r"(?!_|NDEBUG\b)\w*[A-Z]\w*")
_DEPTH = 8  # of headers that include each other


def begins_with_whole_header(source: Path, text: str) -> bool:
    """Tell whether a source includes `sycl/sycl.hpp` before anything that could give it another meaning.

    What stands before may be in headers beside the source. It may declare what it likes, as names of SYCL are found
    first in SYCL's headers, but depend on no condition, and define no macro of a name that the headers use.
    """
    return _Beginning().outcome(source, text, _DEPTH) is True


class _Beginning:
    """Follows what a compiler reads first."""

    def __init__(self) -> None:
        self._headers = ""

    def outcome(self, source: Path, text: str, depth: int) -> bool | None:
        """Return True where the header is included, False where something is in its way, None at the end of a text."""
        guard = ""
        for number, (kind, rest) in enumerate(_directives(text)):
            if number == 0 and kind == "ifndef":
                guard = rest
            elif kind == "include":
                found = self._of_include(source, rest, depth)
                if found is not None:
                    return found
            elif not (guard and _is_of_guard(guard, kind, rest)) and self._is_harmful(kind, rest):
                return False
        return None

    def _of_include(self, source: Path, rest: str, depth: int) -> bool | None:
        if _WHOLE.fullmatch(rest):
            return True
        if _KNOWN.fullmatch(rest):
            return None
        local = _LOCAL.fullmatch(rest)
        path = source.parent / local["name"] if local is not None and depth else None
        if path is None or not path.is_file():
            return False
        return self.outcome(path, path.read_text("utf-8", "replace"), depth - 1)

    def _is_harmful(self, kind: str, rest: str) -> bool:
        """Tell whether a directive may change something."""
        if kind in ("", "pragma"):
            return bool(kind) and _PRAGMA.match(rest) is None
        name = _NAME.match(rest)
        return kind != "define" or name is None or not self._is_free(name["name"])

    def _is_free(self, macro: str) -> bool:
        """Tell whether no header uses a name."""
        if not _OWN_MACRO.fullmatch(macro):
            return False
        if not self._headers:
            self._headers = "\n".join(path.read_text("utf-8") for path in _headers())
        return re.search(rf"{macro}(?<!\w{macro})(?!\w)", self._headers) is None


def _directives(text: str) -> Iterator[tuple[str, str]]:
    """Yield the directives of a text: what each is called, and what follows, without comments."""
    for part in _PART.finditer(text):
        if part["directive"] is not None:
            yield part["directive"], part["rest"].strip()


def _is_of_guard(macro: str, kind: str, rest: str) -> bool:
    return kind == "endif" or (kind == "define" and rest == macro)


def cache_folder() -> str | None:
    """Return the folder in which something may be kept for later compilations; None where nothing is."""
    return None if os.environ.get(_SWITCH) == "0" else user_cache_folder("syclopt")


CACHE = DiskCache("syclopt", cache_folder)
"""What else is kept for later compilations."""


def place_of(clang: Clang, options: Sequence[str]) -> Path | None:
    """Return where the header is kept that some options make; None where none can be, or nothing is kept."""
    folder = cache_folder()
    if folder is None:
        return None
    if any(option.startswith((*_CHANGING, *_TELLING)) for option in options):
        return None
    here = os.getcwd() if any(map(_is_relative, options)) else ""
    key = digest(
        "precompiled", *clang.command, str(clang.version), *options, here, "\n".join(states_of_files(str(HEADERS)))
    )
    return Path(folder, "precompiled", f"{key.hex()[:32]}.pch")


def note_use(place: Path) -> None:
    """Note that a header is used now, which keeps it longer than others."""
    with suppress(OSError):
        os.utime(place)


def make_room(place: Path) -> None:
    """Make the folder of a place, and take away what was not used for longest. Raises `OSError`."""
    place.parent.mkdir(parents=True, exist_ok=True)
    made: dict[Path, float] = {}
    for path in place.parent.glob("[!.]*"):
        with suppress(FileNotFoundError):
            header = path.with_suffix(place.suffix)
            made[header] = max(made.get(header, 0), path.stat().st_mtime)
    made.pop(place, None)
    for old in sorted(made, key=made.__getitem__)[: max(0, len(made) - _MOST + 1)]:
        forget(old)


def forget(place: Path) -> None:
    """Take away what is kept at a place."""
    for path in (place, source_of(place), host_code_of(place), host_source_of(place)):
        path.unlink(missing_ok=True)


def write_sources(place: Path) -> None:
    """Write the file that is precompiled, and the one with host code. Raises `OSError`."""
    for path, where in ((source_of(place), "ELSEWHERE"), (host_source_of(place), "HERE")):
        if not path.exists():
            path.write_text(f"#define SYCLOPT_HOST_CODE_IS_{where}\n#include <sycl/sycl.hpp>\n", encoding="utf-8")


def command_to_make(clang: Clang, options: Sequence[str], place: Path, output: str) -> list[str]:
    """Return the command that precompiles the header."""
    return [*clang.command, *options, _INSTANTIATE, "-x", "c++-header", str(source_of(place)), "-o", output]


def source_of(place: Path) -> Path:
    """Return the path of the file that is precompiled."""
    return place.with_suffix(".hpp")


def host_code_of(place: Path) -> Path:
    """Return the path of the object with the host code that a precompiled header declares."""
    return place.with_suffix(".o")


def host_source_of(place: Path) -> Path:
    """Return the path of the source of that object."""
    return place.with_suffix(".cpp")


def _is_relative(option: str) -> bool:
    """Tell whether an option may name a folder from where the compiler is."""
    found = _PLACES.fullmatch(option)
    return found is not None and not os.path.isabs(found["path"])


def _headers() -> Iterator[Path]:
    return (path for path in sorted(HEADERS.rglob("*")) if path.is_file())
