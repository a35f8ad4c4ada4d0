"""Attributes as structure."""

from __future__ import annotations

from dataclasses import dataclass

from syclopt.ir.attribute_lists import unquoted
from syclopt.ir.fragments.engine import FragmentParser, Items, Node
from syclopt.ir.fragments.types import TypeBuilder
from syclopt.ir.text.spelling import unescape

__all__ = ["Attribute", "parse_attributes"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Attribute(Node):
    """One attribute, or a reference to a group (`#3`: then `group` is the number and `name` is empty).

    `value` is what follows the name, without `=`, quotes or the outer brackets; empty for a flag.
    """

    name: str
    value: str = ""
    is_string: bool = False
    group: int | None = None


class AttributeBuilder(TypeBuilder):
    """Makes attributes; a name or value in quotes is given as what it means, any other as it is written."""

    def _new_attribute(self, items: Items, name: str, value: str = "", is_string: bool = False) -> Attribute:
        return Attribute(self.source, items[0].start_pos, items[-1].end_pos, name, value, is_string)

    def attributes(self, items: Items) -> tuple[Attribute, ...]:
        return tuple(items)

    def flag_attribute(self, items: Items) -> Attribute:
        return self._new_attribute(items, items[0].value)

    def number_attribute(self, items: Items) -> Attribute:
        return self._new_attribute(items, items[0].value, items[1].value)

    def assigned_attribute(self, items: Items) -> Attribute:
        return self._new_attribute(items, items[0].value, items[2].value)

    def call_attribute(self, items: Items) -> Attribute:
        value = unquoted(self.source[items[1].end_pos : items[-1].start_pos])
        return self._new_attribute(items, items[0].value, value)

    def string_attribute(self, items: Items) -> Attribute:
        value = unescape(items[2][1:-1]) if len(items) > 1 else ""
        return self._new_attribute(items, unescape(items[0][1:-1]), value, is_string=True)

    def group_attribute(self, items: Items) -> Attribute:
        return Attribute(self.source, items[0].start_pos, items[0].end_pos, "", group=int(items[0][1:]))


parse_attributes: FragmentParser[tuple[Attribute, ...]] = FragmentParser(
    "attribute list", "attribute", "attributes", AttributeBuilder()
)
