"""Which add-on images the conditional calls of a module ask for, and what else uses the functions in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.aspects.conditional_lists import implied_aspects
from syclopt.analysis.aspects.needed import needed_aspects
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.given_conditions import given_conditions
from syclopt.errors import InputError
from syclopt.rewrites.subject_lists import SUBJECT_LISTS
from syclopt.targets import default_table

if TYPE_CHECKING:
    from syclopt.analysis.aspects.local import LocalAspects
    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.analysis.conditional_sites import Sites
    from syclopt.conditions.condition import Condition
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


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
