"""The entities of a module and the views that show them, replaced, added and removed. Every edit ends here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar, cast

from syclopt.errors import DuplicateError, EditError
from syclopt.ir.entity import Entity
from syclopt.ir.index import SPACES, Index
from syclopt.ir.references import references
from syclopt.ir.scan import scan
from syclopt.ir.text.source import Source

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from syclopt.ir.entity import Kind
    from syclopt.ir.marks import Marks, PossibleMarks
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.text_search import TextSearch
    from syclopt.ir.users import Kept
    from syclopt.ir.views.view import View

    Answers = TypeVar("Answers", bound=Kept)

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
_classes: dict[Kind, Callable[[Any, Entity], View]] = {}


class ModuleEntities:
    """The entities of a module, with their views."""

    __slots__ = (
        "_absent",
        "_fresh",
        "_is_part",
        "_kept",
        "_known_marks",
        "_numbered_types",
        "_possible_marks",
        "_searched",
        "_texts",
        "_views",
        "footer",
        "index",
        "name",
        "version",
    )

    def __init__(
        self,
        entities: list[Entity],
        footer: str = "",
        name: str = "<string>",
        *,
        is_part: bool = False,
        possible_marks: PossibleMarks | None = None,
    ) -> None:
        """Make a module of entities in order, which the caller gives away.

        `is_part` says that other modules share the entities: what is found of an entity is then worth keeping.
        `possible_marks` are those that functions may have, where the caller knows that: of a part, those of the whole.
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
        self._kept: dict[type[Kept], Kept] = {}  # what was asked for, and is told of each edit
        self._numbered_types: tuple[int, bool] | None = None  # with the version that it is of
        self._known_marks: dict[str, Marks] = {}  # until something changes
        self._searched: TextSearch | None = None  # until something changes
        self._possible_marks = possible_marks  # until something changes

    def view(self, entity: Entity) -> View:
        """Return the view of an entity of this module; the same one each time."""
        view = self._views.get(entity)
        if view is None:
            view_class = _classes.get(entity.kind) or _class_of(entity.kind)
            view = self._views[entity] = view_class(self, entity)
        return view

    def views(self, kind: Kind) -> tuple[View, ...]:
        """Return the views of all entities of one kind, in order: the way to those that have no name."""
        if kind == "metadata":
            self.index.table("metadata")
        return tuple(self.view(entity) for entity in self.index.entities if entity.kind == kind)

    def users(self, key: Key) -> tuple[View, ...]:
        """Return what refers to the symbol `key`, in order: functions, globals, aliases, ifuncs and metadata nodes.

        Of a module that is often asked, the users of all symbols are known, and edits keep that true: a question costs
        what it answers, and what was edited since the last one. A definition that refers to itself is one of its users.
        `module asm` is text of its own, in which nothing is found.
        """
        from syclopt.ir.users import NAMING, SymbolUsers

        return tuple(self.view(user) for user in self.kept(SymbolUsers).of(key) if user.kind in NAMING)

    def alias_of(self, key: Key) -> Key | None:
        """Return an alias or ifunc that stands for the symbol `key`, which must then be a definition."""
        from syclopt.ir.users import AliasUsers

        aliases = self.kept(AliasUsers).of(key)
        return aliases[-1].key if aliases else None

    def kept(self, what: type[Answers]) -> Answers:
        """Return what answers a question about the module; it is made once, and told of each edit from then on."""
        known = self._kept.get(what)
        if known is None:
            known = self._kept[what] = what(self.index)
        return cast("Answers", known)

    def become(self, other: Module) -> None:
        """Take over the entities of `other`, such as one cut out of this module; views of what is gone are removed."""
        self._next_version()
        self.index = other.index
        self.footer = other.footer
        self._absent.clear()
        self._kept.clear()
        views = self._views
        self._views = {}
        unnamed = {entity for entity in other.index.entities if entity.kind not in SPACES}
        for entity, view in views.items():
            space = SPACES.get(entity.kind)
            now = self.index.names(space).get(entity.key) if space else entity if entity in unnamed else None
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
        self._show(old, new)
        self._note(old, new)

    def replace_all(self, edited: Mapping[Entity, Entity | None]) -> None:
        """Put entities in the places of others of the same kinds, or nothing; quicker than one by one."""
        if not edited:
            return
        self._changed()
        if None in edited.values() and any(
            new is None and SPACES.get(old.kind) == "symbol" for old, new in edited.items()
        ):
            self.drop_use_lists()
        self.index.replace_all(edited)
        for old in self._views.keys() & edited.keys():
            self._show(old, edited[old])
        for old, new in edited.items() if self._kept else ():
            self._note(old, new)

    def _show(self, old: Entity, new: Entity | None) -> None:
        """Let the view of `old`, if there is one, show `new`."""
        view = self._views.pop(old, None)
        if view is not None:
            view.set_entity(new)
            if new is not None:
                self._views[new] = view

    def _note(self, old: Entity | None, new: Entity | None) -> None:
        """Let what is kept of the module know of an edit."""
        for kept in self._kept.values():
            kept.note(old, new)

    def _changed(self, kind: Kind | None = None) -> None:
        """Note that an entity, of `kind`, changes: a summary of the module says what was before, and goes."""
        self._next_version()
        if kind != "summary":
            self._drop("summary")

    def _next_version(self) -> None:
        self.version += 1
        self._searched = self._possible_marks = None
        if self._known_marks:
            self._known_marks = {}

    def drop_use_lists(self) -> None:
        """Remove the `uselistorder` directives, which a change in the uses of a symbol makes wrong."""
        self._drop("uselist")

    def _drop(self, kind: Kind) -> None:
        if kind not in self._absent:
            self._absent.add(kind)
            for entity in [e for e in self.index.entities if e.kind == kind]:
                self.index.replace(entity, None)
                self._show(entity, None)
                self._note(entity, None)

    def insert(self, entity: Entity) -> None:
        """Add an entity where LLVM prints such. Raises `DuplicateError` when its name or line is there."""
        kind = entity.kind
        if kind in ("target", "source_filename") and self.index.line(kind, entity.key) is not None:
            raise DuplicateError(f"'{entity.key}' is already given", entity.location)
        if self.index.opens(entity):
            from syclopt.ir.edits.lines import below_first_comments

            entity = below_first_comments(cast("Module", self), entity)
        self.index.add(entity)
        self._absent.discard(kind)
        self._note(None, entity)
        self._changed(kind)
        if SPACES.get(kind) == "symbol" and references(entity).symbols:
            self.drop_use_lists()

    def insert_nodes(self, text: str, last: int) -> None:
        """Add metadata nodes, a line for each; their numbers are free, and `last` is the largest."""
        for entity in scan(Source(text, "<added>"))[0]:
            self.index.add_nodes(entity, last)
            self._note(None, entity)
        self._changed("metadata")


def _class_of(kind: Kind) -> Callable[[Any, Entity], View]:
    module, name = _VIEWS.get(kind, _PLAIN_VIEW)
    found: type[View] = getattr(import_module(f"syclopt.ir.views.{module}"), name)
    _classes[kind] = found
    return found
