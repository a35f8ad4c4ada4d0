"""strip-dead-prototypes: remove declarations that nothing uses, as LLVM's pass of that name."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


class StripDeadPrototypesPass(ModulePass):
    """Remove declared functions and variables that no function, variable or alias uses; metadata does not count."""

    name: ClassVar[str] = "strip-dead-prototypes"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place."""
        declared = module.declared_keys()
        dead = {*declared} - module.used(declared)
        if not dead:
            return PassResult(changed=False)
        ctx.count("declarations removed", len(dead))
        module.keep(module.symbols.keys() - dead)
        return PassResult(changed=True)
