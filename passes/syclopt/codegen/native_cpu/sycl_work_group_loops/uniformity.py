"""Values that are the same for all work-items of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import KernelBody, Section, Step
    from syclopt.codegen.native_cpu.sycl_work_group_loops.purity import Purity
    from syclopt.ir.text.spelling import Key

_EXIT = -1  # no section is a number


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
