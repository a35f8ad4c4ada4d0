"""What device code may not do, found in the body of one function.

The rules are those of the SYCL 2020 specification, section "Language restrictions for device functions".
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple

from syclopt import names
from syclopt.analysis.importable_functions import is_builtin
from syclopt.ir.references import without_strings
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, NAME, STRING, key_of
from syclopt.mangling.shown_names import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

Restriction = Literal[
    "throw", "varargs", "inline-assembly", "thread-local", "long-double", "allocation", "mutable-global"
]

_THROW = re.compile(
    r"__cxa_(?:re)?throw|__cxa_throw_bad_array_new_length|__cxa_bad_(?:cast|typeid)|_CxxThrowException"
    r"|_Unwind_(?:RaiseException|Resume_or_Rethrow)"
)
_ALLOCATION = re.compile(
    r"_Zn[wa][jmy](?:St11align_val_t)?(?:RKSt9nothrow_t)?|\?\?(?:2|_U)@YA(?:PEAX_K|PAXI)(?!P).*|__cxa_vec_new[23]?"
    r"|(?:m|c|re|p?v|aligned_)alloc|reallocarray|(?:posix_)?memalign|strn?dup"
)
_LONG_DOUBLES = r"(?:x86_fp80|ppc_fp128|fp128)"
_LONG_DOUBLE = compile_pattern(rf"(?<![-\w$.%@!#]){_LONG_DOUBLES}(?![-\w$.:])")
_MENTION = compile_pattern(
    rf"@({NAME})|%({NAME})(?![ \t]*+=)|(?<![-\w$.])({_LONG_DOUBLES})(?![-\w$.:])|{STRING}|{COMMENT}", re.DOTALL
)
_DEBUG = re.compile(r"#dbg_|\bmetadata\b")
_HIDDEN = ("llvm.", "_ZGV", "__dso_handle", "__spirv_")  # guards come with a variable that is named
_NO_TYPES: frozenset[Key] = frozenset()
_WORK_GROUP = 3  # the address space of what the work-items of a group share


class Finding(NamedTuple):
    """Something that device code may not do: what the function does, with which symbol if any, and in what instruction.

    `offset` is that of the instruction, or a part of it, in the body; it is negative for what the header says.
    """

    restriction: Restriction
    does: str
    subject: Key | None
    offset: int
    instruction: str


class DeviceRestrictions:
    """Looks at the functions of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._device_globals = module.globals_with_string(names.DEVICE_GLOBAL_SIZE).keys()
        self._forbidden: dict[Key, Restriction | None] = {}

    def findings(self, function: Function) -> Iterator[Finding]:
        """Yield what a defined function does that device code may not, each of a kind with each symbol once.

        Raises `ParseError` for a call with a bracket that is not closed.
        """
        seen: set[tuple[str, Key | None]] = set()
        for finding in sorted(self._all(function), key=lambda finding: finding.offset):
            what = finding.restriction, finding.subject
            if what not in seen:
                seen.add(what)
                yield finding

    def _all(self, function: Function) -> Iterator[Finding]:
        for call in function.calls:
            yield from self._in_call(call, function.body_place[1])
        yield from self._in_text(function)

    def _in_call(self, call: Call, brace: int) -> Iterator[Finding]:
        offset, text, callee = call.span.start - brace, call.text, call.callee
        name = str(callee)
        if call.is_asm:
            yield Finding("inline-assembly", "has it", None, offset, text)
        elif callee is not None and self._is_outside(callee) and _throws(name):
            yield Finding("throw", f"calls {shown(callee)}", callee, offset, text)
        elif callee is not None and self._is_outside(callee) and _ALLOCATION.fullmatch(name):
            yield Finding("allocation", f"calls {shown(callee)}", callee, offset, text)
        elif _takes_any(call) and not (name.startswith("llvm.") or is_builtin(name)):
            does = "calls one by a pointer" if callee is None else f"calls {shown(callee)}"
            yield Finding("varargs", does, callee, offset, text)

    def _is_outside(self, key: Key) -> bool:
        return key in self._module.symbols and not self._module.symbols[key].is_internal

    def _in_text(self, function: Function) -> Iterator[Finding]:
        """Yield uses of variables and of types."""
        variables: dict[Key, Restriction] = {
            key: kind for key in function.uses if (kind := self._kind_of(key)) is not None
        }
        types = self._long_types & function.types_mentioned if self._long_types else _NO_TYPES
        body = function.body_text
        if found := _LONG_DOUBLE.search(without_strings(function.header)):
            yield Finding("long-double", f"has {found[0]}", None, -1, "")
        if not variables and not types and not _LONG_DOUBLE.search(body):
            return
        for found in _MENTION.finditer(body):
            symbol, local, spelled = found.groups()
            at = found.start()
            if symbol and (kind := variables.get(key_of(symbol))) is not None:
                key = key_of(symbol)
                finding = Finding(kind, f"uses {shown(key)}", key, at, _line(body, at))
            elif spelled or (local and key_of(local) in types):
                finding = Finding("long-double", f"has {found[0]}", None, at, _line(body, at))
            else:
                continue
            if not _DEBUG.search(body, body.rfind("\n", 0, at) + 1, at):
                yield finding

    def _kind_of(self, key: Key) -> Restriction | None:
        """Return what it is to use a symbol, if device code may not."""
        if key not in self._forbidden:
            self._forbidden[key] = self._look(key)
        return self._forbidden[key]

    def _look(self, key: Key) -> Restriction | None:
        module = self._module
        target = module.symbol_behind(key)
        if (
            target is None
            or target not in module.globals
            or target in self._device_globals
            or str(target).startswith(_HIDDEN)
        ):
            return None
        variable = module.globals[target]
        if "thread_local" in variable.header[slice(*variable.layout.rest)]:
            return "thread-local"
        return None if variable.is_constant or variable.address_space == _WORK_GROUP else "mutable-global"

    @cached_property
    def _long_types(self) -> frozenset[Key]:
        """The types with a name that hold a long double, directly or in another type: a number may be a value."""
        types = self._module.types
        found: set[Key] = {key for key, type_ in types.items() if _LONG_DOUBLE.search(without_strings(type_.header))}
        more: Iterable[Key] = found
        while more and found:
            more = {key for key, type_ in types.items() if key not in found and type_.types_mentioned & found}
            found |= more
        return frozenset(key for key in found if isinstance(key, str))


def _throws(name: str) -> bool:
    """Tell whether a function of the language's run time, or of the standard library, throws an exception."""
    if not name.startswith("_ZSt"):
        return _THROW.fullmatch(name) is not None
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Function, Name, Nested

    match read(name):
        case Function(Nested(Name("std"), Name(word))):
            return word.startswith(("__throw_", "rethrow_exception"))
        case _:
            return False


def _takes_any(call: Call) -> bool:
    """Tell whether a call is of a function with variable arguments."""
    before = call.source.text[call.span.start : call.arguments_span.start]
    return "..." in before and call.parsed.function_type.endswith("...)")


def _line(body: str, offset: int) -> str:
    end = body.find("\n", offset)
    return body[body.rfind("\n", 0, offset) + 1 : end if end >= 0 else len(body)]
