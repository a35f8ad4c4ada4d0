"""Spellings that once made a pass see something else; `tests/fuzz/fuzz.py --respellings` finds such."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from respelled import compare, reworded

_FIXTURES = Path(__file__).parents[2] / "ir_fixtures" / "passes"


class Case(NamedTuple):
    """A fixture, a pipeline, and what of LLVM's printing is spelled how."""

    path: str
    pipeline: str
    old: str
    new: str


_ASPECTS = "sycl-propagate-aspects-usage"
_PROPERTIES = "compile-time-properties"
_CASES = {
    "a kind with escapes: aspects of instructions": Case(
        "sycl_propagate_aspects_usage/instructions.ll", _ASPECTS, ", !sycl_used_aspects", r", !sycl_\75sed_aspects"
    ),
    "a kind with escapes: a list that is replaced": Case(
        "sycl_propagate_aspects_usage/lists.ll", _ASPECTS, "!sycl_used_aspects", r"!sycl_used_\61spects"
    ),
    "a kind with escapes: names of aspects": Case(
        "sycl_record_aspect_names/names.ll", "sycl-record-aspect-names", "!sycl_", r"!\73ycl_"
    ),
    "a kind with escapes: lists of global variables": Case(
        "device_code_split/debug_globals.ll", "device-code-split<mode=kernel;clean-up>", ", !dbg", r", !\64bg"
    ),
    "a callee is an offset of nothing from a function": Case(
        "sycl_propagate_aspects_usage/fixed_targets.ll",
        _ASPECTS,
        "call spir_func void @helper(",
        "call spir_func void getelementptr (i8, ptr @helper, i64 0)(",
    ),
    "the name of an intrinsic with escapes: annotations go": Case(
        "annotations_to_attributes/values.ll", "annotations-to-attributes", "@llvm.", r'@"\6clvm.'
    ),
    "a text is a list of bytes: an annotation stays": Case(
        "annotations_to_attributes/values.ll",
        "annotations-to-attributes",
        r'c"sycl-properties\00"',
        f"[{', '.join(f'i8 {byte}' for byte in b'sycl-properties' + bytes(1))}]",
    ),
    "numbers are hexadecimal: modes that are listed": Case(
        "compile_time_properties/kernels.ll", _PROPERTIES, ", i32 4462, ", ", i32 u0x116E, "
    ),
    "numbers are hexadecimal: decorations of parameters": Case(
        "compile_time_properties/parameters.ll", _PROPERTIES, "!{i32 6177, ", "!{i32 u0x1821, "
    ),
    "numbers are hexadecimal: decorations of variables": Case(
        "compile_time_properties/variables.ll", _PROPERTIES, "!{i32 6179, ", "!{i32 u0x1823, "
    ),
    "an operand touches its type": Case("compile_time_properties/annotations_typed.ll", _PROPERTIES, "ptr @", "ptr@"),
    "the default address space is written": Case(
        "device_code_split/indirect_calls.ll",
        "device-code-split<mode=kernel>",
        "@same(ptr %p, {",
        "@same(ptr addrspace(0) %p, {",
    ),
    "blanks before the bracket of a node": Case(
        "globaldce/debug_info.ll",
        "strip-debug",
        "i32 0, !dbg !0",
        "i32 0, !dbg !DIGlobalVariableExpression (var: !1, expr: !DIExpression())",
    ),
}


@pytest.mark.parametrize("name", _CASES)
def test_the_pass_sees_the_same(name: str) -> None:
    path, pipeline, old, new = _CASES[name]
    compare(reworded(_FIXTURES / path, old, new), pipeline)
