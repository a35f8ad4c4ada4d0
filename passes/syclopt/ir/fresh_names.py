"""Names that nothing has yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container

    from syclopt.ir.text.spelling import Key


class FreshNames:
    """Makes names that are in none of the collections `taken`, as these are at the time; each time another one."""

    def __init__(self, *taken: Container[Key]) -> None:
        self._taken = taken
        self._suffix: dict[str, int] = {}
        self._promised: set[str] = set()

    def fresh(self, hint: str = "") -> str:
        """Return a name that begins with `hint`, or is that."""
        number = self._suffix.get(hint, 0)
        separator = "." if hint[-1:].isdigit() else ""
        name = hint if hint and not number and not hint.isdigit() else ""
        while not name or self._is_taken(name):
            number += 1
            name = f"{hint}{separator}{number}" if hint else f"tmp{number}"
        self._suffix[hint] = number
        self._promised.add(name)
        return name

    def _is_taken(self, name: str) -> bool:
        return name in self._promised or any(name in one for one in self._taken)
