"""sycl-resolve-virtual-functions: keep the sets of virtual functions that a target can run, as ordinary functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.aspects.local import LocalAspects
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_functions import VirtualFunctions
from syclopt.analysis.vtables import TABLE_LINKAGE, pinned_tables, vtables, without_slots
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.subject_lists import SUBJECT_LISTS, reduce_list
from syclopt.targets.config_option import CONFIG_FILE_HELP, DOUBLED_TARGET

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global
    from syclopt.targets import Target


@dataclass(frozen=True)
class SYCLResolveVirtualFunctionsPass(ModulePass):
    """For code that is compiled ahead of time: drop the sets that the target cannot run, and make the others ordinary.

    A set needs the aspects that any of its functions uses or declares, with all that it calls. When the target denies
    one of them, the slots of the set's functions become null, and those functions go that nothing else uses: one that
    is called by its name stays, as code of its caller.

    `"indirectly-callable"`, and `"sycl-module-id"` of the same functions, go from all of them: they follow what refers
    to them, and so do their vtables, which become `linkonce_odr`. `"calls-indirectly"` and `"creates-indirectly"` go
    too, as there is nothing left to link.
    """

    name: ClassVar[str] = "sycl-resolve-virtual-functions"
    warns: ClassVar[tuple[str, ...]] = (DOUBLED_TARGET,)
    target: str = field(metadata={"help": "the name of the target that is compiled for"})
    device_config_file: str | None = field(default=None, metadata={"help": CONFIG_FILE_HELP})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `SycloptError` for an unknown target, and virtual functions of another form."""
        from syclopt.targets.builtin_targets import target_of_pass

        target = target_of_pass(self.name, self.target, self.device_config_file, ctx.warn)
        before = module.version
        virtual = VirtualFunctions.compute(module)
        if virtual.sets:
            tables = pinned_tables(module, virtual.names)
            module.set_linkage(tables, TABLE_LINKAGE)
            dropped = _dropped_sets(module, virtual, ctx, target)
            ctx.count("sets dropped", len(dropped))
            ctx.count("sets kept", len({*virtual.sets.values()} - dropped))
            if dropped:
                _empty_slots(module, virtual, dropped)
                _remove_unused(module, {key for key in module.symbols if virtual.set_of(key) in dropped})
            _make_ordinary(module, virtual.sets.keys(), (names.INDIRECTLY_CALLABLE, names.MODULE_ID))
        for name in (names.CALLS_INDIRECTLY, names.CREATES_INDIRECTLY):
            _make_ordinary(module, module.functions_with_string(name).keys(), (name,))
        return PassResult(changed=module.version != before)


def _dropped_sets(module: Module, virtual: VirtualFunctions, ctx: PassContext, target: Target) -> set[str]:
    """Return the sets with a function that needs an aspect which the target lacks."""
    from syclopt.targets import Requirements

    members = tuple(key for key in virtual.sets if not module.functions[key].is_declaration)
    local = ctx.get(LocalAspects)
    needed = needed_aspects(module, local, EntryPoints(members, frozenset(members)))
    masks: dict[str, int] = {}
    for key, name in virtual.sets.items():
        masks[name] = masks.get(name, 0) | needed.used.get(key, 0) | needed.declared.get(key, 0)
    return {
        name
        for name, mask in masks.items()
        if not target.supports(Requirements.of(number for number in local.bits.numbers(mask) if number >= 0))
    }


def _empty_slots(module: Module, virtual: VirtualFunctions, dropped: AbstractSet[str]) -> None:
    """Put null in the slots of the functions of some sets."""
    edited: dict[Global, str] = {}
    for vtable in vtables(module, virtual.names):
        empty = [
            slot for slot in vtable.slots if slot.function is not None and virtual.set_of(slot.function) in dropped
        ]
        if empty:
            edited[vtable.variable] = without_slots(vtable, empty)
    if edited:
        module.drop_use_lists()
    for variable, header in edited.items():
        variable.set_header(header)


def _remove_unused(module: Module, candidates: AbstractSet[Key]) -> None:
    """Remove those of `candidates` that nothing else uses."""
    symbols = module.symbols.keys()
    listed = symbols & SUBJECT_LISTS
    todo = [*symbols - candidates - listed]
    live = {*todo, *listed}
    while todo:
        found = (module.uses(todo.pop()) & candidates) - live
        live |= found
        todo += found
    if len(live) == len(symbols):
        return
    for key in [key for key in symbols if key in listed]:
        reduce_list(module.globals[key], live)
    module.keep(live & module.symbols.keys())


def _make_ordinary(module: Module, functions: AbstractSet[Key], attributes: tuple[str, ...]) -> None:
    for key in [key for key in functions if key in module.functions]:
        function = module.functions[key]
        for attribute in attributes:
            function.remove_attribute(attribute, string=True)
