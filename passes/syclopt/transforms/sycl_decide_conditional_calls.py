"""sycl-decide-conditional-calls: make conditional calls direct calls for one target, or remove them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.aspects.conditional_lists import add_pairs, read_pairs
from syclopt.analysis.conditional_calls import marked_functions, users_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.action_calls import add_used_aspects, replace_calls
from syclopt.rewrites.used_lists import SUBJECT_LISTS
from syclopt.targets import CONFIG_FILE_HELP
from syclopt.targets.target import DOUBLED_TARGET

if TYPE_CHECKING:
    from syclopt.analysis.aspects.conditional_lists import Pair
    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.conditions.condition import Condition
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.targets import Target

_UNDECIDED = "undecided-condition"


@dataclass(frozen=True)
class SYCLDecideConditionalCallsPass(ModulePass):
    """Make each call of a stub that `sycl-conditional-call-on-device` left a direct call of the action, or remove it.

    The condition is decided for `target`. What is not known of the target counts as lacking, with a warning, unless the
    kernels that lead to the call need it in any case, as their `!sycl_used_aspects` and `!sycl_declared_aspects` say:
    where it is missing, they do not run. Stubs that nothing calls then are removed. Aspects that a function uses under
    a condition (as its `!sycl_conditionally_used_aspects` says) join those it uses, where the condition holds.

    With `known-only`, calls and aspects stay conditional where what is known of the target does not decide.
    """

    name: ClassVar[str] = "sycl-decide-conditional-calls"
    warns: ClassVar[tuple[str, ...]] = (_UNDECIDED, DOUBLED_TARGET)
    target: str = field(metadata={"help": "the target that conditions are decided for, such as intel_gpu_pvc"})
    device_config_file: str | None = field(default=None, metadata={"help": CONFIG_FILE_HELP})
    known_only: bool = field(
        default=False, metadata={"help": "leave what the target does not decide to a runtime that links add-on images"}
    )

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for an unknown target, `InputError` for calls of another shape."""
        _, stubs = marked_functions(module)
        listing = [*module.functions_with_metadata(names.CONDITIONAL_ASPECTS_KIND)]
        if not (stubs or listing):
            return PassResult(changed=False)
        from syclopt.analysis.conditional_sites import Sites
        from syclopt.analysis.given_conditions import given_conditions
        from syclopt.conditions.condition import ALWAYS
        from syclopt.targets.target_table import target_of_pass

        target = target_of_pass(self.name, self.target, self.device_config_file, ctx.warn)
        before = module.version
        keys = frozenset(stub.key for stub in stubs)
        sites = Sites.of(module, keys)
        conditions = chain.from_iterable(sites.calls.values())
        is_decided = self.known_only or all(site.condition.evaluate(target) is not None for site in conditions)
        given = {} if is_decided else given_conditions(module, sites, ctx.get(EntryPoints), SUBJECT_LISTS)
        for key, calls in sites.calls.items():
            if calls:
                self._decide(module.functions[key], self._decidable(calls, target), target, given.get(key, ALWAYS), ctx)
        for function in listing:
            left = [pair for pair in read_pairs(function) if self._is_left(pair.condition, target)]
            _resolve_lists(function, target, given.get(function.key, ALWAYS), left)
        unused = keys.difference(*(user.uses for user in users_of(module, keys)))
        if unused:
            module.keep(module.symbols.keys() - unused)
        return PassResult(changed=module.version != before)

    def _decidable(self, calls: list[ConditionalCall], target: Target) -> list[ConditionalCall]:
        return [site for site in calls if not self._is_left(site.condition, target)]

    def _is_left(self, condition: Condition, target: Target) -> bool:
        return self.known_only and condition.evaluate(target) is None

    def _decide(
        self, function: Function, calls: list[ConditionalCall], target: Target, given: Condition, ctx: PassContext
    ) -> None:
        """Replace conditional calls of a function that runs where `given` holds."""
        runs: list[ConditionalCall] = []
        for site in calls:
            is_called = site.condition.decide(target, given)
            outcome = site.condition if is_called else ~site.condition
            if site.condition.evaluate(target) is None and not given.implies(outcome):
                self._warn(site, target, ctx, is_called=is_called)
            if is_called:
                runs.append(site)
        ctx.count("calls made direct", len(runs))
        ctx.count("calls removed", len(calls) - len(runs))
        replace_calls(function.module, function, runs, [site for site in calls if site not in runs])

    @staticmethod
    def _warn(site: ConditionalCall, target: Target, ctx: PassContext, *, is_called: bool) -> None:
        message = (
            f"nothing decides the condition '{site.condition.normalised()}' for the target '{target.name}';"
            f" what is not known counts as lacking, so {shown(site.action.key)} is {'' if is_called else 'not '}called"
        )
        ctx.warn(_UNDECIDED, message, site.call.location)


def _resolve_lists(function: Function, target: Target, given: Condition, left: list[Pair]) -> None:
    """Let the aspects that a function uses under conditions that hold be ones that it uses; the pairs `left` stay."""
    decided = [pair for pair in read_pairs(function) if pair not in left]
    used = {number for pair in decided if pair.condition.decide(target, given) for number in pair.aspects}
    function.set_metadata(names.CONDITIONAL_ASPECTS_KIND, add_pairs(function.module, left) if left else None)
    add_used_aspects(function, used)
