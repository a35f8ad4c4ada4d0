"""Chains of calls in messages: where something is, and through which calls a function comes to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.source_places import inlined_calls, place_of_instruction, place_of_node, text_of_call
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
    instruction: str = "",
    is_located: bool = False,
) -> str:
    """Return, in words, where something is and which calls lead there: what follows the name of the last function.

    `chain` are functions of which each calls the next one; `place` is where in the last one the thing is, if that is
    known, and with `is_located` stands before the message. Its `instruction` tells which functions have been inlined
    to have it there. Of a long chain the middle is left out.
    """
    parts = [f"{'' if is_located else _at(place)}{described_inlining(module, instruction, chain[-1], spelled)}"]
    is_known = place is not None
    count = len(chain) - 1
    hidden = count - 2 * _SHOWN
    told = range(count) if hidden <= 1 else (*range(_SHOWN), *range(_SHOWN + hidden, count))
    for number in told:
        if hidden > 1 and number == _SHOWN + hidden:
            parts.append(f"... ({hidden} more calls)")
        callee, caller = chain[-1 - number], chain[-2 - number]
        call = text_of_call(module, caller, callee)
        place = place_of_instruction(module, call)
        is_known = is_known or place is not None
        inside = described_inlining(module, call, caller, spelled)
        parts.append(f"which is called by {spelled(caller)}{_at(place)}{inside}")
    return f"{', '.join(parts)}{'' if is_known else _HINT}"


def described_inlining(module: Module, instruction: str, key: Key, spelled: Callable[[Key], str] = shown) -> str:
    """Return, in words, which functions have been inlined into a function to have an instruction there.

    It is what follows the place of the instruction: nothing where the function had it from the beginning.
    """
    inlined = inlined_calls(module, instruction)
    if not inlined:
        return ""
    into = [*(shown(call.function) for call in inlined[1:]), spelled(key)]
    steps = [f"which is inlined into {name}{_at(call.place)}" for call, name in zip(inlined, into, strict=True)]
    if (hidden := len(steps) - 2 * _SHOWN) > 1:
        steps[_SHOWN:-_SHOWN] = [f"... ({hidden} more calls)"]
    return ", ".join((f" in {shown(inlined[0].function)}", *steps))


def place_of_function(function: Function) -> str | None:
    """Return file and line of a function in the source, or of an annotation that is on it, if they are known."""
    node = function.metadata.get("dbg")
    if node is not None:
        return place_of_node(function.module, node.number)
    return function.module.functions_with_string(names.ANNOTATED_AT).get(function.key)


def _at(place: str | None) -> str:
    return f" at {place}" if place else ""
