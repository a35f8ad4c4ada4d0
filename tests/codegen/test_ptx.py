"""Device code becomes PTX that `ptxas` takes, with facts that hold, or is refused in words."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from ptx_tools import LEAST, assembled

from syclopt import Module, cubin_of, ptx_of
from syclopt.errors import AssemblerError, InputError, LLVMCrash
from syclopt.pipeline import ptxas
from syclopt.pipeline.nvptx import PTX

if TYPE_CHECKING:
    from collections.abc import Iterator

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
SAMPLES = (
    *("barriers_clang14", "barriers_o0", "barriers_o2", "demo_app", "dpcpp_aspects", "dpcpp_aspects_o2"),
    *("dpcpp_buffers", "dpcpp_buffers_o2", "dpcpp_codecs", "dpcpp_codecs_o2", "dpcpp_device_globals"),
    *("dpcpp_free_functions_o2", "dpcpp_hierarchies", "dpcpp_virtual_sets_o2", "group_functions_clang14"),
    *("group_functions_o2", "reduce", "reduce_clang14", "solver", "solver_clang14", "virtual_codecs"),
)
HEAD = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
"""
SCALE = """
define spir_kernel void @NAME(ptr addrspace(1) %x, float %a) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds float, ptr addrspace(1) %x, i64 %id
  %v = load float, ptr addrspace(1) %p
  %w = fmul float %v, %a
  store float %w, ptr addrspace(1) %p
  ret void
}
"""
GROUP = """
@tile = internal addrspace(3) global [SIZE x i32] undef, align 4
define spir_kernel void @group(ptr addrspace(1) %x, ptr addrspace(3) %scratch) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %id
  %q = getelementptr i64, ptr addrspace(3) %scratch, i64 %id
  %v = load volatile i32, ptr addrspace(3) %p
  store volatile i64 %size, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %x
  ret void
}
"""


@pytest.mark.parametrize("sample", SAMPLES)
def test_code_of_compilers(sample: str) -> None:
    """OpenCL C of clang 14 and 22, SYCL of DPC++, with and without optimization."""
    ptx = assembled(Module.read(REAL / f"{sample}.ll"))
    for facts in ptx.kernels.values():
        assert f".visible .entry {facts.symbol}(" in ptx.text


def test_what_is_known_of_kernels() -> None:
    ptx = assembled(HEAD + SCALE.replace("NAME", "scale") + GROUP.replace("SIZE", "100"))
    scale, group = ptx.kernels["scale"], ptx.kernels["group"]
    assert (scale.guarded_dimensions, group.guarded_dimensions) == (1, 0)
    assert (group.static_local_bytes, group.dynamic_local_bytes) == (400, 0)
    assert (group.prints, group.work_group_size, group.has_arguments_in_memory) == (False, (), False)


@pytest.mark.parametrize(("architecture", "waits"), [("sm_80", False), ("sm_90", True), ("sm_100", True)])
def test_kernels_wait_for_grids_before_they_do_anything(architecture: str, waits: bool) -> None:
    """They may be launched before the grids have ended whose results they read."""
    text = HEAD + SCALE.replace("NAME", "scale") + GROUP.replace("SIZE", "100")
    ptx = ptx_of(Module.parse(text), ("scale", "group"), (), architecture)
    bodies = [entry.partition("\n{\n")[2] for entry in ptx.text.split(".entry ")[1:]]
    first = [[line for line in body.splitlines() if ".reg" not in line][:3] for body in bodies]
    for name, lines in zip(ptx.kernels, first, strict=True):
        assert (f"[{name}_param_2+92]" in lines[0]) is waits
        assert (lines[2] == "\t@%waits griddepcontrol.wait;") is waits
    assert [facts.waits_for_grids for facts in ptx.kernels.values()] == [waits, waits]


UNKNOWN_STACKS = {
    "calls itself": """
define void @f(i32 %n) noinline {
  %own = alloca i32
  store volatile i32 %n, ptr %own
  %is_last = icmp eq i32 %n, 0
  br i1 %is_last, label %end, label %more
more:
  %less = sub i32 %n, 1
  call void @f(i32 %less)
  call void @f(i32 %less)
  br label %end
end:
  ret void
}
""",
    "calls through a pointer": """
@pointer = addrspace(1) global ptr @g
define void @g(i32 %n) noinline {
  ret void
}
define void @f(i32 %n) noinline {
  %g = load ptr, ptr addrspace(1) @pointer
  call void %g(i32 %n)
  ret void
}
""",
    "takes what it computes": """
define void @f(i32 %n) noinline {
  %taken = alloca i32, i32 %n
  store volatile i32 1, ptr %taken
  ret void
}
""",
    "": """
define void @f(i32 %n) noinline {
  %own = alloca i32
  store volatile i32 %n, ptr %own
  ret void
}
""",
}


@pytest.mark.parametrize("what", UNKNOWN_STACKS)
def test_it_is_known_of_kernels_whether_their_stack_is(what: str) -> None:
    """Some are told by those that they call; another kernel of the program knows nothing of it."""
    kernel = "define spir_kernel void @run(i32 %n) {\n  call void @f(i32 %n)\n  ret void\n}\n"
    text = HEAD + SCALE.replace("NAME", "scale") + UNKNOWN_STACKS[what] + kernel
    found = assembled(text).kernels
    assert (found["run"].has_unknown_stack, found["scale"].has_unknown_stack) == (bool(what), False)


def test_much_local_memory_is_asked_for_at_launch() -> None:
    """`ptxas` takes 48 KiB of variables at the most."""
    group = assembled(HEAD + GROUP.replace("SIZE", "25000")).kernels["group"]
    assert (group.static_local_bytes, group.dynamic_local_bytes) == (0, 100000)


def test_a_required_size_is_told_and_required() -> None:
    text = GROUP.replace("SIZE", "1").replace("%scratch) {", "%scratch) !reqd_work_group_size !0 {")
    ptx = assembled(f"{HEAD}{text}!0 = !{{i32 64, i32 2, i32 1}}\n")
    assert ptx.kernels["group"].work_group_size == (64, 2, 1)
    assert ".reqntid 64, 2, 1" in ptx.text


def test_the_required_size_goes_before_the_largest_one() -> None:
    text = GROUP.replace("SIZE", "1").replace(
        "%scratch) {", "%scratch) !max_work_group_size !0 !reqd_work_group_size !1 {"
    )
    ptx = assembled(f"{HEAD}{text}!0 = !{{i32 64, i32 2, i32 1}}\n!1 = !{{i32 32, i32 1, i32 1}}\n")
    assert ptx.kernels["group"].work_group_size == (32, 1, 1)
    assert ".maxntid" not in ptx.text


def test_rounds_of_a_loop_have_their_own_memory() -> None:
    ptx = assembled(
        f"{HEAD}define spir_kernel void @rounds(ptr addrspace(1) %out, i32 %n) {{\n"
        "entry:\n  br label %loop\n"
        "loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n  %list = phi ptr [ null, %entry ], [ %made, %loop ]\n"
        "  %made = alloca [16 x i8], align 8\n  store ptr %list, ptr %made\n  %next = add i32 %i, 1\n"
        "  %more = icmp ult i32 %next, %n\n  br i1 %more, label %loop, label %end\n"
        "end:\n  %number = ptrtoint ptr %made to i64\n  store i64 %number, ptr addrspace(1) %out\n  ret void\n}\n"
    )
    assert ptx.text.count("alloca.u64") == 1
    assert '.pragma "nounroll"' in ptx.text


def test_a_known_size_is_a_number_in_code() -> None:
    text = HEAD + GROUP.replace("SIZE", "1")
    assert "%ntid" in assembled(text).text
    ptx = assembled(text, local_size=(128,))
    assert "%ntid" not in ptx.text
    assert ptx.kernels["group"].work_group_size == (128, 1, 1)


def test_work_groups_of_a_known_size_are_not_rounded_up() -> None:
    text = HEAD + SCALE.replace("NAME", "scale")
    assert assembled(text).kernels["scale"].guarded_dimensions
    assert not assembled(text, local_size=(128,)).kernels["scale"].guarded_dimensions


def test_kernels_that_require_other_work_groups_have_no_code_for_a_known_size() -> None:
    text = GROUP.replace("SIZE", "1").replace("%scratch) {", "%scratch) !reqd_work_group_size !0 {")
    text = f"{HEAD}{text}{SCALE.replace('NAME', 'scale')}!0 = !{{i32 64, i32 2, i32 1}}\n"
    assert [*assembled(text, local_size=(128,)).kernels] == ["scale"]
    assert sorted(assembled(text, local_size=(64, 2)).kernels) == ["group", "scale"]
    assert sorted(assembled(text).kernels) == ["group", "scale"]


NAMES = ("a.b", "a$2eb", "WARP_SZ", "_", "1k", "add", "with blank", "k<int>", "naïve", "x" * 3000, "a_param_0", "%r1")


def test_any_name_can_be_found() -> None:
    """Names come out different, as PTX has them, and in machine code."""
    definitions = "".join(SCALE.replace("@NAME", f'@"{name}"') for name in NAMES)
    variables = "".join(f'@"v.{name}" = addrspace(1) global i32 7\n' for name in NAMES)
    ptx = assembled(HEAD + variables + definitions, *(f"v.{name}" for name in NAMES))
    symbols = {facts.symbol for facts in ptx.kernels.values()} | {*ptx.variables.values()}
    assert len(symbols) == 2 * len(NAMES)
    assert symbols <= set(_symbols_in(cubin_of(ptx, "sm_90")))


def _symbols_in(cubin: bytes) -> Iterator[str]:
    return (found.decode() for found in re.findall(rb"[\w$]+", cubin))


def test_debug_information_is_of_lines_alone() -> None:
    """With the word `debug` after the architecture, the driver would hardly optimize."""
    ptx = assembled(Module.read(REAL / "dpcpp_codecs.ll"))
    plain = assembled(HEAD + LINES)
    for text in (ptx.text, plain.text):
        assert re.search(r"^\.target sm_70$", text, re.M)
    assert re.search(r"^\s*\.loc\s+1 3 5", plain.text, re.M)


LINES = """
define spir_kernel void @k(ptr addrspace(1) %x) !dbg !3 {
  store volatile i32 1, ptr addrspace(1) %x, !dbg !6
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/")
!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 3, column: 5, scope: !3)
!7 = !{i32 2, !"Debug Info Version", i32 3}
"""
STRICT = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %x) {
  %v = load double, ptr addrspace(1) %x
  %w = call double @cosine(double %v, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  store double %w, ptr addrspace(1) %x
  ret void
}
declare double @cosine(double, metadata, metadata)
""".replace("@cosine", "@llvm.experimental.constrained.cos.f64")
SUM = """
define spir_kernel void @sum(ptr addrspace(1) %x, ptr addrspace(1) %out, i64 %n) {
entry:
  %start = call spir_func i64 @_Z13get_global_idj(i32 0)
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds nuw float, ptr addrspace(1) %x, i64 %i
  %v = load float, ptr addrspace(1) %p, align 4
  %more = fadd float %s, %v
  %step = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %next = add i64 %i, %step
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end
end:
  %total = phi float [ 0.0, %entry ], [ %more, %loop ]
  %o = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %start
  store float %total, ptr addrspace(1) %o
  ret void
}
"""


def test_a_sum_over_a_stride_has_loads_in_flight() -> None:
    assert assembled(HEAD + SUM).text.count("ld.global") > 8


def test_many_arguments_are_in_memory() -> None:
    text = SCALE.replace("NAME", "many").replace("float %a)", "float %a, ptr byval([40000 x i8]) %rest)")
    ptx = assembled(HEAD + text)
    assert ptx.kernels["many"].has_arguments_in_memory
    assert ptx.text.count(".param .u64") == 1


@pytest.mark.parametrize(
    ("kernel", "variable", "message"),
    [
        ("absent", "", "nothing in the program defines kernel 'absent'"),
        ("helper", "", "kernel 'helper' has the calling convention 'spir_func', expected 'spir_kernel'"),
        ("scale", "absent", "nothing in the program defines variable 'absent'"),
    ],
)
def test_what_is_not_there_is_told(kernel: str, variable: str, message: str) -> None:
    text = f"{HEAD}{SCALE.replace('NAME', 'scale')}define spir_func void @helper() {{\n  ret void\n}}\n"
    with pytest.raises(InputError, match=message):
        ptx_of(Module.parse(text), [kernel], [variable] if variable else [], LEAST)


def test_what_ends_llvm_is_told_with_the_function() -> None:
    with pytest.raises(LLVMCrash, match="ended while making PTX of 'k': LLVM ERROR: Cannot select: .*fcos"):
        assembled(STRICT)


def test_what_ptxas_refuses_is_told_with_the_function() -> None:
    ptx = assembled(HEAD + SCALE.replace("NAME", "scale"))
    broken = PTX(ptx.text.replace("mul.rn.f32", "mul.rn.f33"), LEAST, ptx.kernels, {})
    with pytest.raises(AssemblerError, match=r"'ptxas' refuses PTX for sm_90 in 'scale': .*program.ptx.*f33"):
        cubin_of(broken, "sm_90")


def test_ptxas_without_a_place_for_its_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    with pytest.raises(AssemblerError, match="cannot write the files of 'ptxas': No such file"):
        ptxas.assembled(".version 8.8", "sm_90")


def test_a_machine_without_ptxas_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    ptx = assembled(HEAD + SCALE.replace("NAME", "scale"))
    monkeypatch.setattr(ptxas, "_PACKAGES", ())
    for variable in ("CUDA_HOME", "CUDA_PATH", "PATH"):
        monkeypatch.setenv(variable, "/nowhere")
    with pytest.raises(AssemblerError, match=re.escape("there is no 'ptxas': install 'syclopt[cuda]'")):
        cubin_of(ptx, "sm_90")
