"""What is reached through sets of virtual functions: the sets that must be linked where one of them is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.analysis.call_graph import components

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.ir.text.spelling import Key


class SetMasks(NamedTuple):
    """Sets, each as a bit: those that code creates objects of, those that it calls, and those that it names."""

    created: int
    called: int
    named: int


class SetLists(NamedTuple):
    """The sets that an entry point calls only through other sets, and those of objects that it leads to."""

    calls: list[str]
    creates: list[str]


class SetLinks:
    """Which sets lead to which."""

    def __init__(self, sets: Sequence[str], links: Sequence[SetMasks], roots: Mapping[Key, SetMasks]) -> None:
        """Take the names of sets, what the functions of each have to do with sets, and so for each entry point."""
        self._sets = sets
        self._roots = roots
        self._called = _closure([link.called for link in links])
        self._reached = _closure([link.created | link.called | link.named for link in links])

    def lists(self, root: Key, *, linked: bool) -> SetLists:
        """Return what an entry point is to list."""
        found = self._roots[root]
        calls = self._through(self._called, found.called) & ~found.called if linked else 0
        reached = self._through(self._reached, found.created | found.called | found.named)
        return SetLists(self._names(calls), self._names(found.created | (reached & ~(found.called | calls))))

    def _through(self, closure: Sequence[int], start: int) -> int:
        found = 0
        for place in _places(start):
            found |= closure[place]
        return found

    def _names(self, mask: int) -> list[str]:
        return [self._sets[place] for place in _places(mask)]


def _closure(links: Sequence[int]) -> list[int]:
    """Return what each set leads to in one step or more."""
    edges = {place: tuple(_places(mask)) for place, mask in enumerate(links)}
    found = [0] * len(links)
    for component in components(edges, edges):
        mask = 0
        for place in component:
            for other in edges[place]:
                mask |= 1 << other | found[other]
        for place in component:
            found[place] = mask
    return found


def _places(mask: int) -> Iterator[int]:
    """Yield the places of the bits of a mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
