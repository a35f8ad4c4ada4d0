"""The metadata `!sycl_conditionally_used_aspects` of functions: pairs of a condition and the aspects used under it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.conditional_calls import parse_condition
from syclopt.analysis.node_items import aspect_numbers, fits, items_of, place_of
from syclopt.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.conditions.condition import Condition
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode
    from syclopt.targets.target_table import TargetTable


class Pair(NamedTuple):
    """Aspects that are used where a condition holds."""

    condition: Condition
    aspects: tuple[int, ...]


def read_pairs(function: Function) -> list[Pair]:
    """Return the pairs that a function lists. Raises `InputError` for another form, and for what is no condition."""
    return [
        Pair(parse_condition(numbers, _of(function), partial(place_of, node, function)), aspects)
        for numbers, aspects, node in _listed(function)
    ]


def listed_pairs(function: Function) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the pairs that a function lists: the integers of conditions, whatever they mean, and the aspects.

    Raises `InputError` for another form.
    """
    return [(numbers, aspects) for numbers, aspects, _ in _listed(function)]


def implied_aspects(function: Function, given: Condition, table: TargetTable) -> set[int]:
    """Return the aspects that a function uses, as it lists, under conditions that hold wherever `given` does.

    Raises `InputError` as `read_pairs` does.
    """
    return {number for p in read_pairs(function) if given.implies(p.condition, table) for number in p.aspects}


def add_pairs(module: Module, pairs: Iterable[Pair]) -> MetadataNode:
    """Return a node that lists pairs; equal parts share nodes."""
    nodes = [module.add_metadata(f"!{{{_condition(module, p.condition)}, {_aspects(module, p)}}}") for p in pairs]
    return module.add_metadata(f"!{{{', '.join(node.reference for node in nodes)}}}")


def _listed(function: Function) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], MetadataNode]]:
    """Yield the integers of each condition, the aspects used under it, and the node of the condition."""
    node = function.metadata.get(names.CONDITIONAL_ASPECTS_KIND)
    what = _of(function)
    for pair in () if node is None else node.node_operands:
        parts = pair.node_operands
        if len(parts) != 2:
            message = f"{what}: expected !{{!condition, !aspects}}, found {pair.content}"
            raise InputError(message, place_of(pair, function))
        condition = tuple(item.integer for item in items_of(parts[0]) if item.integer is not None)
        if len(condition) < len(items_of(parts[0])):
            message = f"{what}: expected the integers of a condition, found {parts[0].content}"
            raise InputError(message, place_of(parts[0], function))
        yield condition, aspect_numbers(parts[1], what, function), parts[0]


def _of(function: Function) -> str:
    return f"!{names.CONDITIONAL_ASPECTS_KIND} of '@{function.key}'"


def _condition(module: Module, condition: Condition) -> str:
    numbers = (f"{'i32' if fits(number) else 'i64'} {number}" for number in condition.integers())
    return module.add_metadata(f"!{{{', '.join(numbers)}}}").reference


def _aspects(module: Module, pair: Pair) -> str:
    return module.add_metadata(f"!{{{', '.join(f'i32 {number}' for number in pair.aspects)}}}").reference
