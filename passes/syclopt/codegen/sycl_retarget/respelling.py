"""The words of device code that differ between machines: address spaces, calling conventions, promises."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.attribute_lists import group_body
from syclopt.ir.conventions import convention_word
from syclopt.ir.module import Module
from syclopt.ir.references import without_comments
from syclopt.ir.text.brackets import close_of
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import BLANKS, COMMENT, GAP, STRING, string_in

if TYPE_CHECKING:
    from syclopt.codegen.machines import Machine
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.entity import Entity
    from syclopt.ir.views.function import Function

_SPACE_IN_NAME = compile_pattern(r"\.p(?P<space>[0-9]{1,8}+)(?=\.|\Z)")  # spaces have 24 bits
# What becomes another word or goes: a type of SPIR-V, spaces, conventions, promises that queries break.
_WORD = compile_pattern(
    rf"(?P<event>target{GAP}\({GAP}(?P<type>{STRING}){GAP}\)(?P<word>(?=[a-z]))?+)|{STRING}"
    rf"|(?P<before>,?+(?:[ \t\r\n]++(?:{COMMENT}{BLANKS})?+|{COMMENT}{BLANKS})|,|(?<=[\])}}>*{{\"=]))"
    rf"(?:(?P<spaces>addrspace{GAP}\({GAP}(?P<space>[0-9]++){GAP}\))"
    rf"|(?P<gone>(?:addrspace|memory){GAP}\((?:[^()\";/]++|{STRING}|{COMMENT})*+\))"
    rf"|(?P<convention>spir_(?:func|kernel)|cc{GAP}[0-9]{{1,9}})(?![-a-zA-Z0-9$._:]))"
    rf"(?P<touches>(?=[-a-zA-Z0-9$._]))?+|{COMMENT}",
    re.DOTALL,
)
_CAST = compile_pattern(
    rf"{STRING}|{COMMENT}|(?<![-a-zA-Z0-9$._%@!#])(?P<cast>addrspacecast)(?![-a-zA-Z0-9$._])", re.DOTALL
)
_POINTERS = compile_pattern(rf"{GAP}\(?{GAP}(?:<[^<>p]*+)?+ptr{GAP}(?:addrspace\((?P<space>[0-9]++)\))?", re.DOTALL)
_TO = compile_pattern(rf"{STRING}|{COMMENT}|\(|\bto\b", re.DOTALL)
_PROMISES = (
    *("optnone", "noinline", "argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly", "readnone"),
    *("readonly", "speculatable", "writeonly"),
)
_WORDS = rf"(?<![-a-zA-Z0-9$._\"])(?P<gone>{'|'.join(_PROMISES)})(?![-a-zA-Z0-9$._(\"])"
_PROCESSOR = ("target-cpu", "target-features", "tune-cpu")  # another one than code is made for
_PROMISE = compile_pattern(
    rf"(?P<before>{BLANKS})(?:(?P<string>{STRING})(?:{GAP}={GAP}{STRING})?+|{COMMENT}|{_WORDS})",
    re.DOTALL,
)
_ANY_PROMISE = compile_pattern(_WORDS)  # on a parameter it is one of another kind, and stays


def rename_intrinsics(module: Module, machine: Machine) -> None:
    """Let names of intrinsics tell the spaces that they have: `llvm.memcpy.p1.p4.i64` is `llvm.memcpy.p0.p0.i64`."""

    def renumbered(found: re.Match[str]) -> str:
        return f".p{machine.address_spaces.get(int(found['space']), 0)}"

    for key in module.declaration_keys():
        name = str(key)
        if not name.startswith("llvm.") or (plain := _SPACE_IN_NAME.sub(renumbered, name)) == name:
            continue
        function = module.functions[key]
        if plain in module.functions:
            function.replace_all_uses(module.functions[plain])
            function.remove()
        else:
            function.rename(plain)


def forget_promises(module: Module) -> None:
    """Take promises away that stand on functions and calls themselves; `respelled` takes those of groups."""
    for function in module.functions.values():
        if _ANY_PROMISE.search(function.entity.header):
            for name in _PROMISES:
                function.remove_attribute(name)
        for name in _PROCESSOR if '"' in function.entity.header else ():
            function.remove_attribute(name, string=True)
        if not function.is_declaration and _ANY_PROMISE.search(function.body_text):
            promising = filter(_may_promise, function.calls)  # few: the others need not be read
            function.replace_calls({call: _without_promises(function, call) for call in promising})


def _may_promise(call: Call) -> bool:
    """Tell whether a promise stands behind the arguments; those on them are of other kinds."""
    return _ANY_PROMISE.search(call.source.text, call.arguments_span.end, call.span.end) is not None


def _without_promises(function: Function, call: Call) -> str:
    view = function.attributes_of(call)
    for name in _PROMISES:
        view.attributes.remove(name)
    return view.text


def respelled(module: Module, machine: Machine) -> Module:
    """Return a module with the address spaces and conventions of a machine; casts within one space are no casts."""
    text = _WORD.sub(lambda found: _respelled(found, machine), module.internal_text())
    made = Module.parse(_without_casts(text, machine).encode("latin-1"), module.name)
    edited: dict[Entity, Entity] = {}
    for group in made.attribute_groups.entities().values():
        header = group.header
        start, end = group_body(header)
        edited[group] = group.with_head(f"{header[:start]}{_promised(header[start:end])}{header[end:]}")
    made.replace_all(edited)
    return made


def _respelled(found: re.Match[str], machine: Machine) -> str:
    if found["event"] and string_in(found["type"]) == names.EVENT_TYPE:
        return "ptr" if found["word"] is None else "ptr "
    if found["spaces"] and (space := machine.address_spaces.get(int(found["space"]), 0)):
        return f"{found['before']}addrspace({space})"
    if found["convention"] and (convention := _convention(found["convention"], machine)):
        return f"{found['before']}{convention}"
    if found["spaces"] or found["gone"] or found["convention"]:
        return _line_end_in(found["before"]) or ("" if found["touches"] is None else " ")
    return found[0]


def _convention(spelling: str, machine: Machine) -> str:
    word = convention_word(spelling)
    return machine.conventions.get(word, spelling)


def _without_casts(text: str, machine: Machine) -> str:
    """Return text in which a cast from a space to itself is a `bitcast`."""

    def one(found: re.Match[str]) -> str:
        stays = not found["cast"] or (any(machine.address_spaces.values()) and _changes_space(text, found.end()))
        return found[0] if stays else "bitcast"

    return _CAST.sub(one, text)


def _changes_space(text: str, at: int) -> bool:
    """Tell whether the cast whose operand begins at `at` leads to pointers of another space."""
    operand = _POINTERS.match(text, at)
    place = operand.end() if operand else at
    while (token := _TO.search(text, place)) is not None and token[0] != "to":
        place = close_of(text, token.start()) if token[0] == "(" else token.end()
    result = _POINTERS.match(text, token.end()) if token else None
    return operand is None or result is None or operand["space"] != result["space"]


def _promised(attributes: str) -> str:
    """Return the attributes of a group less promises; a group is never empty, as older LLVMs would refuse it."""

    def one(found: re.Match[str]) -> str:
        is_gone = found["gone"] or string_in(found["string"] or "") in _PROCESSOR
        return _line_end_in(found["before"]) if is_gone else found[0]

    kept = _PROMISE.sub(one, attributes)
    return kept if without_comments(kept).strip() else f"{kept} nounwind "


def _line_end_in(blanks: str) -> str:
    """Return what is left of blanks before a word that goes: a line end, which may be that of a comment."""
    return "" if {"\n", "\r"}.isdisjoint(blanks) else "\n"
