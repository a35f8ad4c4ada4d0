"""Named metadata of which each part speaks of one function, and goes where that function goes.

`spirv.ExecutionMode` lists nodes that begin with a function; `sycl_registered_kernels` has one node that lists pairs
of a name and the name of a function.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.registered_kernels import registered_kernels
from syclopt.errors import InputError
from syclopt.ir.entity import Entity
from syclopt.ir.references import references, without_noise
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from syclopt.diagnostics import Warn
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode


_NULL = compile_pattern(r"null\s*")


class SymbolLists:
    """The two lists of a module, cut to what speaks of some of its functions."""

    def __init__(self, module: Module, warn: Warn | None = None) -> None:
        """Read the lists; `warn` hears of entries that are skipped.

        Raises `InputError` when the list of registered kernels has several nodes.
        """
        self._modes: dict[Key, list[int]] = {}  # function -> places in the list of execution modes
        self._nodes: list[str] = []
        self._general: list[int] = []  # places of nodes that speak of no function
        self._mode_list = _entity(module, names.EXECUTION_MODE_LIST)
        if self._mode_list is not None:
            for place, node in enumerate(module.named_metadata[names.EXECUTION_MODE_LIST].operands):
                self._nodes.append(f"!{node.number}")
                self._add_mode(place, node)
        self._kernel_list = _entity(module, names.REGISTERED_KERNELS_LIST)
        self._kernels: dict[Key, list[int]] = {}
        self._pairs: list[str] = []
        self._kernel_node: MetadataNode | None = None
        if self._kernel_list is not None:
            self._read_kernels(module, warn)

    def edits(self, keys: AbstractSet[Key]) -> dict[Entity, Entity]:
        """Return what stands in the places of lists and nodes in a module of the symbols `keys`.

        A list of execution modes without any is not there; one of registered kernels stays, with an empty node if it
        had a node.
        """
        edited: dict[Entity, Entity] = {}
        if self._mode_list is not None:
            modes = [*self._general, *(place for key in _common(keys, self._modes) for place in self._modes[key])]
            if modes:
                text = ", ".join(self._nodes[place] for place in sorted(modes))
                edited[self._mode_list] = self._mode_list.with_head(f"!{names.EXECUTION_MODE_LIST} = !{{{text}}}\n")
        if self._kernel_list is not None:
            edited[self._kernel_list] = self._kernel_list
        if self._kernel_node is not None:
            pairs = sorted(place for key in _common(keys, self._kernels) for place in self._kernels[key])
            text = ", ".join(self._pairs[place] for place in pairs)
            node = self._kernel_node
            distinct = "distinct " if node.is_distinct else ""
            edited[node.entity] = node.entity.with_head(f"!{node.number} = {distinct}!{{{text}}}\n")
        return edited

    def _add_mode(self, place: int, node: MetadataNode) -> None:
        text = without_noise(node.entity.header)
        start = text.find("{") + 1
        pieces = split_commas(text, start, text.rfind("}"))
        if not start or not pieces:
            self._general.append(place)
            return
        owner = text[slice(*pieces[0])]
        if _NULL.fullmatch(owner.strip()):
            return
        named = references(Entity.new("metadata", -1, owner)).symbols
        if len(named) == 1:
            self._modes.setdefault(next(iter(named)), []).append(place)
        else:
            self._general.append(place)

    def _read_kernels(self, module: Module, warn: Warn | None) -> None:
        nodes = module.named_metadata[names.REGISTERED_KERNELS_LIST].operands
        if len(nodes) > 1:
            assert self._kernel_list is not None
            found = f"found {len(nodes)} nodes"
            message = f"!{names.REGISTERED_KERNELS_LIST}: expected one node that lists pairs of strings, {found}"
            raise InputError(message, self._kernel_list.location)
        self._kernel_node = next(iter(nodes), None)
        for place, (_, kernel, text) in enumerate(registered_kernels(module, warn)):
            self._pairs.append(text)
            self._kernels.setdefault(kernel, []).append(place)


def _entity(module: Module, name: str) -> Entity | None:
    return module.named_metadata.entities().get(name)


def _common(keys: AbstractSet[Key], owners: dict[Key, list[int]]) -> Iterable[Key]:
    return keys & owners.keys()
