"""Calling the action of a conditional call directly, and telling of the aspects that it uses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.conditional_calls import header_of
from syclopt.analysis.device_metadata import aspects_of
from syclopt.cached_property import cached_property
from syclopt.errors import InputError
from syclopt.ir.pointer_types import has_typed_pointers, pointer_to
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import GAP, NAME, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from syclopt.analysis.conditional_calls import ConditionalCall
    from syclopt.ir.fragments import Argument, FunctionHeader, Parameter
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_LINE_END = r"[ \t]*+(?:;[^\n\r]*+)?+"
_LOCAL = outside_noise(f"%({NAME})")
_ENTRY = compile_pattern(rf"\{{{_LINE_END}(?:{GAP}{NAME}:{_LINE_END})?+", re.DOTALL)
_ALLOCA_SPACE = re.compile(r"(?:^|-)A([0-9]+)")
_BINDING = frozenset(("align", "byref", "byval", "inreg", "nest", "noundef", "signext", "sret", "zeroext"))
_READS = frozenset(("readnone", "readonly"))


def add_used_aspects(function: Function, numbers: Iterable[int]) -> None:
    """Let a function list aspects among those it uses."""
    listed = {*aspects_of(function, names.USED_ASPECTS_KIND)}
    if not listed.issuperset(added := {*numbers}):
        items = ", ".join(f"i32 {number}" for number in sorted(listed | added))
        function.set_metadata(names.USED_ASPECTS_KIND, function.module.add_metadata(f"!{{{items}}}"))


def replace_calls(
    module: Module, function: Function, direct: Sequence[ConditionalCall], removed: Sequence[ConditionalCall]
) -> None:
    """Call the actions of `direct` directly, and remove the calls `removed`, all of which are in `function`.

    An action gets a copy of data that was handed over by value, unless it promises to only read them, or takes them by
    value itself. Raises `InputError` for a call that returns something, and for an action that takes something else.
    """
    writer = _Writer(module, function)
    texts = {site.call: writer.text(site) for site in direct}
    for site in removed:
        _check(site)
        texts[site.call] = ""
    function.replace_calls(texts)
    if writer.copies:
        body = function.body_text
        entry = _ENTRY.match(body)
        at = entry.end() if entry else 1
        head = body[:at].rstrip()
        rest = body[len(head) :]
        copies = "".join(f"\n  {copy}" for copy in writer.copies)
        line_end = "" if rest.lstrip(" ").startswith(("\n", "\r")) else "\n"
        function.set_body(to_user(f"{head}{copies}{line_end}{rest}"))
    for name, declaration in writer.declarations.items():
        if name not in module.symbols:
            module.add(declaration)


class _Writer:
    """Spells direct calls in one function: the instructions, copies at the beginning of it, declarations."""

    def __init__(self, module: Module, function: Function) -> None:
        self.copies: list[str] = []
        self.declarations: dict[str, str] = {}
        self._typed = has_typed_pointers(module)
        self._module = module
        self._taken = {key_of(token) for token in _LOCAL.findall(function.raw) if token}
        self._count = 0

    def text(self, site: ConditionalCall) -> str:
        """Return the instructions that take the place of a conditional call."""
        _check(site)
        header = header_of(site.action)
        lines: list[str] = []
        pairs = zip(site.data, header.parameters, strict=True) if header.parameters else ()
        arguments = [self._argument(site, *pair, lines) for pair in pairs]
        words = ["call", header.calling_convention]
        if header.return_type.text != "void":
            words = [self._local("result"), "=", *words]
        words += [attribute.text for attribute in header.return_attributes if attribute.name in _BINDING]
        words += [f"addrspace({header.addrspace})"] if header.addrspace else []
        words += [header.return_type.text, f"@{spell(site.action.key)}({', '.join(arguments)})"]
        call = site.call
        lines.append(" ".join(filter(None, words)) + call.source.text[call.arguments_span.end : call.span.end])
        return to_user("\n  ".join(lines))

    @cached_property
    def _space(self) -> int:
        """The address space of variables of a function."""
        space = _ALLOCA_SPACE.search(self._module.data_layout or "")
        return int(space[1]) if space else 0

    def _argument(self, site: ConditionalCall, data: Argument, parameter: Parameter, lines: list[str]) -> str:
        """Return an argument for the action, after adding the instructions that make it to `lines`."""
        value, type_ = data.value, data.type
        spelled = type_.printed
        pointee = _by_value(data)
        if pointee is not None and not _only_reads(site.action, parameter):
            spelled = pointer_to(pointee, self._space, typed=self._typed)
            value = self._copied(data, pointee, spelled, lines)
        wanted = parameter.type.printed
        if spelled != wanted:
            spaces = (type_.address_space if value == data.value else self._space, parameter.type.address_space)
            cast = "bitcast" if spaces[0] == spaces[1] else "addrspacecast"
            name = self._local("data")
            lines.append(f"{name} = {cast} {spelled} {value} to {wanted}")
            value = name
        attributes = (attribute.text for attribute in parameter.attributes if attribute.name in _BINDING)
        return " ".join((wanted, *attributes, value))

    def _copied(self, data: Argument, pointee: str, spelled: str, lines: list[str]) -> str:
        """Copy data to a variable of the function; return it."""
        align = next((f"align {a.value}" for a in data.attributes if a.name == "align"), "")
        copy = self._local("copy")
        space = f", addrspace({self._space})" if self._space else ""
        self.copies.append(f"{copy} = alloca {pointee}{f', {align}' if align else ''}{space}")
        target, source = (spelled, copy), (data.type.text, data.value)
        source_space = data.type.address_space
        spaces = (self._space, source_space if isinstance(source_space, int) else 0)
        if self._typed:
            target, source = (self._bytes(*pair, lines) for pair in (target, source))
        suffix = ".".join(f"p{space}{'i8' if self._typed else ''}" for space in spaces)
        name = f"llvm.memcpy.{suffix}.i64"
        self.declarations[name] = f"declare void @{name}({target[0]}, {source[0]}, i64, i1 immarg)"
        null = pointer_to(pointee, 0, typed=self._typed)
        size = f"i64 ptrtoint ({null} getelementptr ({pointee}, {null} null, i32 1) to i64)"
        pointers = ", ".join(" ".join(filter(None, (type_, align, value))) for type_, value in (target, source))
        lines.append(f"call void @{name}({pointers}, {size}, i1 false)")
        return copy

    def _bytes(self, type_: str, value: str, lines: list[str]) -> tuple[str, str]:
        """Return a typed pointer as one to bytes."""
        name = self._local("bytes")
        space = re.search(r"addrspace\([0-9]+\)(?=\*$)", type_)
        wanted = f"i8 {space[0]}*" if space else "i8*"
        lines.append(f"{name} = bitcast {type_} {value} to {wanted}")
        return wanted, name

    def _local(self, what: str) -> str:
        """Return a local name that the function does not have."""
        while (name := f"sycl.{what}{self._count or ''}") in self._taken:
            self._count += 1
        self._taken.add(name)
        return f"%{name}"


def _check(site: ConditionalCall) -> None:
    """Refuse what cannot be called directly. Raises `InputError`."""
    what = f"call of '@{site.call.callee}'"
    if site.call.keyword != "call" or site.parsed.return_type.text != "void":
        message = f"{what}: expected a plain call that returns nothing, found '{site.call.printed}'"
        raise InputError(message, site.call.location)
    header: FunctionHeader = header_of(site.action)
    if header.is_varargs:
        message = f"{what}: the action '@{site.action.key}' takes any number of arguments, and is not called directly"
        raise InputError(message, site.call.location)
    for parameter, data in zip(header.parameters, site.data, strict=False):
        are_pointers = parameter.type.kind == data.type.kind == "pointer"
        if not are_pointers and parameter.type.printed != data.type.printed:
            message = f"{what}: the action '@{site.action.key}' takes '{parameter.type.text}', found '{data.text}'"
            raise InputError(message, site.call.location)


def _by_value(data: Argument) -> str | None:
    """Return the type of data that are handed over by value, else None."""
    for attribute in data.attributes:
        if attribute.name == "byval":
            return attribute.value or data.type.elements[0].text
    return None


def _only_reads(action: Function, parameter: Parameter) -> bool:
    """Tell whether an action changes nothing of its data, or has them by value itself."""
    if any(attribute.name in ("byval", *_READS) for attribute in parameter.attributes):
        return True
    attributes = action.attributes
    return not _READS.isdisjoint(attributes) or attributes.get("memory") in ("none", "read")
