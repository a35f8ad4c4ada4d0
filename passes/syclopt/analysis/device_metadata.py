"""Reading the metadata that a SYCL front end attaches to functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from syclopt import names
from syclopt.analysis.node_items import aspect_numbers, items_of, place_of
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode

T = TypeVar("T")


def integers_of(function: Function, kind: str) -> tuple[int, ...] | None:
    """Return the integers of the node attached as `kind`, without signs; None when there is no such node.

    Raises `InputError` when an operand is no integer.
    """
    node = function.metadata.get(kind)
    if node is None:
        return None
    return _all((item.unsigned for item in items_of(node)), node, function, kind, "integers")


def strings_of(function: Function, kind: str) -> tuple[str, ...] | None:
    """Return the strings of the node attached as `kind`; None when there is none. Raises `InputError` otherwise."""
    node = function.metadata.get(kind)
    if node is None:
        return None
    return _all((item.string for item in items_of(node)), node, function, kind, "strings")


def aspects_of(function: Function, kind: str = names.USED_ASPECTS_KIND) -> tuple[int, ...]:
    """Return the numbers of the aspects attached as `kind`, signed; a negative one is internal to the compiler.

    An aspect is written `i32 6`, or as a pair of name and number: `!{!"fp64", i32 6}`, inline or as a node of its own.
    Raises `InputError` for anything else.
    """
    node = function.metadata.get(kind)
    return () if node is None else aspect_numbers(node, f"!{kind} of '@{function.key}'", function)


def _all(values: Iterable[T | None], node: MetadataNode, function: Function, kind: str, expected: str) -> tuple[T, ...]:
    found: list[T] = []
    for value in values:
        if value is None:
            message = f"!{kind} of '@{function.key}': expected {expected}, found {node.content}"
            raise InputError(message, place_of(node, function))
        found.append(value)
    return tuple(found)
