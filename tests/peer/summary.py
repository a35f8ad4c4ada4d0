"""What many comparisons found, by kinds."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from tests.peer.compared_modules import has_conditional_calls
from tests.peer.comparison import compare

from syclopt.errors import SycloptError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.peer.compared_modules import Input
    from tests.peer.comparison import Way
    from tests.peer.image_differences import Difference


class Summary:
    """Differences that were found, and modules that could not be compared."""

    def __init__(self, shown: int = 3) -> None:
        """`shown` says how many unknown differences of a kind the text has; `compared` counts splits that both made."""
        self._shown = shown
        self.compared = 0
        self._known: Counter[str] = Counter()
        self._unknown: dict[str, list[str]] = defaultdict(list)
        self._left_out: dict[str, dict[str, str]] = defaultdict(dict)

    @property
    def has_unknown(self) -> bool:
        """Whether there is a difference that the table does not know."""
        return bool(self._unknown)

    def compare(self, each: Input, ways: Sequence[Way]) -> None:
        """Compare what both steps make of a module."""
        try:
            module = each.make()
        except SycloptError as error:
            self._left_out["could not be made"][each.name] = str(error)
            return
        if has_conditional_calls(module):
            self._left_out["conditional calls, which the peer does not know"][each.name] = ""
            return
        for way in ways:
            where = f"{each.name} ({way})"
            try:
                outcome = compare(module, way)
            except SycloptError as error:
                self._left_out["LLVM cannot write the bitcode"][each.name] = str(error)
                return
            if outcome.peer_died:
                self._left_out["peer died"][each.name] = outcome.peer_died
            elif outcome.both_refuse:
                self._left_out["both refuse"][where] = outcome.both_refuse
            elif outcome.one_refuses:
                self._unknown["one refuses"].append(f"{where}: {outcome.one_refuses}")
            else:
                self._count(where, outcome.known, outcome.unknown)

    def _count(self, where: str, known: Sequence[tuple[str, Difference]], unknown: Sequence[Difference]) -> None:
        self.compared += 1
        self._known.update({name for name, _ in known})
        for difference in unknown:
            self._unknown[difference.kind].append(f"{where}: {difference.says}")

    def __str__(self) -> str:
        lines = [f"{self.compared} comparisons"]
        for reason, places in self._left_out.items():
            lines += [f"{reason}: {len(places)}", *(f"    {name}: {why}"[:200] for name, why in places.items())]
        lines += [f"known: {name}, in {count}" for name, count in sorted(self._known.items())]
        for kind, places in sorted(self._unknown.items()):
            lines += [f"UNKNOWN: {kind}: {len(places)}", *(f"    {place[:300]}" for place in places[: self._shown])]
        return "\n".join(lines)
