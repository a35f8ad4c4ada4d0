"""Lists in metadata of which images have what is about them: of functions, and of compile units' variables.

`spirv.ExecutionMode` lists nodes that begin with a function; `sycl_registered_kernels` has one node that lists pairs
of a name and the name of a function.

A compile unit lists in `globals:` the debug information of all its variables, and that leads to their types and
scopes. As LLVM's pass `strip-dead-debug-info`, images keep of such a list what is attached to a variable that is there,
and what gives a variable a constant value, as of one that needs no memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.registered_kernels import registered_kernels
from syclopt.errors import InputError
from syclopt.ir.entity import Entity
from syclopt.ir.module import Module
from syclopt.ir.node_graph import NodeGraph
from syclopt.ir.references import references, without_comments, without_noise
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.diagnostics import Warn
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode

_NULL = compile_pattern(r"null\s*")
_UNITS = "llvm.dbg.cu"
_GLOBALS = compile_pattern(r"\bglobals:[ \t\r\n]*+!([0-9]++)")
_LIST = compile_pattern(r"(?:distinct[ \t\r\n]++)?+!\{(?:[ \t\r\n]*+![0-9]++[ \t\r\n]*+(?:,|(?=\})))*+\}\s*+\Z")
_OPERAND = compile_pattern(r"![0-9]+")
_NOTHING: frozenset[Key] = frozenset()


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


class DebugLists:
    """The lists of the compile units of a module, cut to what is about some of its variables.

    `shortened` is the module with what images have of the lists whatever their variables.
    """

    def __init__(self, module: Module) -> None:
        """Find the lists; one that is spelled in its unit, or of another shape, is left as it is."""
        self._units: dict[Key, Entity] = {}  # list -> its unit
        self._lists: dict[Key, Entity] = {}
        self._constant: dict[Key, list[Key]] = {}  # list -> those of its operands that stay in any case
        self._places: dict[Key, tuple[Key, int]] = {}  # operand -> its list, and where it is there
        self._about: dict[Key, frozenset[Key]] = {}
        self.shortened = module
        named = module.named_metadata.entities().get(_UNITS)
        if named is None:
            return
        nodes = NodeGraph(module.entities)  # large, and needed here alone
        for key in _operands(named):
            unit = nodes.node(key)
            found = _GLOBALS.search(without_comments(unit.header)) if unit is not None else None
            listed = nodes.node(int(found[1])) if found is not None else None
            if unit is not None and listed is not None and listed.key not in self._lists:
                self._add(nodes, unit, listed)
        if self._lists:
            edited = {key: _with_operands(listed, self._constant[key]) for key, listed in self._lists.items()}
            self.shortened = Module(nodes.with_nodes(module.entities, edited), module.footer, module.name)

    def look_at(self, symbols: Mapping[Key, Entity]) -> None:
        """Look at the symbols, of which those in `edits` are to be some."""
        for key, entity in symbols.items() if self._places else ():
            if entity.kind == "global" and ("!dbg" in (header := entity.header) or "\\" in header):
                about = references(entity).metadata & self._places.keys()
                if about:
                    self._about[key] = about

    def edits(self, keys: AbstractSet[Key]) -> dict[Entity, Entity]:
        """Return what stands in the places of lists in a module of the symbols `keys`, and the units of these lists."""
        if not self._about:
            return {}
        found = _NOTHING.union(*(self._about[key] for key in keys & self._about.keys()))
        edited: dict[Entity, Entity] = {}
        for name in {self._places[key][0] for key in found}:
            here = {key for key in found if self._places[key][0] == name}
            kept = sorted(here.union(self._constant[name]), key=lambda key: self._places[key][1])
            edited[self._lists[name]] = _with_operands(self._lists[name], kept)
            edited[self._units[name]] = self._units[name]
        return edited

    def _add(self, nodes: NodeGraph, unit: Entity, listed: Entity) -> None:
        if not _LIST.fullmatch(without_comments(listed.header).partition("=")[2].strip()):
            return
        operands = [key for key in _operands(listed) if key not in self._places]  # in the first list alone
        self._units[listed.key] = unit
        self._lists[listed.key] = listed
        self._places |= {key: (listed.key, at) for at, key in enumerate(operands)}
        self._constant[listed.key] = [key for key in operands if _is_constant(nodes, key)]


def _is_constant(nodes: NodeGraph, key: Key) -> bool:
    """Tell whether the debug information of a variable gives it a constant value."""
    node = nodes.node(key)
    if node is None:
        return False
    named = [node, *filter(None, map(nodes.node, references(node).metadata))]
    return any("DIExpression" in each.header and "DW_OP_const" in each.header for each in named)


def _operands(node: Entity) -> list[Key]:
    return [int(operand[1:]) for operand in _OPERAND.findall(without_comments(node.header).partition("=")[2])]


def _with_operands(node: Entity, operands: Iterable[Key]) -> Entity:
    text = ", ".join(f"!{key}" for key in operands)
    distinct = "distinct " if "distinct" in without_comments(node.header).partition("{")[0] else ""
    return node.with_head(f"!{node.key} = {distinct}!{{{text}}}\n")
