"""Reading metadata nodes that list integers, strings and further nodes: quickly, and strictly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import InputError
from syclopt.ir.names import unescape
from syclopt.ir.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.errors import Location
    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.metadata import MetadataNode
    from syclopt.ir.module import Module

_PLAIN = compile_pattern(r'!\{(?:(?:!"[^"]*+"|i[0-9]++ -?[0-9]++|![0-9]++)(?:, |(?=\})))*+\}')
_ITEM = compile_pattern(r'!"(?P<string>[^"]*+)"|i(?P<bits>[0-9]++) (?P<value>-?[0-9]++)|!(?P<node>[0-9]++)')
_LARGEST = 1 << 31


class Item(NamedTuple):
    """One operand of a node: a signed integer, a string, the number of a node, or the items of a node spelled inline.

    All are None for anything else.
    """

    integer: int | None = None
    string: str | None = None
    node: int | None = None
    items: tuple[Item, ...] | None = None


def items_of(node: MetadataNode) -> tuple[Item, ...]:
    """Return the operands of a node. Raises `ParseError` when it is no metadata, `InputError` when it is no tuple."""
    text = node.content.removeprefix("distinct ")
    if _PLAIN.fullmatch(text):
        return tuple(_item(found) for found in _ITEM.finditer(text))
    fragment = node.parsed
    if fragment.kind != "tuple":
        raise InputError(f"expected a list, found {node.content}", place_of(node))
    return _items(fragment)


def aspect_numbers(node: MetadataNode, what: str, user: Entity) -> tuple[int, ...]:
    """Return the aspects that a node lists, signed: `i32 6`, or a pair of name and number, `!{!"fp64", i32 6}`.

    `what` and `user` say in messages what the node is of. Raises `InputError` for anything else.
    """
    numbers: list[int] = []
    for item in items_of(node):
        number, pair = item.integer, item.items
        if item.node is not None:
            pair = items_of(node.module.node(f"!{item.node}", node.entity if node.number >= 0 else user))
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


def place_of(node: MetadataNode, user: Entity | None = None) -> Location:
    """Return where a node stands; of one that is spelled inline, where its user does."""
    return user.location if node.number < 0 and user is not None else node.location


def list_of(module: Module, name: str) -> tuple[MetadataNode, ...]:
    """Return the operands of a named metadata node; nothing where there is none."""
    named = module.named_metadata
    return named[name].operands if name in named else ()


def _items(fragment: MetadataFragment) -> tuple[Item, ...]:
    items: list[Item] = []
    for operand in fragment.operands:
        if operand.kind == "tuple":
            items.append(Item(items=_items(operand)))
        else:
            found = _ITEM.fullmatch(" ".join(operand.text.split()))
            items.append(_item(found) if found else Item())
    return tuple(items)


def _item(found: re.Match[str]) -> Item:
    if found["string"] is not None:
        return Item(string=unescape(found["string"]))
    if found["node"] is not None:
        return Item(node=int(found["node"]))
    bits, value = int(found["bits"]), int(found["value"])
    value &= (1 << bits) - 1
    return Item(integer=value - ((value >> (bits - 1)) << bits) if bits else 0)
