"""Conditions on a device: expressions of aspects and architectures, as conditional code carries them.

    >>> from syclopt.conditions.condition import Condition
    >>> print(Condition.parse([-4, -1, 5, -3, -2, 251660032]))
    fp16 and not (arch intel_gpu_pvc)

Integers spell a condition in prefix code: -1 and the number of an aspect, -2 and the number of an architecture, -3 NOT
of what follows, -4 AND and -5 OR of the next two. The number of an architecture is its 64-bit value, or the lower half
of it, which is what an `i32` holds, where only one architecture has that half.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from syclopt.conditions.prefix_code import (
    AND,
    ARCHITECTURE,
    ASPECT,
    NOT,
    OPERANDS,
    OR,
    Atom,
    atoms_in,
    spelled,
    value_of,
)
from syclopt.errors import ParseError, UndefinedError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclopt.targets.target import Target
    from syclopt.targets.target_table import TargetTable

_ATOMS = {ASPECT: "an aspect", ARCHITECTURE: "an architecture"}
_EXPECTED = "expected -1 (aspect), -2 (architecture), -3 (not), -4 (and) or -5 (or)"
_HALF = 1 << 32
_WHOLE = 1 << 64


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition. `code` is prefix code with architectures as 64-bit values; equal code is an equal condition.

    `~a`, `a & b` and `a | b` make further ones. Two that say the same may have different codes: see `normalised`.
    """

    code: tuple[int, ...]

    @classmethod
    def parse(cls, integers: Iterable[int]) -> Condition:
        """Return the condition that integers spell.

        Raises `ParseError` for integers that are no prefix code, or more than one, and `UndefinedError` for the number
        of no architecture, or of several; both name the position, counted from 1.
        """
        return _parsed(tuple(integers))

    @classmethod
    def aspect(cls, aspect: int | str) -> Condition:
        """Return the condition that a device has an aspect. Raises `UndefinedError` for an unknown name."""
        from syclopt.targets.catalogue import aspects

        return cls((ASPECT, aspects().get(aspect).number if isinstance(aspect, str) else aspect))

    @classmethod
    def architecture(cls, architecture: int | str) -> Condition:
        """Return the condition that a device is of an architecture. Raises `UndefinedError` for an unknown one."""
        from syclopt.targets.catalogue import architectures

        if isinstance(architecture, int):
            return cls((ARCHITECTURE, _architecture(architecture)))
        return cls((ARCHITECTURE, architectures().get(architecture).value))

    @classmethod
    def all_of(cls, conditions: Iterable[Condition]) -> Condition:
        """Return the condition that all of `conditions` hold; `ALWAYS` if there are none."""
        return _joined(AND, conditions) or ALWAYS

    @classmethod
    def any_of(cls, conditions: Iterable[Condition]) -> Condition:
        """Return the condition that one of `conditions` holds; `NEVER` if there are none."""
        return _joined(OR, conditions) or NEVER

    def __invert__(self) -> Condition:
        return Condition((NOT, *self.code))

    def __and__(self, other: Condition) -> Condition:
        return Condition((AND, *self.code, *other.code))

    def __or__(self, other: Condition) -> Condition:
        return Condition((OR, *self.code, *other.code))

    def __str__(self) -> str:
        if self in (ALWAYS, NEVER):
            return "always" if self == ALWAYS else "never"
        return spelled(self.code, _name)

    def integers(self) -> tuple[int, ...]:
        """Return the integers that spell the condition; each fits an `i32` but for architectures that need an `i64`."""
        before = (0, *self.code)
        return tuple(_shortened(n) if before[i] == ARCHITECTURE else n for i, n in enumerate(self.code))

    @property
    def atoms(self) -> tuple[Atom, ...]:
        """What the condition asks for, each once, sorted: -1 with an aspect, then -2 with an architecture."""
        return atoms_in(self.code)

    def value(self, holds: Callable[[Atom], bool | None]) -> bool | None:
        """Return whether the condition holds where `holds` tells it of its atoms; None where that is not enough."""
        return value_of(self.code, holds)

    def evaluate(self, target: Target) -> bool | None:
        """Return whether the condition holds on `target`; None where the target may be either way.

        An aspect that the target does not list is lacking, or, if `may_support_other_aspects`, not known. So is the
        architecture of a target that is no single device. What a device has one of only (an architecture, a kind such
        as gpu) is taken into account.
        """
        from syclopt.conditions.device_facts import evaluate

        return evaluate(self.code, target)

    def decide(self, target: Target, given: Condition | None = None) -> bool:
        """Return whether code under the condition runs on `target`, in a place where `given` holds.

        What is not known of the target counts as lacking, unless `given` implies it. So of a condition and its
        negation one always runs, and what runs needs nothing that may be missing.
        """
        from syclopt.conditions.device_facts import known_of

        def holds(atom: Atom) -> bool:
            known = known_of(target, atom)
            return given is not None and given.implies(Condition(atom)) if known is None else known

        return bool(value_of(self.code, holds))

    def normalised(self) -> Condition:
        """Return a condition that says the same, and is spelled as others that say the same.

        Up to ten atoms, equal conditions have one spelling: the shorter one of a minimal OR of ANDs and a minimal AND
        of ORs. Beyond, nested operators are flattened, sorted, and rid of repetitions and of what absorbs each other.
        """
        return _normalised(self)

    def simplified(self, given: Condition | None = None, table: TargetTable | None = None) -> Condition:
        """Return a short condition that says the same of all devices for which `given` holds.

        A device has one architecture and is of one kind (cpu, gpu, ...). `table` tells what architectures have. Beyond
        ten atoms only conditions that always or never hold are found, and otherwise `normalised` is returned.
        """
        from syclopt.conditions.device_facts import simplified

        return Condition(simplified(self.code, ALWAYS.code if given is None else given.code, table))

    def implies(self, other: Condition, table: TargetTable | None = None) -> bool:
        """Tell whether it is proved that `other` holds on all devices on which this one does.

        What is known of devices is as in `simplified`. The proof is complete up to sixteen atoms; beyond, it is given
        up after a number of steps.
        """
        from syclopt.conditions.device_facts import is_possible

        return is_possible((self & ~other).code, table) is False


# What always holds, and what never does; `normalised` makes these of all such conditions.
ALWAYS: Final = Condition((OR, ASPECT, 0, NOT, ASPECT, 0))
NEVER: Final = Condition((AND, ASPECT, 0, NOT, ASPECT, 0))


@lru_cache(maxsize=4096)
def _parsed(integers: tuple[int, ...]) -> Condition:
    code: list[int] = []
    wanted, place = 1, 0
    while wanted:
        operator = _next(integers, place, "a number")
        place += 1
        if operator not in OPERANDS:
            raise ParseError(f"unknown operator {operator} {_where(integers, place)}: {_EXPECTED}")
        wanted += OPERANDS[operator] - 1
        code.append(operator)
        if operator in _ATOMS:
            number = _next(integers, place, _ATOMS[operator])
            place += 1
            code.append(_number(operator, number, _where(integers, place)))
    if place < len(integers):
        raise ParseError(f"the condition {_shown(integers)} has trailing numbers from position {place + 1}")
    return Condition(tuple(code))


def _next(integers: tuple[int, ...], place: int, expected: str) -> int:
    if place >= len(integers):
        cut = f"the condition {_shown(integers)} is cut short"
        raise ParseError(f"{cut}: expected {expected} at position {place + 1}")
    return integers[place]


def _number(operator: int, number: int, where: str) -> int:
    """Return the number of an aspect, or the value of an architecture."""
    if operator == ARCHITECTURE:
        try:
            return _architecture(number)
        except UndefinedError as error:
            raise UndefinedError(f"{error.message} {where}") from None
    if not 0 <= number < _HALF // 2:
        raise ParseError(f"aspect {number} {where}: expected a number from 0")
    return number


@lru_cache(maxsize=1024)
def _normalised(condition: Condition) -> Condition:
    from syclopt.conditions.normal_forms import normalised

    return Condition(normalised(condition.code))


def _joined(operator: int, conditions: Iterable[Condition]) -> Condition | None:
    codes = [condition.code for condition in conditions]
    if not codes:
        return None
    return Condition((operator,) * (len(codes) - 1) + tuple(chain.from_iterable(codes)))


@cache
def _halves() -> dict[int, tuple[int, ...]]:
    """Return the lower halves of the values of architectures, each with the values that have it."""
    from syclopt.targets.catalogue import architectures

    found: dict[int, tuple[int, ...]] = {}
    for architecture in architectures():
        half = architecture.value % _HALF
        found[half] = (*found.get(half, ()), architecture.value)
    return found


def _architecture(number: int) -> int:
    """Return the value of the architecture that a number, or its lower half, stands for. Raises `UndefinedError`."""
    from syclopt.targets.catalogue import architectures

    if not -_HALF // 2 <= number < _HALF:
        if architectures().find(number % _WHOLE) is None or not -_WHOLE // 2 <= number < _WHOLE:
            raise UndefinedError(f"no architecture has the number {number}")
        return number % _WHOLE
    values = _halves().get(number % _HALF, ())
    if not values:
        raise UndefinedError(f"no architecture has the number {number}")
    value, *others = values
    if others:
        names = " and ".join(_name((ARCHITECTURE, each)).removeprefix("arch ") for each in values)
        raise UndefinedError(f"the architecture number {number} may be {names} (an i64 tells them apart)")
    return value


def _shortened(value: int) -> int:
    """Return the shortest number of an architecture, as LLVM prints it."""
    half = value % _HALF
    if len(_halves().get(half, ())) != 1:
        return value
    return half - _HALF if half >= _HALF // 2 else half


def _name(atom: Atom) -> str:
    """Return an atom for people: `fp16`, or `arch intel_gpu_pvc`."""
    from syclopt.targets.catalogue import architectures, aspects

    kind, number = atom
    if kind == ASPECT:
        aspect = aspects().find(number)
        return aspect.name if aspect else f"aspect {number}"
    architecture = architectures().find(number)
    return f"arch {architecture.name if architecture else hex(number)}"


def _where(integers: tuple[int, ...], position: int) -> str:
    return f"at position {position} of the condition {_shown(integers)}"


def _shown(integers: tuple[int, ...]) -> str:
    shown = ", ".join(map(str, integers[:12]))
    return f"({shown}{', ...' if len(integers) > 12 else ''})"
