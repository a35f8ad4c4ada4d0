"""Numbers that follow from the work-item and the arguments of a kernel: polynomials with integer coefficients."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST_TERMS = 64
_MOST_FACTORS = 6


class Form:
    """A sum of products of names: of `id0` (the global id in the first dimension), `size0` (the global size), and
    `arg2:8:4` (the signed integer of 4 bytes that stands at byte 8 of argument 2).

    It is a number of mathematics, which never wraps. Forms are equal when they are the same polynomial.
    """

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[tuple[str, ...], int]) -> None:
        """Take factors (sorted names) -> coefficient."""
        self.terms = {factors: value for factors, value in sorted(terms.items()) if value}

    @classmethod
    def constant(cls, value: int) -> Form:
        """Return a number."""
        return cls({(): value})

    @classmethod
    def of(cls, name: str) -> Form:
        """Return what a name stands for."""
        return cls({(name,): 1})

    @property
    def as_constant(self) -> int | None:
        """The number, where no name is in it."""
        return self.terms.get((), 0) if not self.terms.keys() - {()} else None

    def plus(self, other: Form, times: int = 1) -> Form | None:
        """Return the sum with some times another form; None for one that is too long."""
        found = dict(self.terms)
        for factors, value in other.terms.items():
            found[factors] = found.get(factors, 0) + times * value
        return Form(found) if len(found) <= _MOST_TERMS else None

    def times(self, other: Form) -> Form | None:
        """Return the product; None for one that is too long."""
        found: dict[tuple[str, ...], int] = {}
        for mine, value in self.terms.items():
            for factors, more in other.terms.items():
                both = tuple(sorted((*mine, *factors)))
                if len(both) > _MOST_FACTORS:
                    return None
                found[both] = found.get(both, 0) + value * more
        return Form(found) if len(found) <= _MOST_TERMS else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Form) and self.terms == other.terms

    def __hash__(self) -> int:
        return hash(tuple(self.terms.items()))

    def __str__(self) -> str:
        """Return the sum as it is read by others: `8 + 4*id0 + 16*id1*size0`."""
        return " + ".join("*".join((str(value), *factors)) for factors, value in self.terms.items()) or "0"


class Bounds(NamedTuple):
    """What must hold of a form for all work-items: it is neither below `lowest` nor above `highest`."""

    form: Form
    lowest: int
    highest: int


class Number(NamedTuple):
    """What is known of an integer value: it differs from `form` by a multiple of 2**bits, where all `bounds` hold."""

    form: Form
    bits: int
    bounds: frozenset[Bounds] = frozenset()

    def with_form(self, form: Form | None, *others: Number) -> Number | None:
        """Return another number of as many bits, which depends on this one and others."""
        if form is None:
            return None
        return Number(form, self.bits, self.bounds.union(*(other.bounds for other in others)))

    def truncated(self, bits: int) -> Number:
        """Return the lower bits."""
        return Number(self.form, bits, self.bounds)

    def extended(self, bits: int, *, signed: bool) -> Number:
        """Return the same with more bits, where the form fits in those that it has now."""
        if bits <= self.bits:
            return self.truncated(bits)
        half = 1 << (self.bits - 1)
        if (value := self.form.as_constant) is not None:
            value &= 2 * half - 1
            return Number(Form.constant(value - 2 * half if signed and value >= half else value), bits, self.bounds)
        bound = Bounds(self.form, -half, half - 1) if signed else Bounds(self.form, 0, 2 * half - 1)
        return Number(self.form, bits, self.bounds | {bound})
