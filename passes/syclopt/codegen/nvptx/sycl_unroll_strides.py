"""sycl-unroll-strides: loops in which a work-item takes every so many elements are counted, and taken at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal
from syclopt.ir.text.spelling import NAME, Key, key_of, spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.loop_wishes import UNROLL, says_how_to_unroll, set_wishes, wishes_of

if TYPE_CHECKING:
    from syclopt.ir.body.body import Block, Body
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_GRID_CONSTANT = "nvvm.grid_constant"
_LARGEST = 1 << 56  # no range has so many work-items, and no index of memory is so large
_SIZES = range(24, 48)  # where struct Launch of launch.hpp has the extents of the range
_NUMBERS = range(48)  # and all of its numbers of 64 bits
_REGISTERS = {"ntid": 1024, "tid": 1024, "nctaid": 1 << 31, "ctaid": 1 << 31}
_REGISTER = compile_pattern(r"llvm\.nvvm\.read\.ptx\.sreg\.([a-z]++)\.[xyz]")
_PLACE = compile_pattern(rf"getelementptr (?:inbounds |nuw |nusw )*+i8, ptr %(?P<base>{NAME}), i64 (?P<offset>[0-9]++)")
_INDEXED = compile_pattern(rf"getelementptr inbounds (?:nuw )?+[^%]*+%{NAME}, i64 %(?P<index>{NAME})(?=, !|\Z)")
_PLAIN_CALLS = (  # numbers in, a number out
    *("llvm.abs.", "llvm.fabs.", "llvm.fma.", "llvm.fmuladd.", "llvm.max", "llvm.min", "llvm.smax.", "llvm.smin."),
    *("llvm.umax.", "llvm.umin.", "llvm.sqrt.", "llvm.nvvm.read.ptx.sreg."),
)
_COUNTS = ((12, 8), (24, 4))  # instructions of a loop at the most -> how many rounds are taken at once


class SYCLUnrollStridesPass(ModulePass):
    """Let kernels load several elements before they use the first one, in loops with steps as wide as the range.

    In `for (size_t i = get_global_id(0); i < n; i += get_global_size(0)) sum += x[i]` nobody says that `i` does not
    wrap, so LLVM cannot count the rounds. But `x[i]` is in memory, thus `i` is no larger than memory, and ranges are
    small: the sum does not overflow. The pass says so, tells the range of what launches tell, and asks for 8 rounds at
    once, or 4 of a loop that is longer.
    """

    name: ClassVar[str] = "sycl-unroll-strides"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        version = module.version
        marked = module.functions_with_convention(names.PTX_KERNEL)
        done = 0
        for key in [key for key in module.definition_keys() if key in marked]:
            kernel = module.functions[key]
            if (launch := _launch_of(kernel)) is not None:
                done += _edited(kernel, launch)
        ctx.count("loops unrolled", done)
        return PassResult(changed=module.version != version)


def _launch_of(kernel: Function) -> Key | None:
    """Return the parameter that tells of the launch."""
    parameters = kernel.parameters
    if not parameters or not any(one.name == _GRID_CONSTANT for one in parameters[-1].attributes):
        return None
    return parameter_keys(kernel.entity)[-1]


def _edited(kernel: Function, launch: Key) -> int:
    body = kernel.edit()
    with body:
        numbers = _Numbers(body, launch)
        numbers.tell_ranges()
        return sum(_unrolled(body, block, numbers) for block in body.blocks)


def _unrolled(body: Body, block: Block, numbers: _Numbers) -> bool:
    """Edit the loop that a block is, if it is one over memory with such steps; tell whether it is."""
    end = block.terminator
    if end is None or end.opcode != "br" or block not in block.successors or len(block.successors) < 2:
        return False
    instructions = block.instructions
    size = len(instructions) - len(block.phis)
    count = next((count for most, count in _COUNTS if size <= most), None)
    if count is None or not all(map(_may_be_repeated, instructions)):
        return False
    indices = _indices(body, block)
    found = False
    for step in instructions:
        if step.opcode != "add" or step.result_type != "i64":
            continue
        keys = [key_of(text[1:]) for operand in step.operands if (text := operand.split()[-1]).startswith("%")]
        index = next((key for key in keys if key in indices and _is_next(block, key, step)), None)
        if index is None or len(keys) < 2 or not numbers.is_small(keys[keys[0] == index]):
            continue
        code = to_internal(step.code)
        if " nsw " not in code:
            step.set_text(f"%{spell(step.result or 0)} = {code.replace('add ', 'add nsw ', 1)}")
        found = True
    return found and _ask(body, end, count)


def _may_be_repeated(one: Instruction) -> bool:
    """Tell whether it is no more work, for a compiler and a device, to have an instruction several times."""
    if one.opcode in ("fence", "cmpxchg"):
        return False
    return one.call is None or str(one.call.callee).startswith(_PLAIN_CALLS)


def _is_next(block: Block, index: Key, step: Instruction) -> bool:
    """Tell whether `step` is the value that a phi node has in the next round."""
    phi = next((one for one in block.phis if one.result == index), None)
    return phi is not None and any(
        one.block == block.key and one.value == f"%{spell(step.result or 0)}" for one in phi.incoming
    )


def _indices(body: Body, block: Block) -> set[Key]:
    """Return the values by which a block reaches memory, within what they index."""
    found: set[Key] = set()
    for one in block.instructions:
        indexed = _INDEXED.search(one.printed) if one.opcode == "getelementptr" else None
        if indexed is not None and one.result is not None:
            place = f"%{spell(one.result)}"
            if any(_reaches(user, place) for user in body.users(one.result) if user.block is block):
                found.add(key_of(indexed["index"]))
    return found


def _reaches(user: Instruction, place: str) -> bool:
    """Tell whether an instruction loads from, or stores to, a place."""
    at = {"load": 0, "store": 1}.get(user.opcode)
    return at is not None and user.operands[at].endswith(f" {place}")


def _ask(body: Body, end: Instruction, count: int) -> bool:
    """Ask for some rounds at once, unless the program says something of it."""
    if says_how_to_unroll(end):
        return False
    set_wishes(end, body.function.module, f'!"{UNROLL}.count", i32 {count}', wishes_of(end))
    return True


class _Numbers:
    """What is known of the size of numbers in a kernel."""

    def __init__(self, body: Body, launch: Key) -> None:
        self._body = body
        self._launch = launch

    def tell_ranges(self) -> None:
        """Note on loads of what a launch tells how large it is."""
        module = self._body.function.module
        for one in [*self._body.instructions]:
            place = self._told(one)
            if place in _NUMBERS and one.result_type == "i64" and "range" not in one.metadata:
                least = 1 if place in _SIZES else 0
                one.set_metadata("range", module.add_metadata(f"!{{i64 {least}, i64 {_LARGEST}}}"))

    def _told(self, load: Instruction) -> int:
        """Return where in what a launch tells something is loaded from; -1 for any other instruction."""
        if load.opcode != "load":
            return -1
        key = key_of(load.operands[0].rpartition("%")[2])
        if key == self._launch:
            return 0
        made = self._body.definition(key)
        found = _PLACE.search(made.printed) if isinstance(made, Instruction) else None
        if found is None or key_of(found["base"]) != self._launch:
            return -1
        return int(found["offset"])

    def is_small(self, key: Key) -> bool:
        """Tell whether a value is no negative number, and small enough to be added to an index of memory."""
        return 0 <= self._most(key, 8) <= _LARGEST

    def _most(self, key: Key, depth: int) -> int:
        """Return the largest number that a value may be; -1 where that is not known."""
        made = self._body.definition(key)
        if not depth or not isinstance(made, Instruction):
            return -1
        if made.opcode == "load":
            return _LARGEST if self._told(made) in _NUMBERS and made.result_type == "i64" else -1
        if made.opcode == "zext":
            inner = self._operand(made.operands[0].split(" to ")[0], depth)
            return inner if inner >= 0 else (1 << 32) - 1 if made.operands[0].startswith("i32 ") else -1
        if made.opcode in ("mul", "add"):
            one, other = (self._operand(operand, depth) for operand in made.operands)
            if one < 0 or other < 0:
                return -1
            most = one * other if made.opcode == "mul" else one + other
            return most if most <= _LARGEST else -1
        call = made.call
        found = _REGISTER.fullmatch(str(call.callee)) if call is not None else None
        return _REGISTERS.get(found[1], -1) if found is not None else -1

    def _operand(self, operand: str, depth: int) -> int:
        value = operand.rsplit(maxsplit=1)[-1]
        if value.isdecimal():
            return int(value)
        return self._most(key_of(value[1:]), depth - 1) if value.startswith("%") else -1
