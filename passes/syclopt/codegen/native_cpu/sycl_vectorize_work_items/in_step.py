"""The function of a region, for several work-items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence, ShapeRules
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import (
    ItemCode,
    Refused,
    calls_a_library,
    is_dropped,
    lanes_and_element,
)
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lock_step import LockStep
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import Loops
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.wide_instructions import InstructionWriter
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, spell

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Op
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.views.function import Function

_PARAMETERS = ("..arguments", "..item", "..frame", "..index")
_FEWEST = 4  # work-items that are worth it
_GAIN = 1.5
_LONGEST = 256  # blocks
_VECTOR = compile_pattern(r"<\d+ x ")
BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "half": 16, "float": 32, "double": 64, "ptr": 64}
_FLOATS = frozenset({"half", "float", "double"})
_WIDEST = 16
_ROUNDS = 10  # that a loop is taken to have
_SLOW = {"fdiv": 5, "udiv": 20, "sdiv": 20, "urem": 20, "srem": 20, "frem": 40}
_ROOT = 5
_LIBRARY = 40
_GATHERED = 6.0  # for each work-item
_SCATTERED = 8.0


def has_loop(function: Function) -> bool:
    """Tell whether a function may have a loop, by the order of its blocks."""
    place = {block.key: at for at, block in enumerate(function.blocks)}
    return any(place[one.key] <= place[block.key] for block in function.blocks for one in block.successors)


def has_vectors(function: Function) -> bool:
    """Tell whether a function computes with vectors, by its text."""
    return _VECTOR.search(function.body_text) is not None


class InStep:
    """Writes a function for `width` work-items. Raises `Refused` where that cannot be, or is not quicker."""

    def __init__(self, function: Function, layout: DataLayout, bits: int) -> None:
        if tuple(parameter.key for parameter in function.parameters) != _PARAMETERS:
            raise Refused("it is no region of a kernel")
        if len(function.blocks) > _LONGEST:
            raise Refused("it is too long")
        code = ItemCode(function)
        loops = Loops(code)
        if len(loops.levels) == 1 and not has_vectors(function):
            raise Refused("it has no loop")
        definitions = {op.key: op for op in code.ops if op.key is not None}
        divergence = Divergence(code, loops, ShapeRules(function.module, layout, definitions))
        self.width = width_for(code, divergence, bits)
        if self.width < _FEWEST or gain(code, loops, divergence, self.width, bits) < _GAIN:
            raise Refused("it is not quicker")
        output = Output(code.body)
        types = frozenset[Key](key for key in function.module.types if isinstance(key, str))
        lanes = Lanes(self.width, output)
        LockStep(code, loops, divergence, lanes, InstructionWriter(lanes, output, divergence, types), output).write()
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


def gain(code: ItemCode, loops: Loops, divergence: Divergence, width: int, bits: int) -> float:
    """Return how many times quicker work-items are in step than one after another, about."""
    one_by_one = in_step = 0.0
    for key, block in code.blocks.items():
        weight = _ROUNDS ** min(loops.depth[key], 3)
        for op in (*block.phis, *block.ops):
            alone, together = _costs(op, divergence, width, bits)
            one_by_one += weight * width * alone
            in_step += weight * together
        one_by_one += weight * width
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
        cost, count_alone, registers = _LIBRARY, count, width
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
        return 1, max(1.0, width * count * size / bits) * (1 if count == 1 else 3)
    slow = _GATHERED if op.opcode == "load" else _SCATTERED
    return 1, slow * width * count * (1 if size > 16 else 2)
