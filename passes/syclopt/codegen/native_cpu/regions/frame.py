"""The functions of regions, and the frame that they share.

The regions of a function are what work-items run from its start, or from a cut, to the next cut or the end. They have a
frame, where the work-items that run them keep values from one region to the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.cached_property import cached_property
from syclopt.codegen.rooms import extent_of, room_of
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from syclopt.codegen.native_cpu.regions.cut_body import CutBody, Incoming, LiveValues, Section, Step
    from syclopt.ir.data_layout import DataLayout

END = -1
_ALIGNMENT = 64  # bytes, of arrays
_MOST_SPELLED = 16  # members of a type without a name
LIFETIME = ("llvm.lifetime.start", "llvm.lifetime.end")


@dataclass(frozen=True, slots=True)
class Region:
    """Where it starts, its sections in their order, the starts of those that may follow, and whether it may end."""

    start: Key
    sections: tuple[Key, ...]
    next: tuple[Key, ...]
    may_end: bool


def regions_of(body: CutBody) -> dict[Key, Region]:
    """Return start -> region, the first one first. A section may be in several."""
    starts = [body.entry, *(s.after_cut for s in body.sections.values() if s.after_cut is not None)]
    return {start: _region(body, start) for start in starts}


def repeated_of(regions: Mapping[Key, Region]) -> frozenset[Key]:
    """Return the starts of the regions that a work-group may run more than once."""
    return frozenset(start for start in regions if start in _followers(regions, start))


def _followers(regions: Mapping[Key, Region], start: Key) -> set[Key]:
    found: set[Key] = set()
    waiting = [*regions[start].next]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(regions[one].next)
    return found


def _region(body: CutBody, start: Key) -> Region:
    found = {start}
    waiting = [start]
    while waiting:
        section = body.sections[waiting.pop()]
        for successor in () if section.after_cut is not None else section.successors:
            if successor not in found:
                found.add(successor)
                waiting.append(successor)
    ordered = (start, *(key for key in body.sections if key in found and key != start))
    following = (body.sections[key].after_cut for key in ordered)
    may_end = any(step.opcode == "ret" for key in ordered for step in body.sections[key].steps[-1:])
    return Region(start, ordered, tuple(dict.fromkeys(key for key in following if key is not None)), may_end)


class RegionText:
    """Writes the body of the function of a region.

    What lives across cuts is loaded into a variable where the region starts, and from it where it is used, and
    stored where a cut ends the region; LLVM makes values of these variables again.
    """

    def __init__(self, body: CutBody, values: LiveValues, frame: Frame, regions: Sequence[Key], region: Region) -> None:
        self._body = body
        self._values = values
        self._frame = frame
        self._numbers = {start: number for number, start in enumerate(regions)}
        self._region = region
        self._place = {section: number for number, section in enumerate(region.sections)}
        self._crossing = self._found_crossing()
        self._fresh = 0

    def text(self, prologue: Sequence[str]) -> str:
        """Return the blocks; `prologue` are the instructions that load what was given at launch."""
        lines = [f"  {line}\n" for line in (*prologue, *self._start())]
        lines.append(f"  br label %{spell(self._region.start)}\n")
        for key in self._region.sections:
            section = self._body.sections[key]
            lines.append(f"\n{spell(key)}:\n")
            lines.extend(f"  {line}\n" for line in self._section(section))
        return "".join(lines)

    def _found_crossing(self) -> dict[Key, str]:
        """Return the values that cross cuts and are met here, each with the variable for it."""
        live = self._values.live
        met = {used for section in self._own_sections() for step in section.steps for used in self._met(step)}
        crossing = {key for start in self._numbers for key in live[start]}
        needed = (met & crossing) | {key for start in self._region.next for key in live[start]}
        here = {step.result for section in self._own_sections() for step in section.steps} | live[self._region.start]
        wanted = [key for key in self._body.definitions if key in needed and key in here]
        return {key: f"%..{number}" for number, key in enumerate(wanted)}

    def _own_sections(self) -> Iterator[Section]:
        return (self._body.sections[key] for key in self._region.sections)

    def _met(self, step: Step) -> Iterator[Key]:
        yield from step.uses
        yield from (one.key for one in step.incoming.values() if one.key is not None)
        if step.result is not None:
            yield step.result

    def _start(self) -> Iterator[str]:
        """Yield what makes the variables and gives them what they have when the region starts."""
        values, live = self._values, self._values.live[self._region.start]
        for key, variable in self._crossing.items():
            yield f"{variable} = alloca {self._body.definitions[key].result_type}"
        yield from self._frame.places(self._region, self._crossing)
        again = {one: None for key in self._crossing if key in live for one in values.chain(key) or ()}
        names = {self._token_key(key): f"%..again{at}" for at, key in enumerate(again)}
        for key in again:
            yield self._body.renamed(self._body.definitions[key].text, names)
        for key, variable in self._crossing.items():
            if key not in live:
                continue
            kind = self._body.definitions[key].result_type
            if values.chain(key) is not None:
                yield f"store {kind} {names[self._token_key(key)]}, ptr {variable}"
                continue
            yield from self._frame.load(key, f"{variable}.kept")
            yield f"store {kind} {variable}.kept, ptr {variable}"

    def _token_key(self, key: Key) -> Key:
        return key_of(self._body.token(key)[1:])

    def _section(self, section: Section) -> Iterator[str]:
        phis = [step for step in section.steps if step.is_phi]
        yield from (self._phi(step) for step in phis)
        yield from (self._store(step) for step in phis if step.result in self._crossing)
        for at, step in enumerate(section.steps[len(phis) :], len(phis)):
            if at == len(section.steps) - 1 and section.after_cut is None:
                yield from self._loads_for_phis(section)
            if step.result in self._frame.variables or self._frame.ends_life(step):
                continue
            yield from self._step(step)
            if step.result in self._crossing:
                yield self._store(step)
        if section.after_cut is not None:
            yield from self._leave(section.after_cut)

    def _store(self, step: Step) -> str:
        key = step.result if step.result is not None else 0
        return f"store {step.result_type} {self._body.token(key)}, ptr {self._crossing[key]}"

    def _step(self, step: Step) -> Iterator[str]:
        names: dict[Key, str] = {}
        for used in step.uses:
            if used in self._crossing:
                name = names[self._token_key(used)] = self._next_name()
                yield f"{name} = load {self._body.definitions[used].result_type}, ptr {self._crossing[used]}"
        text = self._body.renamed(step.text, names) if names else step.text
        if step.opcode == "ret":
            yield from self._frame.leave(END, text)
        else:
            yield text

    def _phi(self, step: Step) -> str:
        pairs = [
            f"[ {self._incoming_value(step.incoming[block], block)}, %{spell(block)} ]"
            for block in step.ways
            if block in self._place
        ]
        result = self._body.token(step.result if step.result is not None else 0)
        return f"{result} = phi {step.result_type} {', '.join(pairs)}"

    def _incoming_value(self, incoming: Incoming, block: Key) -> str:
        crossing = self._crossing.get(incoming.key) if incoming.key is not None else None
        return f"{crossing}.from.{self._place[block]}" if crossing is not None else incoming.value

    def _loads_for_phis(self, section: Section) -> Iterator[str]:
        """Yield loads at the end of a section of what phi nodes after it take from here."""
        wanted = {
            one.key: None
            for successor in section.successors
            for step in self._body.sections[successor].steps
            if step.is_phi and (one := step.incoming.get(section.key)) is not None and one.key in self._crossing
        }
        for key in wanted:
            kind, variable = self._body.definitions[key].result_type, self._crossing[key]
            yield f"{variable}.from.{self._place[section.key]} = load {kind}, ptr {variable}"

    def _leave(self, start: Key) -> Iterator[str]:
        """Yield what keeps the values that the next region needs, and says which region that is."""
        for key in self._body.definitions:
            if key in self._values.live[start] and key in self._crossing and self._values.chain(key) is None:
                kind, name = self._body.definitions[key].result_type, self._next_name()
                yield f"{name} = load {kind}, ptr {self._crossing[key]}"
                yield from self._frame.store(key, name)
        yield from self._frame.leave(self._numbers[start])

    def _next_name(self) -> str:
        self._fresh += 1
        return f"%..now{self._fresh}"


class Frame:
    """A struct that each region gets: arrays with a value for each work-item, and values that all have in common.

    `shared` are the variables of the kernel that more than one run of a region sees: each work-item has its own in an
    array. `pointed` are those of them whose address is kept somewhere, so that they must stay where they are. A common
    value stands there twice: as it was before a region, and as the region leaves it. Values that become each other, as
    those of a loop do, have one array if only one of them is needed at a time.
    """

    head: tuple[str, ...] = ("i64",)
    """The types of what stands before all these: for a work-group, where a list begins of memory that it has taken."""

    def __init__(self, body: CutBody, values: LiveValues, regions: Mapping[Key, Region], layout: DataLayout) -> None:
        repeated = repeated_of(regions)
        self._body = body
        self._values = values
        self._layout = layout
        self._made_of: dict[Key, list[Key]] = {}  # value -> what is computed from it, and not read from memory
        for made, step in body.definitions.items():
            for used in step.uses if step.opcode != "load" else ():
                self._made_of.setdefault(used, []).append(made)
        crossing = {key for start in regions for key in values.live[start]}
        kept = [key for key in body.definitions if key in crossing and values.chain(key) is None]
        self.common = [key for key in kept if key in values.uniform and self.has_common(values)]
        self._users = {key: self._users_of(key, regions) for key in body.definitions if key in body.variables}
        self.variables = body.variables
        self.shared = [
            key
            for key, users in self._users.items()
            if len(users) > 1 or {*users} & repeated or (len(regions) > 1 and self._escapes(key))
        ]
        self._same = _same_places([key for key in kept if key not in self.common], body, values, regions)
        self.arrays = [*dict.fromkeys(self._same.values()), *self.shared]
        self.pointed = frozenset(key for key in self.shared if self._escapes(key) or self._is_kept_elsewhere(key))

    @cached_property
    def type(self) -> str:
        """The type of the struct: a name where it has many members, as all that finds one of them says the type."""
        if len(self.head) + len(self.arrays) + 2 * len(self.common) <= _MOST_SPELLED:
            return self._members
        return f"%{spell(FreshNames(self._body.function.module.types).fresh('frame'))}"

    @property
    def definitions(self) -> list[str]:
        """What the module must have for the type: its definition where it has a name."""
        return [] if self.type == self._members else [f"{self.type} = type {self._members}\n"]

    @cached_property
    def _members(self) -> str:
        common = [self.element(key) for key in self.common]
        return f"{{ {', '.join([*self.head, *('ptr' for _ in self.arrays), *common, *common])} }}"

    def has_common(self, values: LiveValues) -> bool:
        """Tell whether values may stand there once for all."""
        return True

    def element(self, key: Key) -> str:
        """Return the type of the elements of an array, or of a common value."""
        step = self._body.definitions[key]
        if key not in self._body.variables:
            return step.result_type
        return room_of(step.text).element(self._layout, self._body.function.module)

    def stride(self, key: Key) -> int:
        """Return how many bytes it is from an element of an array to the next."""
        return extent_of(self.element(key), self._layout, self._body.function.module).stride

    def alignment(self, key: Key) -> int:
        """Return the alignment of an array, in bytes."""
        step, module = self._body.definitions[key], self._body.function.module
        if key in self._body.variables:
            return max(_ALIGNMENT, room_of(step.text).aligned(self._layout, module))
        return max(_ALIGNMENT, extent_of(step.result_type, self._layout, module).alignment)

    def array(self, key: Key) -> int:
        """Return which of the arrays has a value."""
        return self.arrays.index(self._same.get(key, key))

    def keeps(self, key: Key) -> bool:
        """Tell whether a value stands there."""
        return key in self.common or key in self._same or key in self.arrays

    def index(self) -> Iterator[str]:
        """Yield instructions that find the number of this work-item in the arrays."""
        yield "%..item.index = load i64, ptr %..index"

    def load(self, key: Key, name: str) -> Iterator[str]:
        """Yield instructions that load a value that was kept."""
        yield f"{name} = load {self.element(key)}, ptr {self.source(key)}"

    def store(self, key: Key, value: str) -> Iterator[str]:
        """Yield instructions that keep a value."""
        yield f"store {self.element(key)} {value}, ptr {self.target(key)}"

    def leave(self, number: int, text: str = "") -> Iterator[str]:
        """Yield instructions that end a region: the number of the next one, or the text of what ends the function."""
        yield f"ret i32 {number}"

    def places(self, region: Region, crossing: Collection[Key]) -> Iterator[str]:
        """Yield instructions that find what a region uses of the frame, and make the variables of the region.

        `crossing` are the values that it takes from there or leaves there.
        """
        yield from self.index()
        users = {key for key, users in self._users.items() if region.start in users}
        used = users.union(self._same.get(key, key) for key in crossing)
        for at, key in enumerate(self.arrays):
            if key not in used:
                continue
            yield f"%..array{at}.place = getelementptr {self.type}, ptr %..frame, i64 0, i32 {self.place(at)}"
            yield f"%..array{at} = load ptr, ptr %..array{at}.place, !invariant.load !{{}}"
            name = self._body.token(key) if key in self.variables else f"%..place{at}"
            yield f"{name} = getelementptr {self.element(key)}, ptr %..array{at}, i64 %..item.index"
        for key in self._users:
            if key in users and key not in self.shared:
                yield self._body.definitions[key].text
        for at, key in enumerate(self.common):
            if key not in used:
                continue
            before = self.place(len(self.arrays) + at)
            for what, place in (("before", before), ("after", before + len(self.common))):
                yield f"%..{what}{at} = getelementptr {self.type}, ptr %..frame, i64 0, i32 {place}"

    def place(self, at: int) -> int:
        """Return which member of the struct an array is, or a common value as it was before, which come then."""
        return len(self.head) + at

    def common_places(self, key: Key) -> tuple[int, int]:
        """Return which members of the struct are a common value, as it was before, and as a region leaves it."""
        before = self.place(len(self.arrays) + self.common.index(key))
        return before, before + len(self.common)

    def hand_on(self, number: int) -> Iterator[str]:
        """Yield instructions that make what a region left for all what the next one finds."""
        for at, key in enumerate(self.common):
            kind, name = self.element(key), f"%..common{number}.{at}"
            before = self.place(len(self.arrays) + at)
            yield f"{name}.from = getelementptr {self.type}, ptr %..frame, i64 0, i32 {before + len(self.common)}"
            yield f"{name}.to = getelementptr {self.type}, ptr %..frame, i64 0, i32 {before}"
            yield f"{name} = load {kind}, ptr {name}.from"
            yield f"store {kind} {name}, ptr {name}.to"

    def source(self, key: Key) -> str:
        """Return where a region finds a value."""
        return f"%..before{self.common.index(key)}" if key in self.common else f"%..place{self.array(key)}"

    def target(self, key: Key) -> str:
        """Return where a region leaves a value."""
        return f"%..after{self.common.index(key)}" if key in self.common else self.source(key)

    def ends_life(self, step: Step) -> bool:
        """Tell whether a step says when the life of a variable that is kept begins or ends: it is longer now."""
        is_mark = isinstance(step.callee, str) and step.callee.startswith(LIFETIME)
        return is_mark and any(used in self.shared for used in step.uses)

    def _users_of(self, key: Key, regions: Mapping[Key, Region]) -> tuple[Key, ...]:
        """Return the starts of the regions that name a variable, also by what is derived from it."""
        derived = self._derived(key)

        def is_named(region: Region) -> bool:
            if derived & self._values.live[region.start]:
                return True
            steps = (step for one in region.sections for step in self._body.sections[one].steps)
            return any(key in step.uses for step in steps)

        return tuple(start for start, region in regions.items() if is_named(region))

    def _derived(self, key: Key) -> set[Key]:
        """Return a variable and the values that are made of its address."""
        derived = {key}
        waiting = [key]
        while waiting:
            for made in self._made_of.get(waiting.pop(), ()):
                if made not in derived:
                    derived.add(made)
                    waiting.append(made)
        return derived

    def _is_kept_elsewhere(self, key: Key) -> bool:
        """Tell whether a value is kept that is made of the address of a variable."""
        return any(self.keeps(made) for made in self._derived(key) - {key})

    def _escapes(self, key: Key) -> bool:
        """Tell whether a variable may be reached by other ways than its name: its address is stored or handed on."""
        derived = self._derived(key)
        return any(_hands_on(step, derived, self._body) for step in self._body.steps)


def _same_places(
    kept: Sequence[Key], body: CutBody, values: LiveValues, regions: Mapping[Key, Region]
) -> dict[Key, Key]:
    """Return for each value that is kept the first of those that are kept in the same place."""
    together = [values.live[start] for start in regions]
    members = {key: {key} for key in kept}
    for key in kept:
        step = body.definitions[key]
        for incoming in step.incoming.values() if step.is_phi else ():
            one, other = members[key], members.get(incoming.key) if incoming.key is not None else None
            if other is None or other is one or any(one & live and other & live for live in together):
                continue
            one |= other
            members |= dict.fromkeys(other, one)
    firsts = {id(group): key for key, group in reversed(members.items())}
    return {key: firsts[id(group)] for key, group in members.items()}


def _hands_on(step: Step, keys: set[Key], body: CutBody) -> bool:
    """Tell whether a step stores one of some values, or gives it to a function."""
    if keys.isdisjoint(step.uses):
        return False
    if step.opcode == "store":
        first = step.uses[0]  # that of two different ones is stored
        value = step.text.partition(",")[0]
        return first in keys and (len(step.uses) > 1 or value.endswith(f" {body.token(first)}"))
    if step.opcode in ("atomicrmw", "cmpxchg"):
        return not keys.isdisjoint(step.uses[1:])
    return step.opcode == "call" and not str(step.callee).startswith("llvm.")
