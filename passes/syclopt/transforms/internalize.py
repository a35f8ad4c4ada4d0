"""internalize: give internal linkage to what nothing outside of the module needs, as LLVM's pass of that name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir.symbols import Global
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key
    from syclopt.ir.symbols import Symbol

_ALWAYS_PRESERVED = frozenset(
    {
        "llvm.used",
        "llvm.compiler.used",
        "llvm.global_ctors",
        "llvm.global_dtors",
        "llvm.global.annotations",
        "__stack_chk_fail",
        "__stack_chk_guard",
        "__ssp_canary_word",
    }
)


@dataclass(frozen=True)
class InternalizePass(ModulePass):
    """Give internal linkage to each definition that is not preserved.

    Preserved are, as in LLVM: what the options name, members of `llvm.used`, `available_externally`, `dllexport` and
    `externally_initialized` definitions, LLVM's own arrays. Visibility goes back to default. A comdat with a preserved
    member protects all its members; one without any is dropped, or becomes `nodeduplicate` when it has several.
    """

    name: ClassVar[str] = "internalize"
    preserve: tuple[str, ...] = field(
        default=(),
        metadata={"help": "names of symbols to preserve; * and ? match as in a shell", "aliases": ("preserve-gv",)},
    )
    entry_points: bool = field(default=False, metadata={"help": 'preserve kernels and functions with "sycl-module-id"'})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Internalize in place."""
        kept: set[Key] = {*ctx.get(EntryPoints).names} if self.entry_points else set()
        if "llvm.used" in module.globals:
            kept.update(module.globals["llvm.used"].referenced_globals)
        patterns = [name for name in self.preserve if any(c in name for c in "*?[")]
        kept.update(self.preserve)
        symbols = [*module.symbols.values()]

        def is_preserved(symbol: Symbol) -> bool:
            return symbol.key in kept or any(fnmatchcase(symbol.name, pattern) for pattern in patterns)

        protected = {symbol.comdat for symbol in symbols if _must_stay(symbol) or is_preserved(symbol)} - {None}
        sizes = Counter(comdat for symbol in symbols if (comdat := symbol.comdat) is not None)
        changed = 0
        for symbol in symbols:
            comdat = symbol.comdat
            if comdat in protected or (comdat is None and (_must_stay(symbol) or is_preserved(symbol))):
                continue
            if comdat is not None:
                changed += self._release(module, symbol, comdat, sizes[comdat])
            if not symbol.is_internal:
                symbol.set_linkage("internal")
                ctx.count("symbols internalized")
                changed += 1
        return PassResult(changed=changed > 0)

    def _release(self, module: Module, symbol: Symbol, comdat: Key, size: int) -> bool:
        """Take `symbol` out of a comdat of its own, or make a shared one a mere group."""
        if size == 1:
            symbol.remove_comdat()
            if comdat in module.comdats:
                module.comdats[comdat].remove()
            return True
        if comdat not in module.comdats or module.comdats[comdat].selection_kind == "nodeduplicate":
            return False
        module.comdats[comdat].set_selection_kind("nodeduplicate")
        return True


def _must_stay(symbol: Symbol) -> bool:
    if symbol.is_declaration or symbol.linkage == "available_externally" or symbol.name in _ALWAYS_PRESERVED:
        return True
    if symbol.storage_class == "dllexport":
        return True
    return isinstance(symbol, Global) and symbol.is_externally_initialized
