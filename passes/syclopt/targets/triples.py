"""Whose code a module is, by its target triple: that of devices, of this processor, or of nobody that is known.

And address spaces of device code, as OpenCL numbers them, by which parameters of kernels point to local memory.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from syclopt.ir.views.function import Function

PROCESSORS = {
    "x86_64": frozenset({"x86_64", "amd64", "x86_64h"}),
    "aarch64": frozenset({"aarch64", "arm64"}),
}
"""Name of a processor, as `platform.machine` has it -> the spellings of LLVM."""

_DEVICE = frozenset({"spir64", "spirv64"})
_VENDORS = frozenset({"", "pc", "unknown", "none", "redhat", "suse"})
_SYSTEMS = frozenset({"", "unknown", "none", "linux"})
_ENVIRONMENTS = ("gnu", "musl", "elf", "unknown", "none")
_SMALL = ("gnux32", "muslx32", "gnu_ilp32", "gnueabi", "gnuf32")  # pointers of 32 bits, or another way to pass numbers
LOCAL = 3
_NUMBER = re.compile(r"i32\s+([0-9]+)")


def is_for_devices(triple: str) -> bool:
    """Tell whether a triple is that of device code with pointers of 64 bits, whose address spaces are SPIR's."""
    return triple.split("-", 1)[0] in _DEVICE


def is_for_processor(triple: str, processor: str) -> bool:
    """Tell whether a triple stands for a processor with Linux, or none in particular, in any spelling of LLVM.

    No triple does, and llvmlite's `unknown-unknown-unknown`.
    """
    processor_name, *others = triple.split("-")
    if processor_name not in ("", "unknown") and processor_name not in PROCESSORS.get(processor, ()):
        return False
    if others and others[0] in _VENDORS:
        others = others[1:]
    system, environment = [*others, "", ""][:2]
    if len(others) > 2 or system not in _SYSTEMS or environment in _SMALL:
        return False
    return not environment or environment.startswith(_ENVIRONMENTS)


def local_parameters(kernel: Function) -> frozenset[int]:
    """Return the indices of the parameters of a kernel that point to local memory.

    Their types tell; or the metadata of OpenCL C, in code for processors, where all pointers have one address space.
    """
    spaces = [one.type.address_space if one.type.kind == "pointer" else None for one in kernel.parameters]
    if 0 in spaces and names.ARGUMENT_ADDRESS_SPACES_KIND in kernel.metadata_kinds:
        from syclopt.ir.text.printed import as_printed
        from syclopt.ir.text.source import to_internal

        content = as_printed(to_internal(kernel.metadata[names.ARGUMENT_ADDRESS_SPACES_KIND].content))
        noted = [int(number) for number in _NUMBER.findall(content)]
        if len(noted) == len(spaces):
            spaces = [other if space == 0 else space for space, other in zip(spaces, noted, strict=True)]
    return frozenset(at for at, space in enumerate(spaces) if space == LOCAL)
