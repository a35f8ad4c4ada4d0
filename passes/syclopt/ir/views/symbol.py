"""View of what is named with `@`, with its attributes and metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.ir.attribute_lists import attributes_in, group_attributes
from syclopt.ir.edits.attach import with_attachments, without_attachments
from syclopt.ir.edits.attribute_edits import ListedAttributes
from syclopt.ir.edits.checks import check_attachment
from syclopt.ir.entity import Fact
from syclopt.ir.layout import (
    attachments_in,
)
from syclopt.ir.references import references, symbol_mentions
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import Key, spell_metadata
from syclopt.ir.views.attribute_list import AttributeList, AttributePlace
from syclopt.ir.views.global_value import GlobalValue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.attribute_kinds import Where
    from syclopt.ir.layout import Attachment, GlobalLayout
    from syclopt.ir.views.metadata_node import MetadataNode


_ATTACHMENTS = Fact["list[Attachment]"]("metadata attachments")


class Symbol(GlobalValue):
    """A function, global variable, alias or ifunc."""

    __slots__ = ()

    # Attributes.

    @property
    def attributes(self) -> AttributeList:
        """The attributes, of groups and inline: LLVM's own by name, and their `strings`; see `AttributeList`."""
        return AttributeList(
            AttributePlace(self, f"'@{self.key}'", self._attribute_kinds(), self._listed_attributes, self.set_header)
        )

    def has_attribute(self, name: str, *, string: bool = False) -> bool:
        """Tell whether an attribute is set, by a group or inline; quicker than asking `attributes`."""
        header = self.entity.header
        if name in header or "\\" in header:
            written = attributes_in(header, *self.layout.attributes)
            if any(a.name == name and a.is_string == string and a.group is None for a in written):
                return True
        table = self.module.index.names("attributes")
        groups = references(self.entity, header_only=True).attributes
        held = (group_attributes(table[group]) for group in groups if group in table)
        return any(name in (values.strings if string else values.own) for values in held)

    def add_attribute(
        self, name: str, value: str | int | None = None, *, string: bool = False, unchecked: bool = False
    ) -> None:
        """Set an attribute; see `AttributeList.add`."""
        self.attributes.add(name, value, string=string, unchecked=unchecked)

    def remove_attribute(self, name: str, *, string: bool = False) -> None:
        """Take an attribute away; see `AttributeList.remove`."""
        self.attributes.remove(name, string=string)

    def _attribute_kinds(self) -> tuple[Where, ...] | None:
        """Return what LLVM's attributes must be for to stand here: of a global, none is; None refuses strings too."""
        return ()

    def _listed_attributes(self) -> ListedAttributes:
        header, span = self.entity.header, self.layout.attributes
        return ListedAttributes(header, [*attributes_in(header, *span)], self._attribute_end)

    def _attribute_end(self) -> int:
        return self.layout.attributes.end

    # Metadata.

    def _attachments(self) -> list[Attachment]:
        entity = self.entity
        known = _ATTACHMENTS.get(entity)
        if known is None:
            spans = self._attachment_spans() if "!" in entity.header else ()
            known = [a for span in spans for a in attachments_in(entity.header, *span)]
            _ATTACHMENTS.keep(entity, known)
        return known

    def _attachment_spans(self) -> Iterable[Span]:
        return cast("GlobalLayout", self.layout).details

    @property
    def metadata_kinds(self) -> frozenset[str]:
        """The kinds of the metadata attachments; quicker than asking `metadata`."""
        return frozenset(kind for kind, _, _ in self._attachments())

    @property
    def metadata(self) -> dict[str, MetadataNode]:
        """Kind -> node of the metadata attachments; of several of one kind, the first.

        Raises `UndefinedError` for a number that no node has.
        """
        found: dict[str, MetadataNode] = {}
        for kind, _, span in self._attachments():
            found.setdefault(kind, self.module.node(self._word(span), self))
        return found

    def set_metadata(self, kind: str, node: MetadataNode | None) -> None:
        """Attach a node, in place of those of the same kind; None takes them away.

        Raises `EditError` for a node of another module, for a kind without a name, and for an alias or ifunc.
        """
        check_attachment(self, kind, node)
        now = without_attachments(self.entity, kind)
        if now is not self.entity:
            self.module.replace(self, now)
        if node is not None:
            self._attach(f"!{spell_metadata(kind)} {node.reference}")

    def _attach(self, text: str) -> None:
        self.module.replace(self, with_attachments(self.entity, text))


def symbols_in_order(text: str, keys: frozenset[Key]) -> tuple[Key, ...]:
    """Return those of `keys` that `text` names with `@`, each once, in the order of the text."""
    if not keys:
        return ()
    return tuple(key for key in dict.fromkeys(symbol_mentions(text)) if key in keys)
