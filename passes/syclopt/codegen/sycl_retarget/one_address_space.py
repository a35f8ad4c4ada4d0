"""One address space in the place of many: a bulk edit of the whole text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.attribute_lists import group_body
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import COMMENT, GAP, STRING

if TYPE_CHECKING:
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity
    from syclopt.ir.views.function import Function

_SPACE_IN_NAME = compile_pattern(r"\.p[0-9]++(?=\.|\Z)")
# What goes: a type of SPIR-V, spaces, conventions of functions that are no kernels, promises that queries break.
_SPACE = r"[ \t\r\n]*+"
_WORD = compile_pattern(
    rf'(?P<event>target{GAP}\({GAP}"spirv\.Event"{GAP}\))|{STRING}'
    rf"|(?:,?+(?:[ \t\r\n]++(?:{COMMENT}{_SPACE})?+|{COMMENT}{_SPACE})|,|(?<=[\])}}>*]))"
    rf"(?P<gone>(?:addrspace|memory){GAP}\((?:[^()\";/]++|{STRING}|{COMMENT})*+\)|spir_func(?![-a-zA-Z0-9$._:]))"
    rf"(?P<touches>(?=[-a-zA-Z0-9$._]))?+|{COMMENT}"
    r"|(?<![-a-zA-Z0-9$._%@!#])(?P<cast>addrspacecast)(?![-a-zA-Z0-9$._])",
    re.DOTALL,
)
_PROMISES = (
    *("optnone", "noinline", "argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly", "readnone"),
    *("readonly", "speculatable", "writeonly"),
)
_WORDS = rf"(?<![-a-zA-Z0-9$._\"])(?P<gone>{'|'.join(_PROMISES)})(?![-a-zA-Z0-9$._(\"])"
_PROCESSOR = ("target-cpu", "target-features", "tune-cpu")  # another one than code is made for
_PROMISE = compile_pattern(
    rf'{_SPACE}(?:(?P<processor>"(?:{"|".join(_PROCESSOR)})"{GAP}={GAP}{STRING})|{STRING}|{COMMENT}|{_WORDS})',
    re.DOTALL,
)
_ANY_PROMISE = compile_pattern(_WORDS)  # on a parameter it is one of another kind, and stays


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


def forget_promises(module: Module) -> None:
    """Take promises away that stand on functions and calls themselves; `joined` takes those of groups."""
    for function in module.functions.values():
        if _ANY_PROMISE.search(function.entity.header):
            for name in _PROMISES:
                function.remove_attribute(name)
        if any(name in function.entity.header for name in _PROCESSOR):
            for name in _PROCESSOR:
                function.remove_attribute(name, string=True)
        if not function.is_declaration and _ANY_PROMISE.search(function.body_text):
            function.replace_calls({call: _without_promises(function, call) for call in function.calls})


def _without_promises(function: Function, call: Call) -> str:
    view = function.attributes_of(call)
    for name in _PROMISES:
        view.attributes.remove(name)
    return view.text


def joined(module: Module) -> Module:
    """Return a module whose pointers all are of address space 0.

    Casts between spaces are casts to the same type. Functions but kernels have C's calling convention.
    """
    text = _WORD.sub(_without, module.internal_text())
    made = Module.parse(text.encode("latin-1"), module.name)
    edited: dict[Entity, Entity] = {}
    for group in made.attribute_groups.entities().values():
        header = group.header
        start, end = group_body(header)
        edited[group] = group.with_head(f"{header[:start]}{_promised(header[start:end])}{header[end:]}")
    made.replace_all(edited)
    return made


def _without(found: re.Match[str]) -> str:
    if found["cast"]:
        return "bitcast"
    if found["event"]:
        return "ptr"
    if not found["gone"]:
        return found[0]
    return "" if found["touches"] is None else " "


def _promised(attributes: str) -> str:
    """Return the attributes of a group less promises; a group is never empty, as older LLVMs would refuse it."""
    kept = _PROMISE.sub(lambda found: "" if found["gone"] or found["processor"] else found[0], attributes)
    return kept if kept.strip() else " nounwind "
