"""Code for NVIDIA's GPUs: the one place where the way from device code to PTX is spelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.errors import InputError
from syclopt.images.machine_code import KernelFacts
from syclopt.targets.nvidia_gpus import can_wait_for_grids

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_CALLED_KERNELS = "sycl-outline-called-kernels"
_LIBRARY_PASSES = "sycl-retarget<device=nvptx64>,sycl-link-device-library<device=nvptx64>"
_INLINING_PASSES = "sycl-hide-alloca-sizes,sycl-lower-atomics,llvm(default<O1>)"
_LOOP_PASSES = "sycl-unroll-strides,sycl-join-exits"
_PARAMETER_PASSES = "sycl-place-local-memory,sycl-pack-arguments,sycl-take-launch"
_KERNEL_PASSES = f"sycl-mask-lanes,{_PARAMETER_PASSES},{_LOOP_PASSES},sycl-name-for-ptx"
_STRUCTORS = ("llvm.global_ctors", "llvm.global_dtors")
_REQUIRED_SIZE = "nvvm.reqntid"
_ENTRY, _BODY = "\n.visible .entry ", "\n{\n"
# `Launch` of launch.hpp tells behind 92 bytes whether the grid has to wait.
_WAIT = """\
\t.reg .pred \t%waits;
\t.reg .b32 \t%early;
\tld.param.b32 \t%early, [{launch}+92];
\tsetp.ne.b32 \t%waits, %early, 0;
\t@%waits griddepcontrol.wait;
"""


@dataclass(frozen=True)
class PTX:
    """A program for NVIDIA's GPUs, as the driver and `ptxas` take it."""

    text: str
    architecture: str
    """The least that it runs on, such as `sm_90`."""
    kernels: Mapping[str, KernelFacts]
    """Name of a kernel in device code -> what is known of it."""
    variables: Mapping[str, str]
    """Name of a variable in device code -> its name in PTX."""


def ptx_of(
    module: Module,
    kernels: Sequence[str],
    variables: Sequence[str],
    architecture: str,
    local_size: tuple[int, ...] = (),
) -> PTX:
    """Return the PTX of a linked program, in which `kernels` and `variables` can be found.

    `local_size` are the extents of all work-groups, where they are known: kernels that require others are left out.
    Raises `SycloptError`.
    """
    from syclopt.ir.llvm import get_ready

    get_ready()
    _check(module, kernels, variables)
    kernels = [name for name in kernels if _may_have(module.functions[name], local_size)]
    return _made(_lowered(module, kernels, variables, local_size), kernels, variables, architecture)


def printing_for_host() -> Module:
    """Return a module for the host that reads what kernels printed: `__native_format_records` of the device library."""
    from syclopt.codegen.device_library import host_formatting

    return host_formatting()


def _check(module: Module, kernels: Sequence[str], variables: Sequence[str]) -> None:
    """Raise `InputError` for kernels and variables that are not there, and for functions that are no kernels."""
    for name in kernels:
        function = module.functions.get(name)
        if function is None or function.is_declaration:
            raise InputError(f"nothing in the program defines kernel '{name}'")
        if function.calling_convention not in (names.SPIR_KERNEL, names.PTX_KERNEL):
            message = f"kernel '{name}' has the calling convention '{function.calling_convention}'"
            raise InputError(f"{message}, expected '{names.SPIR_KERNEL}'", function.location)
    for name in variables:
        variable = module.globals.get(name)
        if variable is None or variable.is_declaration:
            raise InputError(f"nothing in the program defines variable '{name}'")


def _may_have(kernel: Function, local_size: tuple[int, ...]) -> bool:
    """Tell whether a kernel may be launched with work-groups of a size; any may where that is not known."""
    from syclopt.analysis.device_metadata import integers_of

    required = integers_of(kernel, names.REQD_WORK_GROUP_SIZE_KIND)
    return not (required and local_size) or (*required, 1, 1)[:3] == (*local_size, 1, 1)[:3]


def _lowered(module: Module, kernels: Sequence[str], variables: Sequence[str], local_size: tuple[int, ...]) -> Module:
    """Return what LLVM gets: of the program what the kernels need, with the device library."""
    from syclopt.pipeline.run import run_pipeline

    visible = (*kernels, *variables)
    module = module.copy()
    before_all = [name for name in _STRUCTORS if name in module.globals]  # they are refused
    module.keep(module.reachable([*visible, *before_all]))
    module.set_linkage([module.symbols[name] for name in visible], "external")
    extents = ",".join(map(str, local_size))
    by_size = f"sycl-fix-local-size<local-size={extents}>" if extents else "sycl-guard-kernels"
    (image,) = run_pipeline(module, f"{_CALLED_KERNELS},{_LIBRARY_PASSES},{by_size},{_INLINING_PASSES}")
    module = image.module
    module.keep(module.reachable(visible))
    (image,) = run_pipeline(module, _KERNEL_PASSES)
    return image.module


def _made(lowered: Module, kernels: Sequence[str], variables: Sequence[str], architecture: str) -> PTX:
    from syclopt.codegen.nvptx.sycl_name_for_ptx import ptx_name
    from syclopt.ir.llvm import to_ptx
    from syclopt.pipeline.assembler_faults import without_faults

    symbols = {name: ptx_name(name) for name in (*kernels, *variables)}
    text = without_faults(to_ptx(lowered, architecture, (*symbols.values(), names.NVPTX_PRINT_BUFFER)).decode("ascii"))
    waits = can_wait_for_grids(architecture)
    if waits:
        text = _with_waits(text)
    unknown = _with_unknown_stack(lowered)
    facts = {name: _facts(lowered.functions[symbols[name]], unknown, waits_for_grids=waits) for name in kernels}
    return PTX(text, architecture, facts, {name: symbols[name] for name in variables})


def _with_waits(text: str) -> str:
    """Return PTX in which kernels that are launched early begin with a wait for the grids before theirs.

    The wait is put into the text since LLVM may read memory that it takes for constant before any instruction.
    """
    head, *entries = text.split(_ENTRY)
    return _ENTRY.join([head, *map(_with_wait, entries)])


def _with_wait(entry: str) -> str:
    head, brace, body = entry.partition(_BODY)
    launch = head.rpartition("[")[0].rpartition(" ")[2]  # the last parameter
    return f"{head}{brace}{_WAIT.format(launch=launch)}{body}"


def _with_unknown_stack(lowered: Module) -> Collection[Key]:
    """Return what reaches a function that calls itself, or through a pointer, or takes memory of a computed size."""
    from syclopt.analysis.call_graph import CallGraph, components
    from syclopt.analysis.ways import steps_towards
    from syclopt.ir.text.patterns import compile_pattern

    computed_size = compile_pattern(r"\balloca [^,\n]++, i[0-9]++ %")
    keys = lowered.definition_keys()
    kernels = lowered.functions_with_convention(names.PTX_KERNEL)
    found = {key for key in keys if computed_size.search(lowered.functions[key].body_text)}
    if all(key in kernels for key in keys) and not found:
        return found
    graph = CallGraph.compute(lowered)
    for component in components(keys, graph.callees):
        if len(component) > 1 or component[0] in graph.callees.get(component[0], ()):
            found.update(component)
    found.update(key for key in keys if any(call.is_indirect for call in lowered.functions[key].calls))
    return steps_towards(found, graph.callers)


def _facts(kernel: Function, with_unknown_stack: Collection[Key], *, waits_for_grids: bool) -> KernelFacts:
    said = kernel.attributes.strings
    size = said.get(_REQUIRED_SIZE, "")
    return KernelFacts(
        symbol=kernel.name,
        guarded_dimensions=int(said.get(names.GUARDED, "0")),
        has_arguments_in_memory=names.ARGUMENTS_IN_MEMORY in said,
        static_local_bytes=int(said.get(names.STATIC_LOCAL_BYTES, "0")),
        dynamic_local_bytes=int(said.get(names.DYNAMIC_LOCAL_BYTES, "0")),
        prints=names.NVPTX_PRINT_BUFFER in kernel.module.reachable([kernel.key]),
        waits_for_grids=waits_for_grids,
        has_unknown_stack=kernel.key in with_unknown_stack,
        work_group_size=tuple(int(extent) for extent in size.split(",") if extent),
    )


def cubin_of(ptx: PTX, architecture: str, newest: int | None = None) -> bytes:
    """Return machine code for one architecture, by the `ptxas` of a package or a toolkit.

    Raises `AssemblerError`, also where that is of a newer version of CUDA than `newest`, such as `13`.
    """
    from syclopt.pipeline.ptxas import assembled

    return assembled(ptx.text, architecture, {facts.symbol: name for name, facts in ptx.kernels.items()}, newest)
