"""Setting the alignment of the memory accesses through a pointer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import METADATA_NAME, NAME, key_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.text.spelling import Key
    from syclopt.transforms.compile_time_properties.locals_in_body import Locals

_ACCESS = compile_pattern(rf"(?:%{NAME}[ \t]*=[ \t]*)?+(?:load|store)\b")
_CAST = compile_pattern(rf"%({NAME})[ \t]*=[ \t]*(?:bitcast|addrspacecast)\b")
_ORDERING = re.compile(
    r"(?:[ \t]+syncscope[ \t]*\([^()]*\))?(?:[ \t]+(?:unordered|monotonic|acquire|release|acq_rel|seq_cst))?"
)
_DETAIL = re.compile(rf"align[ \t]+[0-9]+|!{METADATA_NAME}[ \t]+!(?:[0-9]+|[a-zA-Z]*[{{(][^\n]*[)}}])")
_TRANSFER = re.compile(r"llvm\.mem(?:cpy|move)\.")


def alignment_patches(
    key: Key, number: int, local: Locals, call_at: Callable[[int], tuple[int, Call] | None]
) -> dict[Span, str]:
    """Return what to write where so that all accesses to memory through the value `key` have an alignment.

    These are loads and stores of which it is the address, and copies of which it is source or destination; through
    `bitcast` and `addrspacecast` too. Spans are into the body; `call_at` gives the call at an offset and its start.
    """
    patches: dict[Span, str] = {}
    todo, seen = [key], {key}
    while todo:
        for use in local.uses(todo.pop()):
            line = local.line(use.start)
            if cast := _CAST.match(local.clean, line.start):
                result = key_of(cast[1])
                todo += [result] if result not in seen else []
                seen.add(result)
            elif access := _ACCESS.match(local.clean, line.start):
                patches |= _of_access(local.clean, access.end(), line.end, use, number)
            elif found := call_at(use.start):
                patches |= _of_copy(*found, use, number)
    return patches


def _of_access(text: str, start: int, end: int, use: Span, number: int) -> dict[Span, str]:
    """Return the patch of a load or store whose operands are `text[start:end]`: the second one is the address.

    Nothing where more follows than belongs to it, as when instructions share a line.
    """
    pieces = [Span(*piece) for piece in split_commas(text, start, end)]
    if len(pieces) < 2 or use.start < pieces[1].start or not _ORDERING.fullmatch(text, use.end, pieces[1].end):
        return {}
    if not all(_DETAIL.fullmatch(text, *piece) for piece in pieces[2:]):
        return {}
    for piece in pieces[2:]:
        if text.startswith("align", piece.start):
            return {piece: f"align {number}"}
    return {Span(pieces[1].end, pieces[1].end): f", align {number}"}


def _of_copy(start: int, call: Call, use: Span, number: int) -> dict[Span, str]:
    """Return the patch of a call that begins at `start` if it copies memory from or to what is used."""
    patches: dict[Span, str] = {}
    if not _TRANSFER.match(str(call.callee)):
        return patches
    for argument in call.arguments[:2]:
        if start + argument.operand.end_pos != use.end:
            continue
        known = next((a for a in argument.attributes if a.name == "align"), None)
        at = known.span if known is not None else Span(argument.type.end_pos, argument.type.end_pos)
        text = f"align {number}" if known is not None else f" align {number}"
        patches[Span(start + at.start, start + at.end)] = text
    return patches
