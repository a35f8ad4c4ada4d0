"""cleanup-sycl-metadata: remove what only the compiler needed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir.references import without_noise
from syclopt.ir.text.spelling import GAP
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode


class CleanupSYCLMetadataPass(ModulePass):
    """Remove the lists `!sycl_aspects` and `!sycl_types_that_use_aspects`, and `!srcloc` of functions.

    Their nodes go too, unless something else refers to them. What functions use, declare and are fixed to stays.
    """

    name: ClassVar[str] = "cleanup-sycl-metadata"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Remove in place. Raises `UndefinedError` for a node that nothing defines."""
        before = module.version
        freed: dict[int, MetadataNode] = {}
        for named in [*module.named_metadata.values()]:
            if named.key in (names.ASPECTS_LIST, names.TYPES_THAT_USE_ASPECTS_LIST):
                freed |= {node.number: node for node in named.operands}
                named.remove()
        for function in module.functions.values():
            if (node := function.metadata.get(names.SOURCE_LOCATION_KIND)) is not None:
                if node.number >= 0:
                    freed[node.number] = node
                function.set_metadata(names.SOURCE_LOCATION_KIND, None)
        _remove_unused(module, freed)
        return PassResult(changed=module.version != before, preserves=(CalledSymbols, CallGraph, EntryPoints))


def _remove_unused(module: Module, nodes: Mapping[int, MetadataNode]) -> None:
    """Remove those of `nodes` that nothing refers to."""
    if not nodes:
        return
    mention = re.compile(rf"!({'|'.join(map(str, nodes))})\b(?!{GAP}=)", re.DOTALL)
    mentioned: set[str] = set()
    for entity in module.entities:
        if mention.search(text := entity.text) is not None:
            mentioned.update(mention.findall(without_noise(text)))
    for number, node in nodes.items():
        if str(number) not in mentioned:
            node.remove()
