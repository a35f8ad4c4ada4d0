"""The body of a kernel as what is cut at barriers: instructions with their values, blocks with their successors."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.ir.body.locals import mentions, replace_mentions
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function

ITEM = "%..item"
_OURS = ".."  # what the names begin with that regions have besides those of the kernel


class Incoming(NamedTuple):
    """A value of a phi node as it is spelled, and its key; None for a constant."""

    value: str
    key: Key | None


@dataclass(eq=False, slots=True)
class Step:
    """One instruction: its text with all names written out, its result, and what it uses.

    `incoming` is block -> value of a phi node; `ways` are the blocks as often as control may come from them.
    """

    text: str
    opcode: str
    result: Key | None
    result_type: str
    uses: tuple[Key, ...]
    callee: Key | None = None
    incoming: dict[Key, Incoming] = field(default_factory=dict[Key, Incoming])
    ways: tuple[Key, ...] = ()

    @property
    def is_phi(self) -> bool:
        """Whether it is a phi node."""
        return self.opcode == "phi"


@dataclass(eq=False, slots=True)
class Section:
    """A block of a kernel, or a part of one: a barrier ends it too. `after_barrier` is what comes then."""

    key: Key
    steps: list[Step]
    successors: tuple[Key, ...]
    after_barrier: Key | None = None


def parameter_keys(function: Function) -> tuple[Key, ...]:
    """Return the keys of the parameters of a function, in order: names, and numbers of those without one."""
    numbers = count()
    return tuple(one.key if one.key is not None else next(numbers) for one in function.parameters)


class KernelBody:
    """The sections of a kernel in order.

    `parameters` are the names of its parameters, `definitions` the instructions by the values that they define, and
    `variables` the values that `alloca` defines.

    Calls that ask for the work-item are left out: each region gets it (`ITEM`). So are calls that ask for the place of
    a variable in local memory, which is `places[variable]`. No name here begins with two dots, as those do that regions
    have besides.
    """

    def __init__(self, function: Function) -> None:
        self.function = function
        self.places: dict[Key, str] = {}
        self._given: dict[Key, str] = {}  # what stands for the results of calls that are left out
        self._body = function.blocks[0].body
        self._tokens: dict[Key, str] = {}
        self._names: dict[Key, str] = {}  # of values and blocks that have another one than in the kernel
        self._types = {key for key in function.module.types if isinstance(key, str)}
        self.parameters = parameter_keys(function)
        self.sections: dict[Key, Section] = {}
        self._read()
        self.definitions = {step.result: step for step in self.steps if step.result is not None}
        self.variables = frozenset(key for key, step in self.definitions.items() if step.opcode == "alloca")

    @property
    def entry(self) -> Key:
        """The section where the kernel starts."""
        return next(iter(self.sections))

    @property
    def steps(self) -> Iterator[Step]:
        """All instructions in order."""
        return (step for section in self.sections.values() for step in section.steps)

    def token(self, key: Key) -> str:
        """Return how a value or a block is spelled in what is made of the kernel: numbers become names."""
        found = self._given.get(key) or self._tokens.get(key)
        if found is None:
            found = self._tokens[key] = f"%{spell(self._name(key, 'v'))}"
        return found

    def renamed(self, text: str, others: dict[Key, str]) -> str:
        """Return a text with `others` in the place of values, as they are spelled in `KernelBody.token`."""
        return replace_mentions(text, others.get, types=self._types)

    def _read(self) -> None:
        for block in self.function.blocks:
            section = Section(self._named(block.key), [], tuple(self._named(one.key) for one in block.successors))
            self.sections[section.key] = section
            for instruction in block.instructions:
                call = instruction.call
                if call is not None and self._is_given(call, instruction.result):
                    continue
                if call is None or call.callee != names.NATIVE_BARRIER:
                    section.steps.append(self._step(instruction))
                    continue
                rest = Section(self._fresh(f"{self._named(block.key)}.after"), [], section.successors)
                section.successors, section.after_barrier = (rest.key,), rest.key
                self.sections[rest.key] = rest
                section = rest
        self._mend_phis()

    def _is_given(self, call: Call, result: Key | None) -> bool:
        """Tell whether a call asks for what each region has; note what stands for its result."""
        if call.callee == names.NATIVE_ITEM and result is not None:
            self._given[result] = ITEM
        elif call.callee == names.NATIVE_LOCAL and result is not None:
            _, variable = call.parsed.globals
            self._given[result] = self.places.setdefault(variable, f"%..local{len(self.places)}")
        else:
            return False
        return True

    def _mend_phis(self) -> None:
        """Let phi nodes name the section that control now comes from."""
        ends: dict[Key, Key] = {}
        for key in self.sections:
            start = key
            while (after := self.sections[key].after_barrier) is not None:
                key = after  # noqa: PLW2901 - the last part of the block
            ends.setdefault(start, key)
        for step in self.steps:
            if step.is_phi:
                step.incoming = {ends[block]: value for block, value in step.incoming.items()}
                step.ways = tuple(ends[block] for block in step.ways)

    def _named(self, key: Key) -> str:
        return self._name(key, "b")

    def _name(self, key: Key, stem: str) -> str:
        """Return the name of a value or a block: its own, where it has one that is none of ours."""
        if isinstance(key, str) and not key.startswith(_OURS):
            return key
        if key not in self._names:
            self._names[key] = self._fresh(f"{stem}{key}")
        return self._names[key]

    def _fresh(self, hint: str) -> str:
        return str(key_of(self._body.fresh(hint)))

    def _step(self, instruction: Instruction) -> Step:
        labels = {*instruction.labels}
        result = instruction.result if instruction.defines_value else None

        def token(key: Key) -> str:
            return f"%{spell(self._named(key))}" if key in labels else self.token(key)

        text = replace_mentions(instruction.raw, token, types=self._types)
        if result is not None and not instruction.names_result:
            text = f"{self.token(result)} = {text}"
        call = instruction.call
        incoming = instruction.incoming
        return Step(
            text=text,
            opcode=instruction.opcode,
            result=result,
            result_type=self._type_of(instruction) if result is not None else "",
            uses=tuple(key for key in instruction.locals if key not in self._given),
            callee=call.callee if call is not None else None,
            incoming={self._named(one.block): self._incoming(one.value) for one in incoming},
            ways=tuple(self._named(one.block) for one in incoming),
        )

    def _incoming(self, value: str) -> Incoming:
        key = next((mention.key for mention in mentions(value, self._types) if mention.key not in self._given), None)
        return Incoming(replace_mentions(value, self.token, types=self._types), key)

    def _type_of(self, instruction: Instruction) -> str:
        written = instruction.result_type
        if written is not None:
            return written
        operands = instruction.operands
        first = operands[0] if operands else ""
        type_of_first = first[: type_end(first, 0)]
        match instruction.opcode:
            case "icmp" | "fcmp":
                return _with_elements(type_of_first, "i1")
            case "getelementptr":
                return _pointer_type(operands)
            case "alloca":
                return "ptr"
            case "extractelement":
                return parse_type(type_of_first).elements[0].text
            case "shufflevector":
                mask = parse_type(operands[2][: type_end(operands[2], 0)])
                return f"<{mask.size} x {parse_type(type_of_first).elements[0].text}>"
            case "cmpxchg":
                compared = operands[1]
                return f"{{ {compared[: type_end(compared, 0)]}, i1 }}"
            case _:
                return self._member(type_of_first, operands[1:])

    def _member(self, aggregate: str, indices: tuple[str, ...]) -> str:
        """Return the type that `extractvalue` gets."""
        found = parse_type(aggregate)
        for index in indices:
            while found.kind == "named":
                found = parse_type(self.function.module.types[found.name].body)
            found = found.elements[0 if found.kind == "array" else int(index)]
        return found.text


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


def _with_elements(compared: str, element: str) -> str:
    found = parse_type(compared)
    return f"<{found.size} x {element}>" if found.kind == "vector" else element


def _pointer_type(operands: tuple[str, ...]) -> str:
    for operand in operands:
        found = parse_type(operand[: type_end(operand, 0)])
        if found.kind == "vector":
            return f"<{found.size} x ptr>"
    return "ptr"
