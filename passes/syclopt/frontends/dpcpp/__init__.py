"""DPC++'s front end, translator and step after linking: the compiler library in the package `intel-sycl-rt`.

`pip install 'syclopt[dpcpp]'` brings it; SYCLOPT_DPCPP_ROOT names the prefix of another environment that has it.
"""

from __future__ import annotations

from syclopt.frontends.dpcpp.compiler import compile, device_library, post_link, translate  # noqa: A004 - its name is fixed
from syclopt.frontends.dpcpp.compiler_interface import PeerImage
from syclopt.frontends.dpcpp.device_module import DeviceModule
from syclopt.frontends.dpcpp.installation import Installation, find_installation

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
