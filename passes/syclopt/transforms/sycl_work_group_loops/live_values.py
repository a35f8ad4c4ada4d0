"""Which values live across barriers, and how each gets to where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.ir.text.spelling import Key
    from syclopt.transforms.sycl_work_group_loops.kernel_body import KernelBody, Step

_PURE = (
    BINARY
    | CASTS
    | {"fneg", "getelementptr", "icmp", "fcmp", "select", "freeze", "extractelement"}
    | {
        "insertelement",
        "shufflevector",
        "extractvalue",
        "insertvalue",
    }
)
_LONGEST = 24  # instructions that are done again rather than to keep a value


class LiveValues:
    """What is live where a region starts, and what kind of value it is.

    `variables` are the values that `alloca` defines. They, and the parameters, are there in each region; of `constants`,
    which are parameters too, it is known that nothing writes to where they point.
    """

    def __init__(self, body: KernelBody, constants: frozenset[Key]) -> None:
        self._body = body
        self._constants = constants
        self.definitions = {step.result: step for step in body.steps if step.result is not None}
        self.variables = frozenset(key for key, step in self.definitions.items() if step.opcode == "alloca")
        self.live = self._live()
        self.uniform = self._uniform()
        self._chains: dict[Key, tuple[Key, ...] | None] = {}

    def chain(self, key: Key) -> tuple[Key, ...] | None:
        """Return the values that must be computed again, in order, to have a value anew; None for one to be kept."""
        if key not in self._chains:
            self._chains[key] = None  # while it is looked at: what depends on itself is kept
            found = self._chain(key)
            self._chains[key] = found if found is not None and len(found) <= _LONGEST else None
        return self._chains[key]

    def _chain(self, key: Key) -> tuple[Key, ...] | None:
        step = self.definitions[key]
        if not (_is_query(step) or step.opcode in _PURE or self._is_invariant_load(step)):
            return None
        found: dict[Key, None] = {}
        for used in step.uses:
            if used in self.variables or used not in self.definitions:
                continue
            before = self.chain(used)
            if before is None:
                return None
            found.update(dict.fromkeys(before))
        return (*found, key)

    def _is_invariant_load(self, step: Step) -> bool:
        return (
            step.opcode == "load" and "volatile" not in step.text and all(self._is_constant(used) for used in step.uses)
        )

    def _is_constant(self, key: Key) -> bool:
        """Tell whether a value points into what nothing writes to."""
        step = self.definitions.get(key)
        if step is None:
            return key in self._constants
        return step.opcode == "getelementptr" and len(step.uses) == 1 and self._is_constant(step.uses[0])

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
        kept = self.definitions.keys() - self.variables
        return {key: frozenset(values & kept) for key, values in live.items()}

    def _uniform(self) -> frozenset[Key]:
        """Return the values that are the same for all work-items of a group, as far as that is easily seen.

        All are taken for it first, and those that are seen to differ are taken out until nothing changes.
        """
        sections = self._body.sections
        uniform = set(self.definitions) - self.variables
        together = set(sections)  # sections that all work-items run, each as often as any other
        after = {section.after_barrier for section in sections.values()}
        before = _predecessors(self._body)
        changed = True
        while changed:
            changed = False
            for key, section in sections.items():
                if key in together and not self._stay_together(key, before, after, together, uniform):
                    together.discard(key)
                    changed = True
                for step in section.steps:
                    if step.result in uniform and not self._is_uniform(step, key, before, together, uniform):
                        uniform.discard(step.result)
                        changed = True
        return frozenset(uniform)

    def _stay_together(
        self, key: Key, before: Mapping[Key, list[Key]], after: set[Key | None], together: set[Key], uniform: set[Key]
    ) -> bool:
        section = self._body.sections[key]
        if key in after or section.after_barrier is not None or key == self._body.entry:
            return True  # barriers are reached by all
        return all(one in together and self._goes_together(one, uniform) for one in before[key])

    def _goes_together(self, key: Key, uniform: set[Key]) -> bool:
        section = self._body.sections[key]
        if len(section.successors) < 2:  # noqa: PLR2004
            return True
        return all(used in uniform or used not in self.definitions for used in section.steps[-1].uses)

    def _is_uniform(
        self, step: Step, section: Key, before: Mapping[Key, list[Key]], together: set[Key], uniform: set[Key]
    ) -> bool:
        if step.is_phi and not (
            section in together
            and all(one in together and self._goes_together(one, uniform) for one in before[section])
        ):
            return False
        if _is_query(step, names.NATIVE_ITEM_QUERY):
            return False
        is_known = step.is_phi or step.opcode in _PURE or _is_query(step)
        if not is_known and not self._is_invariant_load(step):
            return False
        return all(used in uniform or used not in self.definitions for used in step.uses)


def _is_query(step: Step, prefix: str = names.NATIVE_QUERY) -> bool:
    return isinstance(step.callee, str) and step.callee.startswith(prefix)


def _predecessors(body: KernelBody) -> dict[Key, list[Key]]:
    found: dict[Key, list[Key]] = {key: [] for key in body.sections}
    for key, section in body.sections.items():
        for successor in section.successors:
            found[successor].append(key)
    return found
