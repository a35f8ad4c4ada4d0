"""Indices of 32 bits that may wrap inside of a row of work-items: whether they do is asked where memory is accessed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import ItemCode, Op
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Output

_BITS = 32
_MOST = 1 << 20  # of a step: no row goes round all numbers of 32 bits
_WHOLE = str((1 << _BITS) - 1)
_OF_HALVES = frozenset({"add", "sub", "mul", "phi"})  # what makes the lower half of a number from lower halves


class RowCheck(NamedTuple):
    """On what it hangs that values are in equal steps.

    Each is `factor` times a number of 32 bits that is made longer by `extension`, and something that all have in
    common. The numbers themselves differ by `step` from one work-item to the next, and may wrap.
    """

    extension: str
    step: int
    factor: int = 1

    @property
    def distance(self) -> int:
        """How much more one work-item has than the one before, if none of them wraps."""
        return self.step * self.factor

    def times(self, factor: int) -> RowCheck:
        """Return it for values that are multiplied."""
        return self._replace(factor=self.factor * factor)

    def holds(self, output: Output, first: str, width: int) -> str:
        """Write whether none of `width` numbers wraps, by the first one."""
        is_signed, way = self.extension == "sext", (width - 1) * self.step
        least, most = (-(1 << _BITS - 1), (1 << _BITS - 1) - 1) if is_signed else (0, (1 << _BITS) - 1)
        predicate, limit = ("le", most - way) if way > 0 else ("ge", least - way)
        return output.value(f"icmp {'s' if is_signed else 'u'}{predicate} i{_BITS} {first}, {limit}")

    def lines(self, output: Output, kind: str, scalar: str, first: str, width: int) -> tuple[str, list[str]]:
        """Return the name of a vector of the values, whether or not they wrap, and the instructions that make it.

        `scalar` is the value of the first work-item, of a type, and `first` its number of 32 bits.
        """
        narrow, wide = f"<{width} x i{_BITS}>", f"<{width} x i64>"
        order = f"<{width} x i32> zeroinitializer"
        found: list[str] = []

        def value(text: str) -> str:
            name = output.name()
            found.append(f"  {name} = {text}\n")
            return name

        def spread(vector: str, kind: str, one: str) -> str:
            first = value(f"insertelement {vector} poison, {kind} {one}, i64 0")
            return value(f"shufflevector {vector} {first}, {vector} poison, {order}")

        steps = ", ".join(f"i{_BITS} {at * self.step}" for at in range(width))
        numbers = value(f"add {narrow} {spread(narrow, f'i{_BITS}', first)}, <{steps}>")
        longer = value(f"{self.extension} {narrow} {numbers} to {wide}")
        start = spread(wide, "i64", value(f"{self.extension} i{_BITS} {first} to i64"))
        ways = value(f"mul {wide} {value(f'sub {wide} {longer}, {start}')}, splat (i64 {self.factor})")
        if kind == "ptr":
            return value(f"getelementptr i8, ptr {scalar}, {wide} {ways}"), found
        return value(f"add {wide} {spread(wide, 'i64', scalar)}, {ways}"), found


def check_of_cast(op: Op, step: int | None) -> RowCheck | None:
    """Return what is to be asked where a number in equal steps is made longer; None where that is not done."""
    if op.type != "i64" or op.operands[0].type != f"i{_BITS}":
        return None
    return _check(op.opcode, step)


def check_of_lower_half(op: Op, step: int | None) -> RowCheck | None:
    """Return it where the lower half of a number is taken with masks: by `and`, or by `ashr` of a number moved up."""
    if op.type != "i64" or step is None:
        return None
    if op.opcode == "and":
        return _check("zext", step) if op.operands[1].text == _WHOLE else None
    by_bits = int(op.operands[1].text)
    if by_bits > _BITS or step % (1 << _BITS):
        return None
    return _check("sext", step >> _BITS, 1 << _BITS - by_bits)


def halves(code: ItemCode) -> set[str]:
    """Return the values of 64 bits of which nothing uses more than the lower half."""
    ops = [*code.ops]
    found = {op.key for op in ops if op.key is not None and op.type == "i64"}
    count = -1
    while count != len(found):
        count = len(found)
        for op in reversed(ops):
            if not (op.opcode in _OF_HALVES and op.key in found):
                is_half = _takes_half(op)
                used = (*op.operands[is_half:], *op.incoming.values())
                found.difference_update(one.key for one in used if one.key is not None)
    return found - {block.condition.key for block in code.blocks.values() if block.condition is not None}


def _takes_half(op: Op) -> bool:
    """Tell whether an instruction takes no more than the lower half of its first operand."""
    if op.opcode == "trunc":
        return op.type in ("i8", "i16", "i32")
    by = op.operands[1].text if len(op.operands) == 2 else ""
    return by.isdigit() and ((op.opcode == "shl" and int(by) >= _BITS) or (op.opcode == "and" and int(by) < 1 << _BITS))


def lower_half(output: Output, op: Op, value: str) -> str:
    """Write the number of 32 bits that such an instruction makes longer, by the value of its first operand."""
    if op.opcode == "ashr":
        value = output.value(f"lshr i64 {value}, {_BITS}")
    return output.value(f"trunc i64 {value} to i{_BITS}")


def _check(extension: str, step: int | None, factor: int = 1) -> RowCheck | None:
    return RowCheck(extension, step, factor) if step and abs(step) < _MOST else None
