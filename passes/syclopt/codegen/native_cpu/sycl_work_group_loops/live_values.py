"""Which values live across barriers, and how each gets to where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from syclopt import names
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import KernelBody, Section, Step
    from syclopt.ir.text.spelling import Key
    from syclopt.unrolled import Steps

_NOTHING: frozenset[Key] = frozenset()
_LONGEST = 24  # instructions that are done again rather than to keep a value
_LANES = frozenset({"extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue"})
_PURE = BINARY | CASTS | _LANES | {"fneg", "getelementptr", "icmp", "fcmp", "select", "freeze"}
_EXIT = -1  # no section is a number


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


class Purity:
    """Tells pure instructions of a kernel; of `constants`, which are parameters, nobody writes to where they point."""

    def __init__(self, body: KernelBody, constants: frozenset[Key]) -> None:
        self._body = body
        self._constants = constants

    def is_pure(self, step: Step) -> bool:
        """Tell whether an instruction gives the same result whenever a work-item runs it with the same operands."""
        if step.opcode == "load":
            is_known = bool(step.uses)  # a load that uses no value reads a variable
            return is_known and "volatile" not in step.text and all(self._is_constant(used) for used in step.uses)
        return step.opcode in _PURE or _is_call_of(step, names.NATIVE_QUERY)

    def differs(self, step: Step) -> bool:
        """Tell whether an instruction asks for what differs within a work-group."""
        return _is_call_of(step, names.NATIVE_ITEM_QUERY)

    def _is_constant(self, key: Key) -> bool:
        """Tell whether a value points into what nobody writes to."""
        seen: set[Key] = set()
        while (step := self._body.definitions.get(key)) is not None:
            if step.opcode != "getelementptr" or len(step.uses) != 1 or key in seen:
                return False
            seen.add(key)
            key = step.uses[0]
        return key in self._constants


def _is_call_of(step: Step, prefix: str) -> bool:
    return isinstance(step.callee, str) and step.callee.startswith(prefix)


def uniform_values(body: KernelBody, purity: Purity) -> frozenset[Key]:
    """Return the values that are the same for all work-items of a group, as far as that is easily seen.

    All are taken for it first, and those that are seen to differ are taken out until nothing changes: what is computed
    from one that differs, what memory holds, and what depends on the way through a branch that not all take alike.
    """
    return _Search(body, purity).run()


class _Search:
    def __init__(self, body: KernelBody, purity: Purity) -> None:
        self._body = body
        self._purity = purity
        self._uniform = set(body.definitions) - body.variables
        self._join = _joins(body)
        self._parted: set[Key] = set()  # sections that some work-items run, and others do not, or less often
        self._joins: set[Key] = set()  # where they meet again
        self._before: dict[Key, set[Key]] = {}  # for each of these, the parted sections from which ways lead there
        self._branches = dict.fromkeys(key for key, section in body.sections.items() if len(section.successors) > 1)

    def run(self) -> frozenset[Key]:
        changed = True
        while changed:
            changed = self._follow_branches()
            for key, section in self._body.sections.items():
                for step in section.steps:
                    if step.result in self._uniform and not self._is_uniform(step, key):
                        self._uniform.discard(step.result)
                        changed = True
        return frozenset(self._uniform)

    def _follow_branches(self) -> bool:
        """Note the sections behind branches that differ; tell whether there is a new one of them."""
        parting = [key for key in self._branches if not self._all_uniform(self._body.sections[key].steps[-1])]
        for key in parting:
            del self._branches[key]
            self._part(self._body.sections[key])
        return bool(parting)

    def _part(self, branch: Section) -> None:
        join = self._join[branch.key]
        if join != _EXIT:
            self._joins.add(join)
        found = self._before.setdefault(join, set())
        waiting = [*branch.successors]
        while waiting:
            key = waiting.pop()
            if key != join and key not in found:
                found.add(key)
                self._parted.add(key)
                waiting.extend(self._body.sections[key].successors)

    def _is_uniform(self, step: Step, section: Key) -> bool:
        if step.is_phi:
            return section not in self._parted and section not in self._joins and self._all_uniform(step)
        return self._purity.is_pure(step) and not self._purity.differs(step) and self._all_uniform(step)

    def _all_uniform(self, step: Step) -> bool:
        return all(used in self._uniform or used not in self._body.definitions for used in step.uses)


def _joins(body: KernelBody) -> dict[Key, Key]:
    """Return section -> the first section that all ways from it lead through, or the end."""
    import networkx

    backwards: networkx.DiGraph[Key] = networkx.DiGraph()
    backwards.add_node(_EXIT)
    for key, section in body.sections.items():
        for successor in section.successors or (_EXIT,):
            backwards.add_edge(successor, key)
    found = cast("dict[Key, Key]", networkx.immediate_dominators(backwards, _EXIT))  # pyright: ignore[reportUnknownMemberType] - networkx is not annotated
    return {key: found.get(key, _EXIT) for key in body.sections}
