"""Device code of a source: for which targets it is made, with which options and libraries, and how it is compiled."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import InputError, UsageError, nearest
from syclopt.targets.nvidia_gpus import TRIPLE as NVIDIA_GPUS
from syclopt.targets.nvidia_gpus import architecture_of, is_nvidia_gpu

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.ir.module import Module
    from syclopt.tools.cxx.cxx_options import Arguments

JUST_IN_TIME, PROCESSORS = "spir64", "spir64_x86_64"
THIS_PROCESSOR = "native_cpu"  # takes code that is made for any device
_VENDOR = "-unknown-unknown"
_NVIDIA = f"{JUST_IN_TIME}-nvidia-cuda"  # device code for their GPUs; that for one architecture has its name behind it
_NVIDIA_PREFIX = "nvidia_gpu_"
TARGETS = {
    **{f"{name}{vendor}": name for name in (JUST_IN_TIME, PROCESSORS) for vendor in ("", _VENDOR)},
    THIS_PROCESSOR: THIS_PROCESSOR,
}
"""Targets that code can be made for, as command lines spell them; beside NVIDIA's GPUs."""
OWN_HEADERS = ("-isystem", str(Path(__file__).parents[2] / "include"))
"""Options of a compiler that has programs find them, on both sides."""

_ROUNDING = "-fsycl-range-rounding="
_ROUNDING_MACROS = {
    "disable": "__SYCL_DISABLE_PARALLEL_FOR_RANGE_ROUNDING__",
    "force": "__SYCL_FORCE_PARALLEL_FOR_RANGE_ROUNDING__",
}
_UNUSUAL_ROUNDING = ("-fsycl-exp-range-rounding", "__SYCL_EXP_PARALLEL_FOR_RANGE_ROUNDING__")
_RANGES = {
    **{f"-fsycl-id-queries-range={name}": name for name in ("int", "uint", "size_t")},
    "-fsycl-id-queries-fit-in-int": "int",
    "-fno-sycl-id-queries-fit-in-int": "size_t",
}
# The library, and what it holds as command lines call it.
_PARTS: Mapping[str, frozenset[str]] = {
    "crt": frozenset({"libc"}),
    "cmath": frozenset({"libm-fp32", "libm-fp64"}),
    "fallback-bfloat16": frozenset({"libm-bfloat16"}),
    "imf": frozenset({"libimf-fp32", "libimf-fp64", "libimf-bf16"}),
}
ALL_PARTS = frozenset[str]().union(*_PARTS.values())
_ALL = "all"
_OF_IMF = "imf_"


def read_targets(text: str) -> tuple[str, ...]:
    """Return the targets that `-fsycl-targets=` lists, each once. Raises `UsageError` for any other."""
    return tuple(dict.fromkeys(map(_read_target, text.split(","))))


def read_acpp_targets(option: str, text: str) -> tuple[str, ...]:
    """Return the targets that AdaptiveCpp's option lists, each once: `omp;cuda:sm_80,sm_90`.

    Raises `UsageError` for those that no code can be made for.
    """
    return tuple(dict.fromkeys(name for one in text.split(";") for name in _read_acpp_target(option, one)))


def _read_acpp_target(option: str, text: str) -> Iterator[str]:
    backend, _, architectures = text.partition(":")
    match backend.partition(".")[0]:
        case "generic" | "omp":
            yield JUST_IN_TIME
        case "cuda":
            yield from (
                _read_target(f"{_NVIDIA_PREFIX}{one}") if one else NVIDIA_GPUS for one in architectures.split(",")
            )
        case _:
            message = f"option '{option}': no code can be made for '{text}'; expected generic, omp or cuda:sm_90"
            raise UsageError(f"{message}, or several with semicolons between them")


def _read_target(name: str) -> str:
    if name in TARGETS:
        return TARGETS[name]
    if not is_nvidia_gpu(name):
        expected = ", ".join((JUST_IN_TIME, THIS_PROCESSOR, PROCESSORS))
        message = f"option '-fsycl-targets=': no code can be made for '{name}'; expected {expected}"
        raise UsageError(f"{message}, {NVIDIA_GPUS} or {_NVIDIA_PREFIX}sm_90, or several with commas between them")
    from syclopt.targets import get

    try:
        target = get(name)
        architecture_of(target)
    except InputError as error:
        raise UsageError(f"option '-fsycl-targets=': {error.message}") from None
    return target.name


def triple_of(target: str) -> str:
    """Return the triple of device code for a target; whatever the target, that code is as SPIR has it."""
    if not is_nvidia_gpu(target):
        return f"{target}{_VENDOR}"
    return _NVIDIA if target == NVIDIA_GPUS else f"{_NVIDIA}-{target.removeprefix(_NVIDIA_PREFIX)}"


def macro_options(targets: Sequence[str]) -> list[str]:
    """Return the options that predefine the macros of targets, by which headers know what they are compiled for."""
    if targets == (JUST_IN_TIME,):
        return []
    from syclopt.targets import get

    return [f"-D{macro}" for target in targets for macro in get(target).macros]


def front_end_triple(targets: Sequence[str]) -> str | None:
    """Return the triple that the front end compiles for, when code is made for `targets`; None for its own.

    Kernels that are compiled ahead of time take one argument more, the buffer of specialization constants. The host
    side calls those of all targets one way, so that all take it where one does.
    """
    return None if tuple(targets) == (JUST_IN_TIME,) else triple_of(PROCESSORS)


def device_name(source: str, target: str, targets: Sequence[str], ending: str) -> str:
    """Return the name of a file for the device code of a source for one of several targets, or for the only one."""
    return f"{Path(source).stem}{f'-sycl-{triple_of(target)}' if len(targets) > 1 else ''}{ending}"


def target_of(module: Module) -> str:
    """Return the target that a module was compiled for."""
    triple = module.triple or JUST_IN_TIME
    if triple == _NVIDIA:
        return NVIDIA_GPUS
    if triple.startswith(f"{_NVIDIA}-"):
        return f"{_NVIDIA_PREFIX}{triple.removeprefix(f'{_NVIDIA}-')}"
    return triple.partition("-")[0]


def by_target(modules: Sequence[Module], wanted: Sequence[str]) -> dict[str, list[Module]]:
    """Return the modules of a program by their targets, those for any device last.

    Where a runtime takes the first image that a device can run, it is the one made for it. `wanted` are the targets of
    the command line; without any named there, all that there is code for count. Raises `UsageError` where a source or
    an object has no code for a target that others, or the command line, have.
    """
    found: dict[str, list[Module]] = {}
    for module in modules:
        found.setdefault(target_of(module), []).append(module)
    named = () if tuple(wanted) == (JUST_IN_TIME,) else wanted
    for target in (*found, *named) if found else ():
        names = {module.name for module in found.get(target, ())}
        for module in modules:
            if module.name not in names:
                message = f"'{module.name}' has device code for {target_of(module)}, but none for {target}"
                raise UsageError(f"{message}; compile all of the program with the same -fsycl-targets=")
    return {target: found[target] for target in sorted(found, key=JUST_IN_TIME.__eq__)}


def host_macro_options(arguments: Arguments) -> list[str]:
    """Return the options that predefine, for host code, the macros of targets and those of its integration header.

    That header comes behind DPC++'s own, for which these are: they say which kernels a `parallel_for` is, and where
    code is not optimized, ranges are not rounded up.
    """
    device = arguments.device
    chosen = [option.removeprefix(_ROUNDING) for option in device if option.startswith(_ROUNDING)]
    rounding = chosen[-1] if chosen else "disable" if "-O0" in device else ""
    macros = [_ROUNDING_MACROS[rounding]] if rounding in _ROUNDING_MACROS else []
    option, macro = _UNUSUAL_ROUNDING
    macros += [macro] if option in device else []
    return [*macro_options(arguments.targets), *(f"-D{each}=1" for each in macros)]


def range_of_queries(device: Sequence[str]) -> str:
    """Return the type that the results of queries for ids fit in; a runtime refuses larger ranges."""
    chosen = [_RANGES[option] for option in device if option in _RANGES]
    return chosen[-1] if chosen else "int"


def front_end_options(arguments: Arguments) -> list[str]:
    """Return the options of the device compilation: it optimizes also where the command line does not say so."""
    device = arguments.device
    return device if any(option.startswith("-O") for option in device) else ["-O2", *device]


def compile_for(
    source: str, target: str, arguments: Arguments, receive: Callable[[str, str], None] | None = None
) -> DeviceModule:
    """Return the device code of a source for one of the targets; `receive` is that of `dpcpp.compile`.

    Raises `FileError`, `FrontEndError`.
    """
    from syclopt.frontends import dpcpp

    options = [*macro_options((target,)), *OWN_HEADERS, *front_end_options(arguments)]
    triple = front_end_triple(arguments.targets)
    module = dpcpp.compile(source, options, triple=triple, lowered=arguments.lowered_by_dpcpp, receive=receive)
    module.triple = triple_of(target)
    return module


def read_parts(option: str, text: str) -> frozenset[str]:
    """Return the parts that the value of an option lists. Raises `UsageError` for one that there is not."""
    names = text.split(",")
    if unknown := [name for name in names if name not in ALL_PARTS and name != _ALL]:
        expected = f"{', '.join(sorted(ALL_PARTS))} or {_ALL}"
        hint = nearest(unknown[0], [*ALL_PARTS, _ALL])
        raise UsageError(f"option '{option}': found '{unknown[0]}', expected {expected}{hint}")
    return ALL_PARTS if _ALL in names else frozenset(names)


def with_device_libraries(module: Module, parts: AbstractSet[str]) -> Module:
    """Return the module with those functions of the libraries that it uses and does not define.

    A library of which `parts` has nothing is left out. Raises `FrontEndError`, `LinkError`.
    """
    declared = [str(key) for key in module.declaration_keys()]
    if not any(map(_is_of_library, declared)):
        return module
    wanted = [name for name, own in _PARTS.items() if own & parts]
    if not any(_OF_IMF in key for key in declared) and "imf" in wanted:
        wanted.remove("imf")
    from syclopt.frontends import dpcpp
    from syclopt.ir.linking import link

    libraries = [dpcpp.device_library(name) for name in wanted]
    return link([module, *libraries], only_needed=True, warn=lambda _: None, name=module.name)


def _is_of_library(name: str) -> bool:
    return not name.startswith(("llvm.", "_Z", "__spirv_", "__sycl_")) or _OF_IMF in name or "bf16" in name
