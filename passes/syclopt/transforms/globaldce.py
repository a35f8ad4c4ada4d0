"""globaldce: remove functions, variables and aliases that nothing needs, as LLVM's pass of that name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.cut import Cutter
from syclopt.ir.references import references
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key


@dataclass(frozen=True)
class GlobalDCEPass(ModulePass):
    """Remove every symbol that no externally visible definition reaches, and what only such symbols used.

    A comdat with a live member keeps all its members. A metadata operand that names a removed symbol becomes `null`.
    """

    name: ClassVar[str] = "globaldce"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place. Raises `UndefinedError` for a reference that nothing defines."""
        symbols = [*module.symbols.values()]
        members: dict[Key, list[Key]] = {}
        comdats: dict[Key, Key] = {}
        for symbol in symbols:
            if (comdat := symbol.comdat) is not None:
                members.setdefault(comdat, []).append(symbol.key)
                comdats[symbol.key] = comdat
        todo = [s.key for s in symbols if not s.is_declaration and not s.is_discardable]
        live: set[Key] = set()
        while todo:
            key = todo.pop()
            if key in live:
                continue
            live.add(key)
            todo += references(module.defined(key).entity).symbols - live
            todo += members.get(comdats[key], ()) if key in comdats else ()
        dead = len(symbols) - len(live)
        if not dead:
            return PassResult(changed=False)
        ctx.count("symbols removed", dead)
        cutter = Cutter(module)
        module.become(cutter.cut(cutter.names[key] for key in live))
        return PassResult(changed=True)
