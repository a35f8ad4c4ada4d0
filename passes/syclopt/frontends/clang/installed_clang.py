"""The clang that compiles programs: one that is named, installed, or in Python's package `ziglang`."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import syclopt
from syclopt.errors import FrontEndError
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

VARIABLE = "SYCLOPT_CXX"
HEADERS = Path(syclopt.__file__).parent / "include" / "syclopt-sycl"
"""The folder with `sycl/sycl.hpp`."""
OLDEST = 16
_OURS = 22  # of LLVM here
_CANDIDATES = (*(f"clang++-{version}" for version in (_OURS, *range(30, OLDEST - 1, -1))), "clang++")
_VERSION = compile_pattern(r"\bclang version (?P<number>\d+)")
_VERSION_OF_PATH = compile_pattern(r"/llvm-(\d+)/bin/clang(?:\+\+)?$|/clang-(\d+)$")
_ZIG = "c++"  # the word that makes zig a compiler of C++
_LIKE_CLANG = ("-mcpu=baseline", "-UNDEBUG")  # else it compiles for the processor that is here, and without assertions
_HOW = f"install clang {OLDEST} or later (Debian: apt-get install clang), or pip install 'syclopt[clang]'"


@dataclass(frozen=True)
class Clang:
    """A clang: the words that start it, and its version."""

    command: tuple[str, ...]
    version: int

    @property
    def is_zig(self) -> bool:
        """Whether it is the one in `ziglang`, whose driver is another one."""
        return _ZIG in self.command

    @property
    def writes_our_text(self) -> bool:
        """Whether LLVM here reads its IR as text."""
        return self.version == _OURS

    @property
    def c_command(self) -> tuple[str, ...]:
        """The words that start it for C."""
        if self.is_zig:
            return tuple("cc" if word == _ZIG else word for word in self.command)
        return (*self.command, "-x", "c")

    def spelled(self, options: Sequence[str]) -> list[str]:
        """Return options as its driver spells them."""
        return [_as_zig_spells(option) for option in options] if self.is_zig else [*options]

    def __str__(self) -> str:
        return f"clang {self.version} ({shlex.join(self.command)})"


def find_clang(named: str | None, preferred: str | None = None) -> Clang:
    """Return the clang that an option or SYCLOPT_CXX names, else a `preferred` one, or the first that is installed.

    Raises `FrontEndError` where there is none, or a named one is none or too old.
    """
    named = named or os.environ.get(VARIABLE)
    if named:
        return _named(named)
    if preferred and (path := shutil.which(preferred)):
        version = _version((path,))
        if version >= OLDEST:
            return Clang((path,), version)
    for name in _CANDIDATES:
        path = shutil.which(name)
        if path is not None and (version := _version((path,))) >= OLDEST:
            return Clang((path,), version)
    zig = _zig()
    if zig is None:
        raise FrontEndError(f"no clang that compiles SYCL: {_HOW}; --cxx= or {VARIABLE} names one")
    return zig


def _named(name: str) -> Clang:
    words = tuple(shlex.split(name))
    if words == ("ziglang",):
        zig = _zig()
        if zig is None:
            raise FrontEndError("package 'ziglang' is not installed: pip install 'syclopt[clang]'")
        return zig
    path = shutil.which(words[0]) if words else None
    if path is None:
        raise FrontEndError(f"the compiler '{name}' is not there; {_HOW}")
    command = (path, *words[1:], *(_LIKE_CLANG if _ZIG in words else ()))
    version = _version(command)
    if not version:
        raise FrontEndError(f"the compiler '{name}' is not clang; {_HOW}")
    if version < OLDEST:
        raise FrontEndError(f"the compiler '{name}' is clang {version}; {_HOW}")
    return Clang(command, version)


def _zig() -> Clang | None:
    if find_spec("ziglang") is None:
        return None
    command = (sys.executable, "-m", "ziglang", _ZIG, *_LIKE_CLANG)
    version = _version(command)
    return Clang(command, version) if version >= OLDEST else None


def _as_zig_spells(option: str) -> str:
    name, equals, value = option.partition("=")
    return f"{name}{equals}{value.replace('-', '_')}" if name in ("-march", "-mtune", "-mcpu") else option


def _version(command: Sequence[str]) -> int:
    """Return the version of clang, which its path may tell, as Debian's do; 0 for another compiler."""
    if len(command) == 1 and (found := _VERSION_OF_PATH.search(os.path.realpath(command[0]))):
        return int(found[1] or found[2])
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = _VERSION.search(said)
    return int(found["number"]) if found else 0
