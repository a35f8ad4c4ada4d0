"""The page that says which functions the device library for processors has, made of the library itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.codegen.device_library.names_of_functions import C_FUNCTIONS, lanes_of, read_builtin_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.ir.module import Module

_NAMES = {
    "c": "char", "h": "uchar", "s": "short", "t": "ushort", "i": "int", "j": "uint", "l": "long", "m": "ulong",
    "DF16_": "half", "f": "float", "d": "double", "b": "bool", "v": "void",
}  # fmt: skip
EXACTNESS = "\n## How exact mathematical functions are\n"  # begins a part of the page that is not made of the library
_HEAD = f"""\
# The device library for processors

`sycl-link-device-library` gives device code for this machine's processor what it calls and no image defines. This
page is written by `scripts/regen_device_library`.

A function is found by all names that compilers have for it: OpenCL's with any address space (`_Z5fractfPU3AS4f`),
SPIR-V's `__spirv_ocl_X` for OpenCL's `X`, DPC++'s `{names.DEVICE_LIBRARY_PREFIX}X` for C's `X`;
`llvm.spv.X` and the variables `@__spirv_BuiltInX` for the functions that ask for the work-item. Beside the types below

- functions of one number for each element have vectors of 2, 3, 4, 8 and 16 too, and comparisons of vectors give 0
  or -1;
- `convert_T_sat_rte(x)` and SPIR-V's conversions convert between all numbers, with all modes and sizes;
- `select`, `shuffle` and `shuffle2` take all types; `printf`, in all spellings of SPIR-V too, takes all conversions of
  OpenCL, those of vectors too (`%v4hlf`), and halves and floats as they are. A specialization constant has its default
  value.

A sub-group is one work-item. Atomic operations are sequentially consistent, whatever order they are given. A
function that has a barrier or a variable in local memory cannot call itself, and cannot be called through a
pointer. Anything else that device code calls and nobody defines is an error, which names the kernel and the calls
that lead there.

The types are those of the first parameter, or of what it points to.
"""


def coverage_page(library: Module) -> str:
    """Return the text of the page."""
    opencl: dict[str, dict[str, None]] = {}
    spirv: dict[str, dict[str, None]] = {}
    others: list[str] = []
    for key in library.definition_keys():
        name = str(key)
        if library.functions[key].is_internal or name.startswith("_Zd"):
            continue
        if (read := read_builtin_name(name)) is None:
            others.append(name)
            continue
        words = spirv if read.word.startswith("__spirv_") else opencl
        number = next((one for one in read.types if _number(one) != "void"), "v")
        words.setdefault(read.word, {})[_number(number)] = None
    parts = [_HEAD, _table("OpenCL", opencl), _table("SPIR-V", spirv)]
    known = [name for name in sorted({*others, *C_FUNCTIONS}) if not name.startswith("__spirv_")]
    parts.append(f"\n## C and C++\n\n{_joined(known)}\n")
    return "".join(parts)


def _number(kind: str) -> str:
    return _NAMES.get(lanes_of(kind.lstrip("P"))[1], "void")


def _table(title: str, words: dict[str, dict[str, None]]) -> str:
    rows: dict[str, list[str]] = {}
    for word in sorted(words):
        kinds = [name for name in _NAMES.values() if name in words[word] and name != "void"]
        rows.setdefault(", ".join(kinds) or "none", []).append(word)
    lines = (f"| {kinds} | {_joined(row)} |\n" for kinds, row in sorted(rows.items()))
    return f"\n## {title}\n\n| types | functions |\n|---|---|\n{''.join(lines)}"


def _joined(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
