"""globaldce: remove functions, variables and aliases that nothing needs, as LLVM's pass of that name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.comdats import comdats_of
from syclopt.ir.layout import DISCARDABLE, is_declaration, words_of
from syclopt.ir.references import is_intrinsic
from syclopt.ir.uses import uses
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class GlobalDCEPass(ModulePass):
    """Remove every symbol that no externally visible definition reaches, and what only such symbols used.

    A comdat with a live member keeps all its members. A metadata operand that names a removed symbol becomes `null`,
    and debug information goes with the last symbol that it describes. Other than in LLVM, constructors with an empty
    body stay, and so does a function of which only the address of a block is used.
    """

    name: ClassVar[str] = "globaldce"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place. Raises `UndefinedError` for a reference that nothing defines."""
        table = module.index.table("symbol")
        members: dict[Key, list[Key]] = {}
        comdats = comdats_of(table)
        for key, comdat in comdats.items():
            members.setdefault(comdat, []).append(key)
        todo = [k for k, e in table.items() if not is_declaration(e) and words_of(e).linkage not in DISCARDABLE]
        live: set[Key] = set()
        while todo:
            key = todo.pop()
            if key in live:
                continue
            entity = table.get(key)
            if entity is None and is_intrinsic(key):
                continue
            live.add(key)
            todo += uses(entity or module.defined(key).entity) - live
            if key in comdats:
                todo += members[comdats[key]]
        if len(live) == len(table):
            return PassResult(changed=False)
        ctx.count("symbols removed", len(table) - len(live))
        module.keep(live)
        return PassResult(changed=True)
