"""cleanup-sycl-metadata-from-llvm-used: drop the list `@llvm.used`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.device_globals import DeviceGlobals
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import PassFailed
from syclopt.ir.layout import is_declaration, words_of
from syclopt.ir.references import references
from syclopt.ir.uses import uses
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Collection

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key

_LIST = "llvm.used"


@dataclass(frozen=True)
class CleanupSYCLMetadataFromLLVMUsedPass(ModulePass):
    """Remove the variable `@llvm.used`, and declared functions that nothing but this list names.

    A kernel of the list that another variable or an alias holds as well is refused.
    """

    name: ClassVar[str] = "cleanup-sycl-metadata-from-llvm-used"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place. Raises `PassFailed` for a kernel that a constant holds."""
        table = module.index.table("symbol")
        used = table.get(_LIST)
        if used is None or used.kind != "global":
            return PassResult(changed=False)
        functions = [key for key in references(used).symbols if key in table and table[key].kind == "function"]
        others = [entity for key, entity in table.items() if key != _LIST]
        self._refuse_held({key for key in functions if words_of(table[key]).convention == names.SPIR_KERNEL}, others)
        dead = {key for key in functions if is_declaration(table[key])}
        if dead:
            dead.difference_update(*(uses(entity) for entity in others))
        ctx.count("declarations removed", len(dead))
        if dead:
            module.keep(key for key in table if key != _LIST and key not in dead)
        else:
            module.symbol(used).remove()
        return PassResult(changed=True, preserves=(DeviceGlobals, EntryPoints))

    def _refuse_held(self, kernels: Collection[Key], others: list[Entity]) -> None:
        for entity in others if kernels else ():
            held = uses(entity) if entity.kind != "function" else ()
            for kernel in kernels:
                if kernel in held:
                    message = f"Unexpected usage of SYCL kernel: '@{entity.key}' holds '@{kernel}' of '@{_LIST}'"
                    raise PassFailed(self.name, message, entity.location)
