"""Which values differ between work-items that run in step, and where their ways part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_shapes import (
    UNIFORM,
    VARYING,
    Shape,
    constant_shape,
    joined,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import END

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode, Op, Operand
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_shapes import ShapeRules
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import Level, Loops


class Divergence:
    """The shapes of all values, found until nothing changes: `shapes[key]`.

    `parting` are the blocks whose work-items may go on by different ways, or are written as if they did; `endless` the
    loops that work-items leave in different rounds, or by different ways.
    """

    def __init__(self, code: ItemCode, loops: Loops, rules: ShapeRules) -> None:
        self._code = code
        self._loops = loops
        self._rules = rules
        self.shapes: dict[str, Shape] = {}
        self.parting: set[str] = set()
        self.endless: set[Level] = set()
        self._differ: set[str] = set()  # blocks whose phi nodes have values of different ways
        self._made = {op.key for op in code.ops if op.key is not None}
        self._note_what_has_no_branches()
        self._run()

    def shape(self, operand: Operand) -> Shape:
        """Return the shape of an operand; parameters and constants are the same for all."""
        if operand.key is None:
            return constant_shape(operand)
        return self.shapes.get(operand.key, UNIFORM)

    def is_branch(self, block: str) -> bool:
        """Tell whether all work-items that come to a block go on by the same one of several ways."""
        return len(self._code.blocks[block].exits) > 1 and block not in self.parting

    def _note_what_has_no_branches(self) -> None:
        """Note where ways part that are too entangled to be written as branches that all take."""
        for level in self._loops.levels:
            if len({edge.target for edge in level.exits}) > 1:
                self._leave_in_part(level)
        for level in self._loops.levels:
            for node in level.nodes:
                if node not in level.inner and not self._has_arms(level, node):
                    self._part(level, node)

    def _has_arms(self, level: Level, node: str) -> bool:
        """Tell whether two ways from a block have nothing in common, and nothing else leads into them."""
        exits, condition = self._code.blocks[node].exits, self._code.blocks[node].condition
        if condition is None:
            return True
        if len(exits) > 2 or condition.type != "i1":
            return False
        arms = [level.between(node, level.node_of(one.to)) for one in exits]
        if arms[0] & arms[1]:
            return False
        for arm, one in zip(arms, exits, strict=True):
            start = level.node_of(one.to)
            if start in arm and any(level.dominator[other] not in (*arm, node) for other in arm):
                return False
            if start in arm and level.dominator[start] != node:
                return False
        return True

    def _run(self) -> None:
        changed = True
        while changed:
            changed = False
            for key in self._loops.order:
                block = self._code.blocks[key]
                for op in block.phis:
                    changed |= self._set(op, self._phi(key, op))
                for op in block.ops:
                    changed |= self._set(op, self._result(op))
                if block.condition is not None and key not in self.parting and self._parts(block.condition):
                    self._part(self._loops.of[key], key)
                    changed = True

    def _parts(self, condition: Operand) -> bool:
        return condition.key in self.shapes and not self.shapes[condition.key].is_uniform

    def _set(self, op: Op, found: Shape | None) -> bool:
        if op.key is None or found is None or self.shapes.get(op.key) == found:
            return False
        self.shapes[op.key] = found
        return True

    def _result(self, op: Op) -> Shape | None:
        before = self.shapes.get(op.key or "")
        if before is not None and before.is_varying:
            return None
        if any(one.key in self._made and one.key not in self.shapes for one in op.operands):
            return None  # in the first round: it comes with a value of a round before
        return _wider(before, self._rules.shape(op, [self.shape(one) for one in op.operands]))

    def _phi(self, block: str, op: Op) -> Shape | None:
        before = self.shapes.get(op.key or "")
        if block in self._differ or (before is not None and before.is_varying):
            return self._rules.checked(op, VARYING)
        known = [self.shape(one) for one in op.incoming.values() if one.key not in self._made or one.key in self.shapes]
        return self._rules.checked(op, _wider(before, joined(known))) if known else None

    def _part(self, level: Level, node: str) -> None:
        """Note that ways part at a node, and the blocks where they meet again."""
        if node not in level.inner:
            self.parting.add(node)
        self._differ.update(_meetings(level, node))
        if level.join[node] == END and level.header is not None:
            self._leave_in_part(level)

    def _leave_in_part(self, level: Level) -> None:
        """Note that work-items leave a loop one by one."""
        if level in self.endless:
            return
        self.endless.add(level)
        self._differ.update(edge.target for edge in level.exits)
        for node in level.nodes:
            if node not in level.inner and node not in self.parting and level.join[node] == END:
                self._part_if_it_branches(level, node)
        if len({edge.target for edge in level.exits}) > 1:
            self._part(self._loops.parent[level], level.start)

    def _part_if_it_branches(self, level: Level, node: str) -> None:
        if len(self._code.blocks[node].exits) > 1:
            self._part(level, node)


def _wider(before: Shape | None, found: Shape) -> Shape:
    """Return a shape that holds what two say: what is known of a value gets less from round to round."""
    if before is None or before == found:
        return found
    if before.step != found.step:
        return VARYING
    return Shape(found.step, is_exact=before.is_exact and found.is_exact)


def _meetings(level: Level, node: str) -> set[str]:
    """Return the blocks where different ways from a node meet first."""
    end = level.join[node]
    way: dict[str, set[str]] = {}
    for one in level.successors(node):
        way.setdefault(one, set()).add(one)
    meetings: set[str] = set()
    for one in level.nodes:
        found = way.get(one)
        if found is None:
            continue
        if len(found) > 1:
            meetings.add(one)
        label = one if len(found) > 1 else next(iter(found))
        if one != end:
            for other in level.successors(one):
                way.setdefault(other, set()).add(label)
    return meetings
