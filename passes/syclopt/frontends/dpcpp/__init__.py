"""DPC++'s front end, translator and step after linking: the compiler library in the package `intel-sycl-rt`.

`pip install 'syclopt[dpcpp]'` brings it; SYCLOPT_DPCPP_ROOT names the prefix of another environment that has it. The
public names load their module on first use: the process that calls the library needs none of them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from syclopt.frontends.dpcpp.compiler import (
        DeviceModule,
        Installation,
        compile,  # noqa: A004 - its name is fixed
        device_library,
        find_installation,
        post_link,
        translate,
    )
    from syclopt.frontends.dpcpp.compiler_interface import PeerImage

__all__ = [
    "DeviceModule",
    "Installation",
    "PeerImage",
    "compile",
    "device_library",
    "find_installation",
    "post_link",
    "translate",
]
_MODULES = {
    "DeviceModule": "compiler",
    "Installation": "compiler",
    "PeerImage": "compiler_interface",
    "compile": "compiler",
    "device_library": "compiler",
    "find_installation": "compiler",
    "post_link": "compiler",
    "translate": "compiler",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value
