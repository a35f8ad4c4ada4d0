"""The integration header as host code reads it: its names mean what they mean to the front end, wherever it is read.

DPC++'s front end names kernels as it likes to print types: without `::` before those of functions and behind pointers,
and as if no function could have the name of a class. It does so inside of `sycl::detail`, where DPC++'s own names come
first. All names are declared at the beginning of the header, and so can be written out from there.
"""

from __future__ import annotations

import re
from collections import defaultdict

from syclopt.errors import InputError

_DECLARATIONS, _END = "// Forward declarations of templated kernel function types:\n", "// names of all kernels"
_SPACE = r"(?:inline )?namespace \S* ?\{ "
_DECLARATION = re.compile(
    rf"^(?P<spaces>(?:{_SPACE})+\n)?"
    r"(?:(?P<key>class|struct|union|enum)(?: class| struct)? (?P<name>[\w$]+)\b.*"
    r"|template <(?P<parameters>.*)> (?:class|struct|union) (?P<template>[\w$]+));$",
    re.MULTILINE,
)
_NAMED_SPACE = re.compile(r"(?P<inline>inline )?namespace (?P<name>\S+) ?\{ ")
_KERNEL = re.compile(r"(?<=^template <> struct KernelInfo<).*(?=> \{$)", re.MULTILINE)
_IDENTIFIER = r"[^\W\d][\w$]*"
_NAME = re.compile(rf"'(?:[^'\\]|\\.)+'|(?<![\w$:])(?P<name>(?:::)?{_IDENTIFIER}(?:::{_IDENTIFIER})*)")
_OWN_PARAMETER = re.compile(rf"\b(?:class|typename) (?:\.\.\.)?({_IDENTIFIER})")
_ENUM = "enum"
_ABOUT_KERNEL = re.compile(
    r"^template <> struct KernelInfo<(?P<name>.*)> \{$(?:.*\n)*?"
    r".* getFileName\(\) \{\n.*\n    return \"(?P<file>.*)\";\n(?:.*\n)*?"
    r".* getLineNumber\(\) \{\n.*\n    return (?P<line>\d+);",
    re.MULTILINE,
)
_ROUNDED = "::sycl::detail::__pf_kernel_wrapper<"  # what has the name of another kernel in its own


def with_whole_names(header: str) -> str:
    """Return an integration header in which names of types tell where they are declared, and that they are types."""
    before, found, rest = header.partition(_DECLARATIONS)
    declarations, end, rest = rest.partition(_END)
    if not end:
        return header
    names = _Names()
    for each in _DECLARATION.finditer(declarations):
        names.add(each)
    declared = _DECLARATION.sub(names.in_declaration, declarations)
    return f"{before}{found}{declared}{end}{_KERNEL.sub(lambda kernel: names.whole(kernel[0]), rest)}"


def check_kernel_names(header: str, source: str) -> None:
    """Raise `InputError` when two kernels of a source have one name: classes of two functions are one to host code."""
    places: dict[str, str] = {}
    for kernel in _ABOUT_KERNEL.finditer(header):
        name, place = kernel["name"], f"{kernel['file']}:{kernel['line']}"
        if name in places and not name.startswith(_ROUNDED):
            message = f"two kernels are called '{name}', at {places[name]} and at {place}"
            raise InputError(f"{message}; each kernel needs a name of its own", file=source)
        places[name] = place


class _Names:
    """The classes and enumerations that a header declares, each with its key; templates have none."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}
        self._by_last: defaultdict[str, list[str]] = defaultdict(list)

    def add(self, declaration: re.Match[str]) -> None:
        """Take the name that a declaration declares, as names are printed: without inline namespaces."""
        spaces = _NAMED_SPACE.finditer(declaration["spaces"] or "")
        path = [space["name"] for space in spaces if not space["inline"]]
        last = declaration["name"] or declaration["template"]
        name = "::".join([*path, last])
        if name not in self._keys:
            self._keys[name] = declaration["key"] or ""
            self._by_last[last].append(name)

    def whole(self, text: str) -> str:
        """Return the name of a kernel with all names in it whole."""
        return _NAME.sub(lambda found: self._whole_name(found) or found[0], text)

    def in_declaration(self, declaration: re.Match[str]) -> str:
        """Return a declaration; the enumerations among the parameters of a template are whole."""
        parameters = declaration["parameters"]
        if parameters is None:
            return declaration[0]
        own = {*_OWN_PARAMETER.findall(parameters)}

        def whole(found: re.Match[str]) -> str:
            whole_name = "" if found[0] in own else self._whole_name(found)
            return whole_name if whole_name.startswith(_ENUM) else found[0]

        start, end = (place - declaration.start() for place in declaration.span("parameters"))
        return f"{declaration[0][:start]}{_NAME.sub(whole, parameters)}{declaration[0][end:]}"

    def _whole_name(self, found: re.Match[str]) -> str:
        name = self._declared(found["name"] or "")
        if not name:
            return ""
        key = self._keys[name]
        return f"{key} ::{name}" if key else f"::{name}"

    def _declared(self, printed: str) -> str:
        """Return the declared name that a printed one stands for: behind a `*`, namespaces may be left out."""
        if printed.removeprefix("::") in self._keys:
            return printed.removeprefix("::")
        longer = [name for name in self._by_last.get(printed.rpartition("::")[2], ()) if name.endswith(f"::{printed}")]
        return longer[0] if len(longer) == 1 else ""
