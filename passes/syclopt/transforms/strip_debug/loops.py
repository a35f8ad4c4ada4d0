"""Metadata of loops without source locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user

if TYPE_CHECKING:
    from syclopt.ir.fragments import MetadataFragment
    from syclopt.ir.module import Module
    from syclopt.ir.views.metadata_node import MetadataNode

_OF_NUMBERS = compile_pattern(r"(?:distinct )?+!\{(![0-9]++(?:, ![0-9]++)*+)\}")
_NUMBER = compile_pattern(r"[0-9]++")


class Loops:
    """The source locations in the nodes of loops."""

    def __init__(self, module: Module) -> None:
        """Look for none yet."""
        self._module = module
        self._seen: set[int] = set()
        self._is_location_of: dict[int, bool] = {}

    def say_nothing_else(self, number: int) -> bool:
        """Note the node of a loop; tell whether it has locations, and nothing beside them and itself."""
        self._seen.add(number)
        node = self._module.metadata[number]
        numbers = _numbers(node)
        if numbers is not None:
            others = [other for other in numbers if other != number]
            return bool(others) and all(self._is_location_number(other, node) for other in others)
        rest = [operand for operand in node.operands if operand.number != number]
        return bool(rest) and all(self._is_location(operand, node) for operand in rest)

    def strip(self) -> None:
        """Leave the locations out of the nodes that were noted, and of those that they refer to."""
        todo = [*self._seen]
        while todo:
            node = self._module.metadata[todo.pop()]
            numbers = _numbers(node)
            if numbers is None:
                if node.parsed.kind != "tuple":
                    continue
                numbers = [*node.parsed.references]
            inner = {number for number in numbers if not self._is_location_number(number, node)}
            todo += inner - self._seen
            self._seen |= inner
            if len(inner) < len({*numbers}) or _numbers(node) is None:
                self._strip_node(node)

    def _strip_node(self, node: MetadataNode) -> None:
        operands = node.operands
        kept = [to_user(operand.text) for operand in operands if not self._is_location(operand, node)]
        if len(kept) < len(operands):
            node.set_content(f"{'distinct ' if node.is_distinct else ''}!{{{', '.join(kept)}}}")

    def _is_location(self, operand: MetadataFragment, user: MetadataNode) -> bool:
        if operand.kind == "ref" and operand.number is not None:
            return self._is_location_number(operand.number, user)
        return operand.kind == "DILocation"

    def _is_location_number(self, number: int, user: MetadataNode) -> bool:
        known = self._is_location_of.get(number)
        if known is None:
            content = self._module.node(f"!{number}", user).content
            known = self._is_location_of[number] = content.removeprefix("distinct ").startswith("!DILocation")
        return known


def _numbers(node: MetadataNode) -> list[int] | None:
    """Return the operands of a node that has only numbered ones, without parsing it; None for another node."""
    found = _OF_NUMBERS.fullmatch(node.content)
    return [int(number) for number in _NUMBER.findall(found[1])] if found else None
