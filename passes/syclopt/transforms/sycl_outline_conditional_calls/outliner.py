"""Making the functions of add-on images, and direct calls of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, cast

from syclopt import names
from syclopt.analysis.aspects.conditional_lists import implied_aspects
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.conditional_calls import calls_of_stubs, read_call
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.given_conditions import given_conditions
from syclopt.errors import InputError
from syclopt.ir.body.call_sites import without_use_lists
from syclopt.ir.edits.linkage import outside_comdat, with_linkage
from syclopt.ir.edits.rename import rename_symbols
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import COMMENT, GAP, STRING
from syclopt.rewrites.action_calls import add_used_aspects, replace_calls
from syclopt.rewrites.used_lists import SUBJECT_LISTS
from syclopt.targets import default_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.analysis.aspects.local import LocalAspects
    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.analysis.conditional_sites import Sites
    from syclopt.conditions.condition import Condition
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode

_ILLEGAL = re.compile(r"[^a-zA-Z0-9_$]")
# What makes a function an entry point, or the callee of indirect calls; of a copy, nothing does.
_OF_ORIGINALS = (
    names.INDIRECTLY_CALLABLE,
    names.REFERENCED_INDIRECTLY,
    names.ENTRY_POINT_MARK,
    names.KERNEL_MARK,
    names.MODULE_ID,
)
_MENTION = compile_pattern(rf"!([0-9]++)(?![-a-zA-Z$._0-9])|{STRING}|{COMMENT}", re.DOTALL)
# Nodes of debug information that belong to one function when they lead to its subprogram; others are shared.
_OWN = compile_pattern(
    rf"![0-9]++{GAP}={GAP}(?:distinct{GAP})?+!(?:\{{|(?:DILocation|DILexicalBlock(?:File)?+|DILocalVariable|DILabel|"
    rf"DIImportedEntity|DIAssignID){GAP}\()",
    re.DOTALL,
)
_ALWAYS_OWN = "!DIAssignID"


class Outliner:
    """Makes the functions of add-on images, and calls of them."""

    def __init__(self, module: Module, plan: AddOnPlan) -> None:
        self._module = module
        self._plan = plan
        self._copies: list[tuple[Function, Key]] = []
        self._made: dict[tuple[Key, AddOn], Function] = {}
        self._names: dict[Key, str] = {}
        self._taken: set[Key] = {*module.symbols}

    def make_functions(self) -> None:
        """Decide of each action which functions it becomes, and make copies."""
        for key, add_ons in self._plan.actions.items():
            original = self._module.functions[key]
            is_only = len(add_ons) == 1 and key not in self._plan.shared
            for add_on in add_ons:
                name = self._name(key, is_only=is_only)
                if add_on is add_ons[0] and key not in self._plan.shared:
                    self._made[key, add_on] = original
                    self._names[key] = name
                    continue
                copy = self._made[key, add_on] = copy_function(self._module, original, name)
                for attribute in _OF_ORIGINALS:
                    copy.remove_attribute(attribute, string=True)
                if key in self._plan.calls:
                    self._copies.append((copy, key))

    def call_functions(self, stubs: frozenset[Key]) -> None:
        """Make conditional calls direct ones."""
        for key, calls in self._plan.calls.items():
            self._replace(self._module.functions[key], [site for site, _ in calls], key)
        for copy, key in self._copies:
            self._replace(copy, [read_call(self._module, call) for call in calls_of_stubs(copy, stubs)], key)

    def _replace(self, function: Function, sites: Iterable[ConditionalCall], key: Key) -> None:
        """Let a function call what the function `key` calls, which it is or which it is a copy of."""
        planned = zip(sites, self._plan.calls[key], strict=True)  # a copy names itself where the other one does
        direct = [replace(site, action=self._made[call.action.key, add_on]) for site, (call, add_on) in planned]
        replace_calls(self._module, function, direct, ())

    def mark_functions(self) -> None:
        """Attach what is to be known of the functions, and give originals their new names."""
        for (_, add_on), function in self._made.items():
            function.remove_attribute("noreturn")  # a stub returns
            function.add_attribute(names.ADD_ON_IMAGE, add_on.number, string=True)
            function.add_attribute(names.ADD_ON_CONDITION, ",".join(map(str, add_on.condition.integers())), string=True)
            if add_on.aspects and aspects_of(function, names.USED_ASPECTS_KIND) != add_on.aspects:
                numbers = ", ".join(f"i32 {number}" for number in add_on.aspects)
                function.set_metadata(names.USED_ASPECTS_KIND, self._module.add_metadata(f"!{{{numbers}}}"))
        rename_symbols(self._module, {key: name for key, name in self._names.items() if key != name})

    def _name(self, key: Key, *, is_only: bool) -> str:
        """Return a name for a function that an action becomes: a new one, or that of the only function."""
        name = plain = _plain(key)
        if is_only and name == key:
            return name
        number = 0
        while name in self._taken or not (is_only or number):
            number += 1
            name = f"{plain}${number}"
        self._taken.add(name)
        return name


def _plain(key: Key) -> str:
    """Return a name with nothing but letters, digits, `_` and `$`, which any assembler takes."""
    name = f"unnamed${key}" if isinstance(key, int) else _ILLEGAL.sub("$", key)
    return f"_{name}" if name[:1].isdigit() else name


class AddOn(NamedTuple):
    """An add-on image: its number, from 1, what it is called under, and what its functions use."""

    number: int
    condition: Condition
    aspects: tuple[int, ...]


@dataclass(frozen=True)
class AddOnPlan:
    """The add-on images of a module.

    `calls` is caller -> its conditional calls, in order, each with the add-on image that its action is in; `actions` is
    function -> the add-on images that it is to be in; `shared` are those of these functions that something else uses.
    """

    calls: dict[Key, list[tuple[ConditionalCall, AddOn]]] = field(default_factory=dict)
    actions: dict[Key, list[AddOn]] = field(default_factory=dict)
    shared: set[Key] = field(default_factory=set)

    @classmethod
    def of(cls, module: Module, sites: Sites, local: LocalAspects, entry_points: EntryPoints) -> AddOnPlan:
        """Look at all conditional calls. Raises `InputError` for one of a function that is not there."""
        plan = cls()
        plan._collect(module, sites, local, entry_points)
        plan._find_shared(module, sites, entry_points)
        return plan

    def _collect(self, module: Module, sites: Sites, local: LocalAspects, entry_points: EntryPoints) -> None:
        keys = tuple(dict.fromkeys(site.action.key for calls in sites.calls.values() for site in calls))
        needed = needed_aspects(module, local, EntryPoints(keys, frozenset(keys)))
        listing = module.functions_with_metadata(names.CONDITIONAL_ASPECTS_KIND)
        given = given_conditions(module, sites, entry_points, SUBJECT_LISTS) if listing else {}
        add_ons: dict[tuple[Condition, int], AddOn] = {}
        for caller, calls in sites.calls.items():
            self.calls[caller] = []
            for site in map(_checked, calls):
                key, condition = site.action.key, site.condition.normalised()
                mask = needed.used.get(key, 0) | needed.declared.get(key, 0)
                here = given[caller] & condition if caller in given else condition
                mask |= local.bits.mask(implied_aspects(site.action, here, default_table()))
                add_on = add_ons.get((condition, mask))
                if add_on is None:
                    add_on = AddOn(len(add_ons) + 1, condition, local.bits.numbers(mask))
                    add_ons[condition, mask] = add_on
                self.calls[caller].append((site, add_on))
                planned = self.actions.setdefault(key, [])
                if add_on not in planned:
                    planned.append(add_on)

    def _find_shared(self, module: Module, sites: Sites, entry_points: EntryPoints) -> None:
        actions = self.actions.keys()
        virtual = module.functions_with_string(names.INDIRECTLY_CALLABLE).keys()
        self.shared.update(actions & (entry_points.names | virtual))
        for key, used in sites.ordinary_uses(module, SUBJECT_LISTS):
            self.shared.update((used & actions) - {key})


def _checked(site: ConditionalCall) -> ConditionalCall:
    if site.action.is_declaration:
        found = f"call of '@{site.call.callee}': '@{site.action.key}', the action, is only declared"
        raise InputError(f"{found}, and cannot be put into an add-on image", site.call.location)
    return site


def decide_branches(module: Module, sites: Sites, entry_points: EntryPoints) -> int:
    """Decide calls in functions that only run where some condition holds; return how many were decided.

    A call becomes a direct one of the action where that condition implies its own, and goes where it rules it out.
    What an entry point uses under a condition that its own aspects imply, it uses.
    """
    table = default_table()
    count = 0
    for key, given in given_conditions(module, sites, entry_points, SUBJECT_LISTS).items():
        calls = sites.calls.get(key, ())
        removed = [site for site in calls if given.implies(~site.condition, table)]
        direct = [site for site in calls if site not in removed and given.implies(site.condition, table)]
        if direct or removed:
            replace_calls(module, module.functions[key], direct, removed)
            count += len(direct) + len(removed)
        if key in entry_points.names and names.CONDITIONAL_ASPECTS_KIND in module.functions[key].metadata_kinds:
            add_used_aspects(module.functions[key], implied_aspects(module.functions[key], given, table))
    return count


def copy_function(module: Module, function: Function, name: str) -> Function:
    """Add a copy of a definition to its module, under a name that is free, and return it.

    It is internal and in no comdat, calls itself where the original does, and has debug information of its own.
    """
    module.drop_use_lists()
    entity = with_linkage(outside_comdat(function.entity), "internal")
    part = Module([entity.with_text(entity.header, without_use_lists(entity.body))], "", module.name)
    rename_symbols(part, {function.key: name})
    copied = part.functions[name]
    text = copied.raw
    subprogram = function.metadata.get("dbg")
    if subprogram is not None and subprogram.number >= 0:
        text = _with_own_debug_info(module, copied, subprogram.number)
    return cast("Function", module.add(to_user(text)))


def _with_own_debug_info(module: Module, function: Function, subprogram: int) -> str:
    """Return the text of a function with numbers of nodes that are copies of those of `subprogram` alone."""
    nodes = module.metadata
    numbers: dict[Key, int] = {
        number: module.free_number("metadata") for number in _own_nodes(nodes, function, subprogram)
    }

    def renumbered(text: str) -> str:
        def number(found: re.Match[str]) -> str:
            number = numbers.get(int(found[1])) if found[1] else None
            return found[0] if number is None else f"!{number}"

        return _MENTION.sub(number, text)

    for old in numbers:
        module.add(to_user(renumbered(nodes[old].header)))
    return renumbered(function.raw)


def _own_nodes(nodes: Mapping[Key, MetadataNode], function: Function, subprogram: int) -> list[Key]:
    """Return the nodes that `function` refers to, directly or not, and that lead to its subprogram, ascending."""
    users: dict[Key, list[Key]] = {}
    found: set[Key] = set()
    todo: list[Key] = [*function.nodes_used]
    while todo:
        key = todo.pop()
        if key in found or (key != subprogram and not _OWN.match(nodes[key].header)):
            continue
        found.add(key)
        for used in nodes[key].nodes_used:
            users.setdefault(used, []).append(key)
            todo.append(used)
    own = {subprogram, *(key for key in found if _ALWAYS_OWN in nodes[key].header)}
    todo = [*own]
    while todo:
        more = [user for user in users.get(todo.pop(), ()) if user not in own]
        own.update(more)
        todo += more
    return [key for key in nodes if key in own]
