"""The kernel that several launches become: its parameters, its code, its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclrt.disk_cache import digest, kept
from syclrt.programs.arguments import Packed
from syclrt.programs.kernel_memory import PART, FlatKernel, facts_of, flat_kernel, flat_text, quoted
from syclrt.programs.program import load
from syclrt.submission.commands import KernelCommand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclopt import DeviceImage
    from syclopt.images.kernel_facts import Parameter
    from syclopt.ir import Module
    from syclrt.backends.device import Context, Device
    from syclrt.graph.fusion.fusion_rules import Launch
    from syclrt.memory.memory_use import Touch
    from syclrt.programs.kernel import Kernel

Place = tuple["Device", "Context"]

_AFTERWARDS = (
    "llvm(always-inline,default<O2>),sycl-forward-stores,llvm(sroa,instcombine,simplifycfg),emit-kernel-accesses"
)
_MOST = 1024
_kernels: dict[bytes, FusedKernel] = {}


class FusedKernel(NamedTuple):
    """A kernel that several became, and the parameters through which it stores."""

    kernel: Kernel
    stored: frozenset[int]


class FusedShape(NamedTuple):
    """What the code of a fused kernel depends on.

    `numbers` has for each parameter of the kernels the number of the fused kernel's parameter; `apart` and `temporary`
    are numbers of such, to memory that no other one leads to, and to memory that nobody reads afterwards; `covering`
    are integers that no global id reaches.
    """

    kernels: tuple[bytes, ...]
    name: str
    numbers: tuple[int, ...]
    apart: tuple[int, ...]
    temporary: tuple[int, ...]
    covering: tuple[int, ...]

    @property
    def digest(self) -> bytes:
        """A digest of all of it."""
        return digest(b"fused kernel", repr(self[1:]), *self.kernels)


def fused_shape(launches: Sequence[Launch], is_temporary: Callable[[int, int], bool]) -> FusedShape:
    """Return the shape of the kernel that launches become, the first one first.

    `is_temporary` tells whether what stands between two addresses is read by nobody else.
    """
    numbers: list[int] = []
    known: dict[object, int] = {}
    touches: dict[int, list[Touch]] = {}
    covering: set[int] = set()
    for at, launch in enumerate(launches):
        first = len(numbers)
        for parameter in launch.command.kernel.parameters:
            numbers.append(known.setdefault(_identity(launch, at, parameter), len(known)))
            if _covers(launch, parameter):
                covering.add(numbers[-1])
        for touch in launch.memory.touches:
            touches.setdefault(numbers[first + touch.parameter], []).append(touch)
    apart = tuple(one for one in sorted(touches) if _is_apart(touches, one))
    temporary = tuple(one for one in apart if all(is_temporary(each.start, each.end) for each in touches[one]))
    flat = [flat_kernel(launch.command.kernel) for launch in launches]
    name = "+".join(launch.command.kernel.name for launch in launches)
    return FusedShape(
        tuple(one.digest for one in flat), name, tuple(numbers), apart, temporary, tuple(sorted(covering))
    )


def _identity(launch: Launch, at: int, parameter: Parameter) -> object:
    """Return what parameters that can be one have in common: type and value; those of floating-point are their own."""
    is_own = parameter.kind == "scalar" and not parameter.type.startswith("i")
    command = launch.command
    value = (at, parameter.index) if is_own else command.arguments.data[command.kernel.layout.slot(parameter.index)]
    return parameter.kind, parameter.type, value


def _covers(launch: Launch, parameter: Parameter) -> bool:
    """Tell whether an argument is a number that is larger than all global ids in the first dimension."""
    if parameter.type not in ("i32", "i64"):
        return False
    command = launch.command
    data = command.arguments.data[command.kernel.layout.slot(parameter.index)]
    return int.from_bytes(data, "little", signed=True) >= command.shape.global_size[0]


def _is_apart(touches: dict[int, list[Touch]], number: int) -> bool:
    """Tell whether no other parameter leads to what is written through one, nor writes what is read through it."""
    return not any(
        (mine.stores or its.stores) and mine.meets(its.start, its.end)
        for other, others in touches.items()
        if other != number
        for its in others
        for mine in touches[number]
    )


def fused_command(launches: Sequence[Launch], kernel: Kernel, shape: FusedShape, place: Place) -> KernelCommand:
    """Return the launch of the kernel that launches become. Raises `SyclError`."""
    layout = kernel.layout
    data = bytearray(layout.num_bytes)
    keeps: dict[int, object] = {}
    numbers = iter(shape.numbers)
    for launch in launches:
        own = launch.command
        for parameter, number in zip(own.kernel.parameters, numbers, strict=False):
            data[layout.slot(number)] = own.arguments.data[own.kernel.layout.slot(parameter.index)]
        keeps |= {id(one): one for one in own.arguments.keeps}
    range_of = launches[0].command.shape
    launcher = kernel.program.launcher(kernel, range_of, *place)
    packed = Packed(bytes(data), 0, tuple(keeps.values()))
    return KernelCommand(kernel, range_of, launcher, packed, kernel.may_wait)


def fused_kernel(launches: Sequence[Launch], shape: FusedShape) -> FusedKernel:
    """Return the kernel that launches become: one that is there, of the same shape, or a new one.

    Raises `SycloptError` where the passes refuse it.
    """
    from syclopt.ir import Module

    place = shape.digest
    found = _kernels.get(place)
    if found is None:
        flat = FlatKernel.read(kept(place, lambda: flat_text(_fused_image(launches, shape), shape.name)))
        kernel = load(Module.parse(flat.text, shape.name)).kernels[shape.name]
        found = FusedKernel(kernel, frozenset(one.parameter for one in facts_of(flat.lines).accesses if one.stores))
        if len(_kernels) >= _MOST:
            _kernels.clear()
        _kernels[place] = found
    return found


def _fused_image(launches: Sequence[Launch], shape: FusedShape) -> DeviceImage:
    from syclopt import run_pipeline
    from syclopt.ir import Module, link

    parts: dict[bytes, Module] = {}
    for one, launch in zip(shape.kernels, launches, strict=True):
        if one not in parts:
            module = parts[one] = Module.parse(flat_kernel(launch.command.kernel).text, launch.command.kernel.name)
            module.functions[PART].rename(f"{PART}.{len(parts)}")
    order = [*parts]
    module = link(parts.values(), name=shape.name) if len(parts) > 1 else parts[order[0]]
    kernels = ",".join(f"{PART}.{order.index(one) + 1}" for one in shape.kernels)
    options = ";".join((f"kernels={kernels}", f"result={quoted(shape.name)}", *_options(shape), "indexes-fit"))
    (image,) = run_pipeline(module, f"sycl-fuse-kernels<{options}>,{_AFTERWARDS}")
    return image


def _options(shape: FusedShape) -> Iterator[str]:
    for option, numbers in (
        ("parameters", shape.numbers),
        ("apart", shape.apart),
        ("temporary", shape.temporary),
        ("covering", shape.covering),
    ):
        if numbers:
            yield f"{option}={','.join(map(str, numbers))}"
