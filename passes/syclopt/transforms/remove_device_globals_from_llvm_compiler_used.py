"""remove-device-globals-from-llvm-compiler-used: let device globals go that no code uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.device_globals import device_global_entities
from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir.brackets import split_commas, type_end
from syclopt.ir.cut import Cutter
from syclopt.ir.layout import global_layout
from syclopt.ir.references import references, symbol_mentions
from syclopt.ir.uses import uses
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.names import Key

_LIST = "llvm.compiler.used"


@dataclass(frozen=True)
class RemoveDeviceGlobalsFromLLVMCompilerUsedPass(ModulePass):
    """Take device globals out of the list `@llvm.compiler.used`, and remove those that nothing uses then.

    What is left of the list becomes the last variable; of an empty one, nothing is left.
    """

    name: ClassVar[str] = "remove-device-globals-from-llvm-compiler-used"
    spir_only: bool = field(default=False, metadata={"help": "do nothing where the target triple has no 'spir'"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place."""
        table = module.index.table("symbol")
        used = table.get(_LIST)
        if used is None or used.kind != "global" or (self.spir_only and "spir" not in (module.triple or "")):
            return PassResult(changed=False)
        listed = {entity.key for entity in device_global_entities(module)} & references(used).symbols
        if not listed:
            return PassResult(changed=False)
        ctx.count("variables taken off the list", len(listed))
        shorter = _without(used, listed)
        module.symbol(used).remove()
        if shorter:
            module.add(shorter)
        table = module.index.table("symbol")
        dead = listed.difference(*(uses(entity) for entity in table.values()))
        ctx.count("variables removed", len(dead))
        if dead:
            cutter = Cutter(module)
            module.become(cutter.cut(cutter.names[key] for key in table if key not in dead))
        return PassResult(changed=True, preserves=(EntryPoints,))


def _without(used: Entity, keys: AbstractSet[Key]) -> str:
    """Return the text of a list less the elements that name `keys`; nothing when there is no other."""
    header = used.header
    layout = global_layout(used)
    elements = split_commas(header, layout.initializer.start + 1, layout.initializer.end - 1)
    kept = [header[start:end] for start, end in elements if keys.isdisjoint(symbol_mentions(header[start:end]))]
    if not kept:
        return ""
    element_type = kept[0][: type_end(kept[0], 0)]
    return (
        f"{header[: layout.linkage.start]}appending {header[layout.rest.start : layout.value_type.start]}"
        f'[{len(kept)} x {element_type}] [{", ".join(kept)}], section "llvm.metadata"'
    )
