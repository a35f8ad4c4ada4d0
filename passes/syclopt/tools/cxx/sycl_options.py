"""Options of DPC++'s driver beside those that this one reads: for its front end, of no use here, or not to be had."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import UsageError, nearest

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

_OF_FRONT_END = frozenset(
    """-fsycl-unnamed-lambda -fno-sycl-unnamed-lambda -fsycl-id-queries-fit-in-int -fno-sycl-id-queries-fit-in-int
    -fsycl-id-queries-range= -fsycl-decompose-functor -fno-sycl-decompose-functor -fsycl-remove-unused-external-funcs
    -fno-sycl-remove-unused-external-funcs -fsycl-esimd-force-stateless-mem -fno-sycl-esimd-force-stateless-mem
    -fno-sycl-esimd-build-host-code -fsycl-rtc-mode -fno-sycl-rtc-mode -fsycl-force-inline-kernel-lambda
    -fno-sycl-force-inline-kernel-lambda -fsycl-range-rounding= -fsycl-exp-range-rounding
    -fsycl-default-sub-group-size= -fsycl-optimize-non-user-code -fsycl-enable-function-pointers
    -foffload-fp32-prec-div -fno-offload-fp32-prec-div -foffload-fp32-prec-sqrt -fno-offload-fp32-prec-sqrt
    -sycl-std= --sycl-std=""".split()
)
# Under the names that the front end has for them today.
_OTHER_NAMES = {
    "-fsycl-disable-range-rounding": ("-fsycl-range-rounding=disable",),
    "-fsycl-allow-func-ptr": ("-fsycl-enable-function-pointers",),
    "-fno-sycl-allow-func-ptr": ("-Xclang", "-fno-sycl-allow-func-ptr"),
    "-fsycl-fp32-prec-div": ("-foffload-fp32-prec-div",),
    "-fsycl-fp32-prec-sqrt": ("-foffload-fp32-prec-sqrt",),
    "-fno-sycl-fp32-prec-div": ("-fno-offload-fp32-prec-div",),
    "-fno-sycl-fp32-prec-sqrt": ("-fno-offload-fp32-prec-sqrt",),
    "-fsycl-default-sub-group-size=automatic": (),
}
# What is done anyway, or asks for less work.
_IDLE = frozenset(
    """-fsycl-rdc -fno-sycl-rdc -fno-sycl-instrument-device-code -fno-sycl-dead-args-optimization
    -fno-sycl-fp64-conv-emu -fsycl-use-bitcode -fsycl-max-parallel-link-jobs= -fno-sycl-embed-ir
    -fno-sycl-add-default-spec-consts-image -fno-sycl-device-code-split-esimd -fno-sycl-pstl-offload
    -fno-sycl-cuda-compatibility""".split()
)
# What programs are right without.
_TUNING = frozenset(
    """-fsycl-dead-args-optimization -fsycl-instrument-device-code -fsycl-fp64-conv-emu -fsycl-embed-ir
    -fsycl-add-default-spec-consts-image -fsycl-device-code-split-esimd -fsycl-device-obj= -fno-sycl-use-bitcode
    -fsycl-preserve-device-nonsemantic-metadata -fsycl-target-loopopt -fsycl-libspirv-path= -fno-sycl-libspirv
    -fsycl-remangle-libspirv -fno-sycl-remangle-libspirv -fno-sycl-link-spirv -fsycl-explicit-simd
    -fno-sycl-explicit-simd -fsycl-footer-path= -ftarget-compile-fast -ftarget-export-symbols -fno-target-compile-fast
    -fno-target-export-symbols -ftarget-register-alloc-mode= -Xdevice-post-link -Xspirv-translator
    -Xspirv-to-ir-wrapper""".split()
)
_LINKED_ALONE = "device code is linked into programs and libraries alone"
_NOT_FOR_FPGA = "no code can be made for FPGAs"
_BOTH_SIDES = "host code is made with its integration header and footer"
_REFUSED = {
    "-fsycl-link": _LINKED_ALONE,
    "-fsycl-link=": _LINKED_ALONE,
    "-fsyclbin": _LINKED_ALONE,
    "-fsyclbin=": _LINKED_ALONE,
    "-fintelfpga": _NOT_FOR_FPGA,
    "-reuse-exe=": _NOT_FOR_FPGA,
    "-fsycl-help": "no compiler of machine code for devices is used",
    "-fsycl-help=": "no compiler of machine code for devices is used",
    "-fsycl-cuda-compatibility": "no code can be made for NVIDIA's devices",
    "-fsycl-pstl-offload": "oneDPL is not among DPC++'s packages",
    "-fsycl-pstl-offload=": "oneDPL is not among DPC++'s packages",
    "-fsycl-host-only": "a program needs its device code",
    "-fno-sycl-use-header": _BOTH_SIDES,
    "-fno-sycl-use-footer": _BOTH_SIDES,
    "-fsycl-force-target=": "device code in objects is for what it was compiled for",
    "-fpreview-breaking-changes": "DPC++'s packages have no libsycl-preview",
    "-fsycl-default-sub-group-size=primary": "DPC++'s compiler library ends at it; give a number, or automatic",
}
_OF_SYCL = re.compile(r"-f(?:no-)?sycl")
_QUIET = frozenset({"-w", "-Qunused-arguments", "-Wno-unused-command-line-argument"})


def front_end_words(option: str) -> Sequence[str] | None:
    """Return the words for the front end that an option stands for; None where it is not for that."""
    if option in _OTHER_NAMES:
        return _OTHER_NAMES[option]
    return (option,) if _name(option) in _OF_FRONT_END and option not in _REFUSED else None


def is_without_use(option: str, own: Collection[str]) -> bool | None:
    """Return whether an option asks for something that is left out here, or for nothing; None for other options.

    `own` are the driver's own options. Raises `UsageError` for one of SYCL that is none of them, or cannot be taken.
    """
    name = _name(option)
    for spelled in (option, name):
        if spelled in _REFUSED:
            raise UsageError(f"option '{option}': {_REFUSED[spelled]}")
    if name in _IDLE or name.removesuffix("=") in _TUNING or name in _TUNING:
        return name not in _IDLE
    if not _OF_SYCL.match(option):
        return None
    prefix = "-fno-sycl-" if option.startswith("-fno-sycl-") else "-fsycl-"
    known = [*own, *_OF_FRONT_END, *_OTHER_NAMES, *_IDLE, *_TUNING]
    raise UsageError(f"unknown option '{option}'{nearest(name, sorted(known), prefix)}")


def _name(option: str) -> str:
    return "".join(option.partition("=")[:2])


def warnings_of_unused(unused: Sequence[str], words: Collection[str]) -> list[str]:
    """Return what is said of options that are left out, in clang's words, unless `words` silence it."""
    if not _QUIET.isdisjoint(words):
        return []
    flag = "[-Wunused-command-line-argument]"
    return [f"syclopt-cxx: warning: argument unused during compilation: '{option}' {flag}\n" for option in unused]
