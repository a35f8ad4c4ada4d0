"""What a jump at the end of a loop says of it: `llvm.loop`, a node of wishes, as that the loop is not unrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.printed import as_printed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode

LOOP = "llvm.loop"
UNROLL = "llvm.loop.unroll"
"""What all wishes about unrolling begin with."""


def wishes_of(end: Instruction) -> tuple[MetadataNode, ...]:
    """Return what a jump says of its loop."""
    known = end.metadata.get(LOOP)
    return known.node_operands[1:] if known is not None else ()


def says_how_to_unroll(end: Instruction) -> bool:
    """Tell whether a jump says of its loop how many rounds are to be taken at once."""
    return any(UNROLL in as_printed(wish.content) for wish in wishes_of(end))


def set_wishes(end: Instruction, module: Module, wish: str, kept: Iterable[MetadataNode] = ()) -> None:
    """Let a jump say `wish` of its loop, a name and its values as metadata has them, and what is kept; nothing else."""
    added = module.add_metadata(f"!{{{wish}}}")
    wishes = ", ".join(node.reference for node in (*kept, added))
    loop = module.add_metadata(f"distinct !{{null, {wishes}}}")
    loop.set_content(f"distinct !{{{loop.reference}, {wishes}}}")
    end.set_metadata(LOOP, loop)
