"""What compile units say of debug information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import references

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_UNITS = "llvm.dbg.cu"
_FOR_MESSAGES = "emissionKind: NoDebug"


def has_lines_for_code(module: Module) -> bool:
    """Tell whether machine code is to have lines: they may also be there for messages of compilers alone."""
    units = module.named_metadata.get(_UNITS)
    if units is None:
        return False
    return any(_FOR_MESSAGES not in module.metadata[number].header for number in references(units.entity).metadata)
