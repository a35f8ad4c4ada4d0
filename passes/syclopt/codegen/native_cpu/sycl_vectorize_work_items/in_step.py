"""The function of a region, for several work-items: branches that all take stay, others become masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import VARYING, Divergence, ShapeRules
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.inner_loops import rounds_in_vectors
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import (
    IDS,
    RETURN,
    ItemCode,
    Loops,
    Refused,
    calls_a_library,
    calls_for_all,
    is_dropped,
    lanes_and_element,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import (
    Arrival,
    Arrivals,
    Lanes,
    LaneValue,
    Output,
    Round,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.wide_instructions import BITS, DIVISIONS, InstructionWriter
from syclopt.ir.body.loops import END
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import CodeBlock, Op, Operand
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Carried, Masks
    from syclopt.ir.body.loops import Level
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.views.function import Function

_CHEAP = 16  # instructions that are run for nothing rather than to ask whether a work-item needs them
_DEAR = frozenset({"load", "store", "atomicrmw", "fdiv", "frem"}) | DIVISIONS
_PARAMETERS = ("..arguments", "..item", "..frame", "..index")
_FEWEST = 4  # work-items that are worth it
_GAIN = 1.5
_LONGEST = 256  # blocks
_QUICK = 64  # instructions
_LONG_ROW = 64  # work-items
# What tells of rows, and which argument says how long one is.
_TELL_ROW = {names.NATIVE_FIX_LOCAL_SIZE: 1, names.NATIVE_RUN_ROWS: 2, names.NATIVE_RUN_LIMITED_ROWS: 2}
_OF_RANGES = frozenset({names.NATIVE_RUN_ITEMS, names.NATIVE_RUN_LIMITED_ITEMS})
_VECTOR = compile_pattern(r"<[ \t\r\n]*+[0-9]++[ \t\r\n]++x\b")
_FLOATS = frozenset({"half", "float", "double"})
_WIDEST = 16
_ROUNDS = 10  # that a loop is taken to have
_OF_ROUNDS = 0.5  # how much of a vector of rounds is gained
_SLOW = {"fdiv": 5, "udiv": 20, "sdiv": 20, "urem": 20, "srem": 20, "frem": 40}
_ROOT = 5
_LIBRARY = 40
_CHECKED = 1.0  # more where it is asked whether work-items stand in a row
_GATHERED = 6.0  # for each work-item
_SCATTERED = 8.0


class LockStep:
    """Writes the body of a function for several work-items."""

    def __init__(
        self,
        code: ItemCode,
        loops: Loops,
        divergence: Divergence,
        lanes: Lanes,
        writer: InstructionWriter,
        output: Output,
    ) -> None:
        self._code = code
        self._loops = loops
        self._divergence = divergence
        self._lanes = lanes
        self._writer = writer
        self._output = output
        self._arrivals = Arrivals(code, divergence, lanes, output)
        self._masks = self._arrivals.masks
        self._leaving: dict[Level, tuple[str, Arrival, str]] = {}  # a loop that all may leave where its rounds end
        self._labels: dict[str, str] = {}  # of a loop that all leave together: its header, and what follows it
        self._left: dict[str, list[tuple[str, dict[str, LaneValue]]]] = {}
        self._escaping = _escaping(code)

    def write(self) -> None:
        """Write all blocks, to the return."""
        self._sequence(self._loops.root, self._loops.root.nodes)

    def _sequence(self, level: Level, nodes: Iterable[str]) -> None:
        """Write nodes of a level in order."""
        done: set[str] = set()
        for node in nodes:
            if node in done:
                continue
            if node == RETURN:
                self._return()
            elif node in level.inner:
                self._loop(level, level.inner[node])
            else:
                done |= self._block(level, node)

    def _return(self) -> None:
        self._arrivals.enter(self._loops.root, RETURN)
        (phi,) = self._code.blocks[RETURN].phis
        value = self._lanes.values[phi.key or ""]
        scalar = value.scalar
        if value.shape.is_varying:
            (vector,) = self._lanes.parts_of(value)
            of_last = f"{self._lanes.vector('i32')} {vector}, i64 {self._lanes.width - 1}"
            scalar = self._output.value(f"extractelement {of_last}")
        self._output.line(f"ret i32 {scalar}")

    def _block(self, level: Level, node: str) -> set[str]:
        """Write a block, and what is only run between it and where the ways from it meet; return these nodes."""
        mask = self._arrivals.enter(level, node)
        block = self._code.blocks[node]
        branches = self._divergence.is_branch(node)
        is_guarded = mask is not None and mask != self._arrivals.base and (branches or _is_dear(block))
        guard = self._arrivals.guard(mask) if is_guarded and mask is not None else None
        for op in block.ops:
            self._writer.write(op, mask)
        done = self._arms(level, node) if branches else set[str]()
        if guard is not None:
            self._arrivals.end_guard(guard, [op for op in (*block.phis, *block.ops) if op.key in self._escaping])
        if not branches:
            self._go_on(level, node, mask)
        return done

    def _go_on(self, level: Level, node: str, mask: str | None) -> None:
        """Note which work-items come to the blocks after one."""
        block = self._code.blocks[node]
        if block.condition is None:
            for one in block.exits:
                self._arrivals.come(one.to, Arrival(mask, node))
        elif level in self._divergence.endless and node in level.latches and self._is_one_for_all(block):
            (leaving,) = (one for one in block.exits if one.to != level.header)
            leaves = self._output.value(f"freeze i1 {self._lanes.of(block.condition).scalar}")
            if leaving.value is None:
                leaves = self._output.value(f"xor i1 {leaves}, true")
            self._leaving[level] = (leaves, Arrival(mask, node), leaving.to)
            self._arrivals.come(level.start, Arrival(mask, node))
        else:
            for to, taken in self._masks.ways(block, mask):
                self._arrivals.come(to, Arrival(taken, node))

    def _is_one_for_all(self, block: CodeBlock) -> bool:
        is_uniform = block.condition is not None and self._lanes.of(block.condition).shape.is_uniform
        return is_uniform and len(block.exits) == 2 and block.condition is not None and block.condition.type == "i1"

    def _arms(self, level: Level, node: str) -> set[str]:
        """Write a branch that all take alike, and the nodes that it leads to; return these."""
        block, join, output, arrivals = self._code.blocks[node], level.join[node], self._output, self._arrivals
        assert block.condition is not None, "it branches"
        others = arrivals.coming.pop(join, [])
        labels = [output.new_label() for _ in block.exits]
        targets = ", ".join(f"label %{label}" for label in labels)
        output.line(f"br i1 {self._lanes.of(block.condition).scalar}, {targets}")
        done: set[str] = set()
        ends: list[tuple[str, dict[str, LaneValue]]] = []
        meeting = output.new_label()
        for label, one in zip(labels, block.exits, strict=True):
            output.start(label)
            arrivals.come(one.to, Arrival(arrivals.base, node))
            arm = level.between(node, level.node_of(one.to))
            done |= arm
            self._sequence(level, level.ordered(arm))
            if join == END:
                self._leave(level)
            else:
                values = arrivals.blended(join, arrivals.coming.pop(join))
                ends.append((output.label, values))
                output.line(f"br label %{meeting}")
        if join != END:
            output.start(meeting)
            arrivals.coming[join] = [*others, Arrival(arrivals.base, node, arrivals.met(join, ends))]
        return done

    def _leave(self, level: Level) -> None:
        """Go where all work-items go together from a round of a loop, unless they are gone."""
        output, arrivals = self._output, self._arrivals
        if not output.label:
            return
        (to,) = (one for one in (level.start, *{edge.target for edge in level.exits}) if one in arrivals.coming)
        values = arrivals.blended(to, arrivals.coming.pop(to))
        self._left.setdefault(to, []).append((output.label, values))
        output.line(f"br label %{self._labels[to]}")
        output.label = ""

    def _loop(self, outer: Level, level: Level) -> None:
        mask, first = self._arrivals.enter_loop(outer, level.start)
        guard = self._arrivals.guard(mask) if mask is not None and mask != self._arrivals.base else None
        phis = self._code.blocks[level.start].phis
        beginning = Round(phis, [self._divergence.shapes[op.key or ""] for op in phis], self._lanes, self._output)
        if level in self._divergence.endless:
            self._part_by_part(level, beginning, first, mask)
        else:
            self._together(level, beginning, first)
        if guard is not None:
            self._arrivals.end_guard(guard, ())

    def _together(self, level: Level, beginning: Round, first: dict[str, LaneValue]) -> None:
        """Write a loop that all work-items leave in the same round, by the same way."""
        (target,) = {edge.target for edge in level.exits}
        self._labels[level.start], self._labels[target] = beginning.label, self._output.new_label()
        self._sequence(level, level.nodes)
        self._leave(level)
        backs = self._left.pop(level.start)
        if len(backs) != 1:
            raise Refused("rounds begin anew from several places")
        beginning.finish(first, *backs[0])
        self._output.start(self._labels[target])
        values = self._arrivals.met(target, self._left.pop(target))
        self._arrivals.come(target, Arrival(self._arrivals.base, "", values))

    def _part_by_part(self, level: Level, beginning: Round, first: dict[str, LaneValue], mask: str | None) -> None:
        """Write a loop whose rounds run while there are work-items that have not left it."""
        arrivals, output, masks = self._arrivals, self._output, self._masks
        outer, targets = arrivals.base, sorted({edge.target for edge in level.exits})
        live = beginning.carry(masks.type, mask or "splat (i1 true)")
        kept = [
            _Kept(self._code.blocks[to], beginning, self._lanes, masks, is_only=len(targets) == 1) for to in targets
        ]
        arrivals.base = live.name
        self._sequence(level, level.nodes)
        (back,) = arrivals.coming.pop(level.start)
        live.now = str(back.mask)
        for one in kept:
            for arrival in arrivals.coming.pop(one.block.key, ()):
                one.add(str(arrival.mask), arrivals.values_of(one.block.key, arrival))
        goes_on = masks.any(live.now)
        leaving = self._leaving.get(level)
        if leaving is not None:
            goes_on = output.value(f"select i1 {leaving[0]}, i1 false, i1 {goes_on}")
        after = output.new_label()
        output.line(f"br i1 {goes_on}, label %{beginning.label}, label %{after}")
        beginning.finish(first, output.label, arrivals.values_of(level.start, back))
        output.start(after)
        arrivals.base = outer
        for one in kept:
            if leaving is not None and leaving[2] == one.block.key:
                last = output.value(f"select i1 {leaving[0]}, {masks.type} {live.now}, {masks.type} zeroinitializer")
                one.add(last, arrivals.values_of(one.block.key, leaving[1]))
            arrivals.come(one.block.key, one.arrival(mask))


class _Kept:
    """What those who have left a loop for a block take along."""

    def __init__(self, block: CodeBlock, beginning: Round, lanes: Lanes, masks: Masks, *, is_only: bool) -> None:
        self.block = block
        self._lanes = lanes
        self._masks = masks
        self._leavers = None if is_only else beginning.carry(masks.type, "zeroinitializer")
        self._values: dict[str, list[Carried]] = {}
        for op in block.phis:
            count, element = lanes_and_element(op.type)
            vector = lanes.vector(element)
            self._values[op.key or ""] = [beginning.carry(vector, "poison") for _ in range(count)]

    def add(self, mask: str, values: Mapping[str, LaneValue]) -> None:
        """Note that those in a mask leave, with values."""
        if self._leavers is not None:
            self._leavers.now = str(self._masks.union([self._leavers.now, mask]))
        for op in self.block.phis:
            carried = self._values[op.key or ""]
            parts = self._lanes.parts_of(values[op.key or ""])
            now = self._masks.chosen(mask, parts, [one.now for one in carried], op.type)
            for one, value in zip(carried, now, strict=True):
                one.now = value

    def arrival(self, mask: str | None) -> Arrival:
        """Return those who have left; `mask` are all who entered the loop."""
        values = {
            op.key or "": LaneValue(op.type, VARYING, parts=[one.now for one in self._values[op.key or ""]])
            for op in self.block.phis
        }
        return Arrival(mask if self._leavers is None else self._leavers.now, "", values)


def _escaping(code: ItemCode) -> set[str | None]:
    """Return the values that are used by other blocks than their own, by phi nodes, or where a block ends."""
    home = {op.key: name for name, block in code.blocks.items() for op in (*block.phis, *block.ops)}
    found: set[str | None] = set()
    for name, block in code.blocks.items():
        found.update(one.key for op in block.ops for one in op.operands if home.get(one.key) != name)
        found.update(one.key for op in block.phis for one in op.incoming.values())
        if block.condition is not None:
            found.add(block.condition.key)
    return found - {None}


def _is_dear(block: CodeBlock) -> bool:
    """Tell whether a block is better, or only safely, skipped if no work-item comes to it."""
    if len(block.ops) > _CHEAP:
        return True
    return any(op.opcode in _DEAR or (op.opcode == "call" and _is_dear_call(str(op.callee))) for op in block.ops)


def _is_dear_call(callee: str) -> bool:
    return calls_a_library(callee) or callee.startswith("llvm.sqrt")


def has_loop(function: Function) -> bool:
    """Tell whether a function may have a loop, by the order of its blocks."""
    place = {block.key: at for at, block in enumerate(function.blocks)}
    return any(place[one.key] <= place[block.key] for block in function.blocks for one in block.successors)


def has_vectors(function: Function) -> bool:
    """Tell whether a function computes with vectors, by its text."""
    return _VECTOR.search(function.body_text) is not None


def has_long_rows(caller: Function) -> bool:
    """Tell whether a loop is for rows of many work-items: those of ranges without work-groups, or as is written."""
    calls = {call.callee: call for call in caller.calls}
    told = [call.arguments[at] for name, at in _TELL_ROW.items() if (call := calls.get(name)) is not None]
    return all(int(one.value) % _LONG_ROW == 0 for one in told) if told else not _OF_RANGES.isdisjoint(calls)


def is_quick(function: Function) -> bool:
    """Tell whether what a function does takes little more time than a round of the loop around it."""
    instructions = [one for block in function.blocks for one in block.instructions]
    return len(instructions) <= _QUICK and all(
        call.callee is not None and _is_quick_call(str(call.callee)) for call in function.calls
    )


def _is_quick_call(callee: str) -> bool:
    is_query = callee.startswith(names.NATIVE_QUERY)
    return is_query or is_dropped(callee) or (callee.startswith("llvm.") and not calls_a_library(callee))


def asks_for_ids(function: Function) -> bool:
    """Tell whether a function asks for ids of the work-item."""
    return any(call.callee in IDS for call in function.calls)


def may_share_loads(function: Function) -> bool:
    """Tell whether work-items may load what they have in common from memory that they share."""
    return {"load", "store"} <= {one.opcode for one in function.instructions}


def _shares_loads(code: ItemCode, loops: Loops, divergence: Divergence) -> bool:
    """Tell whether work-items load what they have in common where LLVM has a hard time, and all else is in rows.

    That is where some go another way, since LLVM asks each of them then whether it loads, and in an array that they
    also write to, since LLVM does not know that they write elsewhere.
    """
    (level,) = loops.levels
    for_some = {one for node in divergence.parting for one in level.between(node)}
    common: set[str] = set()
    written: set[str] = set()
    is_found = False
    for key, block in code.blocks.items():
        for op in (one for one in block.ops if one.opcode in ("load", "store")):
            is_load, place = op.opcode == "load", op.operands[-1]
            address, root = divergence.shape(place), _root(place, code.definitions)
            if not address.is_uniform and address.step != BITS.get(op.type if is_load else op.operands[0].type, 0) // 8:
                return False
            if not is_load:
                written.add(root)
            elif address.is_uniform and root not in _PARAMETERS:
                common.add(root)
                is_found |= key in for_some
    return is_found or not common.isdisjoint(written)


def _root(place: Operand, definitions: Mapping[str, Op]) -> str:
    """Return what an address is computed from."""
    while (made := definitions.get(place.key or "")) is not None and made.opcode == "getelementptr":
        place = made.operands[0]
    return place.key or ""


class InStep:
    """Writes a function for `width` work-items. Raises `Refused` where that cannot be, or is not quicker.

    Where it is for the `lanes` of a sub-group, these are all of them; they stand in a row, or `in_rows`.
    """

    def __init__(
        self, function: Function, layout: DataLayout, bits: int, lanes: int = 0, *, in_rows: bool = False
    ) -> None:
        if tuple(parameter.key for parameter in function.parameters) != _PARAMETERS:
            raise Refused("it is no region of a kernel")
        if len(function.blocks) > _LONGEST:
            raise Refused("it is too long")
        code = ItemCode(function)
        loops = Loops(code)
        rules = ShapeRules(function.module, layout, code, in_rows=in_rows)
        divergence = Divergence(code, loops, rules)
        is_plain = not lanes and len(loops.levels) == 1 and not has_vectors(function)
        if is_plain and not _shares_loads(code, loops, divergence):
            raise Refused("it has no loop")
        self.width = lanes or width_for(code, divergence, bits)
        if not lanes and (self.width < _FEWEST or gain(code, loops, divergence, rules, self.width, bits) < _GAIN):
            raise Refused("it is not quicker")
        output = Output(code.fresh_names)
        types = frozenset[Key](key for key in function.module.types if isinstance(key, str))
        values = Lanes(self.width, output, finds_one=bool(lanes))
        LockStep(code, loops, divergence, values, InstructionWriter(values, output, divergence, types), output).write()
        self._output = output

    def text(self, name: str) -> str:
        """Return the definition under a name."""
        parameters = ", ".join(f"ptr %{spell(one)}" for one in _PARAMETERS)
        head = f"define internal i32 @{name}({parameters}) alwaysinline nounwind"
        return f"{head} {{\n{self._output.text}}}\n"

    @property
    def declarations(self) -> dict[str, str]:
        """The intrinsics that are called: name -> declaration."""
        return self._output.declared


def width_for(code: ItemCode, divergence: Divergence, bits: int) -> int:
    """Return how many of the widest numbers that differ between work-items are in a register."""
    widest = 0
    for op in code.ops:
        for kind in _numbers(op):
            if kind in BITS and kind != "ptr" and _differs(op, divergence):
                widest = max(widest, BITS[kind])
    return min(_WIDEST, bits // (widest or 32))


def gain(code: ItemCode, loops: Loops, divergence: Divergence, rules: ShapeRules, width: int, bits: int) -> float:
    """Return how many times quicker work-items are in step than one after another, about."""
    one_by_one = in_step = 0.0
    for key, block in code.blocks.items():
        weight = _ROUNDS ** min(loops.depth[key], 3)
        rounds = max(1.0, rounds_in_vectors(loops.of[key], code, rules, bits) * _OF_ROUNDS)
        are_alike = all(divergence.shapes[op.key or ""].is_uniform for op in (*block.phis, *block.ops) if op.key)
        for op in (*block.phis, *block.ops):
            alone, together = _costs(op, divergence, width, bits)
            one_by_one += weight * width * alone / rounds
            in_step += weight * together / (rounds if are_alike else 1.0)
        one_by_one += weight * width / rounds
        in_step += weight * (3 if key in divergence.parting else 1)
    return one_by_one / in_step


def _numbers(op: Op) -> list[str]:
    """Return the types of what an instruction computes with or moves, as far as it is no address."""
    kinds = [lanes_and_element(one.type)[1] for one in op.operands[:1]] + [lanes_and_element(op.type)[1]]
    if op.opcode in ("load", "store"):
        return kinds[1:] if op.opcode == "load" else kinds[:1]
    return [kind for kind in kinds if kind in _FLOATS]


def _differs(op: Op, divergence: Divergence) -> bool:
    operands = (divergence.shape(one) for one in op.operands)
    return not all(one.is_uniform for one in operands)


def _costs(op: Op, divergence: Divergence, width: int, bits: int) -> tuple[float, float]:
    """Return what an instruction costs for one work-item, and for all."""
    callee = str(op.callee or "")
    if op.opcode == "phi" or callee.startswith(names.NATIVE_QUERY) or is_dropped(callee):
        return 0, 0
    if op.opcode in ("load", "store"):
        return _access(op, divergence, width, bits)
    count, element = lanes_and_element(op.operands[0].type)
    size = BITS.get(element, 64)
    if calls_a_library(callee):
        cost, count_alone = _LIBRARY, count
        registers = max(1.0, width * BITS["double"] / bits) if calls_for_all(callee) else width
    else:
        cost = _SLOW.get(op.opcode, _ROOT if callee.startswith("llvm.sqrt") else 1)
        is_done_in_parts = cost >= _SLOW["udiv"]
        count_alone = count if is_done_in_parts else max(1.0, count * size / bits)
        registers = width if is_done_in_parts else max(1.0, width * size / bits)
    alone = cost * count_alone
    return alone, cost * count * registers if divergence.shapes[op.key or ""].is_varying else alone


def _access(op: Op, divergence: Divergence, width: int, bits: int) -> tuple[float, float]:
    """Return what a load or store costs."""
    kind = op.type if op.opcode == "load" else op.operands[0].type
    count, element = lanes_and_element(kind)
    size = BITS.get(element, 64)
    address = divergence.shape(op.operands[-1])
    if not _differs(op, divergence):
        return 1, 1
    if address.step == count * size // 8:
        asked = _CHECKED if address.check is not None else 0.0
        return 1, max(1.0, width * count * size / bits) * (1 if count == 1 else 3) + asked
    slow = _GATHERED if op.opcode == "load" else _SCATTERED
    return 1, slow * width * count * (1 if size > 16 else 2)
