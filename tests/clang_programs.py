"""What tests of programs by a stock clang share: a mark for those that need one, the driver, and how programs run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from tests.made_once import made_once

from syclopt.errors import FrontEndError
from syclopt.frontends.clang.installed_clang import find_clang

PROGRAMS = Path(__file__).parents[1] / "ir_fixtures" / "sources" / "sycl"


def _problem() -> str:
    if platform.machine() != "x86_64":
        return "host code of x86-64 is what passes make device code of"
    try:
        find_clang(None)
    except FrontEndError as error:
        return error.message
    return ""


needs_clang = pytest.mark.skipif(bool(_problem()), reason=_problem() or "there is a clang")


def syclopt_cxx(*arguments: str | Path, cwd: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the driver with a stock clang, in a process of its own; return what it said."""
    command = [sys.executable, "-m", "syclopt.tools.cxx.driver", "-fsycl-frontend=clang", *map(str, arguments)]
    environment = {**os.environ, **variables}
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=environment, timeout=300)


def build(source: str, program: Path, *options: str | Path) -> Path:
    """Compile the text of a program; return its path."""
    file = program.with_suffix(".cpp")
    file.write_text(source)
    done = syclopt_cxx(file, *options, "-o", program)
    assert done.returncode == 0, done.stderr
    return program


def built_once(factory: pytest.TempPathFactory, name: str, source: str) -> Path:
    """Compile the text of a program once in a run of tests, in a folder of some name; return its path."""
    return made_once(factory, name, lambda folder: build(source, folder / "program")) / "program"


def own_cache(folder: Path) -> dict[str, str]:
    """Return the variables by which nothing is kept yet, but for zig: that compiles a C++ library for its cache."""
    of_zig = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "zig")
    return {
        "XDG_CACHE_HOME": str(folder),
        "ZIG_GLOBAL_CACHE_DIR": os.environ.get("ZIG_GLOBAL_CACHE_DIR") or str(of_zig),
    }


def started(path: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a program; return what came of it."""
    environment = {**os.environ, **variables}
    return subprocess.run(
        [path, *arguments], capture_output=True, check=False, timeout=120, env=environment, errors="surrogateescape"
    )
