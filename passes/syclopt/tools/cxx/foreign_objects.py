"""Objects whose device code another compiler wrote, known by what that compiler calls it."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclopt.tools.cxx.object_files import ObjectFile

_BUNDLE = "__CLANG_OFFLOAD_BUNDLE__sycl"
_PACKED = ".llvm.offloading"
_PACKED_MAGIC = b"\x10\xff\x10\xad"
_PACKED_HEADER = struct.Struct("<4sIQQQ")  # magic, version, size of the whole, place and size of its entry
_PACKED_ENTRY = struct.Struct("<HH")  # what the code is, and for what
_SYCL = 8
_ADAPTIVE = ("__acpp_", "__hipsycl_")


def foreign_compiler(file: ObjectFile) -> str | None:
    """Return what wrote the device code of an object, for messages; None where no other compiler did."""
    bundle = next((name for name in file.section_names if name.startswith(_BUNDLE)), None)
    if bundle is not None:
        return f"DPC++ (section '{bundle}')"
    if _SYCL in _kinds(file.section(_PACKED) or b""):
        return f"DPC++ (section '{_PACKED}')"
    if not any(map(file.mentions, _ADAPTIVE)):
        return None
    symbol = next((name for name in file.symbols if name.startswith(_ADAPTIVE)), None)
    return f"AdaptiveCpp (symbol '{symbol}')" if symbol else None


def _kinds(content: bytes) -> Iterator[int]:
    """Yield what the parts of a section of offloaded code are for."""
    at = content.find(_PACKED_MAGIC)
    while 0 <= at <= len(content) - _PACKED_HEADER.size:
        _, _, _, entry, _ = _PACKED_HEADER.unpack_from(content, at)
        if at + entry + _PACKED_ENTRY.size <= len(content):
            yield _PACKED_ENTRY.unpack_from(content, at + entry)[1]
        at = content.find(_PACKED_MAGIC, at + 1)
