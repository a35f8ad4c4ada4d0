"""What compile units list of global variables: in an image only what is about its own variables.

A compile unit lists in `globals:` the debug information of all its variables, and that leads to their types and
scopes. As LLVM's pass `strip-dead-debug-info`, images keep of such a list what is attached to a variable that is there,
and what gives a variable a constant value, as of one that needs no memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.module import Module
from syclopt.ir.node_graph import NodeGraph
from syclopt.ir.references import references, without_comments
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from collections.abc import Set as AbstractSet

    from syclopt.ir.entity import Entity
    from syclopt.ir.text.spelling import Key

_UNITS = "llvm.dbg.cu"
_GLOBALS = compile_pattern(r"\bglobals:[ \t\r\n]*+!([0-9]++)")
_LIST = compile_pattern(r"(?:distinct[ \t\r\n]++)?+!\{(?:[ \t\r\n]*+![0-9]++[ \t\r\n]*+(?:,|(?=\})))*+\}\s*+\Z")
_OPERAND = compile_pattern(r"![0-9]+")
_NOTHING: frozenset[Key] = frozenset()


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
            if entity.kind == "global" and "!dbg" in entity.header:
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
