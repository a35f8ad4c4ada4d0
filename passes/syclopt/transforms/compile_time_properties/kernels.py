"""What the compile-time properties of a kernel are in metadata: decorations, execution modes, registers and more.

`!RegisterAllocMode` knows three sizes of the registers of a thread, and every driver of Intel's GPUs understands it.
`!MaximumRegisters` takes any number, and needs the SPIR-V extension SPV_INTEL_maximum_registers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import InputError
from syclopt.transforms.compile_time_properties.decorations import DECORATIONS, Place, decoration

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

REGISTER_NAMES = (names.REGISTER_ALLOC_MODE, names.GRF_SIZE, names.MAXIMUM_REGISTERS)
_ALLOC_MODES = {0: 0, 128: 1, 256: 2}
_LARGEST = 512
_GPU_AHEAD_OF_TIME = re.compile(r"spir64_gen(?:-|\Z)")
_PIPELINE_ENABLE = 5919
_INITIATION_INTERVAL = 5917
_INTEGER = re.compile(r"-?[0-9]{1,10}", re.ASCII)
_I32 = 1 << 31
_WORK_GROUP_SIZES = 3
_DIGITS = 20
_FPGA = re.compile(r"spir(?:64)?_fpga-|spir(?:64)?_fpga\Z")
_POINTER = re.compile(r"(?:^|-)p0?:([0-9]{1,9})")


def check_registers(attributes: Mapping[str, str], place: Place) -> None:
    """Raise `InputError` where attributes say in several ways how many registers there are."""
    said = [name for name in REGISTER_NAMES if name in attributes]
    if len(said) > 1:
        raise InputError(f'{place.what} has both "{said[0]}" and "{said[1]}", expected one of them', place.location)


def alloc_mode(_: Module, kernel: Function, value: str, place: Place) -> tuple[str, str] | None:
    """Return kind and node for a mode of the allocation; None for an ESIMD function. Raises `InputError`."""
    return _mode(kernel, place.number(names.REGISTER_ALLOC_MODE, value))


def grf_size(module: Module, kernel: Function, value: str, place: Place) -> tuple[str, str] | None:
    """Return kind and node for a size; None for an ESIMD function, and for a size that metadata leaves to others.

    A size without a mode is an option of the driver, which the runtime gives it by the property of the image. Ahead of
    time nothing does, so the size that GPUs have besides is metadata there. Raises `InputError`.
    """
    size = place.number(names.GRF_SIZE, value)
    if size in _ALLOC_MODES:
        return _mode(kernel, _ALLOC_MODES[size])
    if size != _LARGEST or _is_esimd(kernel) or not _GPU_AHEAD_OF_TIME.match(module.triple or ""):
        return None
    return _maximum(size)


def maximum_registers(_: Module, __: Function, value: str, place: Place) -> tuple[str, str]:
    """Return kind and node for a number of registers; 0 lets the compiler choose. Raises `InputError`."""
    return _maximum(place.number(names.MAXIMUM_REGISTERS, value))


def _mode(kernel: Function, mode: int) -> tuple[str, str] | None:
    return None if _is_esimd(kernel) else (names.REGISTER_ALLOC_MODE_KIND, f"!{{i32 {mode}}}")


def _maximum(number: int) -> tuple[str, str]:
    return names.MAXIMUM_REGISTERS_KIND, f"!{{i32 {number}}}" if number else '!{!"AutoINTEL"}'


def _is_esimd(kernel: Function) -> bool:
    return names.EXPLICIT_SIMD_KIND in kernel.metadata_kinds


class ExecutionMode(NamedTuple):
    """An execution mode of SPIR-V, for floating-point numbers of a width."""

    mode: int
    width: int


# bit -> the modes that it asks for, in the order in which they are listed
_MODES = {
    1: tuple(ExecutionMode(4462, width) for width in (64, 32, 16)),  # round to nearest, ties to even
    2: tuple(ExecutionMode(5620, width) for width in (64, 32, 16)),  # round up
    4: tuple(ExecutionMode(5621, width) for width in (64, 32, 16)),  # round down
    8: tuple(ExecutionMode(4463, width) for width in (64, 32, 16)),  # round to zero
    16: tuple(ExecutionMode(4460, width) for width in (64, 32, 16)),  # flush denormals to zero
    128: (ExecutionMode(4459, 16),),  # keep denormals
    64: (ExecutionMode(4459, 32),),
    32: (ExecutionMode(4459, 64),),
}


@dataclass(frozen=True, slots=True)
class KernelProperties:
    """The decorations of a kernel, its further metadata (kind and node, of one kind the first counts), its modes."""

    decorations: tuple[str, ...]
    metadata: tuple[tuple[str, str], ...]
    modes: tuple[ExecutionMode, ...]


def kernel_properties(module: Module, kernel: Function) -> KernelProperties:
    """Return what the attributes of `kernel` say, in the order of their names.

    Raises `InputError` for a value of another form than expected, and for several ways to choose registers at once.
    """
    attributes = kernel.attributes.strings
    place = Place(f"kernel '@{kernel.key}'", kernel)
    check_registers(attributes, place)
    decorations: list[str] = []
    metadata: list[tuple[str, str]] = []
    modes: tuple[ExecutionMode, ...] = ()
    for name in sorted(attributes):
        value = attributes[name]
        if name == names.PIPELINED:
            decorations += _pipelined(value, place)
        elif name == names.FLOATING_POINT_CONTROL:
            bits = place.number(name, value)
            modes = tuple(mode for bit, listed in _MODES.items() if bits & bit for mode in listed)
        elif name in DECORATIONS:
            decorations.append(decoration(name, value, place))
        elif name in _SIZES:
            metadata += _work_group_size(module, name, value, place)
        elif name in _METADATA:
            found = _METADATA[name](module, kernel, value, place)
            metadata += [found] if found is not None else []
    return KernelProperties(tuple(decorations), tuple(metadata), modes)


def _pipelined(value: str, place: Place) -> list[str]:
    if not _INTEGER.fullmatch(value) or not -_I32 <= int(value) < _I32:
        raise place.error(names.PIPELINED, value, "a signed 32-bit number")
    number = int(value)
    found = [f"!{{i32 {_PIPELINE_ENABLE}, i32 {int(number != 0)}}}"]
    return [*found, f"!{{i32 {_INITIATION_INTERVAL}, i32 {number}}}"] if number > 0 else found


def _work_group_size(module: Module, name: str, value: str, place: Place) -> list[tuple[str, str]]:
    """Return a node of three numbers, the fastest dimension first; with fewer dimensions, also one that counts them."""
    bits, sizes = _pointer_bits(module), value.split(",")
    missing = _WORK_GROUP_SIZES - len(sizes)
    if missing < 0 or not all(_is_size(size, bits) for size in sizes):
        raise place.error(name, value, "one to three numbers with commas between them")
    numbers = [*(int(size) for size in reversed(sizes)), *[1] * missing]
    node = f"!{{{', '.join(f'i{bits} {number}' for number in numbers)}}}"
    dimensions = [(names.WORK_GROUP_NUM_DIM_KIND, f"!{{i32 {len(sizes)}}}")] if missing else []
    return [(_SIZES[name], node), *dimensions]


def _is_size(value: str, bits: int) -> bool:
    return value.isascii() and value.isdigit() and len(value) <= _DIGITS and not int(value) >> bits


def _max_linear_size(module: Module, _: Function, value: str, place: Place) -> _Found:
    bits = _pointer_bits(module)
    if not _is_size(value, bits):
        raise place.error(names.MAX_LINEAR_WORK_GROUP_SIZE, value, "a number")
    return names.MAX_LINEAR_WORK_GROUP_SIZE_KIND, f"!{{i{bits} {int(value)}}}"


_Found = tuple[str, str] | None


def _interface(name: str, word: str, more: str) -> Callable[[Module, Function, str, Place], _Found]:
    def read(_: Module, __: Function, value: str, place: Place) -> _Found:
        return names.IP_INTERFACE_KIND, f'!{{!"{word}", !"{more}"}}' if place.number(name, value) else f'!{{!"{word}"}}'

    return read


def _sub_group_size(_: Module, __: Function, value: str, place: Place) -> _Found:
    return names.REQD_SUB_GROUP_SIZE_KIND, f"!{{i32 {place.number(names.SUB_GROUP_SIZE, value)}}}"


def _single_task(module: Module, _: Function, __: str, ___: Place) -> _Found:
    return (names.MAX_GLOBAL_WORK_DIM_KIND, "!{i32 0}") if _FPGA.match(module.triple or "") else None


def _pointer_bits(module: Module) -> int:
    """Return the width of a pointer: what the data layout says, or else what the target triple means."""
    found = _POINTER.search(module.data_layout or "")
    if found:
        return int(found[1])
    return 32 if (module.triple or "").startswith(("spir-", "spirv32", "i386", "i686", "nvptx-")) else 64


_SIZES = {
    names.WORK_GROUP_SIZE: names.REQD_WORK_GROUP_SIZE_KIND,
    names.WORK_GROUP_SIZE_HINT: names.WORK_GROUP_SIZE_HINT_KIND,
    names.MAX_WORK_GROUP_SIZE: names.MAX_WORK_GROUP_SIZE_KIND,
}
_METADATA = {
    names.MAX_LINEAR_WORK_GROUP_SIZE: _max_linear_size,
    names.SUB_GROUP_SIZE: _sub_group_size,
    names.SINGLE_TASK: _single_task,
    names.STREAMING_INTERFACE: _interface(names.STREAMING_INTERFACE, "streaming", "stall_free_return"),
    names.REGISTER_MAP_INTERFACE: _interface(names.REGISTER_MAP_INTERFACE, "csr", "wait_for_done_write"),
    names.REGISTER_ALLOC_MODE: alloc_mode,
    names.GRF_SIZE: grf_size,
    names.MAXIMUM_REGISTERS: maximum_registers,
}
MARKS = frozenset({*DECORATIONS, *_SIZES, *_METADATA, names.PIPELINED, names.FLOATING_POINT_CONTROL})
