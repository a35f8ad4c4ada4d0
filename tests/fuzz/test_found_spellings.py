"""Spellings that once made a pass see something else; `tests/fuzz/fuzz.py --respellings` finds such."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from respelled import compare, reworded

_FIXTURES = Path(__file__).parents[2] / "ir_fixtures" / "passes"


class Case(NamedTuple):
    """A fixture, a pipeline, and how words of LLVM's printing are spelled."""

    path: str
    pipeline: str
    words: dict[str, str]


_ASPECTS = "sycl-propagate-aspects-usage"
_PROPERTIES = "compile-time-properties"
_ANNOTATIONS = "annotations-to-attributes"
_WATCHED = " ".join(
    f'"{name}"="{value}"'
    for name, value in (
        ("instrument-function-entry", "__cyg_profile_func_enter"),
        ("instrument-function-entry-inlined", "mcount"),
        ("instrument-function-exit", "__cyg_profile_func_exit"),
        ("no-trapping-math", "true"),
        ("xray-instruction-threshold", "200"),
    )
)
_CASES = {
    "a kind with escapes: aspects of instructions": Case(
        "sycl_propagate_aspects_usage/instructions.ll", _ASPECTS, {", !sycl_used_aspects": r", !sycl_\75sed_aspects"}
    ),
    "a kind with escapes: a list that is replaced": Case(
        "sycl_propagate_aspects_usage/lists.ll", _ASPECTS, {"!sycl_used_aspects": r"!sycl_used_\61spects"}
    ),
    "a kind with escapes: names of aspects": Case(
        "sycl_record_aspect_names/names.ll", "sycl-record-aspect-names", {"!sycl_": r"!\73ycl_"}
    ),
    "a kind with escapes: lists of global variables": Case(
        "device_code_split/debug_globals.ll", "device-code-split<mode=kernel;clean-up>", {", !dbg": r", !\64bg"}
    ),
    "a string with escapes: virtual calls": Case(
        "sycl_virtual_functions_analysis/allowed_calls.ll",
        "sycl-virtual-functions-analysis",
        {"%object) #1": r'%object) "virtual\2dcall"'},
    ),
    "a string with escapes: an event of SPIR-V": Case(
        "sycl_retarget/variables_of_spirv.ll", "sycl-retarget<processor=x86_64>", {"spirv.Event": r"spirv\2eEvent"}
    ),
    "the name of an intrinsic with escapes: annotations go": Case(
        "annotations_to_attributes/values.ll",
        _ANNOTATIONS,
        {
            "@llvm.ptr.annotation.p0.p0": r'@"llvm.pt\72.annotation.p0.p0"',
            "@llvm.var.annotation.p0.p0": r'@"llvm.va\72.annotation.p0.p0"',
        },
    ),
    "the name of a parameter with escapes: an emptied body": Case(
        "sycl_split_host_device/emptied.ll", "sycl-split-host-device<host>", {"%entry": r'%"\65ntry"'}
    ),
    "a callee is an offset of nothing from a function": Case(
        "sycl_propagate_aspects_usage/fixed_targets.ll",
        _ASPECTS,
        {"call spir_func void @helper(": "call spir_func void getelementptr (i8, ptr @helper, i64 0)("},
    ),
    "a callee is a cast of a function: its address is not taken": Case(
        "sycl_link_device_library/queries.ll",
        "sycl-link-device-library",
        {"@_Z7barrierj(i32 1)": "bitcast (ptr @_Z7barrierj to ptr)(i32 1)"},
    ),
    "a text is a list of bytes: an annotation stays": Case(
        "annotations_to_attributes/values.ll",
        _ANNOTATIONS,
        {r'c"sycl-properties\00"': f"[{', '.join(f'i8 {byte}' for byte in b'sycl-properties' + bytes(1))}]"},
    ),
    "numbers are hexadecimal: modes that are listed": Case(
        "compile_time_properties/kernels.ll", _PROPERTIES, {", i32 4462, ": ", i32 u0x116E, "}
    ),
    "numbers are hexadecimal: decorations of parameters": Case(
        "compile_time_properties/parameters.ll", _PROPERTIES, {"!{i32 6177, ": "!{i32 u0x1821, "}
    ),
    "numbers are hexadecimal: decorations of variables": Case(
        "compile_time_properties/variables.ll", _PROPERTIES, {"!{i32 6179, ": "!{i32 u0x1823, "}
    ),
    "numbers are hexadecimal: flags of modules": Case(
        "sycl_link_device_library/refused.ll", "sycl-link-device-library", {"!{i32 2, ": "!{i32 u0x2, "}
    ),
    "a truth value is a number: a copy that is not volatile": Case(
        "emit_kernel_accesses/indexes.ll", "emit-kernel-accesses", {"i64 24, i1 false": "i64 24, i1 0"}
    ),
    "an operand touches its type": Case("compile_time_properties/annotations_typed.ll", _PROPERTIES, {"ptr @": "ptr@"}),
    "a name in quotes touches the next word: a call": Case(
        "sycl_unroll_strides/others.ll", "sycl-unroll-strides", {"%p, align 4\n  call void": '%"p"call void'}
    ),
    "a name in quotes touches the next word: a name that changes": Case(
        "sycl_outline_conditional_calls/itself.ll",
        "sycl-outline-conditional-calls",
        {"ptr @kernel,": 'ptr bitcast (ptr @"kernel"to ptr),'},
    ),
    "blanks are left out of a type": Case(
        "sycl_diagnose_device_code/captured_references_by_layout.ll",
        "sycl-diagnose-device-code",
        {"type { i32, ptr }": "type {i32,ptr}"},
    ),
    "blanks before the bracket of a node": Case(
        "globaldce/debug_info.ll",
        "strip-debug",
        {"i32 0, !dbg !0": "i32 0, !dbg !DIGlobalVariableExpression (var: !1, expr: !DIExpression())"},
    ),
    "the default address space is written": Case(
        "device_code_split/indirect_calls.ll",
        "device-code-split<mode=kernel>",
        {"@same(ptr %p, {": "@same(ptr addrspace(0) %p, {"},
    ),
    "the type of the function is written": Case(
        "emit_kernel_accesses/problems.ll",
        "emit-kernel-accesses",
        {"call spir_func void @_Z7barrierj(": "call spir_func void (i32) @_Z7barrierj("},
    ),
    "nodes stand where they are attached: kernels that differ": Case(
        "sycl_fuse_kernels/refused.ll",
        "sycl-fuse-kernels<kernels=d,a,c;result=all>",
        {"!reqd_work_group_size !0": "!reqd_work_group_size !{i32 8, i32 1, i32 1}"}
        | {"!reqd_work_group_size !1": "!reqd_work_group_size !{i32 4, i32 1, i32 1}"},
    ),
    "attributes stand on the function: those of watchers": Case(
        "sycl_split_host_device/watched_code.ll",
        "sycl-split-host-device",
        {"@both() #1": f"@both() noinline {_WATCHED}"},
    ),
    "the type of the function is written: a check that cannot fail": Case(
        "sycl_lower_sanitizer_metadata/checks.ll",
        "sycl-lower-sanitizer-metadata",
        {"call void @__msan_maybe_warning_4(": "call void (i32, i32) @__msan_maybe_warning_4("},
    ),
    "the type of the function is written: one more argument": Case(
        "sycl_mask_lanes/functions.ll", "sycl-mask-lanes", {"= call i32 @by_name(": "= call i32 (i32) @by_name("}
    ),
    "a name in quotes: one that is taken": Case(
        "sycl_decide_conditional_calls/data.ll",
        "sycl-decide-conditional-calls<target=intel_gpu_pvc>",
        {"%sycl.copy": '%"sycl.copy"'},
    ),
    "a name with escapes: one that is taken": Case(
        "sycl_retarget/odd_names.ll", "sycl-retarget<processor=x86_64>", {"%____": r'%"\5f___"'}
    ),
    "a name in quotes: the target of an alias": Case(
        "device_code_split/outline_aliases.ll",
        "device-code-split<mode=none;outline-virtual-functions>",
        {"ptr @_ZN1AD2Ev": 'ptr @"_ZN1AD2Ev"'},
    ),
    "a name in quotes: ids of the rows of sub-groups": Case(
        "sycl_vectorize_work_items/sub_groups_in_rows.ll",
        "sycl-vectorize-work-items<bits=256>",
        {"call i64 @__native_query_item_global_id": 'call i64 @"__native_query_item_global_id"'}
        | {"call i64 @__native_query_item_local_id": 'call i64 @"__native_query_item_local_id"'},
    ),
    "no blank before an address space": Case(
        "sycl_retarget/address_spaces.ll", "sycl-retarget<processor=x86_64>", {"= addrspace(2)": "=addrspace(2)"}
    ),
    "no blank before a promise": Case(
        "sycl_retarget/address_spaces.ll", "sycl-retarget<processor=x86_64>", {"{ memory(none) }": "{memory(none) }"}
    ),
    "numbers are hexadecimal: address spaces of parameters": Case(
        "sycl_retarget/code_for_processors.ll", "sycl-retarget<processor=x86_64>", {"i32 3, i32 0}": "i32 u0x3, i32 0}"}
    ),
    "attachments on lines of their own: what kernels said of memory": Case(
        "sycl_fuse_kernels/two_kernels.ll",
        'sycl-fuse-kernels<kernels=second;result="a b">',
        {", !tbaa": ",\n!tbaa", "(i32 0) #2": "(i32 0)#2"},
    ),
    "a string with escapes: a wish of a loop": Case(
        "sycl_hide_alloca_sizes/loops.ll",
        "sycl-hide-alloca-sizes",
        {'!"llvm.loop.unroll.count"': r'!"llvm.loop.unrol\6c.count"'},
    ),
    "a comment before an alignment": Case(
        "sycl_place_local_memory/alignments.ll", "sycl-place-local-memory", {"undef, align 1": "undef, align ; 8\n1"}
    ),
    "a tabulator behind the word for a call": Case(
        "sycl_limit_rows/guards.ll",
        "sycl-limit-rows",
        {"call void @__native_run_items": "call\tvoid @__native_run_items"},
    ),
}


@pytest.mark.parametrize("name", _CASES)
def test_the_pass_sees_the_same(name: str) -> None:
    path, pipeline, words = _CASES[name]
    compare(reworded(_FIXTURES / path, words), pipeline)
