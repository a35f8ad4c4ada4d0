"""Reading the metadata that a SYCL front end attaches to functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from syclopt.errors import InputError

if TYPE_CHECKING:
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.function import Function
    from syclopt.ir.metadata import MetadataNode

T = TypeVar("T")

_SIGN = 0x8000_0000
_U32 = 0xFFFF_FFFF


def integers_of(function: Function, kind: str) -> tuple[int, ...] | None:
    """Return the integers of the node attached as `kind`, as they are written; None when there is no such node.

    Raises `InputError` when an operand is no integer.
    """
    node = function.metadata.get(kind)
    if node is None:
        return None
    return tuple(_expect(_integer(operand), node, function, kind, "integers") for operand in node.operands)


def strings_of(function: Function, kind: str) -> tuple[str, ...] | None:
    """Return the strings of the node attached as `kind`; None when there is none. Raises `InputError` otherwise."""
    node = function.metadata.get(kind)
    if node is None:
        return None
    return tuple(_expect(operand.string, node, function, kind, "strings") for operand in node.operands)


def aspects_of(function: Function, kind: str = "sycl_used_aspects") -> tuple[int, ...]:
    """Return the numbers of the aspects attached as `kind`, signed; a negative one is internal to the compiler.

    An aspect is written `i32 6`, or as a pair of name and number: `!{!"fp64", i32 6}`, inline or as a node of its own.
    Raises `InputError` for anything else.
    """
    node = function.metadata.get(kind)
    if node is None:
        return ()
    return tuple(_aspect(operand, node, function, kind) for operand in node.operands)


def _aspect(operand: MetadataFragment, node: MetadataNode, function: Function, kind: str) -> int:
    operands = (operand,)
    if operand.kind == "tuple":
        operands = operand.operands
    elif operand.kind == "ref":
        operands = node.module.node(f"!{operand.number}", node.entity).operands
    value = _integer(operands[-1]) if operands else None
    number = _expect(value, node, function, kind, "aspects (integers, or pairs of name and integer)")
    return (number & _U32) - ((number & _SIGN) << 1)


def _integer(operand: MetadataFragment) -> int | None:
    constant = operand.constant
    if constant is None or constant.kind != "integer" or not isinstance(constant.value, int):
        return None
    return constant.value


def _expect(value: T | None, node: MetadataNode, function: Function, kind: str, expected: str) -> T:
    if value is None:
        message = f"!{kind} of '@{function.key}': expected {expected}, found {node.content}"
        raise InputError(message, node.location if node.number >= 0 else function.location)
    return value
