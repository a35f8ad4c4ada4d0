"""internalize: give internal linkage to what nothing outside of the module needs, as LLVM's pass of that name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.comdats import comdats_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import UndefinedError
from syclopt.ir.layout import LOCAL, is_declaration, is_externally_initialized, words_of
from syclopt.ir.references import references
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
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
    `externally_initialized` definitions, ifuncs, LLVM's own arrays. Visibility goes back to default. A comdat with a
    preserved member protects all its members; one without any is dropped, or becomes `nodeduplicate` when it has
    several. An alias is in the comdat of what it stands for. Other than in LLVM, a member of `llvm.used` is preserved
    and protects its comdat also where it is in one.
    """

    name: ClassVar[str] = "internalize"
    preserve: tuple[str, ...] = field(
        default=(),
        metadata={"help": "names of symbols to preserve; * and ? match as in a shell", "aliases": ("preserve-gv",)},
    )
    entry_points: bool = field(default=False, metadata={"help": "preserve kernels and other entry points of the image"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Internalize in place."""
        table = module.index.table("symbol")
        kept: set[Key] = {*_ALWAYS_PRESERVED, *self.preserve}
        if self.entry_points:
            kept |= ctx.get(EntryPoints).names
        if "llvm.used" in table:
            kept |= references(table["llvm.used"]).symbols
        patterns = [name for name in self.preserve if any(character in name for character in "*?[")]
        if patterns:
            kept.update(key for key in table if any(fnmatchcase(str(key), pattern) for pattern in patterns))
        comdats = comdats_of(table)
        local = {key for key, entity in table.items() if words_of(entity).linkage in LOCAL}
        free = {key for key, entity in table.items() if (key in local or key not in kept) and not _must_stay(entity)}
        protected = {comdat for key, comdat in comdats.items() if key not in free}
        sizes = Counter(comdats.values())
        before = module.version
        for key, entity in [*table.items()]:
            comdat = comdats.get(key)
            if comdat in protected or (comdat is None and key not in free):
                continue
            symbol = module.symbol(entity)
            if comdat is not None:
                _release(module, symbol, comdat, sizes[comdat])
            if key not in local:
                symbol.set_linkage("internal")
                ctx.count("symbols internalized")
        return PassResult(changed=module.version != before)


def _release(module: Module, symbol: Symbol, comdat: Key, size: int) -> None:
    """Take `symbol` out of a comdat of its own, or make a shared one a mere group."""
    if comdat not in module.comdats:
        raise UndefinedError(f"'${comdat}', to which '@{symbol.key}' refers, is not defined", symbol.location)
    if size == 1:
        symbol.remove_comdat()
        module.comdats[comdat].remove()
    elif not (module.triple or "").startswith("wasm"):  # which has no such comdats
        module.comdats[comdat].set_selection_kind("nodeduplicate")


def _must_stay(entity: Entity) -> bool:
    words = words_of(entity)
    if (
        entity.kind == "ifunc"
        or is_declaration(entity)
        or words.linkage == "available_externally"
        or words.storage == "dllexport"
    ):
        return True
    return entity.kind == "global" and "externally_initialized" in entity.header and is_externally_initialized(entity)
