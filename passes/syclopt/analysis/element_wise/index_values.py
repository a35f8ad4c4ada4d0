"""What the integers of a kernel are: forms of the work-item and the arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from syclopt.analysis.element_wise.index_forms import Form, Number
from syclopt.analysis.element_wise.index_operands import Operand, bits_of, literal, operand_of, uncast
from syclopt.analysis.element_wise.pointer_places import PointerPlaces
from syclopt.analysis.element_wise.work_item_calls import form_of_query, query_name, query_of_variable
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import key_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

Found = TypeVar("Found")

SPIRV_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
_DEEPEST = 100


class KernelValues:
    """The values of a kernel whose calls are inlined."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.layout = DataLayout(function.module.data_layout or SPIRV_LAYOUT)
        self.definitions = {one.result: one for one in function.instructions if one.result is not None}
        self._numbers: dict[Key, Number | None] = {}
        self._depth = 0
        self.parameters: dict[Key, int] = {}
        unnamed = 0
        for at, parameter in enumerate(function.parameters):
            key = parameter.key if parameter.key is not None else unnamed
            unnamed += parameter.key is None
            self.parameters[key] = at
        self.pointers = PointerPlaces(self)

    def size_of(self, spelled: str) -> int:
        """Return the bytes of a type in memory."""
        return self.layout.extent(parse_type(spelled), self.function.module).bytes

    def number(self, operand: Operand) -> Number | None:
        """Return what an integer is; None where it is no form."""
        bits = bits_of(operand.type)
        if not bits:
            return None
        value = operand.value
        if not value.startswith("%"):
            return literal(value, bits)
        key = key_of(value[1:])
        if key not in self._numbers:
            self._numbers[key] = None  # while it is looked at: what depends on itself is no form
            self._numbers[key] = self.deeper(lambda: self._number(key, bits))
        return self._numbers[key]

    def deeper(self, find: Callable[[], Found | None]) -> Found | None:
        """Return what is found, or None when too much has to be looked at for it."""
        if self._depth > _DEEPEST:
            return None
        self._depth += 1
        try:
            return find()
        finally:
            self._depth -= 1

    # Integers.

    def _number(self, key: Key, bits: int) -> Number | None:
        if (at := self.parameters.get(key)) is not None:
            return Number(Form.of(f"arg{at}:0:{(bits + 7) // 8}"), bits) if bits % 8 == 0 else None
        instruction = self.definitions.get(key)
        if instruction is None:
            return None
        match instruction.opcode:
            case "add" | "sub" | "mul" | "shl" | "or" | "and" | "xor":
                return self._computed(instruction, bits)
            case "ashr" | "lshr":
                return self._shifted_back(instruction, bits)
            case "trunc" | "sext" | "zext":
                return self._resized(instruction, bits)
            case "freeze":
                return self.number(operand_of(instruction.operands[0]))
            case "call":
                return self._called(instruction, bits)
            case "load":
                return self._loaded(instruction, bits)
            case "extractelement":
                return self._lane(instruction, bits)
            case _:
                return None

    def _computed(self, instruction: Instruction, bits: int) -> Number | None:
        first, second = instruction.operands
        kind = operand_of(first).type
        left, right = self.number(operand_of(first)), self.number(Operand(kind, to_internal(second)))
        if left is None or right is None:
            return None
        match instruction.opcode:
            case "add":
                form = left.form.plus(right.form)
            case "sub":
                form = left.form.plus(right.form, -1)
            case "mul":
                form = left.form.times(right.form)
            case "shl":
                count = right.form.as_constant
                form = left.form.times(Form.constant(1 << count)) if count is not None and 0 <= count < bits else None
            case "and":
                return _masked(left, right.form.as_constant, bits)
            case "xor":
                is_not = right.form.as_constant == -1
                form = Form.constant(-1).plus(left.form, -1) if is_not else None
            case _:
                is_sum = " disjoint " in instruction.printed
                form = left.form.plus(right.form) if is_sum else None
        return left.with_form(form, right)

    def _shifted_back(self, instruction: Instruction, bits: int) -> Number | None:
        """Return what is left of a number whose upper bits were shifted out: so LLVM writes that it is cut."""
        first, second = instruction.operands
        back = literal(second, bits)
        shifted = self.definitions.get(key_of(first.rpartition(" %")[2])) if " %" in first else None
        if back is None or shifted is None or shifted.opcode != "shl":
            return None
        value = self.number(operand_of(shifted.operands[0]))
        forth = literal(shifted.operands[1], bits)
        up, down = (one.form.as_constant if one is not None else None for one in (forth, back))
        if value is None or up is None or down is None or not 0 < up < bits or not 0 <= down <= up:
            return None
        cut = value.truncated(bits - up).extended(bits, signed=instruction.opcode == "ashr")
        return cut.with_form(cut.form.times(Form.constant(1 << (up - down))))

    def _resized(self, instruction: Instruction, bits: int) -> Number | None:
        number = self.number(uncast(instruction.operands[0]))
        if number is None:
            return None
        if instruction.opcode == "trunc":
            return number.truncated(bits)
        return number.extended(bits, signed=instruction.opcode == "sext")

    def _called(self, instruction: Instruction, bits: int) -> Number | None:
        call = instruction.call
        if call is None or call.callee is None or (name := query_name(call.callee)) is None:
            return None
        dimension = 0
        for argument in call.arguments:
            written = literal(argument.value, 32)
            if written is None:
                return None
            dimension = written.form.as_constant or 0
        form = form_of_query(name, dimension)
        return Number(form, bits) if form is not None else None

    def _loaded(self, instruction: Instruction, bits: int) -> Number | None:
        """Return a member of a parameter by value, or an element of one of SPIR-V's variables."""
        places = self.pointers.places(operand_of(instruction.operands[0]))
        if places is None or len(places) != 1:
            return None
        ((base, offset),) = places
        at = offset.form.as_constant if offset is not None else None
        if at is None or bits % 8:
            return None
        if base.kind == "value":
            return Number(Form.of(f"arg{base.parameter}:{at}:{bits // 8}"), bits)
        name = query_of_variable(base.symbol) if base.kind == "constant" else None
        if name is None or at % (bits // 8):
            return None
        form = form_of_query(name, at // (bits // 8))
        return Number(form, bits) if form is not None else None

    def _lane(self, instruction: Instruction, bits: int) -> Number | None:
        vector, index = map(operand_of, instruction.operands)
        lane = self.number(index)
        loaded = self.definitions.get(key_of(vector.value[1:])) if vector.value.startswith("%") else None
        if lane is None or loaded is None or loaded.opcode != "load":
            return None
        places = self.pointers.places(operand_of(loaded.operands[0])) or frozenset()
        at = lane.form.as_constant
        for base, offset in places if len(places) == 1 else ():
            name = query_of_variable(base.symbol) if base.kind == "constant" else None
            if name is not None and at is not None and offset is not None and offset.form == Form.constant(0):
                form = form_of_query(name, at)
                return Number(form, bits) if form is not None else None
        return None


def _masked(number: Number, mask: int | None, bits: int) -> Number | None:
    """Return the lower bits of a number, where a mask leaves those."""
    if mask is None:
        return None
    kept = (mask & ((1 << bits) - 1)).bit_length()
    if not 0 < kept < bits or mask != (1 << kept) - 1:
        return None
    return number.truncated(kept).extended(bits, signed=False)
