"""The modules that both post-link steps are given: real ones, and such that are made up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.peer.random_modules import random_module

from syclopt import names
from syclopt.ir.module import Module
from syclopt.passes import Warnings
from syclopt.pipeline.run import run_pipeline
from syclopt.tools.cxx.device_code import ALL_PARTS, with_device_libraries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
_QUIET = Warnings(["no-host-virtual-function"])
# What DPC++ does to the raw code of its front end before its step after linking, without optimization and with it.
_LOWERING = "sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage,compile-time-properties"
_OPTIMIZING = (
    "sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage<exclude-aspects=fp64>,"
    "llvm(default<O2>),sycl-propagate-aspects-usage,sycl-mutate-printf-addrspace,compile-time-properties"
)


class Input(NamedTuple):
    """A module to compare: its name, and what makes it."""

    name: str
    make: Callable[[], Module]


def fixtures() -> Iterator[Input]:
    """Yield the modules of ir_fixtures/real; the raw ones of DPC++'s front end lowered, and optimized too."""
    for path in sorted(_REAL.glob("*.ll")):
        if path.stem.startswith("dpcpp_") and not path.stem.endswith("_o2"):
            yield Input(f"{path.stem}, lowered", lambda path=path: lowered(Module.read(path), _LOWERING))
            yield Input(
                f"{path.stem}, optimized",
                lambda path=path: _with_libraries(lowered(Module.read(path), _OPTIMIZING)),
            )
        else:
            yield from_file(path)


def from_file(path: Path) -> Input:
    """Return the module of a file."""
    return Input(path.stem, lambda: _with_libraries(Module.read(path)))


def made_up(count: int) -> Iterator[Input]:
    """Yield random modules, by their seeds."""
    for seed in range(count):
        yield Input(f"random {seed}", lambda seed=seed: Module.parse(random_module(seed), f"random_{seed}.ll"))


def lowered(module: Module, pipeline: str) -> Module:
    """Return the module after passes that do not split it."""
    (image,) = run_pipeline(module, pipeline, warnings=_QUIET)
    return image.module


def _with_libraries(module: Module) -> Module:
    """Return the module with what it needs of DPC++'s device libraries, which DPC++ links before its step."""
    return with_device_libraries(module, ALL_PARTS)


def has_conditional_calls(module: Module) -> bool:
    """Whether the module has calls under a condition, of which DPC++'s step knows nothing."""
    return bool(module.functions_with_string(names.CALL_CONDITIONALLY))
