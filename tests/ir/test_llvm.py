"""LLVM in its worker process: what it says, what it makes, and what happens when it ends."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import os
import re
import signal
import struct
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.errors import InputError, LLVMCrash, LLVMError, PipelineError
from syclopt.ir import llvm
from syclopt.ir.llvm.messages import ended
from syclopt.ir.llvm.process import TIMEOUT_VARIABLE, Answer, client
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

GOOD = b"define i32 @f(i32 %x) {\n  %p = alloca i32\n  store i32 %x, ptr %p\n  %y = load i32, ptr %p\n  ret i32 %y\n}\n"
DEBUG_INFO = b"""!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
"""
# LLVM upgrades this old annotation without asking whether its last operand is a number.
ABORTS = b'define void @f() {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @f, !"maxntidx", !"x"}\n'
# An array type so deep that LLVM runs out of stack.
OVERFLOWS = b"@x = global " + b"[1 x " * 200_000 + b"i8" + b"]" * 200_000 + b" zeroinitializer\n"


def refusal(text: bytes) -> LLVMError:
    with pytest.raises(LLVMError) as caught:
        llvm.verify_text(text, "in.ll")
    assert "\n" not in str(caught.value)
    return caught.value


def place_of(action: Callable[[Module], object], module: Module) -> str:
    with pytest.raises(LLVMError) as caught:
        action(module)
    return str(caught.value)


def test_a_valid_module_passes() -> None:
    llvm.verify(Module.parse(GOOD))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            b"define void @f() {\n  ret i32 0\n}\n",
            "in.ll:2:7: error: LLVM 22: value doesn't match function result type 'void': 'ret ^i32 0'",
        ),
        (
            b"define void @f() {\r\n\tret i32 0\r\n}\r\n",
            "in.ll:2:6: error: LLVM 22: value doesn't match function result type 'void': 'ret ^i32 0'",
        ),
        (
            b"define void @f() {\n",
            "in.ll:2:1: error: LLVM 22: found end of file when expecting more instructions: '^'",
        ),
        (
            b"@x = global i1 icmp eq (i64 ptrtoint (ptr @x to i64), i64 1)\n",
            "in.ll:1:16: error: LLVM 22: icmp constexprs are no longer supported; in bitcode (clang -c -emit-llvm) they"
            " are read: '@x = global i1 ^icmp eq (i64 ptrtoint (ptr @x to'",
        ),
        (b"define x86_mmx @f() {\n", "in.ll:1:8: error: LLVM 22: expected type: 'define ^x86_mmx @f() {'"),
        (
            b"@x = external hidden dllimport global i32\n",
            "in.ll: error: LLVM 22: dllimport GlobalValue must have default visibility; ptr @x",
        ),
        (
            b"define i32 @g(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n"
            b"  ret i32 %x\n}\n",
            "in.ll: error: LLVM 22: Instruction does not dominate all uses; %x = add i32 1, 2; ret i32 %x",
        ),
    ],
)
def test_a_refusal_is_one_line_with_its_place(text: bytes, message: str) -> None:
    assert str(refusal(text)) == message


def test_a_broken_module_with_debug_info_is_a_refusal_though_llvm_aborts() -> None:
    error = refusal(b"@x = external hidden dllimport global i32\n" + DEBUG_INFO)
    assert not isinstance(error, LLVMCrash)
    assert str(error) == "in.ll: error: LLVM 22: dllimport GlobalValue must have default visibility; ptr @x"


def test_debug_info_that_llvm_would_drop_is_a_refusal() -> None:
    error = refusal(
        b"define void @f() !dbg !5 {\n  ret void\n}\n"
        + DEBUG_INFO
        + b'!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, unit: !6)\n!6 = !{}\n'
    )
    assert str(error).startswith("in.ll: error: LLVM 22: invalid debug info: invalid unit type; !")


def test_text_of_any_bytes_is_read() -> None:
    text = b'; \xff \0\n@"\xff\xfe" =\0global [2 x i8] c"\xe9\0"\n; it\'s "\0\n'
    llvm.verify(Module.parse(text))
    again = llvm.from_bitcode(llvm.to_bitcode(Module.parse(text)))
    assert again == b'@"\\FF\\FE" = global [2 x i8] c"\\E9\\00"\n'
    error = refusal(b'define void @g() {\n  call void @"\xff\xfe"()\n  ret void\n}\n')
    assert str(error).startswith("in.ll:2:13: error: LLVM 22: use of undefined value '@")


def test_debug_info_of_kernels_may_be_that_of_older_compilers() -> None:
    text = "!0 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !1)\n!1 = !{null}\n!n = !{!0}\n"
    llvm.verify_text(text.encode(), "in.ll")
    read = Module.parse(llvm.run_passes(Module.parse(text), ()).to_bytes())
    assert "cc: DW_CC_LLVM_DeviceKernel" in read.to_bytes().decode()
    assert "DW_CC_LLVM_Nobody" in str(refusal(text.replace("OpenCLKernel", "Nobody").encode()))


def test_a_place_is_that_of_the_file_after_edits() -> None:
    module = Module.parse(
        b"; one\n\n@a = global i32 0\n\ndefine void @f() {\n  ret void\n}\ndefine void @g() {\n  ret i32 0\n}\n",
        "in.ll",
    )
    before = place_of(llvm.verify, module)
    assert before.startswith("in.ll:9:7: error: LLVM 22: value")
    module.functions["f"].remove()
    module.add_named_metadata("x")
    assert place_of(llvm.verify, module) == before
    assert place_of(llvm.to_bitcode, module) == before
    module.functions["g"].set_linkage("internal")
    assert place_of(llvm.verify, module) == before


def test_an_abort_is_an_error_with_the_assertion_and_the_next_call_works() -> None:
    with pytest.raises(LLVMCrash) as caught:
        llvm.verify_text(ABORTS, "in.ll")
    assert re.fullmatch(
        r"in\.ll: error: LLVM 22 ended while verifying the module: "
        r"Casting\.h:\d+: Assertion `isa<.* failed \(SIGABRT\)",
        str(caught.value),
    )
    llvm.verify_text(GOOD)


def test_an_overflow_of_the_stack_is_an_error() -> None:
    with pytest.raises(LLVMCrash, match="ended while verifying the module: SIGSEGV"):
        llvm.verify_text(OVERFLOWS)
    llvm.verify_text(GOOD)


def test_an_abort_in_each_operation_says_what_was_done() -> None:
    module = Module.parse(ABORTS, "in.ll")
    with pytest.raises(LLVMCrash, match="ended while writing bitcode: .*Assertion"):
        llvm.to_bitcode(module)
    with pytest.raises(LLVMCrash, match="ended while running sroa, dce: .*Assertion"):
        llvm.run_passes(module, ["sroa", "dce"])


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        (b"", "SIGABRT"),
        (
            b"LLVM ERROR: out of memory\nStack dump:\n0.\tProgram arguments: x\n #0 0x00 f\n",
            "LLVM ERROR: out of memory (SIGABRT)",
        ),
        (
            b"bad level\nUNREACHABLE executed at /llvm/a.cpp:7!\n",
            "bad level: UNREACHABLE executed at a.cpp:7! (SIGABRT)",
        ),
        (b"python: a.cpp:7: void f(): Assertion `x' failed.\n", "a.cpp:7: Assertion `x' failed (SIGABRT)"),
        (b"terminate called\nPLEASE submit a bug report\n", "terminate called (SIGABRT)"),
    ],
)
def test_last_words_are_what_llvm_said_not_its_stack(printed: bytes, words: str) -> None:
    error = ended(Answer("22", None, bytearray(), printed, "SIGABRT"), "reading bitcode", "a.bc")
    assert str(error) == f"a.bc: error: LLVM 22 ended while reading bitcode: {words}"
    assert isinstance(error, LLVMCrash)


def test_the_worker_is_kept() -> None:
    llvm.verify_text(GOOD)
    first = client.process_id
    refusal(b"garbage")
    llvm.verify_text(GOOD)
    assert client.process_id == first


def test_a_worker_that_was_killed_while_idle_is_replaced() -> None:
    llvm.verify_text(GOOD)
    first = client.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    while Path(f"/proc/{first}").exists():
        time.sleep(0.001)
    llvm.verify_text(GOOD)
    assert client.process_id != first


def test_a_worker_that_does_not_answer_is_ended() -> None:
    llvm.verify_text(GOOD)
    first = client.process_id
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    with pytest.raises(LLVMError) as caught:
        llvm.verify_text(GOOD * 20_000, "in.ll", timeout=0.2)
    assert str(caught.value) == "in.ll: error: LLVM 22 was stopped while verifying the module: no answer in 0.2 s"
    assert not isinstance(caught.value, LLVMCrash)
    assert not Path(f"/proc/{first}").exists()
    llvm.verify_text(GOOD)


def test_the_environment_gives_the_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TIMEOUT_VARIABLE, "soon")
    with pytest.raises(InputError, match="SYCLOPT_LLVM_TIMEOUT is 'soon', expected a number of seconds"):
        llvm.verify_text(GOOD)
    for seconds in ("60", "1e300"):
        monkeypatch.setenv(TIMEOUT_VARIABLE, seconds)
        llvm.verify_text(GOOD)


def test_an_interrupted_request_leaves_no_answer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    llvm.verify_text(GOOD)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("syclopt.ir.llvm.process._Worker._receive", interrupted)
        with pytest.raises(KeyboardInterrupt):
            llvm.to_bitcode(Module.parse(GOOD))
    assert b"define i32 @f" in llvm.from_bitcode(llvm.to_bitcode(Module.parse(GOOD)))


def test_a_worker_that_cannot_start_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    client.stop()
    with monkeypatch.context() as patch:
        patch.setattr("syclopt.ir.llvm.process._KEEPER", "import syclopt.ir.no_worker")
        with pytest.raises(
            LLVMError, match=r"in\.ll: error: cannot start LLVM: .*No module named 'syclopt.ir.no_worker'"
        ):
            llvm.verify_text(GOOD, "in.ll")
        patch.setattr(sys, "executable", "/no/such/python")
        with pytest.raises(LLVMError, match=r"in\.ll: error: cannot start LLVM: No such file"):
            llvm.verify_text(GOOD, "in.ll")
    llvm.verify_text(GOOD)


def test_threads_share_the_worker() -> None:
    llvm.verify_text(GOOD)
    first = client.process_id
    names = [f"f{number}" for number in range(40)]

    def there_and_back(name: str) -> bytes:
        return llvm.from_bitcode(llvm.to_bitcode(Module.parse(GOOD.replace(b"@f", b"@" + name.encode()))))

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        texts = [*pool.map(there_and_back, names)]
    assert all(f"@{name}(".encode() in text for name, text in zip(names, texts, strict=True))
    assert client.process_id == first


def test_who_waits_for_any_child_does_not_wait_for_the_worker() -> None:
    program = (
        "import os\nfrom syclopt.ir import llvm\nllvm.verify_text(b'')\n"
        "try:\n    print(os.waitpid(-1, os.WNOHANG))\nexcept ChildProcessError:\n    print('none')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "none\n"


def test_it_is_told_how_the_worker_ended_where_ends_of_children_are_ignored() -> None:
    program = (
        "import os, signal\nsignal.signal(signal.SIGCHLD, signal.SIG_IGN)\n"
        "from syclopt.ir.llvm.process import client\n"
        "client.ask(0, b'')\nos.kill(client.process_id, signal.SIGSEGV)\n"
        "print(client._worker.wait())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "SIGSEGV\n"


def worker_of_this_process() -> tuple[int | None, int | None]:
    inherited = client.process_id
    llvm.verify_text(GOOD)
    return inherited, client.process_id


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_a_child_process_has_its_own_worker(method: str) -> None:
    llvm.verify_text(GOOD)
    first = client.process_id
    context = multiprocessing.get_context(method)
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
        inherited, own = pool.submit(worker_of_this_process).result()
    assert inherited is None
    assert own not in (None, first)
    llvm.verify_text(GOOD)
    assert client.process_id == first


@pytest.mark.parametrize("end", ["pass", "import os; os._exit(0)", "import os; os.kill(os.getpid(), 9)"])
def test_the_worker_ends_with_its_parent(end: str) -> None:
    program = (
        "from syclopt.ir import llvm\nfrom syclopt.ir.llvm.process import client\n"
        f"llvm.verify_text(b'')\nprint(client.process_id, flush=True)\n{end}\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stderr == ""
    process = int(done.stdout)
    deadline = time.monotonic() + 60
    with suppress(OSError):
        while time.monotonic() < deadline and " Z " not in Path(f"/proc/{process}/stat").read_text():
            time.sleep(0.02)
    assert time.monotonic() < deadline


def test_bitcode_there_and_back() -> None:
    text = b'source_filename = "a.c"\n\ndefine i32 @f(i32 %x) {\n  ret i32 %x\n}\n'
    module = Module.parse(text)
    bitcode = llvm.to_bitcode(module)
    assert bitcode.startswith(b"BC\xc0\xde")
    assert llvm.from_bitcode(bitcode) == text
    assert Module.parse(bitcode, "a.bc").to_bytes() == text


def test_no_name_is_invented_for_a_source_file() -> None:
    text = b"@x = global i32 0\n"
    assert llvm.from_bitcode(llvm.to_bitcode(Module.parse(text))) == text
    assert llvm.run_passes(Module.parse(text), []).to_bytes() == text


@pytest.mark.parametrize("size", [4, 8, 100, 600, -4])
def test_bitcode_cut_short_is_refused(size: int) -> None:
    bitcode = llvm.to_bitcode(Module.parse(GOOD))
    with pytest.raises(LLVMError) as caught:
        llvm.from_bitcode(bitcode[:size], "a.bc")
    assert re.fullmatch(r"a\.bc: error: LLVM 22[^\n]*", str(caught.value))


@pytest.mark.parametrize("data", [b"", b"BC\xc0\xde" + bytes(range(256)), b"\xde\xc0\x17\x0b" + bytes(99), b"text"])
def test_garbage_is_no_bitcode(data: bytes) -> None:
    with pytest.raises(LLVMError) as caught:
        llvm.from_bitcode(data, "a.bc")
    assert re.fullmatch(r"a\.bc: error: LLVM 22[^\n]*", str(caught.value))


def test_bitcode_is_verified_before_it_is_written() -> None:
    with pytest.raises(LLVMError, match="must have default visibility"):
        llvm.to_bitcode(Module.parse(b"@x = external hidden dllimport global i32\n"))


def test_passes_run_in_order() -> None:
    module = Module.parse(GOOD + b"declare void @dead()\n", "in.ll")
    done = llvm.run_passes(module, ["sroa", "strip-dead-prototypes"])
    assert done.to_bytes() == b"define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
    assert done.name == "in.ll"


@pytest.mark.parametrize("name", llvm.known_passes())
def test_every_pass_runs(name: str) -> None:
    done = llvm.run_passes(Module.parse(b'target triple = "spirv64-unknown-unknown"\n' + GOOD), [name])
    assert done.triple == "spirv64-unknown-unknown"
    assert "f" in done.functions


def test_a_target_that_llvm_lacks_does_not_keep_passes_from_running() -> None:
    done = llvm.run_passes(Module.parse(b'target triple = "spir64-unknown-unknown"\n' + GOOD), ["default<O2>"])
    assert done.triple == "spir64-unknown-unknown"
    assert "alloca" not in str(done)


def loop_of_additions(triple: str, kind: str, add: str) -> Module:
    return Module.parse(f"""target triple = "{triple}"
define void @add(ptr noalias %a, ptr noalias %b) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds {kind}, ptr %a, i64 %i
  %q = getelementptr inbounds {kind}, ptr %b, i64 %i
  %x = load {kind}, ptr %p
  %y = load {kind}, ptr %q
  %sum = {add} {kind} %x, %y
  store {kind} %sum, ptr %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop
exit:
  ret void
}}
""")


def test_standard_pipelines_differ() -> None:
    module = loop_of_additions("x86_64-unknown-linux-gnu", "float", "fadd")
    assert "<4 x float>" in str(llvm.run_passes(module, ["default<O2>"]))
    assert "<4 x float>" not in str(llvm.run_passes(module, ["default<O1>"]))
    assert "<4 x float>" not in str(llvm.run_passes(module, ["default<Oz>"]))


@pytest.mark.parametrize(("triple", "has_vectors"), [("x86_64-unknown-linux-gnu", True), ("spir64", False)])
def test_loops_become_vectors_where_the_code_will_not_be_spirv(triple: str, has_vectors: bool) -> None:
    done = str(llvm.run_passes(loop_of_additions(triple, "i8", "add"), ["default<O2>"]))
    assert (" x i8>" in done) == has_vectors


@pytest.mark.parametrize("convention", ["spir_kernel", "spir_func"])
def test_loops_of_code_for_devices_become_no_vectors(convention: str) -> None:
    text = str(loop_of_additions("x86_64-unknown-linux-gnu", "i8", "add"))
    assert " x i8>" not in str(
        llvm.run_passes(Module.parse(text.replace("void @", f"{convention} void @")), ["default<O2>"])
    )


def test_an_unknown_pass_is_refused_with_what_is_near() -> None:
    with pytest.raises(PipelineError) as caught:
        llvm.run_passes(Module.parse(GOOD), ["sroa", "instcombin"])
    assert str(caught.value).startswith("error: unknown LLVM pass 'instcombin'; did you mean 'instcombine'")


def test_passes_refuse_a_module_that_is_not_valid() -> None:
    with pytest.raises(LLVMError, match=r"in\.ll: error: LLVM 22: dllimport GlobalValue must have"):
        llvm.run_passes(Module.parse(b"@x = external hidden dllimport global i32\n", "in.ll"), ["verify"])


def test_the_table_of_passes_is_that_of_llvmlite() -> None:
    from llvmlite.binding import newpassmanagers

    from syclopt.ir.llvm_worker.pass_names import PASSES

    there = {name for name in dir(newpassmanagers.ModulePassManager) if name.startswith("add_")}
    # These write files, open windows, print, or serve Numba alone.
    left_out = {name for name in there if re.search("printer|viewer|module_debug_info|aa_eval|refprune", name)}
    assert {*PASSES.values()} == there - left_out


def test_importing_the_client_loads_no_llvmlite() -> None:
    program = (
        "import sys, syclopt.ir.llvm as l; l.known_passes(); print(sorted(m for m in sys.modules if 'llvmlite' in m))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("attribute", ["byval({ i32, i32 }) align 4", "zeroext", "signext"])
def test_spirv_that_would_hand_an_argument_over_wrongly_is_refused(attribute: str) -> None:
    kind = "ptr" if attribute.startswith("byval") else "i16"
    text = (
        f"define spir_func void @run(ptr %f, {kind} %x) {{\n"
        f"  call spir_func void %f({kind} {attribute} %x)\n  ret void\n}}\n"
    )
    with pytest.raises(LLVMError) as caught:
        llvm.to_spirv(Module.parse(text, "run.ll"))
    assert str(caught.value).startswith(
        "run.ll:2:3: error: '@run' calls what a pointer points to, with an argument that"
    )
    direct = text.replace(" %f(", " @f(").replace("ptr %f, ", "") + f"declare spir_func void @f({kind} {attribute})\n"
    assert llvm.to_spirv(Module.parse(direct))
    assert llvm.to_spirv(Module.parse(text.replace(f" {attribute}", "")))


LOOP = b"""define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}
"""


def test_spirv_of_a_module_does_not_depend_on_the_one_before() -> None:
    few, many = (b"".join(LOOP.replace(b"@f(", b"@f%d(" % i) for i in range(count)) for count in (20, 40))
    first, _, again = (llvm.to_spirv(Module.parse(text)) for text in (few, many, few))
    assert first == again


def test_an_end_of_llvm_while_it_writes_spirv_is_told() -> None:
    with pytest.raises(LLVMCrash, match=r"while writing SPIR-V: .*\(SIGABRT\)"):
        llvm.to_spirv(Module.parse(b"@x = addrspace(1) constant { i32, i32 } { i32 undef, i32 poison }\n" + ABORTS))
    assert llvm.to_spirv(Module.parse(GOOD))


@pytest.mark.parametrize("value", ["undef", "poison"])
def test_aggregates_of_no_certain_value_become_spirv(value: str) -> None:
    text = f"""%"a pair" = type {{ i32, i32 }}
%all = type {{ i32, [10 x i8], %"a pair" }}
@all = addrspace(2) constant %all {{ i32 1, [10 x i8] c"}} {value:<6}\\00\\00", %"a pair" {value} }}
@local = internal addrspace(3) global [8 x i8] {value}
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {{
  store i32 %x, ptr addrspace(3) @local
  %a = insertvalue {{ {{ i32, i32 }}, i32 }} {{ {{ i32, i32 }} {value}, i32 3 }}, i32 %x, 0, 0
  store {{ {{ i32, i32 }}, i32 }} %a, ptr addrspace(1) %p
  ret void
}}
"""
    code = llvm.to_spirv(Module.parse(text))
    letters = int.from_bytes(value[:1].encode(), "little")
    assert letters in struct.unpack(f"<{len(code) // 4}I", code)  # the string is as it was


def test_casts_of_null_are_null_in_spirv() -> None:
    """Who reads SPIR-V refuses the cast as a part of a structure's value. Strings stay as they are."""
    text = """@s = addrspace(2) constant [12 x i8] c"null to ptr)"
@x = addrspace(1) global i32 7
@g = addrspace(1) global { ptr addrspace(1), i32 } { ptr addrspace(1) VALUE, i32 5 }
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) getelementptr ({ ptr addrspace(1), i32 }, ptr addrspace(1) @g, i64 0, i32 1)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
"""
    cast = "addrspacecast (ptr addrspace(4) null to ptr addrspace(1))"
    codes = [llvm.to_spirv(Module.parse(text.replace("VALUE", value))) for value in (cast, "null")]
    assert codes[0] == codes[1]
    assert llvm.to_spirv(Module.parse(text.replace("VALUE", "@x"))) != codes[1]


def test_builtins_that_llvm_does_not_know_are_told() -> None:
    """It would import them as functions, which no device has; what it knows, and other functions, it may."""
    text = (
        "define spir_kernel void @f() {{\n  call spir_func void @{0}()\n  ret void\n}}\ndeclare spir_func void @{0}()\n"
    )
    unknown = "_Z19__spirv_SomeNewThingILm8EEvv"
    with pytest.raises(LLVMError, match=f"LLVM does not know the builtin '{unknown}' of SPIR-V"):
        llvm.to_spirv(Module.parse(text.format(unknown)))
    assert llvm.to_spirv(Module.parse(text.format("_Z5otherv")))


def test_loops_that_are_to_be_unrolled_last_are_when_vectors_have_been_made() -> None:
    """An array that they fill is in registers then. Without the second wish a loop stays, and so does the array."""
    text = """define <4 x i32> @f(ptr %from) "warn-stack-size"="0" {
start:
  %array = alloca [32 x <4 x i32>], align 16
  br label %fill
fill:
  %number = phi i64 [ 0, %start ], [ %next, %fill ]
  %source = getelementptr <4 x i32>, ptr %from, i64 %number
  %value = load <4 x i32>, ptr %source, align 16
  %place = getelementptr <4 x i32>, ptr %array, i64 %number
  %more = add <4 x i32> %value, splat (i32 1)
  store <4 x i32> %more, ptr %place, align 16
  %next = add nuw nsw i64 %number, 1
  %is.filled = icmp eq i64 %next, 32
  br i1 %is.filled, label %end, label %fill, !llvm.loop !0
end:
  %one.place = getelementptr <4 x i32>, ptr %array, i64 5
  %one = load <4 x i32>, ptr %one.place, align 16
  ret <4 x i32> %one
}
!0 = distinct !{!0, !1WISH}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.pipeline.disable", i1 true}
"""

    def frame(wish: str) -> int:
        return llvm.to_native_code(Module.parse(text.replace("WISH", wish)), ["f"]).frames.get("f", 0)

    assert frame("") > frame(", !2") == 0
