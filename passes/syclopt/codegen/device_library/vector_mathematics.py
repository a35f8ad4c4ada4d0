"""Mathematical functions that processors have for one number and for several at once, which get the same results.

Until vectors are made of work-items they are called as LLVM's intrinsics, `llvm.exp.f32` and `llvm.exp.v16f32`; those
for which there is none have their own names from the start, as `__native_math.erf.f32`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable

_INTRINSICS = "acos asin atan atan2 cos cosh exp exp10 exp2 log log10 log2 pow sin sinh tan tanh"
_OTHERS = "acosh asinh atanh cbrt erf erfc expm1 hypot log1p pown"
WORDS = frozenset(f"{_INTRINSICS} {_OTHERS}".split())
"""What the functions of floats are called, without types."""
_OF_DOUBLES = frozenset({"cos", "exp", "log", "sin"})
_OF_TWO = frozenset({"atan2", "hypot", "pow"})
_WITH_INTEGER = frozenset({"pown"})
_SIZES = {"f32": (4, 8, 16), "f64": (2, 4, 8)}  # how many numbers the functions of the library take at once
_BITS = {"f32": 32, "f64": 64}
_ELEMENTS = {"f32": "float", "f64": "double"}
_FILE = "vector_mathematics.ll"
_ATTRIBUTES = "nounwind willreturn memory(none)"
_NAME = compile_pattern(rf"(?:llvm\.|{re.escape(names.NATIVE_MATHEMATICS)})([a-z0-9]++)\.(?:v([0-9]++))?(f32|f64)")


@cache
def vector_mathematics() -> Module:
    """Return the library; it is not to be edited."""
    return Module.parse(files(__package__ or "").joinpath(_FILE).read_bytes(), _FILE)


def of_c(name: str) -> str | None:
    """Return the name that OpenCL's function has that does what C's does, for floats and doubles; None for others."""
    word, kind = (name, "d") if name in WORDS else (name.removesuffix("f"), "f")
    return f"_Z{len(word)}{word}{kind * (2 if word in _OF_TWO else 1)}" if word in WORDS else None


def read_name(name: str) -> VectorFunction | None:
    """Return the function that a name stands for, which may be an intrinsic; None for what is none of the functions."""
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in (WORDS if found[3] == "f32" else _OF_DOUBLES):
        return None
    return VectorFunction(found[1], found[3], int(found[2] or 1))


class VectorFunction(NamedTuple):
    """A function of floats (`f32`) or doubles (`f64`), which takes a number of them at once, one or more."""

    word: str
    kind: str
    lanes: int

    @property
    def name(self) -> str:
        """Its own name."""
        return f"{names.NATIVE_MATHEMATICS}{self.word}.{f'v{self.lanes}' if self.lanes > 1 else ''}{self.kind}"

    @property
    def is_in_library(self) -> bool:
        """Whether the library has it: others are made of these."""
        return self.lanes in (1, *_SIZES[self.kind])

    @property
    def declaration(self) -> str:
        """The text that declares it."""
        return f"declare {self._parameters[0]} @{self.name}({', '.join(self._parameters)}) {_ATTRIBUTES}\n"

    @property
    def definition(self) -> str:
        """The text that defines it by calls of functions for as many numbers as the library has, and declares these."""
        sizes = _SIZES[self.kind]
        part = self.of(next((one for one in sizes if one >= self.lanes), sizes[-1]))
        parameters, kinds, lines, joined = self._parameters, part._parameters, list[str](), "poison"
        whole, kind = parameters[0], kinds[0]
        for start in range(0, self.lanes, part.lanes):
            taken = _order(min(start + at, self.lanes - 1) for at in range(part.lanes))
            spread = _order(min(max(at - start, 0), part.lanes - 1) for at in range(self.lanes))
            chosen = _order(at + self.lanes * (start <= at < start + part.lanes) for at in range(self.lanes))
            for at, one in enumerate(parameters):
                lines.append(f"%a{at}.{start} = shufflevector {one} %{at}, {one} poison, {taken}")
            given = ", ".join(f"{one} %a{at}.{start}" for at, one in enumerate(kinds))
            lines.append(f"%r.{start} = call {kind} @{part.name}({given})")
            lines.append(f"%s.{start} = shufflevector {kind} %r.{start}, {kind} poison, {spread}")
            lines.append(f"%j.{start} = shufflevector {whole} {joined}, {whole} %s.{start}, {chosen}")
            joined = f"%j.{start}"
        body = "".join(f"  {line}\n" for line in (*lines, f"ret {whole} {joined}"))
        head = f"define {whole} @{self.name}({', '.join(parameters)}) {_ATTRIBUTES}"
        return f"{part.declaration}{head} {{\n{body}}}\n"

    @property
    def as_variant(self) -> str:
        """What LLVM is told of it, as a variant of the function for one number."""
        return f"_ZGV_LLVM_N{self.lanes}{'v' * len(self._parameters)}_{self.of(1).name}({self.name})"

    def of(self, lanes: int) -> VectorFunction:
        """Return the same function for another number of lanes."""
        return self._replace(lanes=lanes)

    def in_registers(self, bits: int) -> list[VectorFunction]:
        """Return those of the library for as many numbers as registers have, and half as many."""
        most = bits // _BITS[self.kind]
        return [self.of(size) for size in _SIZES[self.kind] if size in (most // 2, most)]

    @property
    def _parameters(self) -> list[str]:
        """The types of its parameters; that of the first one is that of the result."""
        elements = [_ELEMENTS[self.kind]] * (2 if self.word in _OF_TWO else 1)
        if self.word in _WITH_INTEGER:
            elements.append("i32")
        return [f"<{self.lanes} x {one}>" if self.lanes > 1 else one for one in elements]


def _order(places: Iterable[int]) -> str:
    listed = ", ".join(f"i32 {one}" for one in places)
    return f"<{listed.count(',') + 1} x i32> <{listed}>"
