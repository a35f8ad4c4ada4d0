"""refuse-unlowered-features: stop at code that only other tools can lower, rather than pass it on as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.esimd import esimd_functions
from syclopt.errors import PassFailed
from syclopt.ir.text.patterns import compile_pattern
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View

_SUSPECT = compile_pattern(
    r"(?P<simd>_Z33__regcall3____builtin_invoke_simd)|(?P<matrix>_Z19__spirv_AccessChain)"
    r"|(?P<layout>joint_matrix_layout_to_spv\Z)"
)
_MATRIX_WRAPPER = compile_pattern(r"=\s*type\s*\{\s*target\(\"spirv\.CooperativeMatrixKHR\"")


@dataclass(frozen=True)
class RefuseUnloweredFeaturesPass(ModulePass):
    """Refuse a module that needs a lowering which no pass here does, and name the symbol that needs it.

    Always refused are joint-matrix builtins whose operands would have to be rewritten, and calls of `invoke_simd`. The
    options refuse what a command line asked to be lowered or split.
    """

    name: ClassVar[str] = "refuse-unlowered-features"
    lower_esimd: bool = field(default=False, metadata={"help": "refuse ESIMD functions"})
    split_esimd: bool = field(default=False, metadata={"help": "refuse ESIMD functions beside others"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Change nothing. Raises `PassFailed`."""
        symbols = module.symbols
        suspects = {key: found for key in symbols if (found := _SUSPECT.match(str(key)))}
        used = module.used(suspects)
        for key, found in suspects.items():
            if key in used:
                self._check_use(module, symbols[key], found.lastgroup or "")
        if self.lower_esimd or self.split_esimd:
            self._check_esimd(module, ctx)
        return PassResult(changed=False)

    def _check_use(self, module: Module, symbol: Symbol, feature: str) -> None:
        if feature == "simd" and self.split_esimd:
            message = "'invoke_simd' calls detected, '-split-esimd' must not be specified"
            raise PassFailed(self.name, message, symbol.location)
        if feature == "simd":
            raise self._refused(symbol, "calls of invoke_simd cannot be lowered here")
        if feature == "layout" or (feature == "matrix" and _has_matrix_wrapper(module)):
            raise self._refused(symbol, "joint-matrix builtins cannot be rewritten here")

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


def _has_matrix_wrapper(module: Module) -> bool:
    return any(_MATRIX_WRAPPER.search(type_.text) for type_ in module.types.values())
