"""The compiler of the host side: clang from 16 on, or g++."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.errors import FrontEndError

if TYPE_CHECKING:
    from collections.abc import Sequence

VARIABLE = "SYCLOPT_HOST_COMPILER"
_OLDEST_CLANG = 16
_FIRST_WITH_FAT_OBJECTS = 17
_CANDIDATES = ("clang++", *(f"clang++-{version}" for version in range(30, _OLDEST_CLANG - 1, -1)), "g++")
_CLANG = re.compile(r"clang version (\d+)")
_VERSION_OF_PATH = re.compile(r"(?:clang\+\+-|clang-|llvm-)(\d+)(?=/|\.|\Z)")
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
        chosen = [option for option in options if option.startswith(_LTO)]
        is_lto = bool(chosen) and chosen[-1] != _NO_LTO
        return ["-ffat-lto-objects"] if is_lto and self.clang >= _FIRST_WITH_FAT_OBJECTS else []

    def check(self, header: str) -> None:
        """Raise `FrontEndError` when an integration header needs what this compiler does not have."""
        if _UNNAMED_KERNELS not in header or self.clang:
            return
        message = f"the program has kernels without a name, which need clang as the host compiler, not '{self.path}'"
        raise FrontEndError(f"{message}; name them, or install clang {_OLDEST_CLANG} or later")


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
