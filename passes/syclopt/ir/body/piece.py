"""What stands in a block: what instructions and debug records share, and debug records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.errors import EditError
from syclopt.ir.body.locals import mentions
from syclopt.ir.text.source import Source, Span, to_user

if TYPE_CHECKING:
    from collections.abc import Container

    from syclopt.errors import Location
    from syclopt.ir.body.block import Block
    from syclopt.ir.text.spelling import Key


class Home:
    """The block that pieces stand in: one for many of them, which so move to another block at once."""

    __slots__ = ("block",)

    def __init__(self, block: Block) -> None:
        self.block = block


class Piece:
    """An instruction or a debug record: a slice of a source, and the blanks and comments after it."""

    __slots__ = ("_home", "_source", "_span", "next", "previous", "trail")

    def __init__(self, source: Source, span: Span, trail: str) -> None:
        self._source = source
        self._span = span
        self._home: Home | None = None
        self.trail = trail
        self.previous: Piece | None = None
        self.next: Piece | None = None

    @property
    def block(self) -> Block:
        """The block that it stands in. Raises `EditError` when it has been removed."""
        if self._home is None:
            raise EditError(f"'{self.text}' has been removed from its function")
        return self._home.block

    def set_home(self, home: Home | None) -> None:
        """Say that it stands in the block of `home` now, or in none; for the blocks."""
        self._home = home

    @property
    def is_removed(self) -> bool:
        """Whether it is no longer in its body."""
        return self._home is None

    @property
    def raw(self) -> str:
        """The text, one character a byte."""
        return self._source.text[self._span.start : self._span.end]

    @property
    def text(self) -> str:
        """The text: from its first token to its last."""
        return to_user(self.raw)

    @property
    def source(self) -> Source:
        """The source that the span is into: that of the function, or a text that was put in."""
        return self._source

    @property
    def span(self) -> Span:
        """Where it stands in its source."""
        return self._span

    @property
    def location(self) -> Location:
        """File, line and column."""
        return self._source.location(self._span.start)

    @property
    def names_used(self) -> tuple[Key, ...]:
        """The local values and blocks that it names, each once, in order; its own result is none of them."""
        own = self.result
        return tuple(dict.fromkeys(m.key for m in mentions(self.raw, self._types()) if m.key != own))

    @property
    def result(self) -> Key | None:
        """The name of the value that it defines, or its number; None when it defines none."""
        return None

    def _types(self) -> Container[Key]:
        return self._home.block.body.type_names if self._home is not None else ()

    # Edits.

    def insert_before(self, text: str) -> tuple[Piece, ...]:
        """Put instructions (and debug records) before this one; return them."""
        from syclopt.ir.body.insert import insert

        return insert(self.block.body, text, before=self)

    def insert_after(self, text: str) -> tuple[Piece, ...]:
        """Put instructions after this one; return them. Raises `EditError` after a terminator."""
        from syclopt.ir.body.insert import insert

        return insert(self.block.body, text, after=self)

    def remove(self) -> None:
        """Take it out, with its line when nothing else stands on it."""
        body = self.block.body
        body.open()
        body.names.drop(self)
        body.unlink(self)

    def set_text(self, raw: str) -> None:
        """Give it another text (internal form), which means as much to its block; for the edits of a body."""
        if raw != self.raw:
            self._source = Source(f"{{{raw}}}", "<edited>")
            self._span = Span(1, 1 + len(raw))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {' '.join(self.text.split())[:72]!r}>"


class DebugRecord(Piece):
    """`#dbg_value(...)`, `#dbg_declare(...)`, `#dbg_label(...)`: it goes with the instruction after it."""

    __slots__ = ("name",)

    def __init__(self, source: Source, span: Span, trail: str, name: str) -> None:
        super().__init__(source, span, trail)
        self.name = name
