"""sycl-widen-indices: sums that index memory along a row of work-items are computed in 64 bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.text.spelling import Key, key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_PURE = BINARY | CASTS | {"icmp", "select"}
_SUMS = frozenset({"add", "sub"})
_INTEGER_CASTS = frozenset({"sext", "trunc", "zext"})
_FIRST_INDEX = ("i32 0",)
_OTHER_INDICES = (("i32 1",), ("i32 2",))


class SYCLWidenIndicesPass(ModulePass):
    """Write `sext (x + y)`, a sum that does not overflow, as `sext x + sext y` in kernels.

    It is done where one of both is the same for work-items that differ in their first index only, and the other one
    grows with that index. Then LLVM extends the first one before the loop over these work-items, and sees that what
    they access stands in a row.
    """

    name: ClassVar[str] = "sycl-widen-indices"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        done = sum(_widened(module.functions[key]) for key in module.definition_keys() if key in kernels)
        ctx.count("indices widened", done)
        return PassResult(changed=bool(done))


def _widened(kernel: Function) -> int:
    """Edit a kernel; return how many indices are computed in another way now."""
    if "sext" not in kernel.body_text:
        return 0
    done = 0
    with kernel.edit() as body:
        sums = _RowSums(body)
        for instruction in [one for one in body.instructions if one.opcode == "sext"]:
            lines = sums.widened(instruction)
            if lines:
                instruction.replace("\n".join(lines))
                done += 1
    return done


class _RowSums:
    """Tells sums of a value that a row has in common and of one that grows along it.

    It is known of values that are parameters or come from ids and from other such values, without memory and phi nodes.
    """

    def __init__(self, body: Body) -> None:
        self._body = body
        self._made_by = {one.result: one for one in body.instructions if one.result is not None}
        self._common: set[Key] = set()
        self._growing: set[Key] = set()
        for key, made in self._made_by.items():
            if self._is_made_common(made):
                self._common.add(key)
            elif self._is_made_growing(made):
                self._growing.add(key)

    def widened(self, extension: Instruction) -> list[str]:
        """Return what computes an extended sum from extended values; nothing where it is no such sum."""
        found = self._sum_of(_cast_value(extension))
        if found is None or extension.result is None or extension.result_type != "i64":
            return []
        lines: list[str] = []
        self._write(f"%{spell(extension.result)}", found, lines)
        return lines

    def _write(self, result: str, found: Instruction, lines: list[str]) -> None:
        values = ", ".join([self._extended(one, lines) for one in _values(found)])
        lines.append(f"{result} = {found.opcode} nsw i64 {values}")

    def _extended(self, value: str, lines: list[str]) -> str:
        """Return a value in 64 bits; what computes it is written before."""
        if not value.startswith("%"):
            return value
        name = f"%{self._body.fresh('wide')}"
        inner = self._sum_of(value)
        if inner is not None:
            self._write(name, inner, lines)
        else:
            lines.append(f"{name} = sext i32 {value} to i64")
        return name

    def _sum_of(self, value: str) -> Instruction | None:
        """Return what makes a value, if that is a sum which can be widened."""
        key = _key(value)
        if key is None or key not in self._growing:
            return None
        made = self._made_by[key]
        is_sum = made.opcode in _SUMS and made.result_type == "i32" and "nsw" in made.code.split()
        return made if is_sum else None

    def _is_made_common(self, made: Instruction) -> bool:
        if made.opcode == "call":
            callee = _callee(made)
            if callee == names.NATIVE_ITEM:
                return True
            if callee.startswith(names.NATIVE_ITEM_QUERY):
                return made.operands[1:] in _OTHER_INDICES
            if not callee.startswith(names.NATIVE_QUERY):
                return False
        elif made.opcode not in _PURE:
            return False
        return all(used in self._common or used not in self._made_by for used in made.locals)

    def _is_made_growing(self, made: Instruction) -> bool:
        if made.opcode == "call":
            return _callee(made).startswith(names.NATIVE_ITEM_QUERY) and made.operands[1:] in ((), _FIRST_INDEX)
        if made.opcode in _INTEGER_CASTS:
            return _key(_cast_value(made)) in self._growing
        if made.opcode not in _SUMS:
            return False
        one, other = _values(made)
        return (_key(one) in self._growing and self._is_common(other)) or (
            made.opcode == "add" and self._is_common(one) and _key(other) in self._growing
        )

    def _is_common(self, value: str) -> bool:
        key = _key(value)
        return value.lstrip("-").isdigit() if key is None else key in self._common or key not in self._made_by


def _callee(instruction: Instruction) -> str:
    return str(instruction.call.callee) if instruction.call is not None else ""


def _cast_value(cast: Instruction) -> str:
    """Return the value that a cast takes."""
    return cast.operands[0].split(" to ")[0].rpartition(" ")[2]


def _values(made: Instruction) -> tuple[str, str]:
    """Return the operands of a sum, without their type."""
    first, second = made.operands
    return first.rpartition(" ")[2], second


def _key(value: str) -> Key | None:
    return key_of(value[1:]) if value.startswith("%") else None
