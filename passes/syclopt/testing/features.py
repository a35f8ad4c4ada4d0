"""What a test may ask for in REQUIRES, UNSUPPORTED and XFAIL: LLVM's and SPIR-V's programs on PATH, by name."""

import importlib
import os
import re
import shutil
import sys
from collections.abc import Iterable

_PROGRAM = re.compile(r"(?:clang|clang\+\+|opt|llc|lli|llvm-[a-z-]+|spirv-[a-z]+)(?:-\d+)?")


def available() -> frozenset[str]:
    """Return the names of the programs found (`clang-22`, `opt-14`, `spirv-val`, ...) and `system-linux` or so."""
    found = {f"system-{sys.platform}"}
    for folder in os.get_exec_path():
        try:
            names = os.listdir(folder)
        except OSError:
            continue
        found.update(name for name in names if _PROGRAM.fullmatch(name) and shutil.which(name, path=folder))
    return frozenset(found)


def holds(expression: str, features: Iterable[str]) -> bool:
    """Evaluate a boolean expression with lit's own evaluator; `*` is always true. Raises `ValueError`."""
    if expression == "*":
        return True
    evaluator = importlib.import_module("lit.BooleanExpression").BooleanExpression
    return bool(evaluator.evaluate(expression, features))
