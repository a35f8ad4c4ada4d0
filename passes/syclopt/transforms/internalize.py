"""internalize: give internal linkage to what nothing outside of the module needs, as LLVM's pass of that name."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.internalization import internalize

if TYPE_CHECKING:
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


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
        symbols = module.symbols.keys()
        kept: set[Key] = {*self.preserve}
        if self.entry_points:
            kept |= ctx.get(EntryPoints).names
        patterns = [name for name in self.preserve if any(character in name for character in "*?[")]
        if patterns:
            kept.update(key for key in symbols if any(fnmatchcase(str(key), pattern) for pattern in patterns))
        changed, hidden = internalize(module, kept)
        ctx.count("symbols internalized", hidden)
        return PassResult(changed=changed)
