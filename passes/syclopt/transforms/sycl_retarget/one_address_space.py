"""One address space in the place of many: a bulk edit of the whole text."""

from __future__ import annotations

import re

from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern

_SPACE_IN_NAME = compile_pattern(r"\.p[0-9]++(?=\.|\Z)")
# What goes: a type of SPIR-V, spaces, conventions of functions that are no kernels, promises that queries break.
_WORD = compile_pattern(
    r'(?P<event>target\("spirv\.Event"\))|"[^"]*+"'
    r"|(?:,|(?<![ \t]))[ \t]++(?P<gone>(?:addrspace|memory)\([^()]*+\)|spir_func(?=[ \t]))"
    r"|(?<![-a-zA-Z0-9$._%@!#])(?P<cast>addrspacecast)(?![-a-zA-Z0-9$._])"
)
_GROUP = compile_pattern(r"^attributes #[0-9]++ = \{(.*)\}", re.MULTILINE)
_PROMISE = compile_pattern(
    r'(?<![ \t])[ \t]*+(?:"[^"]*+"(?:="[^"]*+")?+|'
    r"(?<![-a-zA-Z0-9$._\"])(?P<gone>argmemonly|inaccessiblemem(?:_or_argmem)?only|noinline|optnone|readnone|readonly"
    r"|speculatable|writeonly)(?![-a-zA-Z0-9$._(\"]))"
)


def join_intrinsics(module: Module) -> None:
    """Let intrinsics that differ by address spaces alone be one: `llvm.memcpy.p1.p4.i64` is `llvm.memcpy.p0.p0.i64`."""
    for key in module.declaration_keys():
        name = str(key)
        if not name.startswith("llvm.") or (plain := _SPACE_IN_NAME.sub(".p0", name)) == name:
            continue
        function = module.functions[key]
        if plain in module.functions:
            function.replace_all_uses(module.functions[plain])
            function.remove()
        else:
            function.rename(plain)


def joined(module: Module) -> Module:
    """Return a module whose pointers all are of address space 0.

    Casts between spaces are casts to the same type. Functions but kernels have C's calling convention.
    """
    text = _WORD.sub(_without, module.internal_text())
    text = _GROUP.sub(lambda found: f"{found[0][: found.start(1) - found.start()]}{_promised(found[1])}}}", text)
    return Module.parse(text.encode("latin-1"), module.name)


def _without(found: re.Match[str]) -> str:
    if found["cast"]:
        return "bitcast"
    if found["event"]:
        return "ptr"
    return "" if found["gone"] else found[0]


def _promised(attributes: str) -> str:
    """Return the attributes of a group less promises; a group is never empty, as older LLVMs would refuse it."""
    kept = _PROMISE.sub(lambda found: "" if found["gone"] else found[0], attributes)
    return kept if kept.strip() else " nounwind "
