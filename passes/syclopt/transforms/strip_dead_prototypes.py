"""strip-dead-prototypes: remove declarations that nothing uses, as LLVM's pass of that name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.layout import is_declaration
from syclopt.ir.used_symbols import used_symbols
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module


@dataclass(frozen=True)
class StripDeadPrototypesPass(ModulePass):
    """Remove declared functions and variables that no function, variable or alias uses; metadata does not count."""

    name: ClassVar[str] = "strip-dead-prototypes"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place."""
        table = module.index.table("symbol")
        declared = {key for key, entity in table.items() if is_declaration(entity)}
        dead = declared - used_symbols(table.values(), declared)
        if not dead:
            return PassResult(changed=False)
        ctx.count("declarations removed", len(dead))
        module.keep(key for key in table if key not in dead)
        return PassResult(changed=True)
