"""Which of many conditions imply which others: what one implies is found once, and held against all others as a set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.conditions.condition import Condition
from syclopt.conditions.device_facts import consequences
from syclopt.conditions.prefix_code import AND, ARCHITECTURE, ASPECT, NOT, ends_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.conditions.prefix_code import Atom
    from syclopt.targets.target_table import TargetTable

Code = tuple[int, ...]


class Implications:
    """What conditions imply, each of which there can be a device for.

    A condition is taken for an AND of parts. From one whose parts are atoms and negated atoms follow these, and what a
    device has or lacks with one of them; of other parts there must be a proof.
    """

    def __init__(self, atoms: Iterable[Atom], table: TargetTable) -> None:
        """Look at `atoms`: those of all conditions there will be."""
        self._table = table
        self._consequences = consequences(sorted({*atoms}), table)
        self._parts: dict[Condition, frozenset[Code]] = {}
        self._implied: dict[Condition, frozenset[Code]] = {}
        self._proofs: dict[tuple[Condition, Code], bool] = {}

    def implies(self, condition: Condition, other: Condition) -> bool:
        """Tell whether it is proved that `other` holds on all devices on which `condition` does."""
        missing = self._parts_of(other) - self._implied_by(condition)
        if missing and all(map(_is_literal, self._parts_of(condition))) and any(map(_is_literal, missing)):
            return False
        return all(self._proved(condition, part) for part in missing)

    def _parts_of(self, condition: Condition) -> frozenset[Code]:
        known = self._parts.get(condition)
        if known is None:
            known = self._parts[condition] = frozenset(_operands_of_and(condition.code))
        return known

    def _implied_by(self, condition: Condition) -> frozenset[Code]:
        """Return the parts of a condition, and the literals that follow from one of them."""
        known = self._implied.get(condition)
        if known is None:
            parts = self._parts_of(condition)
            known = self._implied[condition] = parts.union(*(self._consequences.get(part, ()) for part in parts))
        return known

    def _proved(self, condition: Condition, part: Code) -> bool:
        known = self._proofs.get((condition, part))
        if known is None:
            known = self._proofs[condition, part] = condition.implies(Condition(part), self._table)
        return known


def _is_literal(code: Code) -> bool:
    return code[code[0] == NOT] in (ASPECT, ARCHITECTURE)


def _operands_of_and(code: Code) -> list[Code]:
    ends = ends_of(code)
    found: list[Code] = []
    todo = [0]
    while todo:
        place = todo.pop()
        if code[place] == AND:
            todo += [ends[place + 1], place + 1]
        else:
            found.append(code[place : ends[place]])
    return found
