"""Boolean functions of few variables as integers: bit `i` is the value where bit `k` of `i` is that of variable `k`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from syclopt.conditions.prefix_code import AND, ARCHITECTURE, ASPECT, NOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclopt.conditions.prefix_code import Atom


class Cube(NamedTuple):
    """An AND of variables and negated variables, as masks."""

    plain: int
    negated: int

    @property
    def size(self) -> int:
        """How many variables it has."""
        return self.plain.bit_count() + self.negated.bit_count()

    @property
    def literals(self) -> tuple[tuple[int, bool], ...]:
        """The variables in order, with whether they are negated."""
        both = self.plain | self.negated
        return tuple((k, bool(self.negated >> k & 1)) for k in range(both.bit_length()) if both >> k & 1)


def everywhere(count: int) -> int:
    """Return the function of `count` variables that is true everywhere."""
    return (1 << (1 << count)) - 1


@lru_cache(maxsize=512)
def variable(k: int, count: int) -> int:
    """Return variable `k` as a function of `count` variables."""
    size = 1 << k
    return everywhere(count) // ((1 << size) + 1) << size


def table_of(code: Sequence[int], atoms: Sequence[Atom]) -> int:
    """Return the code of a condition as a function of `atoms`."""
    count = len(atoms)
    every = everywhere(count)
    places = {atom: k for k, atom in enumerate(atoms)}
    values: list[int] = []
    for i in range(len(code) - 1, -1, -1):
        operator = code[i]
        if operator in (ASPECT, ARCHITECTURE):
            values.append(variable(places[operator, code[i + 1]], count))
        elif operator == NOT:
            values.append(values.pop() ^ every)
        elif operator < 0:
            first, second = values.pop(), values.pop()
            values.append(first & second if operator == AND else first | second)
    return values[0]


def without_variables(function: int, count: int, kept: int) -> int:
    """Return where the first `kept` of `count` variables leave it possible that `function` is true."""
    for k in range(count - 1, kept - 1, -1):
        function = (function | function >> (1 << k)) & everywhere(k)
    return function


def cover(function: int, care: int, count: int) -> tuple[Cube, ...]:
    """Return few large cubes whose OR is `function` wherever `care` is true; it depends on nothing else."""
    wanted = function & care
    allowed = function | care ^ everywhere(count)
    primes = [(cube, _table(cube, count)) for cube in _primes(allowed, count)]
    primes = [(cube, table) for cube, table in primes if table & wanted]
    once = twice = 0
    for _, table in primes:
        twice |= once & table
        once |= table
    only = wanted & ~twice
    chosen = [(cube, table) for cube, table in primes if table & only]
    left = wanted
    for _, table in chosen:
        left &= ~table
    while left:
        best = min(primes, key=lambda prime: (-(prime[1] & left).bit_count(), prime[0].size, prime[0].literals))
        chosen.append(best)
        left &= ~best[1]
    return tuple(sorted(_needed(chosen, wanted), key=lambda cube: cube.literals))


def _needed(chosen: list[tuple[Cube, int]], wanted: int) -> Iterable[Cube]:
    """Return cubes without those that others make superfluous, the largest numbers of variables first."""
    kept = sorted(chosen, key=lambda prime: (-prime[0].size, prime[0].literals))
    for prime in [*kept]:
        others = 0
        for other in kept:
            if other is not prime:
                others |= other[1]
        if not wanted & ~others:
            kept.remove(prime)
    return (cube for cube, _ in kept)


def _table(cube: Cube, count: int) -> int:
    table = everywhere(count)
    for k, negated in cube.literals:
        table &= variable(k, count) ^ (everywhere(count) if negated else 0)
    return table


def _primes(function: int, count: int) -> list[Cube]:
    """Return all cubes in which `function` is true and which are in no larger one."""
    known: dict[tuple[int, int], list[Cube]] = {}

    def primes(function: int, count: int) -> list[Cube]:
        if not function:
            return []
        if function == everywhere(count):
            return [Cube(0, 0)]
        found = known.get((function, count))
        if found is None:
            top = 1 << (count - 1)
            low, high = function & everywhere(count - 1), function >> top
            both = low & high
            found = [*primes(both, count - 1)]
            bit = 1 << (count - 1)
            for half, plain, negated in ((low, 0, bit), (high, bit, 0)):
                for cube in primes(half, count - 1):
                    if _table(cube, count - 1) & ~both:
                        found.append(Cube(cube.plain | plain, cube.negated | negated))
            known[function, count] = found
        return found

    return primes(function, count)
