"""Copies of variables in local memory, for the region that hardly any work-group runs.

LLVM keeps a variable in registers if it knows where in it all code reads and writes. The region with indices that wrap
is no straight line, so it gets copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import key_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from syclopt.ir.body.instruction import Instruction
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_ROOM = compile_pattern(r"alloca \[(\d+) x i8\]")
_MOST_BYTES = 4096  # of a variable; registers hold less
_ALIGNMENT = 64
_OTHER_PLACES = frozenset({"getelementptr", "phi", "select", "freeze"})
_RUNS = frozenset({names.NATIVE_RUN_REGION, names.NATIVE_RUN_FEW_ROWS})
_COPY = "llvm.memcpy.p0.p0.i64"


class VariableCopies:
    """What gives a region copies of variables: `room` makes it, `before` and `after` are around the run of the region.

    `variables` are those that may be copied, with their sizes in bytes; copied are those that the region asks for.
    `declarations` are of the functions that are called.
    """

    def __init__(self, region: Function, variables: Mapping[int, int]) -> None:
        self.room: list[str] = []
        self.before: list[str] = []
        self.after: list[str] = []
        self.declarations: dict[str, str] = {}
        asked = {at for one in region.instructions if (at := _variable(one)) is not None}
        for at in sorted(asked & variables.keys()):
            self._copy(at, variables[at])

    def _copy(self, at: int, size: int) -> None:
        place, copy = f"ptr %variable{at}", f"ptr %copy{at}"
        self.room.append(f"%copy{at} = alloca [{size} x i8], align {_ALIGNMENT}")
        self.before += [
            f"%variable{at} = call ptr @{names.NATIVE_VARIABLE}(ptr %..item, i64 {at})",
            _copied(copy, place, size),
            f"call void @{names.NATIVE_PLACE_VARIABLE}(ptr %..item, i64 {at}, {copy})",
        ]
        self.after += [
            _copied(place, copy, size),
            f"call void @{names.NATIVE_PLACE_VARIABLE}(ptr %..item, i64 {at}, {place})",
        ]
        self.declarations = {_COPY: f"declare void @{_COPY}(ptr, ptr, i64, i1)"}


def hidden_variables(caller: Function) -> dict[int, int]:
    """Return the variables of a work-group, with their sizes, that are small and reached by no pointer that is kept."""
    calls = list(caller.calls)
    if any(call.callee == names.NATIVE_RUN_SUB_GROUPS for call in calls):
        return {}
    allocated = {one.result: _ROOM.search(one.printed) for one in caller.instructions if one.opcode == "alloca"}
    sizes: dict[int, int] = {}
    for call in calls:
        if call.callee == names.NATIVE_PLACE_VARIABLE:
            _, at, place = call.arguments
            room = allocated.get(key_of(place.value[1:]))
            if room is not None and int(room[1]) <= _MOST_BYTES:
                sizes[int(at.value)] = int(room[1])
    regions = {key_of(call.arguments[3].value[1:]) for call in calls if call.callee in _RUNS}
    shown = {at for key in regions for at in _shown_by(caller.module.functions[key])}
    return {at: size for at, size in sizes.items() if at not in shown}


def _shown_by(region: Function) -> Iterator[int]:
    """Yield the variables whose address a region does more with than to read and write there."""
    instructions = list(region.instructions)
    places: dict[Key, set[int]] = {}
    for one in instructions:
        at = _variable(one)
        if at is not None and one.result is not None:
            places[one.result] = {at}
    is_new = bool(places)
    while is_new:
        is_new = False
        for one in instructions:
            if one.opcode in _OTHER_PLACES and one.result is not None:
                known = places.setdefault(one.result, set())
                found = {at for key in one.locals for at in places.get(key, ())}
                is_new = is_new or not found <= known
                known |= found
    for one in instructions:
        if one.opcode in _OTHER_PLACES or one.opcode == "load":
            continue
        for key in one.locals if one.opcode != "store" else _stored(one):
            yield from places.get(key, ())


def _variable(instruction: Instruction) -> int | None:
    """Return the variable whose place an instruction asks for, if it does."""
    call = instruction.call
    return int(call.arguments[1].value) if call is not None and call.callee == names.NATIVE_VARIABLE else None


def _stored(store: Instruction) -> tuple[Key, ...]:
    value = store.operands[0].rpartition(" ")[2]
    return (key_of(value[1:]),) if value.startswith("%") else ()


def _copied(to: str, source: str, size: int) -> str:
    return f"call void @{_COPY}({to}, {source}, i64 {size}, i1 false)"
