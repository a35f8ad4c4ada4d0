"""The metadata `!sycl_conditionally_used_aspects` of functions: pairs of a condition and the aspects used under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.analysis.aspects.kinds import CONDITIONAL
from syclopt.analysis.conditions.calls import parse_condition, spell_numbers
from syclopt.analysis.node_items import aspect_numbers, items_of, place_of
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.function import Function
    from syclopt.ir.metadata import MetadataNode
    from syclopt.ir.module import Module
    from syclopt.targets.conditions import Condition


class Pair(NamedTuple):
    """Aspects that are used where a condition holds."""

    condition: Condition
    aspects: tuple[int, ...]


def read_pairs(function: Function) -> list[Pair]:
    """Return the pairs that a function lists. Raises `InputError` for another form, and for what is no condition."""
    node = function.metadata.get(CONDITIONAL)
    return [_pair(function, pair) for pair in node.nodes] if node is not None else []


def add_pairs(module: Module, pairs: Iterable[Pair]) -> MetadataNode:
    """Return a node that lists pairs; equal parts share nodes."""
    nodes = [module.add_metadata(f"!{{{_condition(module, p.condition)}, {_aspects(module, p)}}}") for p in pairs]
    return module.add_metadata(f"!{{{', '.join(node.reference for node in nodes)}}}")


def _pair(function: Function, pair: MetadataNode) -> Pair:
    what = f"!{CONDITIONAL} of '@{function.key}'"
    parts = pair.nodes
    if len(parts) != 2:
        message = f"{what}: expected !{{!condition, !aspects}}, found {pair.content}"
        raise InputError(message, place_of(pair, function.entity))
    numbers = [item.integer for item in items_of(parts[0])]
    if None in numbers:
        message = f"{what}: expected the integers of a condition, found {parts[0].content}"
        raise InputError(message, place_of(parts[0], function.entity))
    integers = [number for number in numbers if number is not None]
    condition = parse_condition(integers, what, lambda: place_of(parts[0], function.entity))
    return Pair(condition, aspect_numbers(parts[1], what, function.entity))


def _condition(module: Module, condition: Condition) -> str:
    numbers = ", ".join(f"{type_} {number}" for type_, number in spell_numbers(condition))
    return module.add_metadata(f"!{{{numbers}}}").reference


def _aspects(module: Module, pair: Pair) -> str:
    return module.add_metadata(f"!{{{', '.join(f'i32 {number}' for number in pair.aspects)}}}").reference
