"""The intrinsics of LLVM that take vectors as they take numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.codegen.native_cpu.sycl_vectorize_work_items.item_code import Op

_OF_HARDWARE = frozenset(
    """
    fabs sqrt floor ceil trunc rint nearbyint round roundeven fma fmuladd minnum maxnum minimum maximum minimumnum
    maximumnum copysign canonicalize is.fpclass abs smin smax umin umax ctpop ctlz cttz bswap bitreverse fshl fshr
    sadd.sat ssub.sat uadd.sat usub.sat fptosi.sat fptoui.sat
    """.split()
)
_OF_A_LIBRARY = frozenset(  # LLVM calls a function for each lane
    "sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 pow ldexp".split()
)
_WITH_CONSTANT = frozenset({"abs", "ctlz", "cttz", "is.fpclass"})
_DROPPED = frozenset({"llvm.assume", "llvm.donothing", "llvm.experimental.noalias.scope.decl"})
_LANES = compile_pattern(r"v\d+")
_INTRINSIC = compile_pattern(r"llvm\.(.+?)((?:\.(?:v\d+)?[if]\d+)+)")


def is_dropped(callee: str) -> bool:
    """Tell whether a call only tells LLVM something, and may go."""
    return callee in _DROPPED or callee.startswith(("llvm.lifetime.", "llvm.dbg."))


def vector_call(callee: str, op: Op) -> tuple[str, tuple[str, ...], int] | None:
    """Return the stem of an intrinsic, the elements of its types, and how many operands vary; None for other calls."""
    found = _INTRINSIC.fullmatch(callee)
    if found is None or found[1] not in _OF_HARDWARE | _OF_A_LIBRARY:
        return None
    elements = tuple(_LANES.sub("", one) for one in found[2][1:].split("."))
    return f"llvm.{found[1]}", elements, len(op.operands) - (found[1] in _WITH_CONSTANT)


def calls_a_library(callee: str) -> bool:
    """Tell whether LLVM makes a call of an intrinsic for each lane."""
    found = _INTRINSIC.fullmatch(callee)
    return found is not None and found[1] in _OF_A_LIBRARY
