"""Instructions of one work-item, written for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Refused, lanes_and_element, source_type
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.vector_calls import is_dropped, vector_call
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.wide_memory import MemoryWriter
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.opcodes import BINARY, CASTS, FAST_MATH
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Op, Operand
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_shapes import Shape
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output

DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})
_HARMLESS = ("0", "-1")  # no divisors of numbers that nobody asked for


class InstructionWriter:
    """Writes instructions one by one. `mask` are the work-items that run one, None where all do."""

    def __init__(self, lanes: Lanes, output: Output, divergence: Divergence, types: frozenset[Key]) -> None:
        self._lanes = lanes
        self._output = output
        self._divergence = divergence
        self._types = types
        self._memory = MemoryWriter(lanes, output)

    def write(self, op: Op, mask: str | None) -> None:
        """Write an instruction that is no phi node and no terminator."""
        if op.opcode == "call" and is_dropped(str(op.callee)):
            return
        shape = self._divergence.shapes.get(op.key or "")
        if op.opcode == "store" and not self._memory.is_scalar_store(op):
            self._memory.store(op, mask)
        elif shape is None or shape.is_uniform:
            self._output.line(self._for_first(op))
            if shape is not None:
                self._lanes.define(op, shape, op.name)
        elif shape.is_varying:
            parts = self._memory.load(op, mask) if op.opcode == "load" else self._parts(op, mask)
            self._lanes.set_parts(op, shape, parts)
        else:
            self._step(op, shape)

    def _for_first(self, op: Op) -> str:
        """Return an instruction as it is, with the values of the first work-item."""
        names: dict[Key, str] = {}
        for operand in op.operands:
            if operand.key is not None:
                scalar = self._lanes.of(operand).scalar
                if scalar != f"%{spell(operand.key)}":
                    names[operand.key] = scalar
        return replace_mentions(op.text, names.get, types=self._types) if names else op.text

    def _step(self, op: Op, shape: Shape) -> None:
        """Write a value for the first work-item that others have in equal steps: without promises about it."""
        output, lanes = self._output, self._lanes
        wide: str | None = None
        scalar = op.name
        match op.opcode:
            case "call" | "load":
                output.line(self._for_first(op))
            case "getelementptr":
                base, *indices = op.operands
                rest = ", ".join(
                    f"i64 {lanes.wide(one)}" if one.type != "i32" or one.key else f"i32 {one.text}" for one in indices
                )
                output.line(f"{scalar} = getelementptr {source_type(op)}, ptr {lanes.of(base).scalar}, {rest}")
            case "trunc":
                wide = lanes.wide(op.operands[0]) if shape.is_exact else None
                first = lanes.of(op.operands[0]).scalar
                output.line(f"{scalar} = trunc {op.operands[0].type} {first} to {op.type}")
            case "sext" | "zext":
                wide = scalar = lanes.wide(op.operands[0])
                if op.type != "i64":
                    scalar = output.value(f"trunc i64 {wide} to {op.type}")
            case _:
                opcode = "add" if op.opcode == "or" else op.opcode
                one, other = op.operands
                first, second = lanes.of(one).scalar, lanes.of(other).scalar
                output.line(f"{scalar} = {opcode} {op.type} {first}, {second}")
                if shape.is_exact and op.type != "i64":
                    wide = output.value(f"{opcode} i64 {lanes.wide(one)}, {lanes.wide(other)}")
        lanes.define(op, shape, scalar, wide)

    def _parts(self, op: Op, mask: str | None) -> list[str]:
        """Write an instruction on vectors; return the results for each element."""
        if op.opcode in BINARY:
            return self._elementwise(op, self._safe(op, mask))
        if op.opcode in ("icmp", "fcmp", "fneg", "freeze"):
            return self._elementwise(op, [self._lanes.parts(one) for one in op.operands])
        if op.opcode in CASTS:
            return self._cast(op)
        match op.opcode:
            case "select":
                return self._select(op)
            case "getelementptr":
                return [self._address(op)]
            case "extractelement":
                return [self._lanes.parts(op.operands[0])[int(op.operands[1].text)]]
            case "insertelement":
                parts = [*self._lanes.parts(op.operands[0])]
                parts[int(op.operands[2].text)] = self._lanes.parts(op.operands[1])[0]
                return parts
            case "shufflevector":
                both = [*self._lanes.parts(op.operands[0]), *self._lanes.parts(op.operands[1])]
                return ["poison" if at is None else both[at] for at in _order(op.operands[2])]
            case "call":
                return self._call(op)
            case _:
                raise Refused(f"'{op.text}' is not understood")

    def _elementwise(self, op: Op, operands: list[list[str]]) -> list[str]:
        element = lanes_and_element(op.operands[0].type)[1]
        vector = self._lanes.vector(element)
        return [self._output.value(f"{op.head} {vector} {', '.join(row)}") for row in zip(*operands, strict=True)]

    def _safe(self, op: Op, mask: str | None) -> list[list[str]]:
        """Return the operands; divisions are by one for work-items that do not run them."""
        operands = [self._lanes.parts(one) for one in op.operands]
        divisor = op.operands[1]
        is_harmless = divisor.key is None and divisor.text.lstrip("-").isdigit() and divisor.text not in _HARMLESS
        if op.opcode not in DIVISIONS or mask is None or is_harmless:
            return operands
        element = lanes_and_element(divisor.type)[1]
        vector, masks = self._lanes.vector(element), self._lanes.vector("i1")
        return [
            operands[0],
            [
                self._output.value(f"select {masks} {mask}, {vector} {one}, {vector} splat ({element} 1)")
                for one in operands[1]
            ],
        ]

    def _cast(self, op: Op) -> list[str]:
        count, element = lanes_and_element(op.operands[0].type)
        to_count, to_element = lanes_and_element(op.type)
        if count != to_count:
            raise Refused(f"'{op.text}' joins or cuts elements")
        vector, wanted = self._lanes.vector(element), self._lanes.vector(to_element)
        parts = self._lanes.parts(op.operands[0])
        return [self._output.value(f"{op.head} {vector} {one} to {wanted}") for one in parts]

    def _select(self, op: Op) -> list[str]:
        condition, *values = op.operands
        vector = self._lanes.vector(lanes_and_element(op.type)[1])
        one, other = (self._lanes.parts(value) for value in values)
        chosen = self._lanes.of(condition)
        if chosen.shape.is_uniform and condition.type == "i1":
            conditions = [f"i1 {chosen.scalar}"] * len(one)
        else:
            parts = self._lanes.parts(condition)
            conditions = [f"{self._lanes.vector('i1')} {part}" for part in (parts * len(one))[: len(one)]]
        return [
            self._output.value(f"{op.head} {c}, {vector} {a}, {vector} {b}")
            for c, a, b in zip(conditions, one, other, strict=True)
        ]

    def _address(self, op: Op) -> str:
        def written(operand: Operand) -> str:
            value = self._lanes.of(operand)
            if value.shape.is_uniform:
                return f"{operand.type} {value.scalar}"
            return f"{self._lanes.vector(operand.type)} {self._lanes.parts_of(value)[0]}"

        return self._output.value(f"{op.head} {', '.join(written(one) for one in op.operands)}")

    def _call(self, op: Op) -> list[str]:
        found = vector_call(str(op.callee), op)
        assert found is not None, "it was asked before"
        stem, elements, varying = found
        callee = ".".join((stem, *(f"v{self._lanes.width}{one}" for one in elements)))
        rows = zip(*(self._lanes.parts(one) for one in op.operands[:varying]), strict=True)
        types = [self._lanes.vector(lanes_and_element(one.type)[1]) for one in op.operands[:varying]]
        fixed = [f"{one.type} {one.text}" for one in op.operands[varying:]]
        result = self._lanes.vector(lanes_and_element(op.type)[1])
        flags = "".join(f"{word} " for word in _flags(op.text))
        parts: list[str] = []
        for row in rows:
            arguments = ", ".join([*(f"{kind} {one}" for kind, one in zip(types, row, strict=True)), *fixed])
            parts.append(self._output.value(f"call {flags}{result} @{callee}({arguments})"))
        self._output.declare(
            callee, f"{result} @{callee}({', '.join([*types, *(one.type for one in op.operands[varying:])])})"
        )
        return parts


def _flags(text: str) -> list[str]:
    """Return the words of a call that allow LLVM to compute less exactly."""
    return [word for word in text.partition("(")[0].split() if word in FAST_MATH]


def _order(operand: Operand) -> list[int | None]:
    """Return the elements that a `shufflevector` takes."""
    count, _ = lanes_and_element(operand.type)
    if operand.text in ("zeroinitializer", "poison", "undef"):
        return [0 if operand.text == "zeroinitializer" else None] * count
    if operand.text.startswith("splat ("):
        return [int(operand.text[:-1].rpartition(" ")[2])] * count
    spans = split_commas(operand.text, 1, len(operand.text) - 1)
    words = [operand.text[slice(*span)].rpartition(" ")[2] for span in spans]
    return [int(word) if word.isdigit() else None for word in words]
