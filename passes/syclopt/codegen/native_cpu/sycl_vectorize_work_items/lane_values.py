"""The values of several work-items: one for all, one and the steps to the others, or vectors; and the text so far.

Then how work-items come from block to block: with which masks, and with which values for phi nodes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import UNIFORM, Shape
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Operand, Refused, lanes_and_element
from syclopt.ir.body.loops import END
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import CodeBlock, ItemCode, Op
    from syclopt.ir.body.loops import Level
    from syclopt.ir.fresh_names import FreshNames

_NUMBER = compile_pattern(r"-?[0-9][0-9.e+-]*|0x[0-9A-Za-z]+|true|false")
_SPLAT = compile_pattern(r"splat \((.*)\)")


class Output:
    """The text of a function, in pieces: a piece that was left may get more lines later."""

    def __init__(self, fresh_names: FreshNames) -> None:
        """Begin the first block."""
        self._fresh_names = fresh_names
        self.label = fresh_names.fresh("..entry")
        self._pieces: list[list[str]] = [[f"{self.label}:\n"]]
        self.declared: dict[str, str] = {}

    def line(self, text: str) -> None:
        """Add an instruction."""
        self._pieces[-1].append(f"  {text}\n")

    def lines(self, texts: Iterable[str]) -> None:
        """Add instructions that are lines already."""
        self._pieces[-1] += texts

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
        return f"%{self._fresh_names.fresh('..s')}"

    def new_label(self) -> str:
        """Return the name of a new block."""
        return self._fresh_names.fresh("..b")

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
    Where the shape has a check, `narrow` is the number of the first work-item that may wrap.
    """

    type: str
    shape: Shape
    scalar: str = ""
    wide: str | None = None
    parts: list[str] = field(default_factory=list[str])
    place: list[str] | None = None
    narrow: str = ""


class Lanes:
    """The values of a function for `width` work-items, by the keys of the values of one.

    `masks_of_one` are masks of at most one work-item, `masks_but_one` those of all but one at least; nobody looks for
    them unless it `finds_one`.
    """

    def __init__(self, width: int, output: Output, *, finds_one: bool = False) -> None:
        self.width = width
        self.finds_one = finds_one
        self.masks_of_one: set[str] = set()
        self.masks_but_one: set[str] = set()
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

    def define(self, op: Op, shape: Shape, scalar: str = "", wide: str | None = None, narrow: str = "") -> LaneValue:
        """Note a value that the last instruction has made."""
        value = LaneValue(op.type, shape, scalar, wide, place=self._output.piece(), narrow=narrow)
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

    def bits_of(self, mask: str) -> str:
        """Return a mask as a number."""
        return self._output.value(f"bitcast {self.vector('i1')} {mask} to i{self.width}")

    def first_of(self, bits: str) -> str:
        """Return which is the first work-item of a mask that is a number, and not empty."""
        kind = f"i{self.width}"
        self._output.declare(f"llvm.cttz.{kind}", f"{kind} @llvm.cttz.{kind}({kind}, i1)")
        return self._output.value(f"call {kind} @llvm.cttz.{kind}({kind} {bits}, i1 true)")

    def at(self, operand: Operand, number: str) -> str:
        """Return the value of the work-item that a number tells, a scalar."""
        value = self.of(operand)
        if value.shape.is_uniform:
            return value.scalar
        (part,) = self.parts_of(value)
        return self._output.value(f"extractelement {self.vector(operand.type)} {part}, i{self.width} {number}")

    def parts(self, operand: Operand) -> list[str]:
        """Return the vectors of an operand, one for each element."""
        return self.parts_of(self.of(operand))

    def parts_of(self, value: LaneValue) -> list[str]:
        """Return the vectors of a value; they are made where it is."""
        if not value.parts:
            count, element = lanes_and_element(value.type)
            if value.type.startswith("<"):
                value.parts = self._spread_elements(value, count, element)
            elif value.shape.check is not None:
                assert value.place is not None, "it has no parts"
                name, lines = self.unchecked(value)
                value.place += lines
                value.parts = [name]
            else:
                value.parts = [self._spread(value, value.scalar, element)]
        return value.parts

    def unchecked(self, value: LaneValue) -> tuple[str, list[str]]:
        """Return the vector of a value with a check, whether or not it holds, and the lines that make it."""
        assert value.shape.check is not None, "it has a check"
        return value.shape.check.lines(self._output, value.type, value.scalar, value.narrow, self.width)

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
        found = self._output.value(
            f"select {self._type} {mask}, {self._type} {condition}, {self._type} zeroinitializer"
        )
        if not self._lanes.masks_of_one.isdisjoint((mask, condition)):
            self._lanes.masks_of_one.add(found)
        return found

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
            if is_this in self._lanes.masks_but_one:
                self._lanes.masks_of_one.add(others)
            rest = self.both(rest, others)
        last = block.exits[-1].to
        if last in taken and rest is not None:
            rest = self._output.value(f"or {self._type} {taken.pop(last)}, {rest}")
        yield from taken.items()
        yield last, rest


@dataclass(eq=False, slots=True)
class Arrival:
    """Work-items that come to a block from another: `values` are those of its phi nodes, by their keys.

    Without `values`, they are what the phi nodes say for the block that they come from.
    """

    mask: str | None
    source: str
    values: dict[str, LaneValue] | None = None


@dataclass(eq=False, slots=True)
class Guard:
    """Code that is skipped where no work-item comes to it."""

    mask: str
    outer: str | None
    before: str
    after: str
    known: dict[str, int]


class Arrivals:
    """Who comes to which block. `base` is the mask of those that run what is written now: of one work-item at least."""

    def __init__(self, code: ItemCode, divergence: Divergence, lanes: Lanes, output: Output) -> None:
        self._code = code
        self._divergence = divergence
        self._lanes = lanes
        self._output = output
        self.masks = Masks(lanes, output)
        self.base: str | None = None
        self.coming: dict[str, list[Arrival]] = {}
        self._mask_of: dict[tuple[Level, str], str | None] = {}

    def come(self, to: str, arrival: Arrival) -> None:
        """Note that work-items come to a block."""
        self.coming.setdefault(to, []).append(arrival)

    def enter(self, level: Level, node: str) -> str | None:
        """Return the work-items that come to a node; make the values of its phi nodes."""
        if node == level.start:
            self._mask_of[level, node] = self.base
            return self.base
        arrivals = self.coming.pop(node)
        mask = self._mask_of[level, node] = self._mask_at(level, node, arrivals)
        for op in self._code.blocks[node].phis:
            self._lanes.values[op.key or ""] = self._blended(op, arrivals)
        return mask

    def enter_loop(self, level: Level, header: str) -> tuple[str | None, dict[str, LaneValue]]:
        """Return the work-items that come to a loop of a level, and what the phi nodes of its header have first."""
        (arrival,) = self.coming.pop(header)
        self._mask_of[level, header] = arrival.mask
        return arrival.mask, self.values_of(header, arrival)

    def values_of(self, block: str, arrival: Arrival) -> dict[str, LaneValue]:
        """Return the values of the phi nodes of a block for those who come to it."""
        return {op.key or "": self._value(op, arrival) for op in self._code.blocks[block].phis}

    def blended(self, block: str, arrivals: Sequence[Arrival]) -> dict[str, LaneValue]:
        """Return the values of the phi nodes of a block for all who come to it, by masks."""
        return {op.key or "": self._blended(op, arrivals) for op in self._code.blocks[block].phis}

    def met(self, block: str, ends: Sequence[tuple[str, dict[str, LaneValue]]]) -> dict[str, LaneValue]:
        """Write phi nodes for the values of those of a block, which come from labels; return them."""
        if len(ends) == 1:
            return ends[0][1]
        found: dict[str, LaneValue] = {}
        for op in self._code.blocks[block].phis:
            key = op.key or ""
            found[key] = self._phi(op.type, [(values[key], label) for label, values in ends], op)
        self._place(found.values())
        return found

    def guard(self, mask: str) -> Guard:
        """Begin code that is run if there is one in a mask."""
        body, after = self._output.new_label(), self._output.new_label()
        known = {to: len(arrivals) for to, arrivals in self.coming.items()}
        guard = Guard(mask, self.base, self._output.label, after, known)
        self._output.line(f"br i1 {self.masks.any(mask)}, label %{body}, label %{after}")
        self._output.start(body)
        self.base = mask
        return guard

    def end_guard(self, guard: Guard, escaping: Iterable[Op]) -> None:
        """End it; values that are used afterwards are poison where it was skipped, as are those of arrivals."""
        end = self._output.label
        self._output.line(f"br label %{guard.after}")
        self._output.start(guard.after)
        self.base = guard.outer
        made: list[LaneValue] = []

        def merged(value: LaneValue) -> LaneValue:
            poison = ["poison"] * len(value.parts)
            nothing = LaneValue(value.type, value.shape, "poison", "poison", poison, narrow="0")
            made.append(self._phi(value.type, [(value, end), (nothing, guard.before)]))
            return made[-1]

        for op in escaping:
            self._lanes.values[op.key or ""] = merged(self._lanes.values[op.key or ""])
        for to, arrivals in self.coming.items():
            for arrival in arrivals[guard.known.get(to, 0) :]:
                if arrival.mask != guard.mask:
                    ways = ((str(arrival.mask), end), ("zeroinitializer", guard.before))
                    arrival.mask = self.masks.phi(self.masks.type, ways)
                if arrival.values is not None:
                    arrival.values = {key: merged(value) for key, value in arrival.values.items()}
        self._place(made)

    def _phi(self, kind: str, values: Sequence[tuple[LaneValue, str]], op: Op | None = None) -> LaneValue:
        """Write phi nodes for a value that comes from labels."""
        shape = self._divergence.shapes[op.key or ""] if op is not None else values[0][0].shape
        if shape.is_varying:
            vector = self._lanes.vector(lanes_and_element(kind)[1])
            labels = [label for _, label in values]
            rows = zip(*(self._lanes.parts_of(value) for value, _ in values), strict=True)
            parts = [self.masks.phi(vector, zip(row, labels, strict=True)) for row in rows]
            return LaneValue(kind, shape, parts=parts)
        scalar = self.masks.phi(kind, ((value.scalar, label) for value, label in values))
        if shape.check is not None:
            narrow = self.masks.phi("i32", ((value.narrow, label) for value, label in values))
            return LaneValue(kind, shape, scalar, narrow=narrow)
        wide = None
        if shape.is_exact and not shape.is_uniform and kind != "i64":
            wide = self.masks.phi("i64", ((str(value.wide), label) for value, label in values))
        return LaneValue(kind, shape, scalar, wide)

    def _place(self, values: Iterable[LaneValue]) -> None:
        place = self._output.piece()
        for value in values:
            value.place = place

    def _mask_at(self, level: Level, node: str, arrivals: Sequence[Arrival]) -> str | None:
        if len(arrivals) == 1:
            return arrivals[0].mask
        before = level.dominator[node]
        after = level.join[before]
        while after not in (END, node):
            after = level.join[after]
        if after == node:
            return self._mask_of[level, before]
        return self.masks.union([one.mask for one in arrivals])

    def _blended(self, op: Op, arrivals: Sequence[Arrival]) -> LaneValue:
        values = [(one.mask, self._value(op, one)) for one in arrivals]
        first = values[0][1]
        shape = self._divergence.shapes[op.key or ""]
        if all(one is first for _, one in values):
            return first
        if not shape.is_varying:
            raise Refused(f"'{op.name}' has several values and is the same for all")
        parts = self._lanes.parts_of(first)
        for mask, value in values[1:]:
            parts = self.masks.chosen(mask, self._lanes.parts_of(value), parts, op.type)
        return LaneValue(op.type, shape, parts=parts)

    def _value(self, op: Op, arrival: Arrival) -> LaneValue:
        if arrival.values is not None:
            return arrival.values[op.key or ""]
        return self._lanes.of(op.incoming[arrival.source])


@dataclass(eq=False, slots=True)
class Carried:
    """Something that a round hands on: `now` is its name, or what a round makes of it."""

    name: str
    type: str
    first: str
    now: str


class Round:
    """Begins a loop. `finish` writes its phi nodes, when it is known what comes back from a round."""

    def __init__(self, phis: Sequence[Op], shapes: Sequence[Shape], lanes: Lanes, output: Output) -> None:
        self.label = output.new_label()
        self._lanes = lanes
        self._output = output
        self._before = output.label
        self._phis = [*zip(phis, shapes, strict=True)]
        self._carried: list[Carried] = []
        output.line(f"br label %{self.label}")
        output.start(self.label)
        self._place = output.piece()
        place = output.piece()
        for op, shape in self._phis:
            value = LaneValue(op.type, shape, "" if shape.is_varying else op.name, place=place)
            if shape.is_varying:
                value.parts = [output.name() for _ in range(lanes_and_element(op.type)[0])]
            lanes.values[op.key or ""] = value

    def carry(self, kind: str, first: str) -> Carried:
        """Hand on something more, which the first round has from before the loop."""
        name = self._output.name()
        self._carried.append(Carried(name, kind, first, name))
        return self._carried[-1]

    def finish(self, first: Mapping[str, LaneValue], label: str, then: Mapping[str, LaneValue]) -> None:
        """Write the phi nodes: of what was before the loop, and of what comes from a label."""
        for op, shape in self._phis:
            key = op.key or ""
            before, after = first[key], then[key]
            if not shape.is_varying:
                self._write(op.name, op.type, before.scalar, after.scalar, label)
                continue
            vector = self._lanes.vector(lanes_and_element(op.type)[1])
            names = self._lanes.values[key].parts
            rows = zip(names, self._lanes.parts_of(before), self._lanes.parts_of(after), strict=True)
            for name, one, other in rows:
                self._write(name, vector, one, other, label)
        for one in self._carried:
            self._write(one.name, one.type, one.first, one.now, label)

    def _write(self, name: str, kind: str, before: str, after: str, label: str) -> None:
        self._place.append(f"  {name} = phi {kind} [ {before}, %{self._before} ], [ {after}, %{label} ]\n")
