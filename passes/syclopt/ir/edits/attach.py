"""Attaching metadata to functions: what `Function.attach` does, for passes that do it to all functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.references import without_comments

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


def without_attachments(symbol: Entity, kind: str) -> Entity:
    """Return a function or global less its metadata attachments of a kind."""
    from syclopt.ir.layout import attachments_in, function_layout, global_layout

    header = symbol.header
    clean = without_comments(header)
    spans = (function_layout(symbol).attachments,) if symbol.kind == "function" else global_layout(symbol).details
    for attachment in reversed([found for span in spans for found in attachments_in(header, *span)]):
        if attachment.kind == kind:
            before = clean[: attachment.span.start].rstrip()
            header = header[: len(before.removesuffix(",").rstrip())] + header[attachment.span.end :]
    return symbol.with_head(header)


def _end(function: Entity) -> int:
    from syclopt.ir.layout import function_layout

    return function_layout(function).attachments.end
