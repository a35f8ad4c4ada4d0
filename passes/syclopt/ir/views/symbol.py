"""View of what is named with `@`, with its attributes and metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt.ir.attribute_lists import attributes_in, group_attributes, spell_attribute
from syclopt.ir.edits.attach import without_attachments
from syclopt.ir.edits.checks import check_attachment
from syclopt.ir.entity import Fact
from syclopt.ir.layout import (
    attachments_in,
)
from syclopt.ir.references import references, symbol_mentions
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import Key, spell_metadata
from syclopt.ir.views.global_value import GlobalValue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.layout import Attachment, GlobalLayout
    from syclopt.ir.views.metadata_node import MetadataNode


_ATTACHMENTS = Fact["list[Attachment]"]("metadata attachments")


class Symbol(GlobalValue):
    """A function, global variable, alias or ifunc."""

    __slots__ = ()

    # Attributes.

    def has_attribute(self, name: str) -> bool:
        """Tell whether an attribute is set, by a group or inline; quicker than asking `attributes`."""
        header = self.entity.header
        if name in header or "\\" in header:
            return name in self.attributes
        groups = references(self.entity, header_only=True).attributes
        table = self.module.index.table("attributes")
        return any(name in group_attributes(table[group]) for group in groups if group in table)

    def _attribute_span(self) -> Span:
        return self.layout.attributes

    @property
    def attributes(self) -> dict[str, str]:
        """Name -> value of all attributes, of groups and inline; a flag has the value ''."""
        found: dict[str, str] = {}
        grouped: dict[str, str] = {}
        for attribute in attributes_in(self.entity.header, *self._attribute_span()):
            if attribute.group is None:
                found[attribute.name] = attribute.value
            else:
                grouped.update(self.module.attribute_groups[attribute.group].attributes)
        return {**found, **grouped}

    def add_attribute(self, name: str, value: str | None = None) -> None:
        """Set an attribute: `"name"="value"`, or a flag that LLVM knows. Does nothing when it is set already."""
        now = self.attributes
        if name in now:
            if now[name] == (value or ""):
                return
            self.remove_attribute(name)
        at = self._attribute_end()
        text = spell_attribute(name, value)
        after = self.entity.header[at : at + 1]
        self.set_span(at, at, f" {text}{' ' if after and not after.isspace() else ''}")

    def remove_attribute(self, name: str) -> None:
        """Take an attribute away, also from the group that gives it. Does nothing when it is not set."""
        header = self.entity.header
        for attribute in reversed([*attributes_in(header, *self._attribute_span())]):
            start, end = attribute.span
            if attribute.group is None:
                if attribute.name == name:
                    header = header[: start - (header[start - 1] in " \t")] + header[end:]
                continue
            number = self.module.group_without(attribute.group, name)
            if number is None:
                header = header[: start - (header[start - 1] in " \t")] + header[end:]
            elif number != attribute.group:
                header = f"{header[:start]}#{number}{header[end:]}"
        self._set_header(header)

    def _attribute_end(self) -> int:
        return self._attribute_span().end

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
            found.setdefault(kind, self.module.node(self._word(span), self.entity))
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
        at = self.layout.attributes.start
        after = self.entity.header[at : at + 1]
        self.set_span(at, at, f", {text}{' ' if after and not after.isspace() else ''}")


def symbols_in_order(text: str, keys: frozenset[Key]) -> tuple[Key, ...]:
    """Return those of `keys` that `text` names with `@`, each once, in the order of the text."""
    if not keys:
        return ()
    return tuple(key for key in dict.fromkeys(symbol_mentions(text)) if key in keys)
