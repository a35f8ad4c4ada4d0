"""The compiler of the host side, clang from 16 on or g++, and what it says."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import FrontEndError
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

VARIABLE = "SYCLOPT_HOST_COMPILER"
_OLDEST_CLANG = 16
_FIRST_WITH_FAT_OBJECTS = 17
_CANDIDATES = ("clang++", *(f"clang++-{version}" for version in range(30, _OLDEST_CLANG - 1, -1)), "g++")
_CLANG = compile_pattern(r"clang version (\d+)")
_VERSION_OF_PATH = compile_pattern(r"(?:clang\+\+-|clang-|llvm-)(\d+)(?=/|\.|\Z)")
_HOW = f"-fsycl-host-compiler= or {VARIABLE} names another, such as g++"
_UNNAMED_KERNELS = "KernelInfoData<"  # in an integration header
# The device side tells of deprecated calls; a compiler that is not DPC++'s finds such in the headers themselves, too.
_NO_LTO = "-fno-lto"
_LTO = ("-flto", _NO_LTO)
_MACROS = ("-DSYCL_LANGUAGE_VERSION=202012L", "-D__SYCL_DISABLE_DEPRECATION_WARNINGS")
_UNNAMED = ("-D__SYCL_UNNAMED_LAMBDA__", "-Xclang", "-fsycl-is-host")
# Attributes of kernels are nothing to a host compiler. GCC can be told whose attributes these are; what clang says of
# them is left out of its messages.
ATTRIBUTE_SPACES = ("sycl", "intel", "__sycl_detail__")
_ATTRIBUTES_OF_CLANG = ("-Wno-error=unknown-attributes",)
_ATTRIBUTES_OF_GCC = tuple(f"-Wno-attributes={space}::" for space in ATTRIBUTE_SPACES)
_COLOUR = compile_pattern(r"\x1b\[[0-9;]*[A-Za-z]")
_MESSAGE = compile_pattern(
    r"(?P<place>\S.*?:\d+:\d+): (?P<kind>warning|error|fatal error): (?P<text>.*?)(?: \[-W[^\]]*\])?"
)
_BEFORE = compile_pattern(
    r"In file included from |\s+from |\S.*: (?:In|At) .*:$|\S.*: (?:  )?(?:required|recursively) "
)
_COUNT = compile_pattern(r"\d+ (?:warnings?|errors?)(?: and \d+ errors?)? generated\.")
_OF_DEVICES = compile_pattern(rf"unknown attribute '(?:{'|'.join(ATTRIBUTE_SPACES)})::[^']*' ignored.*")
_QUOTES = str.maketrans(dict.fromkeys("\u2018\u2019", "'"))  # of GCC


# A header of the C++ library has no dot in its name. As clang and GCC say it:
_NO_LIBRARY = compile_pattern(r"fatal error: '?(?P<name>[a-z_]+)(?:' file not found|: No such file)")


@dataclass(frozen=True, slots=True)
class HostCompiler:
    """A C++ compiler; `clang` is its version, or 0 when it is another one."""

    path: str
    clang: int

    def sycl_options(self, include: str) -> list[str]:
        """Return the options that make host code of a SYCL source, with DPC++'s headers in the folder `include`.

        Raises `FrontEndError` for a clang that is too old for these.
        """
        if 0 < self.clang < _OLDEST_CLANG:
            message = f"the host compiler '{self.path}' is clang {self.clang}, and DPC++'s headers need {_OLDEST_CLANG}"
            raise FrontEndError(f"{message} or later: {_HOW}")
        own = (*_UNNAMED, *_ATTRIBUTES_OF_CLANG) if self.clang else _ATTRIBUTES_OF_GCC
        return [*_MACROS, *own, "-isystem", include]

    def lto_options(self, options: Sequence[str]) -> list[str]:
        """Return what `options` lack for an object that is optimized when it is linked, and has a section besides."""
        return fat_objects(self.clang) if is_lto(options) else []

    def check(self, header: str) -> None:
        """Raise `FrontEndError` when an integration header needs what this compiler does not have."""
        if _UNNAMED_KERNELS not in header or self.clang:
            return
        message = f"the program has kernels without a name, which need clang as the host compiler, not '{self.path}'"
        raise FrontEndError(f"{message}; name them, or install clang {_OLDEST_CLANG} or later")


def is_lto(options: Sequence[str]) -> bool:
    """Tell whether options ask for objects that are optimized when they are linked."""
    chosen = [option for option in options if option.startswith(_LTO)]
    return bool(chosen) and chosen[-1] != _NO_LTO


def fat_objects(version: int) -> list[str]:
    """Return the option by which a version of clang makes objects that have sections, too; older ones have none."""
    return ["-ffat-lto-objects"] if version >= _FIRST_WITH_FAT_OBJECTS else []


def find_host_compiler(named: str | None) -> HostCompiler:
    """Return the compiler that an option or SYCLOPT_HOST_COMPILER names, or the first of those that are installed.

    Raises `FrontEndError`.
    """
    named = named or os.environ.get(VARIABLE)
    if named:
        path = shutil.which(named)
        if path is None:
            raise FrontEndError(f"the host compiler '{named}' is not there; install it, or name another")
        return HostCompiler(path, _clang_version(path))
    for name in _CANDIDATES:
        path = shutil.which(name)
        if path is None:
            continue
        version = _clang_version(path)
        if version >= _OLDEST_CLANG or name == "g++":
            return HostCompiler(path, version)
    message = f"no compiler for the host side: expected clang {_OLDEST_CLANG} or later, or g++ (Debian: apt-get install"
    raise FrontEndError(f"{message} clang g++); -fsycl-host-compiler= or {VARIABLE} names one")


def _clang_version(path: str) -> int:
    """Return the version of clang, which its path may tell, as Debian's do; 0 for another compiler."""
    whole = os.path.realpath(path)
    if "clang" not in os.path.basename(whole) and "clang" not in os.path.basename(path):
        return 0
    if found := _VERSION_OF_PATH.search(whole):
        return int(found[1])
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = _CLANG.search(said)
    return int(found[1]) if found else 0


def with_hint(said: str) -> str:
    """Return what a compiler said, with a line on what to install where it lacks the headers of the C++ library."""
    found = _NO_LIBRARY.search(_plain(said))
    if found is None:
        return said
    what = f"<{found['name']}> is of the C++ library, whose headers are not installed for this compiler"
    return f"{said}syclopt-cxx: note: {what} (Debian: apt-get install g++)\n"


class _Diagnostic(NamedTuple):
    """A message with the lines that belong to it; what it is known by is empty for other lines."""

    known_by: tuple[str, ...]
    lines: list[str]

    @property
    def text(self) -> str:
        """What the message says, without its place."""
        return self.known_by[-1] if self.known_by else ""


def of_host_code(said: str, told_of_device_code: str) -> str:
    """Return what the host compiler said, without what it cannot know, and what was told of device code already.

    It does not know attributes of kernels. Flags after a message do not count.
    """
    told = {each.known_by for each in _diagnostics(told_of_device_code) if each.known_by}
    all_said = [*_diagnostics(said)]
    kept = [each for each in all_said if each.known_by not in told and not _OF_DEVICES.fullmatch(each.text)]
    if len(kept) == len(all_said):
        return said
    count = _counted(kept)
    lines = [line for each in kept for line in each.lines if not _COUNT.fullmatch(_plain(line))]
    return "".join(f"{line}\n" for line in ([*lines, count] if count else lines))


def _diagnostics(text: str) -> Iterator[_Diagnostic]:
    """Yield all lines, put together to messages: what leads to one, its first line, carets and notes."""
    leading: list[str] = []
    current = _Diagnostic((), [])
    for line in text.splitlines():
        plain = _plain(line)
        if found := _MESSAGE.fullmatch(plain):
            yield current
            current = _Diagnostic((found["place"], found["kind"], found["text"]), [*leading, line])
            leading = []
        elif _BEFORE.match(plain):
            leading.append(line)
        elif _COUNT.fullmatch(plain):
            yield current
            current = _Diagnostic((), [*leading, line])
            leading = []
        else:
            current.lines.extend([*leading, line])
            leading = []
    yield _Diagnostic(current.known_by, [*current.lines, *leading])


def _counted(kept: list[_Diagnostic]) -> str:
    """Return what clang says at its end about the messages that are left, if it said such a thing."""
    if not any(_COUNT.fullmatch(_plain(line)) for each in kept for line in each.lines):
        return ""
    kinds = [each.known_by[1] for each in kept if each.known_by]
    numbers = (("warning", kinds.count("warning")), ("error", len(kinds) - kinds.count("warning")))
    parts = [f"{number} {kind}{'s' if number > 1 else ''}" for kind, number in numbers if number]
    return f"{' and '.join(parts)} generated." if parts else ""


def _plain(line: str) -> str:
    return _COLOUR.sub("", line).translate(_QUOTES)
