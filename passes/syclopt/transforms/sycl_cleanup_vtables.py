"""sycl-cleanup-vtables: take out of vtables what is no device code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.virtual_functions import VirtualFunctions
from syclopt.analysis.vtables import vtables, without_slots
from syclopt.ir.edits.linkage import with_linkage
from syclopt.ir.layout import DISCARDABLE, is_declaration, words_of
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_TYPE_INFO = ("_ZTI", "_ZTS")
_DISCARDABLE = "linkonce_odr"


@dataclass(frozen=True)
class SYCLCleanupVTablesPass(ModulePass):
    """Put null in the slots of vtables that hold type information, or functions without `"indirectly-callable"`.

    A thunk of a virtual function has its attribute, and its `"sycl-module-id"`, from it. What only the slots named
    stays: `globaldce`, or the clean-up of a split, removes it; for that, type information becomes `linkonce_odr`.
    """

    name: ClassVar[str] = "sycl-cleanup-vtables"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for virtual functions and vtables of another form than expected."""
        before = module.version
        virtual = VirtualFunctions.compute(module)
        edited: dict[Entity, Entity] = {}
        has_type_info = False
        for vtable in vtables(module, virtual.names):
            empty = [
                slot
                for slot in vtable.slots
                if slot.kind == "type info" or (slot.function is not None and virtual.set_of(slot.function) is None)
            ]
            if empty:
                ctx.count("slots emptied", len(empty))
                edited[vtable.entity] = without_slots(vtable, empty)
                has_type_info = has_type_info or any(slot.kind == "type info" for slot in empty)
        if has_type_info:
            edited |= {entity: with_linkage(entity, _DISCARDABLE) for entity in _type_infos(module)}
        if edited:
            module.drop_use_lists()
            module.replace_all(edited)
        if virtual.sets:
            _mark_thunks(module, virtual, ctx)
        return PassResult(changed=module.version != before)


def _type_infos(module: Module) -> Iterator[Entity]:
    """Yield type information, and names of types, that would stay although nothing uses it."""
    for key, entity in module.index.table("symbol").items():
        is_definition = entity.kind == "global" and str(key).startswith(_TYPE_INFO) and not is_declaration(entity)
        if is_definition and words_of(entity).linkage not in DISCARDABLE:
            yield entity


def _mark_thunks(module: Module, virtual: VirtualFunctions, ctx: PassContext) -> None:
    units = module.functions_with_string(names.MODULE_ID)
    for key, target in virtual.thunks.items():
        name = virtual.set_of(key)
        if name is None:
            continue
        thunk = module.functions[key]
        thunk.add_attribute(names.INDIRECTLY_CALLABLE, name, string=True)
        if target in units and key not in units:
            thunk.add_attribute(names.MODULE_ID, units[target], string=True)
        ctx.count("thunks marked")
