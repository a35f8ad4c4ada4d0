"""The pages that say which functions the device library has, made of the library itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.analysis.c_functions import PROCESS_FUNCTIONS
from syclopt.codegen.device_library.names_of_functions import DRIVER_FUNCTIONS, lanes_of, read_builtin_name

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

[Sub-groups](devices.md#the-processor) have the size that a kernel requires. A ballot as one more operand of SPIR-V's
non-uniform folds, shuffles and ballots, and of barriers, says who takes part; folds have the numbers of partitioned
ones then. Those without one are for all work-items of the sub-group that come there, in one round of the loops around
it: what stands before a `break` or a `return` is behind the loop for compilers, and those that leave in different
rounds meet there. Atomic operations are sequentially consistent, whatever order they are given. A function that has a
barrier, a variable in local memory or something of sub-groups cannot call itself, and cannot be called through a
pointer. Anything else that device code calls and nobody defines is an error, which names the kernel and the calls that
lead there.

The types are those of the first parameter, or of what it points to. [What is different on NVIDIA's
GPUs](device_library_cuda.md) has a page of its own.
"""
_CUDA_HEAD = f"""\
# The device library for NVIDIA's GPUs

`sycl-link-device-library<device=nvptx64>` gives device code for NVIDIA's GPUs what it calls and no image defines: all
that [processors have](device_library.md), by the same names and mostly from the same source, but for what stands below.
This page is written by `scripts/regen_device_library`.

- A sub-group is a warp: 32 work-items that follow each other in their work-group; the last one may have fewer.
  `sub_group_non_uniform_...`, shuffles and `__spirv_GroupNonUniform...` are for those of them that come there,
  whatever ways they took ([`sycl-mask-lanes`](passes.md#sycl-mask-lanes)).
- Atomic operations and fences have the orders and scopes that they are given. A work-group sees what the device sees;
  `memory_scope_all_svm_devices` reaches the host and other GPUs.
- A barrier, and local memory, may be in any function, also in one that calls itself or is called through a pointer.
- Mathematics is that of NVIDIA's `libdevice`, and of functions that are made of it. It is in the package
  `nvidia-cuda-nvcc-cu12`, which `pip install 'syclopt[cuda]'` brings; SYCLOPT_LIBDEVICE names another file. Denormal
  numbers are kept, divisions and square roots are exact. `native_...` of floats are quick, and may be far off.
- LLVM's intrinsics and `frem` become functions of the library where LLVM has no code for them, or wrong code.
- `printf` and a failed `assert` go to memory that the host gives (`{names.NVPTX_PRINT_BUFFER}`, in
  [records](../passes/syclopt/codegen/device_library/sources/nvptx/records.hpp)); text that finds no room there is
  counted and lost. A kernel whose assertion fails traps.
- Matrices (`joint_matrix`) are refused, as is what only a process has.
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
    known = [name for name in sorted({*others, *PROCESS_FUNCTIONS}) if not name.startswith("__spirv_")]
    parts.append(f"\n## C and C++\n\n{_joined(known)}\n")
    return "".join(parts)


def cuda_page(processors: Module, gpus: Module) -> str:
    """Return the text of the page that tells what GPUs have other than processors."""
    ours = {str(key) for key in processors.definition_keys()} | PROCESS_FUNCTIONS
    there = {str(key) for key in gpus.definition_keys()} | DRIVER_FUNCTIONS
    lacking = [name for name in sorted(ours - there) if not _is_inside(processors, name)]
    return f"{_CUDA_HEAD}\n## What they lack\n\n{_joined(lacking)}\n"


def _is_inside(processors: Module, name: str) -> bool:
    """Tell whether a function is none that device code may call: it is inside of a file, or for LLVM or the host."""
    return name.startswith(("__native_", "__extend", "__trunc")) or (
        name in processors.functions and processors.functions[name].is_internal
    )


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
