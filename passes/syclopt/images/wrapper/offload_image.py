"""A device image as a runtime takes it from a program: its code, the names of its entry points, its properties."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Self

from syclopt.errors import InputError
from syclopt.images.properties import PropertySets

_MAGICS = {b"\x03\x02\x23\x07": 2, b"\x07\x23\x02\x03": 2, b"BC\xc0\xde": 3}


class CodeFormat(IntEnum):
    """What the code of an image is, as the runtime numbers it."""

    NONE = 0
    NATIVE = 1
    SPIRV = 2
    BITCODE = 3

    @classmethod
    def of(cls, code: bytes) -> Self:
        """Return the format of some code: SPIR-V and bitcode are known by their first bytes, all else is native."""
        return cls(_MAGICS.get(code[:4], 1))


@dataclass(frozen=True, slots=True)
class OffloadImage:
    """One image; `target` is the architecture of a triple, such as `spir64`, or `spir64_x86_64` for native code."""

    code: bytes = field(repr=False)
    symbols: tuple[str, ...] = ()
    sets: PropertySets = field(default_factory=PropertySets)
    target: str = "spir64"
    compile_options: str = ""
    link_options: str = ""

    def __post_init__(self) -> None:
        for name in (self.target, self.compile_options, self.link_options, *self.symbols):
            if "\0" in name:
                raise InputError(f"a wrapper cannot hold {name!a}: it has a null character")

    @property
    def code_format(self) -> CodeFormat:
        """What the code is."""
        return CodeFormat.of(self.code)
