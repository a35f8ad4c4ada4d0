"""What is known of devices, and what follows of conditions on them.

Devices have one architecture and are of one kind, and tables say more of them. What one of many conditions implies is
found once, and held against all others as a set.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from syclopt.conditions.condition import Condition
from syclopt.conditions.normal_forms import SMALL, everywhere, joined, minimal, normalised, table_of, without_variables
from syclopt.conditions.prefix_code import AND, ARCHITECTURE, ASPECT, NOT, OR, Atom, atoms_in, ends_of, value_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.conditions.normal_forms import Code
    from syclopt.targets.target import Target
    from syclopt.targets.target_table import TargetTable

# An atom and its value, and an atom and its value: what cannot be at once.
Conflict = tuple[Atom, bool, Atom, bool]

_KINDS = frozenset((ASPECT, number) for number in range(5))  # host, cpu, gpu, accelerator, custom
_TABULAR = 16  # atoms, up to which truth tables are quick
_WORK = 2_000_000  # numbers of code that a proof may look at


def known_of(target: Target, atom: Atom) -> bool | None:
    """Return whether a target has an aspect, or is of an architecture; None where that is not known."""
    kind, number = atom
    return _is_of(target, number) if kind == ARCHITECTURE else target.has(number)


def _is_of(target: Target, architecture: int) -> bool | None:
    """Return whether a target is of an architecture. One that is all devices of a family is of none outside of it."""
    if target.architecture is not None:
        return target.architecture.value == architecture
    from syclopt.targets import architectures, default_table

    family = next((one for one in default_table().families if one.triple == target.triple), None)
    known = architectures().find(architecture)
    return False if family and known and not known.name.startswith(family.prefix) else None


def evaluate(code: Code, target: Target) -> bool | None:
    """Return the value of a condition on a target; None where it may be either."""
    facts = {atom: known_of(target, atom) for atom in atoms_in(code)}
    value = value_of(code, facts.__getitem__)
    if value is not None:
        return value
    literals = [((NOT,) * (not holds)) + atom for atom, holds in facts.items() if holds is not None]
    if is_possible(joined(AND, [code, *literals]), None) is False:
        return False
    return True if is_possible(joined(AND, [(NOT, *code), *literals]), None) is False else None


def simplified(code: Code, given: Code, table: TargetTable | None) -> Code:
    """Return a short code that has the same value as `code` on all devices for which `given` holds."""
    code = normalised(code)
    own = atoms_in(code)
    atoms = (*own, *(atom for atom in atoms_in(given) if atom not in own))
    if len(own) <= SMALL and len(atoms) <= _TABULAR:
        care = table_of(given, atoms) & _possible(atoms, table)
        return minimal(table_of(code, own), without_variables(care, len(atoms), len(own)), own)
    if is_possible((AND, *given, *code), table) is False:
        return normalised((AND, ASPECT, 0, NOT, ASPECT, 0))
    if is_possible((AND, *given, NOT, *code), table) is False:
        return normalised((OR, ASPECT, 0, NOT, ASPECT, 0))
    return code


def consequences(atoms: Sequence[Atom], table: TargetTable | None) -> dict[Code, set[Code]]:
    """Return atom, or its negation -> those that follow from it alone, whatever the device."""
    found: dict[Code, set[Code]] = {}
    for first, first_value, second, second_value in _conflicts(atoms, table):
        pair = (first, first_value), (second, second_value)
        for (atom, value), (other, conflicting) in (pair, pair[::-1]):
            found.setdefault((NOT,) * (not value) + atom, set()).add((NOT,) * conflicting + other)
    return found


def is_possible(code: Code, table: TargetTable | None) -> bool | None:
    """Tell whether there can be a device on which a condition holds; None where that takes too long to find out."""
    atoms = atoms_in(code)
    if len(atoms) <= _TABULAR:
        return bool(table_of(code, atoms) & _possible(atoms, table))
    conflicts: dict[tuple[Atom, bool], list[tuple[Atom, bool]]] = {}
    for first, first_value, second, second_value in _conflicts(atoms, table):
        conflicts.setdefault((first, first_value), []).append((second, not second_value))
        conflicts.setdefault((second, second_value), []).append((first, not first_value))
    todo: list[dict[Atom, bool]] = [{}]
    for _ in range(1 + _WORK // len(code)):
        if not todo:
            return False
        facts = todo.pop()
        value = value_of(code, facts.get)
        if value:
            return True
        if value is None:
            atom = next(atom for atom in atoms if atom not in facts)
            for choice in (True, False):
                further = _with(facts, (atom, choice), conflicts)
                if further is not None:
                    todo.append(further)
    return None


def _with(
    facts: dict[Atom, bool],
    choice: tuple[Atom, bool],
    conflicts: dict[tuple[Atom, bool], list[tuple[Atom, bool]]],
) -> dict[Atom, bool] | None:
    """Return what is known with one choice more and all that follows; None for a contradiction."""
    further = {**facts}
    todo = [choice]
    while todo:
        atom, value = todo.pop()
        if further.get(atom, value) != value:
            return None
        if atom not in further:
            further[atom] = value
            todo += conflicts.get((atom, value), ())
    return further


def _possible(atoms: Sequence[Atom], table: TargetTable | None) -> int:
    """Return, as a function of `atoms`, what devices there can be."""
    possible = everywhere(len(atoms))
    for first, first_value, second, second_value in _conflicts(atoms, table):
        code = (OR, *(NOT,) * first_value, *first, *(NOT,) * second_value, *second)
        possible &= table_of(code, atoms)
    return possible


def _conflicts(atoms: Sequence[Atom], table: TargetTable | None) -> Iterator[Conflict]:
    """Yield what cannot be at once."""
    targets: dict[Atom, list[Target]] = {}
    for target in table or ():
        if target.architecture is not None:
            targets.setdefault((ARCHITECTURE, target.architecture.value), []).append(target)
    kinds = [atom for atom in atoms if atom in _KINDS]
    architectures = [atom for atom in atoms if atom[0] == ARCHITECTURE]
    for first, second in (*combinations(kinds, 2), *combinations(architectures, 2)):
        yield first, True, second, True
    for architecture in filter(targets.__contains__, architectures):
        for atom in atoms:
            has = {known_of(target, atom) for target in targets[architecture]} if atom[0] == ASPECT else {None}
            if len(has) == 1 and None not in has:
                yield atom, True not in has, architecture, True


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
