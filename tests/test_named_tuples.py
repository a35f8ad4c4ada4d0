"""Named tuples of this package are those of `typing`, but for the time that their classes take."""

import copy
import pickle
import typing
from collections.abc import Callable
from typing import Any

import pytest

from syclopt.named_tuples import NamedTuple


class Ours(NamedTuple):
    """What it is."""

    x: int
    y: str = "y"

    @property
    def double(self) -> int:
        """A property."""
        return 2 * self.x


class Theirs(typing.NamedTuple):
    """What it is."""

    x: int
    y: str = "y"

    @property
    def double(self) -> int:
        """A property."""
        return 2 * self.x


class Checked(Ours):
    """With a check."""

    __slots__ = ()

    def __new__(cls, x: int, y: str = "z") -> typing.Self:
        """Raise `ValueError` for a negative number."""
        if x < 0:
            raise ValueError(x)
        return super().__new__(cls, x, y)


QUESTIONS: list[Callable[[Any], object]] = [
    lambda made: made(1),
    lambda made: made(1, "a").double,
    lambda made: made(y="b", x=2)._replace(x=3),
    lambda made: made(1)._asdict(),
    lambda made: hash(made(1, "a")),
    lambda made: (made._fields, made._field_defaults, made.__match_args__, made.__doc__),
    lambda made: made._make([1, 2]),
    lambda made: sorted([made(2), made(1)]),
    lambda made: repr(made(1)).replace(made.__name__, ""),
    typing.get_type_hints,
]
REFUSALS: list[Callable[[Any], object]] = [
    lambda made: made(),
    lambda made: made(1, "a", 2),
    lambda made: made(1, z=2),
    lambda made: made._make([1]),
    lambda made: made(1)._replace(z=2),
    lambda made: setattr(made(1), "x", 2),
    lambda made: setattr(made(1), "z", 2),
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_they_answer_as_those_of_typing_do(question: Callable[[Any], object]) -> None:
    assert question(Ours) == question(Theirs)


@pytest.mark.parametrize("question", REFUSALS)
def test_they_refuse_what_those_of_typing_refuse(question: Callable[[Any], object]) -> None:
    with pytest.raises((TypeError, ValueError, AttributeError)) as theirs:
        question(Theirs)
    with pytest.raises(theirs.type):
        question(Ours)


def test_they_travel() -> None:
    for one in (Ours(1), Checked(2)):
        for other in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
            assert (type(other), other) == (type(one), one)


def test_classes_are_derived_from_them() -> None:
    found = Checked(3)
    assert (found.x, found.y, found.double, type(found)) == (3, "z", 6, Checked)
    assert isinstance(found, Ours)
    with pytest.raises(ValueError, match="-1"):
        Checked(-1)


def test_patterns_take_them_apart() -> None:
    match Ours(1, "a"):
        case Ours(x, y):
            assert (x, y) == (1, "a")
