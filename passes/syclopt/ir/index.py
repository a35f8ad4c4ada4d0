"""The entities of a module, in order and by name; what is replaced, removed and added keeps both right."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, cast

from syclopt.errors import DuplicateError
from syclopt.ir.joining import joined
from syclopt.ir.scan import expand, node_numbers, take_out
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity, Kind
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.view import View

SPACES: dict[Kind, str] = {
    "function": "symbol",
    "global": "symbol",
    "alias": "symbol",
    "ifunc": "symbol",
    "type": "type",
    "attributes": "attributes",
    "comdat": "comdat",
    "metadata": "metadata",
    "named metadata": "named metadata",
}
SIGILS = {"symbol": "@", "type": "%", "attributes": "#", "comdat": "$", "metadata": "!", "named metadata": "!"}

_TOP: tuple[Kind, ...] = ("module asm", "target", "source_filename")
_PRINTED: tuple[Kind, ...] = (  # what is added at one place, as LLVM orders it
    *("source_filename", "target", "module asm", "type", "comdat", "global", "alias", "ifunc", "function"),
    *("attributes", "named metadata", "metadata", "uselist", "summary"),
)
_ORDER: dict[Kind, int] = {kind: place for place, kind in enumerate(_PRINTED)}
_ORDER["metadata run"] = _ORDER["metadata"]
_GROUP = compile_pattern(r"#([0-9]++)")
_FEW = 8  # nodes are taken out of their runs one by one; who asks for more gets all
# An added entity goes after the last one of the first of these kinds that there is; of none, to the end.
_AFTER: dict[Kind, tuple[Kind, ...]] = {
    "source_filename": ("source_filename",),
    "target": ("target", "source_filename"),
    "module asm": _TOP,
    "type": ("type", *_TOP),
    "comdat": ("comdat", "type", *_TOP),
    "global": ("global", "comdat", "type", *_TOP),
    "alias": ("alias", "global", "comdat", "type", *_TOP),
    "ifunc": ("ifunc", "alias", "global", "comdat", "type", *_TOP),
    "function": ("function", "ifunc", "alias", "global", "comdat", "type", *_TOP),
    "attributes": ("attributes", "function"),
    "named metadata": ("named metadata", "attributes", "function"),
}
_OPENING: frozenset[Kind] = frozenset(_TOP)  # without any of those before it, such an entity goes to the start
_STARTING: frozenset[Kind] = frozenset((*_TOP, "type", "comdat", "global", "alias", "ifunc"))


class Index:
    """Entities in order, and tables from name to entity for each name space."""

    __slots__ = ("_added", "_entities", "_expanded", "_has_holes", "_largest", "_place", "_tables", "_taken")

    def __init__(self, entities: list[Entity]) -> None:
        """Index `entities`; the tables are made when they are first asked for."""
        self._entities: list[Entity | None] = cast("list[Entity | None]", entities)
        self._added: list[Entity] = []
        self._place: dict[Entity, int] = {}
        self._has_holes = False
        self._expanded = False
        self._taken = 0
        self._largest: dict[str, int] = {}
        self._tables: dict[str, dict[Key, Entity]] = {}

    def check(self) -> None:
        """Raise `DuplicateError` when two entities define one name or number."""
        self._make_tables()
        numbers = self._node_numbers()
        if len({*numbers}) < len(numbers):
            self._expand()

    @property
    def entities(self) -> list[Entity]:
        """The entities in order."""
        if self._has_holes or self._added:
            self._merge()
        return cast("list[Entity]", self._entities)

    def table(self, space: str) -> dict[Key, Entity]:
        """Return name -> entity of one name space (see `SIGILS`). Raises `DuplicateError`."""
        if not self._tables:
            self._make_tables()
        if space == "metadata" and not self._expanded:
            self._expand()
        return self._tables[space]

    def find(self, space: str, key: Key) -> Entity | None:
        """Return the entity of a name, or None. Quicker than `table` for a few metadata nodes of many."""
        if not self._tables:
            self._make_tables()
        known = self._tables[space].get(key)
        if known is not None or space != "metadata" or self._expanded:
            return known
        self._taken += 1
        found = self._taken <= _FEW and self._take_out(key)
        return found or self.table(space).get(key)

    def largest(self, space: str) -> int:
        """Return the largest number of a metadata node or attribute group; -1 when there is none."""
        if space not in self._largest:
            if space == "metadata":
                numbers = map(int, self._node_numbers())
            else:
                numbers = (key for key in self.table(space) if isinstance(key, int))
            self._largest[space] = max(numbers, default=-1)
            if space == "attributes":
                self._largest[space] = max(self._largest[space], self._largest_named_group())
        return self._largest[space]

    def _largest_named_group(self) -> int:
        """Return the largest number of a group that something names: LLVM also reads those that nothing defines."""
        from syclopt.ir.references import numbers_in

        text = self.text()
        largest = max(map(int, {*_GROUP.findall(text)}), default=-1)
        if largest in self.table("attributes"):
            return largest
        groups, _ = numbers_in(text)  # without what stands in comments and strings
        return max(map(int, groups), default=-1)

    def replace(self, old: Entity, new: Entity | None) -> None:
        """Put `new` in the place of `old`, or nothing."""
        if old.kind in SPACES and self._tables:
            table = self.table(SPACES[old.kind])
            if new is None:
                table.pop(old.key, None)
            elif new.key == old.key:
                table[new.key] = new
            else:
                self._tables = {}  # made again when asked for: the tables are in the order of the text
        if self._added and old not in self._place:
            self._merge()
        if not self._place:
            self._place = {entity: i for i, entity in enumerate(self._entities) if entity is not None}
        place = self._place.pop(old)
        self._entities[place] = new
        if new is None:
            self._has_holes = True
        else:
            self._place[new] = place

    def replace_all(self, edited: Mapping[Entity, Entity | None]) -> None:
        """Put entities in the places of others of the same kinds, or nothing; names may change."""
        if self._added:
            self._merge()
        kinds: set[Kind] = {old.kind for old in edited} if self._tables else set()
        for space in {SPACES[kind] for kind in kinds if kind in SPACES}:
            self._replace_in_table(space, edited)
        self._has_holes |= None in edited.values()
        self._entities = [edited.get(entity, entity) if entity is not None else None for entity in self._entities]
        self._place.clear()

    def add(self, entity: Entity) -> None:
        """Add an entity after the last one of its kind. Raises `DuplicateError` when its name is taken."""
        space = SPACES.get(entity.kind)
        if space is not None:
            is_new = isinstance(entity.key, int) and space in self._largest and entity.key > self._largest[space]
            table = self._tables[space] if is_new and self._tables else self.table(space)
            if (first := table.setdefault(entity.key, entity)) is not entity:
                raise _duplicate(entity, first)
            if is_new:
                self._largest[space] = int(entity.key)
        self._added.append(entity)

    def add_nodes(self, nodes: Entity, largest: int) -> None:
        """Add a metadata node or a run of them; their numbers are free, and the largest one is known."""
        self._added.append(nodes)
        self._largest["metadata"] = largest
        self._expanded = False

    def line(self, kind: Kind, key: Key) -> Entity | None:
        """Return the line of a kind and key, such as "target" and "triple"; of several the last, as LLVM does."""
        return next((e for e in reversed(self.entities) if e.kind == kind and e.key == key), None)

    def opens(self, entity: Entity) -> bool:
        """Tell whether `entity` would be the first of all when it is added: a line that only such lines precede."""
        kinds = _before(entity)
        others = chain(self._added, self._entities)
        return entity.kind in _OPENING and not any(other is not None and other.kind in kinds for other in others)

    def check_free(self, space: str, key: Key) -> None:
        """Raise `DuplicateError` when something has the name `key`."""
        first = self.table(space).get(key)
        if first is not None:
            raise DuplicateError(f"{spelled(first)} is already defined in line {first.location.line}", first.location)

    def _replace_in_table(self, space: str, edited: Mapping[Entity, Entity | None]) -> None:
        table = self._tables[space]
        here = {old: new for old, new in edited.items() if SPACES.get(old.kind) == space}
        same = {old.key: new for old, new in here.items() if new is not None and new.key == old.key}
        if len(same) == len(here):
            table.update(same)
            return
        now = (here.get(entity, entity) for entity in table.values())
        self._tables[space] = {entity.key: entity for entity in now if entity is not None}

    def text(self) -> str:
        """Return the text of all entities: a join of the largest slices of the sources."""
        return joined(self.entities)

    def _node_numbers(self) -> list[str]:
        nodes = (entity for entity in self.entities if entity.kind in ("metadata", "metadata run"))
        return [number for entity in nodes for number in node_numbers(entity)]

    def _take_out(self, key: Key) -> Entity | None:
        """Make a metadata node of a run an entity of its own."""
        for place, entity in enumerate(self.entities):
            if entity.kind == "metadata run" and (parts := take_out(entity, key)):
                node = next(part for part in parts if part.kind == "metadata")
                self._entities[place : place + 1] = parts
                self._tables["metadata"][key] = node
                self._place.clear()
                return node
        return None

    def _make_tables(self) -> None:
        tables: dict[str, dict[Key, Entity]] = {space: {} for space in SIGILS}
        for entity in self.entities:
            space = SPACES.get(entity.kind)
            if space is not None:
                first = tables[space].setdefault(entity.key, entity)
                if first is entity or space == "named metadata":
                    continue
                if space != "attributes":
                    raise _duplicate(entity, first)
                tables[space][entity.key] = entity  # of groups with one number LLVM takes the last
        self._tables = tables

    def _expand(self) -> None:
        """Turn runs of metadata nodes into entities."""
        entities: list[Entity | None] = []
        table: dict[Key, Entity] = {}
        for entity in self.entities:
            nodes = expand(entity) if entity.kind == "metadata run" else [entity]
            entities += nodes
            if nodes and nodes[0].kind == "metadata":
                for node in nodes:
                    first = table.setdefault(node.key, node)
                    if first is not node:
                        raise _duplicate(node, first)
        self._entities = entities
        self._tables["metadata"] = table
        self._place.clear()
        self._expanded = True

    def _merge(self) -> None:
        """Take what was removed out of the list, and what was added into it."""
        entities = [entity for entity in self._entities if entity is not None]
        last: dict[Kind, int] = {entity.kind: i for i, entity in enumerate(entities)}
        after: dict[int, list[Entity]] = {}
        for entity in self._added:
            places = (last[kind] for kind in _before(entity) if kind in last)
            default = -1 if entity.kind in _STARTING else len(entities) - 1
            after.setdefault(next(places, default), []).append(entity)
        for added in after.values():
            added.sort(key=lambda entity: _ORDER[entity.kind])
        merged: list[Entity | None] = [*after.get(-1, ())]
        start = 0
        for place in sorted(place for place in after if place >= 0):
            merged += entities[start : place + 1]
            merged += after[place]
            start = place + 1
        self._entities = merged + entities[start:]
        self._added.clear()
        self._place.clear()
        self._has_holes = False


def _before(entity: Entity) -> tuple[Kind, ...]:
    """Return the kinds of which the last entity comes before an added one; the first that there is counts."""
    if entity.kind == "target" and entity.key == "datalayout":
        return ("source_filename",)
    return _AFTER.get(entity.kind, ())


def spelled(entity: Entity | View) -> str:
    """Return what messages call an entity: its name after its sigil, in quotes."""
    return f"'{SIGILS.get(SPACES.get(entity.kind, ''), '')}{entity.key}'"


def _duplicate(entity: Entity, first: Entity) -> DuplicateError:
    return DuplicateError(f"{spelled(entity)} is already defined in line {first.location.line}", entity.location)
