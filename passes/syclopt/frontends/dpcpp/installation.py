"""Where DPC++'s compiler library, headers and runtime are installed, and whether this version is one that is known."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from syclopt.errors import FrontEndError

ROOT_VARIABLE = "SYCLOPT_DPCPP_ROOT"
VERSIONS = ("2026.2.0",)
"""The versions of the package whose compiler library is known to take and give what `library.py` says."""

_PACKAGE = "intel_sycl_rt"
_HOW = f"pip install 'syclopt[dpcpp]', or name the prefix of an environment that has it: {ROOT_VARIABLE}=DIR"


@dataclass(frozen=True, slots=True)
class Installation:
    """DPC++ as the packages of PyPI install it under a prefix."""

    root: Path
    version: str

    @property
    def compiler(self) -> Path:
        """The compiler library."""
        return self.root / "lib" / "libsycl-jit.so"

    @property
    def include(self) -> Path:
        """The folder of the headers."""
        return self.root / "include"

    @property
    def libraries(self) -> Path:
        """The folder of the runtime."""
        return self.root / "lib"

    @property
    def opencl_driver(self) -> Path:
        """The OpenCL runtime for processors; it is in a package of its own, and may be absent."""
        return self.root / "lib" / "libintelocl.so"


def find_installation() -> Installation:
    """Return the installation that SYCLOPT_DPCPP_ROOT names, or that of this interpreter's environment.

    Raises `FrontEndError` when there is none, and for a version that is not known.
    """
    named = os.environ.get(ROOT_VARIABLE)
    return _installation(Path(named or sys.prefix).absolute(), is_named=bool(named))


@cache
def _installation(root: Path, *, is_named: bool) -> Installation:
    place = f"under '{root}'" + (f", which {ROOT_VARIABLE} names" if is_named else "")
    versions = sorted(
        {_version_of(folder) for folder in root.glob(f"lib/python3*/site-packages/{_PACKAGE}-*.dist-info")}
    )
    if not versions or not (root / "lib" / "libsycl-jit.so").exists():
        raise FrontEndError(f"DPC++ is not installed {place}; {_HOW}")
    known = [version for version in versions if version in VERSIONS]
    if not known:
        expected = " or ".join(VERSIONS)
        message = f"DPC++ {versions[-1]} {place} is not a version that is known to work; expected {expected}"
        raise FrontEndError(f"{message}: pip install '{_PACKAGE.replace('_', '-')}=={VERSIONS[-1]}'")
    return Installation(root, known[-1])


def _version_of(folder: Path) -> str:
    return folder.name.removeprefix(f"{_PACKAGE}-").removesuffix(".dist-info")
