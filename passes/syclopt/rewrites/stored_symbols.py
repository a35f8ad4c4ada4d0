"""Which symbol a value is: named there, behind casts, or in a local variable that nothing else is ever stored to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.fragments import Constant, MetadataFragment, parse_constant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.body import Body
    from syclopt.ir.text.spelling import Key

_CASTS = frozenset({"addrspacecast", "bitcast"})
_MARKS = ("llvm.lifetime.start.", "llvm.lifetime.end.")  # of the life of a variable


class StoredSymbol(NamedTuple):
    """The address of a symbol that a local variable hands on: the variable, where it is stored, where it is loaded."""

    key: Key
    variable: Instruction
    store: Instruction
    load: Instruction

    def drop(self) -> None:
        """Remove the load if nothing uses it any more, and the store if nothing loads from the variable any more."""
        if not self.load.is_removed and not self.load.users:
            self.load.remove()
        if not self.store.is_removed and all(user.opcode != "load" for user in _users(self.variable)):
            self.store.remove()


def symbol_of(value: Constant | MetadataFragment) -> Key | None:
    """Return the symbol whose address a constant is, also behind casts and an offset of zero; None for others."""
    if isinstance(value, MetadataFragment):
        return None
    while value.kind == "expression":
        is_start = value.value == "getelementptr" and all(index.value == 0 for index in value.operands[1:])
        if not is_start and value.value not in _CASTS:
            return None
        value = value.operands[0]
    return value.global_key


def stored_symbol(body: Body, value: Constant | MetadataFragment) -> StoredSymbol | None:
    """Return the symbol that is loaded as a local value, from a variable that nothing else is stored to."""
    if not isinstance(value, Constant) or value.kind != "local" or isinstance(value.value, bytes):
        return None
    load = body.definition(value.value)
    if not isinstance(load, Instruction) or load.opcode != "load" or not load.locals:
        return None
    variable = _variable(body, load.locals[0])
    store = None if variable is None else _only_store(body, variable)
    key = None if store is None else symbol_of(parse_constant(store.operands[0]))
    if variable is None or store is None or key is None:
        return None
    return StoredSymbol(key, variable, store, load)


def _variable(body: Body, key: Key) -> Instruction | None:
    """Return the `alloca` behind a pointer and its casts."""
    found = body.definition(key)
    while isinstance(found, Instruction) and found.opcode in _CASTS and found.locals:
        found = body.definition(found.locals[0])
    return found if isinstance(found, Instruction) and found.opcode == "alloca" else None


def _only_store(body: Body, variable: Instruction) -> Instruction | None:
    """Return what gives a variable its value; None if that is not one store, or others may do so too."""
    stores: list[Instruction] = []
    for user in _users(variable):
        if user.opcode == "store" and _stores_to(body, user, variable):
            stores.append(user)
        elif user.opcode != "load" and not _is_mark(user):
            return None
    return stores[0] if len(stores) == 1 else None


def _stores_to(body: Body, store: Instruction, variable: Instruction) -> bool:
    value, pointer = (parse_constant(operand).value for operand in store.operands[:2])
    if isinstance(value, bytes) or isinstance(pointer, bytes):
        return False
    return _variable(body, pointer) is variable and _variable(body, value) is not variable


def _is_mark(user: Instruction) -> bool:
    return user.call is not None and str(user.call.callee).startswith(_MARKS)


def _users(variable: Instruction) -> Iterator[Instruction]:
    """Yield what uses a variable, also behind casts; the casts themselves are not among them."""
    waiting = [*variable.users]
    while waiting:
        user = waiting.pop()
        if user.opcode in _CASTS:
            waiting += user.users
        else:
            yield user
