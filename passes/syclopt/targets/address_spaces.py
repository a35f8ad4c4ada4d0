"""Address spaces of device code, as OpenCL numbers them, and which parameters of kernels point to local memory."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from syclopt.ir.views.function import Function

LOCAL = 3
_NUMBER = re.compile(r"i32 ([0-9]+)")


def local_parameters(kernel: Function) -> frozenset[int]:
    """Return the indices of the parameters of a kernel that point to local memory.

    Their types tell; or the metadata of OpenCL C, in code for processors, where all pointers have one address space.
    """
    spaces = [one.type.address_space if one.type.kind == "pointer" else None for one in kernel.parameters]
    if 0 in spaces and names.ARGUMENT_ADDRESS_SPACES_KIND in kernel.metadata_kinds:
        noted = [int(number) for number in _NUMBER.findall(kernel.metadata[names.ARGUMENT_ADDRESS_SPACES_KIND].content)]
        if len(noted) == len(spaces):
            spaces = [other if space == 0 else space for space, other in zip(spaces, noted, strict=True)]
    return frozenset(at for at, space in enumerate(spaces) if space == LOCAL)
