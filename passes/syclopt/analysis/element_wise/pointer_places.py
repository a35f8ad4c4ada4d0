"""Where the pointers of a kernel point: into what, and how far from its start."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.analysis.element_wise.index_forms import Form, Number
from syclopt.analysis.element_wise.index_operands import Operand, operand_of, uncast
from syclopt.ir.data_layout import resolved
from syclopt.ir.fragments import parse_constant, parse_type
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, key_of

if TYPE_CHECKING:
    from syclopt.analysis.element_wise.index_values import KernelValues
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.fragments import Constant, Type
    from syclopt.ir.text.spelling import Key

_POINTER_BITS = 64
_SOURCE_TYPE = compile_pattern(
    rf"(?:%{NAME}[ \t]*+=[ \t]*+)?+getelementptr[ \t]++(?:(?:inbounds|nusw|nuw|inrange[ \t]*+\([^()]*+\))[ \t]++)*+"
)
_SAME_PLACE = frozenset({"addrspacecast", "bitcast", "freeze"})
_PASSED_ON = _SAME_PLACE | {"phi", "select", "getelementptr"}
_VECTOR = compile_pattern(r"<[ \t]*+[0-9]++ x ")


class Base(NamedTuple):
    """What a pointer points into: parameter number `parameter`, or what is not told apart otherwise.

    A "value" is a parameter by value, "private" memory belongs to the work-item alone, "constant" is a variable that
    nobody writes, and "shared" is any other variable.
    """

    kind: str
    parameter: int = 0
    symbol: Key = ""


class Place(NamedTuple):
    """Where a pointer points: an offset in bytes from the start of a base; None for an unknown one."""

    base: Base
    offset: Number | None


class PointerPlaces:
    """The pointers among the values of a kernel."""

    def __init__(self, values: KernelValues) -> None:
        self._values = values
        self._places: dict[Key, frozenset[Place] | None] = {}

    def places(self, operand: Operand) -> frozenset[Place] | None:
        """Return where a pointer may point, one place for each way that it may have got its value; None if unknown."""
        value = operand.value
        if not value.startswith("%"):
            return self._of_constant(parse_constant(f"{operand.type} {value}"))
        key = key_of(value[1:])
        if key not in self._places:
            self._places[key] = None  # while it is looked at: code that never runs may depend on itself
            self._places[key] = self._values.deeper(lambda: self._place(key))
        return self._places[key]

    def _place(self, key: Key) -> frozenset[Place] | None:
        start = Number(Form.constant(0), _POINTER_BITS)
        if (at := self._values.parameters.get(key)) is not None:
            by_value = any(one.name == "byval" for one in self._values.function.parameters[at].attributes)
            return frozenset({Place(Base("value" if by_value else "parameter", at), start)})
        instruction = self._values.definitions.get(key)
        if instruction is None:
            return None
        if instruction.opcode == "alloca":
            return frozenset({Place(Base("private", symbol=key), start)})
        if instruction.opcode in _SAME_PLACE:
            return self.places(uncast(instruction.operands[0]))
        if instruction.opcode == "getelementptr":
            return self._moved(instruction)
        if instruction.opcode == "select":
            return self._joined([operand_of(one) for one in instruction.operands[1:]])
        return self._anywhere(instruction) if instruction.opcode == "phi" else None

    def _anywhere(self, phi: Instruction) -> frozenset[Place] | None:
        """Return the bases that the values of a phi node, and of those that it comes from, point into."""
        found: set[Place] = set()
        waiting, seen = [phi], {phi}
        while waiting:
            for operand in _sources(waiting.pop()):
                key = key_of(operand.value[1:]) if operand.value.startswith("%") else None
                source = self._values.definitions.get(key) if key is not None else None
                if source is not None and source.opcode in _PASSED_ON:
                    if source not in seen:
                        seen.add(source)
                        waiting.append(source)
                    continue
                places = self.places(operand)
                if places is None:
                    return None
                found |= {Place(place.base, None) for place in places}
        return frozenset(found)

    def _joined(self, operands: list[Operand]) -> frozenset[Place] | None:
        found: set[Place] = set()
        for operand in operands:
            places = self.places(operand)
            if places is None:
                return None
            found |= places
        if len(found) == 1 and len({*operands}) == 1:
            return frozenset(found)
        return frozenset(Place(place.base, None) for place in found)

    def _moved(self, instruction: Instruction) -> frozenset[Place] | None:
        raw = instruction.printed
        head = _SOURCE_TYPE.match(raw)
        first, *rest = map(operand_of, instruction.operands)
        if head is None or _VECTOR.match(first.type) or any(_VECTOR.match(one.type) for one in rest):
            return None
        source = parse_type(raw[head.end() : type_end(raw, head.end())])
        moved = self._distance(source, rest)
        return self._after(self.places(first), moved)

    def _after(self, places: frozenset[Place] | None, moved: Number | None) -> frozenset[Place] | None:
        if places is None:
            return None
        return frozenset(Place(place.base, _sum(place.offset, moved)) for place in places)

    def _distance(self, source: Type, indexes: list[Operand]) -> Number | None:
        """Return how many bytes indexes move a pointer to a type."""
        total: Number | None = Number(Form.constant(0), _POINTER_BITS)
        found = source
        for at, operand in enumerate(indexes):
            index = self._values.number(operand)
            if index is None:
                return None
            if at:
                inside = resolved(found, self._values.function.module)
                if inside is None:
                    return None
                found = inside
                if found.kind == "struct":
                    member = index.form.as_constant
                    if member is None or not 0 <= member < len(found.elements):
                        return None
                    inner, offset = [*self._values.layout.members(found, self._values.function.module)][member]
                    total, found = _sum(total, Number(Form.constant(offset), _POINTER_BITS)), inner
                    continue
                if not found.elements:
                    return None
                found = found.elements[0]
            stride = self._values.layout.extent(found, self._values.function.module).stride
            index = index.extended(_POINTER_BITS, signed=True)
            total = _sum(total, index.with_form(index.form.times(Form.constant(stride))))
        return total

    def _of_constant(self, constant: Constant) -> frozenset[Place] | None:
        if constant.kind in ("poison", "undef"):
            return frozenset()
        symbols = constant.globals
        if len(symbols) != 1 or symbols[0] not in self._values.function.module.globals:
            return None
        variable = self._values.function.module.globals[symbols[0]]
        if not variable.is_constant:
            return frozenset({Place(Base("shared", symbol=symbols[0]), None)})
        offset = Number(Form.constant(0), _POINTER_BITS) if constant.kind == "global" else None
        if constant.value == "getelementptr" and constant.other_type is not None:
            literals = [Operand(one.type.text if one.type else "", str(one.value)) for one in constant.operands[1:]]
            is_plain = constant.operands[0].kind == "global"
            offset = self._distance(constant.other_type, literals) if is_plain else None
        return frozenset({Place(Base("constant", symbol=symbols[0]), offset)})


def _sources(instruction: Instruction) -> list[Operand]:
    """Return the pointers that the result of an instruction of `_PASSED_ON` comes from."""
    if instruction.opcode == "phi":
        return [Operand("ptr", one.value) for one in instruction.incoming]
    if instruction.opcode == "select":
        return [operand_of(one) for one in instruction.operands[1:]]
    return [uncast(instruction.operands[0])]


def _sum(first: Number | None, second: Number | None) -> Number | None:
    if first is None or second is None:
        return None
    return first.with_form(first.form.plus(second.form), second)
