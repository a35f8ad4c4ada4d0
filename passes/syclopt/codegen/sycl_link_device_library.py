"""sycl-link-device-library: what device code calls of a library comes from one that is made for its target.

For `printf`, each list of types of arguments gets a function that hands the arguments over in slots of 64 bits. What
code for a device cannot have is refused: functions that nobody has, barriers where kernels cannot be cut.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from syclopt import names
from syclopt.analysis.c_functions import PROCESS_FUNCTIONS
from syclopt.analysis.call_chains import described_chain
from syclopt.analysis.call_graph import CallGraph, components
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.opencl_builtins import PRINTF
from syclopt.analysis.source_places import location_at, place_of_call
from syclopt.analysis.ways import steps_towards, way_from
from syclopt.codegen.device_library import Device, device_library
from syclopt.codegen.device_library.libdevice import PREFIX, libdevice
from syclopt.codegen.device_library.made_functions import (
    differ_by_spaces,
    have_same_types,
    is_vector,
    made_block_access,
    made_call,
    made_default_value,
    made_function,
    made_intrinsic,
    split_vectors,
)
from syclopt.codegen.device_library.mathematics import made_mathematics, made_remainder, take_remainders
from syclopt.codegen.device_library.names_of_functions import DRIVER_FUNCTIONS, LibraryNames
from syclopt.codegen.device_library.vector_mathematics import read_name
from syclopt.errors import PassFailed
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.source import to_user
from syclopt.ir.text.spelling import spell
from syclopt.ir.views.global_variable import Global
from syclopt.mangling.shown_names import shown
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.used_lists import COMPILER_USED

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from syclopt.codegen.device_library.made_functions import Made
    from syclopt.errors import Location
    from syclopt.ir.body.call_sites import Call
    from syclopt.ir.fragments import Type
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_SPIRV = "spir"  # begins the triples of device code that is not for a processor yet
_SHORT = 16  # instructions of a block
_FEW = 8  # blocks
_PRINTING = ("puts", "putchar")
_FOR_THE_HOST = (
    f'@{COMPILER_USED} = appending global [1 x ptr] [ptr @{names.NATIVE_TAKE_PRINTED}], section "llvm.metadata"\n'
    f"declare ptr @{names.NATIVE_TAKE_PRINTED}(ptr)\n"
)
# Types of 16 bits, and what LLVM calls to convert them when it makes machine code: results, names, operands.
_CONVERSIONS = (
    (
        compile_pattern(r"\bhalf\b"),
        (
            ("half", names.HALF_OF_DOUBLE, "double"),
            ("half", names.HALF_OF_FLOAT, "float"),
            ("float", names.FLOAT_OF_HALF, "half"),
        ),
    ),
    (
        compile_pattern(r"\bbfloat\b"),
        (("bfloat", names.BFLOAT_OF_DOUBLE, "double"), ("bfloat", names.BFLOAT_OF_FLOAT, "float")),
    ),
)
_BITS = 64
_INTEGER = re.compile(r"i[0-9]+$")
_OURS = ("__native_", "__nvptx_")
_LLVM = "llvm."
_FOR_SPIRV = "llvm.spv."
_IN_OTHER_SPACES = "__native_spaces."  # begins names of functions that call one of the library with other pointers
_HAS_BARRIERS = ((names.NATIVE_BARRIER, "a barrier"), (names.NATIVE_LOCAL, "a variable in local memory"))
_OF_SUB_GROUPS = (names.NATIVE_LANES, names.NATIVE_LANE, names.NATIVE_SUB_GROUP_QUERY, names.NATIVE_SUB_GROUP_SIZE)
_OF_GROUPS = (names.NATIVE_TOGETHER, *_OF_SUB_GROUPS)


class _Machine(NamedTuple):
    """What differs by the kind of device: the convention of kernels, and what functions there are beside the library.

    A function that reaches one of `asked` is to become a part of kernels, and one that reaches one of `cut` must.
    """

    described: str
    convention: str
    functions: AbstractSet[str]
    asked: tuple[str, ...]
    cut: tuple[tuple[str, str], ...] = ()


_MACHINES: dict[Device, _Machine] = {
    "native_cpu": _Machine(
        "a processor",
        names.SPIR_KERNEL,
        PROCESS_FUNCTIONS,
        (names.NATIVE_ITEM, names.NATIVE_BARRIER, names.NATIVE_LOCAL),
        _HAS_BARRIERS,
    ),
    "nvptx64": _Machine(
        "NVIDIA's GPUs",
        names.PTX_KERNEL,
        DRIVER_FUNCTIONS,
        # LLVM knows the size of work-groups in kernels that require one.
        (names.NVPTX_LAUNCH, *(f"llvm.nvvm.read.ptx.sreg.ntid.{letter}" for letter in "xyz")),
    ),
}


@dataclass(frozen=True)
class SYCLLinkDeviceLibraryPass(ModulePass):
    """Link what device code for the processor of this machine, or NVIDIA's GPUs, lacks: queries, barriers, mathematics.

    Functions that ask where a work-item stands are to be inlined into kernels afterwards, as are those that wait for
    others on a processor, and get `alwaysinline`. A function that nobody has is an error, as is for a processor a
    barrier in a function that calls itself or is called through a pointer.

    For NVIDIA's GPUs (`nvptx64`) mathematics comes from NVIDIA's libdevice, which a package of NVIDIA's has; the
    variable SYCLOPT_LIBDEVICE names another file.
    """

    name: ClassVar[str] = "sycl-link-device-library"
    device: Device = field(default="native_cpu", metadata={"help": "what the code is for"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for what cannot be called, `FileError` where there is no libdevice."""
        machine, library = _MACHINES[self.device], device_library(self.device)
        if (module.triple or "").startswith(_SPIRV):
            expected = f"what 'sycl-retarget' makes for {machine.described}"
            raise PassFailed(self.name, f"the module is for '{module.triple}', expected {expected}")
        before = module.internal_text()
        kernels = module.functions_with_convention(machine.convention)
        linked = self._linked(module, library)
        refused = RefusedCalls(linked, kernels, self.name)
        refused.check_definitions(machine.functions)
        of_groups = [str(key) for key in linked.declaration_keys() if str(key).startswith(_OF_GROUPS)]
        refused.check_cuts((*machine.cut, *((one, _described(one)) for one in of_groups)))
        for key in (*refused.reaching(*machine.asked, *of_groups), *_short(linked, library)):
            if key not in kernels and not linked.functions[key].is_declaration:
                linked.functions[key].add_attribute("alwaysinline")
        if linked.internal_text() != before:
            module.become(linked)
            return PassResult(changed=True)
        return PassResult(changed=False)

    def _linked(self, module: Module, library: Module) -> Module:
        """Return the module with all that the library has of what it calls."""
        is_gpu = self.device == "nvptx64"
        if is_gpu:
            take_remainders(module)
        made = _Linked(module, library, self).resolve()
        linked = link([module, made, library], only_needed=True, name=module.name)
        if is_gpu:
            if any(str(key).startswith(PREFIX) for key in linked.declaration_keys()):
                linked = link([linked, libdevice()], only_needed=True, name=module.name)
        elif wanted := _conversions(linked):
            linked = link([linked, wanted, library], only_needed=True, name=module.name)
        return linked


def _described(name: str) -> str:
    return "something of a " + ("work-group" if name.startswith(names.NATIVE_TOGETHER) else "sub-group")


def _short(module: Module, library: Module) -> list[Key]:
    """Return the functions of the library that are short, and call none but intrinsics, so that code is seen.

    They are one block, but for mathematics of floats for processors, for which vectors of work-items have functions.
    """
    found: dict[Key, None] = {}
    waiting = [key for key in module.definition_keys() if key in library.functions]
    while new := [key for key in waiting if _is_short(module.functions[key], found)]:
        found |= dict.fromkeys(new)
        waiting = [key for key in waiting if key not in found]
    return [*found]


def _is_short(function: Function, others: Container[Key]) -> bool:
    blocks, callees = function.blocks, [str(call.callee) for call in function.calls]
    is_of_floats = any(one in others or read_name(one) is not None for one in callees)
    if len(blocks) > (_FEW if is_of_floats else 1) or any(len(one.instructions) > _SHORT for one in blocks):
        return False
    return all(one in others or one.startswith((_LLVM, names.NATIVE_MATHEMATICS)) for one in callees)


def _vectors(function: Function) -> list[str]:
    """Return the types of the parameters and of the result, as far as they are vectors."""
    types = [*(parameter.type.text for parameter in function.parameters), function.return_type]
    return [kind if is_vector(kind) else "" for kind in types]


def _conversions(module: Module) -> Module | None:
    """Return a module that wants what LLVM may call and this one does not have; None if that is nothing."""
    text = module.internal_text()
    missing = [
        one
        for is_used, functions in _CONVERSIONS
        if functions[0][1] not in module.functions and is_used.search(text)
        for one in functions
    ]
    if not missing:
        return None
    listed = ", ".join(f"ptr @{name}" for _, name, _ in missing)
    declared = "".join(f"declare {result} @{name}({operand})\n" for result, name, operand in missing)
    return Module.parse(
        f'@{COMPILER_USED} = appending global [{len(missing)} x ptr] [{listed}], section "llvm.metadata"\n{declared}'
    )


class _Linked:
    """Gives declarations the names of the library, and makes functions of vectors out of those of elements."""

    def __init__(self, module: Module, library: Module, asked: SYCLLinkDeviceLibraryPass) -> None:
        self._module = module
        self._pass = asked.name
        self._is_gpu = asked.device == "nvptx64"
        self._library = library
        self._names = LibraryNames(library, _MACHINES[asked.device].functions)
        self._made: dict[str, Made] = {}

    def resolve(self) -> Module:
        """Rename declarations; return a module with the definitions that were made."""
        printing = PrintedArguments(self._module, self._pass).definitions()
        for key in self._module.declaration_keys():
            self._resolve(key)
        known = {declaration: None for made in self._made.values() for declaration in made.declarations}
        if printing:
            known[f"declare i32 @{names.NATIVE_PRINTF}(ptr, ptr, i32)\n"] = None
        if not self._is_gpu and (printing or not self._module.functions.keys().isdisjoint(_PRINTING)):
            known[_FOR_THE_HOST] = None  # in this link: each link has variables of its own
        definitions = (made.definition for made in self._made.values())
        return Module.parse("".join((*printing, *definitions, *known)), "made functions")

    def _resolve(self, key: Key) -> None:
        function, name = self._module.functions[key], str(key)
        if name in self._library.functions:
            if function.is_intrinsic:  # LLVM's, whatever the library calls
                return
            self._check_vectors(function, name)
            if differ_by_spaces(function, self._library.functions[name]):
                function.rename(f"{_IN_OTHER_SPACES}{name}")
                self._make(function, made_call(function, self._library.functions[name]))
            return
        made = made_intrinsic(function) or made_default_value(function) or made_block_access(function)
        if made is None and self._is_gpu:
            made = made_mathematics(function) or made_remainder(function)
        if made is not None:
            self._make(function, made)
        elif (other := self._names.in_library(name)) is not None:
            self._check_vectors(function, other)
            self._take(function, other)
        else:
            readings = self._names.readings(name)
            found = (made_function(function, one, self._library) for one in readings)
            if (made := next((one for one in found if one is not None), None)) is not None:
                self._make(function, made)

    def _check_vectors(self, function: Function, name: str) -> None:
        """Raise `InputError` where vectors are not taken and returned as the library does it."""
        if name in self._library.functions and _vectors(function) != _vectors(self._library.functions[name]):
            raise split_vectors(function)

    def _make(self, function: Function, made: Made) -> None:
        if function.name.startswith("llvm."):
            plain = f"__native_{function.name}"
            made = made._replace(definition=made.definition.replace(f"@{function.name}(", f"@{plain}(", 1))
            function.rename(plain)
        self._made[function.name] = made

    def _take(self, function: Function, name: str) -> None:
        """Let a function of the library take the place of one that is declared by another name."""
        found = self._library.functions.get(name)
        if found is not None and differ_by_spaces(function, found):
            self._make(function, made_call(function, found))
        elif function.name in PROCESS_FUNCTIONS and found is not None and not have_same_types(function, found):
            return
        else:
            self._rename(function, name)

    def _rename(self, function: Function, name: str) -> None:
        if name in self._module.functions:
            function.replace_all_uses(self._module.functions[name])
            function.remove()
        else:
            function.rename(name)


class PrintedArguments:
    """Takes the place of the functions `printf` that a module declares."""

    def __init__(self, module: Module, pass_name: str) -> None:
        self._module = module
        self._pass = pass_name
        self._made: dict[tuple[str, ...], str] = {}
        self._definitions: list[str] = []

    def definitions(self) -> list[str]:
        """Return definitions of functions with a fixed number of parameters, to which all calls go then.

        Raises `PassFailed` for an argument that cannot be printed.
        """
        for key in [key for key in self._module.declaration_keys() if _is_printf(str(key))]:
            function = self._module.functions[key]
            if function.is_vararg:
                self._take_calls(function)
            else:
                self._define(function.name, [parameter.type for parameter in function.parameters])
        return self._definitions

    def _take_calls(self, printf: Function) -> None:
        for user in self._module.users(printf.key):
            if user.key in self._module.functions:
                function = self._module.functions[user.key]
                calls = [call for call in function.calls if call.callee == printf.key and call.is_direct]
                function.replace_calls({call: self._text(call) for call in calls})
        if not self._module.users(printf.key):
            printf.remove()

    def _text(self, call: Call) -> str:
        """Return a call of the function for the types of the arguments in the place of `call`."""
        types = [argument.type for argument in call.arguments]
        key = tuple(one.text for one in types)
        if key not in self._made:
            self._made[key] = f"{names.NATIVE_PRINTF}.{len(self._made)}"
            self._module.add(f"declare i32 @{self._made[key]}({', '.join(key)})")
            self._define(self._made[key], types, call)
        text, parsed = call.source.text[slice(*call.span)], call.parsed
        return to_user(f"{text[: parsed.type.start_pos]}i32 @{self._made[key]}{text[parsed.callee.end_pos :]}")

    def _define(self, name: str, types: list[Type], call: Call | None = None) -> None:
        lines: list[str] = []
        slots = 0
        form = _plain_pointer("%0", types[0].text, lines)
        for at, kind in enumerate(types[1:]):
            for value, element in _elements(kind, at + 1, lines):
                slot = _in_slot(value, element, lines)
                if slot is None:
                    location = call.location if call is not None else None
                    raise PassFailed(self._pass, f"printf cannot print a value of type {kind.text}", location)
                lines.append(f"  %place.{slots} = getelementptr i64, ptr %slots, i64 {slots}\n")
                lines.append(f"  store i64 {slot}, ptr %place.{slots}\n")
                slots += 1
        parameters = ", ".join(one.text for one in types)
        self._definitions.append(
            f"define i32 @{spell(name)}({parameters}) noinline nounwind {{\n"
            f"  %slots = alloca [{max(slots, 1)} x i64]\n{''.join(lines)}"
            f"  %r = call i32 @{names.NATIVE_PRINTF}(ptr {form}, ptr %slots, i32 {slots})\n  ret i32 %r\n}}\n"
        )


def _is_printf(name: str) -> bool:
    return name == PRINTF or name.startswith(names.PRINTF_PREFIX)


def _elements(kind: Type, at: int, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the values in an argument, with their types."""
    if kind.kind != "vector":
        yield f"%{at}", kind.text
        return
    for lane in range(kind.size):
        lines.append(f"  %lane.{at}.{lane} = extractelement {kind.text} %{at}, i32 {lane}\n")
        yield f"%lane.{at}.{lane}", kind.elements[0].text


def _plain_pointer(value: str, kind: str, lines: list[str]) -> str:
    """Return a pointer of any address space as one that may lead to all of them."""
    if not kind.startswith("ptr addrspace"):
        return value
    lines.append(f"  %plain.{value[1:]} = addrspacecast {kind} {value} to ptr\n")
    return f"%plain.{value[1:]}"


def _in_slot(value: str, kind: str, lines: list[str]) -> str | None:
    """Return a value as a slot holds it; None for one that no slot can hold."""
    if kind in ("half", "float"):
        wide = f"%wide.{value[1:]}"
        lines.append(f"  {wide} = fpext {kind} {value} to double\n")
        value, kind = wide, "double"
    if kind == f"i{_BITS}":
        return value
    if kind == "double":
        how = "bitcast"
    elif kind.startswith("ptr") or kind.endswith("*"):
        value, kind, how = _plain_pointer(value, kind, lines), kind if kind.endswith("*") else "ptr", "ptrtoint"
    elif _INTEGER.match(kind) and int(kind[1:]) < _BITS:
        how = "zext" if kind == "i1" else "sext"
    else:
        return None
    slot = f"%slot.{value[1:]}"
    lines.append(f"  {slot} = {how} {kind} {value} to i{_BITS}\n")
    return slot


class RefusedCalls:
    """The calls of a linked module, its kernels, and the functions that must know the work-item."""

    def __init__(self, module: Module, kernels: Iterable[Key], pass_name: str) -> None:
        self._module = module
        self._pass = pass_name
        self._symbols = CalledSymbols.compute(module)
        self._graph = CallGraph.of(module, self._symbols)
        self._kernels = frozenset(kernels)

    def check_definitions(self, others: AbstractSet[str]) -> None:
        """Raise `PassFailed` for a function that nobody has, and for a variable that the program does not have."""
        for key in self._module.declared_keys():
            name = str(key)
            if name.startswith((*_OURS, _LLVM)) and not name.startswith(_FOR_SPIRV):
                continue
            if name in others or name == names.NVPTX_DYNAMIC_LOCAL:
                continue
            if key not in self._module.globals:
                message = f"neither the program nor the device library defines {shown(key)}{self._chain(key)}"
                raise PassFailed(self._pass, f"{self._kernel(key)}{message}", self._location(key))
            if user := next((one.key for one in self._module.users(key) if one.key in self._module.functions), None):
                message = f"nothing in the program defines the variable {shown(key)}, which {shown(user)} uses"
                raise PassFailed(self._pass, f"{self._kernel(user)}{message}")

    def check_cuts(self, cut: Iterable[tuple[str, str]]) -> None:
        """Raise `PassFailed` for a function that cannot become a part of kernels and has what only kernels can have."""
        wanted = dict(cut)
        alone = self._alone(wanted)
        for what, text in wanted.items():
            for key in self.reaching(what):
                if key in alone and key not in self._kernels:
                    reason = (
                        f"{text} in a function that {alone[key]}, so it cannot become a part of a kernel: {shown(key)}"
                    )
                    raise PassFailed(self._pass, f"{self._kernel(key)}{reason}{self._chain(key)}")

    def reaching(self, *goals: Key) -> Iterator[Key]:
        """Yield the functions from which calls lead to `goals`, without these."""
        return (key for key in steps_towards(goals, self._graph.callers) if key not in goals)

    def _alone(self, cut: Iterable[Key]) -> dict[Key, str]:
        """Return function -> why calls of it cannot all be inlined."""
        found: dict[Key, str] = {}
        for key in self._pointed_to(cut):
            found[key] = "is called through a pointer"
        for group in components(self._module.definition_keys(), self._graph.callees):
            if len(group) > 1 or group[0] in self._graph.callees.get(group[0], ()):
                found.update(dict.fromkeys(group, "calls itself"))
        return found

    def _pointed_to(self, cut: Iterable[Key]) -> Iterator[Key]:
        functions = self._module.functions
        for _, others in self._symbols.symbols.values():
            yield from (key for key in others if key in functions)
        for key in self.reaching(*cut):
            if any(isinstance(user, Global) and not user.name.startswith(_LLVM) for user in self._module.users(key)):
                yield key

    def _steps(self, key: Key) -> dict[Key, Key]:
        return steps_towards((key,), self._graph.callers)

    def _way(self, key: Key) -> list[Key]:
        """Return the functions of which each calls the next one, from a kernel, if one leads there, to a function."""
        steps = self._steps(key)
        start = next((one for one in steps if one in self._kernels), [*steps][-1])
        return way_from(start, steps)

    def _location(self, key: Key) -> Location | None:
        """Return where the source calls what nothing defines, as far as the code says it."""
        caller = self._way(key)[-2:-1]
        place = place_of_call(self._module, caller[0], key) if caller else None
        return location_at(place) if place is not None else None

    def _kernel(self, key: Key) -> str:
        start = self._way(key)[0]
        return f"kernel {shown(start)}: " if start in self._kernels else ""

    def _chain(self, key: Key) -> str:
        way = self._way(key)
        return described_chain(self._module, way, None) if len(way) > 1 else ""
