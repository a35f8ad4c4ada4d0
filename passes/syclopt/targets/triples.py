"""Whose code a module is, by its target triple: that of devices, of this processor, or of nobody that is known."""

from __future__ import annotations

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
