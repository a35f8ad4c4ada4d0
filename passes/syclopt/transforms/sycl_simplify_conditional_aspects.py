"""sycl-simplify-conditional-aspects: drop conditionally used aspects that the condition itself implies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.device_metadata import aspects_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.conditions.prefix_code import ASPECT
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.analysis.aspects.conditional_lists import Pair
    from syclopt.conditions.condition import Condition
    from syclopt.conditions.prefix_code import Atom
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
        lists = [tuple(read_pairs(function)) for function in listing]
        simplifier = _Simplifier(pair for pairs in lists for pair in pairs)
        done: dict[tuple[tuple[Pair, ...], tuple[int, ...]], tuple[Pair, ...]] = {}
        for function, pairs in zip(listing, lists, strict=True):
            used = aspects_of(function, names.USED_ASPECTS_KIND)
            simple = done.get((pairs, used))
            if simple is None:
                simple = done[pairs, used] = simplifier.simplified(pairs, used)
            if simple != pairs:
                ctx.count("lists simplified")
                function.set_metadata(names.CONDITIONAL_ASPECTS_KIND, add_pairs(module, simple) if simple else None)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))


class _Simplifier:
    """Shortens lists of pairs; what it finds of one condition, and of two, serves all lists."""

    def __init__(self, pairs: Iterable[Pair]) -> None:
        """Take the pairs of all lists."""
        from syclopt.conditions.device_facts import Implications
        from syclopt.targets import default_table

        table = default_table()
        atoms: set[Atom] = set()
        self._simple: dict[Condition, Condition] = {}
        for condition, aspects in pairs:
            atoms.update((ASPECT, number) for number in aspects)
            if condition not in self._simple:
                self._simple[condition] = condition.simplified(table=table)
                atoms.update(self._simple[condition].atoms)
        self._implications = Implications(atoms, table)

    def simplified(self, pairs: Iterable[Pair], used: tuple[int, ...]) -> tuple[Pair, ...]:
        """Return pairs of which none says what follows from the others, or from `used`."""
        from syclopt.analysis.aspects.conditional_lists import Pair
        from syclopt.conditions.condition import NEVER

        joined: dict[Condition, set[int]] = {}
        for condition, aspects in pairs:
            joined.setdefault(self._simple[condition], set()).update(aspects)
        joined.pop(NEVER, None)
        kept: list[Pair] = []
        for condition, aspects in joined.items():
            left = {number for number in aspects.difference(used) if not self._needs(condition, number)}
            for other, others in joined.items():
                if not left.isdisjoint(others) and self._is_wider(other, condition):
                    left -= others
            if left:
                kept.append(Pair(condition, tuple(sorted(left))))
        return tuple(kept)

    def _needs(self, condition: Condition, number: int) -> bool:
        """Tell whether a condition only holds on devices that have an aspect."""
        from syclopt.conditions.condition import Condition

        return number >= 0 and self._implications.implies(condition, Condition.aspect(number))

    def _is_wider(self, other: Condition, condition: Condition) -> bool:
        if other == condition or not self._implications.implies(condition, other):
            return False
        return not self._implications.implies(other, condition)
