"""sycl-join-exits: where code is left for two reasons, one after the other, it is left by one jump."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, Key, key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.loop_wishes import LOOP, says_how_to_unroll
from syclopt.rewrites.parameter_lists import by_value_type

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_MOST_IN_LOOP = 16  # instructions that are done once too often
_MOST_AT_START = 64
_QUICK = frozenset(
    "add sub mul and or xor shl lshr ashr fadd fsub fmul fneg icmp fcmp select freeze getelementptr zext sext trunc "
    "sitofp uitofp fpext fptrunc bitcast".split()
)
_QUICK_CALLS = (
    *("llvm.abs.", "llvm.fabs.", "llvm.fma.", "llvm.fmuladd.", "llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin."),
    *("llvm.maxnum.", "llvm.minnum.", "llvm.nvvm.read.ptx.sreg."),
)
_PLACE = compile_pattern(rf"getelementptr (?:inbounds |nuw |nusw )*+i8, ptr %({NAME}), i64 [0-9]++(?=, !|\Z)")


class SYCLJoinExitsPass(ModulePass):
    """Let loops of two blocks, both of which may leave them for the same place, jump once in each round.

    That is `while (step < most && x * x + y * y < 4)`. A jump takes a GPU as long as some arithmetic, so the second
    block is run before it is known whether it has to be. It must do nothing but a little of that. Loops whose number of
    rounds is at most a constant stay as they are, since they may be unrolled.

    So it is with the guard of a kernel, and a test of its own at the start after which it may return.
    """

    name: ClassVar[str] = "sycl-join-exits"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        version = module.version
        joined = 0
        for key in module.definition_keys():
            function = module.functions[key]
            if function.is_declaration:
                continue
            with function.edit() as body:
                forks = [fork for block in body.blocks if (fork := _loop_of(block)) is not None]
                if function.has_attribute(names.GUARDED, string=True) and (start := _start_of(function, body)):
                    forks.append(start)
                for fork in forks:
                    _join(body, fork)
                joined += len(forks)
        ctx.count("exits joined", joined)
        return PassResult(changed=module.version != version)


class _Fork(NamedTuple):
    """Two blocks, the place that both may go to, and where the second one may go else."""

    first: Block
    second: Block
    exit: Block
    target: Block


def _fork(first: Block, second: Block) -> _Fork | None:
    """Return a block with the one behind it, where both have the choice to go to the same place."""
    if second is first or second.predecessors != (first,) or second.phis:
        return None
    for one in (first, second):
        if one.terminator is None or one.terminator.opcode != "br" or len(one.successors) != 2:
            return None
    common = [one for one in second.successors if one in first.successors and one is not second]
    if len(common) != 1:
        return None
    return _Fork(first, second, common[0], next(one for one in second.successors if one is not common[0]))


def _loop_of(first: Block) -> _Fork | None:
    """Return the loop that begins with a block, if its exits can be joined."""
    second = next((one for one in first.successors if first in one.successors), None)
    fork = _fork(first, second) if second is not None else None
    if fork is None or fork.target is not first:
        return None
    *instructions, end = fork.second.instructions
    if len(instructions) > _MOST_IN_LOOP or not all(map(_is_quick, instructions)):
        return None
    return None if _has_constant_bound(end) or says_how_to_unroll(end) else fork


def _start_of(kernel: Function, body: Body) -> _Fork | None:
    """Return the guard of a kernel with the block behind it, if that may return, too, and does little before."""
    for second in body.entry.successors:
        fork = _fork(body.entry, second)
        if fork is None or fork.exit.phis or fork.target in (body.entry, second):
            continue
        given = {
            key
            for key, parameter in zip(parameter_keys(kernel.entity), kernel.parameters, strict=True)
            if by_value_type(parameter) is not None
        }
        *instructions, _ = second.instructions
        if len(instructions) <= _MOST_AT_START and all(
            _is_quick(one) or _reads_argument(body, one, given) for one in instructions
        ):
            return fork
    return None


def _is_quick(one: Instruction) -> bool:
    return one.opcode in _QUICK or (one.call is not None and str(one.call.callee).startswith(_QUICK_CALLS))


def _reads_argument(body: Body, one: Instruction, given: set[Key]) -> bool:
    """Tell whether an instruction reads a part of what is passed by value."""
    if one.opcode != "load" or one.code.startswith(("load volatile ", "load atomic ")):
        return False
    pointer = one.operands[0].rpartition("%")[2]
    made = body.definition(key_of(pointer)) if pointer else None
    place = _PLACE.search(made.printed) if isinstance(made, Instruction) else None
    return key_of(place[1] if place is not None else pointer) in given


def _has_constant_bound(end: Instruction) -> bool:
    """Tell whether a jump may end a loop after a number of rounds that is known."""
    condition = end.operands[0].split()[-1]
    test = next((one for one in end.block.instructions if one.result is not None and condition == _name(one)), None)
    return test is None or (test.opcode != "fcmp" and not test.operands[-1].startswith("%"))


def _name(one: Instruction) -> str:
    return f"%{spell(one.result or 0)}"


def _join(body: Body, fork: _Fork) -> None:
    first, second, _, target = fork
    leaving, ending = first.terminator, second.terminator
    assert leaving is not None
    assert ending is not None
    stays, again, more = (f"%{body.fresh(hint)}" for hint in ("stays", "again", "more"))
    lines = (
        _test(stays, leaving, second),
        _test(again, ending, target),
        f"{more} = select i1 {stays}, i1 {again}, i1 false",
        f"br i1 {more}, label %{spell(target.key)}, label %{spell(_way_out(body, fork, stays).key)}",
    )
    metadata = ending.metadata.get(LOOP)
    leaving.replace(f"br label %{spell(second.key)}")
    *_, jump = ending.replace("\n".join(lines))
    if metadata is not None and isinstance(jump, Instruction):
        jump.set_metadata(LOOP, metadata)


def _way_out(body: Body, fork: _Fork, stays: str) -> Block:
    """Return where the one jump goes: the exit, or a block before it that chooses values for its phi nodes."""
    first, second, out, _ = fork
    if not out.phis:
        return out
    left = f"%{body.fresh('left')}"
    phis = [(f"{left}.{at}", phi, {one.block: one.value for one in phi.incoming}) for at, phi in enumerate(out.phis)]
    values = [
        f"{name} = select i1 {stays}, {phi.result_type} {of[second.key]}, {phi.result_type} {of[first.key]}"
        for name, phi, of in phis
    ]
    lines = (f"{body.fresh('exit')}:", *values, f"br label %{spell(out.key)}")
    (block,) = body.add_blocks("\n  ".join(lines) + "\n", after=second)
    for name, phi, _ in phis:
        phi.add_incoming(name, block)
    return block


def _test(result: str, end: Instruction, block: Block) -> str:
    """Return an instruction whose result tells whether a jump goes to a block."""
    goes_if_not = "false" if end.labels[0] == block.key else "true"
    return f"{result} = xor {end.operands[0]}, {goes_if_not}"
