"""sycl-resolve-virtual-functions: keep the sets of virtual functions that a target can run, as ordinary functions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.aspects.local import LocalAspects
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.virtual_functions import VirtualFunctions, names_in
from syclopt.analysis.vtables import TABLE_LINKAGE, pinned_tables, vtables, without_slots
from syclopt.ir.body.call_sites import calls_of, without_use_lists
from syclopt.ir.layout import global_layout
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, NAME, STRING, key_of
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.used_lists import SUBJECT_LISTS, reduce_list
from syclopt.targets import CONFIG_FILE_HELP
from syclopt.targets.target import DOUBLED_TARGET

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global
    from syclopt.targets import Target

# What keeps a function that nothing refers to, in the place of what does not.
_STAYING = {"linkonce": "weak", "linkonce_odr": "weak_odr", "internal": "external", "private": "external"}
_NULL_ADDRESS = "null-virtual-function"
_LISTS = "llvm."  # variables that LLVM gives a meaning of its own
# A function, with the words for what stands for it; the block of one has an address that nothing can replace.
_ADDRESS = compile_pattern(
    rf"(?P<block>\bblockaddress{GAP}\({GAP}@{NAME})|(?:\b(?:dso_local_equivalent|no_cfi){GAP})?+@(?P<name>{NAME})"
    rf"|[%$]?+{STRING}|{COMMENT}",
    re.DOTALL,
)


@dataclass(frozen=True)
class SYCLResolveVirtualFunctionsPass(ModulePass):
    """For code that is compiled ahead of time: drop the sets that the target cannot run, and make the others ordinary.

    A set needs the aspects that any of its functions uses or declares, with all that it calls. When the target denies
    one of them, or may lack it and no `"calls-indirectly"` names the set, the slots of the set's functions become null,
    and so does their address wherever else it is taken, with a warning. Those functions go that nothing calls: one that
    is called by its name stays, as code of its caller. A kernel that calls a set needs what the set needs, and does not
    run where the device lacks it.

    `"indirectly-callable"`, and `"sycl-module-id"` of the same functions, go from all of them: they follow what refers
    to them, and so do their vtables, which become `linkonce_odr`. `"calls-indirectly"` and `"creates-indirectly"` go
    too, as there is nothing left to link. Sets that stay and are called are noted for `device-code-split`, which puts
    them into the images of their callers, also where no vtable leads to them: a caller has `"sycl-calls-resolved"`, a
    member `"sycl-resolved-set"` and a linkage with which it stays unused.
    """

    name: ClassVar[str] = "sycl-resolve-virtual-functions"
    warns: ClassVar[tuple[str, ...]] = (DOUBLED_TARGET, _NULL_ADDRESS)
    target: str = field(metadata={"help": "the name of the target that is compiled for"})
    device_config_file: str | None = field(default=None, metadata={"help": CONFIG_FILE_HELP})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `SycloptError` for an unknown target, and virtual functions of another form."""
        from syclopt.targets.target_table import target_of_pass

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
                members = {key for key in module.symbols if virtual.set_of(key) in dropped}
                taken = _take_addresses_away(module, members)
                _remove_unused(module, members)
                self._warn(module, virtual, taken, ctx)
            _make_ordinary(module, virtual.sets.keys(), (names.INDIRECTLY_CALLABLE, names.MODULE_ID))
            _note_calls(module, {key: name for key, name in virtual.sets.items() if name not in dropped})
        for name in (names.CALLS_INDIRECTLY, names.CREATES_INDIRECTLY):
            _make_ordinary(module, module.functions_with_string(name).keys(), (name,))
        return PassResult(changed=module.version != before)

    def _warn(
        self, module: Module, virtual: VirtualFunctions, taken: Mapping[Key, Sequence[Key]], ctx: PassContext
    ) -> None:
        """Warn of each function of a dropped set whose address was taken by what is still there."""
        for user, functions in taken.items():
            if user in module.symbols:
                for key in functions:
                    what = f"the address of {shown(key)} is null in {shown(user)}"
                    why = f"target '{self.target}' cannot run the virtual functions of set '{virtual.set_of(key)}'"
                    ctx.warn(_NULL_ADDRESS, f"{what}: {why}", module.symbols[user].location)


def _dropped_sets(module: Module, virtual: VirtualFunctions, ctx: PassContext, target: Target) -> set[str]:
    """Return the sets with a function that needs what the target lacks, or, if nothing calls the set, may lack."""
    members = tuple(key for key in virtual.sets if not module.functions[key].is_declaration)
    local = ctx.get(LocalAspects)
    needed = needed_aspects(module, local, EntryPoints(members, frozenset(members)))
    masks: dict[str, int] = {}
    for key, name in virtual.sets.items():
        masks[name] = masks.get(name, 0) | needed.used.get(key, 0) | needed.declared.get(key, 0)
    lists = module.functions_with_string(names.CALLS_INDIRECTLY).values()
    called = {name for listed in lists for name in listed.split(",")}
    dropped: set[str] = set()
    for name, mask in masks.items():
        known = {target.has(number) for number in local.bits.numbers(mask) if number >= 0}
        if False in known or (None in known and name not in called):
            dropped.add(name)
    return dropped


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


def _take_addresses_away(module: Module, members: AbstractSet[Key]) -> dict[Key, Sequence[Key]]:
    """Put null for the addresses of `members` where they are not called; return user -> those whose address it took."""
    edited: dict[Entity, Entity] = {}
    taken: dict[Key, Sequence[Key]] = {}
    for key, entity in module.symbols.entities().items():
        if entity.kind not in ("function", "global") or str(key).startswith(_LISTS) or not module.uses(key) & members:
            continue
        changed, functions = without_addresses(entity, members)
        if functions:
            edited[entity] = changed
            taken[key] = functions
    if edited:
        module.drop_use_lists()
        module.replace_all(edited)
    return taken


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


def _note_calls(module: Module, sets: Mapping[Key, str]) -> None:
    """Note which functions call sets that stay, and on the members of those sets that they are called."""
    members: dict[str, list[Function]] = {}
    for key, name in sets.items():
        function = module.functions.get(key)
        if function is not None and not function.is_declaration:
            members.setdefault(name, []).append(function)
    called: set[str] = set()
    for key, value in module.functions_with_string(names.CALLS_INDIRECTLY).items():
        if found := [name for name in names_in(value) if name in members]:
            module.functions[key].add_attribute(names.CALLS_RESOLVED, ",".join(found), string=True)
            called.update(found)
    for name, functions in members.items():
        for function in functions if name in called else ():
            function.add_attribute(names.RESOLVED_SET, name, string=True)
            if function.linkage in _STAYING:
                function.set_linkage(_STAYING[function.linkage])


def _make_ordinary(module: Module, functions: AbstractSet[Key], attributes: tuple[str, ...]) -> None:
    for key in [key for key in functions if key in module.functions]:
        function = module.functions[key]
        for attribute in attributes:
            function.remove_attribute(attribute, string=True)


def without_addresses(user: Entity, functions: Container[Key]) -> tuple[Entity, Sequence[Key]]:
    """Return a function or variable with null for the addresses of some functions, and those whose address it took.

    A call of one stays, also through casts.
    """
    taken: dict[Key, None] = {}
    if user.kind == "global":
        start, end = global_layout(user).initializer
        value = _replaced(user.header[start:end], functions, (), taken)
        edited = user.with_head(f"{user.header[:start]}{value}{user.header[end:]}") if taken else user
        return edited, [*taken]
    called = [call.callee_span for call in calls_of(user) if call.callee is not None and call.callee in functions]
    base = user.brace
    spans = [(span.start - base, span.end - base) for span in called]
    body = _replaced(user.body, functions, spans, taken)
    return user.with_text(user.header, without_use_lists(body)) if taken else user, [*taken]


def _replaced(text: str, functions: Container[Key], called: Sequence[tuple[int, int]], taken: dict[Key, None]) -> str:
    """Return a text with null for functions outside of the spans `called`, which are in order; note them in `taken`."""
    spans = iter((*called, (len(text), len(text))))
    start, end = next(spans)

    def other(found: re.Match[str]) -> str:
        nonlocal start, end
        while end <= found.start():
            start, end = next(spans)
        key = None if found["name"] is None else key_of(found["name"])
        if key is None or key not in functions or start <= found.start() < end:
            return found[0]
        taken[key] = None
        before, after = (text[at : at + 1].isalpha() for at in (found.start() - 1, found.end()))
        return f"{' ' if before else ''}null{' ' if after else ''}"  # what a name touches, a word would be read with

    return _ADDRESS.sub(other, text)
