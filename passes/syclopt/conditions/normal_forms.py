"""Normal forms of conditions."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from syclopt.conditions.prefix_code import AND, ARCHITECTURE, ASPECT, NOT, OR, atoms_in, ends_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclopt.conditions.prefix_code import Atom

Code = tuple[int, ...]

SMALL = 10  # atoms, up to which equal conditions have one spelling
_FEW = 64  # operands, up to which each is held against each

_ALWAYS, _NEVER = 0, 1
_CONSTANTS = {AND: (_ALWAYS, _NEVER), OR: (_NEVER, _ALWAYS)}  # what changes nothing, and what decides
_OTHER = {AND: OR, OR: AND}


def normalised(code: Code) -> Code:
    """Return the normal form of a code."""
    flat = _flattened(code)
    while flat != code:
        code, flat = flat, _flattened(flat)
    atoms = atoms_in(flat)
    if len(atoms) > SMALL:
        return flat
    return minimal(table_of(flat, atoms), everywhere(len(atoms)), atoms)


def minimal(function: int, care: int, atoms: Sequence[Atom]) -> Code:
    """Return the short code of a function of `atoms`, of which only the values where `care` is true count."""
    every = everywhere(len(atoms))
    sums = cover(function, care, len(atoms))
    products = cover(function ^ every, care, len(atoms))
    as_or = [joined(AND, _literals(cube, atoms)) for cube in sums]
    as_and = [joined(OR, _literals(cube, atoms, negate=True)) for cube in products]
    if not as_or or not as_and:
        return (OR if as_or else AND, ASPECT, 0, NOT, ASPECT, 0)
    if sum(cube.size for cube in products) < sum(cube.size for cube in sums):
        return joined(AND, as_and)
    return joined(OR, as_or)


def _literals(cube: Cube, atoms: Sequence[Atom], *, negate: bool = False) -> list[Code]:
    return [((NOT,) if negated != negate else ()) + atoms[k] for k, negated in cube.literals]


def joined(operator: int, codes: list[Code]) -> Code:
    """Return AND or OR of codes, of which there must be one."""
    return ((operator,) * (len(codes) - 1)) + tuple(number for code in codes for number in code)


def _flattened(code: Code) -> Code:
    """Return a code with NOT before atoms only, operators flattened and sorted, without what is easily superfluous."""
    graph = _Graph()
    return graph.code(graph.build(code))


class _Node(NamedTuple):
    """A literal (`operator` is NOT), or an operator over nodes. `order` sorts it whatever was made before it."""

    operator: int
    operands: tuple[int, ...]
    order: tuple[int, int, int, bytes]


class _Graph:
    """Nodes by number; a node has one number, and so has its negation."""

    def __init__(self) -> None:
        self.nodes = [_Node(AND, (), (0, 0, 0, b"")), _Node(OR, (), (0, 0, 1, b""))]
        self.negations = [_NEVER, _ALWAYS]
        self._numbers: dict[tuple[int, ...], int] = {}

    def build(self, code: Code) -> int:
        """Return the node of a code."""
        ends = ends_of(code)
        todo: list[tuple[int, bool, int, int]] = [(0, False, 0, 0)]
        done: list[int] = []
        while todo:
            place, negated, operator, count = todo.pop()
            if operator:
                operands = done[len(done) - count :]
                del done[len(done) - count :]
                done.append(self.joined(operator, operands))
                continue
            place, negated = _after_not(code, place, negated)
            if code[place] in (ASPECT, ARCHITECTURE):
                done.append(self._literal(code[place], code[place + 1], negated))
                continue
            operands = _flat_operands(code, ends, place, negated)
            todo.append((place, negated, _OTHER[code[place]] if negated else code[place], len(operands)))
            todo += [(operand, sign, 0, 0) for operand, sign in operands]
        return done[0]

    def joined(self, operator: int, operands: list[int]) -> int:
        """Return AND or OR of nodes."""
        nothing, decides = _CONSTANTS[operator]
        found = self._reduced(operator, operands)
        found.discard(nothing)
        if decides in found or any(self.negations[operand] in found for operand in found):
            return decides
        if not found:
            return nothing
        if len(found) == 1:
            return next(iter(found))
        return self._node(operator, found)

    def _reduced(self, operator: int, operands: list[int]) -> set[int]:
        """Flatten operands of the same operator; let the other operands shorten and absorb those of the other one."""
        found: set[int] = set()
        todo = [*operands]
        while todo:
            node = self.nodes[(number := todo.pop())]
            if node.operator == operator and node.operands:
                todo += node.operands
            else:
                found.add(number)
            if todo:
                continue
            for number in [n for n in found if self.nodes[n].operator == _OTHER[operator] and self.nodes[n].operands]:
                inner = self.nodes[number].operands
                if not found.isdisjoint(inner):
                    found.discard(number)
                elif any(self.negations[operand] in found for operand in inner):
                    found.discard(number)
                    rest = [operand for operand in inner if self.negations[operand] not in found]
                    todo.append(self.joined(_OTHER[operator], rest))
        return self._absorbed(operator, found)

    def _absorbed(self, operator: int, found: set[int]) -> set[int]:
        inner = {n: frozenset(self.nodes[n].operands) for n in found if self.nodes[n].operator == _OTHER[operator]}
        if len(inner) > _FEW:
            return found
        return {n for n in found if n not in inner or not any(other < inner[n] for other in inner.values() if other)}

    def _literal(self, kind: int, number: int, negated: bool) -> int:
        pair = [self._numbers.get((kind, number, sign)) for sign in (False, True)]
        if pair[0] is None or pair[1] is None:
            base = len(self.nodes)
            for sign in (False, True):
                self._numbers[kind, number, sign] = base + sign
                code = (NOT, kind, number) if sign else (kind, number)
                order = (-kind, number, int(sign), b"")
                self.nodes.append(_Node(NOT, code, order))
                self.negations.append(base + 1 - sign)
            return base + negated
        return pair[negated] or 0

    def _node(self, operator: int, operands: set[int]) -> int:
        ordered = sorted(operands, key=lambda number: self.nodes[number].order)
        number = self._numbers.get((operator, *ordered))
        if number is not None:
            return number
        number = len(self.nodes)
        for at, kind, inner in ((number, operator, ordered), (number + 1, _OTHER[operator], self._negated(ordered))):
            self._numbers[kind, *inner] = at
            self.nodes.append(_Node(kind, tuple(inner), self._order(kind, inner)))
        self.negations += (number + 1, number)
        return number

    def _negated(self, operands: list[int]) -> list[int]:
        return sorted((self.negations[n] for n in operands), key=lambda number: self.nodes[number].order)

    def _order(self, operator: int, operands: list[int]) -> tuple[int, int, int, bytes]:
        digest = blake2b(str(operator).encode(), digest_size=16)
        for number in operands:
            digest.update(repr(self.nodes[number].order).encode())
        return (3, len(operands), operator, digest.digest())

    def code(self, number: int) -> Code:
        """Return the code of a node."""
        if number in (_ALWAYS, _NEVER):
            return (OR if number == _ALWAYS else AND, ASPECT, 0, NOT, ASPECT, 0)
        code: list[int] = []
        todo = [number]
        while todo:
            node = self.nodes[todo.pop()]
            if node.operator == NOT:
                code += node.operands
            else:
                code += (node.operator,) * (len(node.operands) - 1)
                todo += reversed(node.operands)
        return tuple(code)


def _after_not(code: Code, place: int, negated: bool) -> tuple[int, bool]:
    while code[place] == NOT:
        place, negated = place + 1, not negated
    return place, negated


def _flat_operands(code: Code, ends: list[int], place: int, negated: bool) -> list[tuple[int, bool]]:
    """Return the operands of an operator and of all the same that nest in it, with whether they are negated."""
    operator = _OTHER[code[place]] if negated else code[place]
    found: list[tuple[int, bool]] = []
    todo = [(place, negated)]
    while todo:
        place, negated = _after_not(code, *todo.pop())
        own = code[place]
        if own in _OTHER and (_OTHER[own] if negated else own) == operator:
            todo += [(ends[place + 1], negated), (place + 1, negated)]
        else:
            found.append((place, negated))
    return found


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
