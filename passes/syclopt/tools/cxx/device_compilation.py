"""The device code of one source, as DPC++'s front end makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.frontends import dpcpp
from syclopt.tools.cxx.cxx_headers import OWN_HEADERS
from syclopt.tools.cxx.device_targets import front_end_triple, macro_options, triple_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.tools.cxx.cxx_arguments import Arguments


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
    options = [*macro_options((target,)), *OWN_HEADERS, *front_end_options(arguments)]
    triple = front_end_triple(arguments.targets)
    module = dpcpp.compile(source, options, triple=triple, lowered=arguments.lowered_by_dpcpp, receive=receive)
    module.triple = triple_of(target)
    return module
