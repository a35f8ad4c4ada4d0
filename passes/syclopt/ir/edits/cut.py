"""Cutting a module: some of its symbols, and of the rest (types, attributes, metadata, comdats) what they need."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import UndefinedError
from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.entity import Entity
from syclopt.ir.index import SPACES, spelled
from syclopt.ir.module import Module
from syclopt.ir.references import comdat_of, references, type_references, without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.uses import uses, without_mentions

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from syclopt.ir.text.spelling import Key

_FIELD = re.compile(r"[a-zA-Z_]+:[ \t\r\n]*")
_OPERAND = re.compile(r"![0-9]+\b")
_ALWAYS = frozenset({"source_filename", "target", "module asm", "named metadata"})
_COMPILE_UNITS = "llvm.dbg.cu"
_GLOBALS = re.compile(r"\bglobals:[ \t\r\n]*+(?:!([0-9]++)|!\{[^{}]*+\})")


class Cutter:
    """Cuts modules out of one module. What all of them need is found once; a cut costs what its result holds.

    Symbols that have only a number get names first; `names` maps every key to the one it has here.
    """

    def __init__(self, module: Module, aside: Container[Key] = ()) -> None:
        """Look at `module`, which must not change while it is being cut.

        All named metadata is in every cut, but what lists global variables less those that are not there. What
        `aside` names is only there if a cut is given it.
        """
        module, self.names = name_unnamed(module)
        self.module = module
        index = module.index
        self.symbols = index.table("symbol")
        self._nodes = index.table("metadata")
        self._groups = index.table("attributes")
        self._comdats = index.table("comdat")
        self._types = index.table("type")
        self._numbered = any(isinstance(key, int) for key in self._types)
        self._entities = index.entities
        self._place = {entity: place for place, entity in enumerate(self._entities)}
        self._units = [e for e in self._entities if e.kind == "named metadata" and e.key == _COMPILE_UNITS]
        self._owners = {node: unit for unit, nodes in self._listed_globals() for node in nodes}
        general = [e for e in self._entities if e.kind in _ALWAYS and e.key not in aside]
        self._general = {self._place[e] for e in general if e not in self._units}
        for entity in general:
            if entity.kind == "named metadata" and entity not in self._units:
                self._general |= self._needs_of(entity)
        self._edges: dict[Key, frozenset[Key]] = {}
        self._needs: dict[Entity, frozenset[int]] = {}
        self._naming = {self._place[e] for e in self._nodes.values() if "@" in e.header and references(e).symbols}

    def forget(self, keys: Iterable[Key], edited: Iterable[Entity] = ()) -> None:
        """Let go of what is known of symbols, and of entities in their places: cuts may need them no more."""
        for entity in (*(self.symbols[key] for key in keys), *edited):
            self._needs.pop(entity, None)
            self._edges.pop(entity.key, None)
            entity.facts.clear()

    def closure(self, roots: Iterable[Key]) -> set[Key]:
        """Return `roots` and all symbols that they use, directly or through others.

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
        """Return the symbols that `key` uses. Raises `UndefinedError` for one that nothing defines."""
        known = self._edges.get(key)
        if known is not None:
            return known
        entity = self.symbols[key]
        found = uses(entity)
        if not self.symbols.keys() >= found:
            missing = next(name for name in found if name not in self.symbols)
            raise UndefinedError(f"'@{missing}', to which '@{key}' refers, is not defined", entity.location)
        self._edges[key] = found
        return found

    def cut(
        self,
        keep: Iterable[Key],
        instead: Mapping[Entity, Entity] | None = None,
        also: Mapping[Entity, Entity] | None = None,
    ) -> Module:
        """Return a module of the symbols `keep` and what they need.

        `instead` has entities to put in the places of others, if these are there; what `also` has is there in any
        case: declarations of symbols that are not kept, and nodes and named metadata.
        Raises `UndefinedError` for a reference to metadata, attributes or a comdat that nothing defines.
        """
        symbols, place, entities = self.symbols, self._place, self._entities
        instead = instead or {}
        chosen = [symbols[key] for key in keep]
        changed = {place[old]: new for old, new in instead.items()}
        places = self._general.union(*[self._needs_with_own(instead.get(old, old), place[old]) for old in chosen])
        for old, new in (also or {}).items():
            changed[place[old]] = new
            places |= self._needs_of(new, also) | {place[old]}
        order = sorted(places)
        edited = changed.get
        kept = [edited(at) or entities[at] for at in order]
        if self._units or not self._naming.isdisjoint(places):
            kept = self._adjusted(order, kept)
        return Module(kept, "", self.module.name, is_part=True)

    def _adjusted(self, places: list[int], entities: list[Entity]) -> list[Entity]:
        """Return `entities`, which stand at `places`, with compile units, and less mentions of what is not there."""
        names = {entity.key for entity in entities if SPACES.get(entity.kind) == "symbol"}
        nodes = {entity.key for entity in entities if entity.kind == "metadata"}
        found = dict(zip(places, entities, strict=True))
        for place in self._naming.intersection(places):
            without = _without_symbols if found[place].kind == "metadata" else without_mentions
            found[place] = without(found[place], names)
        for unit in self._units:
            now = _only(unit, nodes)
            if now is not None:
                found[self._place[unit]] = now
        return [found[place] for place in sorted(found)]

    def _needs_with_own(self, entity: Entity, place: int) -> frozenset[int]:
        """Return the place of an entity, and of all but symbols that it needs."""
        known = self._needs.get(entity)
        if known is None:
            known = self._needs[entity] = frozenset(self._needs_of(entity) | {place})
            if uses(entity) is not references(entity).symbols:
                self._naming.add(place)
        return known

    def _needs_of(self, entity: Entity, also: Mapping[Entity, Entity] | None = None) -> set[int]:
        uses = references(entity)
        needed = [self._lookup(self._groups, key, "#", entity) for key in uses.attributes]
        if (comdat := comdat_of(entity)) is not None:
            needed.append(self._lookup(self._comdats, comdat, "$", entity))
        seen: set[Entity] = {entity}
        todo = [entity]
        while todo:
            user = todo.pop()
            for key in self._nodes_of(also.get(user, user) if also else user):
                node = self._lookup(self._nodes, key, "!", user)
                if node not in seen:
                    seen.add(node)
                    todo.append(node)
        if self._types:
            seen |= self._types_of(seen)
        seen.discard(entity)
        return {self._place[e] for e in (*needed, *seen)}

    def _nodes_of(self, user: Entity) -> frozenset[Key]:
        """Return the nodes that an entity refers to; a node about a variable needs the compile unit that lists it."""
        found = references(user).metadata
        if user.kind == "metadata" and user.key in self._owners:
            return found | {self._owners[user.key]}
        return found

    def _listed_globals(self) -> Iterator[tuple[Key, frozenset[Key]]]:
        """Yield each compile unit with the nodes about variables that it lists."""
        for key in {key for unit in self._units for key in references(unit).metadata}:
            unit = self._nodes.get(key)
            found = _GLOBALS.search(unit.header) if unit is not None else None
            if unit is not None and found is not None:
                listed = self._nodes.get(int(found[1])) if found[1] else Entity.new("metadata", -1, found[0])
                yield key, references(listed).metadata if listed is not None else frozenset()

    def _lookup(self, table: dict[Key, Entity], key: Key, sigil: str, user: Entity) -> Entity:
        entity = table.get(key)
        if entity is None:
            raise UndefinedError(f"'{sigil}{key}', to which {spelled(user)} refers, is not defined", user.location)
        return entity

    def _types_of(self, entities: Iterable[Entity]) -> set[Entity]:
        found: set[Entity] = set()
        todo = {*entities}
        while todo:
            names = {name for entity in todo for name in type_references(entity, self._numbered)}
            todo = {self._types[name] for name in names if name in self._types} - found
            found |= todo
        return found


def extract(module: Module, roots: Iterable[Key]) -> Module:
    """Return a module of `roots` and everything that they need. Raises `UndefinedError`."""
    cutter = Cutter(module)
    return cutter.cut(cutter.closure(cutter.names.get(root, root) for root in roots))


def _only(named: Entity, nodes: set[Key]) -> Entity | None:
    """Return a named-metadata entity with those of its operands that are in `nodes`; None when there is none left."""
    header = without_comments(named.header)
    operands = _OPERAND.findall(header)
    kept = [operand for operand in operands if int(operand[1:]) in nodes]
    if len(kept) == len(operands):
        return named
    return named.with_head(f"{header[: header.index('{') + 1]}{', '.join(kept)}}}\n") if kept else None


def _without_symbols(node: Entity, kept: set[Key]) -> Entity:
    """Put `null` in the place of operands that name symbols which are not there, as LLVM does when they go."""
    named = references(node).symbols
    if not named or named <= kept:
        return node
    header = without_comments(node.header)
    start = min((at for at in (header.find("{"), header.find("(")) if at >= 0), default=0) + 1
    end = max(header.rfind("}"), header.rfind(")"))
    for begin, stop in reversed(split_commas(header, start, end)):
        operand = header[begin:stop]
        if references(Entity.new("metadata", 0, operand)).symbols - kept:
            field = _FIELD.match(operand)
            header = f"{header[:begin]}{field[0] if field else ''}null{header[stop:]}"
    return node.with_head(header)
