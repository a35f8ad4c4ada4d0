"""What the cuts of one module have held: tells what no cut has asked for again for some time."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity

_WAITING = 500  # of so many entities that one cut held, another one may ask again


class CutHistory:
    """Which entities, by their places in the module, one cut has held, and no later one yet."""

    def __init__(self) -> None:
        self._once: dict[int, Entity] = {}  # the oldest first
        self._seen: set[int] = set()

    def add(self, held: Mapping[int, Entity]) -> None:
        """Note what the next cut holds."""
        for place in self._once.keys() & held.keys():
            del self._once[place]
        new = held.keys() - self._seen
        self._seen |= new
        self._once |= {place: held[place] for place in new}

    def stale(self) -> list[tuple[int, Entity]]:
        """Return, once, those of the entities that no cut has needed again for some time: most are in one alone."""
        places = [*islice(self._once, max(0, len(self._once) - _WAITING))]
        return [(place, self._once.pop(place)) for place in places]
