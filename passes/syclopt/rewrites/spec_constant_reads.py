"""Reads of specialization constants: calls that name a constant and its default, to be replaced by a value.

Which symbol an argument is stands there, behind casts, or in a local variable that nothing else is ever stored to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import PassFailed
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.constant_bytes import ConstantBytes, Memory, NoNumbers
from syclopt.ir.data_layout import DataLayout, Extent, resolved
from syclopt.ir.pointer_types import has_typed_pointers
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal, to_user

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.errors import Location
    from syclopt.ir.body.body import Body
    from syclopt.ir.fragments import Argument, Constant, MetadataFragment, Type
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

_CASTS = frozenset({"addrspacecast", "bitcast"})
_MARKS = ("llvm.lifetime.start.", "llvm.lifetime.end.")  # of the life of a variable
_READS = (names.GET_SCALAR_PREFIX, names.GET_COMPOSITE_PREFIX)


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
    from syclopt.ir.fragments import MetadataFragment

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
    from syclopt.ir.fragments import Constant, parse_constant

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
    from syclopt.ir.fragments import parse_constant

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


class Default(NamedTuple):
    """The default of a constant: its type and value as they are spelled, its bytes, as many as the constant has.

    `pointer` is where it stands, with its type.
    """

    type: str
    value: str
    memory: Memory
    pointer: str


@dataclass(frozen=True, slots=True)
class Read:
    """A call that reads the constant `name`, a value of `type`. `buffer` is where its value would be, with its type."""

    instruction: Instruction
    name: str
    type: Type
    extent: Extent
    default: Default
    buffer: str
    destination: tuple[str, str] | None
    """The pointer that the value is stored to, with its type, and the alignment; None where the call returns it."""

    @property
    def function(self) -> Function:
        """The function that reads."""
        return self.instruction.block.body.function

    def fresh(self) -> str:
        """Return a name for a value, as it is spelled with `%`."""
        return f"%{self.instruction.block.body.fresh('spec')}"

    def replace(self, lines: Sequence[str], value: str) -> None:
        """Put instructions in the place of the call, whose value (without its type) is then `value`."""
        if self.destination is not None:
            pointer, alignment = self.destination
            lines = [*lines, f"store {to_user(self.type.text)} {value}, {pointer}, align {alignment}"]
        debug = self.instruction.metadata.get("dbg")
        place = f", !dbg {debug.reference}" if debug is not None else ""
        if lines:
            self.instruction.insert_before("\n".join(f"{line}{place}" for line in lines))
        self.instruction.remove(value)


def has_reads(module: Module) -> bool:
    """Tell whether a module may read specialization constants: it declares functions that do."""
    return any(str(key).startswith(_READS) for key in module.declaration_keys())


class SpecConstantReads:
    """The reads of a module. Their functions are open for edits, which `finish` applies."""

    def __init__(self, module: Module, pass_name: str) -> None:
        """Find the reads. Raises `PassFailed` for one whose constant or default is not known."""
        self.module = module
        self.layout = DataLayout(module.data_layout or "")
        self._pass_name = pass_name
        self._bytes = ConstantBytes(module)
        self._bodies: dict[Key, Body] = {}
        self._stored: list[StoredSymbol] = []
        self._variables: dict[Key, None] = {}
        self._callees = [k for k in module.declaration_keys() if str(k).startswith(_READS)]
        self.reads = [read for callee in self._callees for read in self._reads_of(callee)]

    def refused(self, read: Read, why: str) -> PassFailed:
        """Return the error that a constant cannot be lowered."""
        return PassFailed(self._pass_name, f"specialization constant '{read.name}': {why}", read.instruction.location)

    def finish(self) -> None:
        """Apply the edits, and remove declarations and variables that only the reads used."""
        for stored in self._stored:
            stored.drop()
        for body in self._bodies.values():
            body.apply()
        module = self.module
        module.replace_all({module.functions[callee].entity: None for callee in self._callees})
        variables = [module.globals[key] for key in self._variables]
        module.replace_all({v.entity: None for v in variables if v.is_internal and not v.users})

    def _reads_of(self, callee: Key) -> Iterator[Read]:
        for user in self.module.users(callee):
            function = self.module.functions.get(user.key)
            if function is None or function.is_declaration:
                raise self._misused(callee, user.location)
            body = self._bodies.get(function.key)
            if body is None:
                body = self._bodies[function.key] = function.edit()
            calls = [each for each in body.instructions if callee in each.globals]
            for instruction in calls:
                call = instruction.call
                if call is None or call.callee != callee or call.keyword != "call":
                    raise self._misused(callee, instruction.location)
                yield self._read(body, instruction)

    def _misused(self, callee: Key, location: Location) -> PassFailed:
        return PassFailed(self._pass_name, f"'@{callee}' is used otherwise than in a direct call", location)

    def _read(self, body: Body, instruction: Instruction) -> Read:
        assert instruction.call is not None
        parsed = instruction.call.parsed
        *destination, name, default, buffer = parsed.arguments
        symbol = self._id(body, instruction, name)
        value_type, place = parsed.return_type, None
        if destination:
            value_type, place = self._destination(instruction, destination[0])
        extent = self.layout.extent(value_type, self.module)
        found = self._default(instruction, symbol, default, extent)
        return Read(instruction, symbol, value_type, extent, found, _spelled(buffer), place)

    def _id(self, body: Body, instruction: Instruction, argument: Argument) -> str:
        """Return the symbolic id that a read names."""

        key = symbol_of(argument.operand)
        if key is None and (stored := stored_symbol(body, argument.operand)) is not None:
            self._stored.append(stored)
            key = stored.key
        variable = self._variable(key)
        if variable is None:
            found = f"its id is no constant: found '{_spelled(argument)}'"
            raise self._unknown(instruction, found, "inline functions that hand it on")
        text = variable.characters
        if text is None:
            raise self._unknown(instruction, f"its id is no string: found '{variable.initializer}'", 'expected c"..."')
        return text.removesuffix(b"\0").decode("utf-8", "surrogateescape")

    def _default(self, instruction: Instruction, name: str, argument: Argument, extent: Extent) -> Default:
        """Return the default that a `specialization_id` holds, which has no other member."""
        from syclopt.ir.fragments import parse_constant, parse_type

        variable = self._variable(symbol_of(argument.operand))
        if variable is None:
            found = f"the default of '{name}' is not known: found '{_spelled(argument)}'"
            raise self._unknown(instruction, found, "expected a variable with an initializer")
        whole = parse_constant(to_internal(f"{variable.value_type} {variable.initializer}"))
        struct = resolved(parse_type(to_internal(variable.value_type)), self.module)
        if struct is None or struct.kind != "struct" or not struct.elements:
            found = f"the default of '{name}' is in a variable of type '{variable.value_type}'"
            raise self._unknown(instruction, found, "expected a struct")
        first = struct.elements[0]
        value = str(whole.value)
        if whole.operands:
            member = whole.operands[0]
            value = as_printed(member.source[member.type.end_pos if member.type else member.start_pos : member.end_pos])
        try:
            memory = self._bytes.memory_of(whole)
        except NoNumbers:
            found = f"the default of '{name}' has other things than numbers in it"
            raise self._unknown(instruction, found, f"found '{to_user(value)}'") from None
        if self.layout.extent(first, self.module).bytes != extent.bytes:
            found = f"the default of '{name}' is of type '{to_user(first.text)}'"
            raise self._unknown(instruction, found, f"expected one of {extent.bytes} bytes")
        return Default(to_user(first.text), to_user(value), memory.part(0, extent.bytes), _spelled(argument))

    def _destination(self, instruction: Instruction, argument: Argument) -> tuple[Type, tuple[str, str]]:
        """Return the type of a value that the caller has memory for, and that memory with its alignment."""
        from syclopt.ir.fragments import parse_type

        values = {attribute.name: attribute.value for attribute in argument.attributes}
        if has_typed_pointers(self.module) or "sret" not in values:
            raise self._unknown(instruction, f"its value goes to '{argument.text}'", "expected an opaque pointer, sret")
        return parse_type(values["sret"]), (_spelled(argument), values.get("align", "1"))

    def _variable(self, key: Key | None) -> Global | None:
        """Return a variable with an initializer that a read names."""
        variable = self.module.globals.get(key) if key is not None else None
        if variable is None or variable.initializer is None:
            return None
        self._variables[variable.key] = None
        return variable

    def _unknown(self, instruction: Instruction, found: str, expected: str) -> PassFailed:
        function = instruction.block.body.function.key
        message = f"read of a specialization constant in '@{function}': {found}; {expected}"
        return PassFailed(self._pass_name, message, instruction.location)


def _spelled(argument: Argument) -> str:
    """Return the type and the value of an argument."""
    return to_user(f"{argument.type.text} {argument.value}")
