"""How work-items come from block to block: with which masks, and with which values for phi nodes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Refused, lanes_and_element
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import LaneValue, Masks
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import END

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence, Shape
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode, Op
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import Level


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
            nothing = LaneValue(value.type, value.shape, "poison", "poison", ["poison"] * len(value.parts))
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
