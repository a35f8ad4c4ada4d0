"""Small scripts that let any process call the tools of RUN lines by name: `syclopt`, `FileCheck`, `not`, ..."""

import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

from syclopt.testing.tools import Tool


def write(folder: Path, tools: Iterable[Tool]) -> Path:
    """Write one script a tool, and `not`, into `folder`; return it, to be put first on PATH."""
    folder.mkdir(parents=True, exist_ok=True)
    _script(folder / "not", ["not"])
    for tool in tools:
        _script(folder / tool.name, ["run", tool.name, tool.target, tool.pipeline_option])
    return folder


def _script(path: Path, arguments: list[str]) -> None:
    command = shlex.join([sys.executable, "-P", "-m", "syclopt.testing.tools", *arguments])
    path.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    path.chmod(0o755)
