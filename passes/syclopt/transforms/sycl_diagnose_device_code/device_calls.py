"""The static call tree of the device code of a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.call_graph import components

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from syclopt.ir.text.spelling import Key


class DeviceCalls:
    """Which functions device code calls, from `roots` on; bodies of the functions `aside` do not count.

    `reached` are the functions in order of their distance from a root, declarations too.
    """

    def __init__(self, roots: Sequence[Key], callees: Mapping[Key, tuple[Key, ...]], aside: Collection[Key]) -> None:
        self._roots = roots
        self._callees = {key: found for key, found in callees.items() if key not in aside}
        self._caller: dict[Key, Key] = {}
        self.reached: list[Key] = [*roots]
        seen = {*roots}
        for key in self.reached:
            for callee in self.callees(key):
                if callee not in seen:
                    seen.add(callee)
                    self._caller[callee] = key
                    self.reached.append(callee)

    def callees(self, key: Key) -> tuple[Key, ...]:
        """Return the functions that a function calls, in the order of the first calls."""
        return self._callees.get(key, ())

    def callers(self, key: Key) -> Iterator[Key]:
        """Yield who calls a function, who calls that, and so on up to a root: the shortest way."""
        while key in self._caller:
            key = self._caller[key]
            yield key

    def cycles(self) -> Iterator[list[Key]]:
        """Yield a cycle of calls for each set of functions that call each other: the shortest one of its first."""
        order = {key: place for place, key in enumerate(self.reached)}
        for component in components(self._roots, self._callees):
            first = min(component, key=order.__getitem__)
            if cycle := self._way_back(first, {*component}):
                yield cycle

    def _way_back(self, first: Key, component: Collection[Key]) -> list[Key]:
        """Return the functions on the shortest way from `first` to itself; none when there is no way."""
        before: dict[Key, Key] = {}
        todo = [first]
        for key in todo:
            for callee in self.callees(key):
                if callee == first:
                    way = [key]
                    while way[-1] != first:
                        way.append(before[way[-1]])
                    return way[::-1]
                if callee in component and callee not in before:
                    before[callee] = key
                    todo.append(callee)
        return []
