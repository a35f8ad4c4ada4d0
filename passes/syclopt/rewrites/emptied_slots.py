"""Vtables without what is no device code: type information, and virtual functions for the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.analysis.vtables import vtables, without_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.analysis.virtual_functions import VirtualFunctions
    from syclopt.analysis.vtables import Slot, VTable
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global


class EmptiedTable(NamedTuple):
    """A vtable as it was, and which of its slots are null now: those of functions, and how many others."""

    table: VTable
    functions: Sequence[Slot]
    type_infos: int

    @property
    def empty_count(self) -> int:
        """How many slots are null now."""
        return len(self.functions) + self.type_infos


def empty_slots(module: Module, virtual: VirtualFunctions, *, keeps_functions: bool = False) -> list[EmptiedTable]:
    """Put null where vtables hold type information or, unless `keeps_functions`, functions that are no device code.

    Raises `InputError` for vtables of another form than expected.
    """
    edited: dict[Global, str] = {}
    found: list[EmptiedTable] = []
    for table in vtables(module, virtual.names):
        host = [] if keeps_functions else [slot for slot in table.slots if _is_for_host(slot.function, virtual)]
        infos = [slot for slot in table.slots if slot.kind == "type info"]
        if host or infos:
            edited[table.variable] = without_slots(table, [*host, *infos])
        found.append(EmptiedTable(table, host, len(infos)))
    if edited:
        module.drop_use_lists()
    for variable, header in edited.items():
        variable.set_header(header)
    return found


def _is_for_host(function: Key | None, virtual: VirtualFunctions) -> bool:
    return function is not None and not virtual.is_device_code(function)
