"""What changes a module: entities with their views, replaced, added and removed. Every edit ends here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from syclopt.errors import UndefinedError
from syclopt.ir.entity import Entity
from syclopt.ir.index import SPACES, Index, spelled
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.source import Source, to_internal
from syclopt.ir.text.spelling import spell_metadata

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.entity import Kind
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.metadata_node import MetadataNode, NamedMetadata
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View

_VIEWS: dict[Kind, tuple[str, str]] = {
    "function": ("function", "Function"),
    "global": ("global_variable", "Global"),
    "alias": ("global_variable", "Alias"),
    "ifunc": ("global_variable", "Alias"),
    "type": ("named_type", "NamedType"),
    "comdat": ("comdat", "Comdat"),
    "attributes": ("attribute_group", "AttributeGroup"),
    "metadata": ("metadata_node", "MetadataNode"),
    "named metadata": ("metadata_node", "NamedMetadata"),
}
_classes: dict[str, type[View]] = {}


class ModuleEdits:
    """The entities of a module, the views that show them, and their edits: what `Module` stands on."""

    __slots__ = ("_fresh", "_has_use_lists", "_is_part", "_texts", "_views", "footer", "index", "name", "version")

    def __init__(
        self, entities: list[Entity], footer: str = "", name: str = "<string>", *, is_part: bool = False
    ) -> None:
        """Make a module of entities in order, which the caller gives away.

        `is_part` says that other modules share the entities: what is found of an entity is then worth keeping.
        """
        self._is_part = is_part
        self.index = Index(entities)
        self.footer = footer
        self.name = name
        self.version = 0
        self._views: dict[Entity, View] = {}
        self._fresh: dict[str, int] = {}
        self._texts: dict[str, int] = {}
        self._has_use_lists: bool | None = None

    def symbol(self, entity: Entity) -> Symbol:
        """Return the view of an entity that is named with `@`."""
        return cast("Symbol", self.view(entity))

    def view(self, entity: Entity) -> View:
        """Return the view of an entity of this module; the same one each time."""
        view = self._views.get(entity)
        if view is None:
            module, name = _VIEWS[entity.kind]
            view_class = _classes.get(name)
            if view_class is None:
                view_class = _classes[name] = getattr(import_module(f"syclopt.ir.views.{module}"), name)
            view = self._views[entity] = view_class(cast("Module", self), entity)
        return view

    def keep(self, keys: Iterable[Key]) -> None:
        """Remove all symbols but `keys`, and of the rest what these do not need. Views of what stays stay.

        Symbols that have only a number get names. Raises `UndefinedError` for a key that is not there, and when what
        stays refers to metadata, attributes or a comdat that nothing defines.
        """
        from syclopt.ir.edits.cut import Cutter

        cutter = Cutter(cast("Module", self))
        self.become(cutter.cut(cutter.names.get(key, key) for key in keys))

    def become(self, other: Module) -> None:
        """Take over the entities of `other`, such as one cut out of this module; views of what is gone are removed."""
        self.version += 1
        self.index = other.index
        self.footer = other.footer
        views = self._views
        self._views = {}
        for entity, view in views.items():
            now = self.index.table(SPACES[entity.kind]).get(entity.key)
            view.set_entity(now)
            if now is not None:
                self._views[now] = view

    def replace(self, view: View, entity: Entity | None) -> None:
        """Give `view` another entity, or take it out of the module; every edit ends here."""
        self.replace_entity(view.entity, entity)

    def replace_entity(self, old: Entity, new: Entity | None) -> None:
        """Put the entity `new` in the place of `old`, or nothing; the view of `old` shows `new`."""
        self.version += 1
        if new is None and SPACES.get(old.kind) == "symbol":
            self.drop_use_lists()
        self.index.replace(old, new)
        view = self._views.pop(old, None)
        if view is not None:
            view.set_entity(new)
            if new is not None:
                self._views[new] = view

    def replace_all(self, edited: Mapping[Entity, Entity | None]) -> None:
        """Put entities in the places of others of the same kinds, or nothing; quicker than one by one."""
        self.version += bool(edited)
        if any(new is None and SPACES.get(old.kind) == "symbol" for old, new in edited.items()):
            self.drop_use_lists()
        self.index.replace_all(edited)
        for old in self._views.keys() & edited.keys():
            view, new = self._views.pop(old), edited[old]
            view.set_entity(new)
            if new is not None:
                self._views[new] = view

    def rename(self, names: Mapping[Key, str]) -> None:
        """Give symbols new names, old -> new, wherever the module says the old ones; one walk for all.

        A comdat keeps its name. Raises `EditError` when a new name is taken or an old one is not there.
        """
        from syclopt.ir.edits.rename import rename_symbols

        rename_symbols(cast("Module", self), names)

    def set_linkage(self, symbols: Iterable[Symbol], linkage: str) -> None:
        """Give each of `symbols` a linkage; "external" is what no word stands for. Raises `EditError`."""
        for symbol in symbols:
            symbol.set_linkage(linkage)

    def add(self, text: str) -> View:
        """Add the entity that `text` spells (a declaration, a global, a type, ...) and return its view.

        Raises `ParseError` when it is not one entity, `DuplicateError` when its name is taken.
        """
        source = Source(to_internal(text.strip()) + "\n", "<added>")
        entities, footer = scan(source)
        if len(entities) != 1 or source.text[footer:].strip():
            raise source.error("expected one top-level entity", entities[0].end if entities else 0)
        entity = expand(entities[0])[0] if entities[0].kind == "metadata run" else entities[0]
        if entity.kind == "function":
            entity = Entity.new("function", entity.key, entity.header, entity.body.rstrip(), gap="\n")
        self._insert(entity)
        return self.view(entity)

    def add_metadata(self, text: str) -> MetadataNode:
        """Add a node, `!{i32 6}` or `distinct !{...}`, under the next free number and return it.

        A node of the same text that was added before is given again, unless it is distinct.
        """
        internal = to_internal(text)
        key = self._texts.get(internal)
        node = self.index.find("metadata", key) if key is not None else None
        if node is None:
            key = self.free_number("metadata")
            node = Entity.new("metadata", key, f"!{key} = {internal}\n")
            self._insert(node)
            if not internal.startswith("distinct"):
                self._texts[internal] = key
        return cast("MetadataNode", self.view(node))

    def add_named_metadata(self, name: str, nodes: Iterable[MetadataNode] = ()) -> NamedMetadata:
        """Add `!name = !{...}`. Raises `DuplicateError` when there is one of that name."""
        operands = ", ".join(f"!{node.number}" for node in nodes)
        entity = Entity.new("named metadata", name, f"!{spell_metadata(name)} = !{{{operands}}}\n")
        self._insert(entity)
        return cast("NamedMetadata", self.view(entity))

    def free_number(self, space: str) -> int:
        """Return the next free number of metadata nodes ("metadata") or attribute groups ("attributes")."""
        if space not in self._fresh:
            self._fresh[space] = self.index.largest(space) + 1
        number = self._fresh[space]
        self._fresh[space] = number + 1
        return number

    def node(self, text: str, user: Entity) -> MetadataNode:
        """Return the node that `text` (internal form) means in `user`: `!5`, or a node that is spelled inline."""
        from syclopt.ir.views.metadata_node import MetadataNode

        if not text[1:].isdigit():
            return MetadataNode(cast("Module", self), Entity.new("metadata", -1, text))
        entity = self.index.find("metadata", int(text[1:]))
        if entity is None:
            raise UndefinedError(f"'{text}', to which {spelled(user)} refers, is not defined", user.location)
        return cast("MetadataNode", self.view(entity))

    def group_without(self, number: int, name: str) -> int | None:
        """Return the number of the attribute group `number` less the attribute `name`; None when nothing is left."""
        from syclopt.ir.attribute_lists import group_attributes, group_text_without

        groups = self.index.table("attributes")
        if name not in group_attributes(groups[number]):
            return number
        text = group_text_without(groups[number].header, name)
        if not text:
            return None
        found = self._texts.get(text, -1)
        if found not in groups:
            found = self._texts[text] = self.free_number("attributes")
            self._insert(Entity.new("attributes", found, f"attributes #{found} = {{ {text} }}"))
        return found

    def drop_use_lists(self) -> None:
        """Remove the `uselistorder` directives, which a change in the uses of a symbol makes wrong."""
        if self._has_use_lists is None:
            self._has_use_lists = any(entity.kind == "uselist" for entity in self.index.entities)
        if self._has_use_lists:
            self._has_use_lists = False
            for entity in [e for e in self.index.entities if e.kind == "uselist"]:
                self.index.replace(entity, None)

    def _insert(self, entity: Entity) -> None:
        self.version += 1
        self.index.add(entity)
