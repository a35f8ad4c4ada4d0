"""Which function of the device library a name stands for: compilers have several names, also mangled ones, for one."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.codegen.device_library.vector_mathematics import of_c
from syclopt.mangling.mangled_names import read
from syclopt.mangling.syntax import Builtin, Extended, Function, Name, Nested, Pointer, Qualified, Vector

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from syclopt.ir.module import Module
    from syclopt.mangling.syntax import Node, Nodes

_OPENCL = "__spirv_ocl_"  # begins names of OpenCL's functions in SPIR-V
_SPIRV = "__spirv_"
_OTHER_WORDS = {"fmax_common": "max", "fmin_common": "min", "fclamp": "clamp"}
_DIRECTED = frozenset({"async_work_group_strided_copy", "__spirv_GroupAsyncCopy"})  # steps are in global memory
_DIRECTLY_CONVERTED = {  # bfloat16, which is an integer here
    "_Z27__spirv_ConvertFToBF16INTELf": "__spirv_float_to_bfloat16",
    "_Z27__spirv_ConvertBF16ToFINTELt": "__spirv_bfloat16_to_float",
    "_Z27__spirv_ConvertBF16ToFINTELs": "__spirv_bfloat16_to_float",
}
_DIGITS = string.digits + string.ascii_uppercase  # of the numbers in `S0_`
_SAME = str.maketrans("axy", "clm")  # types that another name stands for: signed char, long long, unsigned long long
_SIGNLESS = str.maketrans("hjmt", "cils")
_UNSIGNED = str.maketrans("cils", "hjmt")
_BUILTIN = frozenset("vwbchstijlmfdz")
_HALF = "DF16_"
_ENUMERATIONS = frozenset(
    {"memory_order", "memory_scope", "Flag", "Scope", "MemorySemanticsMask", "GroupOperation", "cl_mem_fence_flags"}
)
_EVENTS = frozenset({"ocl_event", "__ocl_event_t"})
_GLOBAL_SPACE = ("AS1", "CLglobal")  # in code for devices, and for processors
_LONGEST = 250  # characters of a name


class LibraryNames:
    """Maps names that declarations have to those that definitions of a library have, or `others`."""

    def __init__(self, library: Module, others: AbstractSet[str]) -> None:
        self._library = library
        self._others = others

    def in_library(self, name: str) -> str | None:
        """Return the name of the same function in the library, or among others that the device has."""
        if name.startswith(names.DEVICE_LIBRARY_PREFIX):
            plain = name.removeprefix(names.DEVICE_LIBRARY_PREFIX)
            if plain not in self._others:
                return plain if plain in self._library.functions else None
            return self.in_library(plain) or plain
        if name in self._others:
            return of_c(name)
        if (converted := _DIRECTLY_CONVERTED.get(name)) is not None:
            return converted
        found = (one.mangled for one in self.readings(name))
        return next((one for one in found if one in self._library.functions), None)

    def readings(self, name: str) -> Iterator[BuiltinName]:
        """Yield what a mangled name may mean: SPIR-V leaves signs to the word, so types may have another one."""
        read = read_builtin_name(name)
        if read is None:
            return
        if not read.word.startswith(_SPIRV):
            yield _directed(read)
        elif not read.word.startswith(_OPENCL):
            yield read
            yield _directed(read.signless())
        else:
            yield from _opencl_readings(read, read.word.removeprefix(_OPENCL))


def _opencl_readings(read: BuiltinName, word: str) -> Iterator[BuiltinName]:
    sign, _, rest = word.partition("_")
    if sign in ("s", "u") and rest:
        word = rest
    plain = read._replace(word=_OTHER_WORDS.get(word, word))
    if sign == "u":
        yield plain.unsigned()
    elif sign == "s":
        yield plain.signless()
    yield plain


def _directed(read: BuiltinName) -> BuiltinName:
    is_out = read.writes_global and read.word in _DIRECTED
    return read._replace(word=f"{read.word}_out") if is_out else read


class BuiltinName(NamedTuple):
    """A name and the types of its parameters, mangled without substitutions, qualifiers and address spaces.

    Enumerations are `int`, and an event is a pointer. `writes_global` tells of a first pointer to global memory.
    """

    word: str
    types: tuple[str, ...]
    writes_global: bool = False

    @property
    def mangled(self) -> str:
        """The name as compilers spell it that know no address spaces."""
        known: list[str] = []
        types = "".join(_spelled(one, known) for one in self.types)
        return f"_Z{len(self.word)}{self.word}{types or 'v'}"

    def signless(self) -> BuiltinName:
        """Return the name with signed integers in the place of unsigned ones."""
        return self._replace(types=tuple(_translated(one, _SIGNLESS) for one in self.types))

    def unsigned(self) -> BuiltinName:
        """Return the name with unsigned integers in the place of signed ones."""
        return self._replace(types=tuple(_translated(one, _UNSIGNED) for one in self.types))


def read_builtin_name(name: str) -> BuiltinName | None:
    """Return what a mangled name says; None for one that no such function can have."""
    node = read(name) if len(name) <= _LONGEST and name[2:3].isdigit() else None
    match node:
        case Name(word):
            return BuiltinName(word, ())
        case Function(Name(word), None, parameters):
            try:
                return BuiltinName(word, tuple(map(_kind, parameters)), _writes_global(parameters))
            except _Unknown:
                return None
        case _:
            return None


def lanes_of(kind: str) -> tuple[int, str]:
    """Return how many elements a vector type has, and their type; 0 and the type itself for others."""
    if not kind.startswith("Dv"):
        return 0, kind
    count, _, element = kind[2:].partition("_")
    return int(count), element


def _translated(kind: str, table: dict[int, int]) -> str:
    return kind if kind == _HALF else f"{kind[:-1]}{kind[-1].translate(table)}"


def _spelled(kind: str, known: list[str]) -> str:
    if kind == _HALF or len(kind) == 1:
        return kind
    if kind in known:
        number = known.index(kind)
        return f"S{_base36(number - 1) if number else ''}_"
    head, inner = (kind[:1], kind[1:]) if kind[0] == "P" else (kind[: kind.index("_") + 1], lanes_of(kind)[1])
    text = f"{head}{_spelled(inner, known)}"
    known.append(kind)
    return text


def _base36(number: int) -> str:
    return _DIGITS[number] if number < len(_DIGITS) else _base36(number // 36) + _DIGITS[number % 36]


def _kind(node: Node) -> str:
    """Return a type as `BuiltinName` has it. Raises `_Unknown` for one that no function of a device library has."""
    match node:
        case Builtin("DF16_" | "Dh"):
            return _HALF
        case Builtin(code) if (kind := code.translate(_SAME)) in _BUILTIN:
            return kind
        case Qualified(inner) | Extended(inner):
            return _kind(inner)
        case Pointer(inner):
            return f"P{_kind(inner)}"
        case Vector(inner, Name(size)) if inner is not None and size.isdecimal():
            return f"Dv{size}_{_kind(inner)}"
        case Name(word) | Nested(_, Name(word)) if word in _EVENTS:
            return "Pv"
        case Name(word) | Nested(_, Name(word)) if word in _ENUMERATIONS:
            return "i"
        case _:
            raise _Unknown


def _writes_global(parameters: Nodes) -> bool:
    pointer = next((one for one in parameters if isinstance(one, Pointer)), None)
    return pointer is not None and isinstance(pointer.type, Extended) and pointer.type.word in _GLOBAL_SPACE


class _Unknown(Exception):
    """A name has what no function of a device library has."""


DRIVER_FUNCTIONS = frozenset({"__assertfail", "__nvvm_reflect", "free", "malloc", "vprintf"})
"""What NVIDIA's driver and LLVM's code for its GPUs have."""
