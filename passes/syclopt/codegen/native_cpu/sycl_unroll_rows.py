"""sycl-unroll-rows: where few short rows of work-items fill local memory, they do so one after another."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.native_cpu.regions import declarations, known_size, link_loops
from syclopt.ir.text.spelling import key_of
from syclopt.passes import ModulePass, PassContext, PassResult

if TYPE_CHECKING:
    from collections.abc import Container

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_LONG_ROW = 64  # work-items
_MOST_ROWS = 16
_MOST_ACCESSES = 12  # of a work-item to memory, in a region, beside arguments
_ALIGNMENT = 64


class SYCLUnrollRowsPass(ModulePass):
    """Run regions that fill local memory row by row, without a loop around the rows.

    It is done for variables that each row of work-items then reads alike, as a product of matrices does, where the size
    of work-groups is known, and they have few short rows. Each variable gets a place of its own on the stack. Then LLVM
    knows which part of it each row writes and each region reads, and can keep it in registers.
    """

    name: ClassVar[str] = "sycl-unroll-rows"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        callers = module.users(names.NATIVE_RUN_REGION) if names.NATIVE_RUN_REGION in module.functions else ()
        done = 0
        for key in [one.key for one in callers if one.key in module.functions]:
            done += _edited(module.functions[key])
        if done:
            link_loops(module)
        ctx.count("regions that run row by row", done)
        return PassResult(changed=bool(done))


def _edited(group: Function) -> int:
    """Edit what runs a work-group; return how many regions run row by row now."""
    x, y, z = known_size(group)
    has_few_rows = 0 < x < _LONG_ROW and 1 < y <= _MOST_ROWS and z == 1
    calls = list(group.calls)
    if not has_few_rows or any(call.callee == names.NATIVE_RUN_SUB_GROUPS for call in calls):
        return 0
    runs = [call for call in calls if call.callee == names.NATIVE_RUN_REGION]
    regions = {call: _Region(group.module.functions[key_of(call.arguments[3].value[1:])]) for call in runs}
    loaded = {offset for one in regions.values() for offset in one.loaded}
    alike = loaded.difference(*(one.other_uses for one in regions.values()))
    filling = [call for call, one in regions.items() if call.arguments[4].value == "null" and one.fills(alike)]
    if not filling:
        return 0
    group.replace_calls(
        {call: call.printed.replace(names.NATIVE_RUN_REGION, names.NATIVE_RUN_FEW_ROWS) for call in filling}
    )
    named = (call.arguments[at] for call in runs for at in (3, 4))
    functions = [group.module.functions[key_of(one.value[1:])] for one in named if one.value != "null"]
    offsets = sorted({_offset(call) for one in functions for call in _asking(one)})
    _give_places(group, offsets)
    for one in functions:
        _ask_for_places(one, offsets)
    return len(filling)


def _offset(call: Call) -> int:
    """Return where a variable stands in local memory, of a call that asks for its place."""
    return int(call.arguments[1].value)


def _asking(function: Function) -> list[Call]:
    return [call for call in function.calls if call.callee == names.NATIVE_LOCAL_MEMORY]


class _Region:
    """What a region does with variables in local memory, by their offsets there.

    `loaded` are those that it loads from where each row does, `stored` those it stores to, and `other_uses` are those
    that it loads from elsewhere, or does something else with.
    """

    def __init__(self, region: Function) -> None:
        self._region = region
        self.loaded: set[int] = set()
        self.stored: set[int] = set()
        self.other_uses: set[int] = set()
        self._places: dict[Key, int] = {}
        self._of_row: set[Key] = set()  # values that may differ between rows
        self._accesses = 0
        for one in region.instructions:
            self._take(one)

    def fills(self, variables: Container[int]) -> bool:
        """Tell whether it stores to one of these, loads from no variable, has no loop, and does little else."""
        is_long = self._accesses > _MOST_ACCESSES or self.loaded or self.other_uses or self._may_loop()
        return not is_long and any(one in variables for one in self.stored)

    def _may_loop(self) -> bool:
        """Tell whether there may be a loop, by the order of the blocks."""
        blocks = [block for block in self._region.blocks if block.successors]
        place = {block.key: at for at, block in enumerate(blocks)}
        return any(place.get(one.key, len(place)) <= place[block.key] for block in blocks for one in block.successors)

    def _take(self, one: Instruction) -> None:
        self._accesses += one.opcode in ("load", "store") and "!invariant.load" not in one.printed
        used = {self._places[key] for key in one.locals if key in self._places}
        if one.result is not None and self._may_differ(one):
            self._of_row.add(one.result)
        if one.call is not None and one.call.callee == names.NATIVE_LOCAL_MEMORY and one.result is not None:
            self._places[one.result] = _offset(one.call)
        elif one.opcode == "getelementptr" and len(used) == 1 and one.result is not None:
            self._places[one.result] = used.pop()
        elif one.opcode == "store" and self._places.keys() & one.locals == {one.locals[-1]}:
            self.stored |= used
        elif one.opcode == "load" and self._of_row.isdisjoint(one.locals):
            self.loaded |= used
        else:
            self.other_uses |= used

    def _may_differ(self, one: Instruction) -> bool:
        callee = str(one.call.callee) if one.call is not None else ""
        if callee.startswith(names.NATIVE_ITEM_QUERY):
            return one.operands[1:] != ("i32 0",)
        is_known = one.opcode not in ("load", "phi", "call") or callee.startswith(names.NATIVE_QUERY)
        return not is_known or not self._of_row.isdisjoint(one.locals)


def _give_places(group: Function, offsets: list[int]) -> None:
    """Let a work-group have variables, which stood at offsets before, on its stack, each for itself."""
    module = group.module
    (entry,) = module.users(group.key)
    (start,) = (call for call in module.functions[entry.key].calls if call.callee == names.NATIVE_RUN_GROUPS)
    static = start.arguments[2]
    with group.edit() as body:
        array = f"%{body.fresh('variables')}"
        lines = [
            f"{array} = alloca [{len(offsets)} x ptr]",
            f"call void @{names.NATIVE_NOTE_VARIABLES}(ptr %..item, ptr {array})",
        ]
        for at, (offset, end) in enumerate(pairwise([*offsets, int(static.value)])):
            place = f"%{body.fresh(f'variable{at}')}"
            lines.append(f"{place} = alloca [{end - offset} x i8], align {_ALIGNMENT}")
            lines.append(f"call void @{names.NATIVE_PLACE_VARIABLE}(ptr %..item, i64 {at}, ptr {place})")
        text = "\n".join(lines)
        body.entry.insert_at_start(text)
    _declare(module, f"{text} @{names.NATIVE_RUN_FEW_ROWS}(")
    module.functions[entry.key].replace_call(start, start.printed.replace(static.printed, "i64 0", 1))


def _ask_for_places(function: Function, offsets: list[int]) -> None:
    """Let a function ask for the places of variables, not for local memory."""
    texts: dict[Call, str] = {}
    for call in _asking(function):
        item, offset = (argument.printed for argument in call.arguments)
        asked = call.printed.replace(names.NATIVE_LOCAL_MEMORY, names.NATIVE_VARIABLE)
        texts[call] = asked.replace(f"{item}, {offset}", f"{item}, i64 {offsets.index(_offset(call))}")
    for text in texts.values():
        _declare(function.module, text)
    function.replace_calls(texts)


def _declare(module: Module, text: str) -> None:
    for declaration in declarations(text, module):
        module.add(declaration)
