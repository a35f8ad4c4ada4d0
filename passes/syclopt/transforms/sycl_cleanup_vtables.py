"""sycl-cleanup-vtables: take out of vtables what is no device code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.virtual_functions import VirtualFunctions, thunk_target
from syclopt.analysis.vtables import vtables, without_slots
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.global_variable import Global

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
        edited: dict[Global, str] = {}
        has_type_info = False
        for vtable in vtables(module, virtual.names):
            empty = [
                slot
                for slot in vtable.slots
                if slot.kind == "type info" or (slot.function is not None and virtual.set_of(slot.function) is None)
            ]
            if empty:
                ctx.count("slots emptied", len(empty))
                edited[vtable.variable] = without_slots(vtable, empty)
                has_type_info = has_type_info or any(slot.kind == "type info" for slot in empty)
        if edited:
            module.drop_use_lists()
        for variable, header in edited.items():
            variable.set_header(header)
        if has_type_info:
            module.set_linkage(_type_infos(module), _DISCARDABLE)
        if virtual.sets:
            _mark_thunks(module, virtual, ctx)
        return PassResult(changed=module.version != before)


def _type_infos(module: Module) -> list[Global]:
    """Return type information, and names of types, that would stay although nothing uses it."""
    named = [module.globals[key] for key in module.globals if str(key).startswith(_TYPE_INFO)]
    return [variable for variable in named if variable.is_pinned]


def _mark_thunks(module: Module, virtual: VirtualFunctions, ctx: PassContext) -> None:
    units = module.functions_with_string(names.MODULE_ID)
    for key in [*module.functions]:
        if not str(key).startswith("_ZT") or key in virtual.sets:
            continue
        target = thunk_target(str(key))
        name = virtual.set_of(key)
        if target is None or name is None:
            continue
        thunk = module.functions[key]
        thunk.add_attribute(names.INDIRECTLY_CALLABLE, name, string=True)
        if target in units and key not in units:
            thunk.add_attribute(names.MODULE_ID, units[target], string=True)
        ctx.count("thunks marked")
