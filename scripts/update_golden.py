#!/usr/bin/env python3
"""Rewrite the CHECK lines of golden tests marked `; GOLDEN: auto`: update_golden.py [--check] FILE..."""

import os
import sys
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent

try:
    from syclopt.testing.update import main
except ImportError:
    python = _ROOT / ".venv" / "bin" / "python"
    if not python.exists() or Path(sys.prefix) == python.parent.parent:
        sys.exit("update_golden.py: the environment is not there yet: run scripts/check once")
    os.execv(python, [str(python), *sys.argv])

sys.exit(main(pyproject=_ROOT / "pyproject.toml"))
