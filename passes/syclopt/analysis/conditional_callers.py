"""Conditional callers before they are outlined: what their bodies do with their parameters.

A front end gives such a function the data of a callable and the numbers of a condition, and its body calls the
callable. On most devices the data come as one pointer, which the body hands on. Where the calling convention passes
small data in registers, the body first puts them together, and there may be any number of parameters before the
numbers, or none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.locals import mentions
from syclopt.ir.body.numbering import parameter_keys

if TYPE_CHECKING:
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_CASTS = frozenset(("addrspacecast", "bitcast"))
_MARKERS = ("llvm.lifetime.", "llvm.dbg.")


def hands_data_on(caller: Function, call: Call) -> bool:
    """Tell whether the call in a conditional caller hands on its first parameter, a pointer, and nothing else.

    The callable may also ignore its data.
    """
    parameters = caller.parameters
    if not parameters or parameters[0].type.kind != "pointer":
        return False
    if not call.arguments:
        return True
    first, *_ = parameter_keys(caller.entity)
    names = tuple(mention.key for mention in mentions(call.arguments[0].value))
    seen: set[Key] = set()
    while len(call.arguments) == len(names) == 1 and names[0] not in seen:
        if names[0] == first:
            return True
        seen.add(names[0])
        source = caller.blocks[0].body.definition(names[0])
        if not isinstance(source, Instruction) or source.opcode not in _CASTS:
            return False
        names = source.locals
    return False


def data_count(caller: Function) -> int:
    """Return how many parameters a conditional caller has before the numbers of its condition.

    The numbers are the last parameters, integers that its body does not read: at most it stores them in variables.
    """
    keys, parameters, body = parameter_keys(caller.entity), caller.parameters, caller.blocks[0].body
    count = len(keys)
    while count and parameters[count - 1].type.kind == "integer" and _is_unread(body, keys[count - 1]):
        count -= 1
    return count


def _is_unread(body: Body, key: Key) -> bool:
    """Tell whether nothing reads a value, nor the local variables that it is stored in."""
    seen: set[Key] = set()
    todo: list[Key] = [key]
    while todo:
        if (key := todo.pop()) in seen:
            continue
        seen.add(key)
        source = body.definition(key)
        if isinstance(source, Instruction):
            if source.opcode in _CASTS:
                todo += source.locals
            elif source.opcode != "alloca":
                return False
        for user in body.users(key):
            if user.opcode == "store":
                todo += (mention.key for mention in mentions(user.operands[1]))
            elif user.opcode in _CASTS and user.result is not None:
                todo.append(user.result)
            elif user.call is None or not str(user.call.callee).startswith(_MARKERS):
                return False
    return True
