"""The words of LLVM's grammar that stand in headers, constants and types, as of LLVM 22 and before: a closed list.

Opcodes and what stands beside them only in instructions are in `body/opcodes.py`; metadata nodes have their words in
brackets, where nobody asks for them.
"""

from __future__ import annotations

from syclopt.ir.attribute_kinds import KINDS
from syclopt.ir.text.patterns import compile_pattern

_BEFORE_TYPES = """
    declare define global constant alias ifunc private internal available_externally linkonce linkonce_odr weak weak_odr
    appending common extern_weak external dso_local dso_preemptable default hidden protected dllimport dllexport
    thread_local localdynamic initialexec localexec unnamed_addr local_unnamed_addr addrspace externally_initialized
    """
_CONVENTIONS = """
    c cc aarch64_sme_preservemost_from_x0 aarch64_sme_preservemost_from_x1 aarch64_sme_preservemost_from_x2
    aarch64_sve_vector_pcs aarch64_vector_pcs amdgpu_cs amdgpu_cs_chain amdgpu_cs_chain_preserve amdgpu_es amdgpu_gfx
    amdgpu_gfx_whole_wave amdgpu_gs amdgpu_hs amdgpu_kernel amdgpu_ls amdgpu_ps amdgpu_vs ptx_device ptx_kernel
    spir_func spir_kernel
    """
_AFTER_VALUES = """
    section partition code_model comdat align gc prefix prologue personality
    no_sanitize_address no_sanitize_hwaddress sanitize_address_dyninit
    """
_TYPES = """
    void half bfloat float double x86_fp80 fp128 ppc_fp128 x86_mmx x86_amx label metadata token ptr opaque target type
    vscale x
    """
_CONSTANTS = """
    true false null none undef poison zeroinitializer splat asm
    blockaddress dso_local_equivalent no_cfi ptrauth inbounds nuw nsw nusw inrange exact
    eq ne slt sgt sle sge ult ugt ule uge oeq one olt ogt ole oge ord uno ueq une
    add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor icmp fcmp fneg
    trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast addrspacecast
    getelementptr select extractelement insertelement shufflevector extractvalue insertvalue to
    """
_OTHERS = """
    attributes any exactmatch largest nodeduplicate samesize distinct module triple datalayout source_filename
    gv typeid typeidCompatibleVTable flags blockcount
    """
_WORDS = f"{_BEFORE_TYPES} {_CONVENTIONS} {_AFTER_VALUES} {_TYPES} {_CONSTANTS} {_OTHERS}"
KEYWORDS = frozenset((*_WORDS.split(), *KINDS))
"""The words that have no number in them; conventions of machines end in `cc`."""
_FORMED = compile_pattern(r"i[0-9]++|[a-z0-9_]*cc|cc[0-9]++|[us]0x[0-9a-fA-F]++")


def is_keyword(word: str) -> bool:
    """Tell whether a word, which may end in a colon, has a meaning in a header, constant or type of LLVM."""
    word = word.removesuffix(":")
    return word in KEYWORDS or _FORMED.fullmatch(word) is not None
