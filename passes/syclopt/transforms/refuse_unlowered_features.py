"""refuse-unlowered-features: stop at code that only other tools can lower, rather than pass it on as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.esimd import esimd_functions
from syclopt.errors import PassFailed
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.view import View

_INVOKE_SIMD = "_Z33__regcall3____builtin_invoke_simd"


@dataclass(frozen=True)
class RefuseUnloweredFeaturesPass(ModulePass):
    """Refuse a module that needs a lowering which no pass here does, and name the symbol that needs it.

    Always refused are calls of `invoke_simd`. The options refuse what a command line asked to be lowered or split.
    """

    name: ClassVar[str] = "refuse-unlowered-features"
    lower_esimd: bool = field(default=False, metadata={"help": "refuse ESIMD functions"})
    split_esimd: bool = field(default=False, metadata={"help": "refuse ESIMD functions beside others"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Change nothing. Raises `PassFailed`."""
        invoking = [key for key in module.functions if str(key).startswith(_INVOKE_SIMD)]
        for key in module.used(invoking):
            self._refuse_invoke_simd(module, module.functions[key])
        if self.lower_esimd or self.split_esimd:
            self._check_esimd(module, ctx)
        return PassResult(changed=False)

    def _refuse_invoke_simd(self, module: Module, function: Function) -> None:
        user = next(iter(module.users(function.key)))
        message = "calls of invoke_simd cannot be lowered here"
        if self.split_esimd:
            message = "'invoke_simd' calls detected, '-split-esimd' must not be specified"
        where = f"in {shown(user.key)}: " if user.key in module.functions else ""
        raise PassFailed(self.name, f"{where}{message}", user.location)

    def _check_esimd(self, module: Module, ctx: PassContext) -> None:
        """Refuse ESIMD functions that would have to be lowered, or split from entry points of the other kind."""
        esimd = module.functions_with_metadata(names.EXPLICIT_SIMD_KIND)
        if not esimd:
            return
        first = esimd[0]
        if self.lower_esimd:
            raise self._refused(first, "ESIMD functions cannot be lowered here")
        if not ctx.get(EntryPoints).names <= esimd_functions(module):
            raise self._refused(first, "ESIMD functions cannot be split from others here")

    def _refused(self, view: View, why: str) -> PassFailed:
        return PassFailed(self.name, f"'@{view.key}': {why}", view.location)
