"""The entities of a module, in order and by name; what is replaced, removed and added keeps both right."""

from __future__ import annotations

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
_MANY = 8  # to edit one entity of so many at once is as much as to walk through all
_LINES: frozenset[Kind] = frozenset({"target", "source_filename"})
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
    """Entities in order, and tables from name to entity for each name space.

    What is removed leaves a hole in the list, and what is added stands behind all others, until somebody asks for all
    entities in order. So an edit costs as much in a large module as in a small one.
    """

    __slots__ = (
        *("_entities", "_expanded", "_has_holes", "_in_order", "_largest", "_last", "_lines", "_places", "_tables"),
        *("_taken", "_unordered"),
    )

    def __init__(self, entities: list[Entity]) -> None:
        """Index `entities`; the tables are made when they are first asked for."""
        self._entities: list[Entity | None] = cast("list[Entity | None]", entities)
        self._in_order = len(entities)  # what stands behind these was added
        self._places: dict[Entity, int] = {}  # in the list; made by the first edit
        self._last: dict[Kind, int] = {}  # the places of the last ones in order; made when added ones are to be ordered
        self._has_holes = False
        self._expanded = False
        self._taken = 0
        self._largest: dict[str, int] = {}
        self._tables: dict[str, dict[Key, Entity]] = {}
        self._unordered: set[str] = set()  # name spaces whose table is no longer in the order of the text
        self._lines: dict[Key, Entity] | None = None  # made when one is asked for, until one changes

    def check(self) -> None:
        """Raise `DuplicateError` when two entities define one name or number."""
        self._make_tables()
        numbers = self._node_numbers()
        if len({*numbers}) < len(numbers):
            self._expand()

    @property
    def entities(self) -> list[Entity]:
        """The entities in order."""
        if self._has_holes or self._in_order < len(self._entities):
            self._merge()
        return cast("list[Entity]", self._entities)

    def order(self, entity: Entity) -> tuple[int, int, int]:
        """Return by what an entity is sorted among others, so that they are in the order of the text."""
        place = self._place(entity)
        if place < self._in_order:
            return place, 0, 0
        return self._place_before(entity), 1 + _ORDER[entity.kind], place

    def table(self, space: str) -> dict[Key, Entity]:
        """Return name -> entity of one name space (see `SIGILS`), in order. Raises `DuplicateError`."""
        table = self.names(space)
        if space in self._unordered:
            table = {entity.key: entity for entity in self.entities if SPACES.get(entity.kind) == space}
            self._tables[space] = table
            self._unordered.discard(space)
        return table

    def names(self, space: str) -> dict[Key, Entity]:
        """Return what `table` does in any order, to look names up in. Raises `DuplicateError`."""
        if not self._tables:
            self._make_tables()
        if space == "metadata" and not self._expanded:
            self._expand()
        return self._tables[space]

    def find(self, space: str, key: Key) -> Entity | None:
        """Return the entity of a name, or None. Quicker than `names` for a few metadata nodes of many."""
        if not self._tables:
            self._make_tables()
        known = self._tables[space].get(key)
        if known is not None or space != "metadata" or self._expanded:
            return known
        self._taken += 1
        found = self._taken <= _FEW and self._take_out(key)
        return found or self.names(space).get(key)

    def largest(self, space: str) -> int:
        """Return the largest number of a metadata node or attribute group; -1 when there is none."""
        if space not in self._largest:
            if space == "metadata":
                numbers = map(int, self._node_numbers())
            else:
                numbers = (key for key in self.names(space) if isinstance(key, int))
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
        self._replace_in_tables({old: new})
        self._put(old, new)

    def replace_all(self, edited: Mapping[Entity, Entity | None]) -> None:
        """Put entities in the places of others of the same kinds, or nothing; names may change."""
        if len(edited) * _MANY < len(self._entities):
            self._replace_in_tables(edited)
            for old, new in edited.items():
                self._put(old, new)
            return
        self._tables = {}
        self._unordered.clear()
        self._lines = None
        self._has_holes |= None in edited.values()
        self._entities = [edited.get(entity, entity) if entity is not None else None for entity in self._entities]
        self._places = {}
        self._last.clear()

    def add(self, entity: Entity) -> None:
        """Add an entity after the last one of its kind. Raises `DuplicateError` when its name is taken."""
        space = SPACES.get(entity.kind)
        if space is not None:
            is_new = isinstance(entity.key, int) and space in self._largest and entity.key > self._largest[space]
            table = self._tables[space] if is_new and self._tables else self.names(space)
            if (first := table.setdefault(entity.key, entity)) is not entity:
                raise _duplicate(entity, first)
            if is_new:
                self._largest[space] = int(entity.key)
        self._append(entity)

    def add_nodes(self, nodes: Entity, largest: int) -> None:
        """Add a metadata node or a run of them; their numbers are free, and the largest one is known."""
        self._append(nodes)
        self._largest["metadata"] = largest
        self._expanded = False

    def line(self, kind: Kind, key: Key) -> Entity | None:
        """Return the line of a kind and key, such as "target" and "triple"; of several the last, as LLVM does."""
        if self._lines is None:
            self._lines = {
                entity.key: entity for entity in self._entities if entity is not None and entity.kind in _LINES
            }
        found = self._lines.get(key)
        return found if found is not None and found.kind == kind else None

    def opens(self, entity: Entity) -> bool:
        """Tell whether `entity` would be the first of all when it is added: a line that only such lines precede."""
        kinds = _before(entity)
        return entity.kind in _OPENING and not any(
            other is not None and other.kind in kinds for other in self._entities
        )

    def check_free(self, space: str, key: Key) -> None:
        """Raise `DuplicateError` when something has the name `key`."""
        first = self.names(space).get(key)
        if first is not None:
            raise DuplicateError(f"{spelled(first)} is already defined in line {first.location.line}", first.location)

    def text(self) -> str:
        """Return the text of all entities: a join of the largest slices of the sources."""
        return joined(self.entities)

    # The tables.

    def _replace_in_tables(self, edited: Mapping[Entity, Entity | None]) -> None:
        """Let tables have other entities; what gets another name comes last in its table for now."""
        renamed: list[Entity] = []
        tables = self._tables
        for old, new in edited.items():
            space = SPACES.get(old.kind)
            if space is None or not tables:
                self._lines = None
                continue
            table, key = tables[space], old.key
            if table.get(key) is not old:
                continue  # of named metadata, only the first of a name is in the table
            if new is None:
                del table[key]
            elif new.key == key:
                table[key] = new
            else:
                del table[key]
                self._unordered.add(space)
                renamed.append(new)
        for new in renamed:
            self._tables[SPACES[new.kind]][new.key] = new

    def _node_numbers(self) -> list[str]:
        nodes = (entity for entity in self.entities if entity.kind in ("metadata", "metadata run"))
        return [number for entity in nodes for number in node_numbers(entity)]

    def _take_out(self, key: Key) -> Entity | None:
        """Make a metadata node of a run an entity of its own."""
        for place, entity in enumerate(self.entities):
            if entity.kind == "metadata run" and (parts := take_out(entity, key)):
                node = next(part for part in parts if part.kind == "metadata")
                self._tables["metadata"][key] = node
                self._lay_out([*self._entities[:place], *parts, *self._entities[place + 1 :]])
                return node
        return None

    def _make_tables(self) -> None:
        tables: dict[str, dict[Key, Entity]] = {space: {} for space in SIGILS}
        table_of = {kind: tables[space] for kind, space in SPACES.items()}.get
        for entity in self.entities:
            table = table_of(entity.kind)
            if table is not None and (first := table.setdefault(entity.key, entity)) is not entity:
                if entity.kind == "attributes":
                    table[entity.key] = entity  # of groups with one number LLVM takes the last
                elif entity.kind != "named metadata":
                    raise _duplicate(entity, first)
        self._tables = tables
        self._unordered.clear()

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
        self._lay_out(entities)
        self._tables["metadata"] = table
        self._expanded = True

    # The list.

    def _place(self, entity: Entity) -> int:
        if not self._places:
            self._places = {one: place for place, one in enumerate(self._entities) if one is not None}
        return self._places[entity]

    def _put(self, old: Entity, new: Entity | None) -> None:
        place = self._place(old)
        del self._places[old]
        self._entities[place] = new
        if new is not None:
            self._places[new] = place
            return
        self._has_holes = True
        if self._last.get(old.kind) == place:
            self._find_last(old.kind, place)

    def _append(self, entity: Entity) -> None:
        if self._places:
            self._places[entity] = len(self._entities)
        self._entities.append(entity)
        if entity.kind in _LINES:
            self._lines = None

    def _lay_out(self, entities: list[Entity | None]) -> None:
        """Have these entities, in order."""
        self._entities = entities
        self._in_order = len(entities)
        self._places = {}
        self._last = {}
        self._has_holes = False

    def _place_before(self, entity: Entity) -> int:
        """Return the place of the entity in order after which an added one stands; -1 of one that stands before all."""
        ordered = self._entities[: self._in_order] if not self._last else ()
        self._last.update({one.kind: place for place, one in enumerate(ordered) if one is not None})
        places = (self._last[kind] for kind in _before(entity) if kind in self._last)
        return next(places, -1 if entity.kind in _STARTING else self._in_order - 1)

    def _find_last(self, kind: Kind, end: int) -> None:
        """Note the last entity of a kind before the place `end`."""
        for place in range(end - 1, -1, -1):
            one = self._entities[place]
            if one is not None and one.kind == kind:
                self._last[kind] = place
                return
        del self._last[kind]

    def _merge(self) -> None:
        """Take what was removed out of the list, and what was added into it."""
        added = [entity for entity in self._entities[self._in_order :] if entity is not None]
        added.sort(key=lambda entity: (self._place_before(entity), _ORDER[entity.kind]))
        merged: list[Entity | None] = []
        start = 0
        for entity in added:
            stop = self._place_before(entity) + 1
            merged += self._entities[start:stop]
            merged.append(entity)
            start = stop
        merged += self._entities[start : self._in_order]
        self._lay_out([entity for entity in merged if entity is not None])


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
