"""How many work-items run in step, and whether that is quicker than one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import lanes_and_element
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.vector_calls import calls_a_library, is_dropped

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import Divergence
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode, Op
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.loop_levels import Loops

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "half": 16, "float": 32, "double": 64, "ptr": 64}
_FLOATS = frozenset({"half", "float", "double"})
_WIDEST = 16
_ROUNDS = 10  # that a loop is taken to have
_SLOW = {"fdiv": 5, "udiv": 20, "sdiv": 20, "urem": 20, "srem": 20, "frem": 40}
_ROOT = 5
_LIBRARY = 40
_GATHERED = 6.0  # for each work-item
_SCATTERED = 8.0


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
