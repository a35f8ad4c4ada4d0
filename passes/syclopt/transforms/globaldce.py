"""globaldce: remove functions, variables and aliases that nothing needs, as LLVM's pass of that name."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class GlobalDCEPass(ModulePass):
    """Remove every symbol that no externally visible definition reaches, and what only such symbols used.

    A comdat with a live member keeps all its members. A metadata operand that names a removed symbol becomes `null`,
    and debug information goes with the last symbol that it describes. Other than in LLVM, constructors with an empty
    body stay, and so does a function of which only the address of a block is used.
    """

    name: ClassVar[str] = "globaldce"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place. Raises `UndefinedError` for a reference that nothing defines."""
        symbols = module.symbols.keys()
        live = module.reachable(module.pinned_keys(), _groups(module.comdats_of_symbols()))
        if len(live) == len(symbols):
            return PassResult(changed=False)
        ctx.count("symbols removed", len(symbols) - len(live))
        module.keep(live)
        return PassResult(changed=True)


def _groups(comdats: Mapping[Key, Key]) -> Mapping[Key, list[Key]]:
    """Return symbol -> others in its comdat: all of them for the first one there, which each other one leads to."""
    firsts: dict[Key, Key] = {}
    groups: dict[Key, list[Key]] = {}
    for key, comdat in comdats.items():
        first = firsts.setdefault(comdat, key)
        if first != key:
            groups.setdefault(first, []).append(key)
            groups[key] = [first]
    return groups
