"""Prefix code of conditions: where operands end, what it asks for, its value, its spelling. Never recursive."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

ASPECT, ARCHITECTURE, NOT, AND, OR = -1, -2, -3, -4, -5
# The number of operands; an aspect or architecture has none, but the number behind it.
OPERANDS = {ASPECT: 0, ARCHITECTURE: 0, NOT: 1, AND: 2, OR: 2}

# A kind (ASPECT or ARCHITECTURE) and a number.
Atom = tuple[int, int]


def is_whole(numbers: Iterable[int]) -> bool:
    """Tell whether numbers are one expression: operators, and aspects and architectures with their numbers."""
    wanted, rest = 1, iter(numbers)
    for operator in rest:
        operands = OPERANDS.get(operator)
        if not wanted or operands is None or (not operands and next(rest, None) is None):
            return False
        wanted += operands - 1
    return wanted == 0


def atoms_in(code: Sequence[int]) -> tuple[Atom, ...]:
    """Return the atoms of a code, each once: aspects by number, then architectures by value."""
    found = {(code[i], code[i + 1]) for i in range(len(code)) if code[i] in (ASPECT, ARCHITECTURE)}
    return tuple(sorted(found, key=lambda atom: (-atom[0], atom[1])))


def ends_of(code: Sequence[int]) -> list[int]:
    """Return, for each place of `code` at which an operand begins, where it ends."""
    ends = [0] * len(code)
    for i in range(len(code) - 1, -1, -1):
        operator = code[i]
        if operator in (ASPECT, ARCHITECTURE):
            ends[i] = i + 2
        elif operator == NOT:
            ends[i] = ends[i + 1]
        elif operator < 0:
            ends[i] = ends[ends[i + 1]]
    return ends


def value_of(code: Sequence[int], holds: Callable[[Atom], bool | None]) -> bool | None:
    """Return the value of a code, operator by operator; None stands for what is not known."""
    values: list[bool | None] = []
    for i in range(len(code) - 1, -1, -1):
        operator = code[i]
        if operator in (ASPECT, ARCHITECTURE):
            values.append(holds((operator, code[i + 1])))
        elif operator == NOT:
            value = values.pop()
            values.append(None if value is None else not value)
        elif operator < 0:
            strong = operator == OR
            first, second = values.pop(), values.pop()
            is_decided = strong in (first, second)
            values.append(strong if is_decided else None if None in (first, second) else not strong)
    return values[0]


def spelled(code: Sequence[int], name: Callable[[Atom], str]) -> str:
    """Return a code for people, with brackets around AND in OR, around OR in AND, and after `not`."""
    ends = ends_of(code)
    parts: list[str] = []
    todo: list[str | tuple[int, int]] = [(0, 0)]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            parts.append(item)
            continue
        place, outer = item
        operator = code[place]
        needs_brackets = False
        if operator in (ASPECT, ARCHITECTURE):
            parts.append(_atom(name((operator, code[place + 1])), outer))
        elif operator == NOT:
            parts.append("not ")
            todo.append((place + 1, NOT))
        else:
            needs_brackets = outer not in (0, operator)
            word = " and " if operator == AND else " or "
            inner: list[str | tuple[int, int]] = [(ends[place + 1], operator), word, (place + 1, operator)]
            todo += [")", *inner, "("] if needs_brackets else inner
    return "".join(parts)


def _atom(name: str, outer: int) -> str:
    return f"({name})" if outer == NOT and " " in name else name
