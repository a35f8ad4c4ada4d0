"""The names that a program gave its kernels: what `!sycl_registered_kernels` says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.node_items import items_of, list_of, place_of
from syclopt.ir.text.spelling import escape

if TYPE_CHECKING:
    from syclopt.analysis.node_items import Item
    from syclopt.diagnostics import Warn
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode

SKIPPED_REGISTERED_KERNEL = "skipped-registered-kernel"


def registered_kernels(module: Module, warn: Warn | None = None) -> list[tuple[str, str, str]]:
    """Return the name, the kernel, and how the list refers to both, of each pair; `warn` hears of what is none.

    There are none when the list has another number of nodes than one.
    """
    nodes = list_of(module, names.REGISTERED_KERNELS_LIST)
    pairs = [_pair(item, nodes[0], warn) for item in items_of(nodes[0])] if len(nodes) == 1 else []
    return [pair for pair in pairs if pair is not None]


def _pair(item: Item, node: MetadataNode, warn: Warn | None) -> tuple[str, str, str] | None:
    parts, place = item.items, node
    if item.node is not None:
        place = node.module.node(f"!{item.node}", node)
        parts = items_of(place)
    if parts is not None and len(parts) == 2 and parts[0].string is not None and parts[1].string is not None:
        name, kernel = parts[0].string, parts[1].string
        inline = f'!{{!"{escape(name)}", !"{escape(kernel)}"}}'
        return name, kernel, inline if item.node is None else f"!{item.node}"
    if warn is not None:
        found = place.content if place is not node else f"an entry of {node.content}"
        text = f"!{names.REGISTERED_KERNELS_LIST}: expected pairs of strings (name and kernel), skipped {found}"
        warn(SKIPPED_REGISTERED_KERNEL, text, place_of(place))
    return None
