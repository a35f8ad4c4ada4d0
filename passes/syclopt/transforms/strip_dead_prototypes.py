"""strip-dead-prototypes: remove declarations that nothing uses, as LLVM's pass of that name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.cut import Cutter
from syclopt.ir.references import references
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


@dataclass(frozen=True)
class StripDeadPrototypesPass(ModulePass):
    """Remove declared functions and variables that no function, variable or alias uses; metadata does not count."""

    name: ClassVar[str] = "strip-dead-prototypes"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place."""
        symbols = [*module.symbols.values()]
        used = {key for symbol in symbols for key in references(symbol.entity).symbols}
        dead = [symbol.key for symbol in symbols if symbol.is_declaration and symbol.key not in used]
        if not dead:
            return PassResult(changed=False)
        ctx.count("declarations removed", len(dead))
        cutter = Cutter(module)
        gone = frozenset(dead)
        module.become(cutter.cut(cutter.names[symbol.key] for symbol in symbols if symbol.key not in gone))
        return PassResult(changed=True)
