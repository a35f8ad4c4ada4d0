"""Where a module makes conditional calls, and what else it uses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt.analysis.conditional_calls import calls_of_stubs, read_call, users_of, uses_beside
from syclopt.errors import InputError
from syclopt.ir.uses import uses
from syclopt.rewrites.subject_lists import SUBJECT_LISTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class Sites:
    """The conditional calls of a module: caller -> its calls, in order.

    `other` is what these callers use beside the stubs, and the actions that they hand to them.
    """

    calls: dict[Key, list[ConditionalCall]]
    other: dict[Key, frozenset[Key]]

    @classmethod
    def of(cls, module: Module, stubs: frozenset[Key]) -> Self:
        """Find the calls of `stubs`. Raises `InputError` for a call of another form, and a stub with another use."""
        sites = cls({}, {})
        for user in users_of(module, stubs):
            calls = calls_of_stubs(module.functions[user.key], stubs) if user.kind == "function" else []
            other = uses_beside(user, calls, skipped=1)
            if misused := other & stubs:
                found = f"'@{min(misused, key=str)}' is used in '@{user.key}', and not only in direct calls"
                raise InputError(f"{found}, as conditional calls must be", user.location)
            sites.calls[user.key] = [read_call(module, call) for call in calls]
            sites.other[user.key] = other
        return sites

    def ordinary_uses(self, module: Module) -> Iterator[tuple[Key, frozenset[Key]]]:
        """Yield each symbol with what it uses unconditionally; lists of symbols use nothing."""
        for key, entity in module.index.table("symbol").items():
            if key not in SUBJECT_LISTS:
                found = self.other.get(key)
                yield key, uses(entity) if found is None else found
