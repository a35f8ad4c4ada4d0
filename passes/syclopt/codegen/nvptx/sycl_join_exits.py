"""sycl-join-exits: short loops that end for two reasons end by one jump."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt.ir.body.instruction import Instruction
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.module import Module

_MOST = 16  # instructions that are done once too often
_QUICK = frozenset(
    "add sub mul and or xor shl lshr ashr fadd fsub fmul fneg icmp fcmp select freeze getelementptr zext sext trunc "
    "sitofp uitofp fpext fptrunc bitcast".split()
)
_QUICK_CALLS = (
    *("llvm.abs.", "llvm.fabs.", "llvm.fma.", "llvm.fmuladd.", "llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin."),
    *("llvm.maxnum.", "llvm.minnum."),
)
_LOOP = "llvm.loop"
_UNROLL = "llvm.loop.unroll"


class SYCLJoinExitsPass(ModulePass):
    """Let loops of two blocks, both of which may leave them for the same place, jump once in each round.

    That is `while (step < most && x * x + y * y < 4)`. A jump takes a GPU as long as some arithmetic, so the second
    block is run before it is known whether it has to be. It must do nothing but a little of that. Loops whose number of
    rounds is at most a constant stay as they are, since they may be unrolled.
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
                for loop in [loop for block in body.blocks if (loop := _loop_of(block)) is not None]:
                    _join(body, loop)
                    joined += 1
        ctx.count("loops joined", joined)
        return PassResult(changed=module.version != version)


class _Loop(NamedTuple):
    """A loop of two blocks, and where both may leave it for."""

    first: Block
    second: Block
    exit: Block


def _loop_of(first: Block) -> _Loop | None:
    """Return the loop that begins with a block, if its exits can be joined."""
    second = next((one for one in first.successors if one is not first and first in one.successors), None)
    if second is None or second.predecessors != (first,) or second.phis:
        return None
    exits = {block for one in (first, second) for block in one.successors} - {first, second}
    ends = [one.terminator for one in (first, second)]
    if len(exits) != 1 or any(end is None or end.opcode != "br" or len(set(end.labels)) != 2 for end in ends):
        return None
    end = ends[1]
    assert end is not None
    if not _is_quick(second) or _has_constant_bound(end) or _says_how_to_unroll(end):
        return None
    return _Loop(first, second, exits.pop())


def _is_quick(block: Block) -> bool:
    *instructions, _ = block.instructions
    return len(instructions) <= _MOST and all(
        one.opcode in _QUICK or (one.call is not None and str(one.call.callee).startswith(_QUICK_CALLS))
        for one in instructions
    )


def _has_constant_bound(end: Instruction) -> bool:
    """Tell whether a jump may end a loop after a number of rounds that is known."""
    condition = end.operands[0].split()[-1]
    test = next((one for one in end.block.instructions if one.result is not None and condition == _name(one)), None)
    return test is None or (test.opcode != "fcmp" and not test.operands[-1].startswith("%"))


def _says_how_to_unroll(end: Instruction) -> bool:
    known = end.metadata.get(_LOOP)
    return known is not None and any(_UNROLL in node.content for node in known.nodes[1:])


def _name(one: Instruction) -> str:
    return f"%{spell(one.result or 0)}"


def _join(body: Body, loop: _Loop) -> None:
    first, second, out = loop
    leaving, ending = first.terminator, second.terminator
    assert leaving is not None
    assert ending is not None
    stays, again, more, left = (f"%{body.fresh(hint)}" for hint in ("stays", "again", "more", "left"))
    phis = [(f"{left}.{at}", phi, {one.block: one.value for one in phi.incoming}) for at, phi in enumerate(out.phis)]
    values = [
        f"{name} = select i1 {stays}, {phi.result_type} {of[second.key]}, {phi.result_type} {of[first.key]}"
        for name, phi, of in phis
    ]
    lines = (f"{body.fresh('exit')}:", *values, f"br label %{spell(out.key)}")
    (exit_block,) = body.add_blocks("\n  ".join(lines) + "\n", after=second)
    for name, phi, _ in phis:
        phi.add_incoming(name, exit_block)
    lines = (
        _test(stays, leaving, second),
        _test(again, ending, first),
        f"{more} = select i1 {stays}, i1 {again}, i1 false",
        f"br i1 {more}, label %{spell(first.key)}, label %{spell(exit_block.key)}",
    )
    metadata = ending.metadata.get(_LOOP)
    leaving.replace(f"br label %{spell(second.key)}")
    *_, jump = ending.replace("\n".join(lines))
    if metadata is not None and isinstance(jump, Instruction):
        jump.set_metadata(_LOOP, metadata)


def _test(result: str, end: Instruction, block: Block) -> str:
    """Return an instruction whose result tells whether a jump goes to a block."""
    goes_if_not = "false" if end.labels[0] == block.key else "true"
    return f"{result} = xor {end.operands[0]}, {goes_if_not}"
