"""LLVM's own attributes, as of LLVM 22 and before: where each may stand, and the form of its value.

Attributes that LLVM does not know are strings; any name may be one, these too.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Where = Literal["function", "call", "parameter", "result"]

_PLACES: dict[str, frozenset[Where]] = {
    "f": frozenset({"function", "call"}),
    "c": frozenset({"call"}),
    "p": frozenset({"parameter"}),
    "r": frozenset({"result"}),
    "pr": frozenset({"parameter", "result"}),
    "fp": frozenset({"function", "call", "parameter"}),
    "fpr": frozenset({"function", "call", "parameter", "result"}),
}

_INTEGER = r"-?[0-9]++"
_POSITIVE = r"0*+[1-9][0-9]*+"
_POWER_OF_TWO = "|".join(str(1 << shift) for shift in range(32))
_ACCESS = r"(?:none|read|write|readwrite)"
_LOCATION = r"(?:argmem|inaccessiblemem|errnomem|target_mem[01])"
_CAPTURED = r"(?:address|address_is_null|provenance|read_provenance)"
_CAPTURES = rf"(?:none|{_CAPTURED}(?:,{_CAPTURED})*)"
_CLASS = r"(?:all|[sq]?nan|[pn]?(?:inf|norm|sub|zero))"
_MASK = r"[1-9][0-9]?|[1-9][0-9]{2}|10[01][0-9]|102[0-3]"
_ALLOCATION = r"(?:alloc|realloc|free|uninitialized|zeroed|aligned)"


class Form(NamedTuple):
    """The form of a value: in words, as a pattern (None for a type), and how an attribute is spelled with it.

    The pattern is of a value that has no blanks but between words.
    """

    takes: str
    pattern: str | None
    inline: str = "{name}({value})"
    grouped: str = "{name}({value})"
    is_optional: bool = False

    def accepts(self, value: str) -> bool:
        """Tell whether `value` (internal form) has this form."""
        if self.pattern is None:
            return _is_type(value)
        text = value if '"' in self.inline else compact(value)  # LLVM takes no blanks inside of a string
        return re.fullmatch(self.pattern, text) is not None


_NO_VALUE = Form("no value", "", "{name}", "{name}", is_optional=True)
_NUMBERS = Form("one number or two, such as 0,1", r"[0-9]++(?:,[0-9]++)?+")
_BYTES = Form("a number above 0", _POSITIVE)
_TYPE = Form("a type", None)
_FORMS = {
    "align": Form("a power of two", _POWER_OF_TWO, "{name} {value}", "{name}={value}"),
    "alignstack": Form("a power of two", _POWER_OF_TWO, grouped="{name}={value}"),
    "allockind": Form(
        "words such as alloc,zeroed", rf"{_ALLOCATION}(?:,{_ALLOCATION})*", '{name}("{value}")', '{name}("{value}")'
    ),
    "allocsize": _NUMBERS,
    "byref": _TYPE,
    "byval": _TYPE,
    "captures": Form(
        "what is captured, such as none or address,ret:provenance", rf"{_CAPTURES}|(?:{_CAPTURES},)?ret:{_CAPTURES}"
    ),
    "dereferenceable": _BYTES,
    "dereferenceable_or_null": _BYTES,
    "elementtype": _TYPE,
    "inalloca": _TYPE,
    "initializes": Form(
        "ranges of bytes, such as (0,4),(8,12)", rf"\({_INTEGER},{_INTEGER}\)(?:,\({_INTEGER},{_INTEGER}\))*+"
    ),
    "memory": Form(
        "accesses, such as none or read,argmem:readwrite",
        rf"(?:{_ACCESS}|{_LOCATION}:{_ACCESS})(?:,{_LOCATION}:{_ACCESS})*",
    ),
    "nofpclass": Form("classes of numbers, such as nan inf", rf"{_CLASS}(?: {_CLASS})*|{_MASK}"),
    "preallocated": _TYPE,
    "range": Form("a type and two numbers, such as i32 0,10", rf"i{_POSITIVE} {_INTEGER},{_INTEGER}"),
    "sret": _TYPE,
    "uwtable": Form("sync, async or no value", "sync|async", is_optional=True),
    "vscale_range": _NUMBERS,
}

_VALUED = {
    "f": "allockind allocsize memory uwtable vscale_range",
    "fp": "preallocated",
    "fpr": "alignstack",
    "p": "byref byval captures elementtype inalloca initializes sret",
    "pr": "align dereferenceable dereferenceable_or_null nofpclass range",
}
_FLAGS = {
    "f": """
        alwaysinline cold convergent coro_elide_safe coro_only_destroy_when_complete disable_sanitizer_instrumentation
        fn_ret_thunk_extern hot hybrid_patchable inlinehint jumptable minsize mustprogress naked nobuiltin nocallback
        nocf_check nocreateundeforpoison nodivergencesource noduplicate noimplicitfloat noinline nomerge nonlazybind
        noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind
        null_pointer_is_valid optdebug optforfuzzing optnone optsize presplitcoroutine returns_twice safestack
        sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
        sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type
        shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn
        """,
    "c": "builtin",
    "fp": "nofree",
    "p": """
        allocalign allocptr dead_on_return dead_on_unwind immarg nest readnone readonly returned swiftasync swifterror
        swiftself writable writeonly
        """,
    "pr": "inreg noalias noext nonnull noundef signext zeroext",
}
# What LLVM 22 still reads, as `memory(...)` and `captures(none)`, but no longer writes. Before LLVM 9, the types of
# `byval`, `sret` and `inalloca` were those of the pointers.
_OLD_FLAGS = {
    "f": "argmemonly inaccessiblemem_or_argmemonly inaccessiblememonly readnone readonly writeonly",
    "p": "nocapture",
}
UNTYPED_ONCE = frozenset({"byval", "inalloca", "sret"})


class AttributeKind(NamedTuple):
    """An attribute of LLVM: where it may stand, and what value it takes."""

    places: frozenset[Where]
    form: Form


def _kinds() -> dict[str, AttributeKind]:
    found: dict[str, AttributeKind] = {}
    for table in (_FLAGS, _VALUED, _OLD_FLAGS):
        for letters, names in table.items():
            for name in names.split():
                kind = AttributeKind(_PLACES[letters], _FORMS.get(name, _NO_VALUE))
                found[name] = AttributeKind(kind.places | found[name].places, kind.form) if name in found else kind
    return found


KINDS = _kinds()
"""Name -> kind of each attribute that LLVM knows."""


def compact(value: str) -> str:
    """Return a value without blanks, but for one between words."""
    if '"' in value:
        return value
    return re.sub(r" ?([^-a-zA-Z0-9_.$]) ?", r"\1", " ".join(value.split()))


def _is_type(value: str) -> bool:
    from syclopt.errors import ParseError
    from syclopt.ir.fragments import parse_type

    try:
        parse_type(value)
    except ParseError:
        return False
    return True
