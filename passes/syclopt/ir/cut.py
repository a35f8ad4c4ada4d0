"""Cutting a module: some of its symbols, and of the rest (types, attributes, metadata, comdats) what they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import UndefinedError
from syclopt.ir.brackets import split_commas
from syclopt.ir.declare import declaration
from syclopt.ir.module import Module
from syclopt.ir.references import comdat_of, references, type_references
from syclopt.ir.rename import name_unnamed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.entity import Entity
    from syclopt.ir.names import Key

_ALWAYS = frozenset({"source_filename", "target", "module asm"})
_COMPILE_UNITS = "llvm.dbg.cu"


class Cutter:
    """Cuts modules out of one module. What all of them need is found once; a cut costs what its result holds.

    Symbols that have only a number get names first; `names` maps every key to the one it has here.
    """

    def __init__(self, module: Module) -> None:
        """Look at `module`, which must not change while it is being cut."""
        module, self.names = name_unnamed(module)
        self.module = module
        index = module.index
        self.symbols = index.table("symbol")
        self._types = index.table("type")
        self._numbered = any(isinstance(key, int) for key in self._types)
        self._nodes = index.table("metadata")
        self._groups = index.table("attributes")
        self._comdats = index.table("comdat")
        self._place = {entity: place for place, entity in enumerate(index.entities)}
        self._top = [entity for entity in index.entities if entity.kind in _ALWAYS]
        self._named = [entity for entity in index.entities if entity.kind == "named metadata"]
        general = [entity for entity in self._named if entity.key != _COMPILE_UNITS]
        self._general_nodes = self._metadata_closure(general, set())
        self._general = general

    def closure(self, roots: Iterable[Key]) -> set[Key]:
        """Return `roots` and all symbols that they refer to, directly or through others.

        Raises `UndefinedError` for a root or reference that nothing defines.
        """
        found: set[Key] = set()
        todo = [*roots]
        for root in todo:
            if root not in self.symbols:
                raise UndefinedError(f"'@{root}' is not defined", file=self.module.name)
        while todo:
            key = todo.pop()
            if key not in found:
                found.add(key)
                todo += self.references(key) - found
        return found

    def references(self, key: Key) -> frozenset[Key]:
        """Return the symbols that `key` refers to. Raises `UndefinedError` for one that nothing defines."""
        entity = self.symbols[key]
        found = references(entity).symbols
        for name in found:
            if name not in self.symbols:
                raise UndefinedError(f"'@{name}', to which '@{key}' refers, is not defined", entity.location)
        return found

    def cut(self, keep: Iterable[Key], declare: Iterable[Key] = ()) -> Module:
        """Return a module of the symbols `keep` as they are, `declare` as declarations, and what both need."""
        chosen = {self.symbols[key]: self.symbols[key] for key in keep}
        chosen.update((self.symbols[key], declaration(self.symbols[key])) for key in declare)
        kept = {*(entity.key for entity in chosen)}
        entities: list[tuple[int, Entity]] = [(self._place[first], now) for first, now in chosen.items()]
        uses = [references(now) for now in chosen.values()]
        groups = {key for use in uses for key in use.attributes}
        nodes = self._metadata_closure(chosen.values(), {*self._general_nodes})
        named = [*self._general]
        for units in self._named:
            if units.key == _COMPILE_UNITS and (now := _only(units, nodes)):
                named.append(now)
        comdats = {comdat for now in chosen.values() if (comdat := comdat_of(now)) is not None}
        entities += ((self._place[e], e) for e in self._top)
        entities += ((self._place[e.origin or e], e) for e in named)
        entities += ((self._place[e], e) for e in (self._lookup(self._groups, key, "#") for key in groups))
        entities += ((self._place[e], e) for e in (self._lookup(self._comdats, key, "$") for key in comdats))
        entities += ((self._place[e], _without_symbols(e, kept)) for e in (self._nodes[key] for key in nodes))
        if self._types:
            entities += ((self._place[e], e) for e in self._types_of([now for _, now in entities]))
        entities.sort(key=_first)
        return Module([entity for _, entity in entities], "", self.module.name)

    def _lookup(self, table: dict[Key, Entity], key: Key, sigil: str) -> Entity:
        entity = table.get(key)
        if entity is None:
            raise UndefinedError(f"'{sigil}{key}' is not defined", file=self.module.name)
        return entity

    def _metadata_closure(self, entities: Iterable[Entity], found: set[Key]) -> set[Key]:
        """Add to `found` the numbers of all nodes that `entities` need, directly or through other nodes."""
        todo = [(key, entity) for entity in entities for key in references(entity).metadata if key not in found]
        while todo:
            key, user = todo.pop()
            if key in found:
                continue
            node = self._nodes.get(key)
            if node is None:
                raise UndefinedError(f"'!{key}', to which '{user.key}' refers, is not defined", user.location)
            found.add(key)
            todo += ((number, node) for number in references(node).metadata if number not in found)
        return found

    def _types_of(self, entities: list[Entity]) -> set[Entity]:
        found: set[Entity] = set()
        todo = entities
        while todo:
            names = {name for entity in todo for name in type_references(entity, self._numbered)}
            todo = [self._types[name] for name in names if name in self._types and self._types[name] not in found]
            found.update(todo)
        return found


def extract(module: Module, roots: Iterable[Key]) -> Module:
    """Return a module of `roots` and everything that they need. Raises `UndefinedError`."""
    cutter = Cutter(module)
    return cutter.cut(cutter.closure(cutter.names.get(root, root) for root in roots))


def _first(pair: tuple[int, Entity]) -> int:
    return pair[0]


def _only(named: Entity, nodes: set[Key]) -> Entity | None:
    """Return a named-metadata entity with those of its operands that are in `nodes`; None when there is none left."""
    operands = sorted(references(named).metadata, key=int)
    kept = [f"!{key}" for key in operands if key in nodes]
    if len(kept) == len(operands):
        return named
    header = named.header
    return named.with_head(f"{header[: header.index('{') + 1]}{', '.join(kept)}}}\n") if kept else None


def _without_symbols(node: Entity, kept: set[Key]) -> Entity:
    """Put `null` in the place of operands that name symbols which are not there, as LLVM does when they go."""
    named = references(node).symbols
    if not named or named <= kept:
        return node
    header = node.header
    start = min((at for at in (header.find("{"), header.find("(")) if at >= 0), default=0) + 1
    end = max(header.rfind("}"), header.rfind(")"))
    for begin, stop in reversed(split_commas(header, start, end)):
        operand = header[begin:stop]
        if references(type(node).new("metadata", 0, operand)).symbols - kept:
            field, colon, _ = operand.partition(": ")
            header = f"{header[:begin]}{field + colon if colon else ''}null{header[stop:]}"
    return node.with_head(header)
