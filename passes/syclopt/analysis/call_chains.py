"""Chains of calls in messages: where something is, and through which calls a function comes to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.source_places import place_of_call, place_of_node
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_SHOWN = 8  # calls at either end of a chain
_HINT = " (compile with '-g' to get source locations)"


def described_chain(
    module: Module,
    chain: Sequence[Key],
    place: str | None,
    spelled: Callable[[Key], str] = shown,
    *,
    is_located: bool = False,
) -> str:
    """Return, in words, where something is and which calls lead there: what follows the name of the last function.

    `chain` are functions of which each calls the next one; `place` is where in the last one the thing is, if that is
    known, and with `is_located` stands before the message. Of a long chain the middle is left out.
    """
    parts = ["" if is_located else _at(place)]
    is_known = place is not None
    calls = [*zip(chain[-2::-1], chain[:0:-1], strict=True)]
    hidden = len(calls) - 2 * _SHOWN
    for number, (caller, callee) in enumerate(calls):
        if hidden > 1 and number == _SHOWN:
            parts.append(f"... ({hidden} more calls)")
        if hidden <= 1 or not _SHOWN <= number < _SHOWN + hidden:
            place = place_of_call(module, caller, callee)
            is_known = is_known or place is not None
            parts.append(f"which is called by {spelled(caller)}{_at(place)}")
    return f"{', '.join(parts)}{'' if is_known else _HINT}"


def place_of_function(function: Function) -> str | None:
    """Return file and line of a function in the source, or of an annotation that is on it, if they are known."""
    node = function.metadata.get("dbg")
    if node is not None:
        return place_of_node(function.module, node.number)
    return function.module.functions_with_string(names.ANNOTATED_AT).get(function.key)


def _at(place: str | None) -> str:
    return f" at {place}" if place else ""
