"""cleanup-sycl-metadata: remove what only the compiler needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt.analysis.aspect_table import ASPECTS, TYPES
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.entry_points import EntryPoints
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from syclopt.ir.module import Module

_PLACE = "srcloc"


@dataclass(frozen=True)
class CleanupSYCLMetadataPass(ModulePass):
    """Remove the lists `!sycl_aspects` and `!sycl_types_that_use_aspects`, and `!srcloc` of functions.

    What functions use, declare and are fixed to stays, and so do nodes that nothing refers to any more.
    """

    name: ClassVar[str] = "cleanup-sycl-metadata"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place."""
        before = module.version
        for named in [*module.named_metadata.values()]:
            if named.key in (ASPECTS, TYPES):
                named.remove()
        for function in module.functions.values():
            if f"!{_PLACE}" in function.entity.header:
                function.set_metadata(_PLACE, None)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))
