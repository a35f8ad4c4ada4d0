"""Calling conventions: what LLVM prints for one, also where its number is written."""

from __future__ import annotations

# The words that LLVM prints for its numbers; any other it prints as `cc90`.
_LISTED = """
    0 ccc 8 fastcc 9 coldcc 10 ghccc 13 anyregcc 14 preserve_mostcc 15 preserve_allcc 16 swiftcc 17 cxx_fast_tlscc
    18 tailcc 19 cfguard_checkcc 20 swifttailcc 21 preserve_nonecc 64 x86_stdcallcc 65 x86_fastcallcc 66 arm_apcscc
    67 arm_aapcscc 68 arm_aapcs_vfpcc 69 msp430_intrcc 70 x86_thiscallcc 71 ptx_kernel 72 ptx_device 75 spir_func 76
    spir_kernel 77 intel_ocl_bicc 78 x86_64_sysvcc 79 win64cc 80 x86_vectorcallcc 81 hhvmcc 82 hhvm_ccc 83
    x86_intrcc 84 avr_intrcc 85 avr_signalcc 87 amdgpu_vs 88 amdgpu_gs 89 amdgpu_ps 90 amdgpu_cs 91 amdgpu_kernel 92
    x86_regcallcc 93 amdgpu_hs 95 amdgpu_ls 96 amdgpu_es 97 aarch64_vector_pcs 98 aarch64_sve_vector_pcs
""".split()
_WORDS = {int(number): word for number, word in zip(_LISTED[::2], _LISTED[1::2], strict=True)}
_DIGITS = 9  # more than a convention has
_NUMBERS = {word: str(number) for number, word in _WORDS.items()}


def convention_word(spelling: str) -> str:
    """Return what LLVM prints for a convention: the word for its number, if it has one; "ccc" for 0."""
    digits = spelling[len(spelling.rstrip("0123456789")) :]
    if not digits or not spelling.startswith("cc"):
        return spelling
    number = int(digits[-_DIGITS:])
    return _WORDS.get(number, f"cc{number}")


def spellings_of(convention: str) -> tuple[str, ...]:
    """Return texts of which at least one is in each text that has the convention: the word, and its number."""
    return (convention, _NUMBERS[convention]) if convention in _NUMBERS else (convention,)
