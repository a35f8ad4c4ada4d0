"""What code for NVIDIA's GPUs says in another way than device code, and what it cannot have."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.analysis.call_chains import described_inlining, place_of_function
from syclopt.analysis.call_graph import components
from syclopt.analysis.device_metadata import integers_of
from syclopt.analysis.source_places import location_at, place_of_call, place_of_instruction
from syclopt.codegen.machines import NVPTX
from syclopt.errors import PassFailed
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.constant_bytes import float_bytes
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.edits.linkage import with_linkage
from syclopt.ir.fragments import parse_type
from syclopt.ir.fresh_names import FreshNames
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import GAP, NAME, STRING, key_of, spell
from syclopt.ir.views.function import Function
from syclopt.rewrites.parameter_lists import by_value_type
from syclopt.rewrites.used_lists import SUBJECT_LISTS
from syclopt.targets.triples import LOCAL

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping

    from syclopt.ir.entity import Entity
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.global_variable import Global
    from syclopt.ir.views.view import View

_SUB_GROUP = 32
_MOST_ITEMS = 1024
_MOST_IN_Z = 64
_MOST_CALLERS = 4  # of what is not in the source itself
_UNDEFINED = ("undef", "poison")
_SMALL_FLOAT = compile_pattern(
    rf"%(?P<name>{NAME})|{STRING}|(?<![-a-zA-Z0-9$._%@!])(?P<kind>half|bfloat)(?![-a-zA-Z0-9$._])"
    r"(?:[ \t]++(?P<number>-?[0-9][-+.0-9a-zA-Z]*+))?+"
)
_ZERO = "zeroinitializer"  # front ends write it where a program says nothing
_MERGED = frozenset({"common", "linkonce", "linkonce_odr", "weak", "weak_odr"})
_STRUCTORS = ("llvm.global_ctors", "llvm.global_dtors")
_ATTRIBUTES = {  # metadata -> what says the same in code for NVIDIA's GPUs; PTX takes one of them, the first there is
    names.REQD_WORK_GROUP_SIZE_KIND: "nvvm.reqntid",
    names.MAX_WORK_GROUP_SIZE_KIND: "nvvm.maxntid",
    names.MAX_LINEAR_WORK_GROUP_SIZE_KIND: "nvvm.maxntid",
}
_CONVENTION = outside_noise(rf"(?<![-a-zA-Z0-9$._%@!#])({names.PTX_KERNEL}(?![-a-zA-Z0-9$._:]){GAP})")
_POINTER = rf"ptr(?:{GAP}addrspace{GAP}\({GAP}[0-9]++{GAP}\))?+"
_CAST_OF_NULL = outside_noise(
    rf"(?<![-a-zA-Z0-9$._%@])(addrspacecast{GAP}\({GAP}{_POINTER}{GAP}null{GAP}to{GAP}{_POINTER}{GAP}\))"
)
_GUARDS = ("ssp", "sspreq", "sspstrong")  # nobody checks what they write
_WIDE = rf"(?:<{GAP}[0-9]++{GAP}x{GAP})?+i(?:6[5-9]|[7-9][0-9]|[1-9][0-9]{{2,}})(?![0-9])"  # more bits than 64
_FOREIGN = outside_noise(
    r"(?<![-a-zA-Z0-9$._%@!#\"])(fp128|x86_fp80|ppc_fp128|x86_amx|va_arg|vscale|indirectbr"
    rf"|target(?=[ \t]*+\(\"(?!spirv\.Event\"))|(?:[su]itofp|to)(?={GAP}{_WIDE}))"
    r"(?![-a-zA-Z0-9$._:])"
)
_OF_FLOAT = compile_pattern(r"=[ \t]*+fpto[su]i[ \t]")
_SAID = {
    "va_arg": "takes arguments of a variable number",
    "vscale": "has vectors whose length nobody knows",
    "indirectbr": "jumps to the address of a label",
    "target": "has a type of SPIR-V",
    "sitofp": "makes a floating-point number of an integer of more than 64 bits",
    "uitofp": "makes a floating-point number of an integer of more than 64 bits",
    "to": "makes an integer of more than 64 bits of a floating-point number",
}
# Intrinsics of other machines, and those for which there is no code.
_INTRINSICS = (
    *("llvm.aarch64.", "llvm.amdgcn.", "llvm.arm.", "llvm.genx.", "llvm.ppc.", "llvm.r600.", "llvm.x86."),
    *("llvm.va_", "llvm.coro.", "llvm.eh.", "llvm.seh.", "llvm.vscale", "llvm.localescape", "llvm.localrecover"),
)


class _Foreign(NamedTuple):
    """What there is no code for: what it is to have it, and the line of IR that has it."""

    said: str
    line: str


class NVPTXChecks:
    """Refuses what code for NVIDIA's GPUs cannot have, in a module as it was read."""

    def __init__(self, module: Module, pass_name: str) -> None:
        self._module = module
        self._pass = pass_name

    def run(self) -> None:
        """Raise `PassFailed` for the first of these."""
        self._check_module()
        targets = self._module.symbols_behind(is_name=True)
        for alias in self._module.aliases.values():
            target = targets.get(alias.key)
            if alias.is_ifunc:
                raise self._refused(f"'@{alias.key}' is chosen when a program starts", alias)
            if target is None or target not in self._module.symbols:
                raise self._refused(f"'@{alias.key}' is no other name of a symbol", alias)
        for variable in self._module.globals.values():
            self._check_variable(variable)
        self._check_cycles()
        for function in self._module.functions.values():
            self._check_function(function)
        for key in sorted(self._module.functions_with_convention(names.SPIR_KERNEL), key=str):
            self._check_kernel(self._module.functions[key])

    def _refused(self, message: str, view: View | None = None, place: str | None = None) -> PassFailed:
        location = location_at(place) if place is not None else view and view.location
        return PassFailed(self._pass, f"{message}, which code for NVIDIA's GPUs cannot have", location)

    def _check_module(self) -> None:
        if any(line.partition('"')[2].rstrip(' \t\r\n"') for line in self._module.module_asm):
            raise self._refused("the module has assembly")
        for name in _STRUCTORS:
            variable = self._module.globals.get(name)
            if variable is not None and variable.referenced_globals:
                first = variable.referenced_globals[0]
                raise self._refused(f"'@{first}' is to be run before or after all kernels", variable)

    def _check_variable(self, variable: Global) -> None:
        key = variable.key
        if variable.thread_local is not None:
            raise self._refused(f"each thread has a variable '@{key}' of its own", variable)
        if (found := self._foreign(variable.header)) is not None:
            raise self._refused(f"'@{key}' {found.said}", variable)
        if _is_odd(parse_type(variable.value_type)):
            raise self._refused(f"'@{key}' is of type '{variable.value_type}'", variable)
        if variable.address_space != LOCAL:
            return
        if variable.initializer is not None and variable.initializer not in (*_UNDEFINED, _ZERO):
            message = f"'@{key}' in local memory has the value '{variable.initializer[:40]}' to begin with"
            raise self._refused(message, variable)

    def _check_cycles(self) -> None:
        """Refuse variables whose first values hold the addresses of each other: PTX wants one before the other."""
        variables = self._module.globals
        uses = {
            key: named
            for key, variable in variables.items()
            if (named := tuple(other for other in variable.referenced_globals if other in variables))
        }
        for component in components(uses, uses):
            first = component[-1]
            if len(component) > 1 or first in uses.get(first, ()):
                raise self._refused(f"'@{first}' holds an address that leads back to it", variables[first])

    def _check_function(self, function: Function) -> None:
        key = function.key
        if function.is_intrinsic and function.name.startswith(_INTRINSICS):
            user = next(iter(self._module.users(key)), None)
            if user is not None:
                raise self._refused(f"'@{user.key}' calls '@{key}'", user, self._place_of_call(user, key))
        if (found := self._foreign(function.raw)) is not None:
            place = place_of_instruction(self._module, found.line) or place_of_function(function)
            inside = described_inlining(self._module, found.line, key)
            raise self._refused(f"'@{key}' {found.said}{inside}", function, place)

    def _place_of_call(self, caller: View, callee: Key) -> str | None:
        """Return where the source has a call, or one of its caller: headers of compilers say nothing of their own."""
        for _ in range(_MOST_CALLERS):
            place = place_of_call(self._module, caller.key, callee) if isinstance(caller, Function) else None
            if place is not None:
                return place
            callee = caller.key
            above = next(iter(self._module.users(callee)), None)
            if above is None:
                return None
            caller = above
        return None

    def _foreign(self, text: str) -> _Foreign | None:
        """Return what a text has that there is no code for."""
        for found in _FOREIGN.finditer(text):
            if (word := found[1]) is not None:
                line = text[text.rfind("\n", 0, found.start()) + 1 :].partition("\n")[0]
                if word == "to" and not _OF_FLOAT.search(line):
                    continue
                return _Foreign(_SAID.get(word, f"has numbers of type '{word}'"), line)
        return None

    def _check_kernel(self, kernel: Function) -> None:
        if kernel.return_type != "void" or kernel.is_vararg:
            what = "returns a value" if kernel.return_type != "void" else "takes arguments of a variable number"
            raise self._refused(f"the kernel '@{kernel.key}' {what}", kernel)
        for parameter in kernel.parameters:
            if _is_unknown(parameter.type, self._module):
                raise self._refused(f"the kernel '@{kernel.key}' takes a '{parameter.type.text}'", kernel)
        for one in integers_of(kernel, names.REQD_SUB_GROUP_SIZE_KIND) or ():
            if one != _SUB_GROUP and 0 < one < 1 << 31:  # others let the device choose
                raise self._refused(f"the kernel '@{kernel.key}' requires sub-groups of {one} work-items", kernel)
        for kind in _ATTRIBUTES:
            size = integers_of(kernel, kind) or ()
            is_too_large = kind == names.REQD_WORK_GROUP_SIZE_KIND and (
                prod(size) > _MOST_ITEMS or prod(size[2:]) > _MOST_IN_Z
            )
            if len(size) > 3 or 0 in size or is_too_large:
                extents = "x".join(map(str, size))
                raise self._refused(f"the kernel '@{kernel.key}' requires work-groups of {extents} work-items", kernel)


def _is_odd(kind: Type) -> bool:
    """Tell whether a type is that of numbers of a width that PTX does not have."""
    return kind.kind == "integer" and kind.size != 1 and (kind.size < 8 or kind.size & (kind.size - 1) != 0)


def _is_unknown(kind: Type, module: Module) -> bool:
    """Tell whether PTX has no way to pass values of a type: odd numbers, and nothing at all."""
    if kind.kind in ("struct", "array", "named"):
        return DataLayout(NVPTX.data_layout).extent(kind, module).bytes == 0
    return _is_odd(kind)


def _has_unknown(function: Function) -> bool:
    """Tell whether a function takes or returns what PTX has no way to pass, so that it must be part of others."""
    if function.is_declaration or function.is_vararg:
        return False
    passed = (parse_type(function.return_type), *(parameter.type for parameter in function.parameters))
    return any(_is_unknown(kind, function.module) for kind in passed)


def finish_for_nvptx(module: Module) -> None:
    """Edit a module whose address spaces and conventions are those of NVIDIA's GPUs already."""
    for name in SUBJECT_LISTS & module.globals.keys():
        module.globals[name].remove()
    for variable in module.globals.values():
        if variable.address_space == LOCAL and variable.initializer == _ZERO:
            variable.set_initializer("undef")
        elif "addrspacecast" in (initializer := variable.initializer or ""):
            variable.set_initializer(_with_plain_nulls(initializer))
    _spell_small_floats(module)
    _replace_aliases(module)
    _separate_called_kernels(module)
    _drop_linkages(module)
    for function in module.functions.values():
        for guard in _GUARDS:
            function.remove_attribute(guard)
        if _has_unknown(function):
            function.add_attribute("alwaysinline")
    for key in sorted(module.functions_with_convention(names.PTX_KERNEL), key=str):
        kernel = module.functions[key]
        for kind, attribute in _ATTRIBUTES.items():
            if size := integers_of(kernel, kind):
                kernel.add_attribute(attribute, ",".join(map(str, size)), string=True)
                break


def _spell_small_floats(module: Module) -> None:
    """Let numbers of 16 bits in initial values be their bits: LLVM has no other spelling for them in PTX."""
    types = _types_with_small_floats(module)
    for variable in module.globals.values():
        layout, header = variable.layout, variable.entity.header
        start, end = layout.value_type.start, layout.initializer.end
        spelled = _with_bits(header[start:end], types)
        if spelled != header[start:end]:
            variable.set_header(f"{header[:start]}{spelled}{header[end:]}")


def _types_with_small_floats(module: Module) -> dict[Key, str]:
    """Return what named types stand for, with integers of 16 bits, that have such numbers in them."""
    bodies = {key: to_internal(kind.body) for key, kind in module.types.items() if not kind.is_opaque}
    found: dict[Key, str] = {}
    while more := {
        key: spelled
        for key, body in bodies.items()
        if key not in found and (spelled := _with_bits(body, found)) != body
    }:
        found |= more
    return {key: _with_bits(bodies[key], found) for key in found}


def _with_bits(text: str, types: Mapping[Key, str]) -> str:
    def one(found: re.Match[str]) -> str:
        if found["name"]:
            return types.get(key_of(found["name"]), found[0])
        if found["kind"] is None:
            return found[0]
        number = found["number"]
        return "i16" if number is None else f"i16 {int.from_bytes(float_bytes(number, found['kind']), 'little')}"

    return _SMALL_FLOAT.sub(one, text)


def _with_plain_nulls(initializer: str) -> str:
    """Return an initializer in which null pointers of other spaces are 0, as in all: LLVM prints no casts of them."""
    found = _CAST_OF_NULL.sub(lambda one: "null" if one[1] else one[0], initializer)
    return found if found == initializer else _with_plain_nulls(found)


def _replace_aliases(module: Module) -> None:
    """Let symbols stand where other names of theirs do."""
    targets = module.symbols_behind(is_name=True)
    module.replace_all_uses({key: target for key, target in targets.items() if target is not None})
    for key in targets:
        module.aliases[key].remove()


def _drop_linkages(module: Module) -> None:
    """Let definitions that may be in several modules be in this one, whole."""
    edited: dict[Entity, Entity | None] = {}
    for symbol in module.symbols.values():
        linkage = symbol.linkage
        if linkage in _MERGED or (symbol.comdat is not None and not symbol.is_declaration):
            kept = "external" if linkage in _MERGED else linkage
            edited[symbol.entity] = with_linkage(symbol.entity, kept, in_comdat=False)
        elif linkage == "available_externally":
            edited[symbol.entity] = with_linkage(symbol.entity, "internal", in_comdat=False)
    module.replace_all(edited)
    for key in [*module.comdats]:
        module.comdats[key].remove()


def _separate_called_kernels(module: Module) -> None:
    """Let a kernel that something calls, or has the address of, be two functions: a kernel, and what it calls.

    Nothing calls kernels then, as the calling convention of a call is that of a plain function.
    """
    kernels = module.functions_with_convention(names.PTX_KERNEL)
    for key in module.definition_keys():
        body = module.functions[key].body_text
        if names.PTX_KERNEL in body:
            module.functions[key].set_body(_CONVENTION.sub(lambda found: "" if found[1] else found[0], body))
    for key in sorted(kernels, key=str):
        kernel = module.functions[key]
        if not kernel.is_declaration and any(user.kind in ("function", "global") for user in module.users(key)):
            _separate(kernel)


def _separate(kernel: Function) -> None:
    module, name = kernel.module, kernel.name
    header, parameters, keys = kernel.header, kernel.parameters, parameter_keys(kernel.entity)
    body = FreshNames(module.symbols).fresh(f"{name}.called")
    kernel.rename(body)
    kernel.set_calling_convention("ccc")
    for kind in kernel.metadata_kinds - {"dbg"}:
        kernel.set_metadata(kind, None)
    kernel.set_linkage("internal")
    passed: list[str] = []
    for parameter, key in zip(parameters, keys, strict=True):
        kind = by_value_type(parameter)
        attribute = "" if kind is None else f" byval({kind})"
        passed.append(f"{parameter.type.text}{attribute} %{spell(key)}")
    call = f"{{\n  call void @{spell(body)}({', '.join(passed)}) alwaysinline\n  ret void\n}}\n"
    made = module.add(f"{to_user(header)}{call}")
    assert isinstance(made, Function)
    made.set_metadata("dbg", None)
