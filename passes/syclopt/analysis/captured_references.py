"""References in the callables of kernels: to what is on the host, where the callable is copied from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.spelling import NAME, key_of, spell
from syclopt.mangling.mangled_names import read
from syclopt.mangling.syntax import Closure, Function, Local, Name, Nested, Qualified, Reference, Template

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.mangling.syntax import Node

_CALL = "operator()"
_UNIT = re.compile(r"\$[0-9a-f]{16}$")  # in names of what only one unit knows
# Clang 22 says of the address that is a reference, and of no pointer, that it is not null and how it is aligned. With
# older ones, headers say of a callable that it has no standard layout: then a lambda of numbers and addresses has
# references among these.
_MEMBER = compile_pattern(rf"^%({NAME}) = getelementptr [^\n]*?%({NAME}), ptr %({NAME}), i32 0, i32 [0-9]++", 8)
_REFERENCE = compile_pattern(rf"^%{NAME} = load ptr, ptr %({NAME}),(?=[^\n]*!nonnull )(?=[^\n]*!align )[^\n]*", 8)
_ADDRESS = compile_pattern(rf"^%{NAME} = load ptr, ptr %({NAME}),[^\n]*", 8)
_PLAIN = re.compile(r"<?\{ *(?:(?:ptr|i[0-9]+|half|bfloat|float|double)(?:, )?)+ *\}>?")
_LAMBDA = "$_"  # begins names of those that only one unit knows
_STORED = compile_pattern(rf"^store ptr %({NAME}), ptr %({NAME}),", 8)
_LOADED = compile_pattern(rf"^%({NAME}) = load ptr, ptr %({NAME}),", 8)


class CapturedReference(NamedTuple):
    """A use of a reference: the function, the instruction, and where that is in the body."""

    function: Key
    instruction: str
    offset: int


def captured_references(module: Module, entries: Iterable[Key], reached: Container[Key]) -> Iterator[CapturedReference]:
    """Yield the first use of a reference in each callable that kernel entries, as headers have them, take.

    No functions but those `reached` are looked at.
    """
    other = module.functions_with_string(names.CALLABLE_LAYOUT)
    callables = {found: entry in other for entry in entries if (found := _callable_of(str(entry))) is not None}
    if not callables:
        return
    for key in module.definition_keys():
        if key not in reached or key not in module.functions or "cl" not in str(key):
            continue
        owner = _owner_of(str(key))
        if owner is not None and owner in callables:
            has_some = callables[owner] and _is_lambda(owner)
            found = _first_reference(module, key, has_some=has_some)
            if found is not None:
                yield CapturedReference(key, *found)


def _callable_of(entry: str) -> Node | None:
    """Return the type of the callable: the entry takes a reference to one that is constant."""
    match read(_UNIT.sub("", entry)):
        case Function(parameters=(Reference(Qualified(type, "K"), "&"),)):
            return type
        case _:
            return None


def _owner_of(symbol: str) -> Node | None:
    """Return the class that a function is the call operator of."""
    function = read(symbol)
    match function.name if isinstance(function, Function) else None:
        case Local(function=outer, name=Nested(scope=owner, name=Name(text))) if text == _CALL:
            return Local(outer, owner)
        case Nested(scope=owner, name=Name(text)) if text == _CALL:
            return owner
        case Template(name=Local(function=outer, name=Nested(scope=owner, name=Name(text)))) if text == _CALL:
            return Local(outer, owner)
        case Template(name=Nested(scope=owner, name=Name(text))) if text == _CALL:
            return owner
        case _:
            return None


def _is_lambda(owner: Node) -> bool:
    match owner:
        case Local(name=name) | Nested(name=name):
            return _is_lambda(name)
        case Name(text):
            return text.startswith(_LAMBDA)
        case _:
            return isinstance(owner, Closure)


def _first_reference(module: Module, key: Key, *, has_some: bool) -> tuple[str, int] | None:
    """Return the instruction that reads a member which is a reference, and where it is in the body.

    With `has_some`, members that are addresses are references, if there is nothing else that has no standard layout.
    """
    function = module.functions[key]
    listed = [*function.instructions]
    lines = [one.code if one.result is None else f"%{spell(one.result)} = {one.code}" for one in listed]
    body = "\n".join(lines)
    first = _STORED.search(body)
    if first is None:
        return None
    this, place = first.groups()
    objects = {loaded[1] for loaded in _LOADED.finditer(body) if loaded[2] == place} | {this}
    members = {found[1]: found[2] for found in _MEMBER.finditer(body) if found[3] in objects}
    found = next((found for found in _REFERENCE.finditer(body) if found[1] in members), None)
    if found is None and has_some:
        types = module.types
        plain = {kind for kind in {*members.values()} if _PLAIN.fullmatch(as_printed(types[key_of(kind)].body))}
        found = next((found for found in _ADDRESS.finditer(body) if members.get(found[1]) in plain), None)
    if found is None:
        return None
    instruction = listed[body.count("\n", 0, found.start())]
    return instruction.text, instruction.span.start - function.entity.brace
