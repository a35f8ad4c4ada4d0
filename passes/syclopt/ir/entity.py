"""One top-level entity of a module: a slice of a source, never changed and shared between modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast

from syclopt.ir.text.edited import EditedText
from syclopt.ir.text.source import Source, Span, to_user

if TYPE_CHECKING:
    from syclopt.errors import Location
    from syclopt.ir.layout import Words
    from syclopt.ir.text.spelling import Key

Kind = Literal[
    "function",
    "global",
    "alias",
    "ifunc",
    "type",
    "comdat",
    "attributes",
    "metadata",
    "metadata run",
    "named metadata",
    "module asm",
    "target",
    "source_filename",
    "uselist",
    "summary",
]


Found = TypeVar("Found")


class Fact(Generic[Found]):
    """Something that is found of an entity once, and kept with it: the key of what is kept, with its type.

    `of` is what the fact speaks of: all of an entity, the names in it, or the body of a function. An edited entity
    keeps the facts of what the edit does not touch.
    """

    __slots__ = ("_what",)

    def __init__(self, what: str, of: Literal["entity", "names", "body"] = "entity") -> None:
        self._what = what
        if of == "body":
            _OF_BODIES.append(cast("Fact[object]", self))
        elif of == "names":
            _OF_NAMES.append(cast("Fact[object]", self))

    def get(self, entity: Entity) -> Found | None:
        """Return what was kept with `entity`; None when nothing was."""
        return entity.facts.get(self)

    def keep(self, entity: Entity, found: Found) -> Found:
        """Keep `found` with `entity`, and return it."""
        if entity.facts is NO_FACTS:
            entity.facts = {}
        entity.facts[self] = found
        return found

    def __repr__(self) -> str:
        return f"<Fact {self._what!r}>"


NO_FACTS: dict[object, Any] = {}
"""The facts of all entities of which nothing has been found: always empty."""

_OF_BODIES: list[Fact[object]] = []
_OF_NAMES: list[Fact[object]] = []


class Lead:
    """The first words of symbols that begin alike, such as `define internal void ` or `internal constant`.

    They end before the name of a function, and with the keyword of any other symbol.
    """

    __slots__ = ("text", "words")

    def __init__(self, text: str = "") -> None:
        self.text = text  # "" where it is not known
        self.words: Words | None = None  # what they say; `words_of` writes here


class Entity:
    """A slice of a source, in four parts.

    `start:begin` is the gap before the entity (blank lines and comments), `begin:brace` its head, `brace:end` the
    body of a function with its braces and the rest of the last line. Where there is no body, `brace == end`.
    An edited entity has its own `head`, or a source of its own.
    """

    __slots__ = ("begin", "brace", "end", "facts", "head", "key", "kind", "lead", "origin", "source", "start")

    def __init__(
        self,
        kind: Kind,
        key: Key,
        source: Source,
        start: int,
        begin: int,
        brace: int,
        end: int,
        head: str | None = None,
        lead: Lead | None = None,
    ) -> None:
        self.kind: Kind = kind
        self.key = key
        self.source = source
        self.start = start
        self.begin = begin
        self.brace = brace
        self.end = end
        self.head = head
        self.origin: Entity | None = None
        self.facts = NO_FACTS  # fact -> what it says; `Fact` has its type, and writes here
        self.lead = lead  # of a symbol, as soon as somebody asks

    @classmethod
    def new(cls, kind: Kind, key: Key, head: str, body: str = "", gap: str = "") -> Entity:
        """Return an entity with a source of its own, which ends its line."""
        if not (head + body).endswith("\n"):
            head, body = (head, body + "\n") if body else (head + "\n", "")
        begin = len(gap)
        brace = begin + len(head)
        return cls(kind, key, Source(f"{gap}{head}{body}", "<added>"), 0, begin, brace, brace + len(body))

    @property
    def header(self) -> str:
        """The head: for a function all before the body, else the whole entity."""
        return self.head if self.head is not None else self.source.text[self.begin : self.brace]

    @property
    def body(self) -> str:
        """The body of a function with its braces; empty for any other entity."""
        return self.source.text[self.brace : self.end]

    @property
    def text(self) -> str:
        """The entity without its gap."""
        if self.head is not None:
            return self.head + self.source.text[self.brace : self.end]
        return self.source.text[self.begin : self.end]

    @property
    def location(self) -> Location:
        """Where the entity stands in its file (before it was edited, if it was)."""
        first = self.origin or self
        return first.source.location(first.begin)

    def with_head(self, head: str) -> Entity:
        """Return this entity with another head; what is known of the body stays known."""
        edited = Entity(self.kind, self.key, self.source, self.start, self.begin, self.brace, self.end, head)
        edited.origin = self.origin
        known = self.facts
        for fact in _OF_BODIES if known else ():
            if fact in known:
                fact.keep(edited, known[fact])
        return edited

    def with_words(self, head: str) -> Entity:
        """Return this entity with a head that refers to the same names, and says the same but for some words."""
        edited = Entity(self.kind, self.key, self.source, self.start, self.begin, self.brace, self.end, head)
        edited.origin = self.origin
        known = self.facts
        for fact in (*_OF_BODIES, *_OF_NAMES) if known else ():
            if fact in known:
                fact.keep(edited, known[fact])
        return edited

    def without_gap(self, size: int) -> Entity:
        """Return this entity without the first `size` characters of its gap."""
        rest = Entity(self.kind, self.key, self.source, self.start + size, self.begin, self.brace, self.end, self.head)
        rest.origin = self.origin or self
        if self.facts:
            rest.facts = self.facts.copy()
        return rest

    def with_text(self, head: str, body: str) -> Entity:
        """Return this entity with another head and body, and the same gap."""
        gap = self.source.text[self.start : self.begin]
        brace = len(gap) + len(head)
        source = self.edited_text(f"{gap}{head}{body}")
        edited = Entity(self.kind, self.key, source, 0, len(gap), brace, brace + len(body))
        edited.origin = self.origin or self
        return edited

    def edited_text(self, text: str) -> Source:
        """Return a text that is made of the entity with its gap, in which places are those that were read."""
        first = self.origin or self
        return EditedText(text, first.source, Span(first.start, first.end))

    def __repr__(self) -> str:
        return f"<{self.kind} {self.key!r}: {to_user(self.header[:60].rstrip())!r}>"
