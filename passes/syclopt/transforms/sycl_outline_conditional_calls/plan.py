"""Which add-on images the conditional calls of a module ask for, and what else uses the functions in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.call_graph import components
from syclopt.analysis.conditional_calls import calls_of_stubs, read_call, users_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.ways import shortest_cycle
from syclopt.errors import InputError
from syclopt.ir.text.source import to_internal
from syclopt.ir.uses import uses
from syclopt.rewrites.subject_lists import SUBJECT_LISTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from syclopt.analysis.aspects.local import LocalAspects
    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.conditions.condition import Condition
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.symbol import Symbol


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
    def of(cls, module: Module, stubs: frozenset[Key], local: LocalAspects, entry_points: EntryPoints) -> AddOnPlan:
        """Look at all calls of `stubs`.

        Raises `InputError` for a call of another form, one of a function that is not there, and an add-on image that
        needs itself.
        """
        sites: dict[Key, list[ConditionalCall]] = {}
        other: dict[Key, frozenset[Key]] = {}
        for user in users_of(module, stubs):
            calls = calls_of_stubs(module.functions[user.key], stubs) if user.kind == "function" else []
            other[user.key] = _other_uses(user, calls)
            if misused := other[user.key] & stubs:
                found = f"'@{min(misused, key=str)}' is used in '@{user.key}', and not only in direct calls"
                raise InputError(f"{found}, as conditional calls must be", user.location)
            sites[user.key] = [_checked(read_call(module, call)) for call in calls]
        plan = cls()
        plan._collect(module, sites, local)
        plan._find_shared(module, other, entry_points)
        _refuse_circles(module, plan, other)
        return plan

    def _collect(self, module: Module, sites: Mapping[Key, Sequence[ConditionalCall]], local: LocalAspects) -> None:
        keys = tuple(dict.fromkeys(site.action.key for calls in sites.values() for site in calls))
        needed = needed_aspects(module, local, EntryPoints(keys, frozenset(keys)))
        add_ons: dict[tuple[Condition, int], AddOn] = {}
        for caller, calls in sites.items():
            self.calls[caller] = []
            for site in calls:
                key, condition = site.action.key, site.condition.normalised()
                mask = needed.used.get(key, 0) | needed.declared.get(key, 0)
                add_on = add_ons.get((condition, mask))
                if add_on is None:
                    add_on = AddOn(len(add_ons) + 1, condition, local.bits.numbers(mask))
                    add_ons[condition, mask] = add_on
                self.calls[caller].append((site, add_on))
                planned = self.actions.setdefault(key, [])
                if add_on not in planned:
                    planned.append(add_on)

    def _find_shared(self, module: Module, other: Mapping[Key, frozenset[Key]], entry_points: EntryPoints) -> None:
        actions = self.actions.keys()
        virtual = module.functions_with_string(names.INDIRECTLY_CALLABLE).keys()
        self.shared.update(actions & (entry_points.names | virtual))
        for key in module.symbols.keys() - SUBJECT_LISTS:
            used = other[key] if key in other else module.uses(key)
            self.shared.update((used & actions) - {key})


def _checked(site: ConditionalCall) -> ConditionalCall:
    if site.action.is_declaration:
        found = f"call of '@{site.call.callee}': '@{site.action.key}', the action, is only declared"
        raise InputError(f"{found}, and cannot be put into an add-on image", site.call.location)
    return site


def _other_uses(user: Symbol, calls: Iterable[Call]) -> frozenset[Key]:
    """Return what `user` uses beside the stubs that `calls` call, and the actions."""
    entity = user.entity
    pieces: list[str] = []
    start = entity.brace
    text = entity.source.text
    for call in calls:
        data = [to_internal(argument.text) for argument in call.arguments[1:]]
        pieces += (text[start : call.span.start], *data, text[call.arguments_span.end : call.span.end])
        start = call.span.end
    if not pieces:
        return user.uses
    return uses(entity.with_text(entity.header, " ".join((*pieces, text[start : entity.end]))))


def _refuse_circles(
    module: Module,
    plan: AddOnPlan,
    other: Mapping[Key, frozenset[Key]],
) -> None:
    """Raise `InputError` for an add-on image that needs itself, directly or through others.

    In the graph of what uses what, an add-on image is a node by the negative of its number.
    """
    members: dict[int, list[Key]] = {}
    for key, add_ons in plan.actions.items():
        for add_on in add_ons:
            members.setdefault(add_on.number, []).append(key)
    edges: dict[Key, tuple[Key, ...]] = {-number: tuple(keys) for number, keys in members.items()}
    for key in module.symbols:
        needed = (-add_on.number for _, add_on in plan.calls.get(key, ()))
        edges[key] = (*needed, *(other[key] if key in other else module.uses(key)))
    circles = [circle for circle in components([-number for number in members], edges) if len(circle) > 1]
    number = min((-key for circle in circles for key in circle if isinstance(key, int) and key < 0), default=0)
    if number:
        circle = shortest_cycle(-number, {key: sorted(used, key=str) for key, used in edges.items()})
        way = [key for key in circle if not (isinstance(key, int) and key < 0)]
        site = next(site for site, add_on in plan.calls[way[-1]] if add_on.number == number)
        chain = " -> ".join(f"'@{key}'" for key in (*way, site.action.key))
        found = f"'@{way[0]}' is called under the condition '{site.condition.normalised()}', and leads to another call"
        message = f"{found} that the same add-on image is for: {chain}"
        raise InputError(message, module.symbols[way[0]].location)
