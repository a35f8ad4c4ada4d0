"""sycl-outline-conditional-calls: make conditional calls direct calls of functions that add-on images are to have."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import InputError
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.analysis.conditional_sites import Sites
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class SYCLOutlineConditionalCallsPass(ModulePass):
    """Make each call of a stub that `sycl-conditional-call-on-device` left a direct call of the action.

    Actions under one condition that use the same aspects, with all that they call unconditionally, form a group with
    a number, from 1 in the order of the first call. Each gets `"sycl-add-on-image"` (the number),
    `"sycl-add-on-condition"` (the integers of the condition) and its aspects as `!sycl_used_aspects`, so that
    `device-code-split` can put the groups into images of their own. An action of two groups, or with another use, is
    copied for each group as `NAME$1`, `NAME$2` and so on; other uses keep the original. Names of actions get letters,
    digits, `_` and `$` only.

    Inside of a branch, what its condition implies is decided: in functions that entry points only reach by conditional
    calls, a call whose condition must hold there becomes a plain one, and a call whose condition cannot hold goes. So
    do those of kernels that need the aspects that the condition asks for in any case, by their `!sycl_used_aspects`.

    Aspect propagation comes before this pass: afterwards it would take the calls for unconditional ones.
    """

    name: ClassVar[str] = "sycl-outline-conditional-calls"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place.

        Raises `InputError` for calls of another form, and actions that are not defined.
        """
        if not module.functions_with_string(names.CALL_CONDITIONALLY):
            return PassResult(changed=False)
        from syclopt.analysis.aspects.local import LocalAspects
        from syclopt.analysis.conditional_calls import marked_functions
        from syclopt.analysis.conditional_sites import Sites
        from syclopt.transforms.sycl_outline_conditional_calls.outliner import AddOnPlan, Outliner, decide_branches

        _, stubs = marked_functions(module)
        if not stubs:
            return PassResult(changed=False)
        keys = frozenset(stub.key for stub in stubs)
        sites, local = Sites.of(module, keys), ctx.get(LocalAspects)
        _refuse_other_uses(module, keys, sites)
        if decided := decide_branches(module, sites, ctx.get(EntryPoints)):
            ctx.count("calls decided", decided)
            sites, local = Sites.of(module, keys), LocalAspects.compute(module)
        plan = AddOnPlan.of(module, sites, local, ctx.get(EntryPoints))
        ctx.count("conditional calls", sum(map(len, plan.calls.values())))
        ctx.count("add-on images", len({add_on for add_ons in plan.actions.values() for add_on in add_ons}))
        outliner = Outliner(module, plan)
        outliner.make_functions()
        outliner.call_functions(keys)
        outliner.mark_functions()
        module.keep(module.symbols.keys() - keys)
        return PassResult(changed=True)


def _refuse_other_uses(module: Module, stubs: frozenset[Key], sites: Sites) -> None:
    """Raise `InputError` if something uses one of `stubs` other than in a direct call."""
    for key, used in sites.other.items():
        if misused := used & stubs:
            found = f"'@{min(misused, key=str)}' is used in '@{key}', and not only in direct calls"
            raise InputError(f"{found}, as conditional calls must be", module.symbols[key].location)
