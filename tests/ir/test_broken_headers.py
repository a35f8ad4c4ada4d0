"""Headers that a person has broken into lines: at any word of LLVM's grammar, which is a closed list."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from syclopt.errors import ParseError
from syclopt.ir.attribute_kinds import KINDS
from syclopt.ir.body.opcodes import OPCODES, WORDS
from syclopt.ir.entity import Entity
from syclopt.ir.keywords import KEYWORDS, is_keyword
from syclopt.ir.module import Module

_VALUES = {
    "align": "align 8",
    "alignstack": "alignstack(8)",
    "allockind": 'allockind("alloc,zeroed")',
    "allocsize": "allocsize(0)",
    "dereferenceable": "dereferenceable(4)",
    "dereferenceable_or_null": "dereferenceable_or_null(4)",
    "memory": "memory(argmem: read)",
    "nofpclass": "nofpclass(nan inf)",
    "preallocated": "preallocated(i32)",
    "range": "range(i32 0, 10)",
    "uwtable": "uwtable(sync)",
    "vscale_range": "vscale_range(1,2)",
}
_RESULT_TYPES = {"inreg": "i32", "noext": "i32", "nofpclass": "float", "range": "i32", "signext": "i8", "zeroext": "i8"}
_CONVENTIONS = """
    aarch64_sme_preservemost_from_x0 aarch64_sme_preservemost_from_x1 aarch64_sme_preservemost_from_x2
    aarch64_sve_vector_pcs aarch64_vector_pcs amdgpu_cs amdgpu_cs_chain amdgpu_cs_chain_preserve amdgpu_es amdgpu_gfx
    amdgpu_gfx_whole_wave amdgpu_gs amdgpu_hs amdgpu_kernel amdgpu_ls amdgpu_ps amdgpu_vs anyregcc arm_aapcs_vfpcc
    arm_aapcscc arm_apcscc avr_intrcc avr_signalcc ccc cfguard_checkcc cheriot_compartmentcallcc
    cheriot_compartmentcalleecc cheriot_librarycallcc coldcc cxx_fast_tlscc fastcc ghccc graalcc hhvm_ccc hhvmcc
    intel_ocl_bicc m68k_rtdcc msp430_intrcc preserve_allcc preserve_mostcc preserve_nonecc ptx_device ptx_kernel
    riscv_vector_cc riscv_vls_cc(128) spir_func spir_kernel swiftcc swifttailcc tailcc win64cc x86_64_sysvcc
    x86_fastcallcc x86_intrcc x86_regcallcc x86_stdcallcc x86_thiscallcc x86_vectorcallcc
    """.split()
_TYPES = """
    void half bfloat float double x86_fp80 fp128 ppc_fp128 x86_amx token ptr i1 i128 target("spirv.Image")
    """.split()
_BEFORE_GLOBALS = """
    private internal available_externally linkonce linkonce_odr weak weak_odr external dso_local dso_preemptable
    default hidden protected dllexport thread_local thread_local(localdynamic) thread_local(initialexec)
    thread_local(localexec) unnamed_addr local_unnamed_addr addrspace(1) externally_initialized
    """.split()
_AFTER_GLOBALS = (
    *('section "s"', 'partition "p"', "comdat($c)", "align 8", 'code_model "tiny"', "!k !0"),
    *("no_sanitize_address", "no_sanitize_hwaddress", "sanitize_address_dyninit", "sanitize_memtag"),
)
_VALUES_OF_GLOBALS = (
    *("i1 true", "i1 false", "i32 undef", "i32 poison", "i32 zeroinitializer", "ptr null", "i32 -7", "i32 u0x1F"),
    *(
        "float 1.5e+01",
        "float 0x7FF8000000000000",
        "x86_fp80 0xK3FFF8000000000000000",
        "half 0xH3C00",
        "bfloat 0xR3F80",
    ),
    *("<2 x i32> splat (i32 1)", "ptr dso_local_equivalent @f", "ptr no_cfi @f", "ptr ptrauth (ptr @f, i32 0)"),
    *("ptr blockaddress (@g, %l)", "i32 trunc (i64 ptrtoint (ptr @f to i64) to i32)", "i64 ptrtoint (ptr @f to i64)"),
    *(
        "i64 ptrtoaddr (ptr @f to i64)",
        "ptr inttoptr (i64 1 to ptr)",
        "ptr addrspacecast (ptr addrspace(1) null to ptr)",
    ),
    *("i32 bitcast (float 1.0 to i32)", "i64 add (i64 ptrtoint (ptr @f to i64), i64 1)"),
    *("i64 add nuw (i64 ptrtoint (ptr @f to i64), i64 1)", "i64 sub nsw (i64 ptrtoint (ptr @f to i64), i64 1)"),
    *("i64 xor (i64 ptrtoint (ptr @f to i64), i64 1)", "ptr getelementptr (i8, ptr @f, i64 1)"),
    *("ptr getelementptr inbounds nuw (i8, ptr @f, i64 1)", "ptr getelementptr nusw (i8, ptr @f, i64 1)"),
    *("ptr getelementptr inrange (-1, 2) (i8, ptr @f, i64 1)", "[2 x i8] zeroinitializer", "{ i32 } { i32 1 }"),
    *("i32 extractelement (<2 x i32> splat (i32 1), i32 0)", "<2 x i32> insertelement (<2 x i32> undef, i32 1, i32 0)"),
    "<2 x i32> shufflevector (<2 x i32> undef, <2 x i32> undef, <2 x i32> zeroinitializer)",
)
_TOP = ['source_filename = "a.c"', 'target triple = "spir64"', 'target datalayout = "e"']  # LLVM wants them first
_HEADERS = [
    *(f"declare void @NAME() {_VALUES.get(name, name)}" for name, kind in KINDS.items() if "function" in kind.places),
    *(
        f"declare {_VALUES.get(name, name)} {_RESULT_TYPES.get(name, 'ptr')} @NAME()"
        for name, kind in KINDS.items()
        if "result" in kind.places
    ),
    *(f"declare {word} void @NAME()" for word in (*_CONVENTIONS, "cc 10", "extern_weak", "dllimport", "default")),
    *(f"declare {word} @NAME()" for word in _TYPES),
    *(f"declare void @NAME() {word}" for word in ("unnamed_addr", 'section "s"', 'partition "p"', "align 8", 'gc "g"')),
    *(f"define void @NAME() {word} {{ ret void }}" for word in ("comdat($c)", "prefix i32 1", "prologue i32 1")),
    *(
        f"define void @NAME() {word} {{ ret void }}"
        for word in ("personality ptr @f", "addrspace(0)", "!k !0", '"k"="v"')
    ),
    *(
        f"define {word} void @NAME() {{ ret void }}"
        for word in ("private", "linkonce_odr", "dso_local", "hidden", "dllexport")
    ),
    *(f"@NAME = {word} global i32 0" for word in _BEFORE_GLOBALS if word != "external"),
    *(f"@NAME = {word} global i32" for word in ("external", "extern_weak", "external dllimport")),
    *("@NAME = common global i32 0", "@NAME = appending global [1 x i32] zeroinitializer", "@NAME = constant i8 1"),
    *(f"@NAME = global i32 0, {part}" for part in _AFTER_GLOBALS),
    *(f"@NAME = global {value}, align 16" for value in _VALUES_OF_GLOBALS),
    *(
        "@NAME = alias i32, ptr @v",
        "@NAME = weak_odr hidden alias i32, ptr @v",
        '@NAME = alias i32, ptr @v, partition "p"',
    ),
    *("@NAME = ifunc void (), ptr @r", "@NAME = internal ifunc void (), ptr @r"),
    *(f"$NAME = comdat {kind}" for kind in ("any", "exactmatch", "largest", "nodeduplicate", "samesize")),
    *("%NAME = type opaque", "%NAME = type { i32, ptr }", "%NAME = type <{ i8 }>", "%NAME = type <vscale x 4 x i32>"),
    *(
        "!NAME = !{!0}",
        'module asm ".text"',
        "attributes #99 = { nounwind }",
        "!99 = distinct !{}",
        "!98 = !DILocation(line: 1, scope: !0)",
    ),
]
_FRAME = """
$c = comdat any
@v = global i32 0
define void @f() {
  ret void
}
define void @g() {
  br label %l
l:
  ret void
}
define ptr @r() {
  ret ptr null
}
!0 = !{}
"""
_OLD_HEADERS = [  # of which LLVM 22 refuses some word
    "@NAME = global x86_mmx zeroinitializer",
    *(f"@NAME = global i32 {word} (i32 1, i32 2)" for word in "mul udiv sdiv urem srem shl lshr ashr and or".split()),
    *(f"@NAME = global float {word} (float 1.0, float 2.0)" for word in "fadd fsub fmul fdiv frem".split()),
    *(f"@NAME = global i64 {word} (i32 1 to i64)" for word in "zext sext fptoui fptosi uitofp sitofp".split()),
    *(f"@NAME = global i1 icmp {word} (i32 1, i32 2)" for word in "eq ne ugt uge ult ule sgt sge slt sle".split()),
    *(f"@NAME = global i1 fcmp {word} (float 1.0, float 2.0)" for word in "oeq ogt oge olt ole one ord".split()),
    *(f"@NAME = global i1 fcmp {word} (float 1.0, float 2.0)" for word in "ueq ugt uge ult ule une uno".split()),
    *("@NAME = global double fpext (float 1.0 to double)", "@NAME = global float fptrunc (double 1.0 to float)"),
    *("@NAME = global { i32 } insertvalue ({ i32 } undef, i32 1, 0)", "@NAME = global token none"),
    *("@NAME = external global label", "@NAME = external global metadata", "declare void @NAME() #0 alignstack(8)"),
    *("@NAME = global i32 select (i1 true, i32 1, i32 2)", "@NAME = global float fneg (float 1.0)"),
    *("@NAME = global i32 lshr exact (i32 1, i32 2)", "@NAME = global i32 extractvalue ({ i32 } zeroinitializer, 0)"),
    '^0 = module: (path: "a", hash: (0, 0, 0, 0, 0))',
    '^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))',
    *('^2 = typeid: (name: "t")', "^3 = flags: 8", "^4 = blockcount: 0", '^5 = typeidCompatibleVTable: (name: "t")'),
]


def _ways(header: str) -> list[str]:
    """Return a header broken at each of its blanks, and at all of them."""
    words = header.split(" ")
    broken = [" ".join(words[:at]) + "\n" + " ".join(words[at:]) for at in range(1, len(words))]
    return [*broken, "\n".join(words), "\r\n  ".join(words)]


def _entities(text: str) -> list[Entity]:
    """Return the entities of a text and of what follows it, each metadata node one."""
    module = Module.parse(f"{text}\n@after = global i32 0\n")
    module.index.table("metadata")
    return module.index.entities


@pytest.mark.parametrize("header", [*_TOP, *_HEADERS, *_OLD_HEADERS])
def test_a_header_may_be_broken_at_any_word(header: str) -> None:
    header = header.replace("NAME", "broken")
    expected = [(e.kind, e.key, e.text.split()) for e in _entities(header)]
    assert len(expected) == 2
    for text in _ways(header):
        assert [(e.kind, e.key, e.text.split()) for e in _entities(text)] == expected, text


@pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22")
def test_llvm_reads_broken_headers_as_whole_ones(tmp_path: Path) -> None:
    whole = [h.replace("NAME", f"n{at}") for at, h in enumerate([*_TOP, *_HEADERS])]
    whole.append(_FRAME)
    texts = ["\n".join(whole), "\n".join(h.replace(" ", "\n") for h in whole)]
    printed: list[str] = []
    for text in texts:
        path = tmp_path / "module.ll"
        path.write_text(text)
        command = ["opt-22", "-S", "-passes=", "-disable-verify", str(path), "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert printed[0] == printed[1]
    assert [(e.kind, e.key) for e in _entities(texts[1])] == [(e.kind, e.key) for e in _entities(texts[0])]


_LLVM = Path("/usr/lib/llvm-22/include/llvm")
# What stands in brackets or bodies alone.
_INSIDE = frozenset(
    """
    to caller within from catch filter cleanup unwind volatile atomic unordered monotonic acquire release acq_rel
    seq_cst syncscope musttail notail tail read write readwrite argmem inaccessiblemem target_mem0 target_mem1 errnomem
    address address_is_null provenance read_provenance xchg nand max min umax umin fmax fmin fmaximum fminimum uinc_wrap
    udec_wrap usub_cond usub_sat
    all nan snan qnan inf ninf pinf norm nnorm pnorm nsub psub zero nzero pzero
    path hash guid name summaries linkage visibility notEligibleToImport live dsoLocal canAutoHide importType definition
    declaration function insts funcFlags readNone readOnly noRecurse returnDoesNotAlias noInline alwaysInline noUnwind
    mayThrow hasUnknownCall mustBeUnreachable calls callee params param hotness unknown critical relbf variable
    vTableFuncs virtFunc aliasee refs typeIdInfo typeTests typeTestAssumeVCalls typeCheckedLoadVCalls
    typeTestAssumeConstVCalls typeCheckedLoadConstVCalls vFuncId offset args summary typeTestRes kind unsat byteArray
    sideeffect inteldialect sync async label none uselistorder uselistorder_bb
    inline single allOnes sizeM1BitWidth alignLog2 sizeM1 bitMask inlineBits vcall_visibility wpdResolutions wpdRes
    indir singleImpl branchFunnel singleImplName resByArg byArg uniformRetVal uniqueRetVal virtualConstProp info byte
    bit varFlags callsites clones stackIds allocs versions memProf notcold
    """.split()
)


@pytest.mark.skipif(not (_LLVM / "AsmParser" / "LLToken.h").exists(), reason="needs the headers of LLVM 22")
def test_all_words_of_llvm_are_known() -> None:
    words = {*re.findall(r"\bkw_([a-zA-Z0-9_]+)", (_LLVM / "AsmParser" / "LLToken.h").read_text())}
    table = (_LLVM / "IR" / "Attributes.td").read_text()
    words |= {
        *re.findall(r'^def [A-Za-z0-9]+ *: *(?:Enum|Type|Int|ConstantRange)[A-Za-z]*Attr<"([a-z_]+)"', table, re.M)
    }
    assert len(words) > 400
    assert {word for word in words if not is_keyword(word)} - _INSIDE - OPCODES - WORDS == set()


def test_a_header_stands_for_each_word() -> None:
    headers = " ".join((*_TOP, *_HEADERS, *_OLD_HEADERS))
    in_brackets = {name for name, kind in KINDS.items() if kind.places <= {"call", "parameter"}}
    assert KEYWORDS - in_brackets - {*re.findall(r"[a-zA-Z_][a-zA-Z0-9_]*", headers)} == set()


@pytest.mark.parametrize("word", ["this", "is", "no", "IR", "Global", "defin", "ret"])
def test_another_word_is_refused(word: str) -> None:
    with pytest.raises(ParseError, match="expected a top-level entity"):
        Module.parse(f"@x = global i32 0\n{word} @y\n")
