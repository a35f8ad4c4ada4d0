"""sycl-link-device-library: what device code calls of a library comes from one that is made for its target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.codegen.device_library import device_library
from syclopt.codegen.device_library.made_functions import (
    is_vector,
    made_default_value,
    made_function,
    made_intrinsic,
    split_vectors,
)
from syclopt.codegen.device_library.names_of_functions import LibraryNames
from syclopt.codegen.device_library.printed_arguments import PrintedArguments
from syclopt.codegen.device_library.refused_calls import RefusedCalls
from syclopt.errors import PassFailed
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.used_lists import COMPILER_USED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.codegen.device_library.made_functions import Made
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function


_SPIRV = "spir"  # begins the triples of device code that is not for a processor yet
_SHORT = 16  # instructions
_PRINTING = ("puts", "putchar")
_FOR_THE_HOST = (
    f'@{COMPILER_USED} = appending global [1 x ptr] [ptr @{names.NATIVE_TAKE_PRINTED}], section "llvm.metadata"\n'
    f"declare ptr @{names.NATIVE_TAKE_PRINTED}(ptr)\n"
)
_HALF = compile_pattern(r"\bhalf\b")


@dataclass(frozen=True)
class SYCLLinkDeviceLibraryPass(ModulePass):
    """Link what device code for the processor of this machine lacks: queries, barriers, mathematics.

    Functions that ask where a work-item stands, or that wait for others, are to be inlined into kernels afterwards,
    and get `alwaysinline`. A function that nobody has is an error, as is a barrier in a function that calls itself or
    is called through a pointer.
    """

    name: ClassVar[str] = "sycl-link-device-library"

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place. Raises `PassFailed` for what cannot be called."""
        if (module.triple or "").startswith(_SPIRV):
            message = f"the module is for '{module.triple}', expected what 'sycl-retarget' makes for a processor"
            raise PassFailed(self.name, message)
        before = module.internal_text()
        kernels = module.functions_with_convention(names.SPIR_KERNEL)
        library = device_library()
        made = _Linked(module, library, self.name).resolve()
        linked = link([module, made, library], only_needed=True, name=module.name)
        if names.HALF_OF_DOUBLE not in linked.functions and _HALF.search(linked.internal_text()):
            linked = link([linked, _half_conversions(), library], only_needed=True, name=module.name)
        refused = RefusedCalls(linked, kernels, self.name)
        refused.check_definitions()
        refused.check_barriers()
        for key in (*refused.reaching(names.NATIVE_ITEM, names.NATIVE_BARRIER, names.NATIVE_LOCAL), *_short(linked)):
            if key not in kernels and not linked.functions[key].is_declaration:
                linked.functions[key].add_attribute("alwaysinline")
        if linked.internal_text() != before:
            module.become(linked)
            return PassResult(changed=True)
        return PassResult(changed=False)


def _short(module: Module) -> Iterator[Key]:
    """Yield the functions of the library that are one block and call none but intrinsics, so that code is seen."""
    for key in module.definition_keys():
        if key in device_library().functions and len(blocks := module.functions[key].blocks) == 1:
            callees = (call.callee for call in module.functions[key].calls)
            if len(blocks[0].instructions) <= _SHORT and all(str(one).startswith("llvm.") for one in callees):
                yield key


def _vectors(function: Function) -> list[str]:
    """Return the types of the parameters and of the result, as far as they are vectors."""
    types = [*(parameter.type.text for parameter in function.parameters), function.return_type]
    return [kind if is_vector(kind) else "" for kind in types]


def _half_conversions() -> Module:
    """Return a module that wants what LLVM calls to convert halves, when it makes machine code."""
    return Module.parse(
        f"@{COMPILER_USED} = appending global [3 x ptr]"
        f" [ptr @{names.HALF_OF_DOUBLE}, ptr @{names.HALF_OF_FLOAT}, ptr @{names.FLOAT_OF_HALF}],"
        ' section "llvm.metadata"\n'
        f"declare half @{names.HALF_OF_DOUBLE}(double)\n"
        f"declare half @{names.HALF_OF_FLOAT}(float)\n"
        f"declare float @{names.FLOAT_OF_HALF}(half)\n"
    )


class _Linked:
    """Gives declarations the names of the library, and makes functions of vectors out of those of elements."""

    def __init__(self, module: Module, library: Module, pass_name: str) -> None:
        self._module = module
        self._pass = pass_name
        self._library = library
        self._names = LibraryNames(library)
        self._made: dict[str, Made] = {}

    def resolve(self) -> Module:
        """Rename declarations; return a module with the definitions that were made."""
        printing = PrintedArguments(self._module, self._pass).definitions()
        for key in self._module.declaration_keys():
            self._resolve(key)
        known = {declaration: None for made in self._made.values() for declaration in made.declarations}
        if printing:
            known[f"declare i32 @{names.NATIVE_PRINTF}(ptr, ptr, i32)\n"] = None
        if printing or not self._module.functions.keys().isdisjoint(_PRINTING):
            known[_FOR_THE_HOST] = None  # in this link: each link has variables of its own
        definitions = (made.definition for made in self._made.values())
        return Module.parse("".join((*printing, *definitions, *known)), "made functions")

    def _resolve(self, key: Key) -> None:
        function, name = self._module.functions[key], str(key)
        if name in self._library.functions:
            self._check_vectors(function, name)
            return
        if (made := made_intrinsic(function) or made_default_value(function)) is not None:
            self._make(function, made)
        elif (other := self._names.in_library(name)) is not None:
            self._check_vectors(function, other)
            self._rename(function, other)
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

    def _rename(self, function: Function, name: str) -> None:
        if name in self._module.functions:
            function.replace_all_uses(self._module.functions[name])
            function.remove()
        else:
            function.rename(name)
