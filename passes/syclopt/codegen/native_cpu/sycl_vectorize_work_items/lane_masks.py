"""Masks of work-items, and values chosen by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import lanes_and_element

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import CodeBlock
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.lane_values import Lanes, Output


class Masks:
    """Writes what is done with masks; None is the mask of all work-items.

    What work-items that are not in a mask have may be poison: it is never asked.
    """

    def __init__(self, lanes: Lanes, output: Output) -> None:
        self._lanes = lanes
        self._output = output
        self._type = lanes.vector("i1")

    @property
    def type(self) -> str:
        """The type of a mask."""
        return self._type

    def any(self, mask: str) -> str:
        """Return whether there is one in a mask."""
        width = self._lanes.width
        bits = self._output.value(f"bitcast {self._type} {mask} to i{width}")
        return self._output.value(f"icmp ne i{width} {bits}, 0")

    def union(self, masks: Sequence[str | None]) -> str | None:
        """Return those who are in one of several masks."""
        found = masks[0]
        for mask in masks[1:]:
            if found is None or mask is None:
                return None
            found = self._output.value(f"or {self._type} {found}, {mask}")
        return found

    def both(self, mask: str | None, condition: str) -> str:
        """Return those of a mask for whom a condition holds."""
        if mask is None:
            return condition
        return self._output.value(f"select {self._type} {mask}, {self._type} {condition}, {self._type} zeroinitializer")

    def chosen(self, mask: str | None, those: Sequence[str], others: Sequence[str], kind: str) -> list[str]:
        """Return values: those of the ones in a mask, and of the others."""
        if mask is None:
            return [*those]
        vector = self._lanes.vector(lanes_and_element(kind)[1])
        return [
            self._output.value(f"select {self._type} {mask}, {vector} {one}, {vector} {other}")
            for one, other in zip(those, others, strict=True)
        ]

    def phi(self, kind: str, values: Iterable[tuple[str, str]]) -> str:
        """Write a phi node of values and labels."""
        return self._output.value(f"phi {kind} {', '.join(f'[ {value}, %{label} ]' for value, label in values)}")

    def ways(self, block: CodeBlock, mask: str | None) -> Iterator[tuple[str, str | None]]:
        """Yield the blocks after one, with the work-items that go there."""
        assert block.condition is not None, "there are several ways"
        (value,) = self._lanes.parts(block.condition)
        vector = self._lanes.vector(block.condition.type)
        rest = mask
        taken: dict[str, str] = {}
        for one in block.exits:
            if one.value is None:
                break
            is_this = value
            if block.condition.type != "i1" or one.value != "true":
                is_this = self._output.value(f"icmp eq {vector} {value}, splat ({block.condition.type} {one.value})")
            found = self.both(rest, is_this)
            known = taken.get(one.to)
            taken[one.to] = found if known is None else self._output.value(f"or {self._type} {known}, {found}")
            others = self._output.value(f"xor {self._type} {is_this}, splat (i1 true)")
            rest = self.both(rest, others)
        last = block.exits[-1].to
        if last in taken and rest is not None:
            rest = self._output.value(f"or {self._type} {taken.pop(last)}, {rest}")
        yield from taken.items()
        yield last, rest
