"""What debug information says within functions: since LLVM 19 in records, before in calls of intrinsics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.linking.part import Part
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_NUM_OPERANDS = {"llvm.dbg.value": 3, "llvm.dbg.declare": 3, "llvm.dbg.assign": 6, "llvm.dbg.label": 1}
_OF_OLD = "llvm.dbg.addr"  # gone since LLVM 17
_RECORD = outside_noise(r"(#dbg_)")
_OPERAND = compile_pattern(r"metadata[ \t\r\n]++")
_PLACE = compile_pattern(r",[ \t\r\n]*+!dbg[ \t\r\n]*+(![0-9]++)")


def agree_on_records(linked: Module, parts: Iterable[Part]) -> None:
    """Write records in the place of intrinsics, where only some of `parts` have records: no LLVM reads both."""
    called = [key for key in (*_NUM_OPERANDS, _OF_OLD) if key in linked.functions]
    if not called or not any(_has_record(f.body_text) for part in parts for f in part.module.definitions()):
        return
    users = {user.key for key in called for user in linked.users(key)}
    for key in users:
        _write_records(linked.functions[key])
    for key in called:
        linked.functions[key].remove()


def _has_record(text: str) -> bool:
    return "#dbg_" in text and any(found[1] for found in _RECORD.finditer(text))


def _write_records(function: Function) -> None:
    function.replace_calls(
        {call: _record(call) for call in function.calls if call.callee in _NUM_OPERANDS or call.callee == _OF_OLD}
    )


def _record(call: Call) -> str:
    """Return the record that says what a call does; nothing where no record can."""
    name, text = str(call.callee), call.source.text
    operands = split_commas(text, call.arguments_span.start + 1, call.arguments_span.end - 1)  # within the brackets
    place = _PLACE.search(text, call.arguments_span.end, call.span.end)
    if place is None or len(operands) != _NUM_OPERANDS.get(name):
        return ""
    said = (to_user(_OPERAND.sub("", text[start:end], count=1)) for start, end in operands)
    return f"#dbg_{name.removeprefix('llvm.dbg.')}({', '.join((*said, place[1]))})"
