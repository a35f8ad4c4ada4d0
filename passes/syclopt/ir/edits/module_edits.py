"""What changes a module: entities with their views, replaced, added and removed. Every edit ends here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from syclopt.errors import DuplicateError, EditError, UndefinedError
from syclopt.ir.edits.checks import check_linkage, check_node, check_owner, one_entity
from syclopt.ir.entity import Entity
from syclopt.ir.index import SPACES, Index, spelled
from syclopt.ir.references import references
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import spell_metadata

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from syclopt.ir.entity import Kind
    from syclopt.ir.marks import Marks
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.users import Users
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
_PLAIN_VIEW = ("view", "View")
_classes: dict[str, type[View]] = {}


class ModuleEdits:
    """The entities of a module, the views that show them, and their edits: what `Module` stands on."""

    __slots__ = (
        "_absent",
        "_fresh",
        "_is_part",
        "_known_marks",
        "_texts",
        "_users",
        "_views",
        "footer",
        "index",
        "name",
        "version",
    )

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
        self._absent: set[Kind] = set()  # of "summary" and "uselist", what the module is known not to have
        self._users: tuple[int, Users] | None = None  # who refers to what, as of a version
        self._known_marks: dict[str, tuple[int, Marks]] = {}  # with the version that they are of

    def symbol(self, entity: Entity) -> Symbol:
        """Return the view of an entity that is named with `@`."""
        return cast("Symbol", self.view(entity))

    def view(self, entity: Entity) -> View:
        """Return the view of an entity of this module; the same one each time."""
        view = self._views.get(entity)
        if view is None:
            module, name = _VIEWS.get(entity.kind, _PLAIN_VIEW)
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

    def views(self, kind: Kind) -> tuple[View, ...]:
        """Return the views of all entities of one kind, in order: the way to those that have no name."""
        if kind == "metadata":
            self.index.table("metadata")
        return tuple(self.view(entity) for entity in self.index.entities if entity.kind == kind)

    def users(self, key: Key) -> tuple[View, ...]:
        """Return what refers to the symbol `key`, in order: functions, globals, aliases, ifuncs and metadata nodes.

        All users of all symbols are found at once, and kept until the module changes. A definition that refers to
        itself is one of its users. `module asm` is text of its own, in which nothing is found.
        """
        if self._users is None or self._users[0] != self.version:
            from syclopt.ir.users import find_users

            self._users = self.version, find_users(self.index)
        return tuple(self.view(entity) for entity in self._users[1].get(key, ()))

    def become(self, other: Module) -> None:
        """Take over the entities of `other`, such as one cut out of this module; views of what is gone are removed."""
        self.version += 1
        self.index = other.index
        self.footer = other.footer
        self._absent.clear()
        views = self._views
        self._views = {}
        unnamed = {entity for entity in other.index.entities if entity.kind not in SPACES}
        for entity, view in views.items():
            space = SPACES.get(entity.kind)
            now = self.index.table(space).get(entity.key) if space else entity if entity in unnamed else None
            view.set_entity(now)
            if now is not None:
                self._views[now] = view

    def replace(self, view: View, entity: Entity | None) -> None:
        """Give `view` another entity, or take it out of the module; every edit ends here.

        Raises `EditError` for a node that is spelled inline.
        """
        if self._views.get(view.entity) is not view:
            raise EditError(f"'{view.text}' is spelled inside of another entity and can only be edited there")
        self.replace_entity(view.entity, entity)

    def replace_entity(self, old: Entity, new: Entity | None) -> None:
        """Put the entity `new` in the place of `old`, or nothing; the view of `old` shows `new`."""
        self._changed(old.kind)
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
        if not edited:
            return
        self._changed()
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

        A comdat keeps its name. Raises `EditError` when a new name is taken, empty or has a NUL, and when an old one is
        not there.
        """
        from syclopt.ir.edits.rename import rename_symbols

        rename_symbols(cast("Module", self), names)

    def _changed(self, kind: Kind = "function") -> None:
        """Note that an entity of `kind` changes: a summary of the module says what was before, and goes."""
        self.version += 1
        if kind != "summary":
            self._drop("summary")

    def set_linkage(self, symbols: Iterable[Symbol], linkage: str) -> None:
        """Give all of `symbols` a linkage, or none of them; "external" is what no word stands for.

        Raises `EditError` when one of them cannot have it.
        """
        chosen = [*symbols]
        for symbol in chosen:
            check_linkage(symbol, linkage)
        for symbol in chosen:
            symbol.set_linkage(linkage)

    def add(self, text: str) -> View:
        """Add the top-level entity that `text` spells, of any kind, where LLVM prints such, and return its view.

        Raises `ParseError` when it is not one entity, `DuplicateError` when its name is taken; the module is then as
        it was before.
        """
        entity = one_entity(text)
        if entity.kind == "function":
            entity = Entity.new("function", entity.key, entity.header, entity.body.rstrip(), gap="\n")
        self._insert(entity)
        return self.view(entity)

    def add_metadata(self, text: str) -> MetadataNode:
        """Add a node, `!{i32 6}` or `distinct !{...}`, under the next free number and return it.

        A node of the same text that was added before is given again, unless it is distinct.
        Raises `EditError` for text that is no node.
        """
        internal = to_internal(text)
        key = self._texts.get(internal)
        node = self.index.find("metadata", key) if key is not None else None
        if node is None:
            check_node(internal)
            key = self.free_number("metadata")
            node = Entity.new("metadata", key, f"!{key} = {internal}\n")
            self._insert(node)
            if not internal.startswith("distinct"):
                self._texts[internal] = key
        return cast("MetadataNode", self.view(node))

    def add_named_metadata(self, name: str, nodes: Iterable[MetadataNode] = ()) -> NamedMetadata:
        """Add `!name = !{...}`. Raises `DuplicateError` when the name is taken, `EditError` when it is empty."""
        if not name:
            raise EditError("the name of named metadata cannot be empty")
        self.index.check_free("named metadata", name)
        entity = Entity.new("named metadata", name, f"!{spell_metadata(name)} = !{{{self.listed(nodes)}}}\n")
        self._insert(entity)
        return cast("NamedMetadata", self.view(entity))

    def listed(self, nodes: Iterable[MetadataNode]) -> str:
        """Return the numbers of `nodes` as named metadata lists them; a node that is spelled inline is added first.

        Raises `EditError` for a node of another module.
        """
        chosen = [*nodes]
        for node in chosen:
            check_owner(cast("Module", self), node)
        return ", ".join(
            f"!{(node if node.number >= 0 else self.add_metadata(node.content)).number}" for node in chosen
        )

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
        self._drop("uselist")

    def _drop(self, kind: Kind) -> None:
        if kind not in self._absent:
            self._absent.add(kind)
            for entity in [e for e in self.index.entities if e.kind == kind]:
                self.index.replace(entity, None)
                if (view := self._views.pop(entity, None)) is not None:
                    view.set_entity(None)

    def _insert(self, entity: Entity) -> None:
        kind = entity.kind
        if kind in ("target", "source_filename") and self.index.line(kind, entity.key) is not None:
            raise DuplicateError(f"'{entity.key}' is already given", entity.location)
        if self.index.opens(entity):
            from syclopt.ir.edits.lines import below_first_comments

            entity = below_first_comments(cast("Module", self), entity)
        self.index.add(entity)
        self._absent.discard(kind)
        self._changed(kind)
        if SPACES.get(kind) == "symbol" and references(entity).symbols:
            self.drop_use_lists()
