"""sycl-cleanup-vtables: take out of vtables what is no device code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.thunks import is_thunk_name
from syclopt.analysis.virtual_functions import VirtualFunctions
from syclopt.analysis.vtables import class_of
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.emptied_slots import empty_slots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.analysis.vtables import Slot, VTable
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global

_HOST_FUNCTION = "host-virtual-function"
_TYPE_INFO = ("_ZTI", "_ZTS")
_CONSTRUCTION_TABLE = "_ZTC"
_REPORTS_AN_ERROR = "__cxa_"  # in the slots of functions that are pure or deleted
_SHOWN = 3
_DISCARDABLE = "linkonce_odr"


@dataclass(frozen=True)
class SYCLCleanupVTablesPass(ModulePass):
    """Put null in the slots of vtables that hold type information, or functions that are no device code.

    Device code are functions with `"indirectly-callable"` or `"referenced-indirectly"`; with `allow-virtual-functions`,
    all are. The warning `host-virtual-function` names the others, once for each class.

    A thunk of a virtual function has its attribute, and its `"sycl-module-id"`, from it. What only the slots named
    stays: `globaldce`, or the clean-up of a split, removes it; for that, type information becomes `linkonce_odr`.
    """

    name: ClassVar[str] = "sycl-cleanup-vtables"
    warns: ClassVar[tuple[str, ...]] = (_HOST_FUNCTION,)
    allow_virtual_functions: bool = field(
        default=False, metadata={"help": "virtual functions without a set are device code, too"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `InputError` for virtual functions and vtables of another form than expected."""
        before = module.version
        virtual = VirtualFunctions.compute(module)
        emptied = empty_slots(module, virtual, keeps_functions=self.allow_virtual_functions)
        ctx.count("slots emptied", sum(one.empty_count for one in emptied))
        if any(one.type_infos for one in emptied):
            module.set_linkage(_type_infos(module), _DISCARDABLE)
        _mark_thunks(module, virtual, ctx)
        _warn([(one.table, _functions_in(one.functions)) for one in emptied], ctx)
        return PassResult(changed=module.version != before)


def _functions_in(slots: Sequence[Slot]) -> list[Key]:
    """Return the functions in some slots, without thunks, beside which their functions stand, and what is no code."""
    functions = dict.fromkeys(slot.function for slot in slots if slot.function is not None)
    return [key for key in functions if not (is_thunk_name(key) or str(key).startswith(_REPORTS_AN_ERROR))]


def _warn(host_functions: Sequence[tuple[VTable, Sequence[Key]]], ctx: PassContext) -> None:
    """Warn of each class whose vtable lost functions; of a table for the time of construction, if it adds any."""
    tables = sorted(host_functions, key=lambda found: str(found[0].variable.key).startswith(_CONSTRUCTION_TABLE))
    warned: set[Key] = set()
    for vtable, functions in tables:
        key = vtable.variable.key
        if functions and not (str(key).startswith(_CONSTRUCTION_TABLE) and warned.issuperset(functions)):
            warned.update(functions)
            listed = ", ".join(map(shown, functions[:_SHOWN]))
            more = f" and {len(functions) - _SHOWN} more" if len(functions) > _SHOWN else ""
            what = f"the vtable of '{class_of(key)}' has null for functions without \"{names.INDIRECTLY_CALLABLE}\""
            message = f"{what}: {listed}{more}; 'allow-virtual-functions' keeps them"
            ctx.warn(_HOST_FUNCTION, message, vtable.variable.location)


def _type_infos(module: Module) -> list[Global]:
    """Return type information, and names of types, that would stay although nothing uses it."""
    named = [module.globals[key] for key in module.globals if str(key).startswith(_TYPE_INFO)]
    return [variable for variable in named if variable.is_pinned]


def _mark_thunks(module: Module, virtual: VirtualFunctions, ctx: PassContext) -> None:
    units = module.functions_with_string(names.MODULE_ID)
    for key, target in virtual.thunks.items():
        if not virtual.is_device_code(key):
            continue
        thunk = module.functions[key]
        name = virtual.set_of(key)
        if name is None:
            thunk.add_attribute(names.REFERENCED_INDIRECTLY, string=True)
        else:
            thunk.add_attribute(names.INDIRECTLY_CALLABLE, name, string=True)
        if target in units and key not in units:
            thunk.add_attribute(names.MODULE_ID, units[target], string=True)
        ctx.count("thunks marked")
