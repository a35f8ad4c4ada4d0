"""Which values live across barriers, and how each gets to where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.codegen.native_cpu.sycl_work_group_loops.purity import Purity
from syclopt.codegen.native_cpu.sycl_work_group_loops.uniformity import uniform_values
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import KernelBody
    from syclopt.ir.text.spelling import Key
    from syclopt.unrolled import Steps

_NOTHING: frozenset[Key] = frozenset()
_LONGEST = 24  # instructions that are done again rather than to keep a value


class LiveValues:
    """What is live where a region starts, and what kind of value it is.

    A value can be computed again where a region starts, be the same for the whole group, or be kept for each work-item.
    """

    def __init__(self, body: KernelBody, constants: frozenset[Key]) -> None:
        self._body = body
        self._purity = Purity(body, constants)
        self.live = self._live()
        self.uniform = uniform_values(body, self._purity) if any(self.live.values()) else _NOTHING
        self._chains: dict[Key, tuple[Key, ...] | None] = {}

    def chain(self, key: Key) -> tuple[Key, ...] | None:
        """Return the values that must be computed again, in order, to have a value anew; None for one to be kept."""
        return self._chains[key] if key in self._chains else unrolled(self._found_chain(key))

    def _found_chain(self, key: Key) -> Steps[tuple[Key, ...] | None]:
        if key not in self._chains:
            self._chains[key] = None  # while it is looked at: what depends on itself is kept
            found: tuple[Key, ...] | None = yield self._chain(key)
            self._chains[key] = found if found is not None and len(found) <= _LONGEST else None
        return self._chains[key]

    def _chain(self, key: Key) -> Steps[tuple[Key, ...] | None]:
        step = self._body.definitions[key]
        if not self._purity.is_pure(step):
            return None
        found: dict[Key, None] = {}
        for used in step.uses:
            if used in self._body.variables or used not in self._body.definitions:
                continue
            before: tuple[Key, ...] | None = yield self._found_chain(used)
            if before is None:
                return None
            found.update(dict.fromkeys(before))
        return (*found, key)

    def _live(self) -> dict[Key, frozenset[Key]]:
        """Return section -> the values that are live where it starts, less parameters and variables."""
        sections = self._body.sections
        upward: dict[Key, set[Key]] = {}
        defined: dict[Key, set[Key]] = {}
        into_phis: dict[Key, set[Key]] = {key: set() for key in sections}
        for key, section in sections.items():
            upward[key], defined[key] = set(), set()
            for step in section.steps:
                if step.is_phi:
                    for block, incoming in step.incoming.items():
                        into_phis[block].update(() if incoming.key is None else (incoming.key,))
                else:
                    upward[key].update(used for used in step.uses if used not in defined[key])
                if step.result is not None:
                    defined[key].add(step.result)
        live = {key: {*upward[key]} for key in sections}
        changed = True
        while changed:
            changed = False
            for key in reversed([*sections]):
                out = set(into_phis[key]).union(*(live[one] for one in sections[key].successors))
                found = upward[key] | (out - defined[key])
                if found != live[key]:
                    live[key] = found
                    changed = True
        kept = self._body.definitions.keys() - self._body.variables
        return {key: frozenset(values & kept) for key, values in live.items()}
