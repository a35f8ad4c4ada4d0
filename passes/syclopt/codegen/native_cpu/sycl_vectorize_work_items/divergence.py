"""Which values differ between work-items that run in step, and where their ways part."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import (
    IDS,
    Op,
    Operand,
    Refused,
    is_dropped,
    lanes_and_element,
    source_type,
    vector_call,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.row_checks import (
    check_of_cast,
    check_of_lower_half,
    halves,
)
from syclopt.ir.body.loops import END
from syclopt.ir.fragments import parse_type

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode, Loops
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.row_checks import RowCheck
    from syclopt.ir.body.loops import Level
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.module import Module

INDEX = "..index"  # the parameter that points to the number of the work-item in its group
_ID_LIMIT = 1 << 30  # the loops around kernels run several work-items at once for smaller ids only
_ELEMENTS = frozenset({"i1", "i8", "i16", "i32", "i64", "half", "float", "double", "ptr"})
_STEPPING = frozenset({"i8", "i16", "i32", "i64", "ptr"})
_HALF = 32  # bits
_LANES = frozenset({"extractelement", "insertelement", "shufflevector"})


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
        self._differ.update(level.meetings(node))
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
    if before.step != found.step or before.check != found.check:
        return VARYING
    return (
        before._replace(is_exact=before.is_exact and found.is_exact)
        if before.check
        else Shape(found.step, is_exact=before.is_exact and found.is_exact)
    )


class Shape(NamedTuple):
    """A value of work-items in a row: each has `step` more than the one before; None where it may be anything.

    `is_exact` says that the steps do not wrap: the values as signed numbers of any width differ by them. `low` and
    `high` are bounds that are known of the values. Where there is a `check`, they are in steps only if it holds.
    """

    step: int | None
    is_exact: bool = False
    low: int | None = None
    high: int | None = None
    check: RowCheck | None = None

    @property
    def is_uniform(self) -> bool:
        """Whether it is the same for all."""
        return self.step == 0

    @property
    def is_varying(self) -> bool:
        """Whether it may be anything."""
        return self.step is None


UNIFORM = Shape(0, is_exact=True)
VARYING = Shape(None)


def joined(shapes: list[Shape]) -> Shape:
    """Return the shape of a value that is one of several, the same one for all work-items."""
    if all(one.is_uniform for one in shapes):
        return UNIFORM
    if any(one.check for one in shapes):
        return shapes[0] if len(shapes) == 1 else VARYING
    steps = {one.step for one in shapes}
    return Shape(shapes[0].step) if len(steps) == 1 else VARYING


class ShapeRules:
    """The shape of the result of an instruction, by those of its operands."""

    def __init__(self, module: Module, layout: DataLayout, code: ItemCode, *, in_rows: bool = False) -> None:
        """Take what work-items are: in a row, or in several, so that nothing is known of their ids."""
        self._in_rows = in_rows
        self._module = module
        self._layout = layout
        self._definitions = code.definitions
        self._halves = halves(code)

    def shape(self, op: Op, operands: list[Shape]) -> Shape:
        """Return it. Raises `Refused` for what cannot be done for several work-items at once."""
        return self.checked(op, self._shape(op, operands))

    def checked(self, op: Op, found: Shape) -> Shape:
        """Return a shape that values of the type can have. Raises `Refused` for a type that vectors cannot have."""
        if not found.is_uniform and lanes_and_element(op.type)[1] not in _ELEMENTS:
            raise Refused(f"'{op.text}' makes a value of a type that is not supported")
        if found.check is not None and op.key in self._halves:
            return Shape(found.step)
        return found if found.step in (None, 0) or op.type in _STEPPING else VARYING

    def _shape(self, op: Op, operands: list[Shape]) -> Shape:
        if op.opcode == "call":
            return self._call(op, operands)
        if op.opcode == "load":
            return self._load(op, operands[0])
        if op.opcode == "atomicrmw":
            return VARYING
        if op.opcode == "store":
            self._check_access(op)
            return UNIFORM
        if all(one.is_uniform for one in operands):
            return UNIFORM
        if op.opcode in _LANES and any(one.key is not None for one in op.operands[-1:]):
            raise Refused(f"'{op.text}' chooses an element by a number that is computed")
        if any(one.is_varying for one in operands) or sum(one.check is not None for one in operands) > 1:
            return VARYING
        return self._of_steps(op, operands)

    def _of_steps(self, op: Op, operands: list[Shape]) -> Shape:
        """Return the shape of what is computed from values in equal steps."""
        match op.opcode:
            case "add" | "sub":
                return _sum(op, *operands)
            case "or" if op.head == "or disjoint":
                return _sum(op, *operands)
            case "mul" | "shl":
                return _product(op, *operands)
            case "and" | "ashr":
                return self._masked(op, operands[0])
            case "trunc" | "sext" | "zext":
                return _converted(op, operands[0])
            case "getelementptr":
                return self._address(op, operands)
            case _:
                return VARYING

    def _call(self, op: Op, operands: list[Shape]) -> Shape:
        callee = str(op.callee)
        if callee.startswith(names.NATIVE_QUERY):
            found = _query(op, callee)
            return VARYING if self._in_rows and callee in IDS else found
        if is_dropped(callee):
            return UNIFORM
        if vector_call(callee, op) is None:
            raise Refused(f"'@{callee}' is called")
        return UNIFORM if all(one.is_uniform for one in operands) else VARYING

    def _load(self, op: Op, address: Shape) -> Shape:
        self._check_access(op)
        if op.operands[0].key == INDEX:
            return Shape(1, is_exact=True, low=0, high=_ID_LIMIT)
        return UNIFORM if address.is_uniform else VARYING

    def _check_access(self, op: Op) -> None:
        if op.head.startswith((f"{op.opcode} volatile", f"{op.opcode} atomic")):
            raise Refused(f"'{op.text}' is volatile or atomic")

    def _masked(self, op: Op, whole: Shape) -> Shape:
        """Return the shape of the lower half of a number, as it is written with masks: `and`, or `shl` and `ashr`."""
        value, by = op.operands
        if by.key is not None or whole.check is not None:
            return VARYING
        if op.opcode == "and":
            is_lower = whole.low is not None and whole.high is not None and 0 <= whole.low <= whole.high <= int(by.text)
            return whole if is_lower and by.text == "4294967295" else _checked_row(check_of_lower_half(op, whole.step))
        moved, by_bits = self._moved(self._definitions.get(value.key or "")), int(by.text)
        if moved >= _HALF and (whole.low is None or whole.high is None):
            return _checked_row(check_of_lower_half(op, whole.step))
        is_whole = "exact" in op.head.split() or moved >= by_bits
        if whole.step is None or whole.low is None or whole.high is None or not is_whole or whole.step % (1 << by_bits):
            return VARYING
        return Shape(whole.step >> by_bits, is_exact=True, low=whole.low >> by_bits, high=whole.high >> by_bits)

    def _moved(self, op: Op | None) -> int:
        """Return how many of the lowest bits of what an instruction makes are zeros: it moves a number so far."""
        is_moved = op is not None and op.opcode == "shl" and op.operands[1].key is None
        return int(op.operands[1].text) if op is not None and is_moved else 0

    def _address(self, op: Op, operands: list[Shape]) -> Shape:
        base, *indices = operands
        step, check = base.step or 0, base.check
        for one, operand in zip(indices, op.operands[1:], strict=True):
            if operand.type != "i64" and not one.is_exact:
                return VARYING
        kind = parse_type(source_type(op))
        for at, (one, operand) in enumerate(zip(indices, op.operands[1:], strict=True)):
            if at:
                while kind.kind == "named":
                    kind = parse_type(self._module.types[kind.name].body)
                if kind.kind == "struct":
                    kind = kind.elements[int(operand.text)]
                    continue
                kind = kind.elements[0]
            stride = self._layout.extent(kind, self._module).stride
            step += (one.step or 0) * stride
            check = check or (one.check and one.check.times(stride))
        if check is not None:
            return _checked_row(check) if check.distance == step else VARYING
        return Shape(step) if step else VARYING


def constant_shape(operand: Operand) -> Shape:
    """Return the shape of a constant."""
    try:
        value = int(operand.text)
    except ValueError:
        return UNIFORM
    return Shape(0, is_exact=True, low=value, high=value)


def _query(op: Op, callee: str) -> Shape:
    if not callee.startswith(names.NATIVE_ITEM_QUERY):
        return UNIFORM
    dimensions = op.operands[1:]
    if any(one.key is not None for one in dimensions):
        raise Refused("the dimension of an id is computed")
    return Shape(1, is_exact=True, low=0, high=_ID_LIMIT) if all(one.text == "0" for one in dimensions) else UNIFORM


def _sum(op: Op, one: Shape, other: Shape) -> Shape:
    sign = -1 if op.opcode == "sub" else 1
    step = (one.step or 0) + sign * (other.step or 0)
    if one.check is not None:
        return one if other.is_uniform else VARYING
    if other.check is not None:
        return _checked_row(other.check.times(sign)) if one.is_uniform else VARYING
    if one.low is None or one.high is None or other.low is None or other.high is None:
        return _checked(op, step, None, (one, other))
    low, high = (other.low, other.high) if sign == 1 else (-other.high, -other.low)
    return _checked(op, step, (one.low + low, one.high + high), (one, other))


def _product(op: Op, one: Shape, other: Shape) -> Shape:
    if one.is_uniform and op.opcode == "mul":
        one, other = other, one
    if other.low is None or other.low != other.high or one.step is None:
        return VARYING
    factor = 1 << other.low if op.opcode == "shl" else other.low
    if one.check is not None:
        return _checked_row(one.check.times(factor)) if factor else VARYING
    if one.low is None or one.high is None:
        return _checked(op, one.step * factor, None, (one,))
    bounds = sorted((one.low * factor, one.high * factor))
    return _checked(op, one.step * factor, (bounds[0], bounds[1]), (one,))


def _checked(op: Op, step: int, bounds: tuple[int, int] | None, operands: tuple[Shape, ...]) -> Shape:
    """Return a shape with what is known of its bounds: numbers that are within those of the type do not wrap."""
    if not step:
        return VARYING
    are_exact = all(one.is_exact for one in operands)
    limit = 1 << int(op.type[1:]) - 1
    if bounds is not None and are_exact and -limit <= bounds[0] and bounds[1] < limit:
        return Shape(step, is_exact=True, low=bounds[0], high=bounds[1])
    return Shape(step, is_exact=are_exact and "nsw" in op.head.split())


def _converted(op: Op, value: Shape) -> Shape:
    """Return the shape of a number of another width."""
    if op.opcode == "trunc":
        bounds = None if value.low is None or value.high is None else (value.low, value.high)
        return _checked(op, value.step or 0, bounds, (value,))
    is_positive = op.opcode == "sext" or "nneg" in op.head.split() or (value.low is not None and value.low >= 0)
    return value if value.is_exact and is_positive else _checked_row(check_of_cast(op, value.step))


def _checked_row(check: RowCheck | None) -> Shape:
    return VARYING if check is None else Shape(check.distance, check=check)
