"""What compile units say of debug information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import references
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.spelling import GAP

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_UNITS = "llvm.dbg.cu"
_FOR_MESSAGES = outside_noise(rf"\bemissionKind{GAP}:{GAP}(NoDebug)\b")


def has_lines_for_code(module: Module) -> bool:
    """Tell whether machine code is to have lines: they may also be there for messages of compilers alone."""
    units = module.named_metadata.get(_UNITS)
    if units is None:
        return False
    return any(not _is_for_messages(module.metadata[number].header) for number in references(units.entity).metadata)


def _is_for_messages(unit: str) -> bool:
    return any(found[1] for found in _FOR_MESSAGES.finditer(unit))
