"""Named tuples of ours are what those of `typing` are."""

import copy
import pickle
import typing
from collections.abc import Callable
from typing import Any

import pytest

from syclopt.named_tuples import NamedTuple


class Ours(NamedTuple):
    """A place."""

    x: int
    y: str = "north"
    z: tuple[int, ...] = ()

    @property
    def twice(self) -> int:
        """The number, twice."""
        return 2 * self.x


class Theirs(typing.NamedTuple):
    """A place."""

    x: int
    y: str = "north"
    z: tuple[int, ...] = ()


class Derived(Ours):
    """One with a method more."""

    __slots__ = ()

    def shown(self) -> str:
        """Return both."""
        return f"{self.x} {self.y}"


MADE: tuple[Callable[[Any], Any], ...] = (
    lambda kind: kind(1),
    lambda kind: kind(1, "south"),
    lambda kind: kind(1, "south", (2, 3)),
    lambda kind: kind(1, z=(4,)),
    lambda kind: kind(y="west", x=5),
    lambda kind: kind(1)._replace(y="east"),
    lambda kind: kind._make((1, "south", ())),
)
WRONG: tuple[Callable[[Any], Any], ...] = (
    lambda kind: kind(),
    lambda kind: kind(1, "south", (), 4),
    lambda kind: kind(1, x=2),
    lambda kind: kind(1, w=2),
    lambda kind: kind(y="west"),
)


@pytest.mark.parametrize("make", MADE)
def test_values_are_those_that_were_given(make: Callable[[Any], Any]) -> None:
    ours, theirs = make(Ours), make(Theirs)
    assert ours == theirs
    assert hash(ours) == hash(theirs)
    assert repr(ours) == repr(theirs).replace("Theirs", "Ours")
    assert (ours.x, ours.y, ours.z) == (theirs.x, theirs.y, theirs.z)
    assert ours._asdict() == theirs._asdict()
    for kept in (pickle.loads(pickle.dumps(ours)), copy.copy(ours), copy.deepcopy(ours)):
        assert (kept, type(kept)) == (ours, Ours)


@pytest.mark.parametrize("make", WRONG)
def test_values_that_are_not_those_of_the_fields_are_refused(make: Callable[[Any], Any]) -> None:
    for kind in (Ours, Theirs):
        with pytest.raises(TypeError):
            make(kind)


def test_classes_say_what_they_have() -> None:
    assert Ours._fields == Theirs._fields == Ours.__match_args__
    assert Ours._field_defaults == Theirs._field_defaults
    assert Ours.__doc__ == Theirs.__doc__
    assert Ours(4).twice == 8
    assert Derived(4).shown() == "4 north"
    assert repr(Derived(4)) == "Derived(x=4, y='north', z=())"


@pytest.mark.parametrize("kind", [Ours, Theirs, Derived])
def test_fields_do_not_change_and_there_are_no_others(kind: Any) -> None:
    for name in ("x", "other"):
        with pytest.raises(AttributeError):
            setattr(kind(1), name, 2)
