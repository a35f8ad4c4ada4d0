"""Modules less some of their symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


def without_symbols(module: Module, keys: frozenset[Key]) -> None:
    """Remove symbols that nothing uses, with what only they need."""
    from syclopt.ir.edits.cut import Cutter

    cutter = Cutter(module)
    module.become(cutter.cut(cutter.names[key] for key in module.index.table("symbol") if key not in keys))
