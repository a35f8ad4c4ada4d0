"""Cutting a module: some of its symbols, and of the rest (types, attributes, metadata, comdats) what they need."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import UndefinedError
from syclopt.ir.edits.attach import without_attachments
from syclopt.ir.edits.checks import check_keys
from syclopt.ir.edits.mentions import only, without_symbols
from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.entity import NO_FACTS, Entity
from syclopt.ir.index import SPACES, spelled
from syclopt.ir.module import Module
from syclopt.ir.node_graph import NodeGraph, Reached
from syclopt.ir.references import comdat_of, is_intrinsic, pieces, references, shared_references, type_references
from syclopt.ir.text.spelling import Key
from syclopt.ir.uses import may_name_in_metadata, uses, without_mentions

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping
    from collections.abc import Set as AbstractSet


_WAITING = 500  # of so many entities that one cut held, another one may ask again


class CutHistory:
    """Which entities, by their places in the module, one cut has held, and no later one yet."""

    def __init__(self) -> None:
        self._once: dict[int, Entity] = {}  # the oldest first
        self._seen: set[int] = set()

    def add(self, held: Mapping[int, Entity]) -> None:
        """Note what the next cut holds."""
        for place in self._once.keys() & held.keys():
            del self._once[place]
        new = held.keys() - self._seen
        self._seen |= new
        self._once |= {place: held[place] for place in new}

    def stale(self) -> list[tuple[int, Entity]]:
        """Return, once, those of the entities that no cut has needed again for some time: most are in one alone."""
        places = [*islice(self._once, max(0, len(self._once) - _WAITING))]
        return [(place, self._once.pop(place)) for place in places]


_ALWAYS = frozenset({"source_filename", "target", "module asm", "named metadata"})
_NODES = frozenset({"metadata", "metadata run"})
_OTHERS = _ALWAYS | _NODES
_COMPILE_UNITS = "llvm.dbg.cu"
_FEW_NODES = 64  # as many are kept with what needs them
_LITTLE_TEXT = 1_000_000  # of so many characters of metadata nodes, each may be an entity
_MANY = 8  # of so many symbols one is many, which are then looked at in order
_TOGETHER = 64  # entities from which on it is quicker to look at their texts together
_ASSOCIATED = "associated"
_UNEDITED: Mapping[Entity, Entity] = {}
_NOTHING: frozenset[Key] = frozenset()


class _Needs(NamedTuple):
    """What an entity needs: places of groups and of a comdat, types, nodes, and nodes that lead to more of these."""

    places: frozenset[int]
    types: AbstractSet[Key]
    nodes: frozenset[Key]
    roots: frozenset[Key]


_NOTHING_REACHED = Reached(set(), set(), set())
_NO_NEEDS = _Needs(frozenset(), _NOTHING, _NOTHING, _NOTHING)


class Cutter:
    """Cuts modules out of one module. What all of them need is found once; a cut costs what its result holds.

    Symbols that have only a number get names first; `names` maps every key to the one it has here.
    """

    def __init__(
        self, module: Module, given: Container[Key] = (), *, many: bool = False, strings: Iterable[str] = ()
    ) -> None:
        """Look at `module`, which must not change while it is being cut.

        All named metadata is in every cut, but what lists global variables less those that are not there; `given` is
        named metadata that is in a cut only if it is given with `added`. Of `many` cuts, each is quicker: what entities
        need is kept. Edits give functions no string attributes that none here has but `strings`.
        """
        module, self.names = name_unnamed(module)
        self.module = module
        index = module.index
        self._limit = _FEW_NODES if many else 0
        self._marks = module.possible_marks(*strings) if many else None
        if many and sum(e.end - e.begin for e in index.entities if e.kind == "metadata run") < _LITTLE_TEXT:
            index.table("metadata")  # nodes that cuts share, each an entity
        self.symbols = index.table("symbol")
        self._groups = index.table("attributes")
        self._comdats = index.table("comdat")
        self._types = index.table("type")
        self._has_numbered = any(isinstance(key, int) for key in self._types)
        self._entities = [*index.entities]  # the index makes entities of nodes in runs when they are asked for
        self._place = {e: place for place, e in enumerate(self._entities) if e.kind not in _NODES}
        others = [entity for entity in self._entities if entity.kind in _OTHERS]
        nodes = self._entities if any(entity.kind in _NODES for entity in others) else ()
        self._nodes = NodeGraph(nodes, has_types=bool(self._types), has_numbered=self._has_numbered, many=many)
        self._units = [e for e in others if e.kind == "named metadata" and e.key == _COMPILE_UNITS]
        self._nodes.lead_to_units(self._units)
        self._edges: dict[Key, frozenset[Key]] = {}
        self._history = CutHistory()
        self._needs: dict[Entity, _Needs] = {}
        self._in_comdat: dict[Entity, int] = {}  # places of comdats that what has no other needs is in
        self._mentioning: set[int] = set()  # places of functions that name symbols in mere metadata
        self._associated = {
            key: [*references(e, header_only=True).metadata]
            for key, e in self.symbols.items()
            if e.kind != "alias" and ((header := e.header).find(f"!{_ASSOCIATED}") >= 0 or "\\" in header)
        }
        always = [e for e in others if e.kind in _ALWAYS and e.key not in given and e not in self._units]
        self._general, self._general_nodes = set[int](), set[Key]()
        chosen = {self._place[entity]: entity for entity in always}
        self._general, self._general_nodes = self._needed(chosen, {})
        self._general.update(chosen)

    def forget(self) -> list[Key]:
        """Let go of what is known of entities that one cut needed, and none since. Returns the symbols among them."""
        stale = self._history.stale()
        for each in (*(entity for _, entity in stale), *(self._entities[place] for place, _ in stale)):
            self._needs.pop(each, None)
            self._in_comdat.pop(each, None)
            each.facts = NO_FACTS
        keys = [entity.key for _, entity in stale if SPACES.get(entity.kind) == "symbol"]
        for key in keys:
            self._edges.pop(key, None)
        return keys

    def closure(self, roots: Iterable[Key]) -> set[Key]:
        """Return `roots` and all symbols that they use, directly or through others.

        Raises `UndefinedError` for a root or reference that nothing defines.
        """
        roots = {*roots}
        for key in roots - self.symbols.keys():
            self._symbol(key)
        return self.module.reachable(roots)

    def references(self, key: Key) -> frozenset[Key]:
        """Return the symbols that `key` uses, less intrinsics that nothing declares.

        Raises `UndefinedError` for another one that nothing defines, and for `key` itself.
        """
        known = self._edges.get(key)
        if known is not None:
            return known
        entity = self._symbol(key)
        found = uses(entity)
        if not self.symbols.keys() >= found:
            missing = next((name for name in found if name not in self.symbols and not is_intrinsic(name)), None)
            if missing is not None:
                raise UndefinedError(f"'@{missing}', to which '@{key}' refers, is not defined", entity.location)
            found = found & self.symbols.keys()
        self._edges[key] = frozenset(found)
        return self._edges[key]

    def cut(
        self,
        keep: Iterable[Key],
        edited: Mapping[Entity, Entity] = _UNEDITED,
        added: Mapping[Entity, Entity] = _UNEDITED,
    ) -> Module:
        """Return a module of the symbols `keep` and what they need.

        `edited` has entities to put in the places of others, if these are there; what `added` has is there in any
        case: declarations of symbols that are not kept, and nodes and named metadata.
        Raises `UndefinedError` for a symbol that is not there, and a reference to metadata or a comdat that
        nothing defines.
        """
        entities, place, symbols = self._entities, self._place, self.symbols
        kept_symbols = [symbols.get(key) or self._symbol(key) for key in self._ordered(keep)]
        chosen = {place[entity]: edited.get(entity, entity) for entity in kept_symbols}
        chosen |= {place[old]: new for old, new in added.items() if old.kind != "metadata"}
        nodes = {old.key: new for old, new in added.items() if old.kind == "metadata"}
        if self._associated:
            self._drop_lost(chosen)
        places, kept_nodes = self._needed(chosen, nodes)
        if self._units or not (self._mentioning.isdisjoint(chosen) and self._nodes.naming.isdisjoint(kept_nodes)):
            self._adjust(chosen, kept_nodes, nodes)
        chosen |= {place[old]: new for old, new in edited.items() if old.kind == "comdat" and place[old] in places}
        node_places, runs = self._nodes.places, self._nodes.pieces(kept_nodes, nodes)
        chosen |= {node_places[key]: node for key, node in nodes.items() if key in node_places}
        order = sorted(places.union(chosen, runs, map(node_places.__getitem__, node_places.keys() & kept_nodes)))
        kept = [chosen.get(at) or entities[at] for at in order]
        if self._limit:
            self._history.add(dict(zip(order, kept, strict=True)))
        if runs:
            kept = [entity for at, one in zip(order, kept, strict=True) for entity in runs.get(at) or (one,)]
        return Module(kept, "", self.module.name, is_part=True, possible_marks=self._marks)

    def _ordered(self, keep: Iterable[Key]) -> Iterable[Key]:
        """Return keys, in the order of the module where they are many: neighbours are quicker taken together."""
        keep = {*keep}
        if len(keep) * _MANY < len(self.symbols):
            return keep
        return [*(key for key in self.symbols if key in keep), *(keep - self.symbols.keys())]

    def _symbol(self, key: Key) -> Entity:
        entity = self.symbols.get(key)
        if entity is None:
            raise UndefinedError(f"'@{key}' is not defined", file=self.module.name)
        return entity

    def _needed(self, users: Mapping[int, Entity], edited: Mapping[Key, Entity]) -> tuple[set[int], set[Key]]:
        """Return the places of groups, comdats and types, and the nodes, that `users` and `edited` nodes need.

        What is in every cut is among them.
        """
        if self._limit:
            unknown = [user for user in users.values() if user not in self._needs]
            if len(unknown) > _TOGETHER:
                self._find_simple_needs(unknown)
            needs = [self._needs.get(user) or self._known_needs(user, place) for place, user in users.items()]
            if edited:  # what is kept of an entity that needs one of them may be what it needed before the edit
                needs = [
                    each if edited.keys().isdisjoint(each.nodes) else self._find_needs([user], 0)
                    for user, each in zip(users.values(), needs, strict=True)
                ]
        else:
            needs = [self._find_needs([*users.values()], 0)]
            self._mentioning.update(place for place, e in users.items() if e.brace < e.end and _mentions(e))
        needs = [found for found in needs if found is not _NO_NEEDS]
        places = self._general.union(*[found.places for found in needs])
        if self._in_comdat:
            places.update([place for user in users.values() if (place := self._in_comdat.get(user)) is not None])
        found_nodes = self._general_nodes.union(*[found.nodes for found in needs])
        types = _NOTHING.union(*[found.types for found in needs])
        roots = _NOTHING.union(edited, *[found.roots for found in needs])
        if roots:
            reached = self._nodes.search(roots, found_nodes - edited.keys(), edited)
            found_nodes |= reached.nodes
            types |= reached.types
        if types:
            places |= self._places_of_types(types)
        return places, found_nodes

    def _find_simple_needs(self, entities: list[Entity]) -> None:
        """Note what entities need that need nothing but a comdat, where that is easily seen."""
        for text, some in pieces(entities):
            if not any(map(text.__contains__, ("#", "!", "metadata", "%") if self._types else ("#", "!", "metadata"))):
                self._needs.update(dict.fromkeys(some, _NO_NEEDS))
                for entity in some if "comdat" in text else ():
                    if (key := comdat_of(entity)) is not None:
                        if key not in self._comdats:
                            raise self._undefined([entity])
                        self._in_comdat[entity] = self._place[self._comdats[key]]

    def _known_needs(self, entity: Entity, place: int) -> _Needs:
        if entity.kind == "named metadata":
            return self._find_needs([entity], 0)  # its nodes may be edited
        found = self._needs[entity] = self._find_needs([entity], self._limit)
        if _mentions(entity):
            self._mentioning.add(place)
        return found

    def _find_needs(self, users: list[Entity], limit: int) -> _Needs:
        """Return what entities need together, with the metadata nodes that these lead to if `limit` says so many."""
        found = shared_references(users, types=bool(self._types), numbered=self._has_numbered)
        nodes, comdats = found.nodes, found.comdats
        groups = found.groups & self._groups.keys()  # LLVM takes one that nothing defines for an empty one
        if not comdats <= self._comdats.keys() or self._nodes.missing(nodes) is not None:
            raise self._undefined(users)
        named = [*(self._groups[key] for key in groups), *(self._comdats[key] for key in comdats)]
        reached = self._nodes.search(nodes, limit=limit) if nodes else _NOTHING_REACHED
        if reached.rest:  # what leads far is searched for once for a whole cut
            reached = Reached(set(), set(), {*nodes})
        if not (named or nodes or self._types):
            return _NO_NEEDS
        return _Needs(
            places=frozenset(self._place[entity] for entity in named),
            types=(found.types | reached.types) & self._types.keys(),
            nodes=frozenset(reached.nodes),
            roots=frozenset(reached.rest),
        )

    def _undefined(self, users: list[Entity]) -> UndefinedError:
        """Return the error for the first of entities that names a comdat or node that is not there."""
        for user in users:
            found = references(user)
            missing = None
            if (comdat := comdat_of(user)) is not None and comdat not in self._comdats:
                missing = f"${comdat}"
            if (node := self._nodes.missing(found.metadata)) is not None:
                missing = missing or f"!{node}"
            if missing is not None:
                return UndefinedError(f"'{missing}', to which {spelled(user)} refers, is not defined", user.location)
        raise AssertionError("nothing is missing")

    def _places_of_types(self, names: AbstractSet[Key]) -> set[int]:
        """Return the places of types and of those that they name."""
        types = self._types
        found: set[Key] = set()
        todo = names & types.keys()
        while todo:
            found |= todo
            named = _NOTHING.union(*[type_references(types[name], self._has_numbered) for name in todo])
            todo = (named & types.keys()) - found
        return {self._place[types[name]] for name in found}

    def _drop_lost(self, chosen: dict[int, Entity]) -> None:
        """Take `!associated` attachments away whose symbol is not there: LLVM wants one."""
        kept = _symbols_of(chosen)
        for key in kept & self._associated.keys():
            place = self._place[self.symbols[key]]
            nodes = [self._nodes.node(number) for number in self._associated[key]]
            if any(node is not None and not references(node).symbols <= kept for node in nodes):
                chosen[place] = without_attachments(chosen[place], _ASSOCIATED)

    def _adjust(self, chosen: dict[int, Entity], kept_nodes: set[Key], nodes: dict[Key, Entity]) -> None:
        """Take mentions of symbols that are not there out of functions and nodes; list the compile units that are."""
        kept = _symbols_of(chosen)
        for place in self._mentioning & chosen.keys():
            chosen[place] = without_mentions(chosen[place], kept)
        for key in self._nodes.naming & kept_nodes:
            node = nodes.get(key) or self._nodes.node(key)
            if node is not None:
                nodes[key] = without_symbols(node, kept)
        for unit in self._units:
            if (now := only(unit, kept_nodes)) is not None:
                chosen[self._place[unit]] = now


def extract(module: Module, roots: Iterable[Key]) -> Module:
    """Return a module of `roots` and everything that they need.

    Raises `UndefinedError`, and `EditError` for one string, which would be taken for names of one letter.
    """
    check_keys(roots)
    cutter = Cutter(module)
    return cutter.cut(cutter.closure(cutter.names.get(root, root) for root in roots))


def _mentions(entity: Entity) -> bool:
    """Tell whether the body of a function may name symbols in mere metadata."""
    return entity.brace < entity.end and may_name_in_metadata(entity.source.text, entity.brace, entity.end)


def _symbols_of(chosen: Mapping[int, Entity]) -> set[Key]:
    return {entity.key for entity in chosen.values() if SPACES.get(entity.kind) == "symbol"}
