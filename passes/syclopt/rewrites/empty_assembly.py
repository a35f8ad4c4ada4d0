"""Inline assembly without an instruction: a barrier for the compiler, and values that pass through it."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, spell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Argument, CallFragment
    from syclopt.ir.views.function import Function

BARRIER = 'call void asm sideeffect "", "~{memory}"()'
"""What any processor takes: no access of memory is moved across it by the compiler."""
_MEMORY = "~{memory}"
_BARRIER = compile_pattern(
    GAP.join(("call", "void", "asm", "sideeffect", '""', ",", r'"~\{memory\}"', r"\(", r"\)")), re.DOTALL
)


def lower_empty_assembly(function: Function) -> None:
    """Let assembly without an instruction say nothing of the host's registers: values are what they were before.

    Assembly that has an instruction, or a result that it is given no value for, is left as it is.
    """
    if "asm" not in function.body_text:
        return
    texts: dict[Call, str] = {}
    for call in function.calls:
        lowered = _lowered(call) if call.is_asm and call.keyword == "call" and not is_barrier(call) else None
        if lowered is not None:
            texts[call] = "\n  ".join(lowered)
    function.replace_calls(texts)


def is_barrier(call: Call) -> bool:
    """Tell whether a call is a barrier for the compiler, and nothing else."""
    return call.is_asm and _BARRIER.match(call.text) is not None


def _lowered(call: Call) -> list[str] | None:
    """Return the instructions that empty assembly amounts to; None for other assembly."""
    parsed = call.parsed
    constraints = (parsed.callee.constraints or "").split(",")
    if (parsed.callee.assembly or "").strip():
        return None
    arguments = iter(parsed.arguments)
    outputs = [one for one in constraints if one.startswith("=")]
    places = [next(arguments, None) if one.startswith("=*") else None for one in outputs]
    given: dict[int, Argument] = {}
    for one in constraints:
        if one.startswith(("=", "~", "!")):
            continue
        argument = next(arguments, None)
        if argument is not None and one.isdecimal():
            given[int(one)] = argument
    stores = [
        f"store {given[at].type.text} {given[at].value}, ptr {place.value}"
        for at, place in enumerate(places)
        if place is not None and at in given
    ]
    results = [given.get(at) for at, place in enumerate(places) if place is None]
    values = [one for one in results if one is not None]
    if len(values) < len(results):
        return None
    return [*([BARRIER] if _MEMORY in constraints else []), *stores, *_results(parsed, values)]


def _results(call: CallFragment, values: Sequence[Argument]) -> list[str]:
    """Return the instructions that give the result of a call a value for each of its parts."""
    if call.result is None or not values:
        return []
    name, type_ = f"%{spell(call.result)}", call.return_type.text
    if len(values) == 1:
        return [f"{name} = bitcast {type_} {values[0].value} to {type_}"]
    parts = [f'%"asm.{call.result}.{at}"' for at in range(len(values) - 1)]
    return [
        f"{now} = insertvalue {type_} {before}, {value.type.text} {value.value}, {at}"
        for at, before, now, value in zip(count(), ["poison", *parts], [*parts, name], values, strict=False)
    ]
