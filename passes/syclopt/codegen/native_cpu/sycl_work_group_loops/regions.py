"""The regions of a kernel: what work-items run from its start, or from a barrier, to the next barrier or the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import (
        Incoming,
        KernelBody,
        LiveValues,
        Section,
        Step,
    )
    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_entry import Frame

END = -1


@dataclass(frozen=True, slots=True)
class Region:
    """Where it starts, its sections in the order of the kernel, and the starts of the regions that may follow."""

    start: Key
    sections: tuple[Key, ...]
    next: tuple[Key, ...]


def regions_of(body: KernelBody) -> dict[Key, Region]:
    """Return start -> region, the first one first. A section may be in several."""
    starts = [body.entry, *(s.after_barrier for s in body.sections.values() if s.after_barrier is not None)]
    return {start: _region(body, start) for start in starts}


def repeated(regions: dict[Key, Region]) -> frozenset[Key]:
    """Return the starts of the regions that a work-group may run more than once."""
    return frozenset(start for start in regions if start in _followers(regions, start))


def _followers(regions: dict[Key, Region], start: Key) -> set[Key]:
    found: set[Key] = set()
    waiting = [*regions[start].next]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting.extend(regions[one].next)
    return found


def _region(body: KernelBody, start: Key) -> Region:
    found = {start}
    waiting = [start]
    while waiting:
        section = body.sections[waiting.pop()]
        for successor in () if section.after_barrier is not None else section.successors:
            if successor not in found:
                found.add(successor)
                waiting.append(successor)
    ordered = (start, *(key for key in body.sections if key in found and key != start))
    following = (body.sections[key].after_barrier for key in ordered)
    return Region(start, ordered, tuple(dict.fromkeys(key for key in following if key is not None)))


class RegionText:
    """Writes the body of the function of a region.

    What lives across barriers is loaded into a variable where the region starts, and from it where it is used, and
    stored where a barrier ends the region; LLVM makes values of these variables again.
    """

    def __init__(
        self, body: KernelBody, values: LiveValues, frame: Frame, regions: Sequence[Key], region: Region
    ) -> None:
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
        """Return the values that cross barriers and are met here, each with the variable for it."""
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
        yield from self._frame.places(self._region)
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
            yield f"{variable}.kept = load {kind}, ptr {self._frame.source(key)}"
            yield f"store {kind} {variable}.kept, ptr {variable}"

    def _token_key(self, key: Key) -> Key:
        return key_of(self._body.token(key)[1:])

    def _section(self, section: Section) -> Iterator[str]:
        phis = [step for step in section.steps if step.is_phi]
        yield from (self._phi(step) for step in phis)
        yield from (self._store(step) for step in phis if step.result in self._crossing)
        for at, step in enumerate(section.steps[len(phis) :], len(phis)):
            if at == len(section.steps) - 1 and section.after_barrier is None:
                yield from self._loads_for_phis(section)
            if step.result in self._frame.variables or self._frame.ends_life(step):
                continue
            yield from self._step(step)
            if step.result in self._crossing:
                yield self._store(step)
        if section.after_barrier is not None:
            yield from self._leave(section.after_barrier)

    def _store(self, step: Step) -> str:
        key = step.result if step.result is not None else 0
        return f"store {step.result_type} {self._body.token(key)}, ptr {self._crossing[key]}"

    def _step(self, step: Step) -> Iterator[str]:
        if step.opcode == "ret":
            yield f"ret i32 {END}"
            return
        names: dict[Key, str] = {}
        for used in step.uses:
            if used in self._crossing:
                name = names[self._token_key(used)] = self._next_name()
                yield f"{name} = load {self._body.definitions[used].result_type}, ptr {self._crossing[used]}"
        yield self._body.renamed(step.text, names) if names else step.text

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
                yield f"store {kind} {name}, ptr {self._frame.target(key)}"
        yield f"ret i32 {self._numbers[start]}"

    def _next_name(self) -> str:
        self._fresh += 1
        return f"%..now{self._fresh}"
