"""Memory that work-items take while they run, in the place of variables whose number nobody knows before.

LLVM frees such variables when the function ends: each round of a loop has its own, of the size that it asks for. Where
a function is cut, they are memory that is given back when the work-group ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.regions.cut_body import Step
from syclopt.codegen.native_cpu.regions.frame import LIFETIME
from syclopt.codegen.rooms import extent_of, room_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from syclopt.codegen.native_cpu.regions.cut_body import CutBody
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.text.spelling import Key

_LEAST = 64  # bytes, of alignments
_OF_STACKS = ("llvm.stacksave", "llvm.stackrestore")


def take_memory(body: CutBody, layout: DataLayout) -> bool:
    """Let what `alloca` makes, but for `body.variables`, be taken from a list that begins where the frame does.

    Tell whether there is something like that. What frees stacks again is left out, and marks of lives of what is no
    variable then.
    """
    taken = 0
    for section in body.sections.values():
        steps: list[Step] = []
        for step in section.steps:
            if str(step.callee).startswith(_OF_STACKS) or _marks_others(step, body.variables):
                continue
            if step.opcode == "alloca" and step.result is not None and step.result not in body.variables:
                steps += _sized(step, step.result, body, layout, taken)
                taken += 1
            steps.append(step)
        section.steps = steps
    return taken > 0


def _marks_others(step: Step, variables: AbstractSet[Key]) -> bool:
    return str(step.callee).startswith(LIFETIME) and not variables >= {*step.uses}


def _sized(step: Step, key: Key, body: CutBody, layout: DataLayout, at: int) -> Iterator[Step]:
    """Make a call of an `alloca`; yield what computes the number of bytes for it."""
    module, room = body.function.module, room_of(step.text)
    stride, alignment = extent_of(room.type, layout, module).stride, max(_LEAST, room.aligned(layout, module))
    many, uses, bits = room.many, step.uses, int(room.number_type[1:])
    if bits != 64:
        many, how = f"%..many{at}", "zext" if bits < 64 else "trunc"
        yield Step(f"{many} = {how} {room.number_type} {room.many} to i64", "", None, "", uses)
        uses = ()
    yield Step(f"%..taken{at} = mul i64 {many}, {stride}", "", None, "", uses)
    given = f"ptr %..frame, i64 %..taken{at}, i64 {alignment}"
    step.text = f"{body.token(key)} = call ptr @{names.NATIVE_TAKE_MORE}({given})"
    step.opcode, step.callee, step.uses = "call", names.NATIVE_TAKE_MORE, ()
