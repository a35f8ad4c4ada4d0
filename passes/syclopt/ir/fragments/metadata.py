"""Metadata as structure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.ir.fragments.constants import Constant, ConstantBuilder
from syclopt.ir.fragments.engine import FragmentParser, Items, Node
from syclopt.ir.text.spelling import metadata_key, unescape

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["MetadataFragment", "parse_metadata"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MetadataFragment(Node):
    """A node, or what stands in one.

    | kind      | written                            | what it has                                             |
    |-----------|------------------------------------|---------------------------------------------------------|
    | `tuple`   | `!{...}` (in a field also `{...}`) | `operands`                                              |
    | `string`  | `!"..."` (in a field also `"..."`) | `string`, decoded                                       |
    | `ref`     | `!5`                               | `number`                                                |
    | `null`    | `null`                             |                                                         |
    | `value`   | `i32 6`, `ptr @f`                  | `constant`                                              |
    | `integer` | `line: 7`                          | `number`                                                |
    | `words`   | `tag: DW_TAG_base_type`, `A \\| B`  | `words`                                                 |
    | `DI...`   | `!DILocation(line: 1, scope: !2)`  | `fields`; `operands` (`!DIExpression`, `!DIArgList`)     |
    """

    kind: str
    distinct: bool = False
    operands: tuple[MetadataFragment, ...] = ()
    fields: tuple[tuple[str, MetadataFragment], ...] = ()
    number: int | None = None
    string: str | None = None
    words: tuple[str, ...] = ()
    constant: Constant | None = None

    def field(self, name: str) -> MetadataFragment | None:
        """Return the field `name` of a specialised node, if it is written."""
        return next((value for key, value in self.fields if key == name), None)

    def walk(self) -> Iterator[MetadataFragment]:
        """Yield this fragment and all inside it, outermost first, in order."""
        waiting: list[MetadataFragment] = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed([*node.operands, *(value for _, value in node.fields)]))

    @property
    def references(self) -> tuple[int, ...]:
        """The numbers of the nodes named inside, each once, in order."""
        numbers = (node.number for node in self.walk() if node.kind == "ref")
        return tuple(dict.fromkeys(number for number in numbers if number is not None))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Field(Node):
    """`name: value`."""

    name: str
    value: MetadataFragment


class MetadataBuilder(ConstantBuilder):
    """Makes metadata."""

    def _new_node(self, items: Items, kind: str, operands: tuple[MetadataFragment, ...] = ()) -> MetadataFragment:
        return MetadataFragment(self.source, items[0].start_pos, items[-1].end_pos, kind, operands=operands)

    def distinct_node(self, items: Items) -> MetadataFragment:
        node: MetadataFragment = items[1]
        return MetadataFragment(
            self.source,
            items[0].start_pos,
            node.end_pos,
            node.kind,
            True,
            node.operands,
            node.fields,
            node.number,
            node.string,
        )

    def null_metadata(self, items: Items) -> MetadataFragment:
        return self._new_node(items, "null")

    def value_metadata(self, items: Items) -> MetadataFragment:
        return MetadataFragment(self.source, items[0].start_pos, items[0].end_pos, "value", constant=items[0])

    def ref_node(self, items: Items) -> MetadataFragment:
        return self._numbered(items, "ref")

    def plain_integer(self, items: Items) -> MetadataFragment:
        return self._numbered(items, "integer")

    def _numbered(self, items: Items, kind: str) -> MetadataFragment:
        number = int(items[-1])
        return MetadataFragment(self.source, items[0].start_pos, items[-1].end_pos, kind, number=number)

    def string_node(self, items: Items) -> MetadataFragment:
        string = unescape(items[-1][1:-1])
        return MetadataFragment(self.source, items[0].start_pos, items[-1].end_pos, "string", string=string)

    plain_string = string_node

    def plain_words(self, items: Items) -> MetadataFragment:
        words = tuple(item.value for item in items if item != "|")
        return MetadataFragment(self.source, items[0].start_pos, items[-1].end_pos, "words", words=words)

    def tuple_node(self, items: Items) -> MetadataFragment:
        return self._new_node(items, "tuple", _operands(items))

    def special_node(self, items: Items) -> MetadataFragment:
        kind = metadata_key(items[0][1:])
        named = tuple((item.name, item.value) for item in items if isinstance(item, _Field))
        start, end = items[0].start_pos, items[-1].end_pos
        return MetadataFragment(self.source, start, end, kind, operands=_operands(items), fields=named)

    def named_field(self, items: Items) -> _Field:
        return _Field(self.source, items[0].start_pos, items[1].end_pos, items[0][:-1], items[1])


def _operands(items: Items) -> tuple[MetadataFragment, ...]:
    return tuple(item for item in items if isinstance(item, MetadataFragment))


parse_metadata: FragmentParser[MetadataFragment] = FragmentParser(
    "metadata", "metadata", "whole_metadata", MetadataBuilder()
)
