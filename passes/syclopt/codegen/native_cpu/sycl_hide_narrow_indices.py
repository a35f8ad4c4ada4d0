"""sycl-hide-narrow-indices: LLVM does not see how indices of few bits go on, beside wider ones that may wrap."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_PURE = BINARY | CASTS | {"select", "phi"}
_NARROW = compile_pattern(r"= (?:and i(?:32|64) [^\n]*, [0-9]|zext (?:nneg )?i(?:8|16) )")
_MOST_BITS = 27  # what wraps later than that are numbers of 32 bits times 16 at most: rows are not that long
_ZERO = f"@{names.NATIVE_ZERO} = internal externally_initialized global i64 0"


class SYCLHideNarrowIndicesPass(ModulePass):
    """Write `x | zero` for an index `x` of fewer bits than another of the function, with a zero that LLVM cannot know.

    LLVM makes vectors of a loop under the condition that indices do not wrap, and asks for that before the loop. Where
    an index of 32 bits does not wrap, LLVM 22 takes it for granted that one of 3 bits does not either, and reads
    `a[i & 7]` beside `b[(uint)(i + n)]` as if it were `a[i]`. Of what it cannot see through it assumes nothing.
    """

    name: ClassVar[str] = "sycl-hide-narrow-indices"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        done = sum(_hidden(module.functions[key]) for key in module.definition_keys() if key in module.functions)
        if done:
            module.add(_ZERO)
        ctx.count("indices hidden", done)
        return PassResult(changed=bool(done))


def _hidden(function: Function) -> int:
    """Edit a function; return how many indices are hidden now."""
    text = function.body_text
    if _NARROW.search(text) is None or f"@{names.NATIVE_ZERO}" in text:
        return 0
    with function.edit() as body:
        widths = _Indices(body).widths()
        widest = max(widths.values(), default=0)
        narrow = [one for one, width in widths.items() if width < min(widest, _MOST_BITS + 1)]
        for one in narrow:
            _hide(body, one)
    return len(narrow)


def _hide(body: Body, one: Instruction) -> None:
    assert one.result is not None, "it is an index"
    kind = _kind(one)
    value, zero = body.fresh("narrow"), body.fresh("zero")
    code = one.raw.partition(" = ")[2] if one.names_result else one.raw
    one.replace(
        f"%{value} = {code}\n"
        f"%{zero} = load {kind}, ptr @{names.NATIVE_ZERO}, align 8, !invariant.load !{{}}\n"
        f"%{spell(one.result)} = or {kind} %{value}, %{zero}"
    )


class _Indices:
    """Finds numbers that become indices, and grow with work-items or rounds of a loop."""

    def __init__(self, body: Body) -> None:
        self._instructions = [*body.instructions]
        self._made_by = {one.result: one for one in self._instructions if one.result is not None}

    def widths(self) -> dict[Instruction, int]:
        """Return those that have fewer bits than their type, or are made longer, with the number of bits."""
        addresses = [one for one in self._instructions if one.opcode == "getelementptr"]
        growing = self._growing()
        widths = ((one, _width(one, self._made_by)) for one in self._behind(addresses) if one in growing)
        return {one: width for one, width in widths if width}

    def _behind(self, ends: Iterable[Instruction]) -> list[Instruction]:
        """Return what instructions are computed from, without memory, and other ends of that."""
        seen: dict[Instruction, None] = {}
        waiting = [*ends]
        while waiting:
            for key in waiting.pop().locals:
                made = self._made_by.get(key)
                if made is not None and made not in seen:
                    seen[made] = None
                    if made.opcode in _PURE:
                        waiting.append(made)
        return [*seen]

    def _growing(self) -> set[Instruction]:
        """Return what is computed from ids of work-items and rounds of loops, without memory."""
        users: dict[Instruction, list[Instruction]] = {}
        for one in self._instructions:
            for key in one.locals:
                if key in self._made_by:
                    users.setdefault(self._made_by[key], []).append(one)
        found: set[Instruction] = set()
        waiting = [one for one in self._instructions if one.is_phi or _is_query(one)]
        while waiting:
            for user in users.get(waiting.pop(), ()):
                if user not in found:
                    found.add(user)
                    if user.opcode in _PURE:
                        waiting.append(user)
        return found


def _is_query(one: Instruction) -> bool:
    return one.call is not None and str(one.call.callee).startswith(names.NATIVE_ITEM_QUERY)


def _kind(one: Instruction) -> str:
    """Return the type of a result."""
    return one.operands[0].rpartition(" to ")[2] if one.opcode == "zext" else one.operands[0].partition(" ")[0]


def _width(one: Instruction, made_by: Mapping[Key, Instruction]) -> int:
    """Return how many bits a mask leaves, or a number had before it was made longer; 0 for others."""
    kind = _kind(one) if one.opcode in ("and", "zext") else ""
    if kind not in ("i32", "i64"):
        return 0
    if one.opcode == "zext":
        made = made_by.get(one.locals[0]) if one.locals else None
        is_masked = made is not None and made.opcode == "and" and _width(made, made_by)
        before = one.operands[0].partition(" ")[0][1:]
        return int(before) if before in ("8", "16", "32") and not is_masked else 0
    mask = one.operands[1]
    if not mask.isdigit():
        return 0
    ones = int(mask) // (int(mask) & -int(mask)) if int(mask) else 0
    return ones.bit_length() if ones and not ones & (ones + 1) else 0
