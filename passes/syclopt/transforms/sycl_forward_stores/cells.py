"""Places in memory that a work-item alone uses, and the loads of which it is known what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.element_wise.index_forms import Form

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.analysis.element_wise.kernel_accesses import Access, KernelAccesses
    from syclopt.ir.body.body import Block
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function


class Cell(NamedTuple):
    """`size` bytes at an offset from where a parameter points."""

    parameter: int
    offset: Form
    size: int


class Cells:
    """The cells of a kernel to which it stores, and which nothing but stores to the whole cell changes."""

    def __init__(self, kernel: Function, found: KernelAccesses) -> None:
        self._blocks = kernel.blocks
        self._apart = {at for at in range(len(kernel.parameters)) if "noalias" in kernel.parameter_attributes(at)}
        self._fits = kernel.has_attribute(names.INDEXES_FIT, string=True)
        self._numbers = {one: at for at, one in enumerate(kernel.instructions)}
        self._of: dict[Instruction, Cell] = {}
        for access in found.accesses:
            if (cell := self._cell(access)) is not None:
                self._of[access.instruction] = cell
        stores = [access for access in found.accesses if access.stores]
        stored = {self._of[one.instruction]: None for one in stores if one.instruction in self._of}
        self._cells = [cell for cell in stored if all(self._spares(one, cell) for one in stores)]

    def uses(self) -> Iterator[tuple[Cell, list[int], list[int]]]:
        """Yield cells with their stores, and the loads that give what was stored, by numbers of instructions."""
        for cell in self._cells:
            loads = [self._numbers[one] for one in self._known_loads(cell)]
            stores = [self._numbers[one] for one, of in self._of.items() if of == cell and one.opcode == "store"]
            if loads:
                yield cell, stores, loads

    def may_touch(self, access: Access, parameter: int) -> bool:
        """Tell whether an access may go to memory that a parameter leads to."""
        return access.parameter == parameter or not {access.parameter, parameter} & self._apart

    def _cell(self, access: Access) -> Cell | None:
        is_plain = access.instruction.opcode in ("load", "store") and access.is_certain
        if not is_plain or access.offset is None or access.size is None or (access.bounds and not self._fits):
            return None
        return Cell(access.parameter, access.offset, access.size)

    def _spares(self, store: Access, cell: Cell) -> bool:
        """Tell whether a store is to the whole cell, or to none of it."""
        if self._of.get(store.instruction) == cell:
            return True
        if store.parameter != cell.parameter:
            return not self.may_touch(store, cell.parameter)
        if store.offset is None or store.size is None or (store.bounds and not self._fits):
            return False
        difference = store.offset.plus(cell.offset, -1)
        distance = difference.as_constant if difference is not None else None
        return distance is not None and (distance >= cell.size or distance + store.size <= 0)

    def _known_loads(self, cell: Cell) -> Iterator[Instruction]:
        """Yield the loads of a cell that come after a store to it on all ways."""
        written = self._written(cell)
        for block in self._blocks:
            is_written = written[block]
            for instruction in block.instructions:
                if self._of.get(instruction) == cell:
                    if instruction.opcode == "store":
                        is_written = True
                    elif is_written:
                        yield instruction

    def _written(self, cell: Cell) -> dict[Block, bool]:
        """Return the blocks before which the cell was stored to, whatever way led there."""
        stores = {
            block
            for block in self._blocks
            if any(one.opcode == "store" and self._of.get(one) == cell for one in block.instructions)
        }
        written = {block: not block.is_entry for block in self._blocks}
        changed = True
        while changed:
            changed = False
            for block in self._blocks:
                before = (written[one] or one in stores for one in block.predecessors)
                if written[block] and not all(before):
                    written[block] = False
                    changed = True
        return written
