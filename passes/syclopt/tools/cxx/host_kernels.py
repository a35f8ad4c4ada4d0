"""The kernels that host code submits: as DPC++'s headers leave them in an object, and in the integration header.

DPC++'s front end names kernels as it likes to print types: without `::` before those of functions and behind pointers,
and as if no function could have the name of a class. It does so inside of `sycl::detail`, where DPC++'s own names come
first. All names are declared at the beginning of the header, and so can be written out from there: they mean what they
mean to the front end, wherever the header is read. Classes of classes cannot be declared there: it leaves out of their
names what they are in. A kernel of such a name goes by the letters of its mangled name, as unnamed ones do.
"""

from __future__ import annotations

import os
import re
import time
from collections import defaultdict
from itertools import count
from typing import TYPE_CHECKING, cast

from syclopt.errors import InputError
from syclopt.mangling.demangle import demangled, spelled
from syclopt.mangling.mangled_names import read
from syclopt.mangling.syntax import Function, Literal, Local, Name, Nested, Pack, Template
from syclopt.tools.cxx.object_files import objects_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.mangling.syntax import Node
    from syclopt.tools.cxx.object_files import ObjectFile

# For each type that names a kernel there is a constant of a template, which begins with the kernel's name as the
# integration header has it: a pointer and a length. Where the kernel is submitted, a function has a variable for it.
_CONSTANT = "_ZN4sycl3_V16detail27compile_time_kernel_info_v121CompileTimeKernelInfoI"
_VARIABLE = "_ZZN4sycl3_V16detail19getDeviceKernelInfoI"
_LENGTH = slice(8, 16)
# Unless NDEBUG is defined, some functions assert before that there is a name. Without one they have nothing else, and
# with one they do not have the assertion, optimized or not.
_ASSERTION = b"Kernel must have a name!"
# Headers describe types that no integration header tells of by a variable, which goes by the type or, with clang, by
# the letters of its name. The latter is kept, whether code refers to it or not, where this stands behind the headers.
_LACKING, _BY_TYPE, _BY_LETTERS = "5DummyE", "_ZN4sycl3_V16detail10KernelInfoI", "_ZN4sycl3_V16detail14KernelInfoDataI"
TRACE_OF_LACKING_KERNELS = """#ifdef __SYCL_UNNAMED_LAMBDA__
namespace sycl { inline namespace _V1 { namespace detail {
template <char First, char... Rest> struct KernelInfoData<First, Rest...> : KernelInfoData<> {
  __attribute__((used)) static constexpr kernel_param_desc_t Dummy{};
  static constexpr const kernel_param_desc_t &getParamDesc(int) { return Dummy; }
};
}}}
#endif
"""
_SHOWN = 3  # names in a message
_DECLARATIONS, _END = "// Forward declarations of templated kernel function types:\n", "// names of all kernels"
_SPACE = r"(?:inline )?namespace \S* ?\{ "
_DECLARATION = re.compile(
    rf"^(?P<spaces>(?:{_SPACE})+\n)?"
    r"(?:(?P<key>class|struct|union|enum)(?: class| struct)? (?P<name>[\w$]+)\b.*"
    r"|template <(?P<parameters>.*)> (?:class|struct|union) (?P<template>[\w$]+));$",
    re.MULTILINE,
)
_NAMED_SPACE = re.compile(r"(?P<inline>inline )?namespace (?P<name>\S+) ?\{ ")
_SYMBOL = r'\n(?:(?!template ).*\n)*?.* getName\(\) \{ return "(?P<symbol>.*)"; \}$'
_KERNEL = re.compile(rf"^template <> struct KernelInfo<(?P<name>.*)> \{{$(?={_SYMBOL})", re.MULTILINE)
_IDENTIFIER = r"[^\W\d][\w$]*"
_NAME = re.compile(rf"'(?:[^'\\]|\\.)+'|(?<![\w$:])(?P<name>(?:::)?{_IDENTIFIER}(?:::{_IDENTIFIER})*)")
_OWN_PARAMETER = re.compile(rf"\b(?:class|typename) (?:\.\.\.)?({_IDENTIFIER})")
_ENUM = "enum"
_ABOUT_KERNEL = re.compile(
    rf"^template <> struct KernelInfo<(?P<name>.*)> \{{$(?={_SYMBOL})(?:.*\n)*?"
    r".* getFileName\(\) \{\n.*\n    return \"(?P<file>.*)\";\n(?:.*\n)*?"
    r".* getLineNumber\(\) \{\n.*\n    return (?P<line>\d+);",
    re.MULTILINE,
)
_ROUNDED = "::sycl::detail::__pf_kernel_wrapper<"  # what has the name of another kernel in its own
_BY_NAME = "template <> struct KernelInfo<{}> {{"
# Compilers without the builtin that spells names do not find such a kernel, and it is told that there is none.
_IN_CLASS = """#ifdef __SYCL_UNNAMED_LAMBDA__
template <> struct KernelInfoData<{}> {{
#else
template <> struct KernelInfo<struct KernelNamedInClass{}> {{
#endif"""
_ANONYMOUS = "_GLOBAL__N_1"


def check_kernels(path: str, source: str) -> None:
    """Raise `InputError` when the host code in the object `path` submits kernels that the device code does not have."""
    kernels = [kernel for file in objects_in(path) for kernel in kernels_without_device_code(file)]
    if not kernels:
        return
    names = ", ".join(f"'{kernel}'" for kernel in kernels[:_SHOWN]) + (", ..." if len(kernels) > _SHOWN else "")
    message = f"host code submits kernels that device code does not have: {names}; both must be made of the same text"
    hint = "(see to __SYCL_DEVICE_ONLY__, -Xarch_host and -Xarch_device, and to headers that change)"
    raise InputError(f"{message} {hint}", file=source)


def check_unchanged(files: Iterable[str], begun: int) -> None:
    """Raise `InputError` when one of `files` was written after the time `begun`, in nanoseconds."""
    now = time.time_ns()
    for file in files:
        try:
            written = os.stat(file).st_mtime_ns
        except OSError:  # gone, or inside of the front end
            continue
        if begun < written <= now:
            message = "it changed while the program was compiled, so host and device may have read different texts"
            raise InputError(f"{message}; compile again", file=file)


def submitted_kernels(file: ObjectFile) -> list[str]:
    """Return the types that name the kernels which the code of an object submits."""
    return [*_names(file, _VARIABLE)] if file.mentions(_VARIABLE) else []


def kernels_without_device_code(file: ObjectFile) -> list[str]:
    """Return the types that name those kernels of an object of which its integration header said nothing."""
    submitted = submitted_kernels(file)
    constants = _names(file, _CONSTANT) if submitted else {}
    unknown = [name for name in submitted if (content := constants.get(name)) and not any(content[_LENGTH])]
    if unknown or not file.holds(_ASSERTION):
        return unknown
    return sorted({*_lacking(file)})


def _lacking(file: ObjectFile) -> Iterator[str]:
    """Yield the types that code takes for names of kernels, and of which the integration header says nothing."""
    for symbol in file.symbols:
        if symbol.startswith(_BY_LETTERS) and symbol.endswith(_LACKING):
            letters = "".join(map(_letter, _arguments(symbol, _BY_LETTERS)))
            yield (demangled(letters) or letters).removeprefix("typeinfo name for ")
        elif symbol.endswith(_LACKING):
            yield from map(str, map(spelled, _arguments(symbol, _BY_TYPE)))


def _names(file: ObjectFile, prefix: str) -> dict[str, bytes]:
    return {
        str(spelled(name)): content for symbol, content in file.symbols.items() for name in _arguments(symbol, prefix)
    }


def _arguments(symbol: str, prefix: str) -> Iterator[Node]:
    """Yield the arguments of the template that a symbol with this prefix stands for, or something in it."""
    match read(symbol) if symbol.startswith(prefix) else None:
        case (
            Template(_, arguments)
            | Nested(Template(_, arguments), Name("Dummy"))
            | Local(Function(Template(_, arguments), _, ()), Name("Info"))
        ):
            for argument in arguments:
                yield from argument.arguments if isinstance(argument, Pack) else (argument,)
        case _:
            pass


def _letter(argument: Node) -> str:
    return chr(int(argument.value)) if isinstance(argument, Literal) and argument.value.isdigit() else ""


def with_whole_names(header: str) -> str:
    """Return an integration header in which names of types tell where they are declared, and that they are types."""
    before, found, rest = header.partition(_DECLARATIONS)
    declarations, end, rest = rest.partition(_END)
    if not end:
        return header
    names = _Names(declarations)
    declared = _DECLARATION.sub(names.in_declaration, declarations)
    return f"{before}{found}{declared}{end}{_KERNEL.sub(names.specialization, rest)}"


def check_kernel_names(header: str, source: str) -> None:
    """Raise `InputError` when two kernels of a source have one name: classes of two functions are one to host code."""
    places: dict[str, str] = {}
    names = _Names(header.partition(_DECLARATIONS)[2].partition(_END)[0])
    for kernel in _ABOUT_KERNEL.finditer(header):
        if names.has_class_of_class(kernel["symbol"]):
            continue
        name, place = kernel["name"], f"{kernel['file']}:{kernel['line']}"
        if name in places and not name.startswith(_ROUNDED):
            message = f"two kernels are called '{name}', at {places[name]} and at {place}"
            raise InputError(f"{message}; each kernel needs a name of its own", file=source)
        places[name] = place


def _paths_in(node: object) -> Iterator[tuple[str, ...]]:
    """Yield the nested names in a tree, from the outermost namespace on; not those of what is in a function."""
    if isinstance(node, Local):
        return
    if isinstance(node, Nested):
        path = _path(node)
        if path is not None:
            yield tuple(name for name in path if name != _ANONYMOUS)
    if isinstance(node, tuple):
        for part in cast("tuple[object, ...]", node):
            yield from _paths_in(part)


def _path(node: Node) -> tuple[str, ...] | None:
    """Return the names that lead to a class, None for what has no name."""
    match node:
        case Name(text):
            return (text,)
        case Template(name, _):
            return _path(name)
        case Nested(scope, name):
            outer, inner = _path(scope), _path(name)
            return None if outer is None or inner is None else outer + inner
        case _:
            return None


class _Names:
    """The classes and enumerations that a header declares, each with its key; templates have none."""

    def __init__(self, declarations: str) -> None:
        self._keys: dict[str, str] = {}
        self._by_last: defaultdict[str, list[str]] = defaultdict(list)
        self._paths: defaultdict[str, list[tuple[str, ...]]] = defaultdict(list)
        self._in_classes = count(1)
        for each in _DECLARATION.finditer(declarations):
            self._add(each)

    def _add(self, declaration: re.Match[str]) -> None:
        """Take the name that a declaration declares, as names are printed: without inline namespaces."""
        spaces = [*_NAMED_SPACE.finditer(declaration["spaces"] or "")]
        path = [space["name"] for space in spaces if not space["inline"]]
        last = declaration["name"] or declaration["template"]
        self._paths[last].append((*(space["name"] for space in spaces), last))
        name = "::".join([*path, last])
        if name not in self._keys:
            self._keys[name] = declaration["key"] or ""
            self._by_last[last].append(name)

    def specialization(self, kernel: re.Match[str]) -> str:
        """Return the line that begins what is said of a kernel."""
        if not self.has_class_of_class(kernel["symbol"]):
            return _BY_NAME.format(self.whole(kernel["name"]))
        letters = ", ".join(f"'{letter}'" for letter in kernel["symbol"])
        return _IN_CLASS.format(letters, next(self._in_classes))

    def has_class_of_class(self, symbol: str) -> bool:
        """Tell whether the name of a kernel has that of a class in it which is declared in another class."""
        return any(self._is_in_class(path) for path in _paths_in(read(symbol)))

    def _is_in_class(self, path: tuple[str, ...]) -> bool:
        declared = self._paths.get(path[-1], ())
        return bool(declared) and path not in declared

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
