"""Where a module makes conditional calls, and what it uses besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from syclopt.analysis.conditional_calls import calls_of_stubs, read_call, users_of, uses_beside

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key


@dataclass(frozen=True)
class Sites:
    """The conditional calls of a module.

    `calls` is each symbol that uses a stub -> its conditional calls, in order; `other` what it uses beside the stubs
    that these call and the actions that they hand over.
    """

    calls: dict[Key, list[ConditionalCall]]
    other: dict[Key, frozenset[Key]]

    @classmethod
    def of(cls, module: Module, stubs: frozenset[Key]) -> Self:
        """Find the calls of `stubs`. Raises `InputError` for a call of another form."""
        sites = cls({}, {})
        for user in users_of(module, stubs):
            calls = calls_of_stubs(module.functions[user.key], stubs) if user.kind == "function" else []
            sites.calls[user.key] = [read_call(module, call) for call in calls]
            sites.other[user.key] = uses_beside(user, calls, skipped=1)
        return sites

    def ordinary_uses(self, module: Module, without: Container[Key]) -> Iterator[tuple[Key, frozenset[Key]]]:
        """Yield each symbol that is not in `without`, with what it uses unconditionally."""
        for key in module.symbols:
            if key not in without:
                found = self.other.get(key)
                yield key, module.uses(key) if found is None else found
