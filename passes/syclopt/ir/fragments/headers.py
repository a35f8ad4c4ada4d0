"""Heads of functions as structure."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from syclopt.ir.conventions import convention_word
from syclopt.ir.fragments.attributes import Attribute
from syclopt.ir.fragments.constants import Constant
from syclopt.ir.fragments.engine import FragmentParser, Items, Node
from syclopt.ir.fragments.metadata import MetadataBuilder, MetadataFragment
from syclopt.ir.text.source import Span
from syclopt.ir.text.spelling import Key, key_of, metadata_key, unescape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.fragments.types import AddressSpace, Type

__all__ = ["Attachment", "FunctionHeader", "Parameter", "parse_header"]

_BEFORE = (
    "linkage",
    "preemption",
    "visibility",
    "dll_storage",
    "calling_convention",
    "return_attributes",
    "return_type",
    "name",
    "parameters",
    "unnamed_addr",
    "addrspace",
    "attributes",
    "section",
    "partition",
    "comdat",
    "align",
    "gc",
    "prefix",
    "prologue",
    "personality",
)
_ORDER = {"define": ("keyword", *_BEFORE, "attachments"), "declare": ("keyword", "attachments", *_BEFORE)}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Parameter(Node):
    """A parameter; `key` is None where no name is written."""

    type: Type
    attributes: tuple[Attribute, ...]
    key: Key | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Attachment(Node):
    """`!dbg !4`."""

    kind: str
    node: MetadataFragment


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Part(Node):
    """A part of a header that has a name and one value."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FunctionHeader(Node):
    """The head of a function. What is not written is empty, or None where a value may be empty.

    `spans` tells where each part stands, by the name of its field; also `keyword`, `name`, and `parameters` with its
    brackets. `insertion_point` tells where a part that is not written belongs.
    """

    keyword: str
    key: Key
    return_type: Type
    parameters: tuple[Parameter, ...]
    is_varargs: bool
    spans: Mapping[str, Span]
    return_attributes: tuple[Attribute, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    linkage: str = ""
    preemption: str = ""
    visibility: str = ""
    dll_storage: str = ""
    calling_convention: str = ""
    unnamed_addr: str = ""
    addrspace: int | str = 0
    section: str | None = None
    partition: str | None = None
    comdat: Key | None = None
    """The key of the comdat; of a bare `comdat` the function's own."""
    align: int | None = None
    gc: str | None = None
    prefix: Constant | None = None
    prologue: Constant | None = None
    personality: Constant | None = None

    def insertion_point(self, part: str) -> int:
        """Return the offset where the part named `part` begins, or, if it is not written, where it may be inserted."""
        if part in self.spans:
            return self.spans[part].start
        order = _ORDER[self.keyword]
        return max(self.spans[name].end for name in order[: order.index(part)] if name in self.spans)


@dataclass(slots=True)
class _Parts:
    """The parts of a header as they come."""

    values: dict[str, Any] = field(default_factory=dict)
    spans: dict[str, Span] = field(default_factory=dict)

    def set(self, part: Part) -> None:
        self.values[part.name] = part.value
        self.spans[part.name] = part.span

    def append(self, name: str, item: Node) -> None:
        self.values.setdefault(name, []).append(item)
        self.spans[name] = Span(self.spans.get(name, item.span).start, item.end_pos)

    def fields(self) -> dict[str, Any]:
        """Return what was set, and what was appended as tuples."""
        return {
            name: tuple(cast("list[Node]", value)) if isinstance(value, list) else value
            for name, value in self.values.items()
        }


class HeaderBuilder(MetadataBuilder):
    """Makes function headers."""

    def header(self, items: Items) -> FunctionHeader:
        at = next(index for index, item in enumerate(items) if getattr(item, "type", "") == "GLOBAL")
        keyword, name, key = items[0], items[at], key_of(items[at][1:])
        parts = _Parts(spans={"keyword": Span(keyword.start_pos, keyword.end_pos)})
        for item in items[1 : at - 1]:
            self._add(parts, item, "return_attributes")
        for item in items[at + 4 :]:
            self._add(parts, item, "attributes")
        if parts.values.get("comdat") == "":
            parts.values["comdat"] = key
        parts.spans["return_type"] = items[at - 1].span
        parts.spans["name"] = Span(name.start_pos, name.end_pos)
        parts.spans["parameters"] = Span(items[at + 1].start_pos, items[at + 3].end_pos)
        parameters, is_varargs = items[at + 2]
        return FunctionHeader(
            self.source,
            keyword.start_pos,
            items[-1].end_pos,
            keyword.value,
            key,
            items[at - 1],
            parameters,
            is_varargs,
            parts.spans,
            **parts.fields(),
        )

    def _add(self, parts: _Parts, item: Node, attributes: str) -> None:
        if isinstance(item, Part):
            parts.set(item)
        elif isinstance(item, Attachment):
            parts.append("attachments", item)
        elif isinstance(item, Attribute) and item.name == "align" and attributes == "attributes":
            parts.set(Part(item.source, item.start_pos, item.end_pos, "align", self._number(item)))
        else:
            parts.append(attributes, item)

    def _number(self, align: Attribute) -> int:
        if not align.value.isdecimal():
            raise self.error("expected a number after 'align'", align)
        return int(align.value)

    def _new_part(self, items: Items, name: str, value: object) -> Part:
        return Part(self.source, items[0].start_pos, items[-1].end_pos, name, value)

    def linkage(self, items: Items) -> Part:
        return self._new_part(items, "linkage", items[0].value)

    def preemption(self, items: Items) -> Part:
        return self._new_part(items, "preemption", items[0].value)

    def visibility(self, items: Items) -> Part:
        return self._new_part(items, "visibility", items[0].value)

    def dll_storage(self, items: Items) -> Part:
        return self._new_part(items, "dll_storage", items[0].value)

    def calling_convention(self, items: Items) -> Part:
        convention = convention_word(self.source[items[0].start_pos : items[-1].end_pos])
        return self._new_part(items, "calling_convention", convention)

    def unnamed_addr(self, items: Items) -> Part:
        return self._new_part(items, "unnamed_addr", items[0].value)

    def addrspace_part(self, items: Items) -> Part:
        space: AddressSpace = items[0]
        return self._new_part(items, "addrspace", space.number)

    def section(self, items: Items) -> Part:
        return self._new_part(items, "section", unescape(items[1][1:-1]))

    def partition(self, items: Items) -> Part:
        return self._new_part(items, "partition", unescape(items[1][1:-1]))

    def comdat(self, items: Items) -> Part:
        return self._new_part(items, "comdat", key_of(items[2][1:]) if len(items) > 1 else "")

    def gc(self, items: Items) -> Part:
        return self._new_part(items, "gc", unescape(items[1][1:-1]))

    def prefix(self, items: Items) -> Part:
        return self._new_part(items, "prefix", items[1])

    def prologue(self, items: Items) -> Part:
        return self._new_part(items, "prologue", items[1])

    def personality(self, items: Items) -> Part:
        return self._new_part(items, "personality", items[1])

    def attachment(self, items: Items) -> Attachment:
        kind = metadata_key(items[0][1:])
        return Attachment(self.source, items[0].start_pos, items[1].end_pos, kind, items[1])

    def parameters(self, items: Items) -> tuple[tuple[Parameter, ...], bool]:
        return tuple(item for item in items if isinstance(item, Parameter)), bool(items) and items[-1] == "..."

    def parameter(self, items: Items) -> Parameter:
        attributes = tuple(item for item in items if isinstance(item, Attribute))
        key = key_of(items[-1][1:]) if getattr(items[-1], "type", "") == "LOCAL" else None
        return Parameter(self.source, items[0].start_pos, items[-1].end_pos, items[0], attributes, key)


parse_header: FragmentParser[FunctionHeader] = FragmentParser("function header", "header", "header", HeaderBuilder())
