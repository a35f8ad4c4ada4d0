"""sycl-simplify-conditional-aspects: drop conditionally used aspects that the condition itself implies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.analysis.aspects.conditional_lists import Pair
    from syclopt.conditions.condition import Condition
    from syclopt.ir.module import Module


class SYCLSimplifyConditionalAspectsPass(ModulePass):
    """Shorten `!sycl_conditionally_used_aspects` to what tells functions apart.

    An aspect goes where its condition only holds on devices that have it (as `fp16` under the condition `fp16`, or
    `fp64` under that of an architecture with it), where the function uses it in any case, and where it is also used
    under a wider condition. Conditions are simplified, equal ones joined, and impossible ones dropped. Pairs without
    aspects go, and the list with the last of them.
    """

    name: ClassVar[str] = "sycl-simplify-conditional-aspects"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Shorten in place. Raises `InputError` for lists of another form."""
        listing = module.functions_with_metadata(names.CONDITIONAL_ASPECTS_KIND)
        if not listing:
            return PassResult(changed=False)
        from syclopt.analysis.aspects.conditional_lists import add_pairs, read_pairs

        before = module.version
        done: dict[tuple[tuple[Pair, ...], tuple[int, ...]], tuple[Pair, ...]] = {}
        for function in listing:
            pairs, used = tuple(read_pairs(function)), aspects_of(function, names.USED_ASPECTS_KIND)
            simple = done.get((pairs, used))
            if simple is None:
                simple = done[pairs, used] = _simplified(pairs, used)
            if simple != pairs:
                ctx.count("lists simplified")
                function.set_metadata(names.CONDITIONAL_ASPECTS_KIND, add_pairs(module, simple) if simple else None)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))


def _simplified(pairs: Iterable[Pair], used: tuple[int, ...]) -> tuple[Pair, ...]:
    """Return pairs of which none says what follows from the others, or from `used`."""
    from syclopt.analysis.aspects.conditional_lists import Pair
    from syclopt.conditions.condition import NEVER, Condition
    from syclopt.targets import default_table

    table = default_table()
    joined: dict[Condition, set[int]] = {}
    for condition, aspects in pairs:
        joined.setdefault(condition.simplified(table=table), set()).update(aspects)
    joined.pop(NEVER, None)
    kept: list[Pair] = []
    for condition, aspects in joined.items():
        wider = [other for other in joined if other != condition and condition.implies(other, table)]
        elsewhere = {*used}.union(*(joined[other] for other in wider if not other.implies(condition, table)))
        left = sorted(
            number
            for number in aspects
            if number not in elsewhere and not (number >= 0 and condition.implies(Condition.aspect(number), table))
        )
        if left:
            kept.append(Pair(condition, tuple(left)))
    return tuple(kept)
