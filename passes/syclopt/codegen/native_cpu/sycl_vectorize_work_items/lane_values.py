"""The values of several work-items: one for all, one and the steps to the others, or vectors; and the text so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import UNIFORM, Shape
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Operand, Refused, lanes_and_element
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import CodeBlock, Op
    from syclopt.ir.body.body import Body

_NUMBER = compile_pattern(r"-?[0-9][0-9.e+-]*|0x[0-9A-Za-z]+|true|false")
_SPLAT = compile_pattern(r"splat \((.*)\)")


class Output:
    """The text of a function, in pieces: a piece that was left may get more lines later."""

    def __init__(self, body: Body) -> None:
        """Begin the first block; names are none that `body` has."""
        self._body = body
        self.label = body.fresh("..entry")
        self._pieces: list[list[str]] = [[f"{self.label}:\n"]]
        self.declared: dict[str, str] = {}

    def line(self, text: str) -> None:
        """Add an instruction."""
        self._pieces[-1].append(f"  {text}\n")

    def start(self, label: str) -> None:
        """Begin a block."""
        self._pieces[-1].append(f"\n{label}:\n")
        self.label = label

    def piece(self) -> list[str]:
        """Leave a place where lines can be added later."""
        self._pieces += ([], [])
        return self._pieces[-2]

    def name(self) -> str:
        """Return a new name."""
        return f"%{self._body.fresh('..s')}"

    def new_label(self) -> str:
        """Return the name of a new block."""
        return self._body.fresh("..b")

    def value(self, text: str) -> str:
        """Add an instruction with a result; return the name of that."""
        name = self.name()
        self.line(f"{name} = {text}")
        return name

    def declare(self, callee: str, signature: str) -> None:
        """Note an intrinsic that is called."""
        self.declared[callee] = f"declare {signature}\n"

    @property
    def text(self) -> str:
        """The whole text."""
        return "".join(line for piece in self._pieces for line in piece)


@dataclass(eq=False, slots=True)
class LaneValue:
    """A value: `scalar` is that of the first work-item, where the shape tells the others; `wide` the same in 64 bits.

    `parts` are vectors over work-items, one for each element; they are made at `place` when they are first needed.
    """

    type: str
    shape: Shape
    scalar: str = ""
    wide: str | None = None
    parts: list[str] = field(default_factory=list[str])
    place: list[str] | None = None


class Lanes:
    """The values of a function for `width` work-items, by the keys of the values of one."""

    def __init__(self, width: int, output: Output) -> None:
        self.width = width
        self.values: dict[str, LaneValue] = {}
        self._output = output
        self._entry = output.piece()
        self._constants: dict[tuple[str, str], LaneValue] = {}

    def vector(self, element: str) -> str:
        """Return the type of a vector over work-items."""
        return f"<{self.width} x {element}>"

    def of(self, operand: Operand) -> LaneValue:
        """Return the value of an operand; parameters and constants are the same for all."""
        found = self.values.get(operand.key or "")
        if found is not None:
            return found
        key = (operand.type, operand.text)
        if key not in self._constants:
            self._constants[key] = LaneValue(operand.type, UNIFORM, operand.text, place=self._entry)
        return self._constants[key]

    def define(self, op: Op, shape: Shape, scalar: str = "", wide: str | None = None) -> LaneValue:
        """Note a value that the last instruction has made."""
        value = LaneValue(op.type, shape, scalar, wide, place=self._output.piece())
        self.values[op.key or ""] = value
        return value

    def set_parts(self, op: Op, shape: Shape, parts: list[str]) -> None:
        """Note a value that is vectors."""
        self.values[op.key or ""] = LaneValue(op.type, shape, parts=parts)

    def wide(self, operand: Operand) -> str:
        """Return a number of the first work-item in 64 bits, with its sign."""
        value = self.of(operand)
        if operand.type == "i64" or (operand.key is None and _NUMBER.fullmatch(operand.text)):
            return value.scalar
        if value.wide is None:
            if not value.shape.is_uniform or value.place is None:
                raise Refused(f"'{operand.text}' is not known in 64 bits")
            value.wide = self._output.name()
            value.place.append(f"  {value.wide} = sext {operand.type} {value.scalar} to i64\n")
        return value.wide

    def parts(self, operand: Operand) -> list[str]:
        """Return the vectors of an operand, one for each element."""
        return self.parts_of(self.of(operand))

    def parts_of(self, value: LaneValue) -> list[str]:
        """Return the vectors of a value; they are made where it is."""
        if not value.parts:
            count, element = lanes_and_element(value.type)
            if value.type.startswith("<"):
                value.parts = self._spread_elements(value, count, element)
            else:
                value.parts = [self._spread(value, value.scalar, element)]
        return value.parts

    def _spread_elements(self, value: LaneValue, count: int, element: str) -> list[str]:
        text = value.scalar
        if text in ("poison", "undef", "zeroinitializer"):
            return [text] * count
        if (splat := _SPLAT.fullmatch(text)) is not None:
            return [f"splat ({splat[1]})"] * count
        if text.startswith("<"):
            elements = [text[slice(*span)].partition(" ")[2] for span in split_commas(text, 1, len(text) - 1)]
            return [self._spread(value, one, element) for one in elements]
        return [
            self._spread(value, self._at(value, f"extractelement {value.type} {text}, i64 {at}"), element)
            for at in range(count)
        ]

    def _spread(self, value: LaneValue, scalar: str, element: str) -> str:
        """Return a vector of a number of the first work-item and the steps to the others."""
        vector = self.vector(element)
        if scalar in ("poison", "undef", "zeroinitializer"):
            return scalar
        if scalar == "null":
            return "zeroinitializer"
        if _NUMBER.fullmatch(scalar):
            return f"splat ({element} {scalar})"
        steps = value.shape.step or 0
        if steps and element == "ptr":
            return self._at(value, f"getelementptr i8, ptr {scalar}, {self._steps('i64', steps)}")
        first = self._at(value, f"insertelement {vector} poison, {element} {scalar}, i64 0")
        order = f"<{self.width} x i32> zeroinitializer"
        spread = self._at(value, f"shufflevector {vector} {first}, {vector} poison, {order}")
        return (
            self._at(value, f"add {vector} {spread}, {self._steps(element, steps, typed=False)}") if steps else spread
        )

    def _steps(self, element: str, step: int, *, typed: bool = True) -> str:
        bits = int(element[1:])
        half = 1 << bits - 1
        numbers = [(at * step + half) % (1 << bits) - half for at in range(self.width)]
        text = f"<{', '.join(f'{element} {one}' for one in numbers)}>"
        return f"{self.vector(element)} {text}" if typed else text

    def _at(self, value: LaneValue, text: str) -> str:
        """Add an instruction at the place of a value; return the name of its result."""
        assert value.place is not None, "what has parts needs no place"
        name = self._output.name()
        value.place.append(f"  {name} = {text}\n")
        return name


class Masks:
    """Writes what is done with masks; None is the mask of all work-items.

    What work-items that are not in a mask have may be poison: it is never asked.
    """

    def __init__(self, lanes: Lanes, output: Output) -> None:
        self._lanes = lanes
        self._output = output
        self._type = lanes.vector("i1")

    @property
    def type(self) -> str:
        """The type of a mask."""
        return self._type

    def any(self, mask: str) -> str:
        """Return whether there is one in a mask."""
        width = self._lanes.width
        bits = self._output.value(f"bitcast {self._type} {mask} to i{width}")
        return self._output.value(f"icmp ne i{width} {bits}, 0")

    def union(self, masks: Sequence[str | None]) -> str | None:
        """Return those who are in one of several masks."""
        found = masks[0]
        for mask in masks[1:]:
            if found is None or mask is None:
                return None
            found = self._output.value(f"or {self._type} {found}, {mask}")
        return found

    def both(self, mask: str | None, condition: str) -> str:
        """Return those of a mask for whom a condition holds."""
        if mask is None:
            return condition
        return self._output.value(f"select {self._type} {mask}, {self._type} {condition}, {self._type} zeroinitializer")

    def chosen(self, mask: str | None, those: Sequence[str], others: Sequence[str], kind: str) -> list[str]:
        """Return values: those of the ones in a mask, and of the others."""
        if mask is None:
            return [*those]
        vector = self._lanes.vector(lanes_and_element(kind)[1])
        return [
            self._output.value(f"select {self._type} {mask}, {vector} {one}, {vector} {other}")
            for one, other in zip(those, others, strict=True)
        ]

    def phi(self, kind: str, values: Iterable[tuple[str, str]]) -> str:
        """Write a phi node of values and labels."""
        return self._output.value(f"phi {kind} {', '.join(f'[ {value}, %{label} ]' for value, label in values)}")

    def ways(self, block: CodeBlock, mask: str | None) -> Iterator[tuple[str, str | None]]:
        """Yield the blocks after one, with the work-items that go there."""
        assert block.condition is not None, "there are several ways"
        (value,) = self._lanes.parts(block.condition)
        vector = self._lanes.vector(block.condition.type)
        rest = mask
        taken: dict[str, str] = {}
        for one in block.exits:
            if one.value is None:
                break
            is_this = value
            if block.condition.type != "i1" or one.value != "true":
                is_this = self._output.value(f"icmp eq {vector} {value}, splat ({block.condition.type} {one.value})")
            found = self.both(rest, is_this)
            known = taken.get(one.to)
            taken[one.to] = found if known is None else self._output.value(f"or {self._type} {known}, {found}")
            others = self._output.value(f"xor {self._type} {is_this}, splat (i1 true)")
            rest = self.both(rest, others)
        last = block.exits[-1].to
        if last in taken and rest is not None:
            rest = self._output.value(f"or {self._type} {taken.pop(last)}, {rest}")
        yield from taken.items()
        yield last, rest
