"""spirv-link-once: say of variables that merge with others of their name what SPIR-V can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt.ir.edits.linkage import with_linkage
from syclopt.ir.layout import words_of
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_MERGING, _LINK_ONCE = "weak_odr", "linkonce_odr"


class SpirvLinkOncePass(ModulePass):
    """Make variables `linkonce_odr` that are `weak_odr`.

    Several images may define one device global, and when they are linked one definition is to stay. SPIR-V has a
    linkage for that, `LinkOnceODR`, which its writers take from `linkonce_odr` alone; all else that is visible is
    `Export`, of which a linker takes no two. LLVM may drop what is `linkonce_odr` and has no use, so that this is for
    the end of a pipeline. Functions stay as they are: where nothing refers to one yet, a linker leaves it out.
    """

    name: ClassVar[str] = "spirv-link-once"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        variables = [module.globals[key].entity for key in module.globals]
        merging = [entity for entity in variables if words_of(entity).linkage == _MERGING]
        module.replace_all({entity: with_linkage(entity, _LINK_ONCE) for entity in merging})
        ctx.count("variables to be linked once", len(merging))
        return PassResult(changed=bool(merging))
