"""What the code of an image says of kernels, which whoever launches them must know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.images.kernel_facts import MOST_ALIGNMENT, CodeFacts, Parameter
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, key_of
from syclopt.targets.triples import LOCAL, local_parameters

if TYPE_CHECKING:
    from collections.abc import Collection

    from syclopt.images.kernel_facts import ParameterKind
    from syclopt.ir.fragments import Type
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

SPIRV_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
"""The data layout of device code that does not say its own."""

_WATCHES = compile_pattern("atomic|cmpxchg|volatile", re.IGNORECASE)
_NAMED = compile_pattern(rf"@({NAME})(\s*\()?")  # a symbol, and what shows that it is called
_FLOATS = {"half": 2, "bfloat": 2, "float": 4, "double": 8}  # bytes
_STRUCTURES = frozenset({"array", "named", "struct", "vector"})
_HANDLE = compile_pattern(r'%"?(?:opencl|spirv)\.|target\("spirv\.')


def facts_of_kernel(module: Module, kernel: str) -> CodeFacts:
    """Return what a module says of a kernel that it defines."""
    return CodeFacts(_parameters(module, kernel), _may_wait(module, kernel))


def keeps_values(module: Module) -> bool:
    """Tell whether code has variables that keep their values from launch to launch.

    Device globals without image scope are not meant: their values are elsewhere.
    """
    return any(map(keeps_value, module.globals.values()))


def keeps_value(variable: Global) -> bool:
    """Tell whether a variable keeps its value from launch to launch, as `keeps_values` does."""
    if variable.is_constant or variable.is_declaration or variable.address_space == LOCAL:
        return False
    strings = variable.attributes.strings
    if names.DEVICE_GLOBAL_SIZE not in strings:
        return not variable.name.startswith("llvm.")
    return strings.get(names.DEVICE_IMAGE_SCOPE, strings.get(names.DEVICE_IMAGE_SCOPE_OF_OLD, "false")) != "false"


def shares_state(module: Module, keys: Collection[Key]) -> bool:
    """Tell whether code has to be in one program with other code of which the same is said.

    `keys` are the symbols of the code, with all that it uses. It is so where a variable keeps its value from launch to
    launch, and where the address of a function may be handed on.
    """
    functions, variables = module.functions, module.globals
    for key in keys:
        variable, function = variables.get(key), functions.get(key)
        if variable is not None and (keeps_value(variable) or any(used in functions for used in module.uses(key))):
            return True
        if function is not None and not function.is_declaration and _hands_on_functions(function):
            return True
    return False


def _hands_on_functions(function: Function) -> bool:
    """Tell whether a function calls a pointer, or does something else with the name of a function than call it."""
    others = {key_of(name) for name, is_called in _NAMED.findall(function.body_text) if not is_called}
    functions = function.module.functions
    return any(key in functions for key in others) or any(call.is_indirect for call in function.calls)


def has_native_constants(module: Module) -> bool:
    """Tell whether code has specialization constants as SPIR-V has them."""
    return any(str(key).startswith(names.SPEC_CONSTANT_PREFIX) for key in module.declaration_keys())


def is_handle(kind: str) -> bool:
    """Tell whether a type is that of an object of OpenCL, which has no value: an image, a sampler, a queue, ..."""
    return _HANDLE.match(kind) is not None


def _may_wait(module: Module, kernel: str) -> bool:
    """Tell whether code that a kernel reaches looks at memory that changes meanwhile."""
    functions = module.functions
    reached = module.reachable([kernel])
    return any(_WATCHES.search(functions[key].body or str(key)) for key in reached if key in functions)


def _parameters(module: Module, kernel: str) -> tuple[Parameter, ...]:
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import parse_type

    layout = DataLayout(module.data_layout or SPIRV_LAYOUT)
    function = module.functions[kernel]
    local = local_parameters(function)
    found: list[Parameter] = []
    for at, parameter in enumerate(function.parameters):
        by_value = next((one.value for one in parameter.attributes if one.name == "byval"), None)
        value_type = parameter.type if by_value is None else parse_type(by_value)
        kind: ParameterKind = "struct"
        if by_value is None:
            kind = "struct" if value_type.kind in _STRUCTURES else "scalar"
            if value_type.kind == "pointer" and not is_handle(value_type.text):
                kind = "local" if at in local else "pointer"
        align = next((int(one.value) for one in parameter.attributes if one.name == "align"), 1)
        extent = layout.extent(value_type, module)
        name = str(parameter.key) if parameter.key is not None else ""
        sizes = extent.stride, extent.alignment, min(align, MOST_ALIGNMENT), _number_size(value_type)
        found.append(Parameter(at, name, value_type.text, kind, *sizes))
    return tuple(found)


def _number_size(pointer: Type) -> int:
    """Return the bytes of the numbers that a pointer with a type points to; 0 for anything else."""
    if pointer.kind != "pointer" or pointer.is_opaque_pointer:
        return 0
    found = pointer.elements[0]
    while found.kind in ("vector", "array"):
        found = found.elements[0]
    return found.size // 8 if found.kind == "integer" else _FLOATS.get(found.text, 0)
