"""What kernels call and a fused kernel may call as well: what asks for the work-item, and what only computes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.analysis.element_wise.index_forms import Form
from syclopt.analysis.opencl_builtins import is_arithmetic_builtin
from syclopt.ir.text.patterns import compile_pattern
from syclopt.mangling.name_parts import plain_name

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_BUILTIN_VARIABLE = compile_pattern(r"__spirv_BuiltIn([A-Za-z]++)")
_SPIRV = "__spirv_BuiltIn"
_FORMS = {
    "get_global_id": "id",
    "GlobalInvocationId": "id",
    "get_global_size": "size",
    "GlobalSize": "size",
}
_LINEAR = frozenset({"get_global_linear_id", "GlobalLinearId"})
_NO_OFFSET = frozenset({"get_global_offset", "GlobalOffset"})
_OF_GROUPS = frozenset(
    """
    get_work_dim get_local_id get_local_linear_id get_local_size get_enqueued_local_size get_group_id get_num_groups
    WorkDim LocalInvocationId LocalInvocationIndex WorkgroupSize EnqueuedWorkgroupSize WorkgroupId NumWorkgroups
    """.split()
)
_KNOWN = _FORMS.keys() | _LINEAR | _NO_OFFSET | _OF_GROUPS
# Intrinsics that neither touch memory that others see nor do anything but to compute.
_INTRINSIC = compile_pattern(
    r"llvm\.(?:abs|assume|bitreverse|bswap|canonicalize|ceil|copysign|cos|ctlz|ctpop|cttz|dbg\.[a-z]+|exp|exp10|exp2|"
    r"expect|fabs|floor|fma|fmuladd|fptosi\.sat|fptoui\.sat|fshl|fshr|is\.fpclass|ldexp|lifetime\.(?:start|end)|llrint|"
    r"llround|log|log10|log2|lrint|lround|maximum|maximumnum|maxnum|minimum|minimumnum|minnum|nearbyint|"
    r"experimental\.noalias\.scope\.decl|pow|powi|rint|round|roundeven|[su](?:add|sub|mul)\.with\.overflow|"
    r"[su](?:add|sub|shl)\.sat|[su](?:cmp|max|min)|sin|sqrt|tan|trunc|vector\.reduce\.[a-z]+)(?:\.[a-z0-9.]+)?"
)


def query_name(symbol: Key) -> str | None:
    """Return what a function asks of the work-item, the range or the work-group: `get_global_id`; None for others."""
    if not str(symbol).startswith("_Z"):
        return None
    plain = plain_name(str(symbol)) or ""
    name = plain if plain.startswith("get_") else plain.removeprefix(_SPIRV) if plain.startswith(_SPIRV) else None
    if name not in _KNOWN:
        return None
    from syclopt.mangling import syntax
    from syclopt.mangling.mangled_names import read

    match read(str(symbol)):
        case syntax.Function(_, None, () | (syntax.Builtin("i" | "j"),)):
            return name
        case _:
            return None


def query_of_variable(symbol: Key) -> str | None:
    """Return what one of SPIR-V's variables says: `GlobalInvocationId`; None for any other variable."""
    found = _BUILTIN_VARIABLE.fullmatch(str(symbol))
    return found[1] if found is not None and found[1] in _KNOWN else None


def form_of_query(name: str, dimension: int) -> Form | None:
    """Return what a query gives, where that is a form."""
    if name in _FORMS:
        if dimension in (0, 1, 2):
            return Form.of(f"{_FORMS[name]}{dimension}")
        return Form.constant(0 if _FORMS[name] == "id" else 1)
    if name in _LINEAR:
        return Form({("id0",): 1, ("id1", "size0"): 1, ("id2", "size0", "size1"): 1})
    return Form.constant(0) if name in _NO_OFFSET else None


def only_computes(callee: Function) -> bool:
    """Tell whether a call of a declaration changes nothing that others see, and asks nothing of other work-items.

    Pointers that are passed to it are another question.
    """
    name = callee.name
    if name.startswith("llvm."):
        return _INTRINSIC.fullmatch(name) is not None
    if query_name(name) is not None or is_arithmetic_builtin(name):
        return True
    attributes = callee.attributes
    reads_nothing = attributes.get("memory") == "none" or "readnone" in attributes
    return reads_nothing and {"nounwind", "willreturn"} <= attributes.keys() and "convergent" not in attributes
