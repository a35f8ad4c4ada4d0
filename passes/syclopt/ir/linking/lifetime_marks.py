"""Marks of where the life of a variable begins and ends: since LLVM 22 they tell no size, and are of variables only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.body.instruction import Instruction

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.linking.part import Part
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_MARKS = ("llvm.lifetime.start.", "llvm.lifetime.end.")
_CASTS = ("bitcast", "addrspacecast")


def agree_on_marks(linked: Module, parts: Iterable[Part]) -> None:
    """Write the marks of all functions as LLVM 22 does, where only some of `parts` do: no LLVM reads both."""
    counts = {part.module.functions[key].num_parameters for part in parts for key in _marks(part.symbols)}
    if len(counts) < 2:
        return
    for key in [*_marks(linked.functions)]:
        for user in linked.users(key):
            _shorten_calls(linked.functions[user.key])
        declared = linked.functions[key]
        if declared.num_parameters == 2:
            first, second = declared.parameters
            declared.set_span(first.start_pos, second.start_pos, "")


def _marks(symbols: Iterable[Key]) -> Iterator[Key]:
    return (key for key in symbols if isinstance(key, str) and key.startswith(_MARKS))


def _shorten_calls(function: Function) -> None:
    with function.edit() as body:
        for instruction in [*body.instructions]:
            call = instruction.call
            if call is None or not str(call.callee).startswith(_MARKS) or len(call.arguments) != 2:
                continue
            if _is_of_variable(body, instruction):
                instruction.replace(_without_size(call))
            else:
                instruction.remove()


def _without_size(call: Call) -> str:
    first, second = call.arguments
    return f"{call.text[: first.start_pos]}{call.text[second.start_pos :]}"


def _is_of_variable(body: Body, mark: Instruction) -> bool:
    made = body.definition(mark.locals[0]) if mark.locals else None
    while isinstance(made, Instruction) and made.opcode in _CASTS and made.locals:
        made = body.definition(made.locals[0])
    return isinstance(made, Instruction) and made.opcode == "alloca"
