"""Attaching metadata to functions: what `Function.attach` does, for passes that do it to all functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity


def with_attachments(function: Entity, text: str) -> Entity:
    """Return a function with further metadata attachments, spelled `!kind !5 !kind !6`, none of which it may have."""
    header = function.header
    if function.brace == function.end:
        at = _end(function)
        before, after = "" if header[at - 1].isspace() else " ", "" if header[at].isspace() else " "
    else:
        end = len(header) if ";" not in header and "/*" not in header else _end(function)
        at = len(header[:end].rstrip())
        before, after = " ", "" if header[at : at + 1].isspace() else " "
    return function.with_head(f"{header[:at]}{before}{text}{after}{header[at:]}")


def _end(function: Entity) -> int:
    from syclopt.ir.layout import function_layout

    return function_layout(function).attachments.end
