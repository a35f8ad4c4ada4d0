"""How images of two post-link steps differ, which are paired by their entry points."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from tests.peer.symbol_sorts import DISCARDABLE, DRAWN_IN, KEPT

from syclopt import names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tests.peer.image_facts import ImageFacts
    from tests.peer.symbol_sorts import SymbolSorts

OURS, THEIRS, BOTH = "only ours", "only theirs", "differs"
ORDER = "order of sets"
_LENGTH_BYTES = 8


class Difference(NamedTuple):
    """One difference: of what, who has it, what it is about, and what it says in words.

    `of` is `image`, `entry point`, `defined`, `declared`, `exported`, or the name of a property set; `about` is the
    sort of a symbol, or a key of the set.
    """

    of: str
    who: str
    about: str
    says: str

    @property
    def kind(self) -> str:
        """What differences are grouped by."""
        return f"{self.of}, {self.who}: {self.about}"


def differences(ours: Sequence[ImageFacts], theirs: Sequence[ImageFacts], sorts: SymbolSorts) -> Iterator[Difference]:
    """Yield how the images of a module differ, of which `sorts` knows the symbols."""
    left = list(ours)
    for image in theirs:
        nearest = max(left, key=lambda each: _closeness(each, image), default=None)
        if nearest is None or not _closeness(nearest, image)[0]:
            yield _unpaired(image, THEIRS, sorts)
            continue
        left.remove(nearest)
        yield from _of_pair(nearest, image, sorts)
    yield from (_unpaired(image, OURS, sorts) for image in left)


def _closeness(ours: ImageFacts, theirs: ImageFacts) -> tuple[bool, float]:
    one, other = set(ours.entry_points), set(theirs.entry_points)
    shared = len(one & other)
    return shared > 0 or one == other, shared / max(1, len(one | other))


def _unpaired(image: ImageFacts, who: str, sorts: SymbolSorts) -> Difference:
    found = {sorts.sort_of(name) for name in image.entry_points}
    return Difference("image", who, " and ".join(sorted(found)) or "nothing", " ".join(image.entry_points))


def _of_pair(ours: ImageFacts, theirs: ImageFacts, sorts: SymbolSorts) -> Iterator[Difference]:
    """Yield how two images differ, and what of it comes from larger ones: what one has brings along what it uses."""
    first, second = ours.symbols, theirs.symbols
    kept = sorts.with_uses(name for name in first.defined - second.defined if sorts.sort_of(name) == DISCARDABLE)
    has_drawn_in = any(sorts.is_drawn_in(name) for name in second.defined - first.defined)
    for found in _all_of_pair(ours, theirs, sorts):
        symbol = found.says.partition(":")[0].partition("@")[0]
        if found.who == OURS and found.about != DISCARDABLE and sorts.name_behind(symbol) in kept:
            yield found._replace(about=KEPT)
        elif has_drawn_in and found.about == "more aspects":
            yield found._replace(about=DRAWN_IN)
        else:
            yield found


def _all_of_pair(ours: ImageFacts, theirs: ImageFacts, sorts: SymbolSorts) -> Iterator[Difference]:
    first, second = ours.symbols, theirs.symbols
    yield from _of_names("entry point", ours.entry_points, theirs.entry_points, sorts)
    yield from _of_names("defined", first.defined, second.defined, sorts)
    yield from _of_names("declared", first.declared, second.declared, sorts)
    shared = first.defined & second.defined
    yield from _of_names("exported", first.exported & shared, second.exported & shared, sorts)
    for name in dict.fromkeys([*ours.sets, *theirs.sets]):
        yield from _of_set(name, ours.sets.get(name), theirs.sets.get(name), sorts)


def _of_names(of: str, ours: Iterable[str], theirs: Iterable[str], sorts: SymbolSorts) -> Iterator[Difference]:
    one, other = set(ours), set(theirs)
    for name in sorted(one - other):
        yield Difference(of, OURS, sorts.sort_of(name), name)
    for name in sorted(other - one):
        sort = sorts.sort_of(name)
        is_drawn_in = sorts.is_drawn_in(name) and of != "entry point" and sort != "device global"
        yield Difference(of, THEIRS, DRAWN_IN if is_drawn_in else sort, name)


def _of_set(
    name: str, ours: dict[str, int | bytes] | None, theirs: dict[str, int | bytes] | None, sorts: SymbolSorts
) -> Iterator[Difference]:
    if not ours and not theirs and (ours is None or theirs is None):
        yield Difference(name, THEIRS if ours is None else OURS, "empty set", name)
    ours, theirs = ours or {}, theirs or {}
    for key in dict.fromkeys([*ours, *theirs]):
        one, other = ours.get(key), theirs.get(key)
        if one == other:
            continue
        if one is None or other is None:
            says = f"{key}: {_shown(one if other is None else other)}"
            yield Difference(name, OURS if other is None else THEIRS, sorts.sort_of_key(key), says)
        else:
            says = f"{key}: {_shown(one)}, theirs {_shown(other)}"
            yield Difference(name, BOTH, _how(key, one, other) or sorts.sort_of_key(key), says)


def _how(key: str, ours: int | bytes, theirs: int | bytes) -> str:
    """Return how two values differ, where that has a name."""
    if isinstance(ours, int) or isinstance(theirs, int):
        return ""
    if key == names.USES_VIRTUAL_FUNCTIONS_KEY and _listed(ours) == _listed(theirs):
        return ORDER
    if key == names.ASPECTS_KEY and _aspects(ours) < _aspects(theirs):
        return "more aspects"
    return ""


def _listed(value: bytes) -> list[bytes]:
    return sorted(value[_LENGTH_BYTES:].split(b","))


def _aspects(value: bytes) -> set[int]:
    return {number for (number,) in struct.iter_unpack("<I", value[_LENGTH_BYTES:])}


def _shown(value: int | bytes | None) -> str:
    return repr(value[_LENGTH_BYTES:].decode("latin-1")) if isinstance(value, bytes) else str(value)
