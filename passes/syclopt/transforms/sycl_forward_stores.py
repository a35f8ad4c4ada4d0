"""sycl-forward-stores: kernels do not load what they stored, and leave out stores to memory that nobody reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.analysis.element_wise.index_forms import Form
from syclopt.analysis.element_wise.index_operands import operand_of
from syclopt.analysis.element_wise.kernel_accesses import Access, KernelAccesses
from syclopt.ir.text.patterns import compile_pattern
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.analysis.element_wise.kernel_accesses import Access, KernelAccesses
    from syclopt.ir.body.body import Block
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_ALIGNMENT = compile_pattern(r",[ \t]*+align[ \t]++[0-9]++")


class SYCLForwardStoresPass(ModulePass):
    """Let kernels keep what a work-item stores, and use that where they would load it again.

    A load is replaced where a store to the same place comes before it on all ways, and no other store may change it
    meanwhile: places are told apart by parameters that are `noalias`, and by offsets that differ by constants. Stores
    through a parameter with `"sycl-temporary-memory"` go when no load through it is left. A kernel stays as it is where
    work-items may notice each other, or memory is reached other than by parameters; calls should have been inlined.
    """

    name: ClassVar[str] = "sycl-forward-stores"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        version = module.version
        for key in sorted(module.functions_with_convention(names.SPIR_KERNEL), key=str):
            kernel = module.functions[key]
            if kernel.is_declaration or (found := KernelAccesses(kernel)).problem:
                continue
            ctx.count("loads replaced", forward(kernel, Cells(kernel, found)))
            ctx.count("stores removed", remove_stores(kernel))
        return PassResult(changed=module.version != version)


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
                text = listed[at].printed.replace(place, f"ptr {variable}", 1)
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
