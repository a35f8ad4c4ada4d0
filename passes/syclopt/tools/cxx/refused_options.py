"""Options of clang that make no sense for SYCL, or cannot work here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.errors import UsageError

if TYPE_CHECKING:
    from syclopt.tools.cxx.cxx_arguments import Arguments

_STATIC = ("-static", "--static", "-static-pie")
_NOT_64_BITS = ("-m32", "-mx32", "-m16")
_RTTI = ("-frtti", "-fno-rtti")
_OLD_STANDARD = re.compile(r"--?std=(?:c|gnu)\+\+(?:98|03|0x|11|1y|14)")


def refuse_options(arguments: Arguments) -> None:
    """Raise `UsageError` for an option with which no program could come of SYCL sources."""
    if arguments.emits_llvm and arguments.stage not in ("device", "preprocess"):
        raise UsageError("option '-emit-llvm' needs -fsycl-device-only, as host and device code are two modules")
    for option in arguments.linked:
        if option in _STATIC:
            raise UsageError(f"option '{option}': DPC++'s runtime is a shared library; -static-libstdc++ may be given")
    for option in arguments.host:
        if option in _NOT_64_BITS:
            raise UsageError(f"option '{option}': DPC++'s headers and runtime are for 64 bits")
        if _OLD_STANDARD.fullmatch(option):
            raise UsageError(f"option '{option}': SYCL needs C++17 or later")
        if option == "-gsplit-dwarf":
            raise UsageError(f"option '{option}': debug information of SYCL programs stays in their objects; give -g")
    if [option for option in arguments.host if option in _RTTI][-1:] == ["-fno-rtti"]:
        raise UsageError("option '-fno-rtti': DPC++'s headers need it (-frtti)")
