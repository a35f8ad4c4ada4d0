"""sycl-hide-alloca-sizes: each round of a loop on a GPU has its own memory of `alloca`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.codegen.machines import NVPTX
from syclopt.codegen.rooms import extent_of, room_of
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.text.spelling import spell
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module

_ALLOCA = "alloca"


class SYCLHideAllocaSizesPass(ModulePass):
    """Let LLVM not see how many bytes an `alloca` in a loop takes.

    It frees none of them until the function returns, so that each round has its own. For NVIDIA's GPUs, LLVM puts all
    whose size it sees at the start of the function, where all rounds get the same bytes.
    """

    name: ClassVar[str] = "sycl-hide-alloca-sizes"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        hidden = 0
        for key in module.definition_keys():
            function = module.functions[key]
            if function.is_declaration or _ALLOCA not in function.raw:
                continue
            with function.edit() as body:
                found = [one for block in body.blocks for one in _seen_in(block) if _is_in_loop(block)]
                for one in found:
                    _hide(one, body, module)
                hidden += len(found)
        ctx.count("sizes hidden", hidden)
        return PassResult(changed=bool(hidden))


def _seen_in(block: Block) -> list[Instruction]:
    """Return what makes memory of a size that is a number, outside of the start of a function."""
    if block.is_entry:
        return []
    return [one for one in block.instructions if one.opcode == _ALLOCA and room_of(one.raw).many.isdigit()]


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


def _hide(one: Instruction, body: Body, module: Module) -> None:
    layout, room = DataLayout(NVPTX.data_layout), room_of(one.raw)
    size = extent_of(room.type, layout, module).stride * int(room.many)
    number = body.fresh("size")
    one.insert_before(f'%{number} = call i64 asm "mov.u64 $0, {size};", "=l"()')
    name = spell(one.result or 0)
    one.replace(f"%{name} = alloca i8, i64 %{number}, align {room.aligned(layout, module)}")
