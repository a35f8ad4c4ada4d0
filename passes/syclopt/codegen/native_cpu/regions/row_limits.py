"""How many work-items of each row a region does anything for, where a comparison of local ids lets the first ones in.

In `if (local_id < n) ...` up to a barrier, there is nothing for all others, so that loops need not come to them.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.native_cpu.regions.cut_body import Incoming, Section, Step
from syclopt.codegen.native_cpu.regions.frame import Region, RegionText
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import key_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.codegen.native_cpu.regions.cut_body import CutBody, LiveValues, Purity
    from syclopt.codegen.native_cpu.regions.frame import Frame
    from syclopt.ir.text.spelling import Key

_COMPARISON = compile_pattern(r"= icmp (?:samesign )?(\w+) (i32|i64) ([^,]+), ([^, ]+)")
_OF_ROW = compile_pattern(r"\bi32 0\)")  # the dimension that varies fastest
_AND = compile_pattern(r"= (?:and i1 |select i1 [^,]+, i1 [^,]+, i1 false)")
_OR = compile_pattern(r"= (?:or (?:disjoint )?i1 |select i1 [^,]+, i1 true, i1 )")
_OPPOSITE = {"ugt": "ule", "uge": "ult", "sgt": "sle", "sge": "slt", "ne": "eq"}
_SWAPPED = {
    "ugt": "ult",
    "uge": "ule",
    "sgt": "slt",
    "sge": "sle",
    "eq": "eq",
    "ult": "ugt",
    "ule": "uge",
    "slt": "sgt",
    "sle": "sge",
    "ne": "ne",
}
_MORE = {"ult": 0, "slt": 0, "ule": 1, "sle": 1, "eq": 1}  # how much the first id that is not let in is more
_CASTS = frozenset({"trunc", "zext", "sext", "freeze"})
_MARKS = ("llvm.lifetime.", "llvm.assume", "llvm.dbg.")
_ONE = "ret i64 1"  # the first work-item runs in all cases: it tells where the group goes on
_MANY = 1 << 30  # as good as all work-items
_MOST_WALKED = 32  # sections


class _Guard(NamedTuple):
    """A branch that lets in work-items whose id in the row is `predicate` than a value; where the others go."""

    predicate: str
    type: str
    value: Incoming
    others: Key


class _Unlimited(Exception):
    """There may be something to do for all work-items."""


def row_limit(
    body: CutBody,
    values: LiveValues,
    purity: Purity,
    frame: Frame,
    starts: Sequence[Key],
    region: Region,
    prologue: Sequence[str],
) -> str:
    """Return the body of a function with the parameters of a region, which returns the limit; nothing without one."""
    walk = _Walk(body, values, purity, frame, region)
    try:
        walk.go(region.start, ())
    except _Unlimited:
        return ""
    if not walk.has_guards:
        return ""
    limited = copy(body)
    limited.sections = walk.sections
    alone = Region(region.start, tuple(walk.sections), (), may_end=False)
    return RegionText(limited, values, frame, starts, alone).text(prologue)


class _Walk:
    """Follows the ways of work-items that are not let in. `sections` are what the limit is computed in."""

    def __init__(self, body: CutBody, values: LiveValues, purity: Purity, frame: Frame, region: Region) -> None:
        self._body = body
        self._values = values
        self._purity = purity
        self._frame = frame
        self._start = region.start
        self._walked = 0
        self.has_guards = False
        self.sections: dict[Key, Section] = {}

    def go(self, key: Key, before: tuple[Key, ...], *, is_let_out: bool = False) -> None:
        """Follow a way. Raises `_Unlimited` where it may do something."""
        self._walked += 1
        section = self._body.sections[key]
        if key in before or section.operation is not None or self._walked > _MOST_WALKED:
            raise _Unlimited
        way = (*before, key)
        end = section.steps[-1] if section.after_cut is None else None
        if not all(self._is_nothing(step) for step in section.steps if step is not end):
            raise _Unlimited
        if section.after_cut is not None:
            self._check_kept(section.after_cut, way)
        if end is None or end.opcode == "ret":
            self._keep(key, is_let_out, [_step(_ONE)], ())
        elif self._is_common(end):
            self._keep(key, is_let_out, [end], section.successors)
            for successor in dict.fromkeys(section.successors):
                self.go(successor, way, is_let_out=is_let_out)
        else:
            guard = None if is_let_out else self._guard(section, end)
            if guard is None:
                raise _Unlimited
            self.has_guards = True
            name = f"%..limit{len(self.sections)}"
            again, value = self._again(guard.value, way, name)
            self._keep(key, is_let_out, [*again, *_limit(guard._replace(value=value), name)], ())
            self.go(guard.others, way, is_let_out=True)

    def _keep(self, key: Key, is_let_out: bool, ends: list[Step], successors: tuple[Key, ...]) -> None:
        if is_let_out:
            return
        section = self._body.sections[key]
        common = [step for step in section.steps if step.result in self._values.uniform]
        self.sections[key] = replace(section, steps=[*common, *ends], successors=successors, after_cut=None)

    def _is_common(self, step: Step) -> bool:
        """Tell whether all work-items go the same way."""
        definitions, uniform = self._body.definitions, self._values.uniform
        return step.opcode in ("br", "switch") and all(one in uniform or one not in definitions for one in step.uses)

    def _is_nothing(self, step: Step) -> bool:
        """Tell whether nobody notices when an instruction is left out, but by its result."""
        if step.opcode == "load":
            return " volatile " not in step.text and " atomic " not in step.text
        is_mark = isinstance(step.callee, str) and step.callee.startswith(_MARKS)
        return step.is_phi or step.opcode == "alloca" or is_mark or self._purity.is_pure(step)

    def _check_kept(self, start: Key, way: tuple[Key, ...]) -> None:
        """Raise `_Unlimited` where a region that comes then needs what work-items keep on the way to it."""
        values, frame = self._values, self._frame
        for key in values.live[start]:
            if values.chain(key) is not None or key in frame.common:
                continue
            source = self._source(key, way)
            is_there = source in values.live[self._start] and values.chain(source) is None
            if not is_there or source in frame.common or frame.array(source) != frame.array(key):
                raise _Unlimited

    def _source(self, key: Key, way: tuple[Key, ...]) -> Key:
        """Return what a value was where the region started. Raises `_Unlimited` if it was not there."""
        for at in range(len(way) - 1, -1, -1):
            step = self._body.definitions[key]
            if not any(step is one for one in self._body.sections[way[at]].steps):
                continue
            incoming = step.incoming.get(way[at - 1]) if at else None
            if incoming is None or incoming.key not in self._body.definitions:
                raise _Unlimited
            key = incoming.key
        return key

    def _again(self, value: Incoming, way: tuple[Key, ...], name: str) -> tuple[list[Step], Incoming]:
        """Return what computes a value again that is not there, since another region has compared it, and the new one.

        Raises `_Unlimited` where it cannot be computed again.
        """
        body = self._body
        made = None if value.key is None else body.definitions.get(value.key)
        is_here = any(made is step for one in way for step in body.sections[one].steps)
        if value.key is None or made is None or is_here or value.key in self._values.live[self._start]:
            return [], value
        chain = self._values.chain(value.key)
        if chain is None:
            raise _Unlimited
        tokens = {key: f"{name}.again{at}" for at, key in enumerate(chain)}
        others = {key_of(body.token(key)[1:]): token for key, token in tokens.items()}
        steps = [_step(body.renamed(body.definitions[key].text, others)) for key in chain]
        return steps, Incoming(tokens[value.key], None)

    def _guard(self, section: Section, end: Step) -> _Guard | None:
        conditions = [one for one in end.uses if one in self._body.definitions]
        if end.opcode != "br" or len(set(section.successors)) != 2 or len(conditions) != 1:
            return None
        for truth in (True, False):
            found = self._first_ones(conditions[0], truth)
            if found is not None:
                return found._replace(others=section.successors[1 if truth else 0])
        return None

    def _first_ones(self, key: Key, truth: bool) -> _Guard | None:
        """Return a guard if a condition is `truth` for the first work-items of a row at most; others go nowhere yet."""
        step = self._body.definitions.get(key)
        if step is None:
            return None
        if step.opcode == "icmp":
            return self._comparison(step, truth)
        if (_AND if truth else _OR).search(step.text) is None:
            return None
        found = (self._first_ones(one, truth) for one in step.uses)
        return next((one for one in found if one is not None), None)

    def _comparison(self, step: Step, truth: bool) -> _Guard | None:
        match = _COMPARISON.search(step.text)
        if match is None:
            return None
        predicate, kind, *operands = match.groups()
        keys = {self._body.token(one): one for one in step.uses}
        left, right = (Incoming(one, keys.get(one)) for one in operands)
        if not self._is_id(left.key):
            left, right, predicate = right, left, _SWAPPED.get(predicate, "")
        if not truth:
            predicate = _OPPOSITE.get(predicate, "")
        is_known = right.key is None or right.key in self._values.uniform or right.key not in self._body.definitions
        if predicate not in _MORE or not self._is_id(left.key) or not is_known:
            return None
        return _Guard(predicate, kind, right, self._start)

    def _is_id(self, key: Key | None) -> bool:
        """Tell whether a value is at least the place of a work-item in its row."""
        step = None if key is None else self._body.definitions.get(key)
        while step is not None and step.opcode in _CASTS and step.result_type in ("i32", "i64") and step.uses:
            step = self._body.definitions.get(step.uses[0])
        if step is None:
            return False
        return step.callee == names.NATIVE_INDEX or (
            step.callee == names.NATIVE_LOCAL_ID and _OF_ROW.search(step.text) is not None
        )


def _limit(guard: _Guard, name: str) -> Iterator[Step]:
    """Yield what returns how many work-items of a row a guard lets in at most; the first one in all cases."""
    kind, value = guard.type, guard.value
    sign = "s" if guard.predicate.startswith("s") else "u"
    more = _MORE[guard.predicate]
    uses = () if value.key is None else (value.key,)
    yield _step(f"{name}.all = icmp {sign}gt {kind} {value.value}, {_MANY}", uses)
    yield _step(f"{name}.most = select i1 {name}.all, {kind} {_MANY}, {kind} {value.value}", uses)
    yield _step(f"{name}.none = icmp {sign}lt {kind} {name}.most, {1 - more}")
    yield _step(f"{name}.last = select i1 {name}.none, {kind} {1 - more}, {kind} {name}.most")
    last = f"{name}.last"
    if kind != "i64":
        last = f"{name}.wide"
        yield _step(f"{last} = zext {kind} {name}.last to i64")
    yield _step(f"{name} = add i64 {last}, {more}")
    yield _step(f"ret i64 {name}")


def _step(text: str, uses: tuple[Key, ...] = ()) -> Step:
    return Step(text, "", None, "", uses)
