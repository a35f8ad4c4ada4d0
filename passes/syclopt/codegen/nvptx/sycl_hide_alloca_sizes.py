"""sycl-hide-alloca-sizes: each round of a loop on a GPU has its own memory of `alloca`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.codegen.machines import NVPTX
from syclopt.codegen.rooms import extent_of, room_of
from syclopt.ir.body.loops import SeveralWaysIn, loops_in
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.loop_wishes import UNROLL, set_wishes, wishes_of

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module

_ALLOCA = "alloca"
_DISABLED = f'!"{UNROLL}.disable"'


class SYCLHideAllocaSizesPass(ModulePass):
    """Let LLVM not see how many bytes an `alloca` in a loop takes, and unroll no such loop.

    It frees none of them until the function returns, so that each round has its own. For NVIDIA's GPUs, LLVM puts all
    whose size it sees at the start of the function, where all rounds get the same bytes. `ptxas` of CUDA 12 and 13
    takes addresses of rounds that it has side by side for each other.
    """

    name: ClassVar[str] = "sycl-hide-alloca-sizes"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        version = module.version
        hidden = 0
        for key in module.definition_keys():
            function = module.functions[key]
            if function.is_declaration or _ALLOCA not in function.raw:
                continue
            with function.edit() as body:
                taking = [block for block in body.blocks if _takes(block) and _is_in_loop(block)]
                found = [one for block in taking for one in block.instructions if _has_known_size(one)]
                _keep_rolled(body, taking)
                for one in found:
                    _hide(one, body, module)
                hidden += len(found)
        ctx.count("sizes hidden", hidden)
        return PassResult(changed=module.version != version)


def _takes(block: Block) -> bool:
    return not block.is_entry and any(one.opcode == _ALLOCA for one in block.instructions)


def _has_known_size(one: Instruction) -> bool:
    return one.opcode == _ALLOCA and room_of(one.printed).many.isdigit()


def _is_in_loop(block: Block) -> bool:
    seen, waiting = {block.key}, [*block.successors]
    while waiting:
        one = waiting.pop()
        if one is block:
            return True
        if one.key not in seen:
            seen.add(one.key)
            waiting += one.successors
    return False


def _keep_rolled(body: Body, taking: list[Block]) -> None:
    """Let nobody unroll the loops around blocks; those with several ways in nobody does."""
    if not taking:
        return
    blocks = {spell(block.key): block for block in body.blocks}
    try:
        nest = loops_in(body)
    except SeveralWaysIn:
        return
    names = {spell(block.key) for block in taking}
    for level in nest.levels:
        if level.blocks & names:
            for latch in level.latches:
                _forbid(body.function.module, blocks[latch])


def _forbid(module: Module, latch: Block) -> None:
    """Say at the end of a loop that it is not to be unrolled, whatever it says of it."""
    end = latch.terminator
    assert end is not None
    said = wishes_of(end)
    texts = {wish: as_printed(wish.content) for wish in said}
    if not any(_DISABLED in text for text in texts.values()):
        set_wishes(end, module, _DISABLED, [wish for wish, text in texts.items() if UNROLL not in text])


def _hide(one: Instruction, body: Body, module: Module) -> None:
    layout, room = DataLayout(NVPTX.data_layout), room_of(one.printed)
    size = extent_of(room.type, layout, module).stride * int(room.many)
    number = body.fresh("size")
    one.insert_before(f'%{number} = call i64 asm "mov.u64 $0, {size};", "=l"()')
    name = spell(one.result or 0)
    one.replace(f"%{name} = alloca i8, i64 %{number}, align {room.aligned(layout, module)}")
