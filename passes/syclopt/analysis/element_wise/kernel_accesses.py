"""What a kernel reads and writes through its parameters, and what else it does that other work-items may notice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.analysis.element_wise.index_forms import Bounds, Form
from syclopt.analysis.element_wise.index_operands import Operand, operand_of
from syclopt.analysis.element_wise.index_values import KernelValues
from syclopt.analysis.element_wise.work_item_calls import only_computes
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import NAME, spell
from syclopt.targets.triples import local_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.views.function import Function

_SPECIAL = compile_pattern(rf"(?:%{NAME}[ \t]*+=[ \t]*+)?+(?:load|store)[ \t]++(volatile|atomic)\b")
_ATOMIC = frozenset({"atomicrmw", "cmpxchg", "fence"})
_LEAVES_MEMORY = frozenset({"ret", "br", "switch", "unreachable"})
_BLOCKS = compile_pattern(r"llvm\.mem(cpy|move|set)\.[a-z0-9.]+")


@dataclass(frozen=True)
class Access:
    """A load or store of `size` bytes at `offset`, in bytes, from where the argument of a parameter points.

    No offset is any, no size is unknown. The offset is right where the `bounds` hold. `is_certain` tells that it is the
    only place where the instruction may go.
    """

    parameter: int
    stores: bool
    size: int | None
    offset: Form | None
    bounds: frozenset[Bounds]
    is_certain: bool
    instruction: Instruction = field(compare=False, repr=False)


class Refusal(Exception):
    """A kernel does what cannot be told by accesses; the message says what."""


class KernelAccesses:
    """The accesses of a kernel in order.

    They hold where all `bounds` do. `problem` says what else the kernel does, by which the order of work-items might
    matter: it is empty where all that it does to memory are the accesses.
    """

    def __init__(self, kernel: Function) -> None:
        """Look at a kernel, a definition whose calls of other definitions are inlined."""
        self.values = KernelValues(kernel)
        self.accesses: list[Access] = []
        self.problem = ""
        bounds: dict[Bounds, None] = {}
        try:
            _check_parameters(kernel)
            for instruction in kernel.instructions:
                for access in _Reader(self.values).accesses(instruction):
                    self.accesses.append(access)
                    bounds.update(dict.fromkeys(sorted(access.bounds, key=str)))
        except Refusal as refusal:
            self.problem = str(refusal)
        self.bounds = tuple(bounds)

    def lines(self) -> Iterator[str]:
        """Yield the problem, or the accesses and bounds, as other programs read them."""
        if self.problem:
            yield f"problem {self.problem}"
            return
        yield from dict.fromkeys(map(_line, self.accesses))
        for bound in self.bounds:
            yield f"bounds {bound.lowest} {bound.highest} {bound.form}"


def _line(access: Access) -> str:
    size = "?" if access.size is None else access.size
    offset = "?" if access.offset is None else access.offset
    return f"{'store' if access.stores else 'load'} {access.parameter} {size} {offset}"


def _check_parameters(kernel: Function) -> None:
    for at in sorted(local_parameters(kernel)):
        raise Refusal(f"parameter {at} is local memory")


class _Reader:
    """Finds the accesses of one instruction."""

    def __init__(self, values: KernelValues) -> None:
        self._values = values
        self._module = values.function.module

    def accesses(self, instruction: Instruction) -> Iterator[Access]:
        """Yield them. Raises `Refusal` for what is more than accesses through parameters."""
        if (special := _SPECIAL.match(instruction.printed)) is not None:
            raise _refusal(f"is {special[1]}", instruction)
        if instruction.opcode in _ATOMIC:
            raise _refusal("is atomic", instruction)
        if instruction.opcode == "load":
            size = self._values.size_of(instruction.result_type or "")
            yield from self._at(operand_of(instruction.operands[0]), size, instruction, stores=False)
        elif instruction.opcode == "store":
            value, place = map(operand_of, instruction.operands)
            yield from self._at(place, self._values.size_of(value.type), instruction, stores=True)
        elif instruction.call is not None:
            yield from self._of_call(instruction)
        elif (instruction.is_terminator and instruction.opcode not in _LEAVES_MEMORY) or not instruction.is_known:
            raise _refusal("is not understood", instruction)

    def _of_call(self, instruction: Instruction) -> Iterator[Access]:
        call = instruction.call
        assert call is not None
        callee = call.callee
        if callee is None or callee not in self._module.functions:
            raise _refusal("calls assembly" if call.is_asm else "calls through a pointer", instruction)
        function = self._module.functions[callee]
        arguments = [Operand(one.type.text, one.value) for one in call.arguments]
        if (found := _BLOCKS.fullmatch(str(callee))) is not None and function.is_declaration:
            if arguments[3].value != "false":
                raise _refusal("is volatile", instruction)
            count = self._values.number(arguments[2])
            size = count.form.as_constant if count is not None else None
            if size == 0:
                return
            if found[1] != "set":
                yield from self._at(arguments[1], size, instruction, stores=False)
            yield from self._at(arguments[0], size, instruction, stores=True)
            return
        if not function.is_declaration or not only_computes(function):
            raise _refusal(f"calls '@{to_user(str(callee))}'", instruction)
        if function.name.startswith("llvm."):
            return
        for argument in arguments:
            if argument.type.startswith("ptr") and not self._is_own(argument):
                raise _refusal(f"passes a pointer to '@{function.name}'", instruction)

    def _is_own(self, pointer: Operand) -> bool:
        places = self._values.pointers.places(pointer)
        return places is not None and all(place.base.kind == "private" for place in places)

    def _at(self, pointer: Operand, size: int | None, instruction: Instruction, *, stores: bool) -> Iterator[Access]:
        places = self._values.pointers.places(pointer)
        if places is None:
            raise _refusal("goes through a pointer that is no parameter", instruction)
        for base, offset in sorted(places, key=str):
            if base.kind == "private" or (base.kind in ("constant", "value") and not stores):
                continue
            if base.kind == "shared":
                raise _refusal(f"uses the variable '@{to_user(spell(base.symbol))}'", instruction)
            if base.kind != "parameter":
                raise _refusal("writes to what other work-items read", instruction)
            form, bounds = (offset.form, offset.bounds) if offset is not None else (None, frozenset[Bounds]())
            yield Access(base.parameter, stores, size, form, bounds, len(places) == 1, instruction)


def _refusal(what: str, instruction: Instruction) -> Refusal:
    return Refusal(f"'{to_user(instruction.printed)}' {what}")
