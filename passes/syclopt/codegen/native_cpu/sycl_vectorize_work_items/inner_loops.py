"""Loops of one work-item that LLVM vectorizes by itself, where work-items run one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import VARYING, Shape, constant_shape
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Refused
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.wide_instructions import BITS

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.divergence import ShapeRules
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import CodeBlock, ItemCode, Op, Operand
    from syclopt.ir.body.loops import Level

_IN_ANY_ORDER = frozenset({"add", "sub", "mul", "and", "or", "xor"})
_IN_ANY_ORDER_WHERE_ALLOWED = frozenset({"fadd", "fsub", "fmul", "call"})
_ALLOWED = frozenset({"fast", "reassoc"})
_EXTREMES = ("llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.")


def rounds_in_vectors(level: Level, code: ItemCode, rules: ShapeRules, bits: int) -> int:
    """Return how many rounds of a loop a vector of LLVM's is for; 1 where it makes none, as far as is seen here.

    It makes some of a loop in one block whose loads and stores go along rows, and which sums up in any order.
    """
    if level.header is None or len(level.blocks) != 1:
        return 1
    try:
        return _Rounds(code.blocks[level.header], rules, bits).count
    except Refused:
        return 1


class _Rounds:
    """What differs between the rounds of a loop. Raises `Refused` where they have to come one after another."""

    def __init__(self, block: CodeBlock, rules: ShapeRules, bits: int) -> None:
        self._block = block
        self._shapes = {op.key: self._handed_on(op) for op in block.phis}
        self._made = {op.key for op in block.ops}
        widest = 0
        for op in block.ops:
            self._shapes[op.key] = rules.shape(op, [self._shape(one) for one in op.operands])
            if op.opcode in ("load", "store"):
                widest = max(widest, self._width(op))
        sums = [BITS.get(op.type, 0) for op in block.phis if self._shapes[op.key].is_varying]
        self.count = max(1, bits // max([widest, *sums])) if widest else 1

    def _shape(self, operand: Operand) -> Shape:
        found = self._shapes.get(operand.key)
        return constant_shape(operand) if operand.key is None or found is None else found

    def _width(self, op: Op) -> int:
        """Return how many bits a load or store accesses in a row; none where it is the same for all rounds."""
        address, kind = self._shape(op.operands[-1]), op.type if op.opcode == "load" else op.operands[0].type
        if op.opcode == "load" and address.is_uniform:
            return 0
        if kind not in BITS or address.step != BITS[kind] // 8:
            raise Refused(f"'{op.text}' accesses no row")
        return BITS[kind]

    def _handed_on(self, phi: Op) -> Shape:
        """Return the shape of what rounds hand on: a count, or a sum in any order."""
        after = phi.incoming[self._block.key].key
        value = phi
        while value.key != after:
            users = [op for op in self._block.ops if any(one.key == value.key for one in op.operands)]
            if value is phi and (step := self._step(users, phi, after)):
                return Shape(step, is_exact=True)
            if len(users) != 1 or not _is_free(users[0]):
                raise Refused(f"'{phi.name}' is handed on")
            value = users[0]
        return VARYING

    def _step(self, users: list[Op], phi: Op, after: str | None) -> int:
        """Return how much more a count has in each round; 0 for what is none."""
        for op in users:
            if op.key == after and op.opcode == "add" and op.operands[0].key == phi.key:
                return constant_shape(op.operands[1]).low or 0
        return 0


def _is_free(op: Op) -> bool:
    """Tell whether an instruction may be done in any order with others of its kind."""
    if op.opcode in _IN_ANY_ORDER or (op.opcode == "call" and str(op.callee).startswith(_EXTREMES)):
        return True
    return op.opcode in _IN_ANY_ORDER_WHERE_ALLOWED and not _ALLOWED.isdisjoint(op.text.split("(")[0].split())
