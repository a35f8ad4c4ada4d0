"""Reading metadata nodes that list integers, strings and further nodes: quickly, and strictly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import InputError
from syclopt.ir.entity import Fact
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import unescape
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from syclopt.errors import Location
    from syclopt.ir.fragments import Constant, MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode
    from syclopt.ir.views.view import View
    from syclopt.unrolled import Steps

_PLAIN = compile_pattern(r'!\{(?:(?:!"[^"]*+"|i[0-9]{1,7} (?:-?[0-9]{1,4000}+|true|false)|![0-9]++)(?:, |(?=\})))*+\}')
_ITEM = compile_pattern(
    r'!"(?P<string>[^"]*+)"|i(?P<bits>[0-9]{1,7}) (?:(?P<value>-?[0-9]++)|(?P<true>true|false))|!(?P<node>[0-9]++)'
)
_WIDTH = compile_pattern(r"i([0-9]{1,7})")
_LARGEST = 1 << 31


class Item(NamedTuple):
    """One operand of a node: a signed integer, a string, the number of a node, or the items of a node spelled inline.

    All are None for anything else. `bits` is the width of the integer.
    """

    integer: int | None = None
    string: str | None = None
    node: int | None = None
    items: tuple[Item, ...] | None = None
    bits: int = 0

    @property
    def unsigned(self) -> int | None:
        """The integer without a sign: `i32 -1` is 4294967295, and `i1 true` is 1."""
        return None if self.integer is None else self.integer & ((1 << self.bits) - 1)


_ITEMS = Fact[tuple[Item, ...]]("operands as items")


def items_of(node: MetadataNode) -> tuple[Item, ...]:
    """Return the operands of a node; one that says nothing when it is no tuple. Raises `ParseError` for no metadata."""
    known = _ITEMS.get(node.entity)
    return _ITEMS.keep(node.entity, _read(node)) if known is None else known


def _read(node: MetadataNode) -> tuple[Item, ...]:
    text = to_internal(node.content).removeprefix("distinct ")
    if _PLAIN.fullmatch(text):
        return tuple(_item(found) for found in _ITEM.finditer(text))
    fragment = node.parsed
    return unrolled(_items(fragment)) if fragment.kind == "tuple" else (Item(),)


def aspect_numbers(node: MetadataNode, what: str, user: View) -> tuple[int, ...]:
    """Return the aspects that a node lists, signed: `i32 6`, or a pair of name and number, `!{!"fp64", i32 6}`.

    `what` and `user` say in messages what the node is of. Raises `InputError` for anything else.
    """
    numbers: list[int] = []
    for item in items_of(node):
        number, pair = item.integer, item.items
        if item.node is not None:
            pair = items_of(node.module.node(f"!{item.node}", node if node.number >= 0 else user))
        if pair is not None and len(pair) == 2 and pair[0].string is not None:
            number = pair[1].integer
        if number is None or not fits(number):
            message = f"{what}: expected aspects (i32 numbers, or pairs of name and number), found {node.content}"
            raise InputError(message, place_of(node, user))
        numbers.append(number)
    return tuple(numbers)


def fits(number: int) -> bool:
    """Whether an aspect can have this number, which is signed and has 32 bits."""
    return -_LARGEST <= number < _LARGEST


def place_of(node: MetadataNode, user: View | None = None) -> Location:
    """Return where a node stands; of one that is spelled inline, where its user does."""
    return user.location if node.number < 0 and user is not None else node.location


def list_of(module: Module, name: str) -> tuple[MetadataNode, ...]:
    """Return the operands of a named metadata node; nothing where there is none."""
    named = module.named_metadata.get(name)
    return () if named is None else named.operands


def _items(fragment: MetadataFragment) -> Steps[tuple[Item, ...]]:
    items: list[Item] = []
    for operand in fragment.operands:
        if operand.kind == "tuple":
            items.append(Item(items=(yield _items(operand))))
        elif operand.constant is not None:
            items.append(_constant(operand.constant))
        else:
            items.append(Item(string=operand.string, node=operand.number if operand.kind == "ref" else None))
    return tuple(items)


def _constant(constant: Constant) -> Item:
    bits = _WIDTH.fullmatch(constant.type.text) if constant.type is not None else None
    if bits is None or constant.kind not in ("integer", "boolean") or not isinstance(constant.value, int):
        return Item()
    return _integer(int(bits[1]), constant.value)


def _item(found: re.Match[str]) -> Item:
    if found["string"] is not None:
        return Item(string=unescape(found["string"]))
    if found["node"] is not None:
        return Item(node=int(found["node"]))
    value = found["value"]
    return _integer(int(found["bits"]), int(value) if value is not None else found["true"] == "true")


def _integer(bits: int, value: int) -> Item:
    value &= (1 << bits) - 1
    return Item(integer=value - ((value >> (bits - 1)) << bits) if bits else 0, bits=bits)
