"""Loads that become uses of variables, and stores that go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.element_wise.index_operands import operand_of
from syclopt.analysis.element_wise.kernel_accesses import Access, KernelAccesses
from syclopt.ir.text.patterns import compile_pattern
from syclopt.transforms.sycl_forward_stores.cells import Cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.views.function import Function

_ALIGNMENT = compile_pattern(r",[ \t]*+align[ \t]++[0-9]++")


def forward(kernel: Function, cells: Cells) -> int:
    """Keep what is stored to cells in variables, and load it from there; return how many loads there are of these."""
    uses = [*cells.uses()]
    if not uses:
        return 0
    with kernel.edit() as body:
        listed = [*body.instructions]
        for _, stores, loads in uses:
            variable = f"%{body.fresh('kept')}"
            kind = operand_of(listed[stores[0]].operands[0]).type
            body.entry.insert_at_start(f"{variable} = alloca {kind}, align 16")
            for at in stores:
                listed[at].insert_after(f"store {listed[at].operands[0]}, ptr {variable}")
            for at in loads:
                place = listed[at].operands[0]
                text = listed[at].raw.replace(place, f"ptr {variable}", 1)
                body.set_text(listed[at], _ALIGNMENT.sub("", text))
    return sum(len(loads) for _, _, loads in uses)


def remove_stores(kernel: Function) -> int:
    """Take out the stores through parameters to temporary memory that nothing loads; return how many went."""
    found = KernelAccesses(kernel)
    cells = Cells(kernel, found)
    numbers = {one: at for at, one in enumerate(kernel.instructions)}
    gone = [numbers[store.instruction] for at in _temporary(kernel) for store in _unread(found, cells, at)]
    if gone:
        with kernel.edit() as body:
            listed = [*body.instructions]
            for at in gone:
                listed[at].remove()
    return len(gone)


def _temporary(kernel: Function) -> Iterator[int]:
    for at in range(len(kernel.parameters)):
        if names.TEMPORARY_MEMORY in kernel.parameter_attributes(at).strings:
            yield at


def _unread(found: KernelAccesses, cells: Cells, parameter: int) -> list[Access]:
    """Return the stores through a parameter; none where something may load what they store."""
    own = [one for one in found.accesses if one.parameter == parameter]
    if any(not one.stores and cells.may_touch(one, parameter) for one in found.accesses):
        return []
    return own if all(one.is_certain and one.instruction.opcode == "store" for one in own) else []
