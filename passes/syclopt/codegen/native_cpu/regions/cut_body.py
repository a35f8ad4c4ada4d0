"""The body of a function as what is cut: instructions with their values, blocks with their successors.

Then which values live across cuts, and how each gets to where it is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, cast

from syclopt import names
from syclopt.codegen.rooms import room_of
from syclopt.ir.body.locals import mentions, replace_mentions
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.spelling import Key, key_of, spell
from syclopt.unrolled import unrolled

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function
    from syclopt.unrolled import Steps

ITEM = "%..item"
_OURS = ".."  # what the names begin with that regions have besides those of the kernel
_NOTHING: frozenset[Key] = frozenset()
_BARRIERS = (names.NATIVE_BARRIER, names.NATIVE_LANES_BARRIER)
_LONGEST = 24  # instructions that are done again rather than to keep a value
_LANES = frozenset({"extractelement", "insertelement", "shufflevector", "extractvalue", "insertvalue"})
_PURE = BINARY | CASTS | _LANES | {"fneg", "getelementptr", "icmp", "fcmp", "select", "freeze"}
_FOR_ALL = ("active", "with", "of_one_", "reduce_", "one_")  # operations whose result is the same for all
_EXIT = -1  # no section is a number


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


class Operation(NamedTuple):
    """What the work-items of a group or sub-group do together: its name, the type that it gives, and its arguments."""

    name: str
    result: Key | None
    type: str
    arguments: tuple[Incoming, ...]
    types: tuple[str, ...]


@dataclass(eq=False, slots=True)
class Section:
    """A block of a function, or a part of one: a cut ends it too. `after_cut` is what comes then.

    One with an `operation` has nothing else.
    """

    key: Key
    steps: list[Step]
    successors: tuple[Key, ...]
    after_cut: Key | None = None
    operation: Operation | None = None


def parameter_keys(function: Function) -> tuple[Key, ...]:
    """Return the keys of the parameters of a function, in order: names, and numbers of those without one."""
    numbers = count()
    return tuple(one.key if one.key is not None else next(numbers) for one in function.parameters)


class CutBody:
    """The sections of a function in order: of a kernel that is cut at barriers, or a region cut for its sub-groups.

    `parameters` are the names of its parameters, `definitions` the instructions by the values that they define, and
    `variables` the values that `alloca` defines, if it runs once and makes room for a known number.

    Calls that ask for the work-item are left out: each region gets it (`ITEM`). So are calls that ask for the place of
    a variable in local memory, which is `places[variable]`, and for the size of sub-groups, and what tells functions
    the work-item (`tells_item`), since it is another one after a cut. No name here begins with two dots, as those do
    that regions have besides, but for what `spelled` says: key -> how a parameter is spelled.
    """

    def __init__(self, function: Function, sub_group_size: int = 0, spelled: Mapping[Key, str] | None = None) -> None:
        """Cut at barriers, or where there is `spelled`, at what sub-groups do together."""
        self.function = function
        self.places: dict[Key, str] = {}
        self.tells_item = False
        self._is_of_sub_groups = spelled is not None
        self._size = sub_group_size
        self._given: dict[Key, str] = {}  # what stands for the results of calls that are left out
        self._body = function.blocks[0].body
        self._tokens: dict[Key, str] = {**(spelled or {})}
        self._names: dict[Key, str] = {}  # of values and blocks that have another one than in the kernel
        self._types = {key for key in function.module.types if isinstance(key, str)}
        self.parameters = parameter_keys(function)
        self.sections: dict[Key, Section] = {}
        self._read()
        self.definitions = {step.result: step for step in self.steps if step.result is not None}
        self.variables = frozenset(self._found_variables())

    @property
    def entry(self) -> Key:
        """The section where the kernel starts."""
        return next(iter(self.sections))

    @property
    def is_of_sub_groups(self) -> bool:
        """Whether it is cut for the sub-groups."""
        return self._is_of_sub_groups

    @property
    def has_operations(self) -> bool:
        """Whether work-items do something together."""
        return any(section.operation is not None for section in self.sections.values())

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
        """Return a text with `others` in the place of values, as they are spelled in `CutBody.token`."""
        return replace_mentions(text, others.get, types=self._types)

    def _read(self) -> None:
        starts = {self._named(block.key) for block in self.function.blocks}
        for block in self.function.blocks:
            section = Section(self._named(block.key), [], tuple(self._named(one.key) for one in block.successors))
            self.sections[section.key] = section
            for instruction in block.instructions:
                call = instruction.call
                if call is not None and self._is_given(call, instruction.result):
                    continue
                if call is None or not self._cuts(call):
                    section.steps.append(self._step(instruction))
                    continue
                is_new = not section.steps and section.key not in starts
                if call.callee not in _BARRIERS:
                    step = self._step(instruction)
                    operation = self._operation(step, call)
                    if not self._is_of_sub_groups:
                        operation = self._with_copies(operation, section)
                        step.uses = tuple(one.key for one in operation.arguments if one.key is not None)
                    section = section if is_new and not section.steps else self._cut(section, block.key)
                    section.steps, section.operation = [step], operation
                elif is_new and self._is_of_sub_groups:
                    continue
                section = self._cut(section, block.key)
        self._mend_phis()

    def _found_variables(self) -> Iterator[Key]:
        for section in self.sections.values():
            made = [step for step in section.steps if step.opcode == "alloca"]
            if not made or self._is_repeated(section):
                continue
            yield from (one.result for one in made if one.result is not None and room_of(one.text).many.isdecimal())

    def _is_repeated(self, section: Section) -> bool:
        """Tell whether ways lead from a section back to it."""
        found: set[Key] = set()
        waiting = [*section.successors]
        while waiting:
            key = waiting.pop()
            if key not in found:
                found.add(key)
                waiting += self.sections[key].successors
        return section.key in found

    def _cuts(self, call: Call) -> bool:
        if self._is_of_sub_groups:
            return str(call.callee).startswith(names.NATIVE_LANES)
        return call.callee == names.NATIVE_BARRIER or str(call.callee).startswith(names.NATIVE_TOGETHER)

    def _cut(self, section: Section, block: Key) -> Section:
        """End a section; return the one that comes then."""
        rest = Section(self._fresh(f"{self._named(block)}.after"), [], section.successors)
        section.successors, section.after_cut = (rest.key,), rest.key
        self.sections[rest.key] = rest
        return rest

    def _operation(self, step: Step, call: Call) -> Operation:
        name = str(call.callee).removeprefix(names.NATIVE_LANES).removeprefix(names.NATIVE_TOGETHER)
        arguments = tuple(self._incoming(argument.value) for argument in call.arguments)
        types = tuple(argument.type.text for argument in call.arguments)
        return Operation(name, step.result, step.result_type, arguments, types)

    def _with_copies(self, operation: Operation, section: Section) -> Operation:
        """Return an operation of a group whose arguments are values of a section, but for constants after the first."""
        arguments = [
            one if at and one.key is None else self._copy(one, kind, section)
            for at, (one, kind) in enumerate(zip(operation.arguments, operation.types, strict=True))
        ]
        return operation._replace(arguments=tuple(arguments))

    def _copy(self, value: Incoming, kind: str, section: Section) -> Incoming:
        key = self._fresh("together")
        text = f"{self.token(key)} = bitcast {kind} {value.value} to {kind}"
        section.steps.append(Step(text, "bitcast", key, kind, () if value.key is None else (value.key,)))
        return Incoming(self.token(key), key)

    def _is_given(self, call: Call, result: Key | None) -> bool:
        """Tell whether a call asks for what each region has; note what stands for its result."""
        if call.callee == names.NATIVE_ITEM and result is not None:
            self._given[result] = ITEM
        elif call.callee == names.NATIVE_LOCAL and result is not None:
            _, variable = call.parsed.globals
            self._given[result] = self.places.setdefault(variable, f"%..local{len(self.places)}")
        elif call.callee == names.NATIVE_SUB_GROUP_SIZE and result is not None:
            self._given[result] = str(self._size)
        elif call.callee == names.NATIVE_PUBLISH_ITEM:
            self.tells_item = True
        else:
            return False
        return True

    def _mend_phis(self) -> None:
        """Let phi nodes name the section that control now comes from."""
        ends: dict[Key, Key] = {}
        for key in self.sections:
            start = key
            while (after := self.sections[key].after_cut) is not None:
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

        text = replace_mentions(instruction.printed, token, types=self._types)
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


def _with_elements(compared: str, element: str) -> str:
    found = parse_type(compared)
    return f"<{found.size} x {element}>" if found.kind == "vector" else element


def _pointer_type(operands: tuple[str, ...]) -> str:
    for operand in operands:
        found = parse_type(operand[: type_end(operand, 0)])
        if found.kind == "vector":
            return f"<{found.size} x ptr>"
    return "ptr"


class LiveValues:
    """What is live where a region starts, and what kind of value it is.

    A value can be computed again where a region starts, be the same for the whole group, or be kept for each work-item.
    What is the argument of an operation is kept, of groups the first one for each work-item. `parted` are the sections
    that not all come to together.
    """

    def __init__(self, body: CutBody, purity: Purity) -> None:
        self._body = body
        self._purity = purity
        self.live = self._live()
        is_asked = any(self.live.values()) or body.has_operations
        self.uniform, self.parted = uniform_values(body, purity) if is_asked else (_NOTHING, _NOTHING)
        operations = [section.operation for section in body.sections.values() if section.operation is not None]
        self._kept = frozenset(one.key for operation in operations for one in operation.arguments)
        if not body.is_of_sub_groups:
            self.uniform -= {operation.arguments[0].key for operation in operations}
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
        if key in self._kept or not self._purity.is_pure(step):
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
    """Tells pure instructions; of `constants`, which are parameters, nobody writes to where they point.

    What `own` points to, another parameter, each work-item has for itself: nobody writes there while it runs.
    """

    def __init__(self, body: CutBody, constants: frozenset[Key], own: Key | None = None) -> None:
        self._body = body
        self._constants = constants
        self._own = own
        self._differing = (names.NATIVE_ITEM_QUERY, *(() if body.is_of_sub_groups else (names.NATIVE_SUB_GROUP_QUERY,)))

    def is_pure(self, step: Step) -> bool:
        """Tell whether an instruction gives the same result whenever a work-item runs it with the same operands."""
        if step.opcode == "load":
            is_known = bool(step.uses)  # a load that uses no value reads a variable
            return is_known and "volatile" not in step.text and all(self._is_constant(used) for used in step.uses)
        return step.opcode in _PURE or _is_call_of(step, names.NATIVE_QUERY)

    def is_common(self, step: Step) -> bool:
        """Tell whether an instruction gives all the same, where its operands are the same for all."""
        is_own = step.opcode == "load" and self._own in step.uses
        return self.is_pure(step) and not _is_call_of(step, *self._differing) and not is_own

    def _is_constant(self, key: Key) -> bool:
        """Tell whether a value points into what nobody writes to."""
        seen: set[Key] = set()
        while (step := self._body.definitions.get(key)) is not None:
            if step.opcode != "getelementptr" or len(step.uses) != 1 or key in seen:
                return False
            seen.add(key)
            key = step.uses[0]
        return key in self._constants or key == self._own


def _is_call_of(step: Step, *prefixes: str) -> bool:
    return isinstance(step.callee, str) and step.callee.startswith(prefixes)


def uniform_values(body: CutBody, purity: Purity) -> tuple[frozenset[Key], frozenset[Key]]:
    """Return the values that are the same for all work-items of a group, as far as that is easily seen.

    And the sections that some work-items run, and others do not, or less often.

    All are taken for it first, and those that are seen to differ are taken out until nothing changes: what is computed
    from one that differs, what memory holds, and what depends on the way through a branch that not all take alike.
    """
    return _Search(body, purity).run()


class _Search:
    def __init__(self, body: CutBody, purity: Purity) -> None:
        self._body = body
        self._purity = purity
        self._uniform = set(body.definitions) - body.variables
        self._join = _joins(body)
        self._parted: set[Key] = set()  # sections that some work-items run, and others do not, or less often
        self._joins: set[Key] = set()  # where they meet again
        self._before: dict[Key, set[Key]] = {}  # for each of these, the parted sections from which ways lead there
        self._branches = dict.fromkeys(key for key, section in body.sections.items() if len(section.successors) > 1)

    def run(self) -> tuple[frozenset[Key], frozenset[Key]]:
        changed = True
        while changed:
            changed = self._follow_branches()
            for key, section in self._body.sections.items():
                for step in section.steps:
                    if step.result in self._uniform and not self._is_uniform(step, key):
                        self._uniform.discard(step.result)
                        changed = True
        return frozenset(self._uniform), frozenset(self._parted)

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
        operation = self._body.sections[section].operation
        if operation is not None:
            return operation.name.startswith(_FOR_ALL)
        return self._purity.is_common(step) and self._all_uniform(step)

    def _all_uniform(self, step: Step) -> bool:
        return all(used in self._uniform or used not in self._body.definitions for used in step.uses)


def _joins(body: CutBody) -> dict[Key, Key]:
    """Return section -> the first section that all ways from it lead through, or the end."""
    import networkx

    backwards: networkx.DiGraph[Key] = networkx.DiGraph()
    backwards.add_node(_EXIT)
    for key, section in body.sections.items():
        for successor in section.successors or (_EXIT,):
            backwards.add_edge(successor, key)
    found = cast("dict[Key, Key]", networkx.immediate_dominators(backwards, _EXIT))  # pyright: ignore[reportUnknownMemberType] - networkx is not annotated
    return {key: found.get(key, _EXIT) for key in body.sections}
