"""The functions around a kernel: what a launch calls, which loads the arguments and loops over work-items.

The regions of a kernel are what work-items run from its start, or from a barrier, to the next barrier or the end. They
have a frame, where the work-items of a group keep values from one region to the next.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import ITEM, KernelBody, LiveValues
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from syclopt.codegen.native_cpu.sycl_work_group_loops.kernel_body import Incoming, Section, Step
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import Parameter
    from syclopt.ir.views.function import Function

END = -1
_ALLOCA = compile_pattern(rf"={GAP}alloca{GAP}(?:inalloca{GAP})?+", re.DOTALL)
_LIFETIME = ("llvm.lifetime.start", "llvm.lifetime.end")
_ARGUMENTS = "%..arguments"
_ATTRIBUTES = "alwaysinline nounwind"
_ALONE = "ptr null, i64 0"  # no function does it for several work-items in step
_MOST_ITEMS = 8192  # of a work-group
_MOST_ON_STACK = 1 << 16  # bytes, for one value of all work-items
_PARAMETERS = f"ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame, ptr %..index"


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


class Frame:
    """A struct that each region gets: arrays with a value for each work-item, and values that all have in common.

    `shared` are the variables of the kernel that more than one run of a region sees: each work-item has its own in an
    array. A common value stands there twice: as it was before a region, and as the region leaves it.
    """

    def __init__(self, body: KernelBody, values: LiveValues, regions: Mapping[Key, Region], repeated: frozenset[Key]):
        self._body = body
        self._values = values
        self._made_of: dict[Key, list[Key]] = {}  # value -> what is computed from it, and not read from memory
        for made, step in body.definitions.items():
            for used in step.uses if step.opcode != "load" else ():
                self._made_of.setdefault(used, []).append(made)
        crossing = {key for start in regions for key in values.live[start]}
        kept = [key for key in body.definitions if key in crossing and values.chain(key) is None]
        self.common = [key for key in kept if key in values.uniform]
        self._users = {key: self._users_of(key, regions) for key in body.definitions if key in body.variables}
        self.variables = body.variables
        self.shared = [
            key
            for key, users in self._users.items()
            if len(users) > 1 or {*users} & repeated or (len(regions) > 1 and self._escapes(key))
        ]
        self.arrays = [*(key for key in kept if key not in values.uniform), *self.shared]

    @property
    def type(self) -> str:
        """The type of the struct."""
        common = [self._body.definitions[key].result_type for key in self.common]
        return f"{{ {', '.join(['i64', *('ptr' for _ in self.arrays), *common, *common])} }}"

    def element(self, key: Key) -> str:
        """Return the type of the elements of an array."""
        step = self._body.definitions[key]
        if key not in self._body.variables:
            return step.result_type
        return _allocated(step)

    def places(self, region: Region) -> Iterator[str]:
        """Yield instructions that find this work-item's places in the arrays, and make the variables of the region."""
        yield "%..item.index = load i64, ptr %..index"
        for at, key in enumerate(self.arrays):
            yield f"%..array{at}.place = getelementptr {self.type}, ptr %..frame, i64 0, i32 {at + 1}"
            yield f"%..array{at} = load ptr, ptr %..array{at}.place, !invariant.load !{{}}"
            name = self._body.token(key) if key in self.variables else f"%..place{at}"
            yield f"{name} = getelementptr {self.element(key)}, ptr %..array{at}, i64 %..item.index"
        for key, users in self._users.items():
            if key not in self.shared and region.start in users:
                yield self._body.definitions[key].text
        for at, _ in enumerate(self.common):
            first = 1 + len(self.arrays)
            for what, place in (("before", first + at), ("after", first + len(self.common) + at)):
                yield f"%..{what}{at} = getelementptr {self.type}, ptr %..frame, i64 0, i32 {place}"

    def source(self, key: Key) -> str:
        """Return where a region finds a value."""
        return f"%..before{self.common.index(key)}" if key in self.common else f"%..place{self.arrays.index(key)}"

    def target(self, key: Key) -> str:
        """Return where a region leaves a value."""
        return f"%..after{self.common.index(key)}" if key in self.common else self.source(key)

    def ends_life(self, step: Step) -> bool:
        """Tell whether a step says when the life of a variable that is kept begins or ends: it is longer now."""
        is_mark = isinstance(step.callee, str) and step.callee.startswith(_LIFETIME)
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

    def _escapes(self, key: Key) -> bool:
        """Tell whether a variable may be reached by other ways than its name: its address is stored or handed on."""
        derived = self._derived(key)
        for step in self._body.steps:
            is_named = derived.intersection(step.uses)
            if step.opcode == "store" and is_named and _first_operand_names(step.text, derived, self._body):
                return True
            is_intrinsic = isinstance(step.callee, str) and step.callee.startswith("llvm.")
            if is_named and step.opcode == "call" and not is_intrinsic:
                return True
        return False


def _first_operand_names(text: str, keys: set[Key], body: KernelBody) -> bool:
    value = text.partition(",")[0]
    return any(value.endswith(f" {body.token(key)}") for key in keys)


def _allocated(step: Step) -> str:
    """Return the type that an `alloca` makes room for."""
    from syclopt.ir.text.brackets import type_end

    found = _ALLOCA.search(step.text)
    start = found.end() if found else 0
    return step.text[start : type_end(step.text, start)]


class KernelEntry:
    """Writes the functions that take the place of a kernel `@K`.

    `@K` gets the arguments, as they stand one after another in a struct, and the launch. It runs `@K.work` for each
    work-item. Where a kernel has barriers, or the size of work-groups is known, it runs `@K.group` for each work-group
    instead, and that runs each region `@K.region.N` for all work-items of the group before the next one. Where these
    names are taken, they end otherwise.
    """

    def __init__(
        self, function: Function, layout: DataLayout, local_size: tuple[int, ...] = (), *, publishes: bool = False
    ) -> None:
        self._function = function
        self._layout = layout
        self._local_size = local_size
        self._body = KernelBody(function)
        self._name = function.name
        self._names = FreshNames(function.module.symbols)
        self._group_name = f"@{spell(self._names.fresh(f'{self._name}.group'))}"
        self._regions: dict[int, str] = {}
        self._static_bytes = 0
        told = [f"call void @{names.NATIVE_PUBLISH_ITEM}(ptr {ITEM})"] if publishes else []
        self._prologue = [*told, *self._arguments(), *self._local_places()]

    def texts(self) -> Iterator[str]:
        """Yield the functions."""
        regions = regions_of(self._body)
        values = LiveValues(self._body, self._constants())
        frame = Frame(self._body, values, regions, repeated(regions))
        starts = [*regions]
        by_groups = len(regions) > 1 or bool(self._local_size)
        yield self._entry(names.NATIVE_RUN_GROUPS if by_groups else names.NATIVE_RUN_ITEMS, by_groups)
        if by_groups:
            yield self._group(frame, [regions[start].next for start in starts], starts)
        for number, region in enumerate(regions.values()):
            text = RegionText(self._body, values, frame, starts, region).text(self._prologue)
            yield f"define internal i32 {self._region(number)}({_PARAMETERS}) {_ATTRIBUTES} {{\n{text}}}\n"

    def _region(self, number: int) -> str:
        if number not in self._regions:
            self._regions[number] = f"@{spell(self._names.fresh(f'{self._name}.region.{number}'))}"
        return self._regions[number]

    def _entry(self, run: str, by_groups: bool) -> str:
        work = self._group_name if by_groups else f"{self._region(0)}, {_ALONE}"
        arguments = f"ptr noalias {self._known_bytes()}{_ARGUMENTS}"
        return (
            f"define void @{spell(self._name)}({arguments}, ptr noalias %..launch) nounwind {{\n"
            f"  call void @{run}(ptr {_ARGUMENTS}, ptr %..launch, i64 {self._static_bytes}, ptr {work})\n"
            "  ret void\n}\n"
        )

    def _known_bytes(self) -> str:
        """Return what tells LLVM that it may load arguments before it is known whether they are needed."""
        from syclopt.ir.fragments import parse_type

        module = self._function.module
        ends = [
            offset + self._layout.extent(member, module).bytes
            for member, offset in self._layout.members(parse_type(f"{{ {self._types()} }}"), module)
        ]
        return f"align 8 dereferenceable({ends[-1]}) " if ends and ends[-1] else ""

    def _types(self) -> str:
        return ", ".join(self._passed_type(parameter) for parameter in self._function.parameters)

    def _arguments(self) -> Iterator[str]:
        """Yield instructions that load what was given at launch; parameters by value are where it stands."""
        types = self._types()
        for at, parameter in enumerate(self._function.parameters):
            token = self._body.token(self._body.parameters[at])
            kind = self._passed_type(parameter)
            place = token if self._is_by_value(parameter) else f"%..argument{at}"
            yield f"{place} = getelementptr {{ {types} }}, ptr {_ARGUMENTS}, i64 0, i32 {at}"
            if self._is_by_value(parameter):
                continue
            if self._is_local(parameter):
                yield f"%..offset{at} = load i64, ptr {place}, !invariant.load !{{}}"
                yield f"%..base{at} = call ptr @{names.NATIVE_DYNAMIC_LOCAL_MEMORY}(ptr {ITEM})"
                yield f"{token} = getelementptr i8, ptr %..base{at}, i64 %..offset{at}"
            else:
                yield f"{token} = load {kind}, ptr {place}, !invariant.load !{{}}"

    def _local_places(self) -> Iterator[str]:
        """Yield instructions that find the variables in local memory, which stand one after another."""
        from syclopt.ir.fragments import parse_type

        module = self._function.module
        for variable, place in self._body.places.items():
            extent = self._layout.extent(parse_type(module.globals[variable].value_type), module)
            alignment = max(extent.alignment, 16)
            offset = -(-self._static_bytes // alignment) * alignment
            self._static_bytes = offset + extent.stride
            yield f"{place} = call ptr @{names.NATIVE_LOCAL_MEMORY}(ptr {ITEM}, i64 {offset})"

    def _passed_type(self, parameter: Parameter) -> str:
        for attribute in parameter.attributes:
            if attribute.name == "byval":
                return attribute.value
        return "i64" if self._is_local(parameter) else parameter.type.text

    def _is_by_value(self, parameter: Parameter) -> bool:
        return any(attribute.name == "byval" for attribute in parameter.attributes)

    def _is_local(self, parameter: Parameter) -> bool:
        return any(attribute.name == names.LOCAL_MEMORY for attribute in parameter.attributes)

    def _constants(self) -> frozenset[Key]:
        parameters = zip(self._body.parameters, self._function.parameters, strict=True)
        return frozenset(key for key, parameter in parameters if self._is_by_value(parameter))

    def _group(self, frame: Frame, following: list[tuple[Key, ...]], starts: list[Key]) -> str:
        lines = [
            f"  %..frame = alloca {frame.type}\n",
            *(f"  call void @{names.NATIVE_FIX_LOCAL_SIZE}(ptr {ITEM}, {size})\n" for size in self._known_size()),
            f"  %..items = call i64 @{names.NATIVE_ITEMS}(ptr {ITEM})\n",
        ]
        large: list[int] = []
        for at, key in enumerate(frame.arrays):
            stride = self._stride(frame.element(key))
            if stride * self._most_items() > _MOST_ON_STACK:
                large.append(at)
                lines.append(f"  %..bytes{at} = mul i64 %..items, {stride}\n")
                lines.append(f"  %..array{at} = call ptr @{names.NATIVE_TAKE_MEMORY}(i64 %..bytes{at})\n")
            else:
                lines.append(f"  %..array{at} = alloca {frame.element(key)}, i64 %..items, align 64\n")
            lines.append(f"  %..place{at} = getelementptr {frame.type}, ptr %..frame, i64 0, i32 {at + 1}\n")
            lines.append(f"  store ptr %..array{at}, ptr %..place{at}\n")
        lines.append("  br label %region.0\n")
        for number, after in enumerate(following):
            lines.append(f"\nregion.{number}:\n")
            lines.append(
                f"  %..next{number} = call i32 @{names.NATIVE_RUN_REGION}(ptr {_ARGUMENTS}, ptr {ITEM}, ptr %..frame,"
                f" ptr {self._region(number)}, {_ALONE})\n"
            )
            lines.extend(self._handed_on(frame, number))
            cases = " ".join(f"i32 {starts.index(start)}, label %region.{starts.index(start)}" for start in after)
            lines.append(f"  switch i32 %..next{number}, label %end [ {cases} ]\n")
        given = "".join(f"  call void @{names.NATIVE_GIVE_MEMORY}(ptr %..array{at})\n" for at in large)
        lines.append(f"\nend:\n{given}  ret void\n")
        head = f"define internal void {self._group_name}(ptr {_ARGUMENTS}, ptr {ITEM}) nounwind"
        return f"{head} {{\n{''.join(lines)}}}\n"

    def _stride(self, element: str) -> int:
        from syclopt.ir.fragments import parse_type

        return self._layout.extent(parse_type(element), self._function.module).stride

    def _most_items(self) -> int:
        """Return how many work-items a work-group may have."""
        return prod(self._local_size) if self._local_size else _MOST_ITEMS

    def _known_size(self) -> Iterator[str]:
        """Yield the local size that the kernel requires, if it does, as arguments."""
        if self._local_size:
            x, y, z = (*self._local_size, 1, 1)[:3]
            yield f"i64 {x}, i64 {y}, i64 {z}"

    def _handed_on(self, frame: Frame, number: int) -> Iterator[str]:
        """Yield instructions that make what a region left for all what the next one finds."""
        first = 1 + len(frame.arrays)
        count = len(frame.common)
        for at, key in enumerate(frame.common):
            kind, name = frame.element(key), f"%..common{number}.{at}"
            yield f"  {name}.from = getelementptr {frame.type}, ptr %..frame, i64 0, i32 {first + count + at}\n"
            yield f"  {name}.to = getelementptr {frame.type}, ptr %..frame, i64 0, i32 {first + at}\n"
            yield f"  {name} = load {kind}, ptr {name}.from\n"
            yield f"  store {kind} {name}, ptr {name}.to\n"
