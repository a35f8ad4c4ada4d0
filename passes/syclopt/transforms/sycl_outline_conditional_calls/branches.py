"""Conditional calls that are decided where they stand: in branches, and in kernels that need an aspect anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.aspects.conditional_lists import implied_aspects
from syclopt.analysis.given_conditions import given_conditions
from syclopt.rewrites.action_calls import replace_calls
from syclopt.rewrites.aspect_lists import add_used_aspects
from syclopt.rewrites.subject_lists import SUBJECT_LISTS
from syclopt.targets import default_table

if TYPE_CHECKING:
    from syclopt.analysis.conditional_sites import Sites
    from syclopt.analysis.entry_points import EntryPoints
    from syclopt.ir.module import Module


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
