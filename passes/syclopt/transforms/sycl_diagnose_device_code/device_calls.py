"""The static call tree of the device code of a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.call_graph import components
from syclopt.analysis.ways import shortest_cycle, steps_towards, way_from

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from syclopt.ir.text.spelling import Key


class DeviceCalls:
    """Which functions device code calls, from `roots` on; bodies of the functions `host_only` do not count.

    `reached` are the functions in order of their distance from a root, declarations too.
    """

    def __init__(
        self, roots: Sequence[Key], callees: Mapping[Key, tuple[Key, ...]], host_only: Collection[Key]
    ) -> None:
        self._roots = roots
        self._callees = {key: found for key, found in callees.items() if key not in host_only}
        self._callers = steps_towards(roots, self._callees)
        self.reached = [*self._callers]

    def callees(self, key: Key) -> tuple[Key, ...]:
        """Return the functions that a function calls, in the order of the first calls."""
        return self._callees.get(key, ())

    def chain(self, key: Key) -> list[Key]:
        """Return the functions on the shortest way from a root to a function; each calls the next one."""
        return way_from(key, self._callers)[::-1]

    def cycles(self) -> Iterator[list[Key]]:
        """Yield a cycle of calls for each set of functions that call each other: the shortest one of its first."""
        order = {key: place for place, key in enumerate(self.reached)}
        for component in components(self._roots, self._callees):
            first = min(component, key=order.__getitem__)
            members = {*component}
            inside = {key: [callee for callee in self.callees(key) if callee in members] for key in component}
            if cycle := shortest_cycle(first, inside):
                yield cycle
