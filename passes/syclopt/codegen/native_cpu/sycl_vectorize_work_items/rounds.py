"""The head of a loop: what its rounds hand on to the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import lanes_and_element
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import LaneValue

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Op
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_shapes import Shape
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output


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
