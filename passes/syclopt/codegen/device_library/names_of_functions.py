"""Which function of the device library a name stands for: compilers have several names for one function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.device_library.builtin_names import BuiltinName, read_builtin_name
from syclopt.codegen.device_library.c_functions import C_FUNCTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.ir.module import Module

_OPENCL = "__spirv_ocl_"  # begins names of OpenCL's functions in SPIR-V
_SPIRV = "__spirv_"
_OTHER_WORDS = {"fmax_common": "max", "fmin_common": "min", "fclamp": "clamp"}
_DIRECTED = frozenset({"async_work_group_strided_copy", "__spirv_GroupAsyncCopy"})  # steps are in global memory
_DIRECTLY_CONVERTED = {  # bfloat16, which is an integer here
    "_Z27__spirv_ConvertFToBF16INTELf": "__spirv_float_to_bfloat16",
    "_Z27__spirv_ConvertBF16ToFINTELt": "__spirv_bfloat16_to_float",
    "_Z27__spirv_ConvertBF16ToFINTELs": "__spirv_bfloat16_to_float",
}


class LibraryNames:
    """Maps names that declarations have to those that definitions of a library have."""

    def __init__(self, library: Module) -> None:
        self._library = library

    def in_library(self, name: str) -> str | None:
        """Return the name of the same function in the library, or in C's."""
        if name.startswith(names.DEVICE_LIBRARY_PREFIX):
            plain = name.removeprefix(names.DEVICE_LIBRARY_PREFIX)
            return plain if plain in C_FUNCTIONS or plain in self._library.functions else None
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
