"""sycl-split-conditions: conditions that a compiler packed into a vector are asked one by one again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.body.opcodes import BINARY
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_COMPARISONS = frozenset({"icmp", "fcmp"})
_BY_ELEMENTS = BINARY | _COMPARISONS
_INTEGER_CASTS = frozenset({"trunc", "zext", "sext"})
_SHIFTS = frozenset({"shl", "lshr", "ashr"})  # which are poison where they go too far
_NEVER_POISON = frozenset({"add", "sub", "mul", "and", "or", "xor", "trunc", "zext", "sext"})  # without flags
_VECTOR = compile_pattern(r"<(\d+) x ([^<>]+)> (.*)")
_PACKED = compile_pattern(r"<(\d+) x i1> (%.*) to i\1")
_JOINED = {  # a comparison with a number whose bits are alike -> what joins the conditions, and whether that is negated
    ("eq", "-1"): ("and", False),
    ("ne", "-1"): ("and", True),
    ("eq", "0"): ("or", True),
    ("ne", "0"): ("or", False),
}
_DEEPEST = 5  # operations that a value is followed through


class SYCLSplitConditionsPass(ModulePass):
    """Write `icmp eq iN (bitcast <N x i1> ...), -1` in kernels as `and` of N conditions, and its like as `and` or `or`.

    It is done where the vectors were made of single values: so compilers write `if (a && b && c)`, and take what else
    they need from these vectors. Then LLVM can run
    several work-items at once, whose conditions are vectors, and asks once what they have in common. Of a vector that
    is frozen, those values are frozen that may be poison; ids of work-items and arguments never are.
    """

    name: ClassVar[str] = "sycl-split-conditions"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        done = sum(_split(module.functions[key]) for key in module.definition_keys() if key in kernels)
        ctx.count("conditions split", done)
        return PassResult(changed=bool(done))


def _split(kernel: Function) -> int:
    """Edit a kernel; return how many conditions are no vectors any more."""
    if "bitcast" not in kernel.body_text or "icmp" not in kernel.body_text:
        return 0
    done = 0
    with kernel.edit() as body:
        seen: set[Key] = set()
        for comparison in [one for one in body.instructions if one.opcode == "icmp"]:
            elements = _Elements(body)
            lines = elements.conditions(comparison)
            if lines:
                comparison.replace("\n".join(lines))
                seen |= elements.seen
                done += 1
        extractions = [one for one in body.instructions if one.opcode == "extractelement" and done]
        for extraction in extractions:
            elements = _Elements(body)
            lines = elements.extracted(extraction)
            if lines and not seen.isdisjoint(elements.seen):
                extraction.replace("\n".join(lines))
                seen |= elements.seen
        for one in reversed([one for one in body.instructions if one.result in seen]):
            if not one.users:
                one.remove()
    return done


class _Elements:
    """Writes what computes elements of vectors, for a comparison of one."""

    def __init__(self, body: Body) -> None:
        self._body = body
        self._made_by = {one.result: one for one in body.instructions if one.result is not None}
        self._found: dict[tuple[str, int, bool], str | None] = {}
        self._lines: list[str] = []
        self.seen: set[Key] = set()

    def conditions(self, comparison: Instruction) -> list[str]:
        """Return what computes a comparison without vectors; nothing where it is of something else."""
        kind, other = comparison.operands
        joined = _JOINED.get((_head(comparison).split()[-1], other))
        packed = self._made(kind.rpartition(" ")[2])
        if joined is None or packed is None or packed.opcode != "bitcast" or comparison.result is None:
            return []
        form = _PACKED.fullmatch(packed.operands[0])
        if form is None:
            return []
        conditions = [self._element("i1", form[2], at) for at in range(int(form[1]))]
        if len(conditions) == 1 or None in conditions:
            return []
        opcode, is_negated = joined
        found, *others, last = map(str, conditions)
        for one in others:
            found = self._value(f"{opcode} i1 {found}, {one}")
        together = f"{opcode} i1 {found}, {last}"
        if is_negated:
            together = f"xor i1 {self._value(together)}, true"
        self._lines.append(f"%{spell(comparison.result)} = {together}")
        return self._lines

    def extracted(self, extraction: Instruction) -> list[str]:
        """Return what has an element without its vector; nothing where that is not made of single values."""
        vector, place = extraction.operands
        _, kind, value = _parts(vector)
        _, _, index = place.rpartition(" ")
        found = self._element(kind, value, int(index)) if index.isdigit() else None
        if found is None or extraction.result is None:
            return []
        return [*self._lines, f"%{spell(extraction.result)} = bitcast {kind} {found} to {kind}"]

    def _element(self, kind: str, vector: str, at: int, *, freeze: bool = False) -> str | None:
        """Return an element of a vector; None where that is not made of single values."""
        key = vector, at, freeze
        if key not in self._found:
            made = self._made(vector)
            if made is not None:
                self._found[key] = self._computed(kind, made, at, freeze=freeze)
            else:
                self._found[key] = self._single(kind, _constant(kind, vector, at), freeze=freeze)
        return self._found[key]

    def _computed(self, kind: str, made: Instruction, at: int, *, freeze: bool) -> str | None:
        if made.opcode == "insertelement":
            vector, value, place = made.operands
            _, _, index = place.rpartition(" ")
            if not index.isdigit():
                return None
            if int(index) == at:
                return self._single(kind, value.removeprefix(f"{kind} "), freeze=freeze)
            return self._element(kind, _parts(vector)[2], at, freeze=freeze)
        if made.opcode == "shufflevector":
            (count, _, first), (_, _, second), (_, _, order) = map(_parts, made.operands)
            index = _constant("i32", order, at)
            if index is None or not index.isdigit():
                return None
            of_second = int(index) - int(count)
            vector, at = (first, int(index)) if of_second < 0 else (second, of_second)
            return self._element(kind, vector, at, freeze=freeze)
        if made.opcode == "freeze" and len(made.users) == 1:  # others may not see another value
            return self._element(kind, _parts(made.operands[0])[2], at, freeze=True)
        if made.opcode in _INTEGER_CASTS:
            return self._cast(kind, made, at, freeze=freeze)
        return self._same(made, at, freeze=freeze) if made.opcode in _BY_ELEMENTS else None

    def _cast(self, kind: str, made: Instruction, at: int, *, freeze: bool) -> str | None:
        _, before, vector = _parts(made.operands[0].partition(" to ")[0])
        value = self._element(before, vector, at, freeze=freeze)
        head = f"{made.opcode} " if freeze else _head(made)
        return None if value is None else self._value(f"{head}{before} {value} to {kind}")

    def _same(self, made: Instruction, at: int, *, freeze: bool) -> str | None:
        """Return what an instruction makes of elements, as it does of vectors; without flags if it is to be frozen."""
        first, *others = made.operands
        _, kind, vector = _parts(first)
        head = _head(made)
        if freeze:
            if made.opcode in _SHIFTS:
                return None
            head = f"{made.opcode} {head.split()[-1]} " if made.opcode in _COMPARISONS else f"{made.opcode} "
        values = [self._element(kind, one, at, freeze=freeze) for one in (vector, *others)]
        return None if None in values else self._value(f"{head}{kind} {', '.join(map(str, values))}")

    def _single(self, kind: str, value: str | None, *, freeze: bool) -> str | None:
        if value is None or not freeze or self._is_never_poison(value):
            return value
        return self._value(f"freeze {kind} {value}")

    def _is_never_poison(self, value: str, depth: int = 0) -> bool:
        """Tell whether a value comes from constants, parameters and ids of work-items, by what always has a result."""
        if not value.startswith("%"):
            return value not in ("poison", "undef")
        made = self._made_by.get(key_of(value[1:]))
        if made is None:
            return True
        if made.call is not None:
            return str(made.call.callee).startswith(names.NATIVE_QUERY)
        if depth == _DEEPEST or made.opcode not in _NEVER_POISON or _head(made).split() != [made.opcode]:
            return False
        first, *others = made.operands
        operands = first.partition(" to ")[0].rpartition(" ")[2], *others
        return all(self._is_never_poison(one, depth + 1) for one in operands)

    def _value(self, text: str) -> str:
        name = f"%{self._body.fresh('element')}"
        self._lines.append(f"{name} = {text}")
        return name

    def _made(self, value: str) -> Instruction | None:
        made = self._made_by.get(key_of(value[1:])) if value.startswith("%") else None
        if made is not None and made.result is not None:
            self.seen.add(made.result)
        return made


def _head(made: Instruction) -> str:
    """Return an instruction up to the type of its first operand."""
    return made.code.partition(made.operands[0])[0]


def _parts(operand: str) -> tuple[str, str, str]:
    """Return of a vector how many elements it has, their type, and the value."""
    form = _VECTOR.fullmatch(operand)
    return ("0", "", "") if form is None else (form[1], form[2], form[3])


def _constant(kind: str, vector: str, at: int) -> str | None:
    """Return an element of a constant; None for one that has no list of them, as a parameter."""
    if vector in ("poison", "undef"):
        return vector
    if vector == "zeroinitializer":
        return "0" if kind.startswith("i") else "null" if kind.startswith("ptr") else "0.0"
    if vector.startswith("splat ("):
        return vector[len("splat (") : -1].removeprefix(f"{kind} ")
    if not vector.startswith("<"):
        return None
    start, end = split_commas(vector, 1, len(vector) - 1)[at]
    return vector[start:end].removeprefix(f"{kind} ")
