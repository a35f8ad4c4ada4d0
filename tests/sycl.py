"""What tests of SYCL programs share: a mark for those that need DPC++'s packages, and how programs are run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from syclopt.errors import FrontEndError
from syclopt.frontends.dpcpp import find_installation

PROGRAMS = Path(__file__).parent / "end_to_end" / "sycl_programs"


def _is_installed() -> bool:
    try:
        find_installation()
    except FrontEndError:
        return False
    return True


needs_dpcpp = [
    pytest.mark.dpcpp,
    pytest.mark.skipif(not _is_installed(), reason="DPC++'s packages are not installed: scripts/test --dpcpp"),
]


def syclopt_cxx(*arguments: str | Path, cwd: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the driver in a process of its own; return what it said."""
    command = [sys.executable, "-m", "syclopt.tools.cxx.driver", *map(str, arguments)]
    return subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, check=False, env={**os.environ, **variables}
    )


def run_program(path: Path, *arguments: str, cwd: Path | None = None) -> str:
    """Run a program without any variable that could help it find a device; return what it printed."""
    helpful = ("OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "LD_LIBRARY_PATH")
    environment = {name: value for name, value in os.environ.items() if name not in helpful}
    done = subprocess.run(
        [path, *arguments], cwd=cwd, capture_output=True, text=True, check=False, env=environment, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
