"""sycl-unlock-atomics: what is atomic in local memory is done by plain loads and stores."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, key_of
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_PLACES = (names.NATIVE_LOCAL_MEMORY, names.NATIVE_DYNAMIC_LOCAL_MEMORY)
_OPCODES = frozenset({"atomicrmw", "cmpxchg"})
_SAME_MEMORY = frozenset({"getelementptr", "extractelement", "freeze", "bitcast"})
_VALUE = rf"(%{NAME}|[^ ,\"]+)"
_CHANGE = compile_pattern(rf"(%{NAME}) = atomicrmw (\w+) ptr (%{NAME}), (\w+) {_VALUE} [^,]*(, align \d+)?")
_EXCHANGE = compile_pattern(
    rf"(%{NAME}) = cmpxchg (?:weak )?ptr (%{NAME}), (\w+) {_VALUE}, \w+ {_VALUE} [^,]*(, align \d+)?"
)
_COMPUTED = frozenset({"add", "sub", "and", "or", "xor", "fadd", "fsub"})
_CHOSEN = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}


class SYCLUnlockAtomicsPass(ModulePass):
    """Write atomic operations on local memory as loads and stores: one thread runs all work-items of a work-group.

    It is done where the address is seen to be in local memory. What runs work-items in step is to be written before:
    it has to know what is atomic.
    """

    name: ClassVar[str] = "sycl-unlock-atomics"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        users = [user.key for place in _PLACES if place in module.functions for user in module.users(place)]
        done = sum(_unlocked(module.functions[key]) for key in dict.fromkeys(users) if key in module.functions)
        ctx.count("atomic operations unlocked", done)
        return PassResult(changed=bool(done))


def _unlocked(function: Function) -> int:
    """Edit a function; return how many operations are plain now."""
    if not any(opcode in function.body_text for opcode in _OPCODES):
        return 0
    done = 0
    with function.edit() as body:
        made_by = {one.result: one for one in body.instructions if one.result is not None}
        for one in [one for one in body.instructions if one.opcode in _OPCODES]:
            text = _change(body, one, made_by) if one.opcode == "atomicrmw" else _exchange(body, one, made_by)
            if text:
                one.replace(text)
                done += 1
    return done


def _change(body: Body, instruction: Instruction, made_by: Mapping[Key, Instruction]) -> str:
    """Return what does the same as an `atomicrmw`, where that is known."""
    match = _CHANGE.match(instruction.printed)
    if match is None or not _is_local(match[3], made_by):
        return ""
    result, operation, place, kind, value, alignment = match.groups(default="")
    new = f"%{body.fresh('unlocked')}"
    if operation in _COMPUTED:
        computed = f"{new} = {operation} {kind} {result}, {value}\n"
    elif operation in _CHOSEN:
        computed = f"{new}.is_new = icmp {_CHOSEN[operation]} {kind} {value}, {result}\n"
        computed += f"{new} = select i1 {new}.is_new, {kind} {value}, {kind} {result}\n"
    elif operation == "xchg":
        computed, new = "", value
    else:
        return ""
    return f"{result} = load {kind}, ptr {place}{alignment}\n{computed}store {kind} {new}, ptr {place}{alignment}"


def _exchange(body: Body, instruction: Instruction, made_by: Mapping[Key, Instruction]) -> str:
    """Return what does the same as a `cmpxchg`, where that is known."""
    match = _EXCHANGE.match(instruction.printed)
    if match is None or not _is_local(match[2], made_by):
        return ""
    result, place, kind, expected, value, alignment = match.groups(default="")
    name, pair = f"%{body.fresh('unlocked')}", f"{{ {kind}, i1 }}"
    return (
        f"{name} = load {kind}, ptr {place}{alignment}\n"
        f"{name}.is_same = icmp eq {kind} {name}, {expected}\n"
        f"{name}.new = select i1 {name}.is_same, {kind} {value}, {kind} {name}\n"
        f"store {kind} {name}.new, ptr {place}{alignment}\n"
        f"{name}.pair = insertvalue {pair} poison, {kind} {name}, 0\n"
        f"{result} = insertvalue {pair} {name}.pair, i1 {name}.is_same, 1"
    )


def _is_local(place: str, made_by: Mapping[Key, Instruction]) -> bool:
    """Tell whether an address is computed from one in local memory."""
    made = made_by.get(key_of(place[1:]))
    while made is not None and made.opcode in _SAME_MEMORY:
        first = made.operands[0].split(" to ")[0].rpartition(" ")[2]
        made = made_by.get(key_of(first[1:])) if first.startswith("%") else None
    return made is not None and made.call is not None and made.call.callee in _PLACES
