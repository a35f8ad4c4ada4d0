"""Where lanes of a sub-group go different ways: the values that differ between them, and what some of them run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.body.loops import END
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import key_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.body.loops import Level, LoopNest
    from syclopt.ir.text.spelling import Key

_REDUX = "llvm.nvvm.redux.sync."  # of a value, and the mask of lanes; others have the value second
_SYNCHRONISED = (_REDUX, "llvm.nvvm.vote.", "llvm.nvvm.shfl.sync.idx.", "llvm.nvvm.barrier.cta.red.")
_SAME_FOR_GROUP = (
    *("llvm.nvvm.read.ptx.sreg.ctaid.", "llvm.nvvm.read.ptx.sreg.nctaid.", "llvm.nvvm.read.ptx.sreg.ntid."),
    *("llvm.nvvm.read.ptx.sreg.warpsize", "llvm.nvvm.activemask", names.NVPTX_LAUNCH, "__nvvm_reflect"),
)
_OF_NUMBERS = (  # numbers in, a number out
    *("llvm.abs.", "llvm.bitreverse.", "llvm.bswap.", "llvm.ceil.", "llvm.copysign.", "llvm.ctlz.", "llvm.ctpop."),
    *("llvm.cttz.", "llvm.fabs.", "llvm.floor.", "llvm.fma.", "llvm.fmuladd.", "llvm.fshl.", "llvm.fshr.", "llvm.max"),
    *("llvm.min", "llvm.rint.", "llvm.round", "llvm.sadd.", "llvm.smax.", "llvm.smin.", "llvm.smul.", "llvm.sqrt."),
    *("llvm.ssub.", "llvm.trunc.", "llvm.uadd.", "llvm.umax.", "llvm.umin.", "llvm.umul.", "llvm.usub."),
)
_OF_OTHERS = compile_pattern(r"load (?:volatile|atomic) ")
_OWN = frozenset({"alloca", "atomicrmw", "cmpxchg", "va_arg", "landingpad", "invoke", "callbr"})


class LaneWays:
    """What is not known to be the same for all lanes of a sub-group that run something together.

    `parting` are the nodes of levels whose lanes may go on by different ways, `uneven` the loops that lanes may leave
    in different rounds or by different ways.
    """

    def __init__(self, body: Body, blocks: Mapping[str, Block], nest: LoopNest, varying: Iterable[Key]) -> None:
        """Take the blocks by the names that they have in `nest`, and parameters that may differ between lanes."""
        self._body = body
        self._blocks = blocks
        self._nest = nest
        self._names = {block: name for name, block in blocks.items()}
        self._varying: set[Key] = set()
        self._waiting: list[Key] = []
        self.parting: set[tuple[Level, str]] = set()
        self._behind: dict[Level, set[str]] = {}
        self.uneven: set[Level] = set()
        for key in varying:
            self._vary(key)
        for block in blocks.values():
            for one in block.instructions:
                if _is_own(one):
                    self._vary_result(one)
        while self._waiting:
            for user in body.users(self._waiting.pop()):
                self._use(user)

    def partly(self, level: Level) -> set[str]:
        """Return the nodes of a level to which not all lanes need come that run a round of it."""
        joined = [node for at, node in self.parting if at is level and level.join[node] != END]
        return self._behind.get(level, set()).union(*map(level.between, joined))

    def _vary(self, key: Key) -> None:
        if key not in self._varying:
            self._varying.add(key)
            self._waiting.append(key)

    def _vary_result(self, one: Instruction) -> None:
        if one.defines_value and one.result is not None:
            self._vary(one.result)

    def _use(self, user: Instruction) -> None:
        name = self._names.get(user.block)
        if name is None:
            return
        if user.is_terminator:
            self._part(self._nest.of[name], name, user.labels)
        elif not self._is_joined(user):
            self._vary_result(user)

    def _is_joined(self, user: Instruction) -> bool:
        """Tell whether all lanes get the same, whatever each of them gives."""
        callee = _callee(user)
        if not callee.startswith(_SYNCHRONISED):
            return False
        given = 0 if callee.startswith(_REDUX) else 1
        return not any(self._varies(one) for at, one in enumerate(user.operands) if at != given)

    def _varies(self, operand: str) -> bool:
        _, mark, token = operand.rpartition("%")
        return bool(mark) and key_of(token) in self._varying

    def _part(self, level: Level, node: str, targets: Iterable[Key]) -> None:
        """Note that lanes go on from a node by different ways, and what that means for the blocks where they meet."""
        if (level, node) in self.parting or len({*targets}) < 2:
            return
        self.parting.add((level, node))
        if level.join[node] != END:
            for meeting in level.meetings(node):
                self._vary_phis(meeting)
            return
        self._part_for_good(level, node)
        if level is not self._nest.root:
            self._leave_unevenly(level)

    def _part_for_good(self, level: Level, node: str) -> None:
        """Note what is behind a node from which ways lead that need not meet; they may meet at each join there."""
        behind = self._behind.setdefault(level, set())
        waiting = [node]
        while waiting:
            for one in level.successors(waiting.pop()):
                if one == END:
                    continue
                round_ = level.inner[one].blocks if one in level.inner else ()
                if sum(source not in round_ for source in self._nest.before[one]) > 1:
                    self._vary_phis(one)
                if one not in behind:
                    behind.add(one)
                    waiting.append(one)

    def _leave_unevenly(self, level: Level) -> None:
        """Note that lanes leave a loop one by one: what they take out of it differs."""
        if level in self.uneven:
            return
        self.uneven.add(level)
        if len(level.latches) > 1:
            self._vary_phis(level.start)
        for edge in level.exits:
            self._vary_phis(edge.target)
        for name in level.blocks:
            for one in self._blocks[name].instructions:
                self._vary_outside(level, one)
        self._part(self._nest.parent[level], level.start, (edge.target for edge in level.exits))

    def _vary_outside(self, level: Level, one: Instruction) -> None:
        if not one.defines_value or one.result is None:
            return
        for user in self._body.users(one.result):
            if self._names.get(user.block) not in level.blocks:
                self._use(user)

    def _vary_phis(self, name: str) -> None:
        for phi in self._blocks[name].phis:
            self._vary_result(phi)


def _callee(one: Instruction) -> str:
    call = one.call
    return str(call.callee) if call is not None and call.callee is not None else ""


def _is_own(one: Instruction) -> bool:
    """Tell whether each lane may get a value of its own, whatever it gives."""
    if one.opcode == "load":
        return _OF_OTHERS.match(one.code) is not None
    if one.opcode != "call":
        return one.opcode in _OWN
    return not _callee(one).startswith((*_SYNCHRONISED, *_SAME_FOR_GROUP, *_OF_NUMBERS))
