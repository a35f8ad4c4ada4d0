"""Imports while the program runs, as most of this package's are: a child of a fork can make them too."""

from __future__ import annotations

import importlib
import os
import sys

_IMPORTED = {"syclrt", "syclopt", "numpy", "llvmlite", "lark", "networkx", "yaml", *sys.stdlib_module_names}
_IMPORTING: dict[str, object] = getattr(importlib, "_bootstrap").__dict__.get("_module_locks", {})  # noqa: B009
"""The locks of the modules that threads import now."""


def _wait_for_imports() -> None:
    """Return when no other thread imports any of these: in a child, none would go on, and its lock would stay locked.

    Imports of other modules may last as long as the program.
    """
    for name in [*_IMPORTING]:
        if name.partition(".")[0] in _IMPORTED:
            try:
                importlib.import_module(name)
            except Exception:  # the thread that imports it hears of that
                continue


os.register_at_fork(before=_wait_for_imports)
