"""A view: one entity of one module. Views read from the entity as it is now, and edit by giving the module another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.index import SPACES
from syclopt.ir.references import references, type_references
from syclopt.ir.text.source import to_user

if TYPE_CHECKING:
    from syclopt.errors import Location
    from syclopt.ir.entity import Entity, Kind
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


class View:
    """What every entity of a module offers: its key, text and place, and removal."""

    __slots__ = ("entity", "module")

    def __init__(self, module: Module, entity: Entity) -> None:
        self.module = module
        self.entity = entity  # as it is now; once it is removed, to ask for it is an `EditError`

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            if name == "entity":
                raise EditError("this entity has been removed from its module")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    @property
    def key(self) -> Key:
        """The name, or the number where there is no name."""
        return self.entity.key

    @property
    def name(self) -> str:
        """The name without sigil and quotes; the digits of an unnamed entity."""
        return str(self.entity.key)

    @property
    def kind(self) -> Kind:
        """What it is, such as "function"."""
        return self.entity.kind

    @property
    def text(self) -> str:
        """The text of the entity, without comments before it."""
        return to_user(self.entity.text)

    @property
    def raw(self) -> str:
        """The text as the module keeps it: one character a byte."""
        return self.entity.text

    @property
    def header(self) -> str:
        """The raw text less the body of a function: what the spans of `layout` count in."""
        return self.entity.header

    @property
    def location(self) -> Location:
        """Where it stands in the file that was read."""
        return self.entity.location

    @property
    def is_removed(self) -> bool:
        """Whether the entity is no longer in its module."""
        try:
            return not self.entity
        except EditError:
            return True

    @property
    def types_used(self) -> tuple[Key, ...]:
        """The types of the module that the text names, in the module's order."""
        named = self.types_mentioned
        return tuple(key for key in self.module.types if key in named)

    @property
    def types_mentioned(self) -> frozenset[Key]:
        """The names after `%`: types, and local values with a name; quicker than `types_used`."""
        return type_references(self.entity, self.module.has_numbered_types)

    @property
    def symbols_used(self) -> frozenset[Key]:
        """The functions, globals and aliases that the text refers to."""
        return references(self.entity).symbols

    @property
    def nodes_used(self) -> frozenset[Key]:
        """The numbers of the metadata nodes that the text refers to."""
        return references(self.entity).metadata

    def set_text(self, text: str) -> None:
        """Put what `text` spells in the place of the entity: one of the same kind and name.

        Raises `ParseError` for text that is not one entity, `EditError` for one of another kind or name.
        """
        from syclopt.ir.edits.checks import one_entity

        now, new = self.entity, one_entity(text)
        if (new.kind, new.key) != (now.kind, now.key):
            raise EditError(f"expected the {now.kind} '{now.key}', found the {new.kind} '{new.key}'", self.location)
        if SPACES.get(new.kind) == "symbol":
            self.module.drop_use_lists()
        self.module.replace(self, now.with_text(new.header, new.body))

    def remove(self) -> None:
        """Take the entity out of its module. References to it stay: the caller sees to them."""
        self.module.replace(self, None)

    def set_entity(self, entity: Entity | None) -> None:
        """Let the view show `entity`; for `Module.replace`."""
        if entity is not None:
            self.entity = entity
        elif not self.is_removed:
            del self.entity

    def set_header(self, header: str) -> None:
        """Put `header` (internal form) in the place of the header; references, name and kind stay as they are."""
        if header != self.entity.header:
            self.module.replace(self, self.entity.with_head(header))

    def set_span(self, start: int, end: int, text: str) -> None:
        """Replace `[start:end]` of the header by `text` (internal form)."""
        header = self.entity.header
        self.set_header(header[:start] + text + header[end:])

    def __repr__(self) -> str:
        return f"<removed {type(self).__name__}>" if self.is_removed else repr(self.entity)
