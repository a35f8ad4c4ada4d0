"""sycl-hide-narrow-indices: LLVM does not see how indices of few bits go on, beside wider ones that may wrap."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, Key, spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from syclopt.ir.body.body import Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_PURE = BINARY | CASTS | {"select", "phi"}
_EXTENSIONS = ("zext", "sext")
_CUTS = CASTS | {"and", "shl", "ashr"}
_NARROW = compile_pattern(
    rf"\b(?:(?:and|ashr)(?:{GAP}exact)?+{GAP}i|(?:zext|sext)(?:{GAP}nneg)?+{GAP}i(?!32\b))[0-9]", re.DOTALL
)
_WIDE = 32  # bits
_TIMES_16 = 28  # bits of numbers of 32 bits times 16: no row is as long as it takes these to wrap
_ZERO = f"@{names.NATIVE_ZERO} = internal externally_initialized global i64 0"


class SYCLHideNarrowIndicesPass(ModulePass):
    """Write `x | zero` for an index `x` of fewer bits than another of the function, with a zero that LLVM cannot know.

    LLVM makes vectors of a loop under the condition that indices do not wrap, and asks for that before the loop. Where
    an index of 32 bits does not wrap, LLVM 22 takes it for granted that one of 3 bits does not either, and reads
    `a[i & 7]` beside `b[(uint)(i + n)]` as if it were `a[i]`, and `a[(char)i]` beside `b[(int)(i + 5)]`. A count of few
    bits, as in `count = (count & 7) + 1`, it takes for one that does not wrap either. Of what it cannot see through it
    assumes nothing.
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
    if _NARROW.search(function.body_text) is None or names.NATIVE_ZERO in function.symbols_used:
        return 0
    with function.edit() as body:
        widths = _Indices(body).widths()
        widest: dict[bool, int] = {}
        for width in widths.values():
            widest[width.is_signed] = max(width.bits, widest.get(width.is_signed, 0))
        narrow = [one for one, width in widths.items() if width.may_wrap and width.bits < widest[width.is_signed]]
        for one in narrow:
            _hide(body, one)
    return len(narrow)


def _hide(body: Body, one: Instruction) -> None:
    assert one.result is not None, "it is an index"
    kind = _kind(one)
    value, zero = body.fresh("narrow"), body.fresh("zero")
    one.replace(
        f"%{value} = {one.code}\n"
        f"%{zero} = load {kind}, ptr @{names.NATIVE_ZERO}, align 8, !invariant.load !{{}}\n"
        f"%{spell(one.result)} = or {kind} %{value}, %{zero}"
    )


class _Width(NamedTuple):
    """How many bits a number has before it is made longer, by zeros or its sign, and how many with zeros after them."""

    bits: int
    end: int
    is_signed: bool = False

    @property
    def may_wrap(self) -> bool:
        """Whether a number wraps before one of 32 bits does."""
        return self.bits < (_WIDE if self.end < _WIDE else _TIMES_16)


class _Indices:
    """Finds numbers that become indices or count rounds, and grow with work-items or rounds of a loop."""

    def __init__(self, body: Body) -> None:
        self._instructions = [*body.instructions]
        self._made_by = {one.result: one for one in self._instructions if one.result is not None}

    def widths(self) -> dict[Instruction, _Width]:
        """Return those that have fewer bits than their type, or are made longer, with their width."""
        addresses = [one for one in self._instructions if one.opcode == "getelementptr"]
        growing = self._growing()
        found = dict.fromkeys((*self._behind(addresses), *self._counts()))
        widths = ((one, _width(one, self._made_by)) for one in found if one in growing)
        return {one: width for one, width in widths if width is not None}

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

    def _counts(self) -> Iterator[Instruction]:
        """Yield what is made of a phi node, in fewer bits perhaps, and with something added is its next value."""
        for phi in (one for one in self._instructions if one.is_phi):
            sums = [made for key in phi.locals if (made := self._made_by.get(key)) is not None and made.opcode == "add"]
            terms = (self._made_by[key] for made in sums for key in made.locals if key in self._made_by)
            yield from (one for one in terms if self._is_cut_from(one, phi))

    def _is_cut_from(self, one: Instruction | None, phi: Instruction) -> bool:
        while one is not None and one.opcode in _CUTS and one.locals:
            one = self._made_by.get(one.locals[0])
        return one is phi

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
    return one.operands[0].rpartition(" to ")[2] if one.opcode in _EXTENSIONS else one.operands[0].partition(" ")[0]


def _width(one: Instruction, made_by: Mapping[Key, Instruction]) -> _Width | None:
    """Return the width that a mask leaves, or that a number had before it was made longer; None for others."""
    kind = _kind(one) if one.opcode in ("and", "ashr", *_EXTENSIONS) else ""
    if kind not in ("i32", "i64"):
        return None
    if one.opcode in _EXTENSIONS:
        made = made_by.get(one.locals[0]) if one.locals else None
        is_cut = made is not None and made.opcode in ("and", "ashr") and _width(made, made_by) is not None
        bits = one.operands[0].partition(" ")[0].removeprefix("i")
        return None if is_cut or not bits.isdigit() else _Width(int(bits), int(bits), one.opcode == "sext")
    by = one.operands[1]
    if not by.isdigit():
        return None
    if one.opcode == "ashr":
        return _moved_back(one, int(by), int(kind[1:]), made_by)
    ones = int(by) // (int(by) & -int(by)) if int(by) else 0
    return _Width(ones.bit_length(), int(by).bit_length()) if ones and not ones & (ones + 1) else None


def _moved_back(one: Instruction, by: int, bits: int, made_by: Mapping[Key, Instruction]) -> _Width | None:
    """Return the width of a number that was moved up, so that bits went, before `ashr` moves it down by some."""
    made = made_by.get(one.locals[0])
    if made is not None and made.opcode == "add" and made.locals and made.operands[1].lstrip("-").isdigit():
        made = made_by.get(made.locals[0])
    if made is None or made.opcode != "shl" or not made.operands[1].isdigit():
        return None
    gone = int(made.operands[1])
    return _Width(bits - gone, bits - by, is_signed=True) if gone >= by else None
