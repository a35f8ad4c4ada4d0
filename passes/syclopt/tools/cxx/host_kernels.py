"""The kernels that host code submits, as DPC++'s headers leave them in an object, and whether device code has them."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

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
