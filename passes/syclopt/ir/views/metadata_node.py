"""Views of metadata nodes and named metadata."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import ParseError
from syclopt.ir.edits.checks import check_node
from syclopt.ir.entity import Entity, Fact
from syclopt.ir.references import without_comments, without_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import Span, to_internal, to_user
from syclopt.ir.text.spelling import GAP
from syclopt.ir.views.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.fragments import MetadataFragment

_REFERENCE = compile_pattern(r"!([0-9]+)\b")
_NUMBERS = Fact[list[str]]("numbers of the nodes in a list")
_BEFORE = compile_pattern(rf"![0-9]++{GAP}={GAP}", re.DOTALL)


class MetadataNode(View):
    """`!5 = !{...}`, or a node that is spelled inline (its number is -1)."""

    __slots__ = ()

    @property
    def number(self) -> int:
        """The number of the node; -1 when it is spelled inline."""
        return int(self.entity.key)

    @property
    def reference(self) -> str:
        """How other text refers to the node."""
        return f"!{self.number}" if self.number >= 0 else self.content

    @property
    def content(self) -> str:
        """What stands right of the `=`."""
        return to_user(self._content())

    def _content(self) -> str:
        return self.entity.header[slice(*self._content_span())]

    def _content_span(self) -> Span:
        header = self.entity.header
        found = _BEFORE.match(header)
        return Span(found.end() if found else 0, len(without_comments(header).rstrip()))

    @property
    def parsed(self) -> MetadataFragment:
        """The structure of the node. Raises `ParseError` with the node's place in the file."""
        from syclopt.ir.fragments import parse_metadata

        try:
            return parse_metadata(self._content())
        except ParseError as error:
            raise ParseError(error.message, self.location) from None

    @property
    def is_distinct(self) -> bool:
        """Whether the node is one of its own, even beside another of the same content."""
        return self._content().startswith("distinct")

    @property
    def operands(self) -> tuple[MetadataFragment, ...]:
        """The operands of a tuple; of a specialised node none."""
        return self.parsed.operands

    @property
    def node_operands(self) -> tuple[MetadataNode, ...]:
        """The operands of a tuple that are nodes, also those that are spelled inline. Raises `UndefinedError`."""
        texts = (one.text for one in self.operands)
        return tuple(self.module.node(text, self) for text in texts if text[0] == "!" and text[1] != '"')

    @property
    def nodes(self) -> tuple[MetadataNode, ...]:
        """The numbered nodes that this one refers to, in order. Raises `UndefinedError` for a missing one."""
        return tuple(
            self.module.node(f"!{number}", self) for number in _REFERENCE.findall(without_noise(self._content()))
        )

    def set_content(self, text: str) -> None:
        """Give the node another content: what stands right of the `=`. Raises `EditError` for text that is no node."""
        check_node(to_internal(text))
        self.set_span(*self._content_span(), to_internal(text))


class NamedMetadata(View):
    """`!name = !{!0, !1}`."""

    __slots__ = ()

    @property
    def operands(self) -> tuple[MetadataNode, ...]:
        """The nodes of the list; of a name that is written twice, those of all its lists.

        Raises `UndefinedError` for a missing node.
        """
        key = self.key
        found: list[MetadataNode] = []
        for entity in self.module.index.entities:
            if entity.key == key and entity.kind == "named metadata":
                user = self.module.view(entity)
                found += [self.module.node(f"!{number}", user) for number in _numbers(entity)]
        return tuple(found)

    def set_operands(self, nodes: Iterable[MetadataNode]) -> None:
        """Replace the list of nodes; one that is spelled inline becomes a node of the module.

        Raises `EditError` for a node of another module.
        """
        listed = self.module.listed(nodes)
        header = without_noise(self.entity.header)
        start, end = header.index("{") + 1, header.rindex("}")
        self.set_span(start, end, listed)


def _numbers(named: Entity) -> list[str]:
    """Return the numbers of the nodes in one list."""
    known = _NUMBERS.get(named)
    return _NUMBERS.keep(named, _REFERENCE.findall(without_noise(named.header))) if known is None else known
