"""The kernels that host code submits, as DPC++'s headers leave them in an object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.mangling.demangle import demangled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.tools.cxx.object_files import ObjectFile

# For each type that names a kernel there is a constant of a template, which begins with the kernel's name as the
# integration header has it: a pointer and a length. Where the kernel is submitted, a function has a variable for it.
_CONSTANT = "_ZN4sycl3_V16detail27compile_time_kernel_info_v121CompileTimeKernelInfoI"
_VARIABLE = "_ZZN4sycl3_V16detail19getDeviceKernelInfoI"
_LENGTH = slice(8, 16)


def submitted_kernels(file: ObjectFile) -> list[str]:
    """Return the types that name the kernels which the code of an object submits."""
    return [*_names(file, _VARIABLE)] if file.mentions(_VARIABLE) else []


def kernels_without_device_code(file: ObjectFile) -> list[str]:
    """Return the types that name those kernels of an object of which its integration header said nothing."""
    submitted = submitted_kernels(file)
    constants = _names(file, _CONSTANT) if submitted else {}
    return [name for name in submitted if (content := constants.get(name)) and not any(content[_LENGTH])]


def _names(file: ObjectFile, prefix: str) -> dict[str, bytes]:
    return {name: content for symbol, content in file.symbols.items() for name in _argument(symbol, prefix)}


def _argument(symbol: str, prefix: str) -> Iterator[str]:
    """Yield the argument of the template that a symbol with this prefix stands for."""
    spelled = demangled(symbol) if symbol.startswith(prefix) else None
    if spelled is not None and spelled.endswith((">", ">()::Info")):
        yield spelled.partition("KernelInfo<")[2].removesuffix("()::Info").removesuffix(">")
