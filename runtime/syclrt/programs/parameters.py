"""What device code says of kernels, and what of it they reach.

It is read from the code once, then from the cache, which knows it by the code.
"""

from __future__ import annotations

import json
import re
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from syclrt.backends.backend import MOST_ALIGNMENT
from syclrt.disk_cache import digest, find, store
from syclrt.errors import Errc, SyclError
from syclrt.programs.arguments import is_handle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir import Module
    from syclopt.ir.fragments import Type
    from syclopt.ir.text.spelling import Key
    from syclrt.programs.loaded_image import LoadedImage

ParameterKind = Literal["scalar", "pointer", "local", "struct"]
_WATCHES = re.compile("atomic|cmpxchg|volatile", re.IGNORECASE)
_FLOATS = {"half": 2, "bfloat": 2, "float": 4, "double": 8}  # bytes
_STRUCTURES = frozenset({"array", "named", "struct", "vector"})
_SPIRV_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter: `type` as LLVM spells it, for a structure that of the structure; size and alignment in bytes.

    `target_align` is the alignment that a pointer must have (`MOST_ALIGNMENT` where the code would like more), and
    `number_size` the bytes of the numbers that it points to (of each one in a vector or array), as far as the code
    says; 0 where it says nothing, or they are not numbers.
    """

    index: int
    name: str
    type: str
    kind: ParameterKind
    size: int
    align: int
    target_align: int = 1
    number_size: int = 0


class CodeFacts(NamedTuple):
    """What device code says of a kernel: its parameters, and whether it may wait for what the host or others do."""

    parameters: tuple[Parameter, ...]
    may_wait: bool


def facts_in(image: LoadedImage, kernel: str) -> CodeFacts:
    """Return what an image says of a kernel. Raises `SyclError` (INVALID) where it does not have it."""
    key = digest("facts", image.digest, kernel)
    stored = find(key)
    if stored is not None:
        rows, may_wait = json.loads(stored)
        return CodeFacts(tuple(Parameter(*row) for row in rows), may_wait)
    function = image.module.functions.get(kernel)
    if function is None or function.is_declaration:
        message = f"{image.origin} has no kernel '{kernel}', which is listed among its symbols"
        raise SyclError(message, Errc.INVALID, kernel=kernel)
    found = CodeFacts(_read(image.module, kernel), image.uses_others or _may_wait(image.module, kernel))
    store(key, json.dumps([[astuple(parameter) for parameter in found.parameters], found.may_wait]).encode())
    return found


def _may_wait(module: Module, kernel: str) -> bool:
    """Tell whether code that a kernel reaches looks at memory that changes meanwhile."""
    reached = reached_from(module, [kernel])
    functions = module.functions
    return any(_WATCHES.search(functions[key].body or str(key)) for key in reached if key in functions)


def _read(module: Module, kernel: str) -> tuple[Parameter, ...]:
    from syclopt.ir.data_layout import DataLayout
    from syclopt.ir.fragments import parse_type
    from syclopt.targets.address_spaces import local_parameters

    layout = DataLayout(module.data_layout or _SPIRV_LAYOUT)
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


def reached_from(module: Module, roots: Iterable[str]) -> dict[Key, Key]:
    """Return the symbols that some symbols of a module need, each with the one before it on a shortest way.

    Those roots that the module has are among them, with themselves.
    """
    symbols = module.symbols
    found: dict[Key, Key] = {key: key for key in roots if key in symbols}
    level = [*found]
    while level:
        following: list[Key] = []
        for key in level:
            for used in module.uses(key):
                if used not in found and used in symbols:
                    found[used] = key
                    following.append(used)
        level = following
    return found


def described_way(reached: dict[Key, Key], key: Key) -> str:
    """Return in words how code gets to a symbol: "'k' uses 'f', which uses 'g(int)'"."""
    from syclopt.mangling.demangle import demangled

    way = [key]
    while reached[way[-1]] != way[-1]:
        way.append(reached[way[-1]])
    shown = [f"'{demangled(str(one)) or one}'" for one in reversed(way)]
    return f"{shown[0]} uses {', which uses '.join(shown[1:])}" if len(shown) > 1 else f"{shown[0]} is one"
