"""What one work-item runs, read once: blocks with their instructions, operands with types, where control goes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.device_library.vector_mathematics import WORDS, read_name
from syclopt.ir.body.instruction import incoming_of, labels_in, operand_spans, result_type_span
from syclopt.ir.body.locals import replace_mentions
from syclopt.ir.body.loops import LoopNest, SeveralWaysIn
from syclopt.ir.body.opcodes import BINARY, CASTS
from syclopt.ir.fragments import parse_call
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.brackets import type_end
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.body.loops import Level
    from syclopt.ir.views.function import Function

RETURN = "\0return"  # no block has a name with this character
_VECTOR = compile_pattern(r"<(\d+) x ([a-z]+\d*)>")
_CASE = compile_pattern(r"i\d+ (-?\d+), label")
_GEP = compile_pattern(r"getelementptr (?:(?:inbounds|nusw|nuw|inrange\([^)]*\)) )*+(.*),\Z", flags=16)
_OF_ONE_TYPE = BINARY | {"icmp", "fcmp"}
IDS = (names.NATIVE_LOCAL_ID, names.NATIVE_GLOBAL_ID)
"""What asks for ids of the work-item by the number of the dimension."""
_LANES = frozenset({"extractelement", "insertelement", "shufflevector"})
_MEMORY = frozenset({"getelementptr", "load", "store", "atomicrmw"})
_KNOWN = BINARY | CASTS | _LANES | _MEMORY | {"icmp", "fcmp", "fneg", "freeze", "select", "phi"}
_OF_HARDWARE = frozenset(
    """
    fabs sqrt floor ceil trunc rint nearbyint round roundeven fma fmuladd minnum maxnum minimum maximum minimumnum
    maximumnum copysign canonicalize is.fpclass abs smin smax umin umax ctpop ctlz cttz bswap bitreverse fshl fshr
    sadd.sat ssub.sat uadd.sat usub.sat fptosi.sat fptoui.sat
    """.split()
)
_OF_A_LIBRARY = frozenset(  # LLVM calls a function for each lane
    "sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 pow ldexp".split()
)
_WITH_CONSTANT = frozenset({"abs", "ctlz", "cttz", "is.fpclass"})
_DROPPED = frozenset({"llvm.assume", "llvm.donothing", "llvm.experimental.noalias.scope.decl"})
_LANES_IN_NAME = compile_pattern(r"v\d+")
_INTRINSIC = compile_pattern(rf"(llvm\.|{re.escape(names.NATIVE_MATHEMATICS)})(.+?)((?:\.(?:v\d+)?[if]\d+)+)")


class Refused(Exception):
    """The code cannot be written for several work-items at once; the argument says why."""


class Operand(NamedTuple):
    """A value with its type: how it is spelled, and its name where it is a local one."""

    type: str
    text: str
    key: str | None


@dataclass(eq=False, slots=True)
class Op:
    """One instruction. `head` is its text from the opcode to the first operand."""

    text: str
    opcode: str
    head: str
    key: str | None
    type: str
    operands: tuple[Operand, ...]
    callee: Key | None = None
    incoming: dict[str, Operand] = field(default_factory=dict[str, Operand])

    @property
    def name(self) -> str:
        """The result as it is spelled."""
        return f"%{spell(self.key or '')}"


class Exit(NamedTuple):
    """A way out of a block: taken where the condition has a value; None for the way that is left."""

    to: str
    value: str | None


@dataclass(eq=False, slots=True)
class CodeBlock:
    """A block: phi nodes, other instructions, and where control goes from it, by what."""

    key: str
    phis: list[Op]
    ops: list[Op]
    condition: Operand | None
    exits: tuple[Exit, ...]

    @property
    def successors(self) -> tuple[str, ...]:
        """The blocks that may come next, each once."""
        return tuple(dict.fromkeys(one.to for one in self.exits))


def lanes_and_element(kind: str) -> tuple[int, str]:
    """Return how many elements values of a type have, and the type of each: one for a scalar."""
    found = _VECTOR.fullmatch(kind)
    return (int(found[1]), found[2]) if found else (1, kind)


def source_type(op: Op) -> str:
    """Return the type that a `getelementptr` steps through."""
    found = _GEP.fullmatch(op.head)
    if found is None:
        raise Refused(f"'{op.text}' is not understood")
    return found[1]


class ItemCode:
    """The blocks of a function in order; all its returns come from one block, `RETURN`, where it has several.

    `fresh_names` are free in the function; `definitions[key]` is what makes a value.
    """

    def __init__(self, function: Function) -> None:
        self._types = {key for key in function.module.types if isinstance(key, str)}
        self._names: dict[int, str] = {}
        body = function.blocks[0].body
        self.fresh_names = FreshNames(body.names.definitions, body.type_names)
        read = [(self._named(block.key), block.instructions) for block in function.blocks]
        self.blocks: dict[str, CodeBlock] = {}
        self._returned: dict[str, Operand] = {}
        never = {key for key, instructions in read if [one.opcode for one in instructions] == ["unreachable"]}
        for key, instructions in read:
            if key not in never:
                self.blocks[key] = _without(never, self._block(key, instructions))
        self._join_returns()
        self.definitions = {op.key: op for op in self.ops if op.key is not None}

    @property
    def entry(self) -> str:
        """The block where it starts."""
        return next(iter(self.blocks))

    @property
    def ops(self) -> Iterator[Op]:
        """All instructions that are no terminators, in order."""
        return (op for block in self.blocks.values() for op in (*block.phis, *block.ops))

    def _block(self, key: str, instructions: tuple[Instruction, ...]) -> CodeBlock:
        ops = [self._op(one) for one in instructions[:-1]]
        end = instructions[-1]
        text = self._renamed(end)
        condition, exits = None, ()
        match end.opcode:
            case "br":
                labels = [self._named(one) for one in labels_in(text)]
                if len(labels) == 1:
                    exits = (Exit(labels[0], None),)
                elif labels[0] == labels[1]:
                    raise Refused("a branch has twice the same target")
                else:
                    condition = _operand(text.removeprefix("br ").split(",")[0])
                    exits = (Exit(labels[0], "true"), Exit(labels[1], None))
            case "switch":
                first, *others = [self._named(one) for one in labels_in(text)]
                condition = _operand(text.removeprefix("switch ").split(",")[0])
                values = _CASE.findall(text.partition("[")[2])
                if len(values) != len(others):
                    raise Refused("a switch is not understood")
                exits = (*(Exit(to, value) for to, value in zip(others, values, strict=True)), Exit(first, None))
            case "ret" if text.startswith("ret i32 "):
                self._returned[key] = _operand(text.removeprefix("ret "))
            case other:
                raise Refused(f"'{other}' ends a block")
        return CodeBlock(
            key, [op for op in ops if op.incoming], [op for op in ops if not op.incoming], condition, exits
        )

    def _join_returns(self) -> None:
        """Let all returns come from one block of their own."""
        if not self._returned:
            raise Refused("it never returns")
        for key in self._returned:
            self.blocks[key].exits = (Exit(RETURN, None),)
        phi = Op("", "phi", "phi", f"{RETURN}.value", "i32", (), None, dict(self._returned))
        self.blocks[RETURN] = CodeBlock(RETURN, [phi], [], None, ())

    def _named(self, key: Key) -> str:
        if isinstance(key, str):
            return key
        if key not in self._names:
            self._names[key] = self.fresh_names.fresh(f"..n{key}")
        return self._names[key]

    def _renamed(self, instruction: Instruction) -> str:
        """Return the text of an instruction, with names in the place of numbers, and no comment."""

        def token(key: Key) -> str | None:
            return f"%{self._named(key)}" if isinstance(key, int) else None

        text = replace_mentions(instruction.printed, token, types=self._types)
        number = instruction.result if not instruction.names_result and instruction.defines_value else None
        return text if number is None else f"%{self._named(number)} = {text}"

    def _op(self, instruction: Instruction) -> Op:
        text = self._renamed(instruction)
        opcode = instruction.opcode
        key = self._named(instruction.result) if instruction.defines_value and instruction.result is not None else None
        body = text if key is None else text[text.index("= ") + 2 :]
        if opcode == "call":
            return _call(text, key)
        if opcode not in _KNOWN:
            raise Refused(f"'{opcode}' is not understood")
        if opcode == "phi":
            kind = _written_type(body, "phi")
            incoming = {self._named(one.block): _with_type(kind, one.value) for one in incoming_of(body)}
            return Op(text, opcode, "phi", key, kind, (), None, incoming)
        spans = operand_spans(body, opcode)
        operands = _operands([body[slice(*span)] for span in spans], opcode)
        return Op(
            text,
            opcode,
            body[: spans[0].start].strip(),
            key,
            _result_type(body, opcode, operands) if key else "",
            operands,
        )


def _without(never: set[str], block: CodeBlock) -> CodeBlock:
    """Return a block without ways to blocks where control never comes."""
    exits = [one for one in block.exits if one.to not in never]
    if exits and len(exits) < len(block.exits):
        block.exits = (*exits[:-1], Exit(exits[-1].to, None))
        block.condition = block.condition if len(exits) > 1 else None
    return block


def _call(text: str, key: str | None) -> Op:
    parsed = parse_call(text)
    if parsed.bundles and parsed.callee.key != "llvm.assume":
        raise Refused("a call has bundles")
    callee = parsed.callee.key
    if callee is None:
        raise Refused("a call through a pointer")
    operands: list[Operand] = []
    for argument in parsed.arguments:
        if argument.type.text == "metadata":
            operands.append(Operand("metadata", argument.value, None))
        else:
            operands.append(_with_type(argument.type.text, argument.value))
    return Op(text, "call", "call", key, parsed.return_type.text, tuple(operands), callee)


def _operand(text: str) -> Operand:
    end = type_end(text, 0)
    return _with_type(text[:end].strip(), text[end:].strip())


def _with_type(kind: str, value: str) -> Operand:
    key = key_of(value[1:]) if value.startswith("%") else None
    return Operand(kind, value, None if key is None else str(key))


def _operands(texts: list[str], opcode: str) -> tuple[Operand, ...]:
    first, *others = texts
    if opcode in CASTS:
        first = first[: first.rindex(" to ")]
    typed = _operand(first)
    if opcode in _OF_ONE_TYPE:
        return (typed, *(_with_type(typed.type, one) for one in others))
    return (typed, *map(_operand, others))


def _result_type(text: str, opcode: str, operands: tuple[Operand, ...]) -> str:
    first = operands[0].type
    count, element = lanes_and_element(first)
    match opcode:
        case "icmp" | "fcmp":
            return "i1" if count == 1 and element == first else f"<{count} x i1>"
        case "getelementptr":
            if any(one.type.startswith("<") for one in operands):
                raise Refused("addresses are a vector")
            return first
        case "extractelement":
            return element
        case "shufflevector":
            return f"<{lanes_and_element(operands[2].type)[0]} x {element}>"
        case _:
            return _written_type(text, opcode)


def _written_type(text: str, opcode: str) -> str:
    span = result_type_span(text, opcode)
    if span is None:
        raise Refused(f"'{text}' is not understood")
    return text[slice(*span)]


def is_dropped(callee: str) -> bool:
    """Tell whether a call only tells LLVM something, and may go."""
    return callee in _DROPPED or callee.startswith(("llvm.lifetime.", "llvm.dbg."))


def vector_call(callee: str, op: Op) -> tuple[str, tuple[str, ...], int] | None:
    """Return the stem of an intrinsic, the elements of its types, and how many operands vary; None for other calls."""
    found = _INTRINSIC.fullmatch(callee)
    if found is None or found[2] not in _OF_HARDWARE | _OF_A_LIBRARY | WORDS:
        return None
    elements = tuple(_LANES_IN_NAME.sub("", one) for one in found[3][1:].split("."))
    return f"{found[1]}{found[2]}", elements, len(op.operands) - (found[2] in _WITH_CONSTANT)


def calls_a_library(callee: str) -> bool:
    """Tell whether an intrinsic becomes a call: for each lane, or for all."""
    found = _INTRINSIC.fullmatch(callee)
    return found is not None and found[2] in _OF_A_LIBRARY | WORDS


def calls_for_all(callee: str) -> bool:
    """Tell whether an intrinsic becomes one call for all lanes."""
    return read_name(callee) is not None


class Loops(LoopNest):
    """The levels of a function, whose loops can be written for several work-items.

    Loops have one way in, which comes from a block that has no other way out, and one block from which rounds begin
    anew; what is made in a loop is used after it by phi nodes of the blocks that its ways out lead to. `Refused` is
    raised for others.
    """

    def __init__(self, code: ItemCode) -> None:
        for block in code.blocks.values():
            for one in block.successors:
                if one not in code.blocks:
                    raise Refused(f"there is no block '{one}'")
        try:
            super().__init__(code.entry, {key: block.successors for key, block in code.blocks.items()})
        except SeveralWaysIn as error:
            raise Refused(f"the loop at '{error}' has several ways in") from None
        if len(self.order) != len(code.blocks):
            raise Refused("some blocks are never reached")
        self._code = code
        for level in self.levels:
            if level is not self.root:
                self._check(level)
        self._check_uses()

    def _check(self, level: Level) -> None:
        """Raise `Refused` for a loop with several ways in, or several blocks where rounds end, or none out of it."""
        header = level.start
        if len(level.latches) != 1:
            raise Refused(f"rounds of the loop at '{header}' begin anew from several blocks")
        entries = [one for one in self.before[header] if one not in level.blocks]
        if self._code.entry in level.blocks or len(entries) != 1 or len(self._code.blocks[entries[0]].successors) != 1:
            raise Refused(f"the loop at '{header}' has several ways in")
        if not level.exits or any(one not in level.blocks for edge in level.exits for one in self.before[edge.target]):
            raise Refused(f"the loop at '{header}' has no ways out of its own")

    def _check_uses(self) -> None:
        """Raise `Refused` if the values of a loop are used after it other than by phi nodes where it ends."""
        home = {op.key: key for key, block in self._code.blocks.items() for op in (*block.phis, *block.ops) if op.key}
        for key, block in self._code.blocks.items():
            for op in block.ops:
                for operand in op.operands:
                    self._check_use(home, operand.key, key)
            if block.condition is not None:
                self._check_use(home, block.condition.key, key)
            for op in block.phis:
                for source, operand in op.incoming.items():
                    self._check_use(home, operand.key, source)

    def _check_use(self, home: Mapping[str, str], used: str | None, block: str) -> None:
        where = home.get(used or "")
        if where is not None and block not in self.of[where].blocks:
            raise Refused(f"'%{used}' leaves its loop without a phi node")
